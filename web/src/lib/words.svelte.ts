/** Words in three languages: every part of the page has a table of its own, with the same keys in each language. */
import type { Lang } from "./api";
import { settings } from "./settings.svelte";
import { french } from "./typography";

export type Words<K extends string> = Record<Lang, Record<K, string>>;

/** A table of words; the compiler sees to it that no language misses a key, and French gets its spaces and apostrophes. */
export function table<K extends string>(en: Record<K, string>, fr: Record<K, string>, nl: Record<K, string>): Words<K> {
  return { en, fr: typeset(fr), nl };
}

function typeset<K extends string>(phrases: Record<K, string>): Record<K, string> {
  const set = Object.entries<string>(phrases).map(([key, phrase]) => [key, french(phrase)]);
  return Object.fromEntries(set) as Record<K, string>;
}

/** The words in the language of the page; read it inside a component, so that it changes with the language. */
export function words<K extends string>(table: Words<K>): Record<K, string> {
  return table[settings.lang];
}

/** A phrase about a number: `key_one` or `key_many`, whichever the language asks for. */
export function plural<K extends string>(
  words: Record<`${K}_one` | `${K}_many`, string>,
  key: K,
  n: number,
  fields: Record<string, string | number> = {},
): string {
  const one = new Intl.PluralRules(settings.lang).select(n) === "one";
  return fill(words[`${key}_${one ? "one" : "many"}`], { n, ...fields });
}

/** A phrase with its `{fields}` filled in. */
export function fill(phrase: string, fields: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, key: string) => String(fields[key] ?? whole));
}

/** Names in a row, with an "and" before the last. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.lang).format(names);
}
