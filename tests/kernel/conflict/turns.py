"""Turns: draw, attach, attempt; and how a conflict begins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.copies import copy_in, designs_in
from cardwright.kernel.machine import Frame
from cardwright.kernel.words import Word
from tests.kernel.conflict.fight import COMPARE, LAY
from tests.kernel.conflict.rival import OPPOSE, decide
from tests.kernel.conflict.state import Conflict
from tests.kernel.conflict.terms import (
    ATTACHED,
    ATTRIBUTES,
    CARDS,
    DESIGN,
    HAND,
    HERO,
    HEROES,
    LEFT,
    MOST_TURNS,
    NOBODY,
    NONE,
    ROLLED,
)

NOTHING: Final = -1


class Turn(Word[Conflict]):
    """A turn of the team in the memo. Who must draw and cannot is out; alone or among two, that is the end."""

    def do(self, t: Conflict, f: Frame) -> None:
        team = int(f.memo)
        t.turns += 1
        if t.turns > MOST_TURNS or max(t.tracks) < 0:
            return
        if t.rival(team):
            t.push(turn_of(t, t.after(team)))
            track = decide(t)
            if track >= 0:
                begin(t, track, team)
        elif len(t.teams[team].hand) < HAND and not t.teams[team].deck:
            self.leave(t, team)
        else:
            t.refill(team)
            take_turn(t, team)

    def leave(self, t: Conflict, team: int) -> None:
        t.out.append(team)
        t.note(LEFT, team)
        if len(t.out) < t.players - 1:
            t.push(turn_of(t, t.after(team)))


def turn_of(t: Conflict, team: int) -> Frame:
    return Frame(TURN, t.seat_of(team), memo=team)


def take_turn(t: Conflict, team: int) -> None:
    """Put on the agenda what follows when a seat has drawn."""
    t.push(turn_of(t, t.after(team)))
    t.push(Frame(ATTEMPT, team))
    t.push(Frame(ATTACH, team))


class Attach(Word[Conflict]):
    """Attach a lasting from hand to a hero, or nothing; nobody learns whether there was a lasting."""

    def do(self, t: Conflict, f: Frame) -> None:
        t.wait(f, self.options(t, f))

    def options(self, t: Conflict, f: Frame) -> vec[i64]:
        designs = designs_in(vec[i64](t.teams[f.seat].hand), DESIGN)
        lastings = [int(design) for design in designs if CARDS[design].gives != NONE]
        return vec[i64]([NOTHING, *(2 * design + hero for design in lastings for hero in range(len(HEROES)))])

    def chosen(self, t: Conflict, f: Frame, pick: i64) -> None:
        if pick == NOTHING:
            return
        team = t.teams[f.seat]
        card = int(copy_in(vec[i64](team.hand), DESIGN, pick // 2))
        team.hand.remove(card)
        team.lastings[pick % 2].append(card)
        t.note(ATTACHED, f.seat, pick // 2, it=HERO + pick % 2)

    def name(self, t: Conflict, f: Frame, pick: i64) -> str:
        return "attach nothing" if pick == NOTHING else f"attach {CARDS[pick // 2].id} {HEROES[pick % 2].id}"


class Attempt(Word[Conflict]):
    """Attempt the mission of one of one's tracks, where there is one."""

    def do(self, t: Conflict, f: Frame) -> None:
        if self.options(t, f):
            t.ask(f, self.options(t, f))

    def options(self, t: Conflict, f: Frame) -> vec[i64]:
        tracks = range(len(t.tracks))
        return vec[i64]([i for i in tracks if t.tracks[i] >= 0 and f.seat in t.owners(i)])

    def chosen(self, t: Conflict, f: Frame, pick: i64) -> None:
        begin(t, int(pick), int(f.seat))

    def name(self, t: Conflict, f: Frame, pick: i64) -> str:
        return f"attempt {pick + 1}"


def begin(t: Conflict, track: int, attacker: int) -> None:
    """A conflict over the mission of a track. Who is out still has heroes there, and lays nothing."""
    t.track, t.attacker = track, attacker
    t.push(Frame(COMPARE, NOBODY))
    for team in (t.opponent(attacker), attacker):
        roll(t, team)
        if t.rival(team):
            t.push(Frame(OPPOSE, NOBODY))
        elif team not in t.out:
            t.push(Frame(LAY, team))


def roll(t: Conflict, team: int) -> None:
    """A hero without attributes rolls them, one die each."""
    hero = t.hero_of(team)
    if HEROES[hero].faces:
        return
    t.teams[team].rolled = rolled = [int(t.dice.roll(6)) + 1 for _ in ATTRIBUTES]
    t.reveal()
    t.note(ROLLED, t.seat_of(team), HERO + hero, 100 * rolled[0] + 10 * rolled[1] + rolled[2])


TURN, ATTACH, ATTEMPT = Turn(), Attach(), Attempt()
