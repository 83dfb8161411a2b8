/** A conflict that has just been decided, put together from what is told of it: cards turned up, totals, and what followed. */
import type { Line } from "../../lib/api";
import {
  across,
  ATTRIBUTES,
  faceOf,
  heroOf,
  isStory,
  missionAt,
  placeOn,
  trackOf,
  type Attribute,
  type View,
} from "./view";

export interface Turned {
  side: number;
  on: Attribute;
  id: string;
}

export interface Tally {
  on: Attribute;
  attack: number;
  defence: number;
}

export interface Clash {
  attacker: number;
  defender: number;
  /** The Mission, and the faces of both Heroes as they went into it; empty where nothing is told of it. */
  mission: string;
  heroes: [string, string];
  cards: Turned[];
  tallies: Tally[];
  won: boolean;
  vp: number;
  /** Who was injured, what was turned up in search of another Mission, and which one came. */
  hurt: string;
  dug: number;
  next: string;
}

const BITS = 8;
const ZERO = 128;
const MOST = 2 * ZERO - 1;

/** A tally is told as one number. */
export function unpacked(n: number): Tally & { defender: number } {
  const behind = n >> (2 * BITS);
  return {
    defender: behind >> 3,
    on: ATTRIBUTES[(behind >> 1) & 3]!,
    attack: ((n >> BITS) & MOST) - ZERO,
    defence: (n & MOST) - ZERO,
  };
}

/** The conflict that some lines decide, if they do; `before` is what was seen until then. */
export function clashIn(lines: Line[], view: View, before: View | null): Clash | null {
  const sideOf = (line: Line): number => (line.seat < 0 ? view.players : line.seat);
  const decides = (it: Line): boolean => it.kind === "won" || it.kind === "repelled";
  const end = lines.findLastIndex(decides);
  // Of several conflicts that are told at once, the last one.
  const course = lines.slice(lines.slice(0, Math.max(0, end)).findLastIndex(decides) + 1, end + 1);
  const told = course.filter((it) => it.kind === "tallied");
  const [verdict, last] = [lines[end], told.at(-1)];
  if (!verdict || !last) return null;
  const [attacker, defender] = [sideOf(last), unpacked(last.n).defender];
  const attempted = course.findLast((it) => it.kind === "attempted");
  const c = before?.conflict;
  const known = c && c.attacker === attacker && c.defender === defender ? before : null;
  // Whoever comes upon the end alone, as in a replay, is told who led, and so where.
  const leader = heroOf(verdict.cards.at(-1) ?? "");
  const place = view.sides[attacker]?.stands.findIndex((it) => it.hero === leader) ?? -1;
  const track = attempted?.n ?? known?.conflict?.track ?? (place < 0 ? -1 : trackOf(view, attacker, place));
  const opposed = course.findLast((it) => it.kind === "opposed");
  // Who opposes in a story is known last of all: until then the world did.
  const led = before && c?.attacker === attacker ? faceAt(before, attacker, c.places[0]!) : "";
  const faces = facesAt(known ?? view, attacker, defender, track, known?.conflict?.places);
  const after = lines.slice(end + 1);
  const won = verdict.kind === "won";
  return {
    attacker,
    defender,
    mission: won ? verdict.cards[0]! : (attempted?.cards[0] ?? missionAt(view, verdict.n)),
    heroes: [faces[0] || (attempted?.cards[1] ?? led), faces[1] || (opposed?.cards[0] ?? "")],
    cards: turned(course, sideOf) ?? (known?.conflict?.revealed ? laidOf(known) : []),
    tallies: latest(told.map(({ n }) => unpacked(n))),
    won,
    vp: won ? verdict.n : 0,
    hurt: after.find((it) => it.kind === "injured")?.cards[0] ?? "",
    dug: after.filter((it) => it.kind === "dug").length,
    next: after.find((it) => it.kind === "laid_mission")?.cards[0] ?? "",
  };
}

/** Totals that were compared again, because something changed them, count as they were at last. */
function latest(tallies: Tally[]): Tally[] {
  return [...new Map(tallies.map((it) => [it.on, it])).values()];
}

function turned(lines: Line[], sideOf: (line: Line) => number): Turned[] | null {
  const found = lines.filter((it) => it.kind === "revealed" && it.cards.length > 0);
  return found.length ? found.map((it) => ({ side: sideOf(it), on: ATTRIBUTES[it.n]!, id: it.cards[0]! })) : null;
}

function laidOf(view: View): Turned[] {
  return view.sides.flatMap(({ laid }, side) => laid.row.map((id, i) => ({ side, on: laid.on[i]!, id })));
}

function faceAt(view: View, side: number, place: number): string {
  const stand = view.sides[side]?.stands[place];
  return stand?.hero ? faceOf(stand) : "";
}

/** The faces that met on a track, as they lie in a view. */
function facesAt(
  view: View,
  attacker: number,
  defender: number,
  track: number,
  places: number[] = [],
): [string, string] {
  if (places.length === 2) return [faceAt(view, attacker, places[0]!), faceAt(view, defender, places[1]!)];
  if (track < 0 || isStory(view) || across(view, attacker, track) !== defender) return ["", ""];
  const at = (side: number): string => faceAt(view, side, placeOn(view, side, track));
  return [at(attacker), at(defender)];
}
