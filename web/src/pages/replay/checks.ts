/** Everything that can be checked of a finished game's deal, by this browser and by the server. */
import type { Scene, Schemas } from "../../lib/api";
import { commitment, dealKey, seal } from "../../lib/deal";
import type { Memory } from "../../lib/shuffle";

type Subject = "commitment" | "seen" | "seals" | "mine" | "bits" | "none" | "key" | "hashes" | "answers";

/** What was checked, and how it is; a note is neither right nor wrong. */
export interface Finding {
  what: Subject;
  how: "right" | "wrong" | "note";
  name?: string;
  n?: number;
}

const judged = (what: Subject, right: boolean, more: Partial<Finding> = {}): Finding => ({
  what,
  how: right ? "right" : "wrong",
  ...more,
});

/** What this browser finds, from what was opened and from what it remembers. */
export function here({ deal, seat, seats }: Scene, kept: Memory): Finding[] {
  const { opened } = deal;
  if (!opened || deal.commitment === null) return [];
  return [
    judged("commitment", commitment(opened.secret, opened.salt) === deal.commitment),
    kept.commitment ? judged("seen", kept.commitment === deal.commitment) : { what: "seen", how: "note" },
    ...(kept.seals ? [judged("seals", kept.seals.join() === deal.seals.join())] : []),
    ...seats.flatMap((it, i) => ofSeat(deal, i, it.account !== null, it.name, i === seat ? kept.bits : undefined)),
    judged("key", dealKey(opened.secret, deal.bits) === opened.key),
  ];
}

/** What there is to say of a seat's bits; `mine` are those that this browser had sealed. */
function ofSeat(deal: Scene["deal"], i: number, person: boolean, name: string, mine?: string): Finding[] {
  const [sealed, bits] = [deal.seals[i], deal.bits[i]];
  if (!sealed) return person ? [{ what: "none", how: "note", name }] : [];
  if (mine) return [bits ? judged("mine", bits === mine && seal(bits) === sealed) : { what: "mine", how: "note" }];
  return [bits ? judged("bits", seal(bits) === sealed, { name }) : { what: "bits", how: "note", name }];
}

/** What the server found, told shortly: it has dealt and played the game again. */
export function there(lines: Schemas["CheckLine"][]): Finding[] {
  const again = lines.find((it) => it.what === "answers");
  const rest = lines.every((it) => it === again || it.right);
  return [judged("hashes", rest), judged("answers", again?.right ?? false, { n: again?.answers ?? 0 })];
}
