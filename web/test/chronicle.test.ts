import { describe, expect, it } from "vitest";
import type { Line } from "../src/lib/api";
import { rivalScores } from "../src/games/thargos/chronicle";

const won = (seat: number, n: number): Line => ({ kind: "won", seat, n, cards: [], text: "", opens: "" }) as Line;

describe("the Rival's score", () => {
  it("is what it has at the end, less what came later", () => {
    expect(rivalScores(5, [[], [won(-1, 1)], [won(0, 3)], [won(-1, 2)]])).toEqual([2, 3, 3, 5]);
  });
});
