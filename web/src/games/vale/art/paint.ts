/** Painted backgrounds, made from a card's id: the same card always has the same one, no two are alike. */
import { cloud, diceOf, dots, hsl, magic, peaks, rays, ring, rolling } from "../../../parts/paint/brushes";
import type { Painter, Scene } from "../../../parts/paint/scene";
import { earth, fire, water, wind } from "./places";

export type Ground = "fire" | "water" | "earth" | "wind" | "dragon" | "tile" | "dusk" | "dawn";

/** The colour of a card's frame. */
export const FRAMES: Record<Ground, string> = {
  fire: "#b5401c",
  water: "#2069ab",
  earth: "#5d7a22",
  wind: "#7a52b3",
  dragon: "#a8790f",
  tile: "#8a6a3a",
  dusk: "#54316f",
  dawn: "#b3752b",
};

/** Creatures that belong in one place of their ground; for the others the dice choose. */
const HOMES: Record<string, number> = {
  hestia: 0,
  lava_giant: 1,
  surtr: 1,
  balog: 1,
  salamander: 1,
  phoenix: 2,
  cherufe: 1,
  wanyudo: 2,
  hephaestus: 1,
  bul_gae: 2,
  nessie: 2,
  poseidon: 0,
  sea_spirit: 1,
  charybdis: 1,
  kraken: 2,
  leviathan: 2,
  undine: 0,
  water_giant: 0,
  hydra: 1,
  melusine: 2,
  siren: 2,
  hantu_banyu: 1,
  selkie: 2,
  yuki_onna: 2,
  yuki_onna_exalted: 2,
  triton: 1,
  thalassa: 1,
  sand_giant: 1,
  behemoth: 1,
  anubis: 1,
  ammit: 1,
  basilisk: 1,
  medusa: 2,
  forest_spirit: 0,
  young_forest_spirit: 0,
  goblin: 3,
  goblin_soldier: 3,
  gargoyle: 2,
  rock_golem: 2,
  stone_golem: 2,
  cerberus: 2,
  troll: 3,
  mud_slime: 3,
  leshy: 3,
  baba_yaga: 3,
  wendigo: 3,
  mapinguari: 3,
  totem_pole: 0,
  duduri: 3,
  duduri_king: 3,
  draugr: 2,
  boreas: 2,
  rudra: 2,
  odin: 2,
  tengu: 1,
  gi_rin: 1,
  pegasus: 1,
  dandelion_spirit: 1,
  valkyrie: 2,
  banshee: 0,
  strix: 0,
  camazotz: 0,
  pontianak: 0,
  tzitzimitl: 0,
  horus: 1,
  garuda: 1,
  simurgh: 1,
  freyja: 0,
  griffon: 1,
  harpy: 2,
};

const dragon: Painter = (dice, h, x, y) => {
  const hue = dice(32, 50);
  const nights = [dice(340, 362), dice(215, 262), dice(160, 190), dice(285, 310)] as const;
  const night = nights[Math.floor(dice(0, 4))]!;
  return {
    sky: [hsl(night, 52, 10), hsl(night, 50, 21), hsl(hue, 74, 36)],
    glow: { x, y, r: dice(46, 58), colour: hsl(hue + 4, 96, 58) },
    strokes: [
      { d: rays(dice, x, y, Math.round(dice(12, 20))), fill: hsl(hue + 6, 96, 66), opacity: 0.2 },
      { d: ring(x, y, dice(34, 40)), line: hsl(hue + 6, 90, 70), width: 0.7, opacity: 0.5 },
      { d: peaks(dice, h * 0.92, h * 0.34, Math.round(dice(3, 4)), h), fill: hsl(night, 40, 20), opacity: 0.8 },
      { d: peaks(dice, h, h * 0.24, Math.round(dice(4, 6)), h), fill: hsl(night, 48, 11), opacity: 0.95 },
      { d: dots(dice, 20, 0, h * 0.6, 0.25, 0.9), fill: hsl(hue + 10, 100, 84), opacity: 0.85 },
    ],
    light: ["#fffbe0", hsl(hue + 4, 96, 64)],
    dark: hsl(night, 60, 10),
  };
};

const tile: Painter = (dice, h, x, y) => {
  const hue = dice(150, 218);
  return {
    sky: [hsl(hue, 36, 12), hsl(hue, 34, 22), hsl(hue, 32, 34)],
    glow: { x, y, r: dice(42, 50), colour: hsl(40, 80, 62) },
    strokes: [
      { d: rays(dice, x, y, 16), fill: hsl(42, 80, 70), opacity: 0.12 },
      { d: ring(x, y, 42), line: hsl(42, 66, 66), width: 0.8, opacity: 0.6 },
      { d: magic(dice, x, y, 42, 7, 10), line: hsl(42, 66, 66), width: 0.5, opacity: 0.45 },
      { d: dots(dice, 12, 0, h, 0.3, 0.9), fill: hsl(44, 90, 78), opacity: 0.7 },
    ],
    light: ["#fff8dc", hsl(42, 82, 66)],
    dark: hsl(hue, 46, 9),
  };
};

/** The troubled face of a summoner. */
const dusk: Painter = (dice, h, x, y) => {
  const hue = dice(256, 326);
  return {
    sky: [hsl(hue, 44, 9), hsl(hue, 40, 19), hsl(hue + 30, 40, 30)],
    glow: { x, y, r: dice(38, 46), colour: hsl(hue + 10, 70, 52) },
    strokes: [
      { d: ring(x, y, 40), line: hsl(hue, 60, 74), width: 0.7, opacity: 0.5 },
      { d: magic(dice, x, y, 40, 5, 9), line: hsl(hue, 60, 76), width: 0.5, opacity: 0.5 },
      { d: cloud(dice, dice(0, 40), h * 0.94, 15), fill: hsl(hue, 40, 12), opacity: 0.6 },
      { d: cloud(dice, dice(55, 100), h * 0.98, 18), fill: hsl(hue, 44, 8), opacity: 0.7 },
      { d: dots(dice, 12, 0, h * 0.7, 0.3, 0.8), fill: hsl(hue + 20, 80, 84), opacity: 0.7 },
    ],
    light: ["#fbf4ff", hsl(hue, 62, 80)],
    dark: hsl(hue, 60, 8),
  };
};

/** The face of a summoner who has overcome it. */
const dawn: Painter = (dice, h, x, y) => {
  const hue = dice(14, 36);
  const sea = dice(186, 240);
  return {
    sky: [hsl(sea, 46, 26), hsl(hue + 8, 48, 42), hsl(hue, 78, 56)],
    glow: { x, y, r: dice(46, 56), colour: hsl(hue + 14, 100, 74) },
    strokes: [
      { d: rays(dice, x, y, Math.round(dice(12, 18))), fill: hsl(hue + 16, 100, 84), opacity: 0.2 },
      { d: ring(x, y, 40), line: "#fff6d8", width: 0.8, opacity: 0.65 },
      { d: rolling(dice, h * 0.86, h * 0.05, 3, h), fill: hsl(sea, 36, 30), opacity: 0.6 },
      { d: rolling(dice, h * 0.95, h * 0.04, 4, h), fill: hsl(sea, 44, 19), opacity: 0.8 },
      { d: dots(dice, 10, 0, h * 0.7, 0.3, 0.9), fill: "#fff8e0", opacity: 0.8 },
    ],
    light: ["#ffffff", hsl(hue + 16, 100, 82)],
    dark: hsl(sea, 60, 12),
  };
};

const PAINTERS: Record<Ground, Painter> = { fire, water, earth, wind, dragon, tile, dusk, dawn };

/** The background of a card, 100 wide and so high; its middle, where the icon stands, is at `y`. */
export function paint(id: string, ground: Ground, height: number, y: number): Scene {
  const dice = diceOf(id);
  const place = HOMES[id] ?? Math.floor(dice(0, 4));
  return PAINTERS[ground](dice, height, 50, y, place);
}
