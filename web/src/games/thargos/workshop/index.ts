/** How decks for Heroes of Thargos are built: a team of four Heroes, and 60 cards. */
import { fill, words } from "../../../lib/words.svelte";
import type { Group, Workshop } from "../../../parts/games";
import type { Card } from "../view";
import { SORTS, TEAM } from "./curves";
import Summary from "./Summary.svelte";
import { workshopWords } from "./words";

const COPIES = 4;
const HAND = 6;
const isHero = (card: Card): boolean => card.sort === "hero" && card.face === "active";

function most(card: Card): number {
  if (card.sort === "hero") return isHero(card) ? 1 : 0;
  return card.locked ? 1 : COPIES;
}

function groups(): Group<Card>[] {
  const w = words(workshopWords);
  return [
    { name: "hero", title: w.heroes, size: TEAM, has: isHero },
    ...SORTS.map((sort) => ({ name: sort, title: w[sort], has: (card: Card) => card.sort === sort })),
  ];
}

function note(card: Card): string {
  const w = words(workshopWords);
  const facts = [
    card.points === null ? "" : fill(w.points, { n: card.points }),
    card.pam === null ? "" : fill(w.pam_n, { n: card.pam }),
    card.vp === null ? "" : fill(w.vp_n, { n: card.vp }),
    card.locked ? w.lock : "",
  ];
  return facts.filter(Boolean).join(" · ");
}

/** TOML, as the server reads it: Heroes by name, cards by name and number. */
export function text(held: Readonly<Record<string, number>>, cards: readonly Card[]): string {
  const there = cards.filter(({ id }) => (held[id] ?? 0) > 0);
  const heroes = there.filter(isHero).flatMap(({ id }) => Array<string>(held[id]!).fill(`"${id}"`));
  const lines = there.filter((card) => !isHero(card)).map(({ id }) => `${id} = ${held[id]}`);
  return [`heroes = [${heroes.join(", ")}]`, "[cards]", ...lines].join("\n");
}

const workshop: Workshop<Card> = {
  options: ["mode", "condar", "undead", "points"],
  most,
  groups,
  note,
  text,
  summary: Summary,
  hand: HAND,
  drawn: (card) => card.sort !== "hero",
};

export default workshop;
