import { table } from "../../lib/words.svelte";

export const notice = table(
  {
    short:
      "Cardwright is an unofficial fan project, not affiliated with or endorsed by anyone. The Vale of Eternity is published by " +
      "Mandoo Games (in Dutch by Geronimo Games; Curse in French by Blackrock Games).",
    about: "About and credits",
  },
  {
    short:
      "Cardwright est un projet d’amateurs, non officiel, sans lien avec quiconque ni approbation de personne. The Vale of Eternity " +
      "est édité par Mandoo Games (en néerlandais par Geronimo Games ; Curse en français par Blackrock Games).",
    about: "À propos et crédits",
  },
  {
    short:
      "Cardwright is een onofficieel project van liefhebbers, aan niemand verbonden en door niemand goedgekeurd. The Vale of Eternity " +
      "wordt uitgegeven door Mandoo Games (in het Nederlands door Geronimo Games; Curse in het Frans door Blackrock Games).",
    about: "Colofon",
  },
);
