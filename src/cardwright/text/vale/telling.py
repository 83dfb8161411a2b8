"""The Vale of Eternity as a table tells it."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypedDict

from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import ENDED, ROUND_BEGAN, TURN_BEGAN
from cardwright.kernel.game import OPEN, SPECTATOR, Choice
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.paper import Record
from cardwright.text.language import Language
from cardwright.text.telling import ChoiceText, Line, Telling
from cardwright.text.vale.box import on_paper
from cardwright.text.vale.speaker import may_know

LEVEL: Final = "level_"
NEXT_TURN: Final = (TURN_BEGAN, ROUND_BEGAN, ENDED)


class ChoiceWords(TypedDict):
    """What a language says about an option: its title, one line to explain it, and the titles of its values."""

    title: str
    text: str
    values: dict[str, str]


class ValeTelling(Telling):
    """Built on a language that speaks about the game, and on its words for the options."""

    title = "The Vale of Eternity"

    def __init__(self, say: Language, words: dict[str, ChoiceWords]) -> None:
        self.code = say.code
        self.say: Final = say
        self.words: Final = words
        self.bots: Final = {key.removeprefix(LEVEL): text for key, text in say.ui.items() if key.startswith(LEVEL)}

    def prompt(self, t: Position, names: Sequence[str]) -> str:
        return self.say.prompt(_vale(t), names)

    def option(self, t: Position, pick: int, names: Sequence[str]) -> str:
        return self.say.option(_vale(t), pick, names)

    def outcome(self, t: Position, names: Sequence[str]) -> str:
        return self.say.outcome(_vale(t), names)

    def lines(self, t: Position, events: list[Event], names: Sequence[str], viewer: int) -> list[Line]:
        found = (self.line(_vale(t), e, names, viewer) for e in without_idle_turns(events))
        return unknown_last([line for line in found if line["text"]])

    def line(self, t: Vale, e: Event, names: Sequence[str], viewer: int) -> Line:
        """An event in words; one that says nothing has an empty text."""
        if viewer == OPEN:
            e = Event(e.kind, e.seat, e.card, e.n, -1)
        audience = viewer if viewer > SPECTATOR else None
        return {
            "kind": VALE.event_name(int(e.kind)),
            "seat": int(e.seat),
            "card": t.cards[e.card].id if e.card >= 0 and may_know(t, e, audience) else None,
            "n": int(e.n),
            "text": self.say.event(t, e, names, audience),
            "opens": e.kind == ROUND_BEGAN,
        }

    def choices(self) -> list[ChoiceText]:
        return [choice_text(choice, self.words[choice.name]) for choice in VALE.choices()]

    def levels(self) -> dict[str, str]:
        return self.bots

    def reason(self, key: str, other: str = "", n: float = 0.0, name: str = "") -> str:
        return self.say.reason(key, other, n, name)

    def cards(self) -> list[Record]:
        return [on_paper(card, self.say) for card in ALL]


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


def without_idle_turns(events: list[Event]) -> list[Event]:
    """The events without the turns in which nothing happens."""
    after = [int(e.kind) for e in events[1:]]
    return [e for e, kind in zip(events, [*after, -1]) if e.kind != TURN_BEGAN or kind not in NEXT_TURN]


def unknown_last(lines: list[Line]) -> list[Line]:
    """The lines, with the cards that the viewer does not know last in every run of cards that move together.

    They move in the order of their numbers, and that would tell between which of the known ones the others lie.
    """
    runs = groupby(lines, key=lambda line: (line["kind"], line["seat"]))
    return [line for _, run in runs for line in sorted(run, key=lambda line: line["card"] is None)]


def _vale(t: Position) -> Vale:
    assert isinstance(t, Vale), "a position of another game"
    return t
