"""Decks by chance that one could play: Heroes who are good at the same, and cards that suit them.

All cards that may be brought can come up. How gladly one is taken is a weight: for a Mission by what the best Hero
lacks for it, for a Lasting by what it gives where the team is strong.
"""

from typing import Final

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.checking import STORY_SHARE, in_play, mission_band, most_copies, most_pam
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.state import Card, Hero
from cardwright.games.thargos.terms import ACTION, ANYWHERE, ATTRIBUTES, DECK, LASTING, MISSION, RENEGADE, TEAM, TOLD
from cardwright.kernel.dice import Dice

# Twenty Missions, Actions and Lastings, give or take two; never fewer Missions.
_SHARE: Final = 20
_MORE: Final = 2
# What the PAM of a deck should be: below the most by no more than a slack. Without a limit it is near the ready-made
# decks', and with a very high one it stays where cards are still worth playing.
_USUAL_PAM: Final = 126
_HIGHEST_PAM: Final = 150
_SLACK: Final = 8
_DIE: Final = 3  # what a Hero with dice counts for in an attribute
_WEAK: Final = 1  # the PAM of weak Missions, and of strong ones
_STRONG: Final = 3
# Of what the Lastings of a deck for a story give, each attribute has at least so much.
_FAIR: Final = 0.25
_ON: Final = "on"
_UNDEAD: Final = "undead"


def dealt(options: dict[str, str], dice: Dice) -> Deck:
    """A deck that fits a game of these options."""
    heroes = _team(options, dice)
    stock = _Stock(options, heroes, [])
    told = options.get("mode") in TOLD
    missions = STORY_SHARE if told else _SHARE + int(dice.roll(_MORE + 1))
    actions = STORY_SHARE if told else _SHARE - _MORE + int(dice.roll(2 * _MORE + 1))
    stock.fill(MISSION, missions, dice)
    stock.fill(ACTION, actions, dice)
    stock.fill(LASTING, DECK - missions - actions, dice)
    most = min(most_pam(options) or _USUAL_PAM, _HIGHEST_PAM)
    stock.level(most, dice)
    deck = Deck(heroes, stock.cards)
    return suited(deck, mission_band(options)) if told else deck


def suited(deck: Deck, band: tuple[int, int]) -> Deck:
    """A deck for a story: the PAM of its Missions together is no more and no less than that."""
    return strengthened(weakened(deck, band[1]), band[0])


def trimmed(deck: Deck, most: int, dice: Dice) -> Deck:
    """A deck with some cards exchanged for others of their kind, until its PAM is no more than that."""
    stock = _Stock({}, deck.heroes, deck.cards)
    stock.level(most, dice)
    return Deck(deck.heroes, stock.cards)


def weakened(deck: Deck, most: int) -> Deck:
    """A deck with its strongest Missions exchanged for weak ones, until their PAM together is no more than that."""
    cards = list(deck.cards)
    while _mission_pam(cards) > most:
        _exchange(cards, max(_missions(cards), key=lambda i: int(DESIGNS[i].pam)), _WEAK)
    return Deck(deck.heroes, cards)


def strengthened(deck: Deck, least: int) -> Deck:
    """A deck with its weakest Missions exchanged for strong ones, until their PAM together is no less than that."""
    cards = list(deck.cards)
    while _mission_pam(cards) < least:
        _exchange(cards, min(_missions(cards), key=lambda i: int(DESIGNS[i].pam)), _STRONG)
    return Deck(deck.heroes, cards)


def evened(deck: Deck) -> Deck:
    """A deck of whose Lastings each attribute has a fair part: a story asks for all three.

    One that gives the attribute of which there is most goes, and one of the same PAM comes that a Hero may bear.
    """
    cards = list(deck.cards)
    team = [HEROES[number] for number in deck.heroes]
    while True:
        given = [sum([max(int(DESIGNS[i].gives[a]), 0) for i in cards]) for a in range(len(ATTRIBUTES))]
        least, most = given.index(min(given)), given.index(max(given))
        pairs = [
            (old, new)
            for old in sorted(set(cards), key=lambda i: int(DESIGNS[i].gives[most]))
            if DESIGNS[old].gives[most] > 0 and DESIGNS[old].gives[least] <= 0
            for new in _lastings(team, least)
            if DESIGNS[new].pam == DESIGNS[old].pam and cards.count(new) < most_copies(new)
        ]
        if min(given) >= _FAIR * sum(given) or not pairs:
            return Deck(deck.heroes, cards)
        cards[cards.index(pairs[0][0])] = pairs[0][1]


def _lastings(team: list[Hero], a: int) -> list[int]:
    """The Lastings that serve everywhere, give an attribute, and can be borne by one of a team; the best first."""
    fit = [
        i
        for i, card in enumerate(DESIGNS)
        if card.kind == LASTING and card.box == "base" and card.place == ANYWHERE and card.gives[a] > 0
        if any(_may_bear(hero, card) for hero in team)
    ]
    return sorted(fit, key=lambda i: -int(DESIGNS[i].gives[a]))


def _missions(cards: list[int]) -> list[int]:
    return [i for i in cards if DESIGNS[i].kind == MISSION]


def _mission_pam(cards: list[int]) -> int:
    return sum([int(DESIGNS[i].pam) for i in _missions(cards)])


def _exchange(cards: list[int], old: int, pam: int) -> None:
    """A Mission goes, and the first one of this PAM comes of which there may be one more."""
    cards.remove(old)
    fit = [i for i, card in enumerate(DESIGNS) if card.kind == MISSION and card.box == "base" and card.pam == pam]
    cards.append(next(i for i in fit if cards.count(i) < most_copies(i)))


class _Stock:
    """The cards that suit a team, how gladly each is taken, and those that have been taken."""

    def __init__(self, options: dict[str, str], heroes: list[int], cards: list[int]) -> None:
        team = [HEROES[number] for number in heroes]
        self.weights: Final = [weight(options, team, card) for card in DESIGNS]
        self.kinds: Final = [[i for i, card in enumerate(DESIGNS) if card.kind == kind] for kind in range(MISSION + 1)]
        self.cards: Final = list(cards)
        self.left: Final = [most_copies(i) - cards.count(i) for i in range(len(DESIGNS))]

    def fill(self, kind: int, n: int, dice: Dice) -> None:
        """Take cards of a kind, often several copies at once."""
        end = len(self.cards) + n
        while len(self.cards) < end:
            card = self.pick(kind, dice)
            copies = min(1 + int(dice.roll(self.left[card])), end - len(self.cards))
            self.left[card] -= copies
            self.cards.extend([card] * copies)

    def level(self, most: int, dice: Dice) -> None:
        """Exchange cards for others of their kind until the PAM is as it should be, and not further."""
        least = max(most - _SLACK, DECK)
        pam = sum([int(DESIGNS[card].pam) for card in self.cards])
        while not least <= pam <= most:
            place = int(dice.roll(len(self.cards)))
            old = self.cards[place]
            new = self.pick(int(DESIGNS[old].kind), dice)
            then = pam + int(DESIGNS[new].pam - DESIGNS[old].pam)
            if least <= then < pam or pam < then <= most:
                self.left[old] += 1
                self.left[new] -= 1
                self.cards[place] = new
                pam = then

    def pick(self, kind: int, dice: Dice) -> int:
        """A card of a kind of which there may be one more."""
        return self.kinds[kind][_by_weight([self.weights[i] if self.left[i] else 0 for i in self.kinds[kind]], dice)]


def _team(options: dict[str, str], dice: Dice) -> list[int]:
    pool = [i for i, hero in enumerate(HEROES) if in_play(options, hero.box)]
    team = [pool[int(dice.roll(len(pool)))]]
    while len(team) < TEAM:
        team.append(pool[_by_weight([_company([HEROES[it] for it in team], HEROES[i]) for i in pool], dice)])
    return team


def _company(team: list[Hero], hero: Hero) -> int:
    """How well a Hero goes with the first of a team. The Undead are only strong among themselves."""
    if hero.box != team[0].box or hero.who in [other.who for other in team]:
        return 0
    apart = sum([abs(attribute(hero, a) - attribute(team[0], a)) for a in range(len(ATTRIBUTES))])
    return max(60 // (1 + apart) ** 2, 1)


def weight(options: dict[str, str], team: list[Hero], card: Card) -> int:
    """How gladly a team takes a card; 0: never. Those of the Undead go to the Undead alone, and to them most gladly."""
    if card.box == _UNDEAD:
        return 3 * _suiting(options, team, card) if team[0].box == _UNDEAD else 0
    return _suiting(options, team, card) if in_play(options, card.box) else 0


def _suiting(options: dict[str, str], team: list[Hero], card: Card) -> int:
    if card.kind == MISSION:
        return max(12 // (1 + min([_lacking(hero, card) for hero in team])), 1)
    if card.kind == ACTION:
        return 4
    if options.get("factions") == _ON and not any(_may_bear(hero, card) for hero in team):
        return 1
    given = sum([int(card.gives[a]) * attribute(hero, a) for hero in team for a in range(len(ATTRIBUTES))])
    return max(2 + given // 4, 1)


def _lacking(hero: Hero, mission: Card) -> int:
    return sum([max(int(mission.asks[a]) - attribute(hero, a), 0) for a in range(len(ATTRIBUTES))])


def _may_bear(hero: Hero, lasting: Card) -> bool:
    return (
        lasting.factions == 0
        or hero.faction == RENEGADE
        or (hero.faction >= 0 and lasting.factions >> hero.faction & 1 == 1)
    )


def attribute(hero: Hero, which: int) -> int:
    """What an Active Hero has of an attribute, with dice about on average."""
    face = hero.active
    if face.dice:
        return _DIE
    return int((face.might, face.mind, face.mysticism)[which])


def _by_weight(weights: list[int], dice: Dice) -> int:
    """A place in a list of weights, each as likely as it weighs."""
    rest = int(dice.roll(sum(weights)))
    place = 0
    while rest >= weights[place]:
        rest -= weights[place]
        place += 1
    return place
