/** Two games that teach by doing: what is said, and when. Each thing is said once, when it first matters. */
import type { Begun } from "../../lib/api";
import { table, type Words } from "../../lib/words.svelte";
import type * as games from "../../parts/games";
import type { View } from "./view";

export interface Moment {
  view: View;
  scene: Begun<View>;
  /** The verbs of what can be done now. */
  verbs: Set<string>;
  /** The kinds of effect that one's own cards show. */
  kinds: Set<string>;
}

interface Lesson extends games.Lesson {
  words: Words<"title" | "about"> & Words<string>;
  steps: games.Step<Moment>[];
}

const mine = (m: Moment) => m.view.seats[m.scene.seat];
const asked = (m: Moment, ...verbs: string[]) => verbs.some((verb) => m.verbs.has(verb));

const first = table(
  {
    title: "Your first game",
    about: "The base game against an easy bot. The table tells you what matters when it matters.",
    goal: "The goal first: whoever has the most points wins, and the game ends after ten rounds, or sooner at 60 points. Points come from the creatures that you summon. This is your score.",
    hunt: "A round begins with the hunt: place a marker on a card that you would like to have. Whatever glows can be chosen. Point at a card, or press it, to read it: what can be done with it stands on it as a button.",
    hunt_again:
      "Markers are placed one at a time, from the first player to the last and back again: everybody gets two cards.",
    mine: "Now it is your turn to act. Each card with your marker is either tamed (it goes into your hand) or sold for the stones of its family. You will want both: cards to summon, and stones to pay for them.",
    drop: "You may keep four stones. The surplus must go: tap the stones that you can spare.",
    summon:
      "A card in your hand glows: you can summon it. It costs the number in its corner; red stones are worth 1, blue 3, purple 6. You get no change, so pay as little as will do.",
    bolt: "A bolt marks an instant effect: it happens once, when you summon the card.",
    loop: "The endless loop marks a permanent effect: it lasts as long as the card lies in your area.",
    hourglass: "An hourglass marks an active effect: you use it once in every round, in the resolution phase.",
    end: "When there is nothing more that you want to do, end your turn.",
    activate: "Now comes the resolution phase: use each of your active effects once, in any order you like.",
    next: "A new round: your area has one more space, and the next player to the left is the first player. The game ends after ten rounds, or sooner if somebody has 60 points or more at the end of a round.",
    remove:
      "Your area is full. You may remove one of your cards to free its space: that costs as much as the number of the round.",
    late: "The game is nearing its end. Only points will count: stones and cards left in hand are worth nothing.",
    over: "That was a whole game. Now you know how to play!",
  },
  {
    title: "Votre première partie",
    about: "Le jeu de base contre un robot facile. La table explique chaque chose au moment où elle compte.",
    goal: "Le but d’abord : le plus de points l’emporte, et la partie se termine après dix manches, ou plus tôt à 60 points. Les points viennent des créatures que vous invoquez. Voici votre score.",
    hunt: "Une manche commence par la capture : posez un marqueur sur une carte qui vous plaît. Ce qui brille peut être choisi. Survolez une carte, ou touchez-la, pour la lire : ce qu’on peut en faire y figure comme bouton.",
    hunt_again:
      "Les marqueurs se posent un par un, jusqu’au dernier joueur puis en sens inverse : chacun obtient deux cartes.",
    mine: "C’est à vous d’agir. Chaque carte qui porte votre marqueur est apprivoisée (elle va dans votre main) ou vendue contre les pierres de sa famille. Il vous faut les deux : des cartes à invoquer et des pierres pour les payer.",
    drop: "On ne garde que quatre pierres. Le surplus doit être défaussé : touchez celles dont vous pouvez vous passer.",
    summon:
      "Une carte de votre main brille : vous pouvez l’invoquer. Elle coûte le nombre inscrit dans son coin ; une pierre rouge vaut 1, une bleue 3, une violette 6. On ne rend pas la monnaie : payez au plus juste.",
    bolt: "Un éclair marque un effet instantané : il s’applique une fois, quand vous invoquez la carte.",
    loop: "La boucle sans fin marque un effet permanent : il dure tant que la carte est dans votre arène.",
    hourglass:
      "Un sablier marque un effet de résolution : vous l’appliquez une fois par manche, pendant la phase de résolution.",
    end: "Quand vous ne voulez plus rien faire, terminez votre tour.",
    activate:
      "Voici la phase de résolution : appliquez une fois chacun de vos effets de résolution, dans l’ordre de votre choix.",
    next: "Nouvelle manche : votre arène a un emplacement de plus, et le joueur suivant à gauche devient premier joueur. La partie se termine après dix manches, ou plus tôt si quelqu’un a 60 points ou plus à la fin d’une manche.",
    remove:
      "Votre arène est pleine. Vous pouvez bannir une de vos cartes pour libérer son emplacement : cela coûte le numéro de la manche.",
    late: "La partie touche à sa fin. Seuls les points compteront : les pierres et les cartes en main ne vaudront rien.",
    over: "C’était une partie entière. Vous savez jouer !",
  },
  {
    title: "Je eerste spel",
    about: "Het basisspel tegen een makkelijke bot. De tafel vertelt wat telt op het moment dat het telt.",
    goal: "Eerst het doel: wie de meeste punten heeft, wint, en het spel eindigt na tien rondes, of eerder bij 60 punten. Punten krijg je van de wezens die je oproept. Dit is je score.",
    hunt: "Een ronde begint met de jacht: leg een spelermarker op een kaart die je wilt hebben. Wat oplicht, kun je kiezen. Wijs een kaart aan, of tik erop, om die te lezen: wat je ermee kunt doen, staat erop als knop.",
    hunt_again:
      "De spelermarkers worden één voor één gelegd, van de startspeler naar de laatste speler en weer terug: iedereen krijgt twee kaarten.",
    mine: "Nu ben jij aan de beurt. Elke kaart met jouw spelermarker tem je (de kaart komt in je hand) of verkoop je voor de stenen van die kaartsoort. Je hebt beide nodig: kaarten om op te roepen en stenen om ze te betalen.",
    drop: "Je mag vier stenen houden. Wat te veel is, leg je af: tik op de stenen die je kunt missen.",
    summon:
      "Een kaart in je hand licht op: die kun je oproepen. De kost staat in de hoek; rode stenen zijn 1 waard, blauwe 3, paarse 6. Je krijgt geen wisselgeld, dus betaal niet meer dan nodig.",
    bolt: "Een bliksem staat bij een direct effect: het gebeurt één keer, als je de kaart oproept.",
    loop: "De oneindige lus staat bij een permanent effect: dat duurt zolang de kaart in je speelgebied ligt.",
    hourglass:
      "Een zandloper staat bij een te activeren effect: dat gebruik je één keer per ronde, in de effectenfase.",
    end: "Wil je niets meer doen, beëindig dan je beurt.",
    activate:
      "Nu komt de effectenfase: activeer elk van je te activeren effecten één keer, in een volgorde naar keuze.",
    next: "Een nieuwe ronde: je speelgebied heeft een speelveld meer en de speler links van de startspeler wordt startspeler. Het spel eindigt na tien rondes, of eerder als iemand aan het einde van een ronde 60 punten of meer heeft.",
    remove:
      "Je speelgebied is vol. Je mag een van je kaarten verwijderen om een speelveld vrij te maken: dat kost het nummer van de ronde.",
    late: "Het spel loopt ten einde. Alleen punten tellen straks: stenen en kaarten in je hand zijn dan niets waard.",
    over: "Dat was een heel spel. Nu kun je het!",
  },
);

const curse = table(
  {
    title: "A game with Curse",
    about: "For those who know the base game: seals, curses and summoners, against an easy bot.",
    summoner:
      "Everybody has a summoner: a rule of your own, with two faces. Point at it to read both, and what flips it. For a first game, take Varena, Iwo, Belledin or Marcosa.",
    seals:
      "Everybody has three seals, active or broken: most summoners start with all of them active, Tolvar and Iwo with none. Breaking one makes summoning or removing a card cheaper by 2. To repair is to make a broken seal active again, or to discard one of your curses if none is broken. Every active seal scores a point at the end.",
    cursed:
      "Some cards are cursed: curse tokens are put on them when they are summoned. They are strong for their cost, but the curses will cost you points.",
    curses:
      "You carry curses yourself, too. At the end each one costs two points, whether it lies on you or on a card of your area, so keep an eye on them.",
    phase:
      "The last phase of every round is the curse phase: one curse moves from each of your cursed cards to you. A card that has lost its last one is appeased: it frees its space, lies under your summoner and scores a point at the end.",
    even: "Where a card asks whether a number is even, remember: zero is even, too.",
    over: "Now you know Curse. It is a temptation, and it is meant to be.",
  },
  {
    title: "Une partie avec Curse",
    about: "Pour qui connaît le jeu de base : sceaux, malédictions et invocateurs, contre un robot facile.",
    summoner:
      "Chacun a un invocateur : une règle à soi, avec deux faces. Survolez-le pour les lire ; la condition pour le retourner y est écrite. Pour une première partie, prenez Varena, Iwo, Belledin ou Marcosa.",
    seals:
      "Chacun a trois sceaux, actifs ou rompus : la plupart des invocateurs commencent avec trois sceaux actifs, Tolvar et Iwo avec trois sceaux rompus. En rompre un réduit de 2 le coût d’une invocation ou d’un bannissement. Réparer, c’est rendre actif un sceau rompu ou, si aucun ne l’est, défausser une de vos malédictions. Chaque sceau actif rapporte un point à la fin.",
    cursed:
      "Certaines cartes sont maudites : on y pose des jetons Malédiction quand on les invoque. Elles sont fortes pour leur coût, mais leurs malédictions vous coûteront des points.",
    curses:
      "Vous portez aussi des malédictions vous-même. À la fin, chacune coûte deux points, sur vous ou sur une carte de votre arène : surveillez-les.",
    phase:
      "Chaque manche se termine par la phase de malédiction : une malédiction passe de chacune de vos cartes maudites sur vous. Une carte qui perd sa dernière malédiction est apaisée : elle libère son emplacement, se glisse sous votre invocateur et rapporte un point à la fin.",
    even: "Quand une carte demande si un nombre est pair, pensez-y : zéro l’est aussi.",
    over: "Maintenant, vous connaissez Curse : c’est une tentation, et c’est voulu.",
  },
  {
    title: "Een spel met Curse",
    about: "Voor wie het basisspel kent: zegels, vloeken en oproepers, tegen een makkelijke bot.",
    summoner:
      "Iedereen heeft een oproeper: een eigen regel, met twee kanten. Wijs hem aan om beide te lezen; er staat ook op wanneer je hem omdraait. Neem voor een eerste spel Varena, Iwo, Belledin of Marcosa.",
    seals:
      "Iedereen heeft drie zegels, actief of gebroken: de meeste oproepers beginnen met drie actieve zegels, Tolvar en Iwo met drie gebroken zegels. Een zegel breken maakt oproepen of verwijderen 2 goedkoper. Herstellen is een gebroken zegel weer actief maken of, als er geen gebroken is, een van je vloeken afleggen. Elk actief zegel is aan het einde een punt waard.",
    cursed:
      "Sommige kaarten zijn vervloekt: er komen vloekfiches op als je ze oproept. Ze zijn sterk voor hun kost, maar de vloeken kosten je later punten.",
    curses:
      "Ook op jou liggen vloeken. Aan het einde kost elke vloek twee punten, op jou of op een kaart in je speelgebied, dus houd ze in de gaten.",
    phase:
      "De laatste fase van elke ronde is de vloekfase: van elk van je vervloekte kaarten gaat één vloek naar jou. Een kaart die de laatste vloek verliest, is bedaard: het speelveld komt vrij, en de kaart gaat onder je oproeper en is aan het einde een punt waard.",
    even: "Vraagt een kaart of een getal even is, onthoud dan: nul is ook even.",
    over: "Nu ken je Curse. Het is een verleiding, en dat is de bedoeling.",
  },
);

const AGAINST = [{ kind: "me" as const }, { kind: "bot" as const, level: "easy" }];

const OWN = ".side.own";
const kind = (name: string): string => `${OWN} [data-kind="${name}"], .hand [data-kind="${name}"]`;

const lessons: Record<string, Lesson> = {
  first: {
    words: first,
    table: { chairs: AGAINST, seed: 11, rated: false },
    steps: [
      { key: "goal", when: () => true, at: `${OWN} .score` },
      { key: "hunt", when: (m) => asked(m, "hunt"), at: ".market" },
      {
        key: "hunt_again",
        when: (m) => asked(m, "hunt") && m.view.board.some((it) => it.marker >= 0),
        at: ".market .marker",
      },
      { key: "mine", when: (m) => asked(m, "tame", "sell"), at: ".market .spot.glow" },
      { key: "drop", when: (m) => asked(m, "drop"), at: ".dock .purse" },
      { key: "summon", when: (m) => asked(m, "summon"), at: ".hand .spot.glow .cost" },
      { key: "bolt", when: (m) => m.kinds.has("instant"), at: kind("instant") },
      { key: "loop", when: (m) => m.kinds.has("permanent"), at: kind("permanent") },
      { key: "hourglass", when: (m) => m.kinds.has("active"), at: kind("active") },
      { key: "end", when: (m) => asked(m, "end") && !asked(m, "tame", "sell"), at: ".dock .plain .button" },
      { key: "activate", when: (m) => asked(m, "activate"), at: `${OWN} .spot.glow` },
      { key: "next", when: (m) => m.view.round > 1, at: `${OWN} .area` },
      {
        key: "remove",
        when: (m) => asked(m, "remove") && mine(m)?.area.length === mine(m)?.spaces,
        at: `${OWN} .area .spot.able`,
      },
      { key: "late", when: (m) => m.view.round > 8 || m.view.seats.some((it) => it.score > 45), at: `${OWN} .score` },
      { key: "over", when: (m) => m.scene.status === "finished", at: "h1" },
    ],
  },
  curse: {
    words: curse,
    table: { chairs: AGAINST, options: { curse: "with" }, seed: 12, rated: false },
    steps: [
      {
        key: "summoner",
        when: (m) => asked(m, "summoner") || (mine(m)?.gear?.length ?? 0) > 0,
        at: `.tray .spot, ${OWN} .gear .spot`,
      },
      {
        key: "seals",
        when: (m) => m.view.phase === "action" && asked(m, "tame", "sell", "summon"),
        at: `${OWN} .seals`,
      },
      { key: "cursed", when: (m) => Object.keys(m.view.tokens ?? {}).length > 0, at: ".side .tokens" },
      { key: "curses", when: (m) => (mine(m)?.curses ?? 0) > 0, at: `${OWN} .things` },
      { key: "phase", when: (m) => m.view.round > 1, at: ".strip ol" },
      { key: "even", when: (m) => m.view.round > 2, at: `${OWN} .things` },
      { key: "over", when: (m) => m.scene.status === "finished", at: "h1" },
    ],
  },
};

export default lessons;
