import { expect, test } from "vitest";
import { turnsOf } from "../src/parts/turns";

const line = (seat: number, text: string, step: number, cards: string[] = [], opens = "") => ({
  seat,
  text,
  step,
  cards,
  opens,
  kind: "",
  n: 0,
});

test("a log is told by turns, and what is told again and again is one line", () => {
  const found = turnsOf(
    [
      line(0, "Draws a card.", 1),
      line(0, "Draws a card.", 2),
      line(1, "Draws a card.", 2),
      line(1, "Sells Hydra.", 3, ["hydra"]),
      line(1, "Sells Hydra.", 4, ["hydra"]),
      line(-1, "Round 2 begins.", 5, [], "Round 2"),
      line(1, "Passes.", 6),
    ],
    40,
  );
  expect(found.map((it) => [it.at, it.seat, it.lines.map(({ text, times, step }) => [text, times, step])])).toEqual([
    [40, 0, [["Draws a card.", 2, 2]]],
    [
      42,
      1,
      [
        ["Draws a card.", 1, 2],
        ["Sells Hydra.", 1, 3],
        ["Sells Hydra.", 1, 4],
      ],
    ],
    [45, -1, [["Round 2 begins.", 1, 5]]],
    [46, 1, [["Passes.", 1, 6]]],
  ]);
});
