/** The places of the empire. */
import { cloud, dots, flames, hsl, peaks, rays, ring, rolling } from "../../../parts/paint/brushes";
import type { Painter } from "../../../parts/paint/scene";
import { hatching, reeds, ribs, rivets, spears, spires, vaults, walls, windows } from "./brushes";

/** A waste of ash under a pale sun. */
const ash: Painter = (dice, h, x, y) => {
  const hue = dice(18, 42);
  return {
    sky: [hsl(hue, 7, 20), hsl(hue, 9, 36), hsl(hue, 16, 56)],
    glow: { x, y, r: dice(44, 54), colour: hsl(hue + 8, 40, 78) },
    strokes: [
      { d: ring(dice(18, 82), h * dice(0.16, 0.3), dice(9, 14)), fill: hsl(40, 46, 84), opacity: 0.55 },
      { d: hatching(dice, 26, 0, h * 0.6), line: hsl(hue, 10, 14), width: 0.5, opacity: 0.4 },
      { d: peaks(dice, h * 0.86, h * dice(0.2, 0.34), 4, h), fill: hsl(hue, 7, 30), opacity: 0.7 },
      { d: rolling(dice, h * 0.9, h * 0.05, 3, h), fill: hsl(hue, 8, 21), opacity: 0.85 },
      { d: rolling(dice, h * 1, h * 0.04, 4, h), fill: hsl(hue, 9, 11), opacity: 0.95 },
      { d: dots(dice, 30, 0, h, 0.25, 0.9), fill: hsl(hue, 14, 84), opacity: 0.6 },
    ],
    light: ["#fffaf0", hsl(hue + 4, 30, 78)],
    dark: hsl(hue, 16, 9),
  };
};

/** Riveted iron in a cold light. */
const iron: Painter = (dice, h, x, y) => {
  const hue = dice(200, 226);
  return {
    sky: [hsl(hue, 16, 12), hsl(hue, 15, 24), hsl(hue, 13, 38)],
    glow: { x, y, r: dice(42, 52), colour: hsl(hue - 12, 34, 70) },
    strokes: [
      { d: rays(dice, dice(10, 90), -24, 20), fill: hsl(hue, 30, 82), opacity: 0.12 },
      { d: rivets(dice, h), fill: hsl(hue, 14, 9), opacity: 0.75 },
      { d: hatching(dice, 34, 0, h), line: hsl(hue, 18, 70), width: 0.4, opacity: 0.35 },
      { d: spears(dice, h * 1.02, h * 0.5, 12), fill: hsl(hue, 18, 9), opacity: 0.8 },
      { d: rolling(dice, h * 1, h * 0.03, 3, h), fill: hsl(hue, 20, 8), opacity: 0.95 },
      { d: dots(dice, 12, 0, h * 0.7, 0.2, 0.6), fill: hsl(hue, 40, 88), opacity: 0.6 },
    ],
    light: ["#fbfdff", hsl(hue - 6, 26, 78)],
    dark: hsl(hue, 26, 8),
  };
};

/** A field of spears under a red moon. */
const blood: Painter = (dice, h, x, y) => {
  const hue = dice(350, 368);
  return {
    sky: [hsl(hue, 44, 9), hsl(hue, 52, 20), hsl(hue + 8, 58, 33)],
    glow: { x, y, r: dice(42, 52), colour: hsl(hue + 10, 76, 50) },
    strokes: [
      { d: ring(dice(22, 78), h * dice(0.2, 0.34), dice(13, 19)), fill: hsl(hue + 8, 70, 52), opacity: 0.5 },
      { d: hatching(dice, 28, 0, h * 0.7), line: hsl(hue, 60, 8), width: 0.5, opacity: 0.45 },
      { d: rolling(dice, h * 0.86, h * 0.05, 3, h), fill: hsl(hue, 44, 14), opacity: 0.8 },
      { d: spears(dice, h * 0.96, h * 0.36, 22), fill: hsl(hue, 46, 7), opacity: 0.9 },
      { d: rolling(dice, h * 0.98, h * 0.03, 4, h), fill: hsl(hue, 50, 6), opacity: 0.95 },
      { d: dots(dice, 14, 0, h * 0.8, 0.25, 0.8), fill: hsl(hue + 16, 84, 66), opacity: 0.7 },
    ],
    light: ["#fff6ee", hsl(hue + 12, 62, 78)],
    dark: hsl(hue, 56, 8),
  };
};

/** Bones of something huge, bleached. */
const bone: Painter = (dice, h, x, y) => {
  const hue = dice(34, 50);
  return {
    sky: [hsl(hue - 10, 14, 22), hsl(hue, 22, 42), hsl(hue, 36, 62)],
    glow: { x, y, r: dice(44, 54), colour: hsl(hue, 60, 82) },
    strokes: [
      { d: hatching(dice, 24, 0, h * 0.6), line: hsl(hue - 10, 20, 18), width: 0.5, opacity: 0.35 },
      { d: peaks(dice, h * 0.84, h * 0.26, 3, h), fill: hsl(hue - 12, 18, 34), opacity: 0.6 },
      { d: ribs(dice, h * 0.98, h * 0.72, 6), fill: hsl(hue, 34, 80), opacity: 0.62 },
      { d: rolling(dice, h * 0.92, h * 0.04, 3, h), fill: hsl(hue - 8, 24, 26), opacity: 0.85 },
      { d: rolling(dice, h * 1, h * 0.03, 5, h), fill: hsl(hue - 12, 26, 13), opacity: 0.95 },
      { d: dots(dice, 12, 0, h * 0.7, 0.25, 0.8), fill: hsl(hue, 60, 90), opacity: 0.6 },
    ],
    light: ["#fffdf4", hsl(hue, 50, 80)],
    dark: hsl(hue - 14, 34, 10),
  };
};

/** What is left of a fire. */
const ember: Painter = (dice, h, x, y) => {
  const hue = dice(14, 30);
  return {
    sky: [hsl(hue - 8, 30, 7), hsl(hue - 6, 44, 15), hsl(hue, 76, 32)],
    glow: { x, y, r: dice(42, 54), colour: hsl(hue + 6, 92, 52) },
    strokes: [
      { d: cloud(dice, dice(10, 50), h * 0.12, 15), fill: hsl(hue - 10, 20, 6), opacity: 0.6 },
      { d: cloud(dice, dice(55, 95), h * 0.06, 17), fill: hsl(hue - 10, 20, 9), opacity: 0.6 },
      { d: walls(dice, h * 0.9, h * 0.26, 5, h), fill: hsl(hue - 8, 40, 10), opacity: 0.8 },
      { d: flames(dice, h * 0.98, h * 0.32, 7, h), fill: hsl(hue + 2, 90, 42), opacity: 0.7 },
      { d: flames(dice, h * 1.02, h * 0.2, 11, h), fill: hsl(hue + 16, 96, 56), opacity: 0.75 },
      { d: dots(dice, 26, 0, h * 0.9, 0.2, 0.8), fill: hsl(hue + 18, 100, 70), opacity: 0.85 },
    ],
    light: ["#fff8e8", hsl(hue + 18, 88, 72)],
    dark: hsl(hue - 8, 56, 8),
  };
};

/** A fen in fog, with lights that nobody lit. */
const fen: Painter = (dice, h, x, y) => {
  const hue = dice(88, 150);
  return {
    sky: [hsl(hue, 16, 13), hsl(hue, 17, 26), hsl(hue - 8, 22, 42)],
    glow: { x, y, r: dice(44, 54), colour: hsl(hue - 14, 44, 70) },
    strokes: [
      { d: peaks(dice, h * 0.72, h * 0.22, 4, h), fill: hsl(hue + 10, 14, 20), opacity: 0.6 },
      { d: cloud(dice, dice(5, 40), h * 0.7, 14), fill: hsl(hue, 20, 72), opacity: 0.16 },
      { d: cloud(dice, dice(60, 98), h * 0.76, 15), fill: hsl(hue, 20, 72), opacity: 0.16 },
      { d: rolling(dice, h * 0.88, h * 0.03, 4, h), fill: hsl(hue + 6, 24, 15), opacity: 0.85 },
      { d: reeds(dice, h * 1.02, h * 0.42, 34), fill: hsl(hue, 28, 8), opacity: 0.9 },
      { d: dots(dice, 9, h * 0.35, h * 0.9, 0.5, 1.5), fill: hsl(hue - 30, 84, 78), opacity: 0.75 },
    ],
    light: ["#fbfff2", hsl(hue - 16, 40, 78)],
    dark: hsl(hue, 36, 8),
  };
};

/** Vaults below the city, by candlelight. */
const catacomb: Painter = (dice, h, x, y) => {
  const hue = dice(26, 44);
  return {
    sky: [hsl(hue - 6, 22, 11), hsl(hue - 4, 24, 20), hsl(hue, 28, 28)],
    glow: { x, y, r: dice(40, 50), colour: hsl(hue + 4, 78, 62) },
    strokes: [
      { d: hatching(dice, 40, 0, h), line: hsl(hue, 20, 40), width: 0.4, opacity: 0.3 },
      { d: vaults(dice, h * 0.92, h * 0.78, 3), fill: hsl(hue - 10, 30, 6), opacity: 0.75 },
      { d: vaults(dice, h * 0.94, h * 0.3, 7), fill: hsl(hue - 10, 30, 5), opacity: 0.7 },
      { d: rolling(dice, h * 0.99, h * 0.02, 3, h), fill: hsl(hue - 10, 30, 5), opacity: 0.95 },
      { d: dots(dice, 10, h * 0.5, h * 0.95, 0.4, 1.1), fill: hsl(hue + 8, 96, 74), opacity: 0.85 },
    ],
    light: ["#fff9ea", hsl(hue + 6, 62, 76)],
    dark: hsl(hue - 8, 44, 7),
  };
};

/** A city of towers at night. */
const citadel: Painter = (dice, h, x, y) => {
  const hue = dice(216, 262);
  return {
    sky: [hsl(hue, 30, 11), hsl(hue - 4, 26, 23), hsl(hue - 10, 26, 40)],
    glow: { x, y, r: dice(42, 52), colour: hsl(hue - 20, 44, 74) },
    strokes: [
      { d: ring(dice(20, 80), h * dice(0.12, 0.24), dice(6, 10)), fill: "#f6efd9", opacity: 0.6 },
      { d: hatching(dice, 20, 0, h * 0.5), line: hsl(hue, 30, 70), width: 0.4, opacity: 0.25 },
      { d: spires(dice, h * 0.84, h * 0.52, 9, h), fill: hsl(hue, 26, 19), opacity: 0.75 },
      { d: walls(dice, h * 0.92, h * 0.22, 6, h), fill: hsl(hue, 30, 11), opacity: 0.9 },
      { d: walls(dice, h * 1.02, h * 0.12, 4, h), fill: hsl(hue, 34, 6), opacity: 0.95 },
      { d: windows(dice, 14, h * 0.66, h * 0.96), fill: hsl(42, 92, 66), opacity: 0.85 },
    ],
    light: ["#fdfcff", hsl(hue - 14, 44, 82)],
    dark: hsl(hue, 44, 9),
  };
};

export const PLACES = { ash, iron, blood, bone, ember, fen, catacomb, citadel };
export type Ground = keyof typeof PLACES;
