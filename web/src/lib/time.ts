/** Time: at the server, as far as its answers told, for devices' clocks are often wrong; and as people write it. */
import { settings } from "./settings.svelte";

let ahead = 0;

/** An answer of the server says what time it is there, to the second. */
export function heard(date: string | null): void {
  const there = Date.parse(date ?? "");
  // Within its second, the server's time is as often earlier as later than half past it.
  if (Number.isFinite(there)) ahead = there + 500 - Date.now();
}

/** Milliseconds since 1970, at the server. */
export const serverNow = (): number => Date.now() + ahead;

/** A moment, and a day, as they are written here. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(settings.lang, { dateStyle: "long", timeStyle: "short" }).format(at);
export const day = (at: number): string => new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium" }).format(at);
