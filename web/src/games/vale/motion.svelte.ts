/** How cards travel: every card is there once, so a card that leaves one place and appears in another moves between them. */
import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

const LONGEST = 420;

export const pace = (most: number): number => (settings.motion ? most : 0);

export const [send, receive] = crossfade({
  duration: (distance) => pace(Math.min(LONGEST, 160 + distance * 0.4)),
  easing: cubicOut,
  fallback: (node) => scale(node, { start: 0.7, duration: pace(180) }),
});

/** For lists in which things close up when one goes. */
export const shift = (): { duration: number } => ({ duration: pace(220) });
