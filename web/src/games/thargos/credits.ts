/** Who made the game, and who drew the icons on the cards. */
import { table } from "../../lib/words.svelte";
import type { Credits } from "../../parts/games";
import { GAME_ICONS } from "../../parts/paint/gameicons";

const credits: Credits = {
  words: table(
    {
      own: "Of its cards only names and a few figures are known to us: what they do is our own design, and marked as such.",
      buy: "If you like the game, buy it: it is at its best with real cards in hand.",
    },
    {
      own: "De ses cartes, nous ne connaissons que des noms et quelques chiffres : leurs effets sont de notre invention, et signalés comme tels.",
      buy: "Si le jeu vous plaît, achetez-le : rien ne vaut de vraies cartes en main.",
    },
    {
      own: "Van de kaarten kennen we alleen namen en enkele cijfers: wat ze doen, is ons eigen ontwerp, en zo gemerkt.",
      buy: "Vind je het spel mooi, koop het dan: met echte kaarten in de hand is het op zijn best.",
    },
  ),
  boxes: [
    {
      titles: ["Cursed Empire: Heroes of Thargos"],
      by: table(
        { by: "by Chris Loizou with Bryan C. P. Steele, Solo mode by Duncan Wilson, published by SBG Editions." },
        { by: "de Chris Loizou avec Bryan C. P. Steele, mode Solo de Duncan Wilson, édité par SBG Editions." },
        { by: "van Chris Loizou met Bryan C. P. Steele, solospel van Duncan Wilson, uitgegeven door SBG Editions." },
      ),
    },
  ],
  pictures: GAME_ICONS,
};

export default credits;
