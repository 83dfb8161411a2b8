import { table } from "../../lib/words.svelte";

export const learning = table(
  {
    title: "Learn by playing",
    intro: "Games at a real table, against an easy bot. The table tells you what matters when it matters; you decide.",
    begin: "Begin",
    rules: "All the rules, numbered",
    cards: "All the cards",
    name_first: "What should the table call you?",
  },
  {
    title: "Apprendre en jouant",
    intro:
      "Des parties à une vraie table, contre un robot facile. La table explique chaque chose au moment où elle compte ; c’est vous qui décidez.",
    begin: "Commencer",
    rules: "Toutes les règles, numérotées",
    cards: "Toutes les cartes",
    name_first: "Comment la table doit-elle vous appeler ?",
  },
  {
    title: "Leren door te spelen",
    intro:
      "Spellen aan een echte tafel, tegen een makkelijke bot. De tafel vertelt wat telt op het moment dat het telt; jij beslist.",
    begin: "Beginnen",
    rules: "Alle regels, genummerd",
    cards: "Alle kaarten",
    name_first: "Hoe moet de tafel je noemen?",
  },
);
