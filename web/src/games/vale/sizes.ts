/**
 * How large everything lies on the table: as large as the window allows, decided once for the whole of it, so that
 * nothing moves unless it must. Widths of cards are in pixels; a card is 1.4 times as high.
 */

export interface Window {
  /** The room for the table, without the log beside it. */
  across: number;
  tall: number;
}

export interface Lying {
  players: number;
  /** Places on the board in each family, those of cards that were taken included, and columns of artifacts. */
  places: number[];
  tiles: number;
  /** How many cards must fit beside each other in one's own area, and how many are in hand. */
  spaces: number;
  held: number;
}

export interface Sizes {
  form: "desktop" | "upright" | "flat";
  /** The widths of cards on the board, of artifacts, in others' areas, in one's own, and in hand. */
  board: number;
  tile: number;
  others: number;
  own: number;
  hand: number;
  /** Whether artifacts lie below the cards of the board instead of beside them. */
  below: boolean;
  /** How far apart the cards in hand lie: less than a card, where they are fanned. */
  step: number;
}

const NARROW = 700;
const FLAT = 560;
const HIGH = 1.4;
/** What is not a card: heads, frames and gaps, in pixels. */
const STRIP = 92;
const FRAMES = 132;
const CROWDED = 62;
const EMPTY = 92;
const FLAT_EMPTY = 54;
const GAP = 7;
const FRAME = 16;
/** From this width on a card has room for its text. */
export const WORDY = 184;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

export function sizes(window: Window, lying: Lying): Sizes {
  if (window.tall < FLAT) return flat(window, lying);
  return window.across < NARROW ? upright(window, lying) : desktop(window, lying);
}

function desktop({ across, tall }: Window, lying: Lying): Sizes {
  const crowd = lying.players > 2;
  const room = (tall - STRIP - FRAMES - (crowd ? CROWDED : 0)) / HIGH;
  const most = Math.max(crowd ? 190 : 236, tall * 0.2);
  const tile = clamp(52, room * 0.13, 96);
  const wide = rowOf(across, lying, 0);
  const beside = rowOf(across, lying, lying.tiles * (tile + 6) + 24);
  const below = lying.tiles > 0 && beside < Math.min(110, wide);
  const least = crowd ? 110 : 150;
  const board = Math.floor(Math.min(below ? wide : beside, clamp(least, room * 0.4, most)));
  const left = room - board;
  const others = clamp(
    44,
    Math.min(left * 0.28, (across / Math.max(1, lying.players - 1) - 40) / 6),
    Math.max(112, tall * 0.1),
  );
  const own = clamp(
    54,
    Math.min(left * 0.34, (across - 260 - (below ? lying.tiles * 2 * (tile + 6) : 0)) / lying.spaces),
    Math.max(170, tall * 0.15),
  );
  const hand = clamp(60, left * 0.38, Math.max(180, tall * 0.15));
  return { form: "desktop", board, tile, others, own, hand, below, step: fan(hand, lying.held, across * 0.6) };
}

/** How wide a card on the board can be for all to lie in one row. */
function rowOf(across: number, { places }: Lying, taken: number, bare = EMPTY): number {
  const empty = places.filter((it) => it === 0).length;
  const cards = places.reduce((sum, it) => sum + it, 0) || 1;
  const frames = (places.length - empty) * FRAME + empty * bare + places.length * GAP;
  return (across - taken - frames) / cards - GAP;
}

function upright({ across }: Window, lying: Lying): Sizes {
  const row = Math.min(5, Math.max(4, ...lying.places));
  const board = clamp(58, (across - 60) / row - 6, 110);
  const own = clamp(58, (across - 45) / 5, 92);
  const hand = 72;
  return {
    form: "upright",
    board,
    tile: 54,
    others: 58,
    own,
    hand,
    below: true,
    step: fan(hand, lying.held, across - 24),
  };
}

/** A phone on its side: the hand and the question lie beside the board. */
function flat({ across, tall }: Window, lying: Lying): Sizes {
  const side = clamp(230, across * 0.34, 320);
  const board = clamp(64, Math.min(rowOf(across - side, lying, 0, FLAT_EMPTY), (tall - 110) / HIGH), 150);
  return {
    form: "flat",
    board,
    tile: 52,
    others: 56,
    own: 72,
    hand: 66,
    below: true,
    step: fan(66, lying.held, side - 20),
  };
}

/** Cards beside each other while there is room, and upon each other then. */
function fan(card: number, many: number, room: number): number {
  return many < 2 ? card + GAP : Math.min(card + GAP, (room - card) / (many - 1));
}
