"""What a game brings to be kept: `tests/<game>/kept.py` has it as KEPT."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from cardwright.kernel.dice import Dice
from cardwright.kernel.log import Log, read_log
from cardwright.kernel.machine import Event, Position
from tests.playthrough import Outline
from tests.shelf import brought as brought_by

FOLDER: Final = Path(__file__).parent

Chooser = Callable[[Position, Dice], int]
Fits = Callable[[str, list[Event]], bool]


class Golden:
    """A game worth keeping: how many play it with which options, how they choose, and whether one found is like it.

    Where nobody says what is `brought`, it is lent.
    """

    def __init__(
        self, players: int, chooser: Chooser, fits: Fits, options: dict[str, str], brought: Sequence[str] = ()
    ) -> None:
        self.players: Final = players
        self.chooser: Final = chooser
        self.fits: Final = fits
        self.options: Final = options
        self.brought: Final = brought


class Kept:
    """The games to keep by name, the ways in which games of each mode can end, and how a playthrough is outlined."""

    def __init__(self, goldens: dict[str, Golden], ways: dict[str, set[str]], outline: Outline) -> None:
        self.goldens: Final = goldens
        self.ways: Final = ways
        self.outline: Final = outline


def kept_of(game: str) -> Kept:
    """What a game keeps. One that brings nothing keeps nothing, and a test misses it."""
    module = brought_by(game, "kept")
    kept = Kept({}, {}, Outline()) if module is None else module.KEPT
    assert isinstance(kept, Kept)
    return kept


def kept_log(game: str, name: str) -> Log:
    return read_log((FOLDER / game / f"{name}.log").read_text())


def at_random(t: Position, dice: Dice) -> int:
    return int(t.options[dice.roll(len(t.options))])
