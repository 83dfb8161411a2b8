/** How things move. Every card is there once, so a card that leaves one place and appears in another travels there. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { Line } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";

const LONGEST = 420;
const BEAT = 420;
const QUICK = 110;
const ALL = 3000;
/** What is worth a moment even without a card to show. */
const COUNTED = ["scored", "lost", "gained", "counted"];

export const pace = (most: number): number => (settings.motion ? most : 0);

/** Where cards left from, and which ones have come, since the last frame. */
const left = new Map<string, DOMRect>();
const come = new Set<string>();

function remember(): void {
  if (left.size + come.size === 0) requestAnimationFrame(() => (left.clear(), come.clear()));
}

/** A card goes: if it appears elsewhere it is gone at once, for it travels there. */
export function send(node: Element, { key }: { key: string }): () => TransitionConfig {
  remember();
  left.set(key, node.getBoundingClientRect());
  return () => (come.has(key) ? { duration: 0 } : fade());
}

/** A card comes: from where it left, or out of nothing. */
export function receive(node: Element, { key }: { key: string }): () => TransitionConfig {
  remember();
  come.add(key);
  return () => {
    const from = left.get(key);
    return from ? travel(from, node.getBoundingClientRect()) : fade();
  };
}

// Only the place, the size and the transparency change: these the browser moves by itself, however busy the page is.

const fade = (): TransitionConfig => ({
  duration: pace(180),
  easing: cubicOut,
  css: (t) => `opacity: ${t}; transform: scale(${0.7 + 0.3 * t})`,
});

function travel(from: DOMRect, to: DOMRect): TransitionConfig {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = from.width / to.width;
  return {
    duration: pace(Math.min(LONGEST, 160 + Math.hypot(x, y) * 0.4)),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${u * x}px, ${u * y}px) scale(${t + u * size})`,
  };
}

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
