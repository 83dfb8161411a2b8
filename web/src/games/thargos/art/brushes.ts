/** Brushes of a grim empire: walls, vaults, reeds, ribs and the burin's strokes, in a picture 100 wide. */
import { type Dice, n, ring } from "../../../parts/paint/brushes";

/** Walls with battlements, and towers that stand out of them. */
export function walls(dice: Dice, y: number, rise: number, steps: number, bottom: number): string {
  const width = 120 / steps;
  let d = `M-10 ${n(y)}`;
  for (let i = 0; i < steps; i++) {
    const up = dice(0, 1) < 0.5 ? dice(rise * 0.5, rise) : 0;
    const tooth = width / 7;
    d += `v${n(-up)}`;
    for (let k = 0; k < 3; k++) d += `v-2.4h${n(tooth)}v2.4h${n(tooth)}`;
    d += `v-2.4h${n(tooth)}v2.4v${n(up)}`;
  }
  return `${d}V${n(bottom + 4)}H-10z`;
}

/** Spires as thin as thorns. */
export function spires(dice: Dice, y: number, rise: number, steps: number, bottom: number): string {
  const width = 120 / steps;
  let d = `M-10 ${n(y)}`;
  for (let i = 0; i < steps; i++) {
    const up = dice(rise * 0.35, rise);
    const body = width * dice(0.3, 0.5);
    const gap = (width - body) / 2;
    d += `h${n(gap)}v${n(-up * 0.55)}l${n(body / 2)} ${n(-up * 0.45)}l${n(body / 2)} ${n(up * 0.45)}v${n(up * 0.55)}h${n(gap)}`;
  }
  return `${d}V${n(bottom + 4)}H-10z`;
}

/** A row of vaults: the dark between pillars. */
export function vaults(dice: Dice, y: number, rise: number, steps: number): string {
  const width = 110 / steps;
  const start = -5 - dice(0, width / 2);
  let d = "";
  for (let i = 0; i <= steps; i++) {
    const x = start + i * width + width * 0.12;
    const half = width * 0.38;
    d += `M${n(x)} ${n(y)}v${n(-rise * 0.55)}q${n(half * 0.15)} ${n(-rise * 0.38)} ${n(half)} ${n(-rise * 0.45)}`;
    d += `q${n(half * 0.85)} ${n(rise * 0.07)} ${n(half)} ${n(rise * 0.45)}v${n(rise * 0.55)}z`;
  }
  return d;
}

/** Ribs that rise from the ground and lean together. */
export function ribs(dice: Dice, y: number, rise: number, count: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const side = i % 2 ? 1 : -1;
    const x = 50 + side * (16 + (i >> 1) * dice(8, 12));
    const up = rise * dice(0.75, 1) * (1 - (i >> 1) * 0.12);
    d += `M${n(x)} ${n(y)}q${n(side * 9)} ${n(-up * 0.6)} ${n(-side * 9)} ${n(-up)}`;
    d += `q${n(side * 15)} ${n(up * 0.45)} ${n(side * 13)} ${n(up)}z`;
  }
  return d;
}

/** Reeds, bent by the wind. */
export function reeds(dice: Dice, y: number, rise: number, count: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = dice(-2, 102);
    const up = dice(rise * 0.4, rise);
    const lean = dice(-6, 9);
    d += `M${n(x)} ${n(y)}q0 ${n(-up * 0.6)} ${n(lean)} ${n(-up)}q${n(1.4 - lean * 0.2)} ${n(up * 0.5)} ${n(1.8 - lean)} ${n(up)}z`;
  }
  return d;
}

/** Spears and banners of a host. */
export function spears(dice: Dice, y: number, rise: number, count: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = dice(-2, 102);
    const up = dice(rise * 0.5, rise);
    d += `M${n(x)} ${n(y)}v${n(-up)}l.9 -3.5.9 3.5v${n(up)}z`;
    if (dice(0, 1) < 0.3)
      d += `M${n(x + 1.6)} ${n(y - up)}h${n(dice(5, 9))}l-2.5 ${n(up * 0.14)} 2.5 ${n(up * 0.14)}h-7z`;
  }
  return d;
}

/** The burin's strokes: short lines that all lean one way. */
export function hatching(dice: Dice, count: number, top: number, low: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const long = dice(4, 15);
    d += `M${n(dice(-4, 100))} ${n(dice(top, low))}l${n(long)} ${n(-long * 0.38)}`;
  }
  return d;
}

/** Plates of iron with their rivets. */
export function rivets(dice: Dice, height: number): string {
  const step = dice(15, 19);
  let d = "";
  for (let x = dice(3, 8); x < 100; x += step) for (let y = 5; y < height; y += step) d += ring(x, y, 0.9);
  return d;
}

/** Lit windows. */
export function windows(dice: Dice, count: number, top: number, low: number): string {
  let d = "";
  for (let i = 0; i < count; i++) d += `M${n(dice(3, 96))} ${n(dice(top, low))}h1.2v2.2h-1.2z`;
  return d;
}
