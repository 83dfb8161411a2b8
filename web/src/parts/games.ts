/**
 * What a game brings to the page: a folder `src/games/<name>` (its name is the one on the server's shelf) whose
 * `index.ts` exports a `GameFolder` by default. The shell finds it by itself, and knows no game but through this.
 *
 * What `index.ts` imports outright comes with the first page, so that is little: words, colours, a picture. Whatever is
 * large is a function that fetches it when somebody wants it. `View` and `Card` are the game's own data; their types are
 * made from the server's description (`wire.json` in the folder, `npm run types`).
 */
import type { Component, Snippet } from "svelte";
import type { Begun, CardText, Hint, Line, NewTable } from "../lib/api";
import type { Words } from "../lib/words.svelte";
import type { SeatLook } from "./seats";

export interface GameFolder<View = unknown, Card extends CardText = CardText> {
  /** Who publishes it, for the foot of the first page; what a part of its log is called, and all of them. */
  words: Words<"published" | "part" | "parts">;
  /** The number of its rule of what can be taken back. */
  undo?: string;
  /** The picture behind the first page. */
  backdrop?: Component;
  /** How its log is read: signs, and where points come from. */
  chronicle?: () => Promise<{ default: Chronicle }>;
  /** The table at which it is played. */
  board: () => Promise<{ default: Component<BoardProps<View>> }>;
  /** What the rules call a card, where that is not its name alone. */
  names?(card: Card): string[];
  /** Its cards, as they are looked through and read. */
  gallery: () => Promise<{ default: Gallery<Card> }>;
  /** Guided games, by the names under which `board` meets them again. */
  lessons?: () => Promise<{ default: Record<string, Lesson> }>;
  /** What the signs on its cards mean: a part of its rules. */
  legend?: () => Promise<{ default: Component }>;
  /** How decks for it are built, where everybody brings one. */
  workshop?: () => Promise<{ default: Workshop<Card> }>;
  /** Who made the game and its pictures. */
  credits: () => Promise<{ default: Credits }>;
}

export interface BoardProps<View = unknown> {
  scene: Begun<View>;
  hint: Hint | null;
  /** What happened last. */
  news: Line[];
  choose: (answer: string) => void;
  /**
   * Others' actions that play out one after the other: whether more is to come, the end of it at once, and all of it again.
   * A board that shows more of one than its lines tell holds the next for so many milliseconds. While it is busy with how
   * something ended, the end of the game is not told.
   */
  show?: {
    playing: boolean;
    skip: () => void;
    hold?: (long: number) => void;
    busy?: (busy: boolean) => void;
    again?: () => void;
  };
  /** What the page puts beside the open question: undo, hints and the like. */
  controls?: Snippet<[said?: string]>;
  /** The guided game that this is, if it is one. */
  lesson?: string;
}

export interface Chronicle {
  /** A small sign for what happened, drawn in a square of 24. */
  sign(line: Line): string | undefined;
  /** The points that a line gave to its seat, or took from it; the first of its cards brought them. */
  points(line: Line): number;
  /** Who has a score without a seat, such as a Rival: by step, beside those of the seats. */
  others?(view: unknown, story: Line[][]): Other[];
}

/** Somebody without a seat, as the end of a game shows them. */
export interface Other {
  name: string;
  look: SeatLook;
  /** The score after each step. */
  scores: number[];
}

export interface Gallery<Card extends CardText = CardText> {
  /** A card's face, a wordy one with its text, a large one with all that it does; whatever is around it gives it its name for those who hear it. */
  face: Component<{ card: Card; size: "small" | "wordy" | "large" }>;
  /** What a value of a facet looks like; without it, its title is all there is. */
  chip?: Component<{ facet: string; value: string; title: string }>;
  /** By what the cards can be sifted, in the language of the page. */
  facets(): Facet<Card>[];
  /** How they can be ordered; the first is the order in which the server sends them. */
  orders(): Order<Card>[];
  /** The text in which a search looks. */
  text(card: Card): string;
  /** What a link to it says to those who hear it. */
  label(card: Card): string;
  /** What its face shows by signs only, or not at all. */
  facts(card: Card): string[];
  /** The id of its other face, if it has one. */
  back(card: Card): string | null;
  /** A table at which it can be played at once. */
  trial?(card: Card): Plan;
}

export interface Facet<Card extends CardText = CardText> {
  /** Its name in the address. */
  name: string;
  title: string;
  marks(card: Card): Mark[];
  /** The order of its values: that of the cards, unless they are numbers or the most frequent comes first. */
  order?: "number" | "count";
}

/** A value that a card has of a facet, and what it is called. */
export interface Mark {
  value: string;
  title: string;
}

export interface Order<Card extends CardText = CardText> {
  name: string;
  title: string;
  compare(a: Card, b: Card): number;
}

/** How decks are built: each is a number of cards, which the server checks. */
export interface Workshop<Card extends CardText = CardText> {
  /** The options of a new game on which it depends what a deck may hold. */
  options: readonly string[];
  /** How many of a card a deck may hold; none of what is never part of one. */
  most(card: Card): number;
  /** The parts of a deck in order: every card of one stands in the first that has it. */
  groups(): Group<Card>[];
  /** A word or two beside a card's name in the list. */
  note(card: Card): string;
  /** The deck as a text that the server reads. */
  text(held: Readonly<Record<string, number>>, cards: readonly Card[]): string;
  /** The whole deck at a glance. */
  summary: Component<{ deck: Copies<Card>[]; options: Readonly<Record<string, string>> }>;
  /** How many cards one begins with, and whether a card is ever drawn. */
  hand: number;
  drawn(card: Card): boolean;
}

export interface Group<Card extends CardText = CardText> {
  name: string;
  title: string;
  /** How many belong there, if that is settled. */
  size?: number;
  has(card: Card): boolean;
}

/** A card of a deck, and how many there are of it. */
export interface Copies<Card extends CardText = CardText> {
  card: Card;
  n: number;
}

export interface Lesson {
  words: Words<"title" | "about">;
  table: Plan;
}

/** Something that a guided game says once, when it first matters. */
export interface Step<Now> {
  key: string;
  when: (now: Now) => boolean;
  /** What it points at: the first of these that is on the table. */
  at: string;
}

/** A table to lay, of the game whose folder says so. */
export type Plan = Omit<NewTable, "game">;

export interface Credits {
  /** `own` is what of the game is ours and not its authors', `buy` a kind word about the real one. */
  words: Words<"own" | "buy">;
  /** What can be bought, and by whom it is. */
  boxes: { titles: string[]; by: Words<"by"> }[];
  /** Whose pictures it shows, if it shows any but ours; several games may draw from one source. */
  pictures?: { name: string; link: string; licence: string; licence_link: string; authors: readonly string[] };
}

const found = import.meta.glob<GameFolder>("../games/*/index.ts", { eager: true, import: "default" });

/** The folders of the games, by name. */
export const FOLDERS: ReadonlyMap<string, GameFolder> = new Map(
  Object.entries(found).map(([path, folder]) => [path.split("/").at(-2)!, folder]),
);

/** Those of the server's games that have a folder: the page does not offer what it cannot show. */
export const shown = <Game extends { name: string }>(games: Game[]): Game[] =>
  games.filter((it) => FOLDERS.has(it.name));
