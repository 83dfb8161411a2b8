import { describe, expect, test } from "vitest";
import { tryCard, type Tried } from "../src/games/vale/trycard";
import { card, line } from "./cards";

const plain = (part: Partial<Tried>): string => tryCard(card(part)).scenario ?? "";
/** What lies in the first list of a name. */
const list = (scenario: string, name: string): string[] =>
  new RegExp(`^${name} = \\[(.*)\\]$`, "m").exec(scenario)?.[1]?.match(/\w+/g) ?? [];

const TRIED: Partial<Tried>[] = [
  { id: "imp" },
  { id: "hydra", family: "water" },
  { id: "willow", family: "dragon" },
  { id: "salamander" },
  { id: "gi_rin", set: "artifacts", family: "earth" },
  { id: "pontianak", set: "curse", family: "wind" },
  { id: "dunia_reckless", set: "curse", sort: "summoner", family: null },
  { id: "tolvar_darkened", set: "curse", sort: "summoner", family: null },
  { id: "varena_curious", set: "curse", sort: "summoner", family: null },
  { id: "golden_fleece", set: "artifacts", sort: "tile", family: null, lines: [line("permanent")] },
];

describe.each(TRIED)("to try %j", (part) => {
  const scenario = plain(part);

  test("no card lies in two places", () => {
    const ids = [...scenario.matchAll(/^(?:hand|area|marked|pile|shelter|appeased|board) = \[(.*)\]$/gm)].flatMap(
      (it) => it[1]!.match(/\w+/g) ?? [],
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("it is at hand, among others", () => {
    const creature = part.sort === undefined;
    expect(list(scenario, creature ? "hand" : "gear")).toContain(part.id);
    expect(list(scenario, "area").length).toBeGreaterThan(3);
  });
});

test.each([
  [{ id: "imp" }, {}],
  [
    { id: "gi_rin", set: "artifacts" },
    { artifacts: "with", tiles: "all" },
  ],
  [{ id: "pontianak", set: "curse" }, { curse: "with" }],
  [
    { id: "kang_san_loyal", set: "curse", sort: "summoner" },
    { artifacts: "with", tiles: "all", curse: "with" },
  ],
] satisfies [Partial<Tried>, Record<string, string>][])("%j needs %j", (part, options) => {
  const plan = tryCard(card(part));
  expect(plan.options).toEqual(options);
  expect(plan.chairs.map((it) => it.kind)).toEqual(["me", "bot"]);
});

test("a tile that works when it is taken lies on offer, before anybody has hunted", () => {
  const scenario = plain({ id: "horn", set: "artifacts", sort: "tile", family: null, lines: [line("instant")] });
  expect(list(scenario, "display")[0]).toBe("horn");
  expect(list(scenario, "board")).toHaveLength(4);
  expect(scenario).toContain('phase = "hunting"');
  expect(scenario).not.toContain("marked");
});
