/** What somebody looks for among the cards, as the address says it. */
import type { CardText } from "../../lib/library.svelte";
import { fold } from "../../lib/fold";

export const GROUPS = ["family", "cost", "kind", "set", "sort", "provenance"] as const;
export type Group = (typeof GROUPS)[number];
export const ORDERS = ["set", "cost", "name"] as const;
export type Order = (typeof ORDERS)[number];

export interface Wish {
  text: string;
  chosen: Record<Group, string[]>;
  order: Order;
}

export interface Choice {
  value: string;
  title: string;
}

export function readWish(query: URLSearchParams): Wish {
  const values = (group: Group): string[] => query.get(group)?.split(",").filter(Boolean) ?? [];
  return {
    text: query.get("q") ?? "",
    chosen: Object.fromEntries(GROUPS.map((group) => [group, values(group)])) as Wish["chosen"],
    order: ORDERS.find((order) => order === query.get("order")) ?? "set",
  };
}

/** The wish as the end of an address, with its question mark. */
export function writeWish(wish: Wish): string {
  const parts: string[] = [];
  if (wish.text) parts.push(`q=${encodeURIComponent(wish.text)}`);
  for (const group of GROUPS) {
    if (wish.chosen[group].length) parts.push(`${group}=${wish.chosen[group].map(encodeURIComponent).join(",")}`);
  }
  if (wish.order !== "set") parts.push(`order=${wish.order}`);
  return parts.length ? `?${parts.join("&")}` : "";
}

/** What a card has to show for a group of filters: values, with their names. */
function marks(card: CardText, group: Group, sorts: Record<string, string>): [string, string][] {
  if (group === "family") return card.family ? [[card.family, card.family_name ?? card.family]] : [];
  if (group === "cost") return card.cost === null ? [] : [[String(card.cost), String(card.cost)]];
  if (group === "kind") return card.lines.map((line) => [line.kind, line.kind_name]);
  if (group === "set") return [[card.set, card.set_name]];
  if (group === "sort") return [[card.sort, sorts[card.sort] ?? card.sort]];
  return [[card.provenance, card.provenance_name]];
}

/** What can be chosen in a group, in the order of the cards; costs by number, kinds by how many there are. */
export function choices(cards: CardText[], group: Group, sorts: Record<string, string>): Choice[] {
  const found = new Map<string, Choice & { count: number }>();
  for (const [value, title] of cards.flatMap((card) => marks(card, group, sorts))) {
    const count = (found.get(value)?.count ?? 0) + 1;
    found.set(value, { value, title: title.charAt(0).toUpperCase() + title.slice(1), count });
  }
  if (group === "cost") return [...found.values()].sort((a, b) => Number(a.value) - Number(b.value));
  return group === "kind" ? [...found.values()].sort((a, b) => b.count - a.count) : [...found.values()];
}

/** The text of a card in which a search looks. */
export function haystack(card: CardText): string {
  return fold([card.name, card.family_name, ...card.lines.map((line) => `${line.kind_name} ${line.text}`)].join(" "));
}

const BY: Record<Order, (a: CardText, b: CardText) => number> = {
  set: () => 0,
  cost: (a, b) => (a.cost ?? 99) - (b.cost ?? 99) || a.name.localeCompare(b.name),
  name: (a, b) => a.name.localeCompare(b.name),
};

export function inOrder(cards: CardText[], order: Order): CardText[] {
  return [...cards].sort(BY[order]);
}

/** The cards that fit, in order: every word, and in every group one of the chosen values. */
export function sift(cards: CardText[], texts: string[], wish: Wish): CardText[] {
  const words = fold(wish.text).split(/\s+/).filter(Boolean);
  const fits = (card: CardText, index: number): boolean =>
    words.every((word) => texts[index]?.includes(word)) &&
    GROUPS.every((group) => {
      const wanted = wish.chosen[group];
      return !wanted.length || marks(card, group, {}).some(([value]) => wanted.includes(value));
    });
  return inOrder(cards.filter(fits), wish.order);
}
