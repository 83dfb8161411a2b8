/** Cards to test with: a creature like any other, but for what a test says of it. */
import type { Card } from "../src/games/vale/view";

export const card = (part: Partial<Card> = {}): Card => ({
  id: "imp",
  name: "Imp",
  set: "base",
  set_name: "base game",
  sort: "creature",
  family: "fire",
  family_name: "Fire",
  cost: 0,
  curses: 0,
  lines: [{ kind: "instant", kind_name: "instant", signs: [], text: "Gain 1 red stone." }],
  provenance: "printed",
  provenance_name: "printed card",
  back: null,
  ...part,
});

export const line = (kind: Card["lines"][number]["kind"], text = ""): Card["lines"][number] => ({
  kind,
  kind_name: kind,
  signs: [],
  text,
});
