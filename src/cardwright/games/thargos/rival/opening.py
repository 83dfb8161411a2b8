"""How a game alone begins: the Rival's Heroes and Missions come by chance, in turn with the player's."""

from typing import Final

from librt.vecs import remove, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import own
from cardwright.games.thargos.moves.heroes import put_stand, stand_of
from cardwright.games.thargos.moves.leaving import lose
from cardwright.games.thargos.moves.temper import become_infamous
from cardwright.games.thargos.rival.dice import roll_attitude, roll_track
from cardwright.games.thargos.rules.drawing import dig
from cardwright.games.thargos.rules.ending import target_of
from cardwright.games.thargos.rules.opening import FIRST_TURN, PLACE_HERO, PLACE_MISSION, open_hand
from cardwright.games.thargos.seat import BEHIND
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import DUG, LAID_MISSION, MISSION, OPENING_MISSIONS, PLACED, TEAM
from cardwright.kernel.machine import Frame

PLAYER: Final = 0
RIVAL: Final = 1


class RivalHero(Word):
    """One of its Heroes, by chance, goes to a free track of its side, by the die; its target grows with it."""

    def do(self, t: Thargos, f: Frame) -> None:
        s = t.sides[f.seat]
        hero = s.bench[t.dice.roll(len(s.bench))]
        track = roll_track(t, f.seat, self.free(t, f.seat), len(t.cards) + hero)
        s.bench = remove(s.bench, hero)
        put_stand(t, 4 * f.seat + t.place_on(f.seat, track), stand_of(t, f.seat, hero, False, vec[i64]()))
        s.target = target_of(t.variant, [int(stand.hero) for stand in s.stands if stand.hero >= 0])
        t.note(PLACED, f.seat, len(t.cards) + hero, track)

    def free(self, t: Thargos, side: i64) -> i64:
        """The set of tracks on which nobody stands for it."""
        found: i64 = 0
        for track in range(4):
            if t.sides[side].stands[t.place_on(side, track)].hero < 0:
                found |= 1 << track
        return found


class RivalMission(Word):
    """The first Mission of its deck goes to an empty track by the die; the cards before it are gone."""

    def do(self, t: Thargos, f: Frame) -> None:
        card = dig(t, f.seat, MISSION, DUG)
        if card < 0:
            lose(t, f.seat)
            return
        track = roll_track(t, f.seat, self.free(t), t.number(f.seat, card))
        t.missions[track] = f.seat << BEHIND | card
        t.note(LAID_MISSION, f.seat, t.number(f.seat, card), track)

    def free(self, t: Thargos) -> i64:
        found: i64 = 0
        for track in range(4):
            if t.missions[track] < 0:
                found |= 1 << track
        return found


def push_opening(t: Thargos) -> None:
    """Put the course of the opening on the agenda, the last of it first: the Rival comes before the player."""
    t.push(Frame(FIRST_TURN, -1))
    for _ in range(OPENING_MISSIONS):
        t.push(Frame(PLACE_MISSION, PLAYER))
        t.push(Frame(RIVAL_MISSION, RIVAL))
    for _ in range(TEAM):
        t.push(Frame(PLACE_HERO, PLAYER))
        t.push(Frame(RIVAL_HERO, RIVAL))


def prepare(t: Thargos) -> None:
    """Everything before the first question."""
    for side in (PLAYER, RIVAL):
        s = t.sides[side]
        s.bench = s.team[:]
        s.seen = vec[i64]([own(t, side) << 8] * len(s.cards))
        s.deck = vec[i64](range(len(s.cards)))
        t.dice.shuffle(s.deck)
    t.missions = vec[i64]([-1] * 4)
    t.seals = vec[i64]([0] * 4)
    become_infamous(t, int(t.variant.options["infamy"]))
    roll_attitude(t, RIVAL)
    open_hand(t, PLAYER)
    push_opening(t)


RIVAL_HERO: Final = RivalHero()
RIVAL_MISSION: Final = RivalMission()
