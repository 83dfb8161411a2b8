/** Why nothing can be done with something now: the nearest plain reason, and the rule that says so. */
import { fill, words } from "../../lib/words.svelte";
import type { Why } from "../../parts/acts";
import { whyInStory } from "./map/why";
import { isStory, placeOn, type Card, type View } from "./view";
import { whys } from "./whys";

export interface Asked {
  view: View;
  me: number;
  prompt: string;
  /** The verbs of what can be answered. */
  verbs: ReadonlySet<string>;
  /** Where it lies, and what it is. */
  key: string;
  card: Card;
}

export function whyNot({ view, me, prompt, verbs, key, card }: Asked): Why | null {
  const w = words(whys);
  const mine = view.sides[me];
  if (!mine || view.over) return null;
  if (view.left.includes(me)) return { text: w.why_out, rule: "TC4.1" };
  if (!prompt) return { text: w.why_turn, rule: "T6.1" };
  const told = isStory(view) ? whyInStory(view, me, verbs, key, card) : null;
  if (told) return told;
  const [kind, first = ""] = key.split(":");
  if (kind === "mission" && placeOn(view, me, Number(first)) < 0 && !isStory(view))
    return { text: w.why_track, rule: "T7.1" };
  if ((kind === "hero" || kind === "lasting" || kind === "post") && Number(first) !== me && verbs.has("attempt"))
    return { text: w.why_theirs, rule: "T7.1" };
  const found = kind === "hand" ? inHand(view, verbs, card) : onTrack(view, me, verbs, kind!, key);
  return found ?? { text: fill(w.why_now, { prompt }), rule: "" };
}

/** A card in hand: each kind has its own step of the turn. */
function inHand(view: View, verbs: ReadonlySet<string>, card: Card): Why | null {
  const w = words(whys);
  if (view.conflict && verbs.has("lay")) return { text: w.why_barred, rule: "T12.1" };
  if (view.conflict && verbs.size === 1 && verbs.has("stop")) return { text: w.why_mirror, rule: "T8.13" };
  if (verbs.has("attach") && card.sort === "lasting") return { text: w.why_faction, rule: "TO3.1" };
  if (verbs.has("attach")) return { text: w.why_attach_first, rule: "T6.1" };
  if (!verbs.has("attempt") && !verbs.has("play")) return null;
  if (card.sort === "lasting") return { text: w.why_attached, rule: "T6.7" };
  if (card.sort === "mission") return { text: w.why_mission, rule: "T10.5" };
  return { text: w.why_action, rule: "T6.13" };
}

/** What lies on a track. */
function onTrack(view: View, me: number, verbs: ReadonlySet<string>, kind: string, key: string): Why | null {
  const w = words(whys);
  if (!verbs.has("pass")) return verbs.has("attach") ? { text: w.why_attach_first, rule: "T6.1" } : null;
  const [, first = "", hero = ""] = key.split(":");
  const place = view.sides[me]!.stands.findIndex((it) => it.hero === hero);
  const track = kind === "mission" ? Number(first) : place;
  if (kind === "mission" && view.seals[track]) return { text: w.why_sealed, rule: "TW4.1" };
  if (kind === "mission" || kind === "hero") return { text: w.why_attempt, rule: "T7.1" };
  return kind === "post" ? { text: w.why_post, rule: "T14.1" } : null;
}
