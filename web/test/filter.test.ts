import { afterEach, describe, expect, test } from "vitest";
import gallery from "../src/games/vale/gallery";
import type { Card } from "../src/games/vale/view";
import { settings } from "../src/lib/settings.svelte";
import type { Facet, Order } from "../src/parts/games";
import { choices, inOrder, noWish, readWish, sift, writeWish, type Wish } from "../src/pages/cards/filter";
import { card, line } from "./cards";

const CARDS = [
  card({
    id: "hydra",
    name: "Hydra",
    family: "water",
    family_name: "Water",
    cost: 5,
    lines: [line("instant", "Score 7.")],
  }),
  card({ id: "imp", name: "Imp", cost: 0 }),
  card({
    id: "boreas",
    name: "Borée",
    family: "wind",
    family_name: "Wind",
    cost: 3,
    set: "curse",
    lines: [line("active"), line("instant")],
  }),
  card({
    id: "burner",
    name: "Burner",
    sort: "tile",
    family: null,
    family_name: null,
    cost: null,
    lines: [line("action")],
  }),
];
const facets = gallery.facets() as Facet[];
const orders = gallery.orders() as Order[];
const read = (query: string): Wish => readWish(new URLSearchParams(query), facets, orders);
const found = (query: string): string[] =>
  sift(CARDS, (it) => gallery.text(it as Card), facets, read(query)).map((it) => it.id);
const valuesOf = (name: string): string[] =>
  choices(
    CARDS,
    facets.find((it) => it.name === name)!,
  ).map((it) => it.value);

afterEach(() => settings.change({ lang: "en" }));

describe("an address", () => {
  test.each(["", "?q=a%20b", "?family=fire,water&cost=0", "?game=other&q=x&kind=instant&order=name"])(
    "%j is read and written back",
    (query) => {
      expect(writeWish(read(query))).toBe(query);
    },
  );

  test("that asks for what there is not asks for nothing", () => {
    expect(writeWish(read("?colour=red&order=size&order=set"))).toBe("");
  });

  test("without a wish keeps the game", () => {
    expect(writeWish(noWish(read("?game=other&q=x&cost=1")))).toBe("?game=other");
  });
});

describe("cards", () => {
  test.each([
    ["", ["hydra", "imp", "boreas", "burner"]],
    ["?q=boree", ["boreas"]],
    ["?q=water%20SCORE", ["hydra"]],
    ["?q=water%20fire", []],
    ["?family=water,fire", ["hydra", "imp"]],
    ["?family=water,fire&cost=0", ["imp"]],
    ["?kind=active", ["boreas"]],
    ["?set=curse&kind=permanent", []],
  ])("%j finds %j", (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  test.each([
    ["", ["hydra", "imp", "boreas", "burner"]],
    ["?order=cost", ["imp", "boreas", "hydra", "burner"]],
    ["?order=name", ["boreas", "burner", "hydra", "imp"]],
  ])("%j orders them", (query, ids) => {
    expect(inOrder(CARDS, orders, read(query)).map((it) => it.id)).toEqual(ids);
  });
});

describe("what can be chosen", () => {
  test("comes in the order of the cards, of numbers, or with the most frequent first", () => {
    expect(valuesOf("family")).toEqual(["water", "fire", "wind"]);
    expect(valuesOf("cost")).toEqual(["0", "3", "5"]);
    expect(valuesOf("kind")).toEqual(["instant", "active", "action"]);
  });

  test("is said in the language of the page", () => {
    settings.change({ lang: "fr" });
    const sorts = gallery.facets().find((it) => it.name === "sort")!;
    expect([sorts.title, ...CARDS.flatMap((it) => sorts.marks(it)).map((it) => it.title)]).toEqual([
      "Type",
      "Créature",
      "Créature",
      "Créature",
      "Artefact",
    ]);
  });
});

test("what is said of a card names what its face shows by signs", () => {
  const cursed = card({ curses: 2, provenance: "original", provenance_name: "our own" });
  expect(gallery.label(cursed)).toBe("Imp, Fire, cost 0");
  expect(gallery.facts(cursed)).toEqual(["cost 0", "2 curse symbols"]);
  expect(gallery.facts(card({ sort: "tile", family: null, family_name: null, cost: null }))).toEqual(["printed card"]);
});
