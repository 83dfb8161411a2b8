/** How long things that happen are watched: each for a moment, many at once for less, as each person likes it. */
import type { Line } from "../lib/api";
import { settings, type Pace } from "../lib/settings.svelte";

/** Milliseconds for one action. */
const MOMENTS: Record<Pace, number> = { slow: 900, normal: 500, quick: 220, once: 0 };
/** However much happens in one go, it is watched no longer than so many moments. */
const MOST = 6;

export const moment = (): number => (settings.motion && !document.hidden ? MOMENTS[settings.pace] : 0);

/** Whether a line is worth a moment: it is about cards, opens a part of the game, or counts something. */
export const worth = (line: Line): boolean => line.cards.length > 0 || line.opens !== "" || line.n !== 0;

/** How long some lines are watched together; nothing for whoever wants everything at once. */
export function watching(lines: Line[]): number | null {
  const many = lines.filter(worth).length;
  if (moment() === 0) return null;
  return many === 0 ? 0 : moment() * Math.min(MOST, (many + 1) / 2);
}
