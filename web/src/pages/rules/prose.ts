/** Light markdown as data: paragraphs, lists and tables, and inside them bold, emphasis, code and links. */
import { fold } from "../../lib/fold";
import type { CardText, Rulebook } from "../../lib/api";
import type { GameFolder } from "../../parts/games";

export type Block =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

export interface Token {
  kind: "text" | "bold" | "em" | "code" | "rule" | "card";
  text: string;
  href?: string;
}

/** What becomes a link: the numbers of rules and the names of cards. A name may mean several, as both faces of one. */
export interface Links {
  pattern: RegExp;
  numbers: Set<string>;
  cards: Map<string, string[]>;
  /** The end of an address that names the game. */
  query: string;
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim().split("\n"))
    .filter((lines) => lines[0])
    .map((lines) => {
      if (lines.every((line) => line.startsWith("|"))) {
        const [head = [], , ...rows] = lines.map((line) =>
          line
            .split("|")
            .slice(1, -1)
            .map((cell) => cell.trim()),
        );
        return { kind: "table", head, rows };
      }
      if (lines.every((line) => line.startsWith("- "))) return { kind: "list", items: lines.map((it) => it.slice(2)) };
      return { kind: "text", text: lines.join(" ") };
    });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export function linksOf(book: Rulebook, cards: CardText[], folder: Pick<GameFolder, "names">, query = ""): Links {
  const named = new Map<string, string[]>();
  for (const card of cards) {
    for (const name of folder.names?.(card) ?? [card.name]) named.set(name, [...(named.get(name) ?? []), card.id]);
  }
  const longest = [...named.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const chapters = book.parts.flatMap((part) => part.chapters);
  const either = [...longest, "[A-Z]+\\d+(?:\\.\\d+)?"].join("|");
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${either})(?![\\p{L}\\p{N}])`, "u"),
    numbers: new Set(chapters.flatMap((it) => [it.number, ...it.rules.map((rule) => rule.number)])),
    cards: named,
    query,
  };
}

/** The ids of the cards that a text names. */
export function mentioned(text: string, links: Links): string[] {
  return text.split(links.pattern).flatMap((name, index) => (index % 2 ? (links.cards.get(name) ?? []) : []));
}

/** The pieces of a line; `here` is the card that needs no link because it is being looked at. */
export function tokens(text: string, links: Links | null, here = ""): Token[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).flatMap((piece, index): Token[] => {
    if (index % 2 === 0) return links ? linked(piece, links, here) : [{ kind: "text", text: piece }];
    if (piece.startsWith("**")) return [{ kind: "bold", text: piece.slice(2, -2) }];
    return [{ kind: piece.startsWith("`") ? "code" : "em", text: piece.slice(1, -1) }];
  });
}

function linked(text: string, links: Links, here: string): Token[] {
  return text.split(links.pattern).map((piece, index): Token => {
    const ids = index % 2 ? links.cards.get(piece) : undefined;
    if (ids && !ids.includes(here)) return { kind: "card", text: piece, href: `/cards/${ids[0]}${links.query}` };
    if (index % 2 && links.numbers.has(piece))
      return { kind: "rule", text: piece, href: `/rules${links.query}#${piece}` };
    return { kind: "text", text: piece };
  });
}

/** A text cut where words of a search are found in it. */
export function hits(text: string, words: string[]): { text: string; hit: boolean }[] {
  const plain = fold(text);
  if (!words.length || plain.length !== text.length) return [{ text, hit: false }];
  const parts: { text: string; hit: boolean }[] = [];
  let end = 0;
  for (const found of plain.matchAll(new RegExp(words.map(escaped).join("|"), "g"))) {
    parts.push({ text: text.slice(end, found.index), hit: false });
    end = found.index + found[0].length;
    parts.push({ text: text.slice(found.index, end), hit: true });
  }
  return [...parts, { text: text.slice(end), hit: false }].filter((part) => part.text);
}
