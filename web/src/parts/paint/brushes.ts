/** Brushes: edges, dots, clouds and rays drawn with dice, in a picture 100 wide. */

export type Dice = (low: number, high: number) => number;

/** Dice that always fall the same way for the same word. */
export function diceOf(word: string): Dice {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}

export const hsl = (h: number, s: number, l: number): string =>
  `hsl(${h.toFixed(0)} ${s.toFixed(0)}% ${l.toFixed(0)}%)`;
/** A number as paths write it. */
export const n = (value: number): string => value.toFixed(2);

/** A rolling edge from left to right, filled to the bottom. */
export function rolling(dice: Dice, y: number, rise: number, steps: number, bottom: number): string {
  const width = 116 / steps;
  let d = `M-8 ${n(y + dice(-rise, rise))}`;
  for (let i = 0; i < steps; i++)
    d += `q${n(width / 2)} ${n(dice(-rise, rise) * 1.6)} ${n(width)} ${n(dice(-rise, rise) / 2)}`;
  return `${d}V${n(bottom + 4)}H-8z`;
}

/** Waves of one size, with crests that lean. */
export function waves(dice: Dice, y: number, rise: number, steps: number, bottom: number): string {
  const width = 130 / steps;
  let d = `M${n(-14 - dice(0, width))} ${n(y)}`;
  for (let i = 0; i < steps + 2; i++)
    d +=
      `c${n(width * 0.35)} 0 ${n(width * 0.55)} ${n(-rise)} ${n(width * 0.72)} ${n(-rise)}` +
      `c${n(width * -0.08)} ${n(rise * 0.5)} ${n(width * 0.1)} ${n(rise)} ${n(width * 0.28)} ${n(rise)}`;
  return `${d}V${n(bottom + 4)}H-20z`;
}

/** Tongues of fire. */
export function flames(dice: Dice, y: number, rise: number, steps: number, bottom: number): string {
  const width = 120 / steps;
  let d = `M-10 ${n(y)}`;
  for (let i = 0; i < steps; i++) {
    const up = dice(rise * 0.45, rise);
    const lean = dice(-0.15, 0.45) * width;
    d +=
      `q${n(width * 0.5)} ${n(-up * 0.25)} ${n(width * 0.4 + lean)} ${n(-up)}` +
      `q${n(width * 0.05 - lean * 0.2)} ${n(up * 0.75)} ${n(width * 0.6 - lean)} ${n(up)}`;
  }
  return `${d}V${n(bottom + 4)}H-10z`;
}

/** Mountains. */
export function peaks(dice: Dice, y: number, rise: number, steps: number, bottom: number): string {
  const width = 120 / steps;
  let d = `M-10 ${n(y)}`;
  for (let i = 0; i < steps; i++) {
    const at = dice(0.35, 0.65) * width;
    const up = dice(rise * 0.4, rise);
    const rest = width - at;
    d += `l${n(at)} ${n(-up)}l${n(rest * 0.3)} ${n(up * 0.42)}l${n(rest * 0.22)} ${n(-up * 0.1)}`;
    d += `l${n(rest * 0.48)} ${n(up * 0.68)}`;
  }
  return `${d}V${n(bottom + 4)}H-10z`;
}

/** Small round things: embers, bubbles, stars. */
export function dots(dice: Dice, count: number, top: number, low: number, small: number, big: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const r = dice(small, big);
    d += ring(dice(2, 98), dice(top, low), r);
  }
  return d;
}

/** A bank of cloud. */
export function cloud(dice: Dice, x: number, y: number, size: number): string {
  let d = "";
  for (let i = -2; i <= 2; i++) {
    const r = size * (1 - Math.abs(i) * 0.24) * dice(0.85, 1.1);
    d += ring(x + i * size * 0.85, y - r * 0.25, r);
  }
  return d;
}

/** A line of moving air that curls at its end. */
export function breeze(dice: Dice, y: number, curl: number): string {
  const end = dice(58, 92);
  const turn = dice(0, 1) < 0.5 ? 1 : -1;
  const sweep = turn > 0 ? 0 : 1;
  return (
    `M-6 ${n(y)}c${n(end * 0.3)} ${n(-8 * turn)} ${n(end * 0.6)} ${n(8 * turn)} ${n(end)} 0` +
    `a${n(curl)} ${n(curl)} 0 1 ${sweep} ${n(-curl)} ${n(-curl * turn)}` +
    `a${n(curl / 2)} ${n(curl / 2)} 0 0 ${sweep} ${n(curl * 0.4)} ${n(curl * 0.7 * turn)}`
  );
}

/** Beams of light from a point. */
export function rays(dice: Dice, x: number, y: number, count: number): string {
  const turn = dice(0, 360);
  let d = "";
  for (let i = 0; i < count; i++) {
    const at = ((turn + (i * 360) / count) * Math.PI) / 180;
    const half = dice(0.3, 0.55) * (Math.PI / count);
    d +=
      `M${n(x)} ${n(y)}L${n(x + 170 * Math.cos(at - half))} ${n(y + 170 * Math.sin(at - half))}` +
      `L${n(x + 170 * Math.cos(at + half))} ${n(y + 170 * Math.sin(at + half))}z`;
  }
  return d;
}

export function ring(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

/** A star of so few to so many points, drawn in one line. */
export function magic(dice: Dice, x: number, y: number, r: number, few: number, many: number): string {
  const points = Math.round(dice(few, many));
  const turn = dice(0, 6);
  const skip = points > 6 ? 3 : 2;
  const corner = (i: number): string => {
    const at = turn + (i * skip * 2 * Math.PI) / points;
    return `${n(x + r * Math.cos(at))} ${n(y + r * Math.sin(at))}`;
  };
  return "M" + Array.from({ length: points }, (_, i) => corner(i)).join("L") + "z";
}

/** A wood of pointed trees. */
export function trees(dice: Dice, y: number, rise: number, steps: number, bottom: number): string {
  const width = 120 / steps;
  let d = `M-10 ${n(y)}`;
  for (let i = 0; i < steps; i++) {
    const up = dice(rise * 0.55, rise);
    const w = width / 6;
    const [low, mid, high] = [n(up * 0.4), n(up * 0.35), n(up * 0.25)];
    const [out, step, back, jut] = [n(w * 1.4), n(w * 1.1), n(-w * 0.5), n(-w * 0.4)];
    d += `l${out} -${low}h${back}l${step} -${mid}h${jut}l${out} -${high}`;
    d += `l${out} ${high}h${jut}l${step} ${mid}h${back}l${out} ${low}`;
  }
  return `${d}V${n(bottom + 4)}H-10z`;
}
