/** What The Vale of Eternity brings to the page. */
import { table } from "../../lib/words.svelte";
import type { GameFolder } from "../../parts/games";
import backdrop from "./Backdrop.svelte";
import "./look.css";
import type { Card, View } from "./view";

const vale: GameFolder<View, Card> = {
  words: table(
    {
      published:
        "The Vale of Eternity is published by Mandoo Games (the base game in Dutch by Geronimo Games; Curse is distributed in " +
        "French by Blackrock Games).",
      part: "Round",
      parts: "All rounds",
    },
    {
      published:
        "The Vale of Eternity est édité par Mandoo Games (le jeu de base en néerlandais par Geronimo Games ; Curse est " +
        "distribuée en français par Blackrock Games).",
      part: "Manche",
      parts: "Toute la partie",
    },
    {
      published:
        "The Vale of Eternity wordt uitgegeven door Mandoo Games (het basisspel in het Nederlands door Geronimo Games; Curse wordt " +
        "in het Frans verdeeld door Blackrock Games).",
      part: "Ronde",
      parts: "Alle rondes",
    },
  ),
  undo: "V19.6",
  backdrop,
  // Summoners are called by their first name as well, which both faces have.
  names: ({ name, sort }) => (sort === "summoner" ? [name, name.replace(",", ""), name.split(",")[0]!] : [name]),
  chronicle: () => import("./chronicle"),
  board: () => import("./Board.svelte"),
  gallery: () => import("./gallery"),
  legend: () => import("./Legend.svelte"),
  lessons: () => import("./lessons"),
  credits: () => import("./credits"),
};

export default vale;
