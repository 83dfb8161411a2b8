import { describe, expect, test } from "vitest";
import { chartOf, drawn, steps, type Spot, type StoryMap } from "../src/games/thargos/map/chart";

const spot = (part: Partial<Spot> = {}): Spot => ({
  status: "required",
  ways: [],
  closes: [],
  place: "urban",
  passive: false,
  team: false,
  takes: false,
  where: {},
  ...part,
});
/** One to begin with, two of which one closes the other, and an end that either of them leads to. */
const SPOTS = [
  spot(),
  spot({ ways: [[0]], closes: [2] }),
  spot({ ways: [[0]], closes: [1] }),
  spot({ ways: [[1], [2]] }),
];
const chart = chartOf({ spots: SPOTS } as StoryMap);

describe("the map of a story", () => {
  test("lays Missions one after the other, in the order in which they can be reached", () => {
    expect(steps(SPOTS)).toEqual([0, 1, 1, 2]);
    expect(chart.points.map((it) => it.along)).toEqual([1 / 6, 1 / 2, 1 / 2, 5 / 6]);
    expect([chart.long, chart.wide]).toEqual([3, 2]);
  });

  test("waits for everything that a way asks for", () => {
    expect(steps([spot(), spot({ ways: [[0]] }), spot({ ways: [[0, 1]] }), spot({ ways: [[0, 1], [0]] })])).toEqual([
      0, 1, 2, 1,
    ]);
  });

  test("lays what can be reached at once side by side, and nothing off the map", () => {
    expect(chart.points[1]!.aside).toBeLessThan(chart.points[2]!.aside);
    for (const { along, aside } of chart.points) {
      for (const it of [along, aside]) expect(it > 0 && it < 1).toBe(true);
    }
  });

  test("joins each Mission with all that lead to it, and either with or", () => {
    expect(chart.paths).toEqual([
      { from: 0, to: 1 },
      { from: 0, to: 2 },
      { from: 1, to: 3 },
      { from: 2, to: 3 },
    ]);
    expect(chart.pairs).toEqual([[1, 2]]);
  });

  test("bends the way where a Mission lies alone", () => {
    const lone = chartOf({ spots: [spot(), spot({ ways: [[0]] }), spot({ ways: [[1]] })] } as StoryMap);
    expect(lone.points.map((it) => it.aside === 0.5)).toEqual([true, false, true]);
  });

  test("draws a path from left to right, and on a phone from top to bottom", () => {
    const [from, to] = [
      { along: 0.1, aside: 0.5 },
      { along: 0.9, aside: 0.2 },
    ];
    expect(drawn(from, to, false)).toBe("M10 50C50 50 50 20 90 20");
    expect(drawn(from, to, true)).toBe("M50 10C50 50 20 50 20 90");
  });

  test("survives a Mission that nothing leads to", () => {
    expect(steps([spot({ ways: [[1]] }), spot({ ways: [[0]] })])).toEqual([0, 0]);
  });
});
