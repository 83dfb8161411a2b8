import { table } from "../../lib/words.svelte";

export const notice = table(
  {
    short: "Cardwright is an unofficial fan project, not affiliated with or endorsed by anyone.",
    about: "About and credits",
  },
  {
    short: "Cardwright est un projet d’amateurs, non officiel, sans lien avec quiconque ni approbation de personne.",
    about: "À propos et crédits",
  },
  {
    short: "Cardwright is een onofficieel project van liefhebbers, aan niemand verbonden en door niemand goedgekeurd.",
    about: "Colofon",
  },
);
