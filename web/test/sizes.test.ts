/** How large things lie: what the table promises for the windows that people have. */
import { describe, expect, test } from "vitest";
import { crammed, sizes, type Lying, type Window } from "../src/games/vale/sizes";

const two: Lying = {
  players: 2,
  places: [1, 2, 0, 1, 0],
  tiles: 0,
  spaces: 6,
  apart: 0,
  held: 5,
  offered: 0,
  wordy: false,
  facing: 6,
};
const four: Lying = {
  players: 4,
  places: [2, 2, 1, 2, 1],
  tiles: 4,
  spaces: 6,
  apart: 2,
  held: 5,
  offered: 0,
  wordy: false,
  facing: 8,
};
/** The room of a table in the windows that people have, and how large letters are there. */
const DESKTOPS = [
  { across: 1009, tall: 667, unit: 1 },
  { across: 1165, tall: 847, unit: 1 },
  { across: 2050, tall: 1373, unit: 1.26 },
];
const SMALLEST = DESKTOPS[0]!;
/** What a table takes above each other besides its cards: its line and gaps, frames, the heads of several others. */
const around = (players: number): number => (players > 2 ? 246 : 188);
const height = (window: Window, lying: Lying): number => {
  const { board, others, own, hand, single } = sizes(window, lying);
  return (board + others + own * (single ? 1 : 2) + hand) * 1.4 + around(lying.players) * window.unit;
};

describe("on a desktop", () => {
  test.each(DESKTOPS)("$across × $tall: cards on the board are at least 150 wide for two", (window) => {
    expect(sizes(window, two).board).toBeGreaterThanOrEqual(150);
  });
  test.each(DESKTOPS)("$across × $tall: and at least 110 for four", (window) => {
    expect(sizes(window, four).board).toBeGreaterThanOrEqual(110);
  });
  test("even where eight cards lie in three families on the smallest desktop", () => {
    expect(sizes(SMALLEST, { ...four, places: [3, 3, 2, 0, 0] }).board).toBeGreaterThanOrEqual(110);
  });
  test.each(DESKTOPS)("$across × $tall: everything fits above each other", (window) => {
    expect(height(window, two)).toBeLessThanOrEqual(window.tall + 1);
    expect(height(window, four)).toBeLessThanOrEqual(window.tall + 1);
  });
  test("in a lower window the cards of the board give way", () => {
    const low = { ...SMALLEST, tall: 610 };
    expect(sizes(low, two).board).toBeLessThan(150);
    expect(height(low, two)).toBeLessThanOrEqual(low.tall + 1);
  });
  test("late in a game with everything one's own cards lie in one row, and artifacts beside the board", () => {
    const late: Lying = { ...two, tiles: 4, spaces: 9, apart: 4, facing: 14 };
    const { board, single, below, slim, tile } = sizes(SMALLEST, late);
    expect({ single, below, slim }).toEqual({ single: true, below: false, slim: true });
    expect(board).toBeGreaterThanOrEqual(150);
    expect(tile).toBeGreaterThanOrEqual(48);
    expect(tile * 4).toBeLessThanOrEqual(SMALLEST.across - 4 * board);
    expect(height(SMALLEST, late)).toBeLessThanOrEqual(SMALLEST.tall + 1);
  });
  test("artifacts take what the board leaves, whatever it holds this round", () => {
    const round = (places: number[]) => sizes(SMALLEST, { ...two, tiles: 3, places }).tile;
    expect(round([1, 1, 0, 2, 0])).toBeGreaterThan(60);
    expect(round([4, 0, 0, 0, 0])).toBe(round([1, 1, 1, 1, 0]));
  });
  test("what is offered beside the hand takes room from it", () => {
    const many = { ...two, held: 9 };
    expect(sizes(SMALLEST, { ...many, offered: 3 }).step).toBeLessThan(sizes(SMALLEST, many).step);
  });
  test("a hand that is large is fanned, and leaves room for what is asked; a small one is not", () => {
    const wide = sizes(DESKTOPS[1]!, two);
    expect(wide.step).toBeGreaterThan(wide.hand);
    const many = sizes(DESKTOPS[1]!, { ...two, held: 12, wordy: true });
    expect(many.step * 11 + many.hand).toBeLessThanOrEqual(1165 - 700);
  });
});

test("of several others each has a third of the table: cards get smaller for who has more, and all lie beside each other", () => {
  const little = crammed(SMALLEST, 4, { gear: 1, area: 3, apart: [2, 0, 0] });
  const much = crammed(SMALLEST, 4, { gear: 2, area: 8, apart: [8, 2, 1] });
  expect(much).toBeLessThan(little);
  const [area, heaps] = [1 + 7 * 0.3, 3 * 0.72 + 8 * 0.72 * 0.2];
  expect(much * (2 + area + heaps)).toBeLessThan(SMALLEST.across / 3);
  expect(much).toBeGreaterThan(18);
});

test("a phone has a form of its own, upright and on its side", () => {
  expect(sizes({ across: 380, tall: 800, unit: 1 }, two).form).toBe("upright");
  expect(sizes({ across: 830, tall: 380, unit: 1 }, two).form).toBe("flat");
});
