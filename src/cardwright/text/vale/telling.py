"""The Vale of Eternity as a table tells it."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import ENDED, ROUND_BEGAN, TURN_BEGAN
from cardwright.kernel.game import audience
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.paper import Record
from cardwright.text.language import language
from cardwright.text.telling import ChoiceText, ChoiceWords, Line, Telling, choice_text
from cardwright.text.vale.box import SETS, on_paper
from cardwright.text.vale.catalogue import page
from cardwright.text.vale.en.choices import CHOICES as ENGLISH
from cardwright.text.vale.fr.choices import CHOICES as FRENCH
from cardwright.text.vale.language import ValeLanguage
from cardwright.text.vale.languages import LANGUAGES
from cardwright.text.vale.nl.choices import CHOICES as DUTCH

NEXT_TURN: Final = (TURN_BEGAN, ROUND_BEGAN, ENDED)


class ValeTelling(Telling):
    """Built on a language that speaks about the game, and on its words for the options."""

    title = "The Vale of Eternity"

    def __init__(self, say: ValeLanguage, words: dict[str, ChoiceWords]) -> None:
        self.code = say.code
        self.say: Final = say
        self.words: Final = words

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
        e = e.heard_by(audience(viewer, int(t.players)))
        return {
            "kind": VALE.event_name(int(e.kind)),
            "seat": int(e.seat),
            "cards": [t.cards[card].id for card in (e.card, e.it) if card >= 0],
            "n": int(e.n),
            "text": self.say.event(t, e, names),
            "opens": self.say.heading(e),
        }

    def choices(self) -> list[ChoiceText]:
        return [choice_text(choice, self.words[choice.name]) for choice in VALE.choices()]

    def reason(self, key: str, other: str = "", n: float = 0.0, name: str = "") -> str:
        return language(self.code).reason(key, other) or self.say.reason(key, other, n, name)

    def lead(self, lead: float) -> str:
        return self.say.lead(lead)

    def cards(self) -> list[Record]:
        return [on_paper(card, self.say) for card in ALL]

    def catalogue(self, command: str) -> dict[str, str]:
        return {f"vale-{box}.{self.code}.md": page(self.say, box, command) for box in SETS}


CHOICES: Final = {"en": ENGLISH, "fr": FRENCH, "nl": DUTCH}
TELLINGS: Final[dict[str, Telling]] = {code: ValeTelling(say, CHOICES[code]) for code, say in LANGUAGES.items()}


def without_idle_turns(events: list[Event]) -> list[Event]:
    """The events without the turns in which nothing happens."""
    after = [int(e.kind) for e in events[1:]]
    return [e for e, kind in zip(events, [*after, -1]) if e.kind != TURN_BEGAN or kind not in NEXT_TURN]


def unknown_last(lines: list[Line]) -> list[Line]:
    """The lines, with the cards that the viewer does not know last in every run of cards that move together.

    They move in the order of their numbers, and that would tell between which of the known ones the others lie.
    """
    runs = groupby(lines, key=lambda line: (line["kind"], line["seat"]))
    return [line for _, run in runs for line in sorted(run, key=lambda line: line["cards"] == [])]


def _vale(t: Position) -> Vale:
    assert isinstance(t, Vale), "a position of another game"
    return t
