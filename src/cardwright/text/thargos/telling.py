"""Heroes of Thargos as a table tells it."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import DREW, EVENTS, LOOKED
from cardwright.kernel.game import SPECTATOR, audience
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.paper import Record
from cardwright.text.language import language
from cardwright.text.telling import ChoiceText, ChoiceWords, Line, Telling, choice_text
from cardwright.text.thargos.box import ACTIVE, INJURED, SETS, face_on_paper, on_paper
from cardwright.text.thargos.catalogue import page
from cardwright.text.thargos.decks import OBJECTIONS
from cardwright.text.thargos.en import choices as english
from cardwright.text.thargos.fr import choices as french
from cardwright.text.thargos.language import ThargosLanguage
from cardwright.text.thargos.languages import LANGUAGES
from cardwright.text.thargos.nl import choices as dutch
from cardwright.text.thargos.stories import OBJECTIONS as OF_STORIES
from cardwright.text.thargos.walk.things import thing

TOGETHER: Final = (EVENTS[DREW], EVENTS[LOOKED])


class ThargosTelling(Telling):
    """Built on a language that speaks about the game, and on its words for options and for decks that do not fit."""

    def __init__(self, say: ThargosLanguage, words: dict[str, ChoiceWords], objections: dict[str, str]) -> None:
        self.code = say.code
        self.title = say.ui["title"]
        self.say: Final = say
        self.words: Final = words
        self.objections = objections

    def prompt(self, t: Position, names: Sequence[str]) -> str:
        return self.say.prompt(_thargos(t), names)

    def option(self, t: Position, pick: int, names: Sequence[str]) -> str:
        return self.say.option(_thargos(t), pick, names)

    def outcome(self, t: Position, names: Sequence[str]) -> str:
        return self.say.outcome(_thargos(t), names)

    def lines(self, t: Position, events: list[Event], names: Sequence[str], viewer: int) -> list[Line]:
        found = (self.line(_thargos(t), e, names, viewer) for e in events)
        return in_no_order([line for line in found if line["text"]])

    def line(self, t: Thargos, e: Event, names: Sequence[str], viewer: int) -> Line:
        """An event in words; one that says nothing has an empty text."""
        # What every player has spied is still hidden from those who look on.
        e = e.heard_by(t.everyone() if viewer == SPECTATOR else audience(viewer, int(t.players)))
        return {
            "kind": THARGOS.event_name(int(e.kind)),
            "seat": int(e.seat) if t.is_seated(e.seat) else -1,
            "cards": [thing(t, int(card)).id for card in (e.card, e.it) if card >= 0],
            "n": int(e.n),
            "text": self.say.event(t, e, names),
            "opens": self.say.heading(t, e, names),
        }

    def choices(self) -> list[ChoiceText]:
        return [choice_text(choice, self.words[choice.name]) for choice in THARGOS.choices()]

    def reason(self, key: str, other: str = "", n: float = 0.0, name: str = "") -> str:
        return language(self.code).reason(key, other) or self.say.reason(key, other, n, name)

    def lead(self, lead: float) -> str:
        return self.say.lead(lead)

    def cards(self) -> list[Record]:
        faces = [face_on_paper(hero, face, self.say) for hero in HEROES for face in (ACTIVE, INJURED)]
        return [*faces, *(on_paper(card, self.say) for card in DESIGNS)]

    def catalogue(self, command: str) -> dict[str, str]:
        return {f"thargos-{box}.{self.code}.md": page(self.say, box, command) for box in SETS}


def in_no_order(lines: list[Line]) -> list[Line]:
    """The lines, with cards that come to a hand or are seen together in the order of their ids, unknown ones last.

    The order in which they came lies nowhere on the table, so nobody is told it.
    """
    runs = groupby(lines, key=lambda line: (line["kind"], line["seat"], line["n"]))
    return [line for (kind, *_), run in runs for line in (sorted(run, key=by_id) if kind in TOGETHER else run)]


def by_id(line: Line) -> tuple[bool, list[str]]:
    return line["cards"] == [], line["cards"]


def _thargos(t: Position) -> Thargos:
    assert isinstance(t, Thargos), "a position of another game"
    return t


CHOICES: Final = {"en": english.CHOICES, "fr": french.CHOICES, "nl": dutch.CHOICES}
TELLINGS: Final[dict[str, Telling]] = {
    code: ThargosTelling(say, CHOICES[code], {**OBJECTIONS[code], **OF_STORIES[code]})
    for code, say in LANGUAGES.items()
}
