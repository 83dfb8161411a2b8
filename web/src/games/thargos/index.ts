/** What Heroes of Thargos brings to the page. */
import { table } from "../../lib/words.svelte";
import type { GameFolder } from "../../parts/games";
import backdrop from "./Backdrop.svelte";
import "./look.css";
import type { Card, View } from "./view";

const thargos: GameFolder<View, Card> = {
  words: table(
    {
      published: "Cursed Empire: Heroes of Thargos is published by SBG Editions.",
      part: "Turn",
      parts: "All turns",
    },
    {
      published: "Cursed Empire: Heroes of Thargos est édité par SBG Editions.",
      part: "Tour",
      parts: "Tous les tours",
    },
    {
      published: "Cursed Empire: Heroes of Thargos wordt uitgegeven door SBG Editions.",
      part: "Beurt",
      parts: "Alle beurten",
    },
  ),
  undo: "T18.4",
  backdrop,
  chronicle: () => import("./chronicle"),
  board: () => import("./Board.svelte"),
  gallery: () => import("./gallery"),
  lessons: () => import("./lessons"),
  legend: () => import("./Legend.svelte"),
  workshop: () => import("./workshop/index"),
  credits: () => import("./credits"),
};

export default thargos;
