/** How things move. Every card is there once, so a card that leaves one place and appears in another travels there. */
import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import type { Line } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";

const LONGEST = 420;
const BEAT = 420;
const QUICK = 110;
const ALL = 3000;
/** What is worth a moment even without a card to show. */
const COUNTED = ["scored", "lost", "gained", "counted"];

export const pace = (most: number): number => (settings.motion ? most : 0);

export const [send, receive] = crossfade({
  duration: (distance) => pace(Math.min(LONGEST, 160 + distance * 0.4)),
  easing: cubicOut,
  fallback: (node) => scale(node, { start: 0.7, duration: pace(180) }),
});

/** For lists in which things close up when one goes. */
export const shift = (): { duration: number } => ({ duration: pace(220) });

/** What happened, one thing after the other over a table that already shows the end of it; a click or a key skips it. */
export class Beats {
  now: Line | null = $state.raw(null);
  private queue: Line[] = [];
  private timer = 0;

  add(lines: Line[]): void {
    if (!settings.motion || document.hidden) return;
    this.queue.push(...lines.filter((line) => line.card !== null || COUNTED.includes(line.kind)));
    if (!this.timer) this.next();
  }

  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.now = null;
  }

  private next = (): void => {
    this.now = this.queue.shift() ?? null;
    const wait = Math.max(QUICK, Math.min(BEAT, ALL / (this.queue.length + 1)));
    this.timer = this.now ? window.setTimeout(this.next, wait) : 0;
  };
}
