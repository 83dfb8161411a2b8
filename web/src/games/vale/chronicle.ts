/** How the log of The Vale of Eternity is read: a sign for every kind of line, and where points come from. */
import type { Line } from "../../lib/api";
import type { Chronicle } from "../../parts/games";
import { SYMBOLS, type SymbolName } from "./art/symbols";

const SIGNS: Record<string, SymbolName> = {
  revealed: "deck",
  hunted: "marker",
  removed: "pile",
  discarded: "pile",
  taken: "hand",
  retrieved: "hand",
  showed: "hand",
  widened: "area",
  returned_tile: "action",
  appeased: "curse",
  tamed: "hand",
  summoned: "check",
  activated: "active",
  used_tile: "active",
  took_tile: "action",
  scored: "score",
  lost: "score",
  counted: "score",
  drew: "hand",
  recovered: "hand",
  shuffled: "deck",
  topped: "deck",
  copied: "flip",
  flipped: "flip",
  swapped: "flip",
  turn_began: "start",
  haunted: "curse",
  cursed: "curse",
  lifted: "curse",
  freed: "curse",
  repaired: "seal",
};
/** What is about stones: one with six sides. */
const STONE = "M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11zM12 5.200L6.100 8.600v6.800l5.900 3.400 5.900-3.400v-6.800z";
const STONES = ["sold", "gained", "spent", "dropped", "raised"];
const SIGN: Record<string, 1 | -1> = { scored: 1, counted: 1, lost: -1 };

const chronicle: Chronicle = {
  sign: (line: Line) => {
    if (STONES.includes(line.kind)) return STONE;
    const name = SIGNS[line.kind];
    return name && SYMBOLS[name];
  },
  points: (line: Line) => (SIGN[line.kind] ?? 0) * line.n,
};

export default chronicle;
