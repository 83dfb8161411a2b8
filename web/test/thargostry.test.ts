import { describe, expect, test } from "vitest";
import { decklist } from "../src/games/thargos/decklist";
import { tryCard, type Tried } from "../src/games/thargos/trycard";
import type { View } from "../src/games/thargos/view";

const tried = (part: Partial<Tried>): string =>
  tryCard({ id: "troll_raid", set: "base", sort: "action", face: null, ...part }).scenario ?? "";
/** What lies in the first list of a name. */
const list = (scenario: string, name: string): string[] =>
  new RegExp(`^${name} = \\[(.*)\\]$`, "m").exec(scenario)?.[1]?.match(/[\w:]+/g) ?? [];

describe("to try a card", () => {
  test("a Lasting or an Action is in hand, once", () => {
    for (const id of ["troll_raid", "guardian", "poisoned_cup"]) {
      expect(list(tried({ id }), "hand").filter((it) => it === id)).toHaveLength(1);
    }
  });

  test("a Hero stands with three others, injured if that face is tried, and never on both sides", () => {
    for (const id of ["krisoss", "noruk", "tebezil"]) {
      const scenario = tried({ id: `${id}_injured`, sort: "hero", face: "injured" });
      expect(list(scenario, "heroes")).toHaveLength(4);
      expect(list(scenario, "heroes")[0]).toBe(id);
      expect(list(scenario, "injured")).toEqual([id]);
      expect(scenario.match(new RegExp(`heroes = .*"${id}"`, "g"))).toHaveLength(1);
    }
  });

  test("a Mission lies on the first track", () => {
    expect(list(tried({ id: "hold_the_rarlonn_pass", sort: "mission" }), "missions")[0]).toBe(
      "1:hold_the_rarlonn_pass",
    );
  });

  test("a Mission of Condar lies on its map, and what comes before it is won", () => {
    const plan = tryCard({ id: "tenth_gate", set: "condar", sort: "mission", face: null });
    expect(plan.options).toEqual({ mode: "story", story: "condar", condar: "with" });
    for (const id of ["access_the_city_of_condar", "sextons_whispers", "open_the_old_empires_archive"]) {
      expect(plan.scenario).toContain(`[2, "${id}", false]`);
    }
    expect(plan.scenario).not.toContain('"tenth_gate"');
  });

  test("what belongs to an expansion comes with it", () => {
    expect(tryCard({ id: "bone_hook_chain", set: "undead", sort: "lasting", face: null }).options).toEqual({
      undead: "with",
    });
  });
});

test("a deck list counts down what has been seen of it, wherever it lies", () => {
  const none = { hand: { known: [] }, discard: [], stands: [], posts: [], laid: { row: [] }, played: "" };
  const view = {
    missions: [[0, "pass"], null, [1, "gate"], [0]],
    sides: [
      {
        ...none,
        hand: { known: ["raid"] },
        discard: ["raid"],
        stands: [{ lastings: ["guardian"] }],
        posts: [["wall", 1, 2]],
        laid: { row: ["rumour"] },
        scored: [],
        aside: [],
      },
      { ...none, scored: [[0, "shrine", false]], aside: [[0, "ash"]] },
    ],
  } as unknown as View;
  const whole = "raid raid raid guardian wall rumour pass shrine ash gate troll".split(" ");
  expect(decklist(view, 0, whole).filter((it) => it.left > 0)).toEqual([
    { id: "raid", whole: 3, left: 1 },
    { id: "gate", whole: 1, left: 1 },
    { id: "troll", whole: 1, left: 1 },
  ]);
  expect(decklist(view, 0, [])).toEqual([]);
});
