/** How time passes at a table, in words. */
import type { Schemas } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { serverNow } from "../lib/time";
import { fill, plural, words } from "../lib/words.svelte";
import { tables } from "./words/tables";

export const DAY = 86_400;
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", DAY],
  ["hour", 3600],
  ["minute", 60],
];

export function pace(clock: Schemas["Clock"] | null): string {
  const w = words(tables);
  if (!clock) return w.no_clock;
  const days = Math.round(clock.increment / DAY);
  if (days >= 1) return plural(w, "days", days);
  return fill(w.clock, {
    bank: fill(w.minutes, { n: Math.round(clock.bank / 60) }),
    increment: clock.increment,
  });
}

/** How long ago something was, as people say it; nothing if it was just now. */
export function ago(milliseconds: number): string {
  const seconds = Math.min(0, (milliseconds - serverNow()) / 1000);
  const form = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto", style: "short" });
  for (const [unit, size] of STEPS) if (-seconds >= size) return form.format(Math.round(seconds / size), unit);
  return "";
}
