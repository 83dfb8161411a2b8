"""The Rival's turn: a Lasting, then an attempt, both as the Decision die says."""

from typing import Final

from mypy_extensions import i64

from cardwright.games.thargos.moves.harm import attach, hero_number
from cardwright.games.thargos.moves.heroes import column, may_attempt, permanents
from cardwright.games.thargos.moves.temper import add_cards
from cardwright.games.thargos.rival.dice import FOR_ATTEMPT, FOR_LASTING, HIGH, LOW, place_in_row, roll, track_shown
from cardwright.games.thargos.rival.piles import throw_away
from cardwright.games.thargos.rules.conflicts import begin_conflict
from cardwright.games.thargos.rules.drawing import dig
from cardwright.games.thargos.rules.turns import END_TURN, EXTRA_ATTEMPT
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import (
    DIE_AGAIN,
    DIE_ATTEMPT,
    DIE_LASTING,
    DUG_LASTING,
    HELD_BACK,
    LASTING,
    MORE_LASTINGS,
)
from cardwright.kernel.machine import Frame


def push_turn(t: Thargos, side: i64) -> None:
    """Put the steps of its turn on the agenda, the last first."""
    for step in (END_TURN, EXTRA_ATTEMPT, RIVAL_ACTS, RIVAL_ATTACHES):
        t.push(Frame(step, side))


# A Lasting.


class RivalAttaches(Word):
    """It turns up its deck until a Lasting appears, which goes to the Hero that the die says; the memo is how many did.

    One that has none left neither digs nor rolls.
    """

    def do(self, t: Thargos, f: Frame) -> None:
        if f.memo >= most_lastings(t, f.seat) or not has_lasting(t, f.seat):
            return
        card = dig(t, f.seat, LASTING, DUG_LASTING)
        hero = chosen_hero(t, f.seat, t.number(f.seat, card))
        t.push(f.noting(f.memo + 1))
        attach(t, hero, card)


def most_lastings(t: Thargos, side: i64) -> i64:
    """One, and if all effects happen those that its Heroes allow besides."""
    n: i64 = 1
    for place in range(4):
        if t.variant.options["effects"] == "all" and t.sides[side].stands[place].traits & MORE_LASTINGS:
            for permanent in permanents(t, 4 * side + place, MORE_LASTINGS):
                n += permanent.more_lastings()
    return n


def has_lasting(t: Thargos, side: i64) -> bool:
    s = t.sides[side]
    return any(t.design(side, card).kind == LASTING for card in [*s.deck, *s.discard])


def chosen_hero(t: Thargos, side: i64, design: i64) -> i64:
    """The Hero that gets a Lasting: on the track that the die shows, or with 1 the weakest, with 6 the strongest."""
    while True:
        rolled = roll(t, FOR_LASTING)
        if rolled in (LOW, HIGH):
            hero = extreme_hero(t, side, rolled == HIGH)
        else:
            hero = 4 * side + place_in_row(t, side, track_shown(rolled))
        if t.stand(hero).hero >= 0:
            t.note(DIE_LASTING, side, design, rolled, it=hero_number(t, hero))
            return hero
        t.note(DIE_AGAIN, side, design, rolled)


def extreme_hero(t: Thargos, side: i64, strongest: bool) -> i64:
    """The Hero whose three attributes add up to least or to most, as they are modified; of equals the leftmost."""
    found: i64 = -1
    best: i64 = 0
    for i in range(4):
        hero = 4 * side + place_in_row(t, side, i)
        if t.stand(hero).hero >= 0:
            total = column(t, hero, 0) + column(t, hero, 1) + column(t, hero, 2)
            worth = total if strongest else -total
            if found < 0 or worth > best:
                found = hero
                best = worth
    return found


# An attempt.


class RivalActs(Word):
    """It attempts the Mission of the track that the die shows; 1: it backs off, 6: it adds a card and rolls again."""

    def do(self, t: Thargos, f: Frame) -> None:
        rolled = roll(t, FOR_ATTEMPT)
        t.note(DIE_ATTEMPT, f.seat, n=rolled)
        if rolled == HIGH:
            add_cards(t, t.temper.added + 1)
            t.push(f)
            return
        track = track_shown(rolled)
        place = t.place_on(f.seat, track) if track >= 0 else -1
        if place >= 0 and may_attempt(t, f.seat, place):
            begin_conflict(t, f.seat, place, 0)
            return
        if place >= 0:
            t.note(HELD_BACK, f.seat, n=track)
        drop_added(t, f.seat)


def drop_added(t: Thargos, side: i64) -> None:
    """It does nothing after all: as many cards as dice have added are gone."""
    throw_away(t, side, t.temper.added)
    add_cards(t, 0)


RIVAL_ATTACHES: Final = RivalAttaches()
RIVAL_ACTS: Final = RivalActs()
