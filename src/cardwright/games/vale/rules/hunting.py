"""The hunting phase."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.state import Vale, Word
from cardwright.games.vale.terms import HUNTED
from cardwright.kernel.machine import Frame


class Hunt(Word):
    """Mark one free card; first to last player, then back. The memo counts the markers already laid."""

    def do(self, t: Vale, f: Frame) -> None:
        free = self.options(t, f)
        if len(free) > 0:
            t.turn = f.seat
            t.ask(f, free)

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        free = vec[i64](capacity=8)
        for card, mark in zip(t.board, t.marks):
            if mark < 0:
                free = append(free, card)
        return free

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        t.marks[t.place_of(pick)] = f.seat
        t.note(HUNTED, f.seat, pick)
        if f.memo + 1 < 2 * t.players:
            t.push(next_hunt(t, f.memo + 1))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"hunt {t.cards[pick].id}"


def hunter(t: Vale, laid: i64) -> i64:
    """Who lays the next marker when so many have been laid."""
    place = laid if laid < t.players else 2 * t.players - 1 - laid
    return (t.first + place) % t.players


def next_hunt(t: Vale, laid: i64) -> Frame:
    """The hunt of whoever lays the next marker when so many have been laid."""
    return HUNTS[MOST * laid + hunter(t, laid)]


MOST: Final = 4
HUNT: Final = Hunt()
# Every hunt of every player, made once: there are so many of them in a game.
HUNTS: Final = vec[Frame]([Frame(HUNT, seat, memo=laid) for laid in range(2 * MOST) for seat in range(MOST)])
