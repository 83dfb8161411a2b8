"""A game without words of its own, told by its notation: enough to play it while its text is being written."""

from collections.abc import Sequence
from typing import Final

from cardwright.kernel.game import OPEN, Game
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.notation import name
from cardwright.kernel.paper import Record
from cardwright.text.language import Language, capital
from cardwright.text.telling import ChoiceText, Line, Telling, choice_text

# All bits: the set of seats that may know the card of an event, if all may.
EVERYBODY: Final = -1


class PlainTelling(Telling):
    """Any game in a language that knows nothing of it."""

    def __init__(self, game: Game, lang: Language) -> None:
        self.code = lang.code
        self.title = capital(game.name)
        self.game: Final = game
        self.lang: Final = lang

    def prompt(self, t: Position, names: Sequence[str]) -> str:
        return capital(self.lang.ui["game_over" if t.asked is None else "choose"])

    def option(self, t: Position, pick: int, names: Sequence[str]) -> str:
        return capital(name(t, pick))

    def outcome(self, t: Position, names: Sequence[str]) -> str:
        outcome = self.game.outcome(t)
        assert outcome is not None, "the game goes on"
        won = [self.lang.player(names, seat) for seat in outcome.winners]
        key = "won_by_nobody" if not won else "won" if len(won) == 1 else "won_by_several"
        return self.lang.ui[key].format(who=", ".join(won))

    def lines(self, t: Position, events: list[Event], names: Sequence[str], viewer: int) -> list[Line]:
        return [self.line(e, names, viewer) for e in events]

    def line(self, e: Event, names: Sequence[str], viewer: int) -> Line:
        """The name of an event, whom it is about, and its number if everybody may know all about it."""
        kind, seat = self.game.event_name(int(e.kind)), int(e.seat)
        who = [self.lang.player(names, seat)] if seat >= 0 else []
        n = int(e.n) if viewer == OPEN or e.seen_by == EVERYBODY else 0
        text = " · ".join([*who, kind.replace("_", " "), *([str(n)] if n else [])])
        return {"kind": kind, "seat": seat, "cards": [], "n": n, "text": text, "opens": ""}

    def choices(self) -> list[ChoiceText]:
        return [
            choice_text(it, {"title": it.name, "text": "", "values": {value: value for value in it.values}})
            for it in self.game.choices()
        ]

    def reason(self, key: str, other: str = "", n: float = 0.0, name: str = "") -> str:
        return self.lang.reason(key, other) or " · ".join(part for part in (key, other, name) if part)

    def lead(self, lead: float) -> str:
        return f"{lead:+.1f}"

    def cards(self) -> list[Record]:
        return []

    def catalogue(self, command: str) -> dict[str, str]:
        return {}
