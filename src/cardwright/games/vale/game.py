"""The Vale of Eternity signs the contract."""

from typing import Final

from cardwright.games.vale import layout, record, view
from cardwright.games.vale.cards.sets import BASE
from cardwright.games.vale.record import Book
from cardwright.games.vale.rules.action import BEGIN_TURN, TURN
from cardwright.games.vale.rules.hunting import HUNT
from cardwright.games.vale.rules.resolution import RESOLVE
from cardwright.games.vale.rules.rounds import END_ROUND, ROUND, deal, winners
from cardwright.games.vale.state import Vale, Variant
from cardwright.games.vale.terms import count
from cardwright.games.vale.words.creatures import ACTIVATE
from cardwright.games.vale.words.stones import LIMIT, OVERFLOW
from cardwright.kernel.dice import Dice, seeded
from cardwright.kernel.game import Choice, Game, Outcome, Setup
from cardwright.kernel.machine import Effect, Position
from cardwright.kernel.paper import Page, Record

RULES: Final[dict[str, Effect]] = {
    "round": ROUND,
    "hunt": HUNT,
    "begin_turn": BEGIN_TURN,
    "turn": TURN,
    "resolve": RESOLVE,
    "activate": ACTIVATE,
    "end_round": END_ROUND,
    "limit": LIMIT,
    "overflow": OVERFLOW,
}


class ValeGame(Game):
    """Two to four tamers hunt, sell, tame and summon creatures for ten rounds or 60 points."""

    def __init__(self) -> None:
        self.name = "vale"
        self.rules = 1
        self.fewest = 2
        self.most = 4
        self.book: Final = Book(BASE, RULES)

    def choices(self) -> list[Choice]:
        return [
            Choice("copied_recover", ["performer", "copied"], "performer"),
            Choice("copied_other", ["performer", "copied"], "performer"),
            Choice("needless_stones", ["forbidden", "allowed"], "forbidden"),
        ]

    def variant(self, options: dict[str, str]) -> Variant:
        return Variant(
            BASE,
            copied_recover=options["copied_recover"] == "copied",
            copied_other=options["copied_other"] == "copied",
            needless_stones=options["needless_stones"] == "allowed",
        )

    def new(self, setup: Setup) -> Position:
        setup = self.setup(setup.players, setup.seed, setup.options)
        return deal(self.variant(setup.options), setup.players, seeded(setup.seed))

    def write(self, t: Position) -> Record:
        return {"variant": _options(_vale(t).variant), **record.write(_vale(t), self.book)}

    def read(self, record_: Record) -> Position:
        return record.read(record_, self._variant_of(record_), self.book)

    def view(self, t: Position, seat: int) -> Record:
        return {"variant": _options(_vale(t).variant), **view.view(_vale(t), seat, self.book)}

    def imagine(self, seen: Record, dice: Dice) -> Position:
        return view.imagine(seen, self._variant_of(seen), self.book, dice)

    def resample(self, t: Position, seat: int, dice: Dice) -> Position:
        return view.resample(_vale(t), seat, dice)

    def lay(self, scenario: Page) -> Position:
        return layout.lay(scenario, self.variant(self._options_in(scenario.page("options"))), self.book)

    def sketch(self, t: Position) -> Record | None:
        sketch = layout.sketch(_vale(t))
        return None if sketch is None else {"options": _options(_vale(t).variant), **sketch}

    def outcome(self, t: Position) -> Outcome | None:
        if not t.over():
            return None
        v = _vale(t)
        scores = [int(s.score) for s in v.seats]
        best = winners(v)
        way = "goal" if max(scores) >= v.variant.goal else "rounds"
        if len(best) > 1:
            way = "shared"
        elif scores.count(max(scores)) > 1:
            way = "cards"
        return Outcome(best, scores, way)

    def faults(self, t: Position) -> list[str]:
        v = _vale(t)
        found = record.misplaced(v)
        asked = v.asked
        for seat in range(v.players):
            s = v.seats[seat]
            if count(s.stones) > v.limit(seat) and (asked is None or asked.effect is not OVERFLOW):
                found.append(f"seat {seat + 1} holds {count(s.stones)} stones; the limit is {v.limit(seat)}")
            if s.score < 0:
                found.append(f"seat {seat + 1} has {s.score} points")
            if len(s.area) > v.round:
                found.append(f"seat {seat + 1} has {len(s.area)} cards in {v.round} spaces")
        return found + _unknown_own(v)

    def _options_in(self, page: Page) -> dict[str, str]:
        found = {choice.name: page.text(choice.name, choice.default, choice.values) for choice in self.choices()}
        page.done()
        return found

    def _variant_of(self, data: Record) -> Variant:
        page = Page(data, "")
        return self.variant(self._options_in(page.page("variant")))


def _unknown_own(t: Vale) -> list[str]:
    """Cards in a hand that its owner does not know, or in the open that somebody does not."""
    everyone = t.everyone()
    found = [
        f"seat {seat + 1} does not know its own {t.cards[c].id}"
        for seat in range(t.players)
        for c in t.seats[seat].hand
        if not t.seen[c] >> seat & 1
    ]
    for zone in [t.pile, t.board, *[s.area for s in t.seats]]:
        found += [f"{t.cards[c].id} lies open, but not everybody knows" for c in zone if t.seen[c] != everyone]
    return found


def _vale(t: Position) -> Vale:
    assert isinstance(t, Vale), "a position of another game"
    return t


def _options(variant: Variant) -> dict[str, str]:
    return {
        "copied_recover": "copied" if variant.copied_recover else "performer",
        "copied_other": "copied" if variant.copied_other else "performer",
        "needless_stones": "allowed" if variant.needless_stones else "forbidden",
    }


VALE: Final = ValeGame()
