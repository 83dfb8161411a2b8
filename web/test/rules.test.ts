import { describe, expect, test } from "vitest";
import vale from "../src/games/vale";
import type { Rulebook } from "../src/lib/api";
import { blocks, hits, linksOf, mentioned, tokens } from "../src/pages/rules/prose";
import { countRules, search, wanted } from "../src/pages/rules/search";
import { card } from "./cards";

const rule = (number: string, text: string) => ({ number, source: "rulebook" as const, text });
const BOOK: Rulebook = {
  title: "Rules",
  intro: "",
  parts: [
    {
      title: "Base game",
      intro: "",
      chapters: [
        {
          number: "V1",
          title: "Setting up",
          rules: [rule("V1.1", "Deal the cards."), rule("V1.10", "Imp is a card.")],
        },
        { number: "V2", title: "Hunting", rules: [rule("V2.1", "See V1.1 and Hydra.")] },
      ],
      notes: "",
    },
    {
      title: "Curse",
      intro: "",
      chapters: [{ number: "C1", title: "Été", rules: [rule("C1.1", "Nothing.")] }],
      notes: "",
    },
  ],
};
const CARDS = [
  card(),
  card({ id: "hydra", name: "Hydra" }),
  card({ id: "great_hydra", name: "Great Hydra" }),
  card({ id: "iwo_mocked", name: "Iwo, Mocked", sort: "summoner" }),
  card({ id: "iwo_acclaimed", name: "Iwo, Acclaimed", sort: "summoner" }),
];
const numbers = (text: string): string[] =>
  search(BOOK, wanted(text)).flatMap((part) => part.chapters.flatMap((it) => it.rules.map((found) => found.number)));

describe("a search in the rules", () => {
  test.each([
    ["", ["V1.1", "V1.10", "V2.1", "C1.1"]],
    ["v1", ["V1.1", "V1.10", "V2.1"]],
    ["V1.1", ["V1.1", "V2.1"]],
    ["setting CARD", ["V1.1", "V1.10"]],
    ["ete", ["C1.1"]],
    ["hunting dragon", []],
  ])("for %j finds %j", (text, found) => {
    expect(numbers(text)).toEqual(found);
    expect(countRules(search(BOOK, wanted(text)))).toBe(found.length);
  });

  test("leaves out chapters and parts without a rule", () => {
    expect(search(BOOK, wanted("ete")).map((it) => [it.title, it.chapters.length])).toEqual([["Curse", 1]]);
  });
});

describe("prose", () => {
  test("is paragraphs, lists and tables", () => {
    expect(blocks("One\ntwo.\n\n- a\n- b\n\n| x | y |\n| --- | --- |\n| 1 | 2 |\n")).toEqual([
      { kind: "text", text: "One two." },
      { kind: "list", items: ["a", "b"] },
      { kind: "table", head: ["x", "y"], rows: [["1", "2"]] },
    ]);
  });

  test("has bold, emphasis and code in it", () => {
    expect(tokens("a **b** *c* `d`", null).map((it) => [it.kind, it.text])).toEqual([
      ["text", "a "],
      ["bold", "b"],
      ["text", " "],
      ["em", "c"],
      ["text", " "],
      ["code", "d"],
      ["text", ""],
    ]);
  });
});

describe("links", () => {
  const links = linksOf(BOOK, CARDS, vale);
  const hrefs = (text: string, here = "", of = links): (string | undefined)[] =>
    tokens(text, of, here).flatMap((it) => it.href ?? []);

  test.each([
    ["Imp and Great Hydra", ["/cards/imp", "/cards/great_hydra"]],
    ["Imps and Hydras", []],
    ["see V1.10, V1 and V9.9", ["/rules#V1.10", "/rules#V1"]],
    ["Iwo Mocked; Iwo", ["/cards/iwo_mocked", "/cards/iwo_mocked"]],
  ])("in %j go to %j", (text, found) => {
    expect(hrefs(text)).toEqual(found);
  });

  test("do not go where one is", () => {
    expect(hrefs("Imp, Hydra", "imp")).toEqual(["/cards/hydra"]);
  });

  test("know numbers with several letters", () => {
    const [base] = BOOK.parts;
    const chapters = [{ number: "TO1", title: "Length", rules: [rule("TO1.1", "Half.")] }];
    const thargos = linksOf({ ...BOOK, parts: [{ ...base!, chapters }] }, [], {});
    expect(hrefs("TO1.1, TO1, O1.1", "", thargos)).toEqual(["/rules#TO1.1", "/rules#TO1"]);
  });

  test("name the game where it is not the first", () => {
    expect(hrefs("Imp, V1", "", linksOf(BOOK, CARDS, {}, "?game=x"))).toEqual([
      "/cards/imp?game=x",
      "/rules?game=x#V1",
    ]);
  });

  test("say which cards a rule is about: a first name means both faces", () => {
    expect(mentioned("Iwo meets Imp.", links)).toEqual(["iwo_mocked", "iwo_acclaimed", "imp"]);
  });
});

describe("what was found is marked", () => {
  test.each([
    ["Éclair de feu", ["eclair", "feu"], ["Éclair", "feu"]],
    ["a+b", ["+"], ["+"]],
    ["nothing", [], []],
    ["œuf", ["oe"], []],
  ])("%j for %j", (text, words, marked) => {
    const parts = hits(text, words);
    expect(parts.map((it) => it.text).join("")).toBe(text);
    expect(parts.flatMap((it) => (it.hit ? it.text : []))).toEqual(marked);
  });
});
