/** What can be done with a card of The Vale of Eternity: one button for each thing, with the payment that is proposed. */
import { words } from "../../lib/words.svelte";
import type { Act } from "../../parts/acts";
import { cheapest, PAID, type Choice } from "./options";
import { SALES, type Card, type Family, type Purse, type SeatView, type Stone } from "./view";
import { vale } from "./words";

/** The likeliest first; what is not named comes between. */
const FIRST = ["summon", "activate", "use", "hunt", "tame", "sell"];
const RARE = ["remove"];

export interface ValeAct extends Act {
  choice: Choice;
  /** In how many ways it can be paid. */
  ways: number;
}

const rank = (verb: string): number => {
  const at = FIRST.indexOf(verb);
  return RARE.includes(verb) ? 99 : at < 0 ? FIRST.length : at;
};

export function actsOf(choices: Choice[], seat: SeatView): ValeAct[] {
  const w = words(vale) as Record<string, string>;
  const verbs = [...new Set(choices.map((it) => it.verb))].sort((a, b) => rank(a) - rank(b));
  return verbs.flatMap((verb) => {
    const found = choices.filter((it) => it.verb === verb);
    const ways = PAID.includes(verb) ? found.length : 1;
    const shown = PAID.includes(verb) ? cheapest(found, seat).slice(0, 1) : found;
    const label = shown.length === 1 ? (w[`act_${verb}`] ?? w.act_pick!) : "";
    return shown.map((choice) => ({
      answer: choice.answer,
      verb,
      label: label || choice.words,
      words: choice.words,
      rare: RARE.includes(verb),
      choice,
      ways,
    }));
  });
}

/** The stones that an act costs, or that it brings. */
export function stonesOf({ verb, choice }: ValeAct, card: Card | undefined): { purse: Purse; brings: boolean } {
  if (verb !== "sell" || !card?.family) return { purse: choice.pay, brings: false };
  return { purse: counted(SALES[card.family as Family]), brings: true };
}

function counted(stones: Stone[]): Purse {
  return stones.reduce<Purse>((purse, it) => ({ ...purse, [it]: (purse[it] ?? 0) + 1 }), {});
}
