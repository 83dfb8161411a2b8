/** What the server tells of Heroes of Thargos as data, and what follows from it at a glance. */
import type { components } from "./wire";

type Schemas = components["schemas"];
/** What one viewer sees of a position. */
export type View = Schemas["View"];
export type SideView = Schemas["SideView"];
export type Stand = Schemas["Stand"];
export type Conflict = Schemas["Conflict"];
/** A face of a Hero, a Lasting, an Action or a Mission, in words. */
export type Card = Schemas["Card"];
export type Figures = Schemas["Figures"];
export type Attribute = keyof Figures;
export type Triple = [number, number, number];

export const ATTRIBUTES: readonly Attribute[] = ["might", "mind", "mysticism"];
/** How many Heroes stand before a player. */
export const TEAM = 4;
export const PLACES: readonly number[] = [0, 1, 2, 3];
export const INJURED = "_injured";

export const isAttribute = (name: string): name is Attribute => ATTRIBUTES.some((it) => it === name);

/** Figures in the order of the attributes. */
export const triple = (figures: Figures | null): Triple =>
  figures ? [figures.might, figures.mind, figures.mysticism] : [0, 0, 0];

/** Whether a story is told: then Missions lie on a map, and there are no tracks. */
export const isStory = (view: View): boolean => view.map !== null;

/** The sides that play: in a story the world, which comes last, is none of them. */
export const playing = (view: View): number[] =>
  view.sides.map((_, side) => side).slice(0, isStory(view) ? view.parties.length : view.sides.length);

/** The face of a Hero that lies up. */
export const faceOf = (stand: Stand): string => (stand.injured ? stand.hero + INJURED : stand.hero);

/** The Hero of a face. */
export const heroOf = (face: string): string => (face.endsWith(INJURED) ? face.slice(0, -INJURED.length) : face);

/** The track on which a place lies: two are shared with the next player, two with the one before. */
export function trackOf(view: View, side: number, place: number): number {
  const many = view.sides.length;
  return place < 2 ? 2 * side + place : 2 * ((side - 1 + many) % many) + place - 2;
}

/** A player's place on a track, or -1. */
export function placeOn(view: View, side: number, track: number): number {
  const many = view.sides.length;
  if (track >> 1 === side) return track & 1;
  return track >> 1 === (side - 1 + many) % many ? 2 + (track & 1) : -1;
}

/** The other player of a track. */
export function across(view: View, side: number, track: number): number {
  const one = track >> 1;
  return one === side ? (one + 1) % view.sides.length : one;
}

/** The Mission of a track or of a story; none if there is none, or it lies face down. */
export const missionAt = (view: View, track: number): string => view.missions[track]?.[1] ?? "";

/** The tracks of a side from left to right. */
export const tracksOf = (view: View, side: number): number[] =>
  view.missions.map((_, track) => track).filter((track) => placeOn(view, side, track) >= 0);

/** The tracks of a side as it sees them: in a circle those shared with the player before come first. */
export const rowOf = (view: View, side: number): number[] =>
  view.sides.length > 2 ? [2, 3, 0, 1].map((place) => trackOf(view, side, place)) : tracksOf(view, side);

/** Whether somebody decides for a side; for the Rival rules and dice do. */
export const isSeated = (view: View, side: number): boolean => side < view.players;

/** Whether a side has left the game. */
export const isOut = (view: View, side: number): boolean => view.left.includes(side);

/** Uses that are left of what a Hero may do instead of an Action: a counter for each face. */
export const usesOf = (stand: Stand): number => (stand.used >> (stand.injured ? 4 : 0)) & 15;

/** The attributes that a card asks for. */
export const askedOf = (card: Card | undefined): Attribute[] => ATTRIBUTES.filter((it) => (card?.asks?.[it] ?? 0) > 0);

/** What both sides would have of each attribute if the Hero of a side attempted the Mission of a track now. */
export function prospect(view: View, side: number, track: number, mission: Card): { mine: Triple; theirs: Triple } {
  const other = across(view, side, track);
  const mine = view.sides[side]!.figures[placeOn(view, side, track)]!;
  const theirs = view.sides[other]!.figures[placeOn(view, other, track)]!;
  // An extra attempt that was granted may come with Missions that count lower.
  const ease = view.extra[0] === 1 ? view.extra[2] : 0;
  const asks = triple(mission.asks);
  const needed = asks.map((n, i) => (n > 0 ? theirs[i]! + Math.max(0, n - ease) : 0)) as Triple;
  return { mine: mine as Triple, theirs: needed };
}
