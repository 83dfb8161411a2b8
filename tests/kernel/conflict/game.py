"""The double signs the contract."""

from typing import Final

from cardwright.kernel.dice import Dice
from cardwright.kernel.game import EXPANSION, MODE, RULE, WITH, WITHOUT, Choice, Game, Objection, Outcome, Setup, ranked
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.paper import Page, Record
from tests.kernel.conflict import decks, layout, record, thought
from tests.kernel.conflict.missions import points
from tests.kernel.conflict.state import Conflict, conflict
from tests.kernel.conflict.terms import ATTITUDES, EVENTS, MOST_TURNS, RIVAL, SEATS, TARGETS

CHOICES: Final = [
    Choice("mode", list(SEATS), "duel", MODE),
    Choice("condar", [WITHOUT, WITH], WITHOUT, EXPANSION),
    Choice("length", list(TARGETS), "quick", RULE),
    Choice("lists", ["secret", "open"], "secret", RULE, of="mode", when=["duel", "circle"]),
    Choice("attitude", ["rolled", *ATTITUDES], "rolled", RULE, of="mode", when=["solo"]),
]


class ConflictGame(Game):
    """Teams of heroes compete for missions."""

    name = "conflict"
    rules = 1
    table: type[Conflict] = Conflict

    def choices(self) -> list[Choice]:
        return CHOICES

    def seats(self, options: dict[str, str]) -> range:
        return SEATS[options["mode"]]

    def brings(self, options: dict[str, str]) -> str:
        return "deck"

    def objections(self, options: dict[str, str], brought: str) -> list[Objection]:
        return decks.objections(options, brought)

    def lent(self, options: dict[str, str]) -> list[str]:
        return [*([decks.LENT_OF_CONDAR] if options["condar"] == WITH else []), *decks.LENT]

    def new(self, setup: Setup, told: list[Event] | None = None) -> Position:
        t = self.table()
        layout.deal(t, self.checked(setup), told)
        return t

    def event_name(self, kind: int) -> str:
        return EVENTS[kind]

    def write(self, t: Position) -> Record:
        return record.write(conflict(t))

    def read(self, record_: Record) -> Position:
        page, t = Page(record_, ""), self.table()
        record.read(page, t, self.options_on(page.page("variant")))
        return t

    def view(self, t: Position, seat: int) -> Record:
        return record.view(conflict(t), seat)

    def imagine(self, view: Record, dice: Dice) -> Position:
        page, t = Page(view, "view"), self.table()
        thought.imagine(page, t, self.options_on(page.page("variant")), dice)
        return t

    def resample(self, t: Position, seat: int, dice: Dice) -> Position:
        return self.imagine(self.view(t, seat), dice)

    def lay(self, scenario: Page, told: list[Event] | None = None) -> Position:
        t = self.table()
        layout.lay(scenario, t, self.options_on(scenario.page("options")), told)
        return t

    def sketch(self, t: Position) -> Record | None:
        return layout.sketch(conflict(t))

    def outcome(self, t: Position) -> Outcome | None:
        """By target, because the others are burnt, or by points. Who left comes behind, and the first to leave last."""
        d = conflict(t)
        if not t.over():
            return None
        players, target = int(t.players), TARGETS[d.variant["length"]]
        scores = [points(team) for team in d.teams]
        way = "target" if max(scores) >= target else "burnt" if self._burnt(d) else "missions"
        if way == "missions" and d.turns > MOST_TURNS:
            way = "turns"
        if players == 1:
            won = way == "target" and scores[0] >= target
            return Outcome([1 if won else 2], scores[:1], "rival" if scores[RIVAL] >= target else way)
        worth = [d.out.index(seat) - players if seat in d.out else scores[seat] for seat in range(players)]
        return Outcome(ranked(worth), scores, way)

    def _burnt(self, d: Conflict) -> bool:
        return len(d.out) >= max(1, d.players - 1)

    def out(self, t: Position) -> list[int]:
        return conflict(t).out[:]

    def faults(self, t: Position) -> list[str]:
        return record.misplaced(conflict(t))


CONFLICT: Final = ConflictGame()
