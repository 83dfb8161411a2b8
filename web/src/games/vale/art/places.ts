/** The places where the families live, a few for each. */
import {
  breeze,
  cloud,
  dots,
  flames,
  hsl,
  n,
  peaks,
  rays,
  ring,
  rolling,
  trees,
  waves,
} from "../../../parts/paint/brushes";
import type { Painter, Stroke } from "../../../parts/paint/scene";

/** A blaze, a volcano, or a red sun. */
export const fire: Painter = (dice, h, x, y, place) => {
  const hue = [dice(8, 22), dice(350, 366), dice(356, 376), dice(16, 28)][place % 4]! % 360;
  const top = place === 0 || place === 3 ? hue - 10 : hue - 34;
  const strokes: Stroke[] = [];
  if (place === 1) {
    const [at, wide] = [dice(20, 80), dice(26, 36)];
    const cone = `M${n(at - wide)} ${h}L${n(at - 6)} ${n(h * 0.5)}h12L${n(at + wide)} ${h}z`;
    const drops = [0.2, 0.06, 0.3, 0.28, 0.08].map((part) => n(h * part));
    const lava = `M${n(at - 6)} ${n(h * 0.5)}h12l4 ${drops[0]}-5-${drops[1]}-3 ${drops[2]}-4-${drops[3]}-5 ${drops[4]}z`;
    strokes.push(
      { d: cloud(dice, at, h * 0.34, 13), fill: hsl(hue, 40, 12), opacity: 0.5 },
      { d: cone, fill: hsl(top, 46, 13), opacity: 0.9 },
      { d: lava, fill: hsl(hue + 24, 98, 56), opacity: 0.9 },
    );
  } else if (place === 2) {
    strokes.push(
      { d: ring(x, h * 0.5, 38), fill: hsl(hue + 22, 98, 56), opacity: 0.42 },
      { d: ring(x, h * 0.5, 31), fill: hsl(hue + 34, 98, 60), opacity: 0.34 },
      { d: peaks(dice, h * 0.92, h * 0.3, 4, h), fill: hsl(hue - 20, 56, 14), opacity: 0.9 },
    );
  } else {
    strokes.push(
      { d: rays(dice, x, y, Math.round(dice(7, 12))), fill: hsl(hue + 24, 95, 62), opacity: 0.14 },
      { d: flames(dice, h * 0.92, h * 0.5, 5, h), fill: hsl(hue + 4, 90, 42), opacity: 0.6 },
    );
  }
  strokes.push(
    { d: flames(dice, h * 0.97, h * 0.28, 7, h), fill: hsl(hue + 16, 94, 50), opacity: 0.75 },
    { d: flames(dice, h, h * 0.18, 10, h), fill: hsl(hue + 32, 98, 60), opacity: 0.75 },
    { d: dots(dice, 16, 0, h * 0.75, 0.4, 1.3), fill: hsl(hue + 34, 100, 72), opacity: 0.85 },
  );
  return {
    sky: [hsl(top, 68, 12), hsl(hue - 6, 76, 26), hsl(hue + 12, 88, 42)],
    glow: { x, y, r: dice(44, 56), colour: hsl(hue + 20, 100, 57) },
    strokes,
    light: ["#fffbe6", hsl(hue + 32, 100, 70)],
    dark: hsl(top, 78, 14),
  };
};

/** A sunlit sea, the deep, a sea at night, or a lagoon. */
export const water: Painter = (dice, h, x, y, place) => {
  const hue = [dice(196, 210), dice(182, 196), dice(214, 230), dice(172, 186)][place % 4]!;
  const strokes: Stroke[] = [];
  const rise = dice(5, 9);
  const steps = Math.round(dice(3, 5));
  const sea = [
    { d: waves(dice, h * 0.78, rise, steps, h), fill: hsl(hue - 4, 72, 46), opacity: 0.55 },
    { d: waves(dice, h * 0.88, rise * 0.9, steps + 1, h), fill: hsl(hue - 10, 70, 58), opacity: 0.5 },
    { d: waves(dice, h * 0.97, rise * 0.8, steps + 1, h), fill: hsl(hue + 10, 74, 22), opacity: 0.8 },
  ];
  if (place === 1) {
    strokes.push(
      { d: rays(dice, dice(10, 90), -30, 24), fill: hsl(hue - 14, 80, 76), opacity: 0.2 },
      { d: flames(dice, h, h * 0.4, 6, h), fill: hsl(hue - 30, 60, 26), opacity: 0.6 },
      { d: flames(dice, h * 1.02, h * 0.26, 9, h), fill: hsl(hue + 6, 76, 14), opacity: 0.85 },
    );
  } else if (place === 2) {
    strokes.push(
      { d: ring(dice(40, 62), h * 0.2, dice(9, 14)), fill: "#fdf6d8", opacity: 0.6 },
      { d: cloud(dice, dice(5, 30), h * 0.3, 10), fill: hsl(hue, 50, 60), opacity: 0.22 },
      ...sea,
    );
  } else {
    strokes.push({ d: rays(dice, dice(0, 100), -20, 22), fill: hsl(hue - 14, 80, 80), opacity: 0.16 }, ...sea);
  }
  const bubbles = dots(dice, 14, h * 0.05, h * 0.85, 0.5, 2);
  strokes.push({ d: bubbles, line: hsl(hue - 16, 80, 86), width: 0.5, opacity: 0.65 });
  return {
    sky: [hsl(hue + 16, 72, 13), hsl(hue + 6, 68, 27), hsl(hue - 6, 66, 42)],
    glow: { x, y, r: dice(44, 56), colour: hsl(hue - 16, 88, 62) },
    strokes,
    light: ["#f6fdff", hsl(hue - 8, 88, 78)],
    dark: hsl(hue + 12, 75, 15),
  };
};

/** A meadow, a desert, a ravine, or a wood. */
export const earth: Painter = (dice, h, x, y, place) => {
  const hue = [dice(76, 100), dice(26, 38), dice(14, 26), dice(100, 138)][place % 4]!;
  const full = [46, 62, 30, 42][place % 4]!;
  const top = [hue + 24, 12, dice(190, 220), hue + 24][place % 4]!;
  const low = [dice(44, 56), 38, dice(28, 44), dice(48, 64)][place % 4]!;
  const strokes: Stroke[] = [
    { d: ring(dice(38, 62), h * dice(0.12, 0.3), dice(7, 12)), fill: hsl(48, 90, 80), opacity: 0.5 },
  ];
  if (place === 2)
    strokes.push(
      { d: peaks(dice, h * 0.84, h * 0.62, 3, h), fill: hsl(hue + 20, full, 34), opacity: 0.6 },
      { d: peaks(dice, h * 0.95, h * 0.4, 4, h), fill: hsl(hue, full, 22), opacity: 0.85 },
    );
  else if (place === 3)
    strokes.push(
      { d: trees(dice, h * 0.9, h * 0.62, 6, h), fill: hsl(hue, full, 28), opacity: 0.65 },
      { d: trees(dice, h * 0.98, h * 0.38, 8, h), fill: hsl(hue + 8, full + 4, 16), opacity: 0.9 },
    );
  else
    strokes.push(
      { d: peaks(dice, h * 0.74, h * dice(0.2, 0.36), 3, h), fill: hsl(hue + 14, 26, 32), opacity: 0.55 },
      { d: rolling(dice, h * 0.78, h * 0.07, 3, h), fill: hsl(hue, full, 40), opacity: 0.85 },
      { d: rolling(dice, h * 0.88, h * 0.06, 3, h), fill: hsl(hue - 6, full, 30), opacity: 0.9 },
    );
  strokes.push(
    { d: rolling(dice, h * 0.98, h * 0.03, 5, h), fill: hsl(hue - 8, full, 15), opacity: 0.95 },
    { d: dots(dice, 10, h * 0.1, h * 0.8, 0.4, 1), fill: hsl(54, 80, 82), opacity: 0.7 },
  );
  return {
    sky: [hsl(top, full, 17), hsl(place === 2 ? top : hue + 6, full - 6, 31), hsl(low, full + 10, 47)],
    glow: { x, y, r: dice(42, 52), colour: hsl(low + 4, 78, 60) },
    strokes,
    light: ["#fffdec", hsl(low + 8, 76, 72)],
    dark: hsl(hue, 54, 10),
  };
};

/** A moonlit night, a clear morning, a storm, or dusk. */
export const wind: Painter = (dice, h, x, y, place) => {
  const hue = [dice(256, 272), dice(226, 246), dice(240, 258), dice(280, 306)][place % 4]!;
  const low = [hue + 30, 318, hue - 10, hue + 40][place % 4]!;
  const strokes: Stroke[] = [];
  if (place === 0) strokes.push({ d: ring(dice(40, 60), h * 0.2, dice(9, 14)), fill: "#fff6e0", opacity: 0.6 });
  if (place === 1) strokes.push({ d: rays(dice, dice(20, 80), h * 1.05, 26), fill: "#fff", opacity: 0.13 });
  if (place === 2) {
    const drops = [0.2, 0.22, 0.28, 0.16].map((part) => n(h * part));
    const bolt = `M${n(dice(12, 26))} -2l-7 ${drops[0]} 6-1-8 ${drops[1]} 16-${drops[2]}-6 1 8-${drops[3]}z`;
    strokes.push(
      { d: bolt, fill: "#fff3b8", opacity: 0.75 },
      { d: cloud(dice, dice(10, 40), h * 0.02, 16), fill: hsl(hue, 34, 14), opacity: 0.7 },
      { d: cloud(dice, dice(60, 95), 0, 18), fill: hsl(hue, 34, 18), opacity: 0.7 },
    );
  }
  for (let i = 0; i < 4; i++) {
    const d = breeze(dice, h * dice(0.12 + i * 0.19, 0.22 + i * 0.19), dice(4, 8));
    strokes.push({ d, line: hsl(hue - 20, 80, 88), width: dice(0.8, 1.8), opacity: 0.36 });
  }
  strokes.push(
    { d: cloud(dice, dice(5, 40), h * 0.9, dice(11, 16)), fill: hsl(low, 60, 86), opacity: 0.34 },
    { d: cloud(dice, dice(60, 95), h * 0.95, dice(12, 17)), fill: hsl(low - 14, 64, 90), opacity: 0.36 },
    { d: cloud(dice, dice(30, 70), h * 1.03, dice(14, 20)), fill: hsl(hue, 50, 78), opacity: 0.42 },
    { d: dots(dice, 14, 0, h * 0.6, 0.3, 0.9), fill: "#fff", opacity: 0.75 },
  );
  return {
    sky: [
      hsl(hue - 10, 48, place === 2 ? 13 : 19),
      hsl(hue, 42, place === 1 ? 44 : 34),
      hsl(low, 46, place === 2 ? 40 : 57),
    ],
    glow: { x, y, r: dice(44, 56), colour: hsl(hue + 16, 90, 80) },
    strokes,
    light: ["#ffffff", hsl(hue - 8, 88, 84)],
    dark: hsl(hue - 10, 56, 16),
  };
};
