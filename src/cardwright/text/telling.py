"""The contract of a game in words: what a table that knows no game says about one, in one language.

A game signs it in its folder: `text/<game>/telling.py` has TELLINGS, one for the code of each language.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TypedDict

from cardwright.kernel.game import Choice, Objection
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.paper import Record
from cardwright.text.language import language
from cardwright.text.phrasebook import filled_in


class Line(TypedDict):
    """A line of the log, as far as its viewer may know.

    `kind` is the event's name and `seat` whom it is about (-1: nobody). `cards` are the ids of the cards that it is
    about and that the viewer may know. `n` is a number that the kind understands, and `opens` the heading
    of the part of the game that begins here, if one does.
    """

    kind: str
    seat: int
    cards: list[str]
    n: int
    text: str
    opens: str


class ValueText(TypedDict):
    """One value of an option."""

    id: str
    title: str


class ChoiceText(TypedDict):
    """An option of a new game, as `Choice` has it, with what a language says about it."""

    name: str
    title: str
    text: str
    kind: str
    of: str
    when: list[str]
    default: str
    values: list[ValueText]


class ChoiceWords(TypedDict):
    """What a language says about an option: its title, one line to explain it, and the titles of its values."""

    title: str
    text: str
    values: dict[str, str]


class Telling(ABC):
    """One game in one language. Players are called by their names; one without a name by the number of the seat."""

    code: str
    """The two letters of the language."""

    title: str
    """The game's name in that language."""

    objections: Mapping[str, str] = {}
    """What is said if something that a player brings does not fit, by the code of the objection: a sentence each, in
    which its arguments stand as in a phrasebook. Every code of the game has one."""

    @abstractmethod
    def prompt(self, t: Position, names: Sequence[str]) -> str:
        """What the open question asks, said to the player who must answer; without one, that the game is over."""

    @abstractmethod
    def option(self, t: Position, pick: int, names: Sequence[str]) -> str:
        """One answer to the open question, without a full stop."""

    @abstractmethod
    def outcome(self, t: Position, names: Sequence[str]) -> str:
        """Who won a finished game, and by what."""

    @abstractmethod
    def lines(self, t: Position, events: list[Event], names: Sequence[str], viewer: int) -> list[Line]:
        """What one answer, or the opening, brought about, told to a seat, SPECTATOR or OPEN.

        `t` is any position of that game. What says nothing to anybody, and turns in which nothing happens, are left
        out. Two games that look the same to the viewer give the same lines.
        """

    @abstractmethod
    def choices(self) -> list[ChoiceText]:
        """The options of a new game, in the order in which a person should meet them."""

    @abstractmethod
    def reason(self, key: str, other: str = "", n: float = 0.0, name: str = "") -> str:
        """Why an answer is better than another one, in a sentence: by so much, in the part that the key names.

        `other` is the other answer in words, `name` a player whom it is about. The game's bots choose the keys.
        """

    @abstractmethod
    def lead(self, lead: float) -> str:
        """How far someone is ahead or behind, without a full stop."""

    @abstractmethod
    def cards(self) -> list[Record]:
        """Everything there is to read in the box, as plain data, in the order in which a person should meet it.

        Of each at least `id`, `name`, `set`, `sort` and `lines` (what it does: a `kind_name` and a `text` each). A
        thing with two faces is two entries, and `back` in each is the id of the other; else it is None.
        """

    def objection(self, it: Objection) -> str:
        """One thing that is wrong with what a player brings, in a sentence."""
        phrase = self.objections.get(it.code) or language(self.code).ui.get(f"objection_{it.code}")
        if phrase is None:
            return str(it)
        names = {str(card["id"]): str(card["name"]) for card in self.cards()} if "card" in it.args else {}
        card = str(it.args.get("card", ""))
        return filled_in(self.code, phrase, {**it.args, "card": names.get(card, card)})

    @abstractmethod
    def catalogue(self, command: str) -> dict[str, str]:
        """Pages in Markdown to read the whole box on, by the names of their files; the command makes them again."""


def choice_text(choice: Choice, words: ChoiceWords) -> ChoiceText:
    """An option, and what a language says about it."""
    return {
        "name": choice.name,
        "title": words["title"],
        "text": words["text"],
        "kind": choice.kind,
        "of": choice.of,
        "when": choice.when,
        "default": choice.default,
        "values": [{"id": value, "title": words["values"][value]} for value in choice.values],
    }
