/** How the log of Heroes of Thargos is read: what the Missions brought, and how far the Rival came. */
import type { Line } from "../../lib/api";
import { words } from "../../lib/words.svelte";
import { SEATS } from "../../parts/seats";
import type { Chronicle, Other } from "../../parts/games";
import { RIVAL } from "./rival";
import type { View } from "./view";
import { thargos } from "./words";

const points = (line: Line): number => (line.kind === "won" ? line.n : 0);

/** What the Rival had after each step: what it has at the end, less what came later. */
export function rivalScores(last: number, story: Line[][]): number[] {
  const gains = story.map((lines) => lines.filter((it) => it.seat < 0).reduce((sum, it) => sum + points(it), 0));
  let now = last - gains.reduce((sum, it) => sum + it, 0);
  return gains.map((it) => (now += it));
}

const chronicle: Chronicle = {
  sign: () => undefined,
  points,
  others: (view, story): Other[] => {
    const { rival, sides, players } = view as View;
    if (!rival) return [];
    const scores = rivalScores(sides[players]?.points ?? 0, story);
    return [{ name: words(thargos).rival, look: { ...SEATS[1]!, ...RIVAL }, scores }];
  },
};

export default chronicle;
