/** A painted background: what a game's painters make from a card's id, with dice that always fall the same way. */
import type { Dice } from "./brushes";

export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  opacity: number;
}

export interface Scene {
  sky: [string, string, string];
  glow: { x: number; y: number; r: number; colour: string };
  /** From back to front; the last are small things. */
  strokes: Stroke[];
  /** The two ends of the icon's light, and its dark side. */
  light: [string, string];
  dark: string;
}

/** Paints a picture so high, around the icon's middle; `place` picks one of the ground's places. */
export type Painter = (dice: Dice, height: number, x: number, y: number, place: number) => Scene;
