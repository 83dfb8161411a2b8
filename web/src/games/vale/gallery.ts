/** The cards of The Vale of Eternity as they are looked through: by what they are sifted, and what is said of each. */
import { fill, plural, table, words } from "../../lib/words.svelte";
import type { Facet, Gallery, Mark, Order } from "../../parts/games";
import Face from "./Card.svelte";
import Chip from "./Chip.svelte";
import { tryCard } from "./trycard";
import type { Card } from "./view";

const sifting = table(
  {
    family: "Family",
    cost: "Cost",
    kind: "Effect",
    set: "Set",
    sort: "Kind of card",
    provenance: "Origin",
    creature: "creature",
    tile: "artifact",
    summoner: "summoner",
    order_set: "by set",
    order_cost: "by cost",
    order_name: "by name",
    costs: "cost {n}",
    curses_one: "{n} curse symbol",
    curses_many: "{n} curse symbols",
  },
  {
    family: "Famille",
    cost: "Coût",
    kind: "Effet",
    set: "Boîte",
    sort: "Type",
    provenance: "Origine",
    creature: "créature",
    tile: "artefact",
    summoner: "invocateur",
    order_set: "par boîte",
    order_cost: "par coût",
    order_name: "par nom",
    costs: "coût {n}",
    curses_one: "{n} symbole de malédiction",
    curses_many: "{n} symboles de malédiction",
  },
  {
    family: "Kaartsoort",
    cost: "Kost",
    kind: "Effect",
    set: "Doos",
    sort: "Soort kaart",
    provenance: "Herkomst",
    creature: "wezen",
    tile: "artefact",
    summoner: "oproeper",
    order_set: "per doos",
    order_cost: "op kost",
    order_name: "op naam",
    costs: "kost {n}",
    curses_one: "{n} vloeksymbool",
    curses_many: "{n} vloeksymbolen",
  },
);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const mark = (value: string, title: string): Mark => ({ value, title: capital(title) });
const byName = (a: Card, b: Card): number => a.name.localeCompare(b.name);
/** Behind every cost: what has none. */
const LAST = 99;

function facets(): Facet<Card>[] {
  const w = words(sifting);
  return [
    { name: "family", title: w.family, marks: (it) => (it.family ? [mark(it.family, it.family_name ?? "")] : []) },
    {
      name: "cost",
      title: w.cost,
      marks: ({ cost }) => (cost === null ? [] : [mark(String(cost), String(cost))]),
      order: "number",
    },
    {
      name: "kind",
      title: w.kind,
      marks: (it) => it.lines.map((line) => mark(line.kind, line.kind_name)),
      order: "count",
    },
    { name: "set", title: w.set, marks: (it) => [mark(it.set, it.set_name)] },
    { name: "sort", title: w.sort, marks: (it) => [mark(it.sort, w[it.sort])] },
    { name: "provenance", title: w.provenance, marks: (it) => [mark(it.provenance, it.provenance_name)] },
  ];
}

function orders(): Order<Card>[] {
  const w = words(sifting);
  return [
    { name: "set", title: w.order_set, compare: () => 0 },
    { name: "cost", title: w.order_cost, compare: (a, b) => (a.cost ?? LAST) - (b.cost ?? LAST) || byName(a, b) },
    { name: "name", title: w.order_name, compare: byName },
  ];
}

const costs = ({ cost }: Card): string => (cost === null ? "" : fill(words(sifting).costs, { n: cost }));

const gallery: Gallery<Card> = {
  face: Face,
  chip: Chip,
  facets,
  orders,
  text: (card) =>
    [card.name, card.family_name, ...card.lines.map((line) => `${line.kind_name} ${line.text}`)].join(" "),
  label: (card) => [card.name, card.family_name, costs(card)].filter(Boolean).join(", "),
  facts: (card) =>
    [
      costs(card),
      card.curses ? plural(words(sifting), "curses", card.curses) : "",
      card.provenance === "printed" ? card.provenance_name : "",
    ].filter(Boolean),
  back: (card) => card.back,
  trial: tryCard,
};

export default gallery;
