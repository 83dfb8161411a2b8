/** Words in three languages: every part of the page has a table of its own, with the same keys in each language. */
import type { Lang } from "./api";
import { settings } from "./settings.svelte";

export type Words<K extends string> = Record<Lang, Record<K, string>>;

/** A table of words; the compiler sees to it that no language misses a key. */
export function table<K extends string>(en: Record<K, string>, fr: Record<K, string>, nl: Record<K, string>): Words<K> {
  return { en, fr: spaced(fr), nl };
}

/** French puts a thin space before some signs, where no line may end. */
function spaced<K extends string>(fr: Record<K, string>): Record<K, string> {
  const thin = (text: string): string => text.replace(/ (?=[:;!?%»])/g, "\u202f").replace(/« /g, "«\u202f");
  return Object.fromEntries(Object.entries<string>(fr).map(([key, text]) => [key, thin(text)])) as Record<K, string>;
}

/** The words in the language of the page; read it inside a component, so that it changes with the language. */
export function words<K extends string>(table: Words<K>): Record<K, string> {
  return table[settings.lang];
}

/** A phrase with its `{fields}` filled in. */
export function fill(phrase: string, fields: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, key: string) => String(fields[key] ?? whole));
}
