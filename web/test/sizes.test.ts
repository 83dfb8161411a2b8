/** How large things lie: what the table promises for the windows that people have. */
import { describe, expect, test } from "vitest";
import { sizes, type Lying } from "../src/games/vale/sizes";

const two: Lying = {
  players: 2,
  places: [1, 2, 0, 1, 0],
  tiles: 0,
  spaces: 6,
  apart: 0,
  held: 5,
  offered: 0,
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
  facing: 8,
};
const DESKTOPS: [number, number][] = [
  [1009, 664],
  [1100, 856],
  [2050, 1380],
];

describe("on a desktop", () => {
  test.each(DESKTOPS)("%i × %i: cards on the board are at least 150 wide for two", (across, tall) => {
    expect(sizes({ across, tall }, two).board).toBeGreaterThanOrEqual(150);
  });
  test.each(DESKTOPS)("%i × %i: and at least 110 for four", (across, tall) => {
    expect(sizes({ across, tall }, four).board).toBeGreaterThanOrEqual(110);
  });
  test("even where eight cards lie in three families on the smallest desktop", () => {
    expect(sizes({ across: 1009, tall: 664 }, { ...four, places: [3, 3, 2, 0, 0] }).board).toBeGreaterThanOrEqual(110);
  });
  test.each(DESKTOPS)("%i × %i: everything fits above each other for two", (across, tall) => {
    const { board, others, own, hand } = sizes({ across, tall }, two);
    expect((board + others + own + hand) * 1.4 + 224).toBeLessThanOrEqual(tall + 1);
  });
  test("late in a game with everything one's own cards lie in one row, and artifacts beside the board", () => {
    const late: Lying = { ...two, tiles: 4, spaces: 9, apart: 4, facing: 14 };
    const { board, others, own, hand, single, below, slim } = sizes({ across: 1009, tall: 664 }, late);
    expect({ single, below, slim }).toEqual({ single: true, below: false, slim: true });
    expect(board).toBeGreaterThanOrEqual(150);
    expect((board + others + own + hand) * 1.4 + 224).toBeLessThanOrEqual(664 + 1);
  });
  test("what is offered beside the hand takes room from it", () => {
    const many = { ...two, held: 9 };
    const alone = sizes({ across: 1009, tall: 840 }, many).step;
    expect(sizes({ across: 1009, tall: 840 }, { ...many, offered: 3 }).step).toBeLessThan(alone);
  });
  test("a hand that is large is fanned, and a small one is not", () => {
    const wide = sizes({ across: 1100, tall: 840 }, two);
    expect(wide.step).toBeGreaterThan(wide.hand);
    const many = sizes({ across: 1100, tall: 840 }, { ...two, held: 12 });
    expect(many.step * 11 + many.hand).toBeLessThanOrEqual(1100 * 0.6 + 1);
  });
});

test("a phone has a form of its own, upright and on its side", () => {
  expect(sizes({ across: 380, tall: 800 }, two).form).toBe("upright");
  expect(sizes({ across: 830, tall: 380 }, two).form).toBe("flat");
});
