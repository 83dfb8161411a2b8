import { describe, expect, test } from "vitest";
import type { Line } from "../src/lib/api";
import { byCard, byPart, partsOf, turningPoint } from "../src/parts/end/account";
import type { Chronicle } from "../src/parts/games";

const line = (kind: string, seat = -1, n = 0, cards: string[] = [], opens = ""): Line => ({
  kind,
  seat,
  n,
  cards,
  opens,
  text: kind,
});
const round = (n: number): Line => line("round", -1, n, [], `Round ${n}`);
const plain: Chronicle = {
  sign: () => undefined,
  points: (it) => (it.kind === "scored" ? it.n : it.kind === "lost" ? -it.n : 0),
};

/** Two rounds: the answer that ends the first also opens the second. */
const STORY: Line[][] = [
  [round(1)],
  [line("scored", 0, 3, ["troll"])],
  [line("scored", 1, 2, ["imp"]), line("lost", 0, 1), round(2)],
  [line("scored", 0, 4, ["troll"]), line("scored", 0, 1, ["imp"])],
];
const SCORES = [
  [0, 0],
  [3, 0],
  [2, 2],
  [7, 2],
];

test("the parts of a game begin where its log opens them", () => {
  expect(partsOf(STORY)).toEqual([
    { at: 0, title: "Round 1", number: "1" },
    { at: 2, title: "Round 2", number: "2" },
  ]);
});

test("of parts that open in one step the last one counts", () => {
  expect(partsOf([[round(1), round(2)], [], [round(3)]]).map((it) => [it.at, it.number])).toEqual([
    [0, "2"],
    [2, "3"],
  ]);
});

test("what somebody began with was brought by no part", () => {
  const ahead = SCORES.map(([ann, bob]) => [ann! + 30, bob! + 1]);
  expect(byPart(ahead, partsOf(STORY))).toEqual(byPart(SCORES, partsOf(STORY)));
});

test("points by part add up to the scores", () => {
  const rounds = byPart(SCORES, partsOf(STORY));
  expect(rounds).toEqual([
    [2, 5],
    [2, 0],
  ]);
  expect(rounds.map((it) => it.reduce((a, b) => a + b))).toEqual(SCORES.at(-1));
});

test("points by card add up to the scores, and what no card brought is there too", () => {
  expect(byCard(STORY, 0, plain, 7)).toEqual([
    { card: "troll", points: 7 },
    { card: "imp", points: 1 },
    { card: "", points: -1 },
  ]);
  expect(byCard(STORY, 1, plain, 2)).toEqual([{ card: "imp", points: 2 }]);
});

describe("the turning point", () => {
  const chances = [
    { step: 0, chances: [50, 50] },
    { step: 4, chances: [90, 10] },
    { step: 8, chances: [95, 5] },
    { step: 12, chances: [70, 30] },
  ];
  test("is where a chance changed most", () => {
    expect(turningPoint(chances, 0, 0)).toEqual({ from: 0, to: 4, before: 50, after: 90 });
  });
  test("is not before the game has begun", () => {
    expect(turningPoint(chances, 1, 4)).toEqual({ from: 8, to: 12, before: 5, after: 30 });
  });
  test("is nowhere if nobody can judge, or nothing changed", () => {
    expect(turningPoint([], 0, 0)).toBeNull();
    expect(
      turningPoint(
        chances.map((it) => ({ ...it, chances: [50, 50] })),
        0,
        0,
      ),
    ).toBeNull();
  });
});
