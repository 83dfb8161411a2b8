/** The cards of Heroes of Thargos as they are looked through: by what they are sifted, and what is said of each. */
import { fill, listed, plural, words } from "../../lib/words.svelte";
import type { Facet, Gallery, Mark, Order } from "../../parts/games";
import { doings } from "./art/doings";
import { figuresOf } from "./art/figures";
import Plate from "./art/Plate.svelte";
import { things } from "./art/words";
import Chip from "./Chip.svelte";
import { sifting } from "./siftwords";
import { tryCard } from "./trycard";
import { ATTRIBUTES, type Attribute, type Card } from "./view";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const mark = (value: string, title: string): Mark => ({ value, title: capital(title) });
const number = (n: number | null): Mark[] => (n === null ? [] : [mark(String(n), String(n))]);
const byName = (a: Card, b: Card): number => a.name.localeCompare(b.name);

/** The attributes that a card is about: what it gives or asks for, and in what a Hero is best. */
export function attributesOf(card: Card): Attribute[] {
  const { attributes, gives, asks } = card;
  const most = attributes ? Math.max(...Object.values(attributes)) : 1;
  const figures = attributes ?? gives ?? asks;
  return ATTRIBUTES.filter((it) => (figures?.[it] ?? 0) >= most);
}

function facets(): Facet<Card>[] {
  const [w, t] = [words(sifting), words(things)];
  return [
    { name: "sort", title: w.sort, marks: (it) => [mark(it.sort, it.sort_name)] },
    { name: "faction", title: w.faction, marks: (it) => it.factions.map((id, i) => mark(id, it.faction_names[i]!)) },
    { name: "attribute", title: w.attribute, marks: (it) => attributesOf(it).map((name) => mark(name, t[name])) },
    { name: "pam", title: w.pam, marks: (it) => number(it.pam), order: "number" },
    { name: "vp", title: w.vp, marks: (it) => number(it.vp), order: "number" },
    { name: "points", title: w.points, marks: (it) => number(it.points), order: "number" },
    { name: "effect", title: w.effect, marks: (it) => doings(it).map((name) => mark(name, w[name])), order: "count" },
    {
      name: "lock",
      title: w.lock,
      marks: (it) => (it.sort === "hero" ? [] : [it.locked ? mark("locked", w.locked) : mark("open", w.unlocked)]),
    },
    { name: "face", title: w.face, marks: (it) => (it.face ? [mark(it.face, it.face_name ?? "")] : []) },
    { name: "place", title: w.place, marks: (it) => (it.place ? [mark(it.place, it.place_name ?? "")] : []) },
    { name: "set", title: w.set, marks: (it) => [mark(it.set, it.set_name)] },
    { name: "provenance", title: w.provenance, marks: (it) => [mark(it.provenance, it.provenance_name)] },
  ];
}

function orders(): Order<Card>[] {
  const w = words(sifting);
  const worth = (it: Card): number => it.points ?? it.vp ?? 0;
  return [
    { name: "sort", title: w.order_sort, compare: () => 0 },
    { name: "name", title: w.order_name, compare: byName },
    { name: "pam", title: w.order_pam, compare: (a, b) => (b.pam ?? 0) - (a.pam ?? 0) || byName(a, b) },
    { name: "worth", title: w.order_worth, compare: (a, b) => worth(b) - worth(a) || byName(a, b) },
  ];
}

/** The figures of a card in words: "Might 3, Mind 2". */
function figures(card: Card): string {
  const w = words(things);
  const plain = (n: string): string => (n === "?" ? w.dice : card.asks ? n.replace("+", "") : n);
  const shown = figuresOf(card).map(({ attribute, n }) => `${w[attribute]} ${plain(n)}`);
  if (!shown.length) return "";
  const list = listed(shown);
  return card.gives ? fill(w.gives, { figures: list }) : card.asks ? fill(w.asks, { figures: list }) : list;
}

/** What a face shows by its corners and its figures. */
function shown(card: Card): string[] {
  const w = words(things);
  return [
    card.points === null ? "" : fill(w.points, { n: card.points }),
    card.vp === null ? "" : fill(w.vp, { n: card.vp }),
    figures(card),
    card.pam === null ? "" : fill(w.pam, { n: card.pam }),
  ].filter(Boolean);
}

const gallery: Gallery<Card> = {
  face: Plate,
  chip: Chip,
  facets,
  orders,
  text: (card) =>
    [
      card.name,
      card.number,
      ...card.faction_names,
      ...card.keyword_names,
      ...card.lines.map((line) => `${line.kind_name} ${line.text}`),
    ].join(" "),
  label: (card) => [card.name, card.sort_name, ...card.faction_names, ...shown(card)].join(", "),
  facts: (card) => [
    ...shown(card),
    ...(card.locked ? [words(things).locked] : []),
    ...(card.place_name ? [fill(words(things).place, { place: card.place_name })] : []),
    ...(card.sort === "hero" ? [] : [plural(words(things), "copies", card.copies)]),
  ],
  back: (card) => card.back,
  trial: tryCard,
};

export default gallery;
