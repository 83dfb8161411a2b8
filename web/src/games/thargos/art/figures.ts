/** The figures of a card: a Hero's attributes, what a Lasting gives, what a Mission asks for. */
import { ATTRIBUTES, type Attribute, type Card } from "../view";

export interface Figure {
  attribute: Attribute;
  /** As it is written: a Hero with dice has a question mark for each. */
  n: string;
}

/** A number with its sign: the real minus, not the hyphen. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function figuresOf({ sort, attributes, gives, asks }: Card): Figure[] {
  if (sort === "hero") return ATTRIBUTES.map((it) => ({ attribute: it, n: String(attributes?.[it] ?? "?") }));
  const change = gives ?? asks;
  if (!change) return [];
  return ATTRIBUTES.filter((it) => change[it] !== 0).map((it) => ({ attribute: it, n: signed(change[it]) }));
}
