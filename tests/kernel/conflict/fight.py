"""A conflict: cards are laid face down, shown and added up; the mission is won, or the hero injured."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.copies import copy_in, designs_in
from cardwright.kernel.machine import Frame
from cardwright.kernel.words import Word
from tests.kernel.conflict.missions import MISSIONS, points
from tests.kernel.conflict.state import Conflict
from tests.kernel.conflict.terms import (
    ATTRIBUTES,
    CARDS,
    DESIGN,
    HERO,
    HEROES,
    INJURED,
    LAID,
    MISSION,
    NOBODY,
    SCORED,
    TARGETS,
)

STOP: Final = -1


def asked_for(t: Conflict) -> list[int]:
    """The attributes that the mission of the conflict asks for."""
    return [a for a, value in enumerate(MISSIONS[t.tracks[t.track]].asks) if value]


def opened(t: Conflict, team: int) -> list[int]:
    """The attributes on which a team may lay: with several, the defender follows the attacker."""
    printed = asked_for(t)
    if len(printed) > 1 and team != t.attacker:
        return [a for a in printed if any(laid % 3 == a for laid in t.teams[t.attacker].laid)]
    return printed


def total(t: Conflict, team: int, attribute: int) -> int:
    """What a team has of an attribute: hero, lastings, cards laid; the defender has the mission's value too."""
    it, hero = t.teams[team], t.hero_of(team)
    face = HEROES[hero].faces[it.injured[hero]] if HEROES[hero].faces else it.rolled
    lastings = sum(CARDS[DESIGN[card]].gives[attribute] for card in it.lastings[hero])
    laid = sum(CARDS[DESIGN[pick // 3]].pam for pick in it.laid if pick % 3 == attribute)
    mission = 0 if team == t.attacker else MISSIONS[t.tracks[t.track]].asks[attribute]
    return face[attribute] + lastings + laid + mission


class Lay(Word[Conflict]):
    """Lay one more hand card face down, in the order of designs, or stop.

    Everybody sees that a hand is empty, but not that its cards all come before the last one laid.
    """

    def do(self, t: Conflict, f: Frame) -> None:
        if t.teams[f.seat].hand:
            t.wait(f, self.options(t, f))

    def options(self, t: Conflict, f: Frame) -> vec[i64]:
        team = t.teams[f.seat]
        last = team.answers()[-1] if team.laid else STOP
        designs = designs_in(vec[i64](team.hand), DESIGN)
        picks = [3 * design + a for design in designs for a in opened(t, int(f.seat))]
        return vec[i64]([STOP, *(pick for pick in picks if pick >= last)])

    def chosen(self, t: Conflict, f: Frame, pick: i64) -> None:
        if pick == STOP:
            return
        team = t.teams[f.seat]
        card = int(copy_in(vec[i64](team.hand), DESIGN, pick // 3))
        team.hand.remove(card)
        team.laid.append(3 * card + int(pick) % 3)
        t.note(LAID, f.seat, pick // 3, pick % 3, seen_by=1 << f.seat)
        t.push(f)

    def name(self, t: Conflict, f: Frame, pick: i64) -> str:
        return "stop" if pick == STOP else f"lay {CARDS[pick // 3].id} {ATTRIBUTES[pick % 3]}"


class Compare(Word[Conflict]):
    """Show what was laid and compare; a tie is the attacker's."""

    def do(self, t: Conflict, f: Frame) -> None:
        attacker, defender = t.attacker, t.opponent(t.attacker)
        beaten = any(total(t, attacker, a) < total(t, defender, a) for a in asked_for(t))
        for team in (attacker, defender):
            it = t.teams[team]
            it.shown = []
            t.turn_up(team, [laid // 3 for laid in it.laid])
            it.laid = []
        if beaten:
            hero = t.hero_of(attacker)
            t.teams[attacker].injured[hero] = 1
            t.note(INJURED, t.seat_of(attacker), HERO + hero)
        else:
            self.win(t, attacker)

    def win(self, t: Conflict, attacker: int) -> None:
        """Take the mission; the Rival wants nothing of what it gives."""
        mission = t.tracks[t.track]
        t.teams[attacker].won.append(mission)
        t.tracks[t.track] = -1
        t.note(SCORED, t.seat_of(attacker), MISSION + mission, MISSIONS[mission].points)
        t.push(Frame(REPLENISH, NOBODY))
        gives = MISSIONS[mission].gives
        if gives is not None and not t.rival(attacker) and gives.can(t, Frame(gives, attacker)):
            t.push(Frame(gives, attacker))


class Replenish(Word[Conflict]):
    """After a mission is won: the end, or another mission, and cards for the one who lost it."""

    def do(self, t: Conflict, f: Frame) -> None:
        defender = t.opponent(t.attacker)
        if points(t.teams[t.attacker]) >= TARGETS[t.variant["length"]]:
            t.clear()
        elif defender not in t.out:
            t.reveal()
            t.tracks[t.track] = t.pile.pop() if t.pile else -1
            if not t.rival(defender):
                t.refill(defender)


LAY, COMPARE, REPLENISH = Lay(), Compare(), Replenish()
