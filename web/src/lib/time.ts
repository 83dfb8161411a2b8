/** The time at the server, as far as its answers told: devices' clocks are often wrong. */
let ahead = 0;

/** An answer of the server says what time it is there, to the second. */
export function heard(date: string | null): void {
  const there = Date.parse(date ?? "");
  // Within its second, the server's time is as often earlier as later than half past it.
  if (Number.isFinite(there)) ahead = there + 500 - Date.now();
}

/** Milliseconds since 1970, at the server. */
export const serverNow = (): number => Date.now() + ahead;
