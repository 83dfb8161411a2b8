/** Two games that teach by doing: what is said, and when. Each thing is said once, when it first matters. */
import type { Scene } from "../../lib/api";
import { table, type Words } from "../../lib/words.svelte";
import type { View } from "./view";

export interface Moment {
  view: View;
  scene: Scene;
  /** The verbs of what can be done now. */
  verbs: Set<string>;
}

export interface Lesson {
  words: Words<string>;
  options: Record<string, string>;
  seed: number;
  steps: { key: string; when: (m: Moment) => boolean }[];
}

const mine = (m: Moment) => m.view.seats[m.scene.seat];
const asked = (m: Moment, ...verbs: string[]) => verbs.some((verb) => m.verbs.has(verb));

const first = table(
  {
    title: "Your first game",
    about: "The base game against an easy bot. The table tells you what matters when it matters.",
    hunt: "A round begins with a hunt: lay a marker on a card that you would like to have. What glows can be chosen. Point at a card, or press it longer, to read it.",
    hunt_again: "Markers go down one at a time, out to the last player and back to the first: everybody gets two cards.",
    mine: "Now it is your turn to act. Each card with your marker is either tamed (it goes into your hand) or sold for the stones that its family shows. You will want both: cards to summon, and stones to pay for them.",
    drop: "You can hold four stones. What is too much must go: tap the stones that you can spare.",
    summon: "A card in your hand glows: you can summon it. It costs the number in its corner; red stones are worth 1, blue 3, purple 6. There is no change, so pay as exactly as you can.",
    effects: "A bolt is an effect that happens at once; an endless loop always holds; an hourglass can be used at the end of every round.",
    end: "When there is nothing more that you want to do, end your turn.",
    activate: "The round closes with the hourglasses: use each of yours once, in the order that you like best.",
    next: "A new round: your area has room for one more card, and the next player goes first. The game ends after ten rounds, or once somebody has 60 points.",
    remove: "Your area is full. You may take one of your cards away to make room: that costs as much as the number of the round.",
    late: "The game comes to its end. Points count now; stones and cards in hand will be worth nothing.",
    over: "That was a whole game. Now you know how it goes!",
  },
  {
    title: "Votre première partie",
    about: "Le jeu de base contre un robot facile. La table explique chaque chose au moment où elle compte.",
    hunt: "Une manche commence par la capture : posez un marqueur sur une carte qui vous plaît. Ce qui brille peut être choisi. Survolez une carte, ou appuyez longuement, pour la lire.",
    hunt_again: "Les marqueurs se posent un par un, jusqu’au dernier joueur puis en sens inverse : chacun obtient deux cartes.",
    mine: "C’est à vous d’agir. Chaque carte qui porte votre marqueur est apprivoisée (elle va dans votre main) ou vendue contre les pierres de sa famille. Il vous faut les deux : des cartes à invoquer et des pierres pour les payer.",
    drop: "On ne garde que quatre pierres. Le surplus doit partir : touchez celles dont vous pouvez vous passer.",
    summon: "Une carte de votre main brille : vous pouvez l’invoquer. Elle coûte le nombre inscrit dans son coin ; une pierre rouge vaut 1, une bleue 3, une violette 6. On ne rend pas la monnaie : payez au plus juste.",
    effects: "Un éclair agit tout de suite ; une boucle agit en permanence ; un sablier s’utilise à la fin de chaque manche.",
    end: "Quand vous ne voulez plus rien faire, terminez votre tour.",
    activate: "La manche se termine par les sabliers : utilisez chacun des vôtres une fois, dans l’ordre qui vous plaît.",
    next: "Nouvelle manche : votre arène a une place de plus, et le joueur suivant commence. La partie s’arrête après dix manches, ou dès que quelqu’un atteint 60 points.",
    remove: "Votre arène est pleine. Vous pouvez retirer une de vos cartes pour faire de la place : cela coûte le numéro de la manche.",
    late: "La partie touche à sa fin. Seuls les points comptent : les pierres et les cartes en main ne vaudront plus rien.",
    over: "C’était une partie entière. Vous savez jouer !",
  },
  {
    title: "Je eerste spel",
    about: "Het basisspel tegen een makkelijke bot. De tafel vertelt wat telt op het moment dat het telt.",
    hunt: "Een ronde begint met de jacht: leg een markeerschijf op een kaart die je wilt hebben. Wat gloeit, kun je kiezen. Wijs een kaart aan, of druk er langer op, om haar te lezen.",
    hunt_again: "Schijven worden één voor één gelegd, tot de laatste speler en weer terug: iedereen krijgt twee kaarten.",
    mine: "Nu ben jij aan de beurt. Elke kaart met jouw schijf tem je (ze komt in je hand) of verkoop je voor de stenen van haar familie. Je hebt beide nodig: kaarten om op te roepen en stenen om ze te betalen.",
    drop: "Je kunt vier stenen vasthouden. Wat te veel is moet weg: tik op de stenen die je kunt missen.",
    summon: "Een kaart in je hand gloeit: je kunt haar oproepen. Ze kost het getal in de hoek; rode stenen zijn 1 waard, blauwe 3, paarse 6. Je krijgt niets terug, dus betaal zo precies mogelijk.",
    effects: "Een bliksem werkt meteen; een lus werkt altijd; een zandloper kun je aan het einde van elke ronde gebruiken.",
    end: "Wil je niets meer doen, beëindig dan je beurt.",
    activate: "De ronde sluit met de zandlopers: gebruik elk van de jouwe één keer, in de volgorde die je het beste vindt.",
    next: "Een nieuwe ronde: in je speelgebied is plek voor één kaart meer en de volgende speler begint. Het spel eindigt na tien rondes, of zodra iemand 60 punten heeft.",
    remove: "Je speelgebied is vol. Je mag een van je kaarten weghalen om plek te maken: dat kost het nummer van de ronde.",
    late: "Het spel loopt ten einde. Nu tellen punten; stenen en kaarten in je hand zijn straks niets waard.",
    over: "Dat was een heel spel. Nu weet je hoe het gaat!",
  },
);

const curse = table(
  {
    title: "A game with Curse",
    about: "For those who know the base game: seals, curses and summoners, against an easy bot.",
    summoner: "Everybody has a summoner: a rule of your own, with two faces. Point at it to read both. What turns it over stands on it.",
    seals: "You have three seals. Breaking one makes a summon or a removal cheaper by 2; some cards repair broken seals, and each one that is whole at the end scores a point.",
    cursed: "Some cards bring curses: so many tokens lie on the card when it is summoned. They are strong for their price, and they cost you points later.",
    curses: "Curses lie with you, too. At the end each one costs two points, on you or on your cards, so keep an eye on how many you take.",
    phase: "After the round comes the curse phase: one curse leaves each of your cursed cards and comes to you. A card that has lost its last one is appeased: it makes room, lies under your summoner and scores a point at the end.",
    even: "Many cards look at whether a number is even: zero is even, too.",
    over: "Now you know Curse. It tempts, and it is meant to.",
  },
  {
    title: "Une partie avec Curse",
    about: "Pour qui connaît le jeu de base : sceaux, malédictions et invocateurs, contre un robot facile.",
    summoner: "Chacun a un invocateur : une règle à soi, avec deux faces. Survolez-le pour les lire. Ce qui le retourne est écrit dessus.",
    seals: "Vous avez trois sceaux. En briser un rend une invocation ou un retrait moins cher de 2 ; certaines cartes réparent les sceaux brisés, et chaque sceau intact à la fin rapporte un point.",
    cursed: "Certaines cartes apportent des malédictions : autant de jetons se posent sur la carte invoquée. Elles sont fortes pour leur prix, et coûtent des points plus tard.",
    curses: "Les malédictions s’accumulent aussi chez vous. À la fin chacune coûte deux points, chez vous ou sur vos cartes : surveillez-les.",
    phase: "Après la manche vient la phase de malédiction : une malédiction quitte chacune de vos cartes maudites et vient à vous. Une carte qui perd la dernière est apaisée : elle libère sa place, se glisse sous votre invocateur et vaut un point à la fin.",
    even: "Beaucoup de cartes demandent si un nombre est pair : zéro l’est aussi.",
    over: "Vous connaissez Curse. Elle tente, et c’est voulu.",
  },
  {
    title: "Een spel met Curse",
    about: "Voor wie het basisspel kent: zegels, vloeken en oproepers, tegen een makkelijke bot.",
    summoner: "Iedereen heeft een oproeper: een eigen regel, met twee kanten. Wijs hem aan om beide te lezen. Wat hem omdraait, staat erop.",
    seals: "Je hebt drie zegels. Een zegel breken maakt oproepen of weghalen 2 goedkoper; sommige kaarten herstellen gebroken zegels, en elk heel zegel is aan het einde een punt waard.",
    cursed: "Sommige kaarten brengen vloeken: zoveel schijfjes komen op de kaart als je haar oproept. Ze zijn sterk voor hun prijs en kosten later punten.",
    curses: "Vloeken liggen ook bij jou. Aan het einde kost elke vloek twee punten, bij jou of op je kaarten, dus let op hoeveel je er neemt.",
    phase: "Na de ronde komt de vloekfase: van elk van je vervloekte kaarten komt één vloek naar jou. Een kaart die haar laatste vloek verliest is bedaard: ze maakt plek, ligt onder je oproeper en is aan het einde een punt waard.",
    even: "Veel kaarten kijken of een getal even is: nul is ook even.",
    over: "Nu ken je Curse. Ze verleidt, en dat is de bedoeling.",
  },
);

export const LESSONS: Record<string, Lesson> = {
  first: {
    words: first,
    options: {},
    seed: 11,
    steps: [
      { key: "hunt", when: (m) => asked(m, "hunt") },
      { key: "hunt_again", when: (m) => asked(m, "hunt") && m.view.board.some((it) => it.marker >= 0) },
      { key: "mine", when: (m) => asked(m, "tame", "sell") },
      { key: "drop", when: (m) => asked(m, "drop") },
      { key: "summon", when: (m) => asked(m, "summon") },
      { key: "effects", when: (m) => (mine(m)?.area.length ?? 0) > 0 },
      { key: "end", when: (m) => asked(m, "end") && !asked(m, "tame", "sell") },
      { key: "activate", when: (m) => asked(m, "activate") },
      { key: "next", when: (m) => m.view.round > 1 },
      { key: "remove", when: (m) => asked(m, "remove") && mine(m)?.area.length === mine(m)?.spaces },
      { key: "late", when: (m) => m.view.round > 8 || m.view.seats.some((it) => it.score > 45) },
      { key: "over", when: (m) => m.scene.status === "finished" },
    ],
  },
  curse: {
    words: curse,
    options: { curse: "with" },
    seed: 12,
    steps: [
      { key: "summoner", when: (m) => asked(m, "summoner") || (mine(m)?.gear?.length ?? 0) > 0 },
      { key: "seals", when: (m) => m.view.phase === "action" && asked(m, "tame", "sell", "summon") },
      { key: "cursed", when: (m) => Object.keys(m.view.tokens ?? {}).length > 0 },
      { key: "curses", when: (m) => (mine(m)?.curses ?? 0) > 0 },
      { key: "phase", when: (m) => m.view.round > 1 },
      { key: "even", when: (m) => m.view.round > 2 },
      { key: "over", when: (m) => m.scene.status === "finished" },
    ],
  },
};
