/** What the guided games say. */
import { table } from "../../lib/words.svelte";

export const first = table(
  {
    title: "Your first duel",
    about: "Ten minutes: a quick duel with a ready-made deck against an easy bot.",
    understood: "Got it",
    goal: "Whoever first has as many victory points (VP) as this target wins. VP come from Missions, and from nothing else.",
    place:
      "These are your four Heroes. Put each on one of the four tracks: it will meet whoever stands across. Might, Mind and Mysticism are what they fight with.",
    missions:
      "Now two Missions from your hand, each on an empty track. Whoever completes a Mission gets its VP, so choose tracks where your Hero has more of what it asks for.",
    attach:
      "Your turn begins. You may slide one Lasting under a Hero: it stays there and makes the Hero stronger. Those that glow can be attached.",
    act: "Then one thing: attempt a Mission, or play an Action, or pass. Your Hero’s attributes must at least equal those of the Hero across and the Mission together.",
    lay: "To make up the difference, lay cards face down on an attribute: what counts is the number in their corner, their PAM. They are gone afterwards.",
    defend:
      "You are attacked. Lay cards face down in your turn if you want to stop it: the attacker needs no more than a tie.",
    injured:
      "Your attempt has failed, and your Hero is Injured: the other face is weaker, but still fights, and some of them bite.",
    won: "You have completed a Mission. Its VP are yours, and its owner puts another on the track.",
    lost: "They have completed one, too. Watch how near they are to their target.",
    deck: "This is your deck. You draw up to six cards at the start of your turn; whoever must draw and cannot has lost. Do not waste cards.",
    over: "That was a whole duel. Now you know how to play!",
  },
  {
    title: "Votre premier duel",
    about: "Dix minutes : un duel rapide avec un deck tout prêt, contre un robot facile.",
    understood: "Compris",
    goal: "Le premier qui a autant de points de victoire (PV) que cet objectif l'emporte. Les PV viennent des Missions, et de rien d'autre.",
    place:
      "Voici vos quatre Héros. Placez-en un sur chacune des quatre pistes : il affrontera celui d'en face. Puissance, Esprit et Mysticisme sont leurs armes.",
    missions:
      "Maintenant, deux Missions de votre main, chacune sur une piste libre. Qui accomplit une Mission en gagne les PV : choisissez les pistes où votre Héros a plus de ce qu'elle demande.",
    attach:
      "Votre tour commence. Vous pouvez glisser un Avantage sous un Héros : il y reste et le rend plus fort. Ceux qui brillent peuvent être attachés.",
    act: "Puis une seule chose : tenter une Mission, jouer une Action ou passer. Les attributs de votre Héros doivent au moins égaler ceux du Héros d'en face et de la Mission ensemble.",
    lay: "Pour combler l'écart, posez des cartes face cachée sur un attribut : ce qui compte est le nombre dans leur coin, leur PAM. Ensuite, elles sont perdues.",
    defend:
      "On vous attaque. Posez à votre tour des cartes face cachée si vous voulez l'empêcher : à l'attaquant, l'égalité suffit.",
    injured:
      "Votre tentative a échoué et votre Héros est Blessé : l'autre face est plus faible, mais elle se bat encore, et certaines mordent.",
    won: "Vous avez accompli une Mission. Ses PV sont à vous, et son propriétaire en remet une sur la piste.",
    lost: "L'adversaire en a accompli une aussi. Surveillez la distance qui le sépare de son objectif.",
    deck: "Voici votre deck. Vous piochez jusqu'à six cartes au début de votre tour ; qui doit piocher et ne le peut pas a perdu. Ne gaspillez pas vos cartes.",
    over: "C'était un duel entier. Vous savez jouer !",
  },
  {
    title: "Je eerste duel",
    about: "Tien minuten: een snel duel met een kant-en-klaar deck tegen een makkelijke bot.",
    understood: "Begrepen",
    goal: "Wie het eerst zoveel overwinningspunten (OP) heeft als dit doel, wint. OP krijg je van Missies, en van niets anders.",
    place:
      "Dit zijn je vier Helden. Zet er een op elk van de vier banen: daar treft hij wie ertegenover staat. Met Kracht, Geest en Mystiek vechten ze.",
    missions:
      "Nu twee Missies uit je hand, elk op een lege baan. Wie een Missie volbrengt, krijgt de OP, dus kies banen waar je Held meer heeft van wat ze vraagt.",
    attach:
      "Je beurt begint. Je mag één Versterking onder een Held schuiven: die blijft daar en maakt hem sterker. Wat oplicht, kun je aanleggen.",
    act: "Dan één ding: een Missie proberen, een Actie spelen of passen. De eigenschappen van je Held moeten minstens gelijk zijn aan die van de Held ertegenover en de Missie samen.",
    lay: "Om het verschil goed te maken, leg je kaarten gedekt op een eigenschap: wat telt is het getal in de hoek, hun PAM. Daarna ben je ze kwijt.",
    defend:
      "Je wordt aangevallen. Leg op jouw beurt kaarten gedekt als je het wilt verhinderen: de aanvaller heeft aan gelijkspel genoeg.",
    injured:
      "Je poging is mislukt en je Held is gewond: de andere kant is zwakker, maar vecht nog, en sommige bijten van zich af.",
    won: "Je hebt een Missie volbracht. De OP zijn van jou, en de eigenaar legt een andere op de baan.",
    lost: "Ook de ander heeft er een volbracht. Houd in de gaten hoe dicht die bij het doel is.",
    deck: "Dit is je deck. Aan het begin van je beurt trek je tot zes kaarten; wie moet trekken en niet kan, heeft verloren. Verspil geen kaarten.",
    over: "Dat was een heel duel. Nu kun je het!",
  },
);

export const bluff = table(
  {
    title: "Conflict and bluff",
    about:
      "For those who know a duel: Missions with several attributes, the spread, the mirror, and what face-down cards say.",
    understood: "Got it",
    goal: "A conflict is decided face up first, and face down at last. This game is about the second part: play as you like, and read on when it comes to that.",
    ahead: "Before you attempt, compare: where you are level or ahead, face up, the attacker needs no card at all.",
    one: "This Mission asks for one attribute. Both lay as many cards as they like: here the fuller hand wins.",
    several:
      "This Mission asks for several attributes, and you must have enough of every one of them. Being short of one is enough to fail.",
    spread:
      "You are behind on several: then you may not put all of several cards on one attribute. Two or more cards lie on at least two of them.",
    bluff:
      "They see how many cards lie where, and not which. A single weak card on an attribute where you are safe makes a defender spend cards there, too.",
    mirror:
      "Now you defend on several attributes. You answer only where the attacker laid, and if anywhere, then everywhere: at least one card on each.",
    read: "What would you have laid in their place? Who needs three and lays two cards has good ones, or hopes that you believe it. To lay nothing is an answer, too.",
    tie: "A tie is enough for the attacker, and a card that you spent is not in your hand when you are attacked. The best bluff is a full hand.",
    over: "Now you know what a face-down card says: whatever you want it to.",
  },
  {
    title: "Conflit et bluff",
    about:
      "Pour qui connaît le duel : les Missions à plusieurs attributs, la répartition, le miroir, et ce que disent les cartes face cachée.",
    understood: "Compris",
    goal: "Un conflit se décide d'abord face visible, et à la fin face cachée. Cette partie parle de la fin : jouez à votre guise, et lisez quand on y vient.",
    ahead:
      "Avant de tenter, comparez : là où vous êtes à égalité ou devant, face visible, l'attaquant n'a besoin d'aucune carte.",
    one: "Cette Mission demande un seul attribut. Chacun pose autant de cartes qu'il veut : ici, la main la plus pleine l'emporte.",
    several:
      "Cette Mission demande plusieurs attributs, et il vous faut assez de chacun. Un seul qui manque, et c'est l'échec.",
    spread:
      "Vous êtes derrière sur plusieurs : vous ne pouvez pas mettre toutes vos cartes sur un seul. Deux cartes ou plus vont sur au moins deux attributs.",
    bluff:
      "L'adversaire voit combien de cartes se trouvent où, mais pas lesquelles. Une seule carte faible là où vous ne risquez rien, et le défenseur y dépense aussi des cartes.",
    mirror:
      "À vous de défendre sur plusieurs attributs. Vous ne répondez que là où l'attaquant a posé, et si vous répondez, alors partout : au moins une carte sur chacun.",
    read: "Qu'auriez-vous posé à sa place ? Qui a besoin de trois et pose deux cartes en a de bonnes, ou espère que vous le croirez. Ne rien poser est aussi une réponse.",
    tie: "L'égalité suffit à l'attaquant, et une carte dépensée n'est plus dans votre main quand on vous attaque. Le meilleur bluff est une main pleine.",
    over: "Vous savez maintenant ce que dit une carte face cachée : ce que vous voulez.",
  },
  {
    title: "Conflict en bluf",
    about:
      "Voor wie het duel kent: Missies met meer eigenschappen, de spreiding, de spiegel, en wat gedekte kaarten zeggen.",
    understood: "Begrepen",
    goal: "Een conflict wordt eerst open beslist en op het laatst gedekt. Dit spel gaat over dat laatste: speel zoals je wilt, en lees verder als het zover is.",
    ahead:
      "Vergelijk voordat je iets probeert: waar je open gelijk of voor staat, heeft de aanvaller geen kaart nodig.",
    one: "Deze Missie vraagt één eigenschap. Allebei leg je zoveel kaarten als je wilt: hier wint de vollere hand.",
    several:
      "Deze Missie vraagt meer eigenschappen, en van elke moet je genoeg hebben. Eén te weinig is genoeg om te falen.",
    spread:
      "Je staat op meer eigenschappen achter: dan mag je niet al je kaarten op één leggen. Twee of meer kaarten liggen op minstens twee ervan.",
    bluff:
      "De ander ziet hoeveel kaarten waar liggen, en niet welke. Eén zwakke kaart waar je veilig bent, en de verdediger geeft ook daar kaarten uit.",
    mirror:
      "Nu verdedig je op meer eigenschappen. Je antwoordt alleen waar de aanvaller legde, en als je dat doet, dan overal: minstens één kaart op elk.",
    read: "Wat had jij op die plaats gelegd? Wie drie nodig heeft en twee kaarten legt, heeft goede, of hoopt dat je dat gelooft. Niets leggen is ook een antwoord.",
    tie: "De aanvaller heeft aan gelijkspel genoeg, en een uitgegeven kaart zit niet in je hand als je wordt aangevallen. De beste bluf is een volle hand.",
    over: "Nu weet je wat een gedekte kaart zegt: wat jij wilt.",
  },
);

export const alone = table(
  {
    title: "Alone against the Rival",
    about: "Solo on easy: a Rival with a deck and Heroes, for whom dice decide in the open.",
    understood: "Got it",
    goal: "This is the Rival. It has no player: its attitude says how many cards it lays when it attacks and when it defends, and dice decide the rest.",
    place: "The Rival’s Heroes come by chance, in turn with yours. Put yours where they face somebody weaker.",
    turn: "Your turn is as in a duel, and you begin. You lose if you must draw and cannot, or if the Rival reaches its target.",
    defends:
      "The Rival always defends: with as many cards from the top of its deck as its Defence pile says, whatever they are. Reckon with two PAM a card.",
    dice: "In its turn it finds a Lasting, and a die says for whom; another die says which track it attempts: 2 to 5 from left to right. With 1 it backs off, with 6 it adds a card and rolls again.",
    attacks:
      "The Rival attacks with its Attack pile. It chooses nothing: what lies there came from the top of its deck.",
    infamy:
      "Its deck was used up and shuffled again: its Infamy has risen, and it lays a card more from now on. Be quick.",
    over: "That was a game alone. Harder ones are a choice away.",
  },
  {
    title: "Seul face au Rival",
    about: "Le Solo en facile : un Rival avec un deck et des Héros, pour qui les dés décident à découvert.",
    understood: "Compris",
    goal: "Voici le Rival. Personne ne le joue : son Attitude dit combien de cartes il pose quand il attaque et quand il défend, et les dés décident du reste.",
    place:
      "Les Héros du Rival viennent au hasard, en alternance avec les vôtres. Placez les vôtres face à plus faible.",
    turn: "Votre tour est celui d'un duel, et vous commencez. Vous perdez si vous devez piocher et ne le pouvez pas, ou si le Rival atteint son objectif.",
    defends:
      "Le Rival se défend toujours : avec autant de cartes du dessus de son deck que le dit sa Pile de Défense, quelles qu'elles soient. Comptez deux PAM par carte.",
    dice: "À son tour il trouve un Avantage, et un dé dit pour qui ; un autre dé dit quelle piste il tente : de 2 à 5, de gauche à droite. Avec 1 il se replie, avec 6 il ajoute une carte et relance.",
    attacks:
      "Le Rival attaque avec sa Pile d'Attaque. Il ne choisit rien : ce qui est posé vient du dessus de son deck.",
    infamy:
      "Son deck s'est épuisé et a été mélangé de nouveau : son Infamie est montée, et il pose désormais une carte de plus. Faites vite.",
    over: "C'était une partie en solo. Les plus difficiles sont à un choix de là.",
  },
  {
    title: "Alleen tegen de Rivaal",
    about: "Solo op makkelijk: een Rivaal met een deck en Helden, voor wie dobbelstenen open en bloot beslissen.",
    understood: "Begrepen",
    goal: "Dit is de Rivaal. Niemand speelt hem: zijn houding zegt hoeveel kaarten hij legt als hij aanvalt en als hij verdedigt, en dobbelstenen beslissen de rest.",
    place: "De Helden van de Rivaal komen door het toeval, om en om met die van jou. Zet de jouwe tegenover zwakkere.",
    turn: "Je beurt is als in een duel, en jij begint. Je verliest als je moet trekken en niet kunt, of als de Rivaal zijn doel haalt.",
    defends:
      "De Rivaal verdedigt zich altijd: met zoveel kaarten boven van zijn deck als zijn verdedigingsstapel zegt, welke het ook zijn. Reken op twee PAM per kaart.",
    dice: "In zijn beurt vindt hij een Versterking, en een dobbelsteen zegt voor wie; een andere zegt welke baan hij probeert: 2 tot 5 van links naar rechts. Bij 1 trekt hij zich terug, bij 6 komt er een kaart bij en gooit hij opnieuw.",
    attacks: "De Rivaal valt aan met zijn aanvalsstapel. Hij kiest niets: wat daar ligt, kwam boven van zijn deck.",
    infamy:
      "Zijn deck was op en is opnieuw geschud: zijn Beruchtheid is gestegen, en voortaan legt hij een kaart meer. Maak voort.",
    over: "Dat was een spel alleen. Moeilijker is één keuze verder.",
  },
);

export const story = table(
  {
    title: "A first story",
    about: "The Road to Elios: a short map of Missions, with an easy bot as the other party.",
    understood: "Got it",
    goal: "In a story there are no tracks. Your party travels this map: a Mission is open once you have won what comes before it. Whoever first has the VP of their target wins.",
    secret:
      "A Mission may be secret: it lies face down until a party can attempt it, and goes to whoever wins it first.",
    or: "Of two ways you take one: winning the one closes the other to you.",
    attempt: "Choose an open Mission and the Hero who leads the attempt. Travelling costs nothing.",
    lead: "You lay cards before you know who opposes you: a Hero of the others, or nobody, and then the dice of Thargos.",
    oppose:
      "The other party attempts something. You may oppose with one of your Heroes, whoever it is, as in a duel; or leave it to the dice.",
    pushback:
      "Nobody opposed, so Thargos pushed back: for each attribute as many dice as the Mission’s value, on top of that value. Against passive Missions it is always so.",
    seek: "In any turn you may turn up a side Mission instead, and attempt it at once: a way to the last VP that you need.",
    stays: "Your piece stands where you won. The Mission stays there for the others, unless it goes to the first.",
    modifiers:
      "The Missions of your deck are modifiers here, and nothing else; and some cards serve only in towns, or only in the wild.",
    over: "That was a story. Kurnor and Condar wait for you, alone or in company.",
  },
  {
    title: "Un premier récit",
    about: "La Route d'Elios : une courte carte de Missions, avec un robot facile pour autre groupe.",
    understood: "Compris",
    goal: "Dans un récit, il n'y a pas de pistes. Votre groupe parcourt cette carte : une Mission est ouverte dès que vous avez gagné ce qui vient avant elle. Le premier qui a les PV de son objectif l'emporte.",
    secret:
      "Une Mission peut être secrète : elle reste face cachée jusqu'à ce qu'un groupe puisse la tenter, et revient au premier qui la gagne.",
    or: "De deux chemins vous en prenez un : gagner l'un vous ferme l'autre.",
    attempt: "Choisissez une Mission ouverte et le Héros qui mène la tentative. Voyager ne coûte rien.",
    lead: "Vous posez vos cartes avant de savoir qui s'oppose : un Héros des autres, ou personne, et alors les dés de Thargos.",
    oppose:
      "L'autre groupe tente quelque chose. Vous pouvez y opposer n'importe lequel de vos Héros, comme en duel, ou laisser faire les dés.",
    pushback:
      "Personne ne s'est opposé, alors Thargos a repoussé : pour chaque attribut autant de dés que la valeur de la Mission, en plus de cette valeur. Contre une Mission passive, c'est toujours ainsi.",
    seek: "À tout tour vous pouvez plutôt retourner une Mission secondaire et la tenter aussitôt : un chemin vers les derniers PV.",
    stays: "Votre pion est là où vous avez gagné. La Mission y reste pour les autres, sauf si elle revient au premier.",
    modifiers:
      "Les Missions de votre deck ne sont ici que des modificateurs ; et certaines cartes ne servent qu'en ville, ou qu'en région sauvage.",
    over: "C'était un récit. Kurnor et Condar vous attendent, en solo ou en compagnie.",
  },
  {
    title: "Een eerste verhaal",
    about: "De Weg naar Elios: een korte kaart met Missies, met een makkelijke bot als andere groep.",
    understood: "Begrepen",
    goal: "In een verhaal zijn er geen banen. Je groep trekt over deze kaart: een Missie staat open zodra je hebt gewonnen wat ervoor ligt. Wie het eerst de OP van zijn doel heeft, wint.",
    secret:
      "Een Missie kan geheim zijn: ze ligt gedekt tot een groep haar kan proberen, en gaat naar wie haar het eerst wint.",
    or: "Van twee wegen neem je er één: win je de ene, dan is de andere voor jou gesloten.",
    attempt: "Kies een open Missie en de Held die de poging leidt. Reizen kost niets.",
    lead: "Je legt kaarten voordat je weet wie zich verzet: een Held van de anderen, of niemand, en dan de dobbelstenen van Thargos.",
    oppose:
      "De andere groep probeert iets. Je mag je met een van je Helden verzetten, welke je wilt, zoals in een duel, of het aan de dobbelstenen overlaten.",
    pushback:
      "Niemand verzette zich, dus sloeg Thargos terug: voor elke eigenschap zoveel dobbelstenen als de waarde van de Missie, boven op die waarde. Bij passieve Missies is het altijd zo.",
    seek: "In elke beurt mag je in plaats daarvan een nevenmissie omdraaien en haar meteen proberen: een weg naar de laatste OP.",
    stays: "Je pion staat waar je won. De Missie blijft daar voor de anderen, tenzij ze naar de eerste gaat.",
    modifiers:
      "De Missies van je deck zijn hier alleen modificatoren; en sommige kaarten dienen alleen in de stad, of alleen in de wildernis.",
    over: "Dat was een verhaal. Kurnor en Condar wachten op je, alleen of in gezelschap.",
  },
);
