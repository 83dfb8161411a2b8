/** What is painted behind a story: things along its way, from where it begins to where it ends. */

export type Thing =
  "house" | "tower" | "pine" | "ruin" | "hill" | "wall" | "tent" | "gate" | "field" | "barn" | "spire";

export interface Feature {
  thing: Thing;
  /** How far along the way, how far to its side, and how large. */
  along: number;
  aside: number;
  size: number;
}

export interface Scene {
  /** The ground from the beginning of the way to its end. */
  ground: readonly string[];
  /** Water that crosses the way: where, and how broad. */
  water: readonly { along: number; broad: number }[];
  features: readonly Feature[];
  /** A colour that lies over everything: the city of Condar is all of one stone. */
  wash?: string;
}

/** Numbers that look like chance and are always the same. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Some things of a kind, spread over a part of the land; the middle, where the way runs, is thinner. */
function spread(thing: Thing, many: number, from: number, to: number, size: number, seed: number): Feature[] {
  const next = chance(seed);
  return Array.from({ length: many }, () => ({
    thing,
    along: from + (to - from) * next(),
    aside: next(),
    size: size * (0.8 + 0.5 * next()),
  }));
}

/** Those farther up are painted first. */
const inOrder = (features: Feature[]): Feature[] => features.toSorted((a, b) => a.aside - b.aside);

export const SCENES: Record<"kurnor" | "condar" | "road", Scene> = {
  kurnor: {
    ground: ["#4a4534", "#4f4a2c", "#3f4028", "#33372a", "#22301f"],
    water: [
      { along: 0.05, broad: 0.022 },
      { along: 0.115, broad: 0.014 },
    ],
    features: inOrder([
      ...spread("house", 26, 0, 0.16, 11, 3),
      ...spread("spire", 3, 0.01, 0.15, 15, 8),
      ...spread("field", 9, 0.17, 0.3, 13, 5),
      ...spread("barn", 3, 0.18, 0.28, 11, 9),
      ...spread("pine", 14, 0.2, 0.34, 11, 14),
      ...spread("ruin", 8, 0.31, 0.43, 14, 21),
      ...spread("hill", 9, 0.42, 0.62, 24, 4),
      ...spread("tent", 8, 0.6, 0.74, 12, 6),
      ...spread("pine", 64, 0.74, 1, 14, 2),
      { thing: "gate", along: 0.965, aside: 0.5, size: 26 },
    ]),
  },
  condar: {
    ground: ["#8a7148", "#7a6240", "#6a5436", "#5f4a30", "#75592f"],
    wash: "#7d6038",
    water: [{ along: 0.635, broad: 0.02 }],
    features: inOrder([
      ...[0.1, 0.3, 0.5, 0.7, 0.9].map((aside): Feature => ({ thing: "wall", along: 0.012, aside, size: 30 })),
      ...[0.2, 0.8].map((aside): Feature => ({ thing: "tower", along: 0.02, aside, size: 30 })),
      ...spread("house", 70, 0.05, 0.97, 11, 12),
      ...spread("spire", 8, 0.08, 0.95, 19, 31),
      ...spread("tower", 7, 0.1, 0.92, 17, 18),
      ...spread("barn", 7, 0.5, 0.62, 15, 23),
      { thing: "gate", along: 0.98, aside: 0.3, size: 26 },
      { thing: "spire", along: 0.96, aside: 0.62, size: 34 },
    ]),
  },
  road: {
    ground: ["#4c5230", "#4a4d2c", "#565033", "#5a4a33", "#4b4238"],
    water: [{ along: 0.44, broad: 0.02 }],
    features: inOrder([
      ...spread("hill", 10, 0, 0.5, 26, 7),
      ...spread("pine", 26, 0, 0.42, 12, 11),
      ...spread("field", 10, 0.45, 0.72, 14, 13),
      ...spread("barn", 4, 0.46, 0.7, 12, 17),
      ...spread("tent", 11, 0.68, 0.84, 12, 19),
      ...[0.15, 0.4, 0.65, 0.9].map((aside): Feature => ({ thing: "wall", along: 0.89, aside, size: 30 })),
      ...spread("house", 16, 0.91, 1, 11, 27),
      ...spread("spire", 2, 0.93, 0.99, 20, 41),
    ]),
  },
};
