"""A game that breaks its contract is caught, and the report can be played."""

from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.copies import copy_in, designs_in
from cardwright.kernel.dice import Dice, seeded
from cardwright.kernel.game import OPEN, SPECTATOR, Setup
from cardwright.kernel.log import read_log, replay
from cardwright.kernel.machine import Effect, Event, Frame, Position
from cardwright.kernel.paper import Record
from cardwright.kernel.scenario import play_scenario, read_scenario
from tests.conformance import Broken, play
from tests.kernel.conflict import BOOK, CONFLICT, DESIGN, LAY, STOP, ConflictGame, Duel, Lay, duel, named

LATE: Final = 4


def late(t: Position) -> bool:
    return duel(t).turns >= LATE


class Faulty(ConflictGame):
    """A rule is broken late in the game."""

    def faults(self, t: Position) -> list[str]:
        return ["a card is missing"] if late(t) and duel(t).teams[0].laid else []


class Forgetful(ConflictGame):
    """The points are not written down."""

    def read(self, record: Record) -> Position:
        t = duel(super().read(record))
        t.teams[0].points = 0
        return t


class Transparent(ConflictGame):
    """A view shows the other hand."""

    def view(self, t: Position, seat: int) -> Record:
        return {**super().view(t, seat), "hands": [team.hand[:] for team in duel(t).teams]}


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
        duel(t).teams[1].points += 1
        return world


class Unsettled(ConflictGame):
    """Nobody wins."""

    def outcome(self, t: Position) -> None:
        return None


class Secretive(Duel):
    """A position in which nothing ever counts as revealed."""

    def reveal(self) -> None:
        pass


class Unguarded(ConflictGame):
    """Undo would go back behind a draw."""

    table = Secretive


class Fickle(Duel):
    """A position that keeps back an option, which is there when it is asked again."""

    def wait(self, f: Frame, options: vec[i64]) -> None:
        super().wait(f, options[:1])


class Changing(ConflictGame):
    """What is asked is not what is offered."""

    table = Fickle


class Hasty(Duel):
    """A position in which every question with a single option answers itself."""

    def wait(self, f: Frame, options: vec[i64]) -> None:
        if len(options) == 1:
            self.ask(f, options)
        else:
            super().wait(f, options)


class LayFirst(Lay):
    """An option for every design, but the answer is the number of a copy."""

    def offer(self, t: Position, f: Frame) -> vec[i64]:
        hand = vec[i64](duel(t).teams[f.seat].hand)
        return vec[i64]([STOP, *(copy_in(hand, DESIGN, design) for design in designs_in(hand, DESIGN))])

    def meant(self, t: Position, f: Frame, pick: i64) -> i64:
        return DESIGN[pick]

    def resume(self, t: Position, f: Frame, pick: i64) -> None:
        super().resume(t, f, STOP if pick == STOP else 3 * self.meant(t, f, pick))

    def label(self, t: Position, f: Frame, pick: i64) -> str:
        return "stop" if pick == STOP else f"lay c{self.meant(t, f, pick)}"


class LayEach(LayFirst):
    """Every card of the hand is an option, by its place in it."""

    def offer(self, t: Position, f: Frame) -> vec[i64]:
        return vec[i64](range(STOP, len(duel(t).teams[f.seat].hand)))

    def meant(self, t: Position, f: Frame, pick: i64) -> i64:
        return DESIGN[duel(t).teams[f.seat].hand[pick]]


LAY_EACH, LAY_FIRST = LayEach(), LayFirst()
BOOK.enter(LAY_EACH, "double/each")
BOOK.enter(LAY_FIRST, "double/first")


class Doubling(Duel):
    """A position in which each copy is offered."""

    lay: Effect = LAY_EACH

    def wait(self, f: Frame, options: vec[i64]) -> None:
        f = f.goto(self.lay) if f.effect is LAY else f
        super().wait(f, f.effect.offer(self, f))


class Stammering(ConflictGame):
    """Two options have the same name."""

    table = Doubling


class Numbering(Doubling):
    """A position in which an answer says which of two equal cards it means."""

    lay = LAY_FIRST


class Pedantic(ConflictGame):
    """The same answer has another number in another world."""

    table = Numbering


class Telltale(ConflictGame):
    """Who has no card left to lay need not say stop."""

    table = Hasty


class Talkative(Duel):
    """A position that tells everybody everything, once the first turn has begun."""

    def note(
        self, kind: i64, seat: i64, card: i64 = -1, n: i64 = 0, seen_by: i64 = -1, it: i64 = -1, it_seen_by: i64 = -1
    ) -> None:
        super().note(kind, seat, card, n, -1 if self.turns else seen_by, it, it_seen_by)


class Loud(ConflictGame):
    """Events show the cards that a seat draws."""

    table = Talkative


class Gossiping(Duel):
    """A position that tells with everything a card of somebody's hand, once the first turn has begun."""

    def note(
        self, kind: i64, seat: i64, card: i64 = -1, n: i64 = 0, seen_by: i64 = -1, it: i64 = -1, it_seen_by: i64 = -1
    ) -> None:
        hand = named(self.teams[seat].hand)
        super().note(kind, seat, card, n, seen_by, it=hand[0] if hand and self.turns else -1)


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
        (Changing(), "asked: [0]; asked again: [0, 1]"),
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
    assert "seed 0, 2 players, {}, after answer " in report


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
