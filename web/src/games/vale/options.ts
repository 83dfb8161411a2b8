/** The answers that the server offers, read so that each can be found where its card lies. */
import type { Option } from "../../lib/api";
import { willingFirst } from "../../parts/acts";
import { amount, STONES, worth, type Purse, type SeatView, type Stone } from "./view";

export interface Choice {
  answer: string;
  words: string;
  verb: string;
  /** The card, tile or summoner that it is about. */
  card: string | null;
  pay: Purse;
  seal: boolean;
}

export const PAID = ["summon", "remove"];
export const TAKEN_OFF = ["drop", "pay"];

function stoneIn(part: string): [Stone, number] | null {
  const [name, count] = part.split("=");
  const stone = STONES.find((it) => it === name);
  return stone && count && /^\d+$/.test(count) ? [stone, Number(count)] : null;
}

export function read(option: Option, known: (id: string) => boolean): Choice {
  const [verb = "", ...rest] = option.answer.split(" ");
  const choice: Choice = { ...option, verb, card: null, pay: {}, seal: rest.includes("seal") };
  for (const part of rest) {
    const paid = stoneIn(part);
    if (paid) choice.pay[paid[0]] = paid[1];
    else if (known(part)) choice.card = part;
  }
  return choice;
}

export interface Offer {
  /** Choices by the card that they are about. */
  cards: Map<string, Choice[]>;
  /** Choices about stones alone: what to lose, or to pay. */
  stones: Choice[];
  /** Everything else: buttons. */
  plain: Choice[];
}

export function offer(options: Option[], known: (id: string) => boolean): Offer {
  const found: Offer = { cards: new Map(), stones: [], plain: [] };
  for (const choice of options.map((it) => read(it, known))) {
    if (choice.card) found.cards.set(choice.card, [...(found.cards.get(choice.card) ?? []), choice]);
    else if (TAKEN_OFF.includes(choice.verb) && amount(choice.pay) > 0) found.stones.push(choice);
    else found.plain.push(choice);
  }
  return { ...found, plain: willingFirst(found.plain, (it) => it.verb === "decline" || it.verb === "stop") };
}

/** Choices with the cheapest payment first: no seal before a seal, little value before much, few stones before many. */
export function cheapest(choices: Choice[], seat: SeatView): Choice[] {
  const price = (it: Choice): number => (it.seal ? 1000 : 0) + worth(seat, it.pay) * 10 + amount(it.pay);
  return [...choices].sort((a, b) => price(a) - price(b));
}

/** Whether a purse has no more of any stone than another. */
export function within(a: Purse, b: Purse): boolean {
  return STONES.every((stone) => (a[stone] ?? 0) <= (b[stone] ?? 0));
}

export function samePurse(a: Purse, b: Purse): boolean {
  return STONES.every((stone) => (a[stone] ?? 0) === (b[stone] ?? 0));
}
