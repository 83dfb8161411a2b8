/** How the Missions of a story stand for the party that somebody looks at, and where the parties are. */
import { ATTRIBUTES, missionAt, type Attribute, type View } from "../view";

export type Standing = "open" | "won" | "closed" | "later" | "secret" | "gone";

/** Dice of Thargos are written behind those of the Rival, one kind for each attribute. */
const PUSHBACK = 490;
const SHOWN = 9;
const CARD = 511;
const TURN = 18;

/** The side that is the world: it comes last, and nobody plays it. */
export const worldOf = (view: View): number => view.sides.length - 1;

export function standingOf(view: View, side: number, spot: number): Standing {
  const party = view.parties[side];
  if (party?.won.includes(spot)) return "won";
  if (!view.missions[spot]) return "gone";
  if (!missionAt(view, spot)) return "secret";
  if (party?.closed.includes(spot)) return "closed";
  return party?.open.includes(spot) ? "open" : "later";
}

/** Where a party is: at the Mission that it attempts or opposes, else at the last one that it won; -1: where it began. */
export function whereIs(view: View, side: number): number {
  const c = view.conflict;
  if (c && (c.attacker === side || c.defender === side)) return c.track;
  return view.parties[side]?.last ?? -1;
}

/** The parties that have won a Mission. */
export const winnersOf = (view: View, spot: number): number[] =>
  view.parties.flatMap((party, side) => (party.won.includes(spot) ? [side] : []));

/** What Thargos rolled last, by attribute. */
export function pushback(rolls: readonly number[]): { attribute: Attribute; dice: number[] }[] {
  const thrown = rolls.filter((it) => ((it >> SHOWN) & CARD) >= PUSHBACK);
  const last = thrown.filter((it) => it >> TURN === thrown.at(-1)! >> TURN);
  return ATTRIBUTES.map((attribute, i) => ({
    attribute,
    dice: last.filter((it) => ((it >> SHOWN) & CARD) === PUSHBACK + i).map((it) => it & CARD),
  })).filter(({ dice }) => dice.length > 0);
}

/** What the dice add to an attribute against an attempt, if it is Thargos that stands in the way. */
export function thrown(view: View, side: number, on: Attribute): number {
  if (side !== worldOf(view)) return 0;
  const dice = pushback(view.rolls).find(({ attribute }) => attribute === on)?.dice ?? [];
  return dice.reduce((sum, n) => sum + n, 0);
}

/** The scenery of a story: each ready-made one has its own, and one that somebody wrote that of where it mostly lies. */
export function sceneryOf(view: View): "kurnor" | "condar" | "road" {
  const spots = view.map?.spots ?? [];
  if (view.own_story) return spots.filter((it) => it.place === "urban").length * 2 > spots.length ? "condar" : "road";
  return view.variant.story === "condar" ? "condar" : view.variant.story === "road" ? "road" : "kurnor";
}
