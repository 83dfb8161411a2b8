"""Places that the Undead have left vacant, and Heroes who move there."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.heroes import put_stand
from cardwright.games.thargos.seat import VACANT
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import MOVED
from cardwright.games.thargos.words.heroes import spelled
from cardwright.kernel.machine import Frame

STAY: Final = -1


def position_in_row(t: Thargos, side: i64, place: i64) -> i64:
    """Where a place lies in its player's row of four, from the left."""
    return t.track(side, place) if len(t.sides) == 2 else (place + 2) % 4


class MoveHeroes(Word):
    """Move a Hero to a vacant place beside it, with its Lastings; as often as there are places, or not at all."""

    def do(self, t: Thargos, f: Frame) -> None:
        if f.memo < 4 and not t.is_out(f.seat):
            found = self.options(t, f)
            if len(found) > 1:
                t.ask(f, found)

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]([STAY])
        stands = t.sides[f.seat].stands
        for place in range(4):
            for to in range(4):
                apart = position_in_row(t, f.seat, place) - position_in_row(t, f.seat, to)
                if apart * apart == 1 and stands[place].hero >= 0 and stands[to].hero < 0:
                    found = append(found, place << 2 | to)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick == STAY:
            return
        stand = t.sides[f.seat].stands[pick >> 2]
        put_stand(t, 4 * f.seat + (pick >> 2), VACANT)
        put_stand(t, 4 * f.seat + (pick & 3), stand)
        t.note(MOVED, f.seat, len(t.cards) + stand.hero, t.track(f.seat, pick & 3))
        t.push(f.noting(f.memo + 1))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        if pick == STAY:
            return "stay"
        return f"move {spelled(t, f.seat, 4 * f.seat + (pick >> 2))} {t.track(f.seat, pick & 3) + 1}"


MOVE_HEROES: Final = MoveHeroes()
