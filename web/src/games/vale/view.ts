/** What the server tells of The Vale of Eternity as data, and what follows from it at a glance. */
import type { components } from "./wire";

type Schemas = components["schemas"];
/** What one viewer sees of a position. */
export type View = Schemas["View"];
export type SeatView = Schemas["SeatView"];
/** A card, a tile or a summoner's face, in words. */
export type Card = Schemas["Card"];
export type Stone = keyof Schemas["Worth"];
export type Purse = Schemas["Purse"];
export type Family = NonNullable<Card["family"]>;

export const STONES: readonly Stone[] = ["red", "blue", "purple"];
export const FAMILIES: readonly Family[] = ["fire", "water", "earth", "wind", "dragon"];
export const SEALS = 3;

export const isFamily = (name: string): name is Family => FAMILIES.some((it) => it === name);

/** What selling a card of each family brings: it is printed on the board. */
export const SALES: Record<Family, Stone[]> = {
  fire: ["red", "red", "red"],
  water: ["blue"],
  earth: ["red", "red", "red", "red"],
  wind: ["red", "blue"],
  dragon: ["purple"],
};

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

const FANNED = 0.45;
const LABEL = 0.6;
const fanned = (many: number): number => (many ? LABEL + 1 + (many - 1) * FANNED : 0);

/** How many cards' widths lie apart from a player's area: what lies fanned takes less than it has cards. */
export function apart({ gear = [], shelter, appeased = [] }: SeatView, hand = 0): number {
  return gear.length + fanned(hand) + fanned(shelter?.size ?? 0) + fanned(appeased.length);
}

/** Every card that lies where one can see it; artifacts on offer do not, where they lie in a heap. */
export function inSight(view: View, heaped = false): Set<string> {
  const display = heaped ? [] : (view.display ?? []);
  return new Set([...view.board.map((it) => it.card), ...display, ...view.seats.flatMap(cardsOf)]);
}
