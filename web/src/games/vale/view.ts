/** What the server's view of a position of The Vale of Eternity holds. */

export interface Hand {
  size: number;
  known: string[];
  costs?: number[];
}

export interface SeatView {
  score: number;
  stones: Partial<Record<Stone, number>>;
  worth: Record<Stone, number>;
  limit: number;
  spaces: number;
  area: string[];
  used: string[];
  hand: Hand;
  shelter?: Hand;
  appeased?: string[];
  gear?: string[];
  seals?: number;
  curses?: number;
}

export interface View {
  variant: Record<string, string>;
  seat: number;
  players: number;
  goal: number;
  rounds: number;
  round: number;
  first: number;
  phase: "hunting" | "action" | "resolution" | "curse";
  turn: number;
  deck: { size: number; known: [number, string][] };
  pile: string[];
  board: { card: string; marker: number }[];
  seats: SeatView[];
  over: boolean;
  display?: string[];
  tokens?: Record<string, number>;
}

export const STONES = ["red", "blue", "purple"] as const;
export type Stone = (typeof STONES)[number];
export const FAMILIES = ["fire", "water", "earth", "wind", "dragon"] as const;
export type Family = (typeof FAMILIES)[number];
export const SEALS = 3;

/** What selling a card of each family brings: it is printed on the board. */
export const SALES: Record<Family, Stone[]> = {
  fire: ["red", "red", "red"],
  water: ["blue"],
  earth: ["red", "red", "red", "red"],
  wind: ["red", "blue"],
  dragon: ["purple"],
};

export type Purse = Partial<Record<Stone, number>>;

/** What stones are worth to their owner when paying. */
export function worth(seat: SeatView, purse: Purse): number {
  return STONES.reduce((sum, stone) => sum + (purse[stone] ?? 0) * seat.worth[stone], 0);
}

export function amount(purse: Purse): number {
  return STONES.reduce((sum, stone) => sum + (purse[stone] ?? 0), 0);
}

/** The cards of a player that one can see. */
export function cardsOf(seat: SeatView): string[] {
  const { area, hand, shelter, appeased = [], gear = [] } = seat;
  return [...area, ...hand.known, ...(shelter?.known ?? []), ...appeased, ...gear];
}

/** Every card that lies where one can see it. */
export function inSight(view: View): Set<string> {
  return new Set([...view.board.map((it) => it.card), ...(view.display ?? []), ...view.seats.flatMap(cardsOf)]);
}
