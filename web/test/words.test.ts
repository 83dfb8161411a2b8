import { afterEach, describe, expect, test } from "vitest";
import type { Lang } from "../src/lib/api";
import { fold } from "../src/lib/fold";
import { settings } from "../src/lib/settings.svelte";
import { french } from "../src/lib/typography";
import { fill, listed, plural, table, words } from "../src/lib/words.svelte";

const many = table(
  { cards_one: "{n} card", cards_many: "{n} cards" },
  { cards_one: "{n} carte", cards_many: "{n} cartes" },
  { cards_one: "{n} kaart", cards_many: "{n} kaarten" },
);

afterEach(() => settings.change({ lang: "en" }));

describe("plural", () => {
  test.each<[Lang, number, string]>([
    ["en", 0, "0 cards"],
    ["en", 1, "1 card"],
    ["en", 2, "2 cards"],
    ["fr", 0, "0 carte"],
    ["fr", 1, "1 carte"],
    ["fr", 2, "2 cartes"],
    ["nl", 0, "0 kaarten"],
    ["nl", 1, "1 kaart"],
  ])("%s says %i as it must", (lang, n, said) => {
    settings.change({ lang });
    expect(plural(words(many), "cards", n)).toBe(said);
  });
});

test.each<[Lang, string]>([
  ["en", "Ann and Bob"],
  ["fr", "Ann et Bob"],
  ["nl", "Ann en Bob"],
])("%s puts names in a row", (lang, said) => {
  settings.change({ lang });
  expect(listed(["Ann", "Bob"])).toBe(said);
});

test("a phrase keeps the fields that nobody fills in", () => {
  expect(fill("{who} has {n}, {more}", { who: "Ann", n: 0 })).toBe("Ann has 0, {more}");
});

describe("French", () => {
  test.each([
    ["Non ? Si : oui !", "Non\u202f? Si\u202f: oui\u202f!"],
    ["40 % ; « l'œuf »", "40\u202f%\u202f; «\u202fl’œuf\u202f»"],
    ["12:30", "12:30"],
  ])("%s", (plain, set) => {
    expect(french(plain)).toBe(set);
    expect(french(set)).toBe(set);
  });

  test("has it in every table of words, and no other language does", () => {
    expect(table({ a: "b : c" }, { a: "b : c" }, { a: "b : c" })).toEqual({
      en: { a: "b : c" },
      fr: { a: "b\u202f: c" },
      nl: { a: "b : c" },
    });
  });
});

test("a text to search in has no accents, no capitals and one apostrophe", () => {
  expect(fold("L’Œuf d'Éole")).toBe("l'oeuf d'eole");
});
