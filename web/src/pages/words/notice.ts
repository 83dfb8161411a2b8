import { table } from "../../lib/words.svelte";

export const notice = table(
  {
    short:
      "Cardwright is an unofficial fan project, not affiliated with or endorsed by anyone. The Vale of Eternity is published by " +
      "Mandoo Games (the base game in Dutch by Geronimo Games; Curse is distributed in French by Blackrock Games).",
    about: "About and credits",
  },
  {
    short:
      "Cardwright est un projet d’amateurs, non officiel, sans lien avec quiconque ni approbation de personne. The Vale of Eternity " +
      "est édité par Mandoo Games (le jeu de base en néerlandais par Geronimo Games ; Curse est distribuée en français par Blackrock Games).",
    about: "À propos et crédits",
  },
  {
    short:
      "Cardwright is een onofficieel project van liefhebbers, aan niemand verbonden en door niemand goedgekeurd. The Vale of Eternity " +
      "wordt uitgegeven door Mandoo Games (het basisspel in het Nederlands door Geronimo Games; Curse wordt in het Frans verdeeld door Blackrock Games).",
    about: "Colofon",
  },
);
