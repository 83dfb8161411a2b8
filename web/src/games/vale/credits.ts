/** Who made the game, and who drew the icons on the cards. */
import { table } from "../../lib/words.svelte";
import type { Credits } from "../../parts/games";
import { GAME_ICONS } from "../../parts/paint/gameicons";

const credits: Credits = {
  words: table(
    {
      own: "For Curse we had only the rulebook: 25 of its 28 cards, and much of its summoners, are our own design and marked as such.",
      buy: "If you like the game, buy it: it is at its best with real stones in hand.",
    },
    {
      own: "De Curse, nous n’avions que le livret : 25 de ses 28 cartes et une bonne part de ses invocateurs sont de notre invention, et signalées comme telles.",
      buy: "Si le jeu vous plaît, achetez-le : rien ne vaut de vraies pierres en main.",
    },
    {
      own: "Van Curse hadden we alleen de spelregels: 25 van de 28 kaarten en een groot deel van de oproepers zijn ons eigen ontwerp, en zo gemerkt.",
      buy: "Vind je het spel mooi, koop het dan: met echte stenen in de hand is het op zijn best.",
    },
  ),
  boxes: [
    {
      titles: ["The Vale of Eternity"],
      by: table(
        { by: "by Eric Hong, published by Mandoo Games; in Dutch by Geronimo Games." },
        { by: "d’Eric Hong, édité par Mandoo Games ; en néerlandais par Geronimo Games." },
        { by: "van Eric Hong, uitgegeven door Mandoo Games; in het Nederlands door Geronimo Games." },
      ),
    },
    {
      titles: ["The Vale of Eternity: Artifacts", "Curse"],
      by: table(
        {
          by: "by Eric Hong and Mathieu Rivero, published by Mandoo Games; Curse is distributed in French by Blackrock Games.",
        },
        {
          by: "d’Eric Hong et Mathieu Rivero, éditées par Mandoo Games ; Curse est distribuée en français par Blackrock Games.",
        },
        {
          by: "van Eric Hong en Mathieu Rivero, uitgegeven door Mandoo Games; Curse wordt in het Frans verdeeld door Blackrock Games.",
        },
      ),
    },
  ],
  pictures: GAME_ICONS,
};

export default credits;
