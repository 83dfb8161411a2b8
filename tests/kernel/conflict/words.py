"""The vocabulary of what missions give."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.machine import Frame
from cardwright.kernel.words import Word
from tests.kernel.conflict.state import Conflict
from tests.kernel.conflict.terms import HEALED, HERO, HEROES


class Draw(Word[Conflict]):
    """Draw cards, beyond the hand limit too."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def do(self, t: Conflict, f: Frame) -> None:
        for _ in range(min(self.n, len(t.teams[f.seat].deck))):
            t.draw(int(f.seat))

    def reward(self) -> str:
        return f"draw={self.n}"


class Burn(Word[Conflict]):
    """The opponent discards the top of the deck."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def do(self, t: Conflict, f: Frame) -> None:
        team = t.opponent(int(f.seat))
        deck = t.teams[team].deck
        t.turn_up(team, [deck.pop() for _ in range(min(self.n, len(deck)))])

    def reward(self) -> str:
        return f"burn={self.n}"


class Heal(Word[Conflict]):
    """Heal one of one's heroes."""

    def options(self, t: Conflict, f: Frame) -> vec[i64]:
        return vec[i64]([hero for hero, injured in enumerate(t.teams[f.seat].injured) if injured])

    def can(self, t: Conflict, f: Frame) -> bool:
        return any(t.teams[f.seat].injured)

    def sure(self) -> bool:
        return False

    def chosen(self, t: Conflict, f: Frame, pick: i64) -> None:
        t.teams[f.seat].injured[pick] = 0
        t.note(HEALED, f.seat, HERO + pick)

    def name(self, t: Conflict, f: Frame, pick: i64) -> str:
        return f"heal {HEROES[pick].id}"
