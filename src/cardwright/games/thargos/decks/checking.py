"""What is wrong with a team and a deck, everything at once."""

from functools import lru_cache
from typing import Final

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.decks.reading import REMEMBERED, Reading, parsed, story_in
from cardwright.games.thargos.terms import (
    ACTION,
    COPIES,
    DECK,
    FEWEST_MISSIONS,
    LASTING,
    MISSION,
    STORY_SOLO,
    TEAM,
    TOLD,
)
from cardwright.kernel.game import WITH, Objection

ADVISED_MISSIONS: Final = 20
# What a deck for a story has of each kind, and the most that the PAM of its Missions may sum up to. Against the Rival
# this sum is how hard it is: no twenty Missions have more than the last number.
STORY_SHARE: Final = 20
MOST_MISSION_PAM: Final = 40
BANDS: Final = {"easy": (50, 80), "medium": (30, 49), "hard": (20, 29)}


def objections(options: dict[str, str], text: str) -> list[Objection]:
    """Everything that is wrong with the text of a deck in a game of these options."""
    return [*_objections(text, tuple(options), tuple(options.values()))]


@lru_cache(REMEMBERED)
def _objections(text: str, names: tuple[str, ...], values: tuple[str, ...]) -> list[Objection]:
    """The same; nobody changes it. Whoever plays many games brings the same few decks to them."""
    reading, options = parsed(text), dict(zip(names, values))
    if reading.team + reading.size == 0 and reading.wrong:
        return reading.wrong  # nothing could be read, so there is nothing to count
    deck = reading.deck()
    wrong = reading.wrong + _team(options, reading, deck) + _cards(options, deck) + _sums(options, reading, deck)
    if options.get("mode") in TOLD:
        return wrong + _for_story(options, deck)
    return wrong + ([Objection("needless_story")] if story_in(text) else [])


def advice(deck: Deck) -> list[Objection]:
    """What is allowed, but seldom wise."""
    missions = len(deck.of_kind(MISSION))
    if missions < ADVISED_MISSIONS:
        return [Objection("few_missions", {"right": ADVISED_MISSIONS, "n": missions})]
    return []


def most_copies(number: int) -> int:
    """How many of a card a deck may hold."""
    return 1 if DESIGNS[number].locked else COPIES


def in_play(options: dict[str, str], box: str) -> bool:
    """Whether the cards of a box may be brought to a game of these options."""
    return box == "base" or options.get(box) == WITH


def most_pam(options: dict[str, str]) -> int:
    """The most that the PAM of a deck may sum up to; 0: anything, as in a story alone, which looks at Missions."""
    points = options.get("points", "none")
    return 0 if points == "none" or options.get("mode") == STORY_SOLO else int(points)


def mission_band(options: dict[str, str]) -> tuple[int, int]:
    """The least and the most that the PAM of a deck's Missions may sum up to in a story."""
    return BANDS[options["missions"]] if options.get("mode") == STORY_SOLO else (0, MOST_MISSION_PAM)


def _team(options: dict[str, str], reading: Reading, deck: Deck) -> list[Objection]:
    found: list[Objection] = []
    if reading.team != TEAM:
        found.append(Objection("team_size", {"right": TEAM, "n": reading.team}))
    there: list[str] = []
    for number in deck.heroes:
        hero = HEROES[number]
        if hero.who in there:
            found.append(Objection("same_name", {"card": hero.id}))
        there.append(hero.who)
        found += _not_in_play(options, hero.box, hero.id)
    return found


def _cards(options: dict[str, str], deck: Deck) -> list[Objection]:
    found: list[Objection] = []
    for number, n in deck.held().items():
        card = DESIGNS[number]
        found += _not_in_play(options, card.box, card.id)
        if n > most_copies(number):
            if card.locked:
                found.append(Objection("locked", {"card": card.id, "n": n}))
            else:
                found.append(Objection("too_many", {"card": card.id, "most": COPIES, "n": n}))
    return found


def _sums(options: dict[str, str], reading: Reading, deck: Deck) -> list[Objection]:
    found: list[Objection] = []
    if reading.size != DECK:
        found.append(Objection("deck_size", {"right": DECK, "n": reading.size}))
    missions, pam, most = len(deck.of_kind(MISSION)), deck.pam(), most_pam(options)
    if missions < FEWEST_MISSIONS:
        found.append(Objection("too_few_missions", {"fewest": FEWEST_MISSIONS, "n": missions}))
    if 0 < most < pam:
        found.append(Objection("too_much_pam", {"most": most, "n": pam}))
    return found


def _for_story(options: dict[str, str], deck: Deck) -> list[Objection]:
    """In a story a deck has twenty cards of each kind, and its Missions are modifiers only, as strong as they may."""
    found: list[Objection] = []
    lastings, actions, missions = (len(deck.of_kind(kind)) for kind in (LASTING, ACTION, MISSION))
    if (lastings, actions, missions) != (STORY_SHARE, STORY_SHARE, STORY_SHARE):
        held: dict[str, int | str] = {"lastings": lastings, "actions": actions, "missions": missions}
        found.append(Objection("split", {"right": STORY_SHARE, **held}))
    pam, (least, most) = mission_pam(deck), mission_band(options)
    if not least <= pam <= most:
        band = Objection("mission_band", {"fewest": least, "most": most, "n": pam})
        found.append(band if least else Objection("mission_pam", {"most": most, "n": pam}))
    return found


def mission_pam(deck: Deck) -> int:
    """The PAM of a deck's Missions together."""
    return sum([int(DESIGNS[number].pam) for number in deck.of_kind(MISSION)])


def _not_in_play(options: dict[str, str], box: str, card: str) -> list[Objection]:
    if in_play(options, box):
        return []
    return [Objection("of_condar", {"card": card}) if box == "condar" else Objection("of_undead", {"card": card})]
