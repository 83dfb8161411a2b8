import { table } from "../../lib/words.svelte";

export const notice = table(
  {
    short: "Cardwright is an unofficial fan project, not affiliated with or endorsed by anyone.",
    about: "About and credits",
  },
  {
    short: "Cardwright est un projet de passionnés, non officiel, sans affiliation ni approbation de qui que ce soit.",
    about: "À propos et crédits",
  },
  {
    short: "Cardwright is een onofficieel project van liefhebbers, aan niemand verbonden en door niemand goedgekeurd.",
    about: "Over Cardwright, en colofon",
  },
);
