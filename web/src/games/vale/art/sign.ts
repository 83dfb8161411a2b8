/** Small signs as pictures for a style sheet: on fifty cards they are painted more easily than as drawings in the page. */
import { SYMBOLS, type SymbolName } from "./symbols";

const made = new Map<string, string>();

export function sign(name: SymbolName, colour: string): string {
  const known = made.get(name + colour);
  if (known) return known;
  const path = `<path d="${SYMBOLS[name]}" fill="${colour}" fill-rule="evenodd"/>`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${path}</svg>`;
  const image = `url("data:image/svg+xml,${encodeURIComponent(drawn)}")`;
  made.set(name + colour, image);
  return image;
}
