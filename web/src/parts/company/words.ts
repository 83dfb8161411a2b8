import { table } from "../../lib/words.svelte";

/** The people and bots at a table. */
export const companions = table(
  {
    here: "here",
    away: "away",
    thinks: "thinking",
    random: "Random",
    easy: "Easy",
    normal: "Normal",
    hard: "Hard",
    expert: "Expert",
    bot: "bot, {level}",
    stands_in: "a bot plays for them",
    you: "you",
  },
  {
    here: "à la table",
    away: "pas là",
    thinks: "réfléchit",
    random: "Aléatoire",
    easy: "Facile",
    normal: "Normal",
    hard: "Difficile",
    expert: "Expert",
    bot: "robot, {level}",
    stands_in: "un robot joue à sa place",
    you: "vous",
  },
  {
    here: "aan tafel",
    away: "afwezig",
    thinks: "denkt na",
    random: "Willekeurig",
    easy: "Makkelijk",
    normal: "Normaal",
    hard: "Moeilijk",
    expert: "Expert",
    bot: "bot, {level}",
    stands_in: "een bot speelt in hun plaats",
    you: "jij",
  },
);

export const LEVELS = ["random", "easy", "normal", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];
export const known = (level: string | null): Level | null => LEVELS.find((it) => it === level) ?? null;
