/** Where the Missions of a story lie on its map, and how the paths between them run: made from the story's data alone. */
import type { components } from "../wire";

export type StoryMap = components["schemas"]["Map"];
export type Spot = components["schemas"]["Spot"];

export interface Point {
  /** How far along the way, and how far to its side: both from 0 to 1. */
  along: number;
  aside: number;
}

export interface Path {
  from: number;
  to: number;
}

export interface Chart {
  points: Point[];
  paths: Path[];
  /** Missions of which who wins one has closed the other. */
  pairs: [number, number][];
  /** How many Missions follow each other at most, and how many lie beside each other. */
  long: number;
  wide: number;
  /** How many stand open when the story begins. */
  first: number;
}

/** How far a Mission that lies alone is put to the side, so that the way winds. */
const BEND = 0.13;

/** In which step each Mission can be reached, if everything is won as soon as it can be. */
export function steps(spots: readonly Spot[]): number[] {
  const found = spots.map(() => -1);
  for (let step = 0; found.includes(-1) && step <= spots.length; step++) {
    const now = spots.map(({ ways }, i) => {
      if (found[i]! >= 0) return false;
      return ways.length === 0 ? step === 0 : ways.some((way) => way.every((it) => found[it]! >= 0));
    });
    now.forEach((there, i) => {
      if (there) found[i] = step;
    });
  }
  return found.map((it) => Math.max(it, 0));
}

export function chartOf({ spots }: StoryMap): Chart {
  const step = steps(spots);
  const long = Math.max(...step, 0) + 1;
  const rows = Array.from({ length: long }, (_, n) => spots.map((_, i) => i).filter((i) => step[i] === n));
  const points: Point[] = spots.map(() => ({ along: 0, aside: 0.5 }));
  rows.forEach((row, n) => {
    const before = (i: number): number => {
      const all = spots[i]!.ways.flat();
      return all.length ? all.reduce((sum, it) => sum + points[it]!.aside, 0) / all.length : 0.5;
    };
    const ordered = row.toSorted((a, b) => before(a) - before(b) || a - b);
    ordered.forEach((i, k) => {
      const bend = row.length === 1 && n > 0 && n < long - 1 ? (n % 2 ? BEND : -BEND) : 0;
      points[i] = { along: (n + 0.5) / long, aside: (k + 0.5) / row.length + bend };
    });
  });
  const paths = spots.flatMap(({ ways }, to) => [...new Set(ways.flat())].map((from) => ({ from, to })));
  const pairs = spots.flatMap(({ closes }, a) =>
    closes.filter((b) => a < b && spots[b]!.closes.includes(a)).map((b): [number, number] => [a, b]),
  );
  return { points, paths, pairs, long, wide: Math.max(...rows.map((row) => row.length), 1), first: rows[0]!.length };
}

/** A path as it is drawn in a square of 100, from left to right or from top to bottom. */
export function drawn(from: Point, to: Point, upright: boolean): string {
  const at = ({ along, aside }: Point): [number, number] =>
    upright ? [aside * 100, along * 100] : [along * 100, aside * 100];
  const [x, y] = at(from);
  const [u, v] = at(to);
  const [mx, my] = [(x + u) / 2, (y + v) / 2];
  return upright ? `M${x} ${y}C${x} ${my} ${u} ${my} ${u} ${v}` : `M${x} ${y}C${mx} ${y} ${mx} ${v} ${u} ${v}`;
}
