/** Decks on the bench: what they hold, what is sent of them, and how they are made up. */
import { describe, expect, test } from "vitest";
import type { Deck } from "../src/lib/decks";
import type { Copies } from "../src/parts/games";
import { demands, mostPam, pam, pamCurve, kinds, teamOf, vpCurve } from "../src/games/thargos/workshop/curves";
import workshop, { text } from "../src/games/thargos/workshop/index";
import type { Card } from "../src/games/thargos/view";
import { alike, Bench } from "../src/pages/decks/bench.svelte";
import { shuffled } from "../src/pages/decks/shuffled";

const figures = (might: number, mind: number, mysticism: number): Card["asks"] => ({ might, mind, mysticism });
const card = (id: string, sort: Card["sort"], more: Partial<Card> = {}): Card =>
  ({ id, name: id, sort, face: null, points: null, attributes: null, pam: null, locked: false, gives: null, vp: null, asks: null, ...more }) as Card; // prettier-ignore
const hero = (id: string, points: number, attributes: Card["attributes"]): Card =>
  card(id, "hero", { face: "active", points, attributes });

const ANN = hero("ann", 9, figures(4, 1, 0));
const BOB = hero("bob", 6, null);
const HURT = card("ann_injured", "hero", { face: "injured" });
const SWORD = card("sword", "lasting", { pam: 2, gives: figures(2, 0, 0) });
const RAID = card("raid", "action", { pam: 4, locked: true });
const SIEGE = card("siege", "mission", { pam: 1, vp: 3, asks: figures(5, 0, 0) });
const CARDS = [ANN, HURT, BOB, SWORD, RAID, SIEGE];
const DECK: Copies<Card>[] = [
  { card: ANN, n: 1 },
  { card: BOB, n: 1 },
  { card: SWORD, n: 3 },
  { card: RAID, n: 1 },
  { card: SIEGE, n: 2 },
];

describe("a deck at a glance", () => {
  test("a quick game asks for half of the team's points, rounded up", () => {
    expect(teamOf(DECK)).toEqual({ heroes: [ANN, BOB], full: 15, quick: 8 });
  });

  test("cards are counted by kind, PAM and VP", () => {
    expect(kinds(DECK)).toEqual([3, 1, 2]);
    expect(pamCurve(DECK).map((it) => it.n)).toEqual([2, 3, 0, 1]);
    expect(pamCurve(DECK)[1]!.parts).toEqual([3, 0, 0]);
    expect(vpCurve(DECK).map((it) => it.n)).toEqual([0, 0, 2, 0]);
    expect(pam(DECK)).toBe(12);
  });

  test("what Missions ask for stands against what the team has; a Hero with dice counts for about what they show", () => {
    const [might, mind] = demands(DECK);
    expect(might).toEqual({ attribute: "might", missions: 2, asked: 5, heroes: [4, 3], given: 6 });
    expect(mind).toMatchObject({ missions: 0, asked: 0 });
  });

  test("the points build is a limit where the game has one", () => {
    expect(mostPam({ points: "120" })).toBe(120);
    expect(mostPam({ points: "none" }) + mostPam({})).toBe(0);
  });
});

describe("a deck that is built", () => {
  test("may hold a Hero once, a card four times, and one with a lock once; an Injured face is no card", () => {
    expect(CARDS.map(workshop.most)).toEqual([1, 0, 1, 4, 1, 4]);
  });

  test("is sent as a text with Heroes by name and cards by number", () => {
    const held = { siege: 2, ann: 1, sword: 0, raid: 1 };
    expect(text(held, CARDS)).toBe('heroes = ["ann"]\n[cards]\nraid = 1\nsiege = 2');
  });

  test("every card that it may hold stands in one part of it", () => {
    for (const it of CARDS.filter((card) => workshop.most(card) > 0)) {
      expect(workshop.groups().filter((group) => group.has(it))).toHaveLength(1);
    }
  });

  test("never holds fewer than none of a card", () => {
    const bench = new Bench("thargos", () => CARDS, workshop as never);
    for (const by of [1, 1, -1, -1, -1]) bench.change("sword", by);
    expect(bench.held.sword).toBe(0);
    bench.change("sword", 1);
    expect(bench.deck).toEqual([{ card: SWORD, n: 1 }]);
  });

  test("is saved as long as nothing is another than it was kept", () => {
    const bench = new Bench("thargos", () => CARDS, workshop as never);
    expect(bench.dirty).toBe(true);
    const kept = { name: "Mine", public: false, version: 2, latest: 2, text: "HT1", options: {} } as unknown as Deck;
    bench.kept = kept;
    bench.name = "Mine ";
    bench.read = { code: "HT1", held: {}, wrong: [], advice: [] };
    expect(bench.dirty).toBe(false);
    bench.options.undead = "with";
    expect(bench.dirty).toBe(true);
  });
});

test("options that say the same are alike", () => {
  expect(alike({}, {})).toBe(true);
  expect(alike({ a: "1" }, { a: "1" })).toBe(true);
  expect(alike({ a: "1" }, {})).toBe(false);
  expect(alike({}, { a: "1" })).toBe(false);
});

test("shuffling loses and adds nothing, and any card can come first", () => {
  const things = [1, 2, 3, 4];
  expect(shuffled(things).sort()).toEqual(things);
  expect(new Set([0, 0.3, 0.6, 0.99].map((it) => shuffled(things, () => it)[0])).size).toBeGreaterThan(1);
});
