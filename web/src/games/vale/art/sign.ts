import { imageOf } from "../../../parts/paint/image";
import { SYMBOLS, type SymbolName } from "./symbols";

/** A small sign as a picture for a style sheet. */
export const sign = (name: SymbolName, colour: string): string =>
  imageOf(`<path d="${SYMBOLS[name]}" fill="${colour}" fill-rule="evenodd"/>`);
