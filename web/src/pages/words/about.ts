import { table } from "../../lib/words.svelte";

export const about = table(
  {
    title: "About",
    what: "What this is",
    what_text:
      "Cardwright is a card table in your browser that knows every rule: play alone against bots or with friends, live or over several days. " +
      "It plays by the rulebooks, shows its reading of them, and marks where it had to choose.",
    unofficial: "Unofficial",
    unofficial_text:
      "This is a fan project, not affiliated with or endorsed by anyone. Rules and figures are facts; every sentence and line of code " +
      "here is our own, and every picture but the icons named below.",
    games: "The games",
    shuffle: "How the cards are shuffled, and how you can check it",
    shuffle_1:
      "When a table is opened, the server draws a secret. Everybody sees its commitment at once, a fingerprint of the secret: the server cannot " +
      "change the secret any more, and nobody can read it from the fingerprint.",
    shuffle_2:
      "Whoever sits down adds random numbers: the browser draws them by itself and shows only their fingerprint, the seal. Once everybody has sat down, " +
      "all seals are opened. So nobody chooses the cards alone, not even the host, and nobody can wait to see what the others have drawn.",
    shuffle_3:
      "Only then are the cards shuffled, from the secret and all these numbers together. If a player’s numbers do not arrive within ten seconds, the cards are " +
      "dealt without them, and everybody can see that afterwards.",
    shuffle_4:
      "When the game is over, the secret is opened. “Check the shuffle” in the replay computes everything again in your browser; with the downloaded " +
      "log you can do the same on your own computer.",
    shuffle_5:
      "A table with a chosen seed or a prepared position says so before anybody sits down, and is never rated.",
    shuffle_not: "None of this stops a host who shows one player’s cards to another: play with people you trust.",
    icons: "Pictures",
    icons_text:
      "The icons on the cards come from {source}, under the {licence} licence; they were cut out and coloured.",
    icons_by: "They are drawn by {names}.",
    painted: "Everything around them is painted by the page itself.",
    code: "Code",
    licence: "Cardwright is free software under the MIT licence.",
    libraries: "It stands on the work of others:",
    privacy: "Privacy",
    privacy_text:
      "The server keeps your name, your games, what you write at tables and where you are signed in, and a password only as a hash. One cookie remembers who you are, another your language. " +
      "Nothing is loaded from elsewhere, nobody counts your visits, and you can delete your account at any time.",
    version: "Version {version}",
  },
  {
    title: "À propos",
    what: "De quoi il s’agit",
    what_text:
      "Cardwright est une table de jeux de cartes dans le navigateur, qui connaît toutes les règles : seul contre des robots ou entre amis, " +
      "en direct ou sur plusieurs jours. Elle suit les livrets, montre comment elle les lit et signale où elle a dû choisir.",
    unofficial: "Non officiel",
    unofficial_text:
      "C’est un projet de passionnés, sans affiliation ni approbation de qui que ce soit. Règles et chiffres sont des faits ; chaque phrase et " +
      "chaque ligne de code est de nous, et chaque image sauf les icônes citées plus bas.",
    games: "Les jeux",
    shuffle: "Comment les cartes sont mélangées, et comment le vérifier",
    shuffle_1:
      "Quand une table est ouverte, le serveur tire un secret. Tout le monde en voit aussitôt l’engagement, une empreinte du secret : le serveur ne peut " +
      "plus changer le secret, et personne ne peut le lire dans l’empreinte.",
    shuffle_2:
      "Chaque personne qui s’assied ajoute des nombres aléatoires : le navigateur les tire de lui-même et n’en montre que l’empreinte, le sceau. Une fois tout le " +
      "monde assis, tous les sceaux sont ouverts. Ainsi personne ne choisit seul les cartes, pas même l’hôte, et personne ne peut attendre de voir ce que les autres ont tiré.",
    shuffle_3:
      "C’est seulement alors que les cartes sont mélangées, à partir du secret et de tous ces nombres. Si les nombres d’un joueur n’arrivent pas dans les dix " +
      "secondes, on distribue sans eux, et chacun peut le voir ensuite.",
    shuffle_4:
      "La partie terminée, le secret est dévoilé. « Vérifier le mélange », quand on revoit la partie, recalcule tout dans votre navigateur ; avec le journal " +
      "téléchargé, vous pouvez en faire autant sur votre propre ordinateur.",
    shuffle_5:
      "Une table à graine choisie ou à position préparée l’annonce avant que quiconque s’assoie, et n’est jamais classée.",
    shuffle_not:
      "Rien de cela n’arrête un hôte qui montrerait les cartes d’un joueur à un autre : jouez avec des gens de confiance.",
    icons: "Images",
    icons_text:
      "Les icônes des cartes viennent de {source}, sous licence {licence} ; elles ont été découpées et colorées.",
    icons_by: "Elles sont dessinées par {names}.",
    painted: "Tout ce qui les entoure est peint par la page elle-même.",
    code: "Code",
    licence: "Cardwright est un logiciel libre, sous licence MIT.",
    libraries: "Il repose sur le travail d’autres personnes :",
    privacy: "Vie privée",
    privacy_text:
      "Le serveur garde votre nom, vos parties, ce que vous écrivez aux tables et où vous êtes connecté ; d’un mot de passe, seulement une empreinte. Un cookie " +
      "retient qui vous êtes, un autre votre langue. Rien n’est chargé d’ailleurs, personne ne compte vos visites, et vous pouvez supprimer votre compte à tout moment.",
    version: "Version {version}",
  },
  {
    title: "Over Cardwright",
    what: "Wat dit is",
    what_text:
      "Cardwright is een tafel voor kaartspellen in de browser die alle regels kent: alleen tegen bots of met vrienden, live of over meerdere dagen. " +
      "De tafel volgt de spelregelboekjes, laat zien hoe ze die leest, en zegt waar ze moest kiezen.",
    unofficial: "Onofficieel",
    unofficial_text:
      "Dit is een project van liefhebbers, aan niemand verbonden en door niemand goedgekeurd. Regels en getallen zijn feiten; elke zin en elke " +
      "regel code is van onszelf, en elke afbeelding behalve de iconen die hieronder staan.",
    games: "De spellen",
    shuffle: "Hoe de kaarten worden geschud, en hoe je dat controleert",
    shuffle_1:
      "Wanneer een tafel wordt geopend, trekt de server een geheim. Iedereen ziet meteen de vastlegging, een vingerafdruk van dat geheim: de server kan " +
      "het niet meer veranderen, en niemand kan het eruit aflezen.",
    shuffle_2:
      "Wie gaat zitten, voegt toevalsgetallen toe: de browser trekt ze vanzelf en toont alleen hun vingerafdruk, het zegel. Zodra iedereen zit, gaan alle " +
      "zegels open. Zo kiest niemand alleen de kaarten, ook de gastheer niet, en kan niemand afwachten wat de anderen hebben getrokken.",
    shuffle_3:
      "Pas dan wordt er geschud, met het geheim en al die getallen samen. Komen de getallen van een speler niet binnen tien seconden, dan wordt er zonder " +
      "gedeeld, en achteraf kan iedereen dat zien.",
    shuffle_4:
      "Na het spel wordt het geheim onthuld. ‘Schudden controleren’ bij het terugkijken rekent alles in je browser na; met het gedownloade verslag kun je " +
      "hetzelfde doen op je eigen computer.",
    shuffle_5:
      "Een tafel met een gekozen seed of een klaargelegde stelling zegt dat voordat iemand gaat zitten, en telt nooit mee voor de ranglijst.",
    shuffle_not:
      "Niets hiervan houdt een gastheer tegen die de kaarten van de een aan de ander laat zien: speel met mensen die je vertrouwt.",
    icons: "Afbeeldingen",
    icons_text:
      "De iconen op de kaarten komen van {source}, onder de licentie {licence}; ze zijn uitgeknipt en ingekleurd.",
    icons_by: "Ze zijn getekend door {names}.",
    painted: "Alles eromheen schildert de pagina zelf.",
    code: "Code",
    licence: "Cardwright is vrije software onder de MIT-licentie.",
    libraries: "Het steunt op het werk van anderen:",
    privacy: "Privacy",
    privacy_text:
      "De server bewaart je naam, je spellen, wat je aan tafels schrijft en waar je bent aangemeld, en van een wachtwoord alleen een hash. Eén cookie onthoudt wie je " +
      "bent, een andere je taal. Er wordt niets van elders geladen, niemand telt je bezoeken, en je kunt je account altijd verwijderen.",
    version: "Versie {version}",
  },
);
