"""The resolution phase."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.vale.state import Vale, Word
from cardwright.games.vale.terms import RESOLUTION
from cardwright.games.vale.words.creatures import ACTIVATE
from cardwright.kernel.machine import Frame


class Resolve(Word):
    """One player's resolution turn."""

    def do(self, t: Vale, f: Frame) -> None:
        t.phase = RESOLUTION
        t.turn = f.seat
        t.seats[f.seat].used = vec[i64]()
        t.push(Frame(ACTIVATE, f.seat))


RESOLVE: Final = Resolve()
