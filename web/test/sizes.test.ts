/** How large things lie: what the table promises for the windows that people have. */
import { describe, expect, test } from "vitest";
import { sizes, type Lying } from "../src/games/vale/sizes";

const two: Lying = { players: 2, places: [1, 2, 0, 1, 0], tiles: 0, spaces: 6, apart: 0, held: 5, facing: 6 };
const four: Lying = { players: 4, places: [2, 2, 1, 2, 1], tiles: 4, spaces: 6, apart: 2, held: 5, facing: 8 };
const DESKTOPS: [number, number][] = [
  [960, 680],
  [1100, 856],
  [2050, 1380],
];

describe("on a desktop", () => {
  test.each(DESKTOPS)("%i × %i: cards on the board are at least 150 wide for two", (across, tall) => {
    expect(sizes({ across, tall }, two).board).toBeGreaterThanOrEqual(150);
  });
  test.each(DESKTOPS.slice(1))("%i × %i: and at least 110 for four", (across, tall) => {
    expect(sizes({ across, tall }, four).board).toBeGreaterThanOrEqual(110);
  });
  test.each(DESKTOPS)("%i × %i: everything fits above each other for two", (across, tall) => {
    const { board, others, own, hand } = sizes({ across, tall }, two);
    expect((board + others + own + hand) * 1.4 + 224).toBeLessThanOrEqual(tall + 1);
  });
  test("late in a game with everything one's own cards lie in two rows, and the board gives way", () => {
    const late: Lying = { ...two, tiles: 3, spaces: 10, apart: 4, facing: 14 };
    const { board, others, own, hand } = sizes({ across: 1100, tall: 844 }, late);
    expect(board).toBe(150);
    expect((board + others + 2 * own + hand) * 1.4 + 224).toBeLessThanOrEqual(844 + 1);
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
