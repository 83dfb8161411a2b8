/** What somebody looks for among the cards of a game, as the address says it. */
import type { CardText } from "../../lib/api";
import { fold } from "../../lib/fold";
import type { Facet, Mark, Order } from "../../parts/games";

export interface Wish {
  /** The game, if the address names one. */
  game: string;
  text: string;
  /** The values that were chosen of each facet. */
  chosen: Record<string, string[]>;
  /** The name of an order; empty for the first one. */
  order: string;
}

export function readWish(query: URLSearchParams, facets: Facet[], orders: Order[]): Wish {
  const values = (name: string): string[] => query.get(name)?.split(",").filter(Boolean) ?? [];
  const order = query.get("order") ?? "";
  return {
    game: query.get("game") ?? "",
    text: query.get("q") ?? "",
    chosen: Object.fromEntries(facets.map(({ name }) => [name, values(name)])),
    order: orders.slice(1).some(({ name }) => name === order) ? order : "",
  };
}

/** The wish as the end of an address, with its question mark. */
export function writeWish({ game, text, chosen, order }: Wish): string {
  const parts: string[] = [];
  if (game) parts.push(`game=${encodeURIComponent(game)}`);
  if (text) parts.push(`q=${encodeURIComponent(text)}`);
  for (const [name, values] of Object.entries(chosen)) {
    if (values.length) parts.push(`${name}=${values.map(encodeURIComponent).join(",")}`);
  }
  if (order) parts.push(`order=${order}`);
  return parts.length ? `?${parts.join("&")}` : "";
}

/** Everything, of the same game. */
export const noWish = ({ game }: Wish): Wish => ({ game, text: "", chosen: {}, order: "" });

/** The values of a facet that the cards have, in its order. */
export function choices(cards: CardText[], facet: Facet): Mark[] {
  const found = new Map<string, Mark & { count: number }>();
  for (const mark of cards.flatMap((card) => facet.marks(card))) {
    found.set(mark.value, { ...mark, count: (found.get(mark.value)?.count ?? 0) + 1 });
  }
  const all = [...found.values()];
  if (facet.order === "number") all.sort((a, b) => Number(a.value) - Number(b.value));
  if (facet.order === "count") all.sort((a, b) => b.count - a.count);
  return all;
}

export function inOrder(cards: CardText[], orders: Order[], wish: Wish): CardText[] {
  const order = orders.find(({ name }) => name === wish.order) ?? orders[0];
  return order ? cards.toSorted((a, b) => order.compare(a, b)) : cards;
}

/** The cards that fit: every word is in their text, and of every facet they have one of the chosen values. */
export function sift(cards: CardText[], text: (card: CardText) => string, facets: Facet[], wish: Wish): CardText[] {
  const words = fold(wish.text).split(/\s+/).filter(Boolean);
  return cards.filter(
    (card) =>
      words.every((word) => fold(text(card)).includes(word)) &&
      facets.every((facet) => {
        const wanted = wish.chosen[facet.name] ?? [];
        return !wanted.length || facet.marks(card).some(({ value }) => wanted.includes(value));
      }),
  );
}
