"""The resolution phase."""

from typing import Final

from cardwright.games.vale.state import Vale, Word
from cardwright.games.vale.terms import RESOLUTION
from cardwright.games.vale.words.creatures import ACTIVATE
from cardwright.kernel.machine import Frame
from cardwright.kernel.zones import EMPTY


class Resolve(Word):
    """One player's resolution turn."""

    def do(self, t: Vale, f: Frame) -> None:
        t.phase = RESOLUTION
        t.turn = f.seat
        t.seats[f.seat].used = EMPTY
        t.push(ACTIVATE.at(f.seat))


RESOLVE: Final = Resolve()
