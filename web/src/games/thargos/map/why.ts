/** Why nothing can be done with something in a story: what is different from a duel. */
import { words } from "../../../lib/words.svelte";
import type { Why } from "../../../parts/acts";
import type { Card, View } from "../view";
import { standingOf } from "./places";
import { maps } from "./words";

const REASONS = {
  won: { key: "why_won", rule: "TN2.2" },
  closed: { key: "why_closed", rule: "TN2.3" },
  later: { key: "why_later", rule: "TN2.1" },
} as const;

/** What a card that speaks of tracks means in a story, where there are none. */
export function inStory(card: Card): Why | null {
  const w = words(maps);
  const signs = card.lines.flatMap((line) => line.signs);
  if (card.keywords.includes("track")) return { text: w.means_post, rule: "TN5.1" };
  if (signs.includes("swap") && signs.includes("mission")) return { text: w.means_swap, rule: "TN5.3" };
  return signs.includes("seal") ? { text: w.means_seal, rule: "TN5.3" } : null;
}

export function whyInStory(view: View, me: number, verbs: ReadonlySet<string>, key: string, card: Card): Why | null {
  const w = words(maps);
  const [kind, first = ""] = key.split(":");
  if (kind === "mission") {
    const standing = standingOf(view, me, Number(first));
    const found = standing in REASONS ? REASONS[standing as keyof typeof REASONS] : null;
    return found && { text: w[found.key], rule: found.rule };
  }
  if (kind !== "hand" || view.conflict) return null;
  if (card.sort === "mission" && verbs.has("pass")) return { text: w.why_modifier, rule: "TN1.3" };
  if (card.sort === "action" && verbs.has("pass")) return { text: w.why_place, rule: "TN3.1" };
  return card.sort === "lasting" && verbs.has("attach") ? { text: w.why_place, rule: "TN3.2" } : null;
}
