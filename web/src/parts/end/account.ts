/** What a finished game comes to, read off its log: scores by parts of the game, and points by the cards that brought them. */
import type { Line, Schemas } from "../../lib/api";
import type { Chronicle } from "../games";

export interface Part {
  /** The step at which it begins. */
  at: number;
  title: string;
  /** Its number, as the title has it. */
  number: string;
}

/** The parts of the game. What comes before the first belongs to it; one that ends in the step it begins in is none. */
export function partsOf(story: Line[][]): Part[] {
  const found = story.flatMap((lines, at) => {
    const last = lines.findLast((it) => it.opens);
    return last ? [{ at, title: last.opens }] : [];
  });
  return found.map((it, i) => ({ ...it, number: /\d+/.exec(it.title)?.[0] ?? String(i + 1) }));
}

/** The points that each part of the game brought each seat. The step that opens a part also ends the one before. */
export function byPart(scores: number[][], parts: Part[]): number[][] {
  const edges = [...parts.slice(1).map((part) => part.at), scores.length - 1];
  return (scores[0] ?? []).map((_, seat) => {
    const ends = edges.map((step) => scores[step]?.[seat] ?? 0);
    return ends.map((points, i) => points - (ends[i - 1] ?? scores[0]?.[seat] ?? 0));
  });
}

export interface Earned {
  /** Empty: no card brought them. */
  card: string;
  points: number;
}

/** What the cards of a seat brought, the most first, and what of its total came otherwise. */
export function byCard(story: Line[][], seat: number, chronicle: Chronicle, total: number): Earned[] {
  const found = new Map<string, number>();
  for (const line of story.flat()) {
    const points = line.seat === seat && line.cards[0] ? chronicle.points(line) : 0;
    if (points) found.set(line.cards[0]!, (found.get(line.cards[0]!) ?? 0) + points);
  }
  const earned = [...found].map(([card, points]) => ({ card, points })).sort((a, b) => b.points - a.points);
  const other = total - earned.reduce((sum, it) => sum + it.points, 0);
  return other ? [...earned, { card: "", points: other }] : earned;
}

export interface Turn {
  /** After this step, and by the end of that one. */
  from: number;
  to: number;
  before: number;
  after: number;
}

/** Where the chance of a seat changed most, once the game had begun at a step. */
export function turningPoint(chances: Schemas["ChanceLine"][], seat: number, begun: number): Turn | null {
  let best: Turn | null = null;
  const judged = chances.filter((it) => it.step >= begun);
  for (let i = 1; i < judged.length; i++) {
    const [one, two] = [judged[i - 1]!, judged[i]!];
    const [before, after] = [one.chances[seat] ?? 0, two.chances[seat] ?? 0];
    if (!best || Math.abs(after - before) > Math.abs(best.after - best.before)) {
      best = { from: one.step, to: two.step, before, after };
    }
  }
  return best && best.before !== best.after ? best : null;
}
