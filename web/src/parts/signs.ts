/**
 * Effects as rows of signs: a sign is a name, with what stands in it or beside it behind a colon (`draw:2`). A game says
 * how its signs are drawn and what they are called; how they are set, so that they fit, is the same for every game.
 */

export interface Drawn {
  /** A picture for a style sheet, as wide as it is high; or a mark to be written. */
  image?: string;
  glyph?: string;
  /** Whether a number stands in it; otherwise beside it. */
  holds?: boolean;
  /** Whether so many are shown as so many, while they are few. */
  repeats?: boolean;
  /** The colour of what is written. */
  ink?: string;
}

export interface Signbook {
  draw(name: string, behind: string): Drawn;
  /** What a sign says to those who hear it or point at it. */
  title(name: string, behind: string): string;
}

export interface Sign extends Drawn {
  /** The sign as it was sent. */
  text: string;
  name: string;
  /** What is written in it or beside it. */
  n: string;
  /** How often its picture stands there. */
  times: number;
  /** Its width, in its own height. */
  wide: number;
}

const FEW = 4;
/** The widths of what is written, and of what stands between the signs. */
const LETTER = 0.64;
const DIGIT = 0.5;
const COMMA = 0.22;
const LAP = 0.55;
export const GAP = 0.14;
export const LINE = 1.14;

/** How wide it is what stands beside a sign: with room around it, and commas hardly count. */
const written = (text: string): number => (text ? [...text].reduce((sum, it) => sum + widthOf(it), LETTER - DIGIT) : 0);
const widthOf = (letter: string): number => (letter === "," ? COMMA : /\d/.test(letter) ? DIGIT : LETTER);

export function signOf(text: string, book: Signbook): Sign {
  const [name = "", behind = ""] = text.split(":");
  const drawn: Drawn = /^\d/.test(name) ? { glyph: name } : book.draw(name, behind);
  const count = drawn.repeats ? Number(behind) || 1 : 1;
  const times = count <= FEW ? count : 1;
  const counts = drawn.image && /\d/.test(behind) && !(drawn.repeats && times === count);
  const n = counts ? behind : "";
  const inside = drawn.holds ? "" : n;
  const body = drawn.image ? 1 + (times - 1) * LAP : LETTER * (drawn.glyph ?? "").length + 0.12;
  return { ...drawn, text, name, n, times, wide: body + written(inside) };
}

/** How many lines rows of signs take at a size, in a given width; a sign that is too wide by itself fits nowhere. */
export function linesOf(rows: readonly Sign[][], size: number, across: number): number {
  return rows.reduce((sum, row) => {
    let [lines, at] = [1, 0];
    for (const { wide } of row) {
      const need = (wide + GAP) * size;
      if (at + need > across && at > 0) [lines, at] = [lines + 1, 0];
      at += need;
    }
    return sum + lines;
  }, 0);
}

export interface Room {
  across: number;
  tall: number;
  /** The largest size that looks well. */
  most: number;
  /** The smallest size for the sake of fewer lines. */
  least: number;
  /** What stands before every row, in signs. */
  lead: number;
}
const SMALLEST = 4;

/** The size of rows of signs: a line each if that can be read, or else as large as they fit into a place. */
export function fitting(rows: readonly Sign[][], { across, tall, most, lead, least }: Room): number {
  const fits = (size: number): boolean => linesOf(rows, size, across - lead * size) * size * LINE <= tall;
  const lines = (size: number): number => linesOf(rows, size, across - lead * size);
  const sizes = Array.from({ length: Math.ceil((most - SMALLEST) * 4) }, (_, i) => most - i / 4);
  return (
    sizes.find((size) => size >= least && fits(size) && lines(size) === rows.length) ?? sizes.find(fits) ?? SMALLEST
  );
}
