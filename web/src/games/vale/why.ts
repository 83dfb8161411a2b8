/** Why nothing can be done with a card now: the nearest plain reason, and the rule that says so. */
import { fill, words } from "../../lib/words.svelte";
import type { Why } from "../../parts/acts";
import { cardsOf, worth, type Card, type SeatView, type View } from "./view";
import { vale } from "./words";

export interface Asked {
  view: View;
  /** My seat, whose turn it is, and what is asked. */
  me: number;
  turn: number;
  prompt: string;
  /** The verbs of what can be answered. */
  verbs: ReadonlySet<string>;
  card: Card;
  player: (seat: number) => string;
}

const offers = ({ verbs }: Asked, ...any: string[]): boolean => any.some((it) => verbs.has(it));

export function whyNot(asked: Asked): Why | null {
  const { view, me, turn, card } = asked;
  const mine = view.seats[me];
  if (!mine || view.over) return null;
  const w = words(vale);
  if (turn !== me) return { text: w.not_asked, rule: view.phase === "hunting" ? "V3.1" : "V4.1" };
  const owner = view.seats.findIndex((it, seat) => seat !== me && cardsOf(it).includes(card.id));
  if (owner >= 0) return { text: fill(w.others_card, { name: asked.player(owner) }), rule: "V4.2" };
  return (
    onBoard(asked) ??
    (view.display?.includes(card.id) ? onDisplay(asked, mine) : null) ??
    (offers(asked, "end", "sell", "tame") ? inTurn(asked, mine) : null) ??
    (offers(asked, "hunt", "artifact") ? { text: w.later, rule: "V2.1" } : null) ??
    (view.phase === "resolution" && offers(asked, "activate") ? inResolution(card, mine) : null) ?? {
      text: fill(w.not_now, { prompt: asked.prompt }),
      rule: first(asked),
    }
  );
}

/** The rule by which what is asked must be answered before anything else. */
function first({ view, verbs }: Asked): string {
  if (verbs.has("drop")) return "V7.3";
  if (verbs.has("summoner")) return "C1.7";
  if (view.phase === "curse") return "C4.2";
  return view.phase === "resolution" ? "V12.1" : "V10.5";
}

function onBoard({ view, me, card, player }: Asked): Why | null {
  const w = words(vale);
  const marker = view.board.find((it) => it.card === card.id)?.marker;
  if (marker === undefined) return null;
  if (marker === me) return view.phase === "hunting" ? { text: w.hunted_already, rule: "V3.2" } : null;
  if (marker >= 0) return { text: fill(w.hunted, { name: player(marker) }), rule: "V3.2" };
  return view.phase === "action" ? { text: w.not_hunted, rule: "V6.1" } : null;
}

function onDisplay({ verbs, card }: Asked, mine: SeatView): Why {
  const w = words(vale);
  if (verbs.has("artifact") && mine.last_tile === card.id) return { text: w.last_tile, rule: "A2.4" };
  return { text: w.tile_taken, rule: "A2.1" };
}

/** Where effects are used one after the other. */
function inResolution(card: Card, mine: SeatView): Why {
  const w = words(vale);
  if (mine.hand.known.includes(card.id)) return { text: w.no_summons, rule: "V12.9" };
  return { text: mine.used.includes(card.id) ? w.used_already : w.not_active, rule: "V12.1" };
}

/** In one's own turn: what is in hand, or lies before one. */
function inTurn({ view, card }: Asked, mine: SeatView): Why | null {
  const w = words(vale);
  const held = worth(mine, mine.stones);
  const place = mine.hand.known.indexOf(card.id);
  if (place >= 0) {
    const cost = mine.hand.costs[place] ?? 0;
    if (mine.area.length >= mine.spaces) return { text: w.no_room, rule: "V9.1" };
    if (held < cost) return { text: fill(w.too_dear, { cost, worth: held }), rule: "V8.1" };
    return { text: w.impossible, rule: "V10.1" };
  }
  if (mine.area.includes(card.id))
    return { text: fill(w.no_removal, { cost: view.round, worth: held }), rule: "V11.2" };
  if (mine.gear?.includes(card.id)) return { text: w.tile_waits, rule: card.sort === "tile" ? "A3.4" : "" };
  return null;
}
