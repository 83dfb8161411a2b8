/** A face for a bot, made of its name: always the same, and hardly ever that of another. */

export interface Face {
  /** Two colours, as hues. */
  skin: number;
  glow: number;
  head: string;
  ears: string;
  eyes: string;
  mouth: string;
}

const HEADS = [
  "M9 12h22a3 3 0 0 1 3 3v14a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V15a3 3 0 0 1 3-3z",
  "M20 10c9 0 14 6 14 13s-5 12-14 12S6 30 6 23s5-13 14-13z",
  "M13 10h14l7 7v12l-6 6H12l-6-6V17z",
  "M8 13c0-2 2-3 4-3h16c2 0 4 1 4 3l2 16c0 4-3 6-7 6H13c-4 0-7-2-7-6z",
];
const EARS = [
  "M20 10V5m0 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4",
  "M13 11L9 4m18 7l4-7",
  "M6 20H2v6h4m28-6h4v6h-4",
  "M12 11c0-5 3-8 8-8s8 3 8 8",
  "M20 10c0-4 3-5 6-7M20 10c0-4-3-5-6-7",
];
const EYES = [
  "M13 19a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm14 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  "M10 19h7v5h-7zm13 0h7v5h-7z",
  "M10 18h20v6H10z",
  "M13 18l3 4-3 4-3-4zm14 0l3 4-3 4-3-4z",
  "M20 17a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
];
const MOUTHS = [
  "M14 30h12",
  "M14 29c3 3 9 3 12 0",
  "M15 29v3m4-3v3m4-3v3m3-3v3",
  "M16 31c2-3 6-3 8 0",
  "M17 29h6v3h-6z",
];

/** A number from a text, the same on every device (FNV-1a). */
function mark(text: string): number {
  let found = 0x811c9dc5;
  for (const sign of text) found = Math.imul(found ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return found;
}

export function faceOf(name: string): Face {
  let rest = mark(name);
  const draw = (n: number): number => {
    const found = rest % n;
    rest = Math.imul(rest ^ (rest >>> 13), 0x5bd1e995) >>> 0;
    return found;
  };
  const of = (all: readonly string[]): string => all[draw(all.length)]!;
  const skin = draw(24) * 15;
  return {
    skin,
    glow: (skin + 120 + draw(8) * 15) % 360,
    head: of(HEADS),
    ears: of(EARS),
    eyes: of(EYES),
    mouth: of(MOUTHS),
  };
}
