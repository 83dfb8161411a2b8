/** What cards do, at a glance: the verbs among their signs. */
import type { Card } from "../view";

/** Verbs, and the signs by which they are known. */
const VERBS = {
  boost: /^(might|mind|mysticism|every|any):\+/,
  draw: /^(draw|cycle)\b/,
  discard: /^discard:/,
  burn: /^burn/,
  scry: /^scry/,
  look: /^(look|spy)/,
  heal: /^heal/,
  injure: /^injure/,
  strip: /^strip/,
  attach: /^attach/,
  attempt: /^attempt/,
  restore: /^pile/,
  lay: /^(lay|laid|pam|asks)/,
  seal: /^seal/,
  swap: /^swap/,
  bar: /^no$/,
  die: /^(die|dice|reroll)/,
} as const;
export type Doing = keyof typeof VERBS;

const NAMES = Object.keys(VERBS) as Doing[];

export function doings(card: Pick<Card, "lines">): Doing[] {
  // What an effect waits for it does not do.
  const done = card.lines.flatMap(({ kind, signs }) => signs.slice(kind === "triggered" ? signs.indexOf("so") : 0));
  return NAMES.filter((name) => done.some((sign) => VERBS[name].test(sign)));
}
