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
  /** How many cards must fit in one's own area, in one row or two, what lies apart there, and how many are in hand. */
  spaces: number;
  apart: number;
  held: number;
  /** How many cards that lie nowhere on the table are offered beside the hand. */
  offered: number;
  /** How many cards lie beside each other opposite. */
  facing: number;
}

interface Frames {
  gap: number;
  frame: number;
  empty: number;
}

export interface Sizes {
  form: "desktop" | "upright" | "flat";
  /** The widths of cards on the board, of artifacts, in others' areas, in one's own, and in hand. */
  board: number;
  tile: number;
  others: number;
  own: number;
  hand: number;
  /** Whether artifacts lie below the cards of the board instead of beside them, and there in two rows. */
  below: boolean;
  stacked: boolean;
  /** Whether one's own cards lie in one row, upon each other rather than in a second one: there is no room for that. */
  single: boolean;
  /** Whether frames are slim, and families without cards are strips with their names upright. */
  slim: boolean;
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
const GAP = 7;
const FRAME = 16;
/** What the families take besides their cards: a gap beside each card and family, a frame, and a family without cards. */
const WIDE: Frames = { gap: GAP, frame: FRAME, empty: 92 };
const SLIM: Frames = { gap: 3, frame: 9, empty: 28 };
const FLAT_FRAMES: Frames = { ...WIDE, empty: 54 };
/** The head and the frame of the artifacts, and the head beside an area. */
const TILES_HEAD = 40;
const HEAD = 260;
/** No narrower are artifacts on a desktop. */
const TILE = 48;
/** No narrower are one's own cards. */
const SMALL = 54;
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
  const least = crowd ? 110 : 150;
  const large = clamp(TILE, room * 0.13, 96);
  const display = lying.tiles ? lying.tiles * (large + 6) + 14 : 0;
  // Not by how this round's cards lie, or everything would lie elsewhere in the next one.
  const crowded = { ...lying, places: [lying.players * 2, 0, 0, 0, 0] };
  const slim = rowOf(across, crowded, display, WIDE) < least;
  const frames = slim ? SLIM : WIDE;
  const below = lying.tiles > 0 && rowOf(across, crowded, display, frames) < least;
  const row = rowOf(across, lying, below ? 0 : display, frames);
  const tile = below ? TILE : large;
  const table: Table = { across, tall, room, tile, below };
  const wanted = Math.floor(Math.min(row, clamp(least, room * 0.4, most)));
  const roomy = around(table, lying, wanted);
  // Where one's own cards would be small, those of the board give way as far as they may.
  const found = roomy.own < SMALL ? around(table, lying, Math.min(wanted, least)) : roomy;
  const offered = Math.min(across * 0.3, lying.offered * (found.hand + GAP));
  const step = fan(found.hand, lying.held, across * 0.6 - offered);
  return { form: "desktop", tile, below, slim, ...found, own: Math.max(SMALL, found.own), step };
}

interface Table extends Window {
  /** What is left for cards above each other, in widths of a card. */
  room: number;
  tile: number;
  below: boolean;
}

/** What lies around the board, where its cards are so wide. */
function around({ across, tall, room, tile, below }: Table, lying: Lying, board: number) {
  const crowd = lying.players > 2;
  const left = room - board;
  const facing = crowd ? (across / (lying.players - 1) - 40) / 6 : (across - HEAD) / lying.facing;
  const others = clamp(44, Math.min(left * 0.28, facing), Math.max(112, tall * 0.1));
  const hand = clamp(60, left * (crowd ? 0.36 : 0.38), Math.max(180, tall * 0.15));
  const spare = left - others - hand;
  const stacked = below && spare * HIGH >= 2 * tile * HIGH + TILES_HEAD - FRAME;
  const wide = across - HEAD - (below ? lying.tiles * (stacked ? 1 : 2) * (tile + 6) + 24 : 0);
  const inOne = Math.min(spare, wide / (lying.spaces + lying.apart));
  const inTwo = Math.min(spare / 2 - GAP, wide / (Math.ceil(lying.spaces / 2) + lying.apart));
  const own = Math.min(Math.max(inOne, inTwo), Math.max(170, tall * 0.15));
  return { board, others, hand, own, stacked, single: inTwo < SMALL || inOne >= inTwo };
}

/** How wide a card on the board can be for all to lie in one row. */
function rowOf(across: number, { places }: Lying, taken: number, { gap, frame, empty }: Frames): number {
  const bare = places.filter((it) => it === 0).length;
  const cards = places.reduce((sum, it) => sum + it, 0) || 1;
  const frames = (places.length - bare) * frame + bare * empty + places.length * gap;
  return (across - taken - frames) / cards - gap;
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
    stacked: false,
    slim: false,
    single: false,
    step: fan(hand, lying.held, across - 24),
  };
}

/** A phone on its side: the hand and the question lie beside the board. */
function flat({ across, tall }: Window, lying: Lying): Sizes {
  const side = clamp(230, across * 0.34, 320);
  const board = clamp(64, Math.min(rowOf(across - side, lying, 0, FLAT_FRAMES), (tall - 110) / HIGH), 150);
  return {
    form: "flat",
    board,
    tile: 52,
    others: 56,
    own: 72,
    hand: 66,
    below: true,
    stacked: false,
    slim: false,
    single: false,
    step: fan(66, lying.held, side - 20),
  };
}

/** Cards beside each other while there is room, and upon each other then. */
function fan(card: number, many: number, room: number): number {
  return many < 2 ? card + GAP : Math.min(card + GAP, (room - card) / (many - 1));
}
