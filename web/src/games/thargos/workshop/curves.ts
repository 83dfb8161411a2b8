/** How a deck is made up: its curves, and what its Missions ask for against what its team has. */
import type { Copies } from "../../../parts/games";
import { ATTRIBUTES, triple, type Attribute, type Card } from "../view";

export type Sort = "lasting" | "action" | "mission";
export const SORTS: readonly Sort[] = ["lasting", "action", "mission"];
export const DECK = 60;
export const TEAM = 4;
/** What a Hero whose attributes are dice counts for: about what the dice show. */
const DIE = 3;
const COSTS = [1, 2, 3, 4] as const;

type Deck = readonly Copies<Card>[];

export interface Team {
  heroes: Card[];
  /** What must be scored in a full game, and in a quick one. */
  full: number;
  quick: number;
}

/** The Heroes, as often as they are named. */
export function teamOf(deck: Deck): Team {
  const heroes = deck.filter(({ card }) => card.sort === "hero").flatMap(({ card, n }) => Array<Card>(n).fill(card));
  const full = heroes.reduce((sum, hero) => sum + (hero.points ?? 0), 0);
  return { heroes, full, quick: Math.ceil(full / 2) };
}

const ofSort = (deck: Deck, sort: Sort): Deck => deck.filter(({ card }) => card.sort === sort);
const count = (deck: Deck): number => deck.reduce((sum, { n }) => sum + n, 0);

export interface Step {
  value: number;
  /** How many cards of each kind, in the order of `SORTS`, and together. */
  parts: number[];
  n: number;
}

/** How many cards there are of each kind. */
export const kinds = (deck: Deck): number[] => SORTS.map((sort) => count(ofSort(deck, sort)));

function steps(deck: Deck, of: (card: Card) => number): Step[] {
  return COSTS.map((value) => {
    const there = deck.filter(({ card }) => of(card) === value);
    const parts = kinds(there);
    return { value, parts, n: count(there) };
  });
}

export const pamCurve = (deck: Deck): Step[] => steps(deck, (card) => card.pam ?? 0);
export const vpCurve = (deck: Deck): Step[] => steps(ofSort(deck, "mission"), (card) => card.vp ?? 0);
export const pam = (deck: Deck): number => deck.reduce((sum, { card, n }) => sum + n * (card.pam ?? 0), 0);

export interface Demand {
  attribute: Attribute;
  /** How many Missions ask for it, and the most that one does. */
  missions: number;
  asked: number;
  /** What the Heroes have of it, best first; one with dice counts for what they are likely to show. */
  heroes: number[];
  /** What the Lastings of the deck add to it together. */
  given: number;
}

/** What Missions ask for of each attribute, and what team and Lastings have of it. */
export function demands(deck: Deck): Demand[] {
  const { heroes } = teamOf(deck);
  return ATTRIBUTES.map((attribute, i) => {
    const asking = ofSort(deck, "mission").filter(({ card }) => triple(card.asks)[i]! > 0);
    return {
      attribute,
      missions: count(asking),
      asked: Math.max(0, ...asking.map(({ card }) => triple(card.asks)[i]!)),
      heroes: heroes.map((hero) => (hero.attributes ? triple(hero.attributes)[i]! : DIE)).sort((a, b) => b - a),
      given: ofSort(deck, "lasting").reduce((sum, { card, n }) => sum + n * Math.max(0, triple(card.gives)[i]!), 0),
    };
  });
}

/** The most that the PAM of a deck may sum up to with these options; 0: anything. */
export const mostPam = (options: Readonly<Record<string, string>>): number => Number(options.points) || 0;
