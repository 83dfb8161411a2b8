"""Reading what a player brings: a deck in TOML, or its share code.

In TOML, `heroes` is a list of four names and `cards` a table of names and how many there are. A name is a card's id or
the number printed on it; capitals, spaces and hyphens are as good as small letters and underscores. Behind a deck, and
a line that says so, may stand a story that its player wrote.
"""

import tomllib
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.decks.sharing import BadCode, printed_numbers
from cardwright.games.thargos.terms import DECK
from cardwright.kernel.game import Objection
from cardwright.kernel.paper import BadPaper

_NEAR: Final = 2  # so many suggestions for a name that nobody has
_PART: Final = 3  # a part of a name is known by so many letters
STORY_LINE: Final = "--- story ---"
REMEMBERED: Final = 64  # so many texts: whoever plays many games plays them with the same few decks

_HERO_NAMES: Final[dict[str, int]] = {}
_CARD_NAMES: Final[dict[str, int]] = {}
for _number, _hero in enumerate(HEROES):
    _HERO_NAMES[_hero.id] = _HERO_NAMES[_hero.number.lower()] = _number
for _number, _card in enumerate(DESIGNS):
    _CARD_NAMES[_card.id] = _CARD_NAMES[_card.number.lower()] = _number


class Reading:
    """What could be read of a text, what could not, and how many Heroes and cards it names, known or not."""

    def __init__(self) -> None:
        self.heroes: Final[list[int]] = []
        self.cards: Final[list[int]] = []
        self.wrong: Final[list[Objection]] = []
        self.team: int = 0
        self.size: int = 0

    def deck(self) -> Deck:
        """What could be read."""
        return Deck(self.heroes, self.cards)

    def add_hero(self, name: str) -> None:
        key = _key(name)
        self.team += 1
        if key in _HERO_NAMES:
            self.heroes.append(_HERO_NAMES[key])
        elif key in _CARD_NAMES:
            self.wrong.append(Objection("card_as_hero", {"card": DESIGNS[_CARD_NAMES[key]].id}))
        else:
            self.wrong.append(_unknown(name, [hero.id for hero in HEROES]))

    def add_cards(self, name: str, n: int) -> None:
        key = _key(name)
        self.size += n
        if key in _CARD_NAMES:
            self.cards.extend([_CARD_NAMES[key]] * n)
        elif key in _HERO_NAMES:
            self.wrong.append(Objection("hero_as_card", {"card": HEROES[_HERO_NAMES[key]].id}))
        else:
            self.wrong.append(_unknown(name, [card.id for card in DESIGNS]))


def read(text: str) -> Deck:
    """The deck of a text that can be read to the last name. Anything else raises BadPaper."""
    reading = parsed(text)
    if reading.wrong:
        raise BadPaper("; ".join([str(it) for it in reading.wrong]))
    return reading.deck()


def with_story(deck: str, story: str) -> str:
    """The text of a deck and of a story behind it."""
    return f"{deck.strip()}\n{STORY_LINE}\n{story}"


def story_in(text: str) -> str:
    """The story in a text; empty if there is none."""
    return text.partition(f"\n{STORY_LINE}\n")[2]


@lru_cache(REMEMBERED)
def parsed(text: str) -> Reading:
    """The deck that a text says; nobody changes it. A text without an equals sign is no TOML that says anything."""
    reading = Reading()
    text = text.partition(f"\n{STORY_LINE}\n")[0]
    if "=" in text:
        _read_toml(reading, text)
    else:
        _read_code(reading, text)
    return reading


def _read_code(reading: Reading, text: str) -> None:
    try:
        printed = printed_numbers(text)
    except BadCode as error:
        reading.wrong.append(error.objection)
        return
    for name in printed:
        if name.startswith("C"):
            reading.add_hero(name)
        else:
            reading.add_cards(name, 1)


def _read_toml(reading: Reading, text: str) -> None:
    try:
        data: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reading.wrong.append(Objection("not_toml", {"line": _line(str(error), text)}))
        return
    for key in data:
        if key not in ("heroes", "cards"):
            reading.wrong.append(Objection("unknown_key", {"key": key}))
    heroes, cards = data.get("heroes", []), data.get("cards", {})
    if isinstance(heroes, list) and all(isinstance(name, str) for name in heroes):
        for name in heroes:
            reading.add_hero(str(name))
    else:
        reading.wrong.append(Objection("no_list"))
    if isinstance(cards, dict):
        _read_cards(reading, cards)
    else:
        reading.wrong.append(Objection("no_table"))


def _read_cards(reading: Reading, cards: dict[str, object]) -> None:
    for name, n in cards.items():
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= DECK:
            reading.wrong.append(Objection("no_number", {"name": name, "most": DECK}))
        elif n > 0:
            reading.add_cards(name, n)


def _key(name: str) -> str:
    return name.strip().lower().replace(" ", "_").replace("-", "_")


def _unknown(name: str, ids: list[str]) -> Objection:
    key = _key(name)
    parts = [id for id in ids if key in id] if len(key) >= _PART else []
    near = (parts or get_close_matches(key, ids))[:_NEAR]
    if near:
        return Objection("unknown_near", {"name": name, "near": ", ".join(near)})
    return Objection("unknown", {"name": name})


def _line(error: str, text: str) -> int:
    """The line that a complaint of the TOML reader is about; the last one, if it names none."""
    number = error.partition("line ")[2].partition(",")[0]
    return int(number) if number.isdecimal() else text.rstrip().count("\n") + 1
