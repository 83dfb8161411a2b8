/**
 * How large everything lies on the table: as large as the window allows, decided once for the whole of it, so that
 * nothing moves unless it must. Widths of cards are in pixels; a card is 1.4 times as high.
 */

export interface Window {
  /** The room for the table, without the log beside it. */
  across: number;
  tall: number;
  /** How large letters are, in sixteenths of a pixel's: more than 1 in a large window. */
  unit: number;
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
  /** How many cards that lie nowhere on the table are offered beside the hand, and whether much else is. */
  offered: number;
  wordy: boolean;
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
  /** And of those that are offered beside the hand. */
  tray: number;
  /** How far apart the cards in hand lie: less than a card, where they are fanned. */
  step: number;
}

const NARROW = 700;
const FLAT = 560;
const HIGH = 1.4;
/** What is not a card, in pixels of a window whose letters have 16: the line above the table with the gaps between its parts. */
const AROUND = 68;
/** The head and the frame of a family, the frame of a side, of what lies apart there, and of the hand. */
const FAMILY = 44;
const SIDE = 15;
const APART = 10;
const DOCK = 26;
/** How high the heads of players are: one's own and the one opposite beside their cards, those of several above them. */
const OWN_HEAD = 102;
const FACING_HEAD = 92;
const CROWD_HEAD = 68;
/** No lower is the dock: what is asked has three lines there. Beside the hand it has this room, or that for many words. */
const ASKED = 118;
const ASK = 240;
const WORDS = 540;
/** And the buttons have theirs. */
const BUTTONS = 305;
const GAP = 7;
const FRAME = 16;
/** What the families take besides their cards: a gap beside each card and family, a frame, and a family without cards. */
const WIDE: Frames = { gap: GAP, frame: FRAME, empty: 96 };
const SLIM: Frames = { gap: 3, frame: 9, empty: 28 };
/** On a phone: the gap between cards and between families, the frame of a family, and how wide cards are there. */
const UPRIGHT = { gap: 6.4, frame: 11.6, least: 58, crowd: 66, most: 110 };
/** As many cards can be offered in one row. */
const MANY = 6;
const FLAT_FRAMES: Frames = { ...WIDE, empty: 54 };
/** The head and the frame of the artifacts, and the head beside an area. */
const TILES_HEAD = 40;
const HEAD = 244;
/** No narrower are artifacts on a desktop, one's own cards, and those on the board where the window is lower than a desktop's. */
const TILE = 48;
const SMALL = 54;
const LOW = 78;
/** From this width on a card has room for its text. */
export const WORDY = 184;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** What kind of window it is: a desktop's, a phone's, or that of a phone on its side. */
export function formOf({ across, tall }: Window): Sizes["form"] {
  if (tall < FLAT) return "flat";
  return across < NARROW ? "upright" : "desktop";
}

export function sizes(window: Window, lying: Lying): Sizes {
  const form = formOf(window);
  if (form === "flat") return flat(window, lying);
  return form === "upright" ? upright(window, lying) : desktop(window, lying);
}

function desktop(window: Window, lying: Lying): Sizes {
  const { across, tall, unit } = window;
  const crowd = lying.players > 2;
  const head = crowd ? SIDE + CROWD_HEAD : SIDE + APART;
  const room = (tall - (AROUND + FAMILY + head + SIDE + APART + DOCK) * unit) / HIGH;
  const promised = crowd ? 110 : 150;
  const large = clamp(TILE * unit, room * (crowd ? 0.1 : 0.13), 96 * unit);
  const display = lying.tiles ? lying.tiles * (large + 6 * unit) + 14 * unit : 0;
  // Not by how this round's cards lie, or everything would lie elsewhere in the next one.
  const crowded = { ...lying, places: [lying.players * 2, 0, 0, 0, 0] };
  const slim = rowOf(window, crowded, display, WIDE) < promised;
  const frames = slim ? SLIM : WIDE;
  const below = lying.tiles > 0 && rowOf(window, crowded, display, frames) < promised;
  const row = rowOf(window, lying, below ? 0 : display, frames);

  // Cards beside a head, and those in the dock, may be as high as that for nothing.
  const facing = crowd ? 44 : ((FACING_HEAD - APART) / HIGH) * unit;
  const mine = ((OWN_HEAD - APART) / HIGH) * unit;
  const held = ((ASKED - DOCK) / HIGH) * unit;
  const spare = room - promised - facing - mine - held;
  const wide = crowd ? (across / (lying.players - 1) - 40 * unit) / 6 : (across - HEAD * unit) / lying.facing;
  const wanted = crowd ? Math.max(190, tall * 0.2) : Math.max(236, tall * 0.2);
  const [board, others, hand, own] = shared(spare, [
    { least: Math.max(LOW, promised + Math.min(0, spare)), most: Math.min(row, wanted), share: 0.32 },
    { least: facing, most: Math.min(wide, Math.max(112, tall * 0.1)), share: 0.16 },
    { least: held, most: Math.max(180, tall * 0.15), share: 0.24 },
    { least: mine, most: Infinity, share: 0.28 },
  ]) as [number, number, number, number];
  // What the board leaves at its fullest is the artifacts', two of them above each other.
  const left = (across - breadthOf(window, crowded, board, frames) - 24 * unit) / lying.tiles - 6 * unit;
  const tile = below ? TILE * unit : Math.min(Math.max(large, left), board / 2 - 3 * unit);
  const offered = Math.min(across * 0.3, lying.offered * (hand + GAP * unit));
  const beside = BUTTONS + (lying.wordy ? WORDS : ASK);
  const step = fan(hand, lying.held, Math.max(across * (lying.wordy ? 0.18 : 0.3), across - beside * unit) - offered);
  const before = mat(window, lying, own, below ? tile : 0);
  return { form: "desktop", board: Math.floor(board), others, hand, tray: hand, step, tile, below, slim, ...before };
}

/** What lies before one of several others: cards that are there, and the sizes of what lies apart. */
export interface Crowd {
  gear: number;
  area: number;
  apart: number[];
}
/** How much of a card is seen that lies under another: in an area, and in what lies apart, whose cards are smaller. */
const PEEP = 0.3;
const FANNED = 0.2;
const SMALLER = 0.72;
/** Around one player's cards, before each heap of them, and what says what lies apart there. */
const EDGE = 34;
const BREAK = 10;
const SIGN = 27;

/** How wide cards before one of several others can be for all to lie beside each other, where each can be told. */
export function crammed({ across, unit }: Window, players: number, { gear, area, apart }: Crowd): number {
  const heaps = apart.filter((many) => many > 0);
  const room = across / (players - 1) - (EDGE + (heaps.length + 1) * BREAK + heaps.length * SIGN) * unit;
  const lapped = area > 0 ? 1 + (area - 1) * PEEP : 0;
  const fanned = heaps.reduce((sum, many) => sum + SMALLER * (1 + (many - 1) * FANNED), 0);
  return room / (gear * 1.1 + lapped + fanned);
}

/** Deals out what is to spare, each its share; what somebody has no use for goes to those who come after. */
function shared(spare: number, wanting: { least: number; most: number; share: number }[]): number[] {
  let left = Math.max(0, spare);
  let shares = wanting.reduce((sum, it) => sum + it.share, 0);
  return wanting.map(({ least, most, share }) => {
    const more = clamp(0, (left * share) / shares, most - least);
    left -= more;
    shares -= share;
    return Math.min(least + more, most);
  });
}

/** How one's own cards lie where a row of them has room for cards so wide, and artifacts so wide may lie beside them. */
function mat({ across, tall, unit }: Window, lying: Lying, room: number, tile: number) {
  const stacked = tile > 0 && room * HIGH >= 2 * tile * HIGH + (TILES_HEAD - FRAME) * unit;
  const beside = tile > 0 ? lying.tiles * (stacked ? 1 : 2) * (tile + 6 * unit) + 24 * unit : 0;
  const wide = across - HEAD * unit - beside;
  const inOne = Math.min(room, wide / (lying.spaces + lying.apart));
  const inTwo = Math.min(room / 2 - GAP * unit, wide / (Math.ceil(lying.spaces / 2) + lying.apart));
  const own = clamp(SMALL, Math.max(inOne, inTwo), Math.max(170, tall * 0.15));
  return { own, stacked, single: inTwo < SMALL || inOne >= inTwo };
}

/** How wide a card on the board can be for all to lie in one row. */
function rowOf(window: Window, lying: Lying, taken: number, frames: Frames): number {
  return (window.across - taken - breadthOf(window, lying, 0, frames)) / cardsOn(lying);
}

/** How wide the board is with cards so wide. */
function breadthOf({ unit }: Window, lying: Lying, card: number, { gap, frame, empty }: Frames): number {
  const { places } = lying;
  const bare = places.filter((it) => it === 0).length;
  const frames = (places.length - bare) * frame + bare * empty + places.length * gap;
  return cardsOn(lying) * (card + gap * unit) + frames * unit;
}

const cardsOn = ({ places }: Lying): number => places.reduce((sum, it) => sum + it, 0) || 1;

function upright({ across }: Window, lying: Lying): Sizes {
  const board = packed(across, lying.places, lying.players > 2 ? 2 : 1);
  const own = clamp(58, (across - 45) / 5, 92);
  const hand = 72;
  const tray = lying.offered > MANY ? hand : Math.min(hand, (across - 24) / lying.offered - UPRIGHT.gap);
  return {
    form: "upright",
    board,
    tile: 54,
    others: 58,
    own,
    hand,
    tray,
    below: true,
    stacked: false,
    slim: false,
    single: false,
    step: fan(hand, lying.held, across - 24),
  };
}

/** How large the families' cards can be for all to lie in so many rows, or in as few as there can be. */
function packed(across: number, places: number[], most: number): number {
  const least = Math.max(most, rowsOf(across, places, UPRIGHT.least));
  let width = most > 1 ? UPRIGHT.crowd : UPRIGHT.most;
  while (width > UPRIGHT.least && rowsOf(across, places, width) > least) width -= 1;
  return width;
}

/** In how many rows families lie beside each other, with cards so wide; those of a large one lie in several. */
function rowsOf(across: number, places: number[], width: number): number {
  const { gap, frame } = UPRIGHT;
  const row = Math.floor((across - frame + gap) / (width + gap));
  let rows = 0;
  let left = 0;
  for (const many of places.filter((it) => it > 0)) {
    const taken = Math.min(many, row) * (width + gap) + frame;
    if (taken > left) {
      rows += Math.ceil(many / row);
      left = across + gap;
    }
    left -= taken;
  }
  return rows;
}

/** A phone on its side: the hand and the question lie beside the board, the hand in as many rows as it needs. */
function flat(window: Window, lying: Lying): Sizes {
  const side = clamp(230, window.across * 0.34, 320);
  const hand = lying.held > 6 ? 57 : 66; // what one can always do stays in sight below it
  const board = clamp(64, Math.min(rowOf(window, lying, side, FLAT_FRAMES), (window.tall - 110) / HIGH), 120);
  return {
    form: "flat",
    board,
    tile: 52,
    others: 56,
    own: 72,
    hand,
    tray: 58,
    below: true,
    stacked: false,
    slim: false,
    single: false,
    step: hand + GAP,
  };
}

/** Cards beside each other while there is room, and upon each other then. */
function fan(card: number, many: number, room: number): number {
  return many < 2 ? card + GAP : Math.min(card + GAP, (room - card) / (many - 1));
}
