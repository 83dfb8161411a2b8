/** What can be done where something lies: one button for each thing, with a word of its own. */
import { fill, words } from "../../lib/words.svelte";
import type { Act } from "../../parts/acts";
import type { Choice } from "./options";
import { thargos } from "./words";

export interface ThargosAct extends Act {
  choice: Choice;
}

/** A name without what stands behind its comma or its dash. */
export const brief = (name: string): string => name.split(/,| - /)[0]!.replace(/\s*\(.*\)$/, "");

/** Buttons for some choices about one thing; `name` says what a card is called, `note` what is good to know of one. */
export function actsOf(
  choices: Choice[],
  name: (id: string) => string,
  note: (choice: Choice) => string = () => "",
): ThargosAct[] {
  return choices.map((choice) => ({
    answer: choice.answer,
    verb: choice.verb,
    label: labelOf(choice, choices, name),
    words: choice.words,
    rare: false,
    note: note(choice),
    choice,
  }));
}

function labelOf({ verb, rest, words: whole }: Choice, all: Choice[], name: (id: string) => string): string {
  const w = words(thargos);
  const said = w as Record<string, string>;
  const [first = "", second = ""] = rest;
  if (verb === "lay") return said[second] ?? whole;
  if ((verb === "place" || verb === "play") && /^\d+$/.test(second)) return fill(w.on_track, { n: second });
  if (verb === "attach") return fill(w.act_attach, { name: brief(name(second)) });
  if (verb === "replace") return fill(w.on_track, { n: first });
  return all.filter((it) => it.verb === verb).length === 1 ? (said[`act_${verb}`] ?? whole) : whole;
}
