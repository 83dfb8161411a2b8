"""A game that breaks its contract is caught, and the report can be played."""

import re
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.copies import designs_in
from cardwright.kernel.dice import Dice, seeded
from cardwright.kernel.game import OPEN, SPECTATOR, Setup
from cardwright.kernel.log import read_log, replay
from cardwright.kernel.machine import Effect, Event, Frame, Position
from cardwright.kernel.paper import Record
from cardwright.kernel.scenario import play_scenario, read_scenario
from tests.conformance import Broken, play
from tests.kernel.conflict.fight import LAY, STOP, Lay
from tests.kernel.conflict.game import CONFLICT, ConflictGame
from tests.kernel.conflict.record import BOOK
from tests.kernel.conflict.state import Conflict, conflict
from tests.kernel.conflict.terms import CARDS, DESIGN

LATE: Final = 4


def late(t: Position) -> bool:
    return conflict(t).turns >= LATE


class Faulty(ConflictGame):
    """A rule is broken late in the game."""

    def faults(self, t: Position) -> list[str]:
        return ["a card is missing"] if late(t) and conflict(t).teams[0].laid else []


class Forgetful(ConflictGame):
    """What was won is not written down."""

    def read(self, record: Record) -> Position:
        t = conflict(super().read(record))
        t.teams[0].won = []
        return t


class Transparent(ConflictGame):
    """A view shows the other hand."""

    def view(self, t: Position, seat: int) -> Record:
        return {**super().view(t, seat), "hands": [team.hand[:] for team in conflict(t).teams]}


class Bashful(ConflictGame):
    """A game laid open still hides the hands."""

    def view(self, t: Position, seat: int) -> Record:
        return {**super().view(t, SPECTATOR if seat == OPEN else seat), "seat": seat}


class Indiscreet(ConflictGame):
    """The opening shows everybody every hand."""

    def new(self, setup: Setup, told: list[Event] | None = None) -> Position:
        heard: list[Event] = []
        t = super().new(setup, heard)
        if told is not None:
            told += [Event(e.kind, e.seat, e.card, e.n, -1) for e in heard]
        return t


class Mumbling(ConflictGame):
    """Two kinds of events sound the same."""

    def event_name(self, kind: int) -> str:
        return "something"


class Sticky(ConflictGame):
    """Resampling touches the original."""

    def resample(self, t: Position, seat: int, dice: Dice) -> Position:
        world = super().resample(t, seat, dice)
        conflict(t).teams[1].rolled = [6, 6, 6]
        return world


class Unsettled(ConflictGame):
    """Nobody wins."""

    def outcome(self, t: Position) -> None:
        return None


class Secretive(Conflict):
    """A position in which nothing ever counts as revealed."""

    def reveal(self) -> None:
        pass


class Unguarded(ConflictGame):
    """Undo would go back behind a draw."""

    table = Secretive


class Deaf(Conflict):
    """A position that says nothing when it is given an illegal answer."""

    def answer(self, pick: i64) -> None:
        if self.legal(pick):
            super().answer(pick)


class Meek(ConflictGame):
    """An illegal answer is not refused."""

    table = Deaf


class Fickle(Conflict):
    """A position that keeps back an option, which is there when it is asked again."""

    def wait(self, f: Frame, options: vec[i64]) -> None:
        super().wait(f, options[:1])


class Changing(ConflictGame):
    """What is asked is not what is offered."""

    table = Fickle


class Hasty(Conflict):
    """A position in which every question with a single option answers itself."""

    def wait(self, f: Frame, options: vec[i64]) -> None:
        if len(options) == 1:
            self.ask(f, options)
        else:
            super().wait(f, options)


class LayShifted(Lay):
    """An option for every design, but its number depends on the top card of the deck, which nobody can see."""

    def shift(self, t: Conflict, f: Frame) -> i64:
        deck = t.teams[f.seat].deck
        return DESIGN[deck[-1]] if deck else 0

    def options(self, t: Conflict, f: Frame) -> vec[i64]:
        hand = designs_in(vec[i64](t.teams[f.seat].hand), DESIGN)
        return vec[i64]([STOP, *((design + self.shift(t, f)) % len(CARDS) for design in hand)])

    def meant(self, t: Conflict, f: Frame, pick: i64) -> i64:
        return (pick - self.shift(t, f)) % len(CARDS)

    def chosen(self, t: Conflict, f: Frame, pick: i64) -> None:
        super().chosen(t, f, STOP if pick == STOP else 3 * self.meant(t, f, pick))

    def name(self, t: Conflict, f: Frame, pick: i64) -> str:
        return "stop" if pick == STOP else f"lay {CARDS[self.meant(t, f, pick)].id}"


class LayEach(LayShifted):
    """Every card of the hand is an option, by its place in it."""

    def options(self, t: Conflict, f: Frame) -> vec[i64]:
        return vec[i64](range(STOP, len(t.teams[f.seat].hand)))

    def meant(self, t: Conflict, f: Frame, pick: i64) -> i64:
        return DESIGN[t.teams[f.seat].hand[pick]]


LAY_EACH, LAY_SHIFTED = LayEach(), LayShifted()
BOOK.enter(LAY_EACH, "double/each")
BOOK.enter(LAY_SHIFTED, "double/shifted")


class Doubling(Conflict):
    """A position in which each copy is offered."""

    lay: Effect = LAY_EACH

    def wait(self, f: Frame, options: vec[i64]) -> None:
        f = f.goto(self.lay) if f.effect is LAY else f
        super().wait(f, f.effect.options(self, f))


class Stammering(ConflictGame):
    """Two options have the same name."""

    table = Doubling


class Numbering(Doubling):
    """A position in which the number of an answer tells what lies hidden."""

    lay = LAY_SHIFTED


class Pedantic(ConflictGame):
    """The same answer has another number in another world."""

    table = Numbering


class Telltale(ConflictGame):
    """Who has no card left to lay need not say stop."""

    table = Hasty


class Talkative(Conflict):
    """A position that tells everybody everything, once the first turn has begun."""

    def note(
        self, kind: i64, seat: i64, card: i64 = -1, n: i64 = 0, seen_by: i64 = -1, it: i64 = -1, it_seen_by: i64 = -1
    ) -> None:
        super().note(kind, seat, card, n, -1 if self.turns else seen_by, it, it_seen_by)


class Loud(ConflictGame):
    """Events show the cards that a seat draws."""

    table = Talkative


class Gossiping(Conflict):
    """A position that tells with everything a card of somebody's hand, once the first turn has begun."""

    def note(
        self, kind: i64, seat: i64, card: i64 = -1, n: i64 = 0, seen_by: i64 = -1, it: i64 = -1, it_seen_by: i64 = -1
    ) -> None:
        hand = self.teams[seat].hand
        super().note(kind, seat, card, n, seen_by, it=DESIGN[hand[0]] if hand and self.turns else -1)


class Careless(ConflictGame):
    """The second card of an event is known to everybody."""

    table = Gossiping


def report_of(game: ConflictGame, thoroughness: float = 1.0) -> str:
    for seed in range(5):
        try:
            play(game, Setup(2, seed, {}), seeded(seed), thoroughness)
        except Broken as broken:
            return str(broken)
    pytest.fail("the breach was not found")


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (Faulty(), "faults: ['a card is missing']"),
        (Forgetful(), "saved and loaded: not the same: teams"),
        (Transparent(), "imagined for seat -1: not the same: hands"),
        (Bashful(), "the open view hides what seat 0 sees: options, teams"),
        (Indiscreet(), "the opening tells seat -1 what it cannot see"),
        (Mumbling(), "names of events are not unique"),
        (Sticky(), "the original after looking at it: not the same: teams"),
        (Unsettled(), "the game is over and has no outcome"),
        (Meek(), "is not an option and was accepted"),
        (Changing(), "asked: [-1]; asked again: [-1, "),
        (Stammering(), "names of options are not unique"),
        (Pedantic(), "the answers are not the same"),
        (Telltale(), "would answer itself in a world that seat"),
        (Unguarded(), "revealed something to seat"),
        (Loud(), "is told what it cannot see"),
        (Careless(), "is told what it cannot see"),
    ],
)
def test_a_breach_is_named(game: ConflictGame, complaint: str) -> None:
    assert complaint in report_of(game)


def test_a_report_names_the_seed_and_the_place() -> None:
    report = report_of(Faulty())
    assert re.search("seed 0, 2 players, {'mode': 'duel', .*}, after answer [0-9]+\n", report)


def test_the_scenario_and_the_log_of_a_report_lead_to_the_breach() -> None:
    report = report_of(Faulty(), thoroughness=0)
    head, _, log = report.partition("\n--- log ---\n")
    scenario = head.partition("--- scenario ---\n")[2]
    laid = play_scenario(CONFLICT, read_scenario(scenario))
    replayed = replay(CONFLICT, read_log(log))
    assert Faulty().faults(laid) == Faulty().faults(replayed) == ["a card is missing"]
    laid.secrets = replayed.secrets
    assert CONFLICT.write(laid) == CONFLICT.write(replayed)


def test_a_game_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.conformance.MOST_ANSWERS", 3)
    assert "the game does not end within 3 answers" in report_of(ConflictGame())


def test_an_error_of_the_rules_is_reported_too() -> None:
    class Crashing(ConflictGame):
        def faults(self, t: Position) -> list[str]:
            if late(t):
                raise IndexError("no such card")
            return []

    assert "conflict: IndexError: no such card" in report_of(Crashing())
