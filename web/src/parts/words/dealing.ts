import { table } from "../../lib/words.svelte";

/** How a table is dealt, as everybody reads it before they sit down. */
export const dealing = table(
  {
    now: "The cards are being dealt…",
    awaited: "Still waiting for random numbers from {names}: a few seconds at most.",
    shuffled:
      "Nobody knows the cards yet. They are shuffled once everybody has sat down, from a secret that the server has already fixed " +
      "and from random numbers that each player’s browser adds.",
    how: "How you can check this",
    commitment: "Commitment",
    whole: "The commitment in full. This browser remembers it when you sit down, and compares it after the game.",
    copy: "Copy the commitment",
    copied: "Copied",
    known: "Somebody may know the cards",
    seed: "This game is dealt from a chosen seed, so somebody may know every card beforehand. It is not rated.",
    laid: "This game begins from a prepared position, so somebody may know every card beforehand. It is not rated.",
  },
  {
    now: "On distribue les cartes…",
    awaited: "Nombres aléatoires encore attendus : {names}. Quelques secondes tout au plus.",
    shuffled:
      "Personne ne connaît encore les cartes. Elles seront mélangées quand tout le monde sera assis, à partir d’un secret que le " +
      "serveur a déjà fixé et de nombres aléatoires qu’ajoute le navigateur de chaque joueur.",
    how: "Comment le vérifier",
    commitment: "Engagement",
    whole: "L’engagement en entier. Ce navigateur le retient quand vous vous asseyez, et le compare après la partie.",
    copy: "Copier l’engagement",
    copied: "Copié",
    known: "Quelqu’un connaît peut-être les cartes",
    seed: "Cette partie est distribuée à partir d’une graine choisie : quelqu’un connaît peut-être déjà toutes les cartes. Elle n’est pas classée.",
    laid: "Cette partie commence par une position préparée : quelqu’un connaît peut-être déjà toutes les cartes. Elle n’est pas classée.",
  },
  {
    now: "De kaarten worden gedeeld…",
    awaited: "We wachten nog op toevalsgetallen van {names}: hooguit een paar seconden.",
    shuffled:
      "Nog niemand kent de kaarten. Er wordt geschud zodra iedereen zit, met een geheim dat de server al heeft vastgelegd en met " +
      "toevalsgetallen die de browser van elke speler toevoegt.",
    how: "Hoe je dit kunt controleren",
    commitment: "Vastlegging",
    whole: "De volledige vastlegging. Deze browser onthoudt die als je gaat zitten en vergelijkt die na het spel.",
    copy: "Vastlegging kopiëren",
    copied: "Gekopieerd",
    known: "Misschien kent iemand de kaarten",
    seed: "Dit spel wordt gedeeld vanuit een gekozen seed, dus misschien kent iemand alle kaarten al. Het telt niet mee voor de ranglijst.",
    laid: "Dit spel begint vanuit een klaargelegde stelling, dus misschien kent iemand alle kaarten al. Het telt niet mee voor de ranglijst.",
  },
);
