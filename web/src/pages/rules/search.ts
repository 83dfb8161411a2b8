/** Looking for rules: by their numbers, and by the words in them and in the titles of their chapters. */
import type { Chapter, Part, Rule, Rulebook } from "../../lib/api";
import { fold } from "../../lib/fold";

/** The words of a search. */
export const wanted = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);

function fits(rule: Rule, chapter: Chapter, words: string[]): boolean {
  const number = rule.number.toLowerCase();
  const within = fold(`${rule.text} ${chapter.title}`);
  return words.every((word) => number === word || number.startsWith(`${word}.`) || within.includes(word));
}

/** The parts of a rulebook with the rules that fit every word; chapters and parts without any are left out. */
export function search(book: Rulebook, words: string[]): Part[] {
  const found = (chapter: Chapter): Rule[] => chapter.rules.filter((rule) => fits(rule, chapter, words));
  return book.parts
    .map((part) => ({
      ...part,
      chapters: part.chapters.map((it) => ({ ...it, rules: found(it) })).filter((it) => it.rules.length),
    }))
    .filter((part) => part.chapters.length);
}

export const countRules = (parts: Part[]): number =>
  parts.flatMap((part) => part.chapters.flatMap((it) => it.rules)).length;
