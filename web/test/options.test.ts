import { expect, test } from "vitest";
import type { GameLine, Schemas } from "../src/lib/api";
import { ladders, matters, party } from "../src/lib/options";

const choice = (name: string, values: string[], part: Partial<Schemas["Choice"]> = {}): Schemas["Choice"] => ({
  name,
  title: name,
  text: "",
  kind: "rule",
  of: "",
  when: [],
  default: values[0]!,
  values: values.map((id) => ({ id, title: id.toUpperCase() })),
  ...part,
});
const seats = (mode: string, fewest: number, most: number): Schemas["Party"] => ({
  options: { mode },
  fewest,
  most,
  brings: "",
});
const GAME: GameLine = {
  name: "game",
  title: "Game",
  rules: 1,
  levels: [],
  choices: [
    choice("mode", ["duel", "solo"], { kind: "mode" }),
    choice("rival", ["weak", "strong"], { of: "mode", when: ["solo"] }),
    choice("rage", ["no", "yes"], { of: "rival", when: ["strong"] }),
  ],
  parties: [seats("duel", 2, 2), seats("solo", 1, 1)],
};

test.each([
  [{}, ["mode"]],
  [{ rival: "strong" }, ["mode"]],
  [{ mode: "solo" }, ["mode", "rival"]],
  [{ mode: "solo", rival: "strong" }, ["mode", "rival", "rage"]],
])("with %j only %j matter", (options, names) => {
  expect(GAME.choices.filter((it) => matters(GAME, options, it)).map((it) => it.name)).toEqual(names);
});

test("how many can play follows from the options, or from what they are by default", () => {
  const options: Record<string, string>[] = [{}, { mode: "solo" }, { mode: "crowd" }];
  expect(options.map((it) => party(GAME, it)?.most)).toEqual([2, 1, undefined]);
});

test("ratings are kept by mode, and where there is none by game", () => {
  expect(ladders(GAME)).toEqual([
    { mode: "duel", title: "Game · DUEL" },
    { mode: "solo", title: "Game · SOLO" },
  ]);
  expect(ladders({ ...GAME, choices: [] })).toEqual([{ mode: "", title: "Game" }]);
});
