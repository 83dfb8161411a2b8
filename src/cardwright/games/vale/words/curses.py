"""Words of the Curse expansion: curses, seals, summoners."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.moves import burden, haunt, unhaunt
from cardwright.games.vale.state import Condition, HeedsPayment, Permanent, Vale, Word
from cardwright.games.vale.terms import FAMILIES, FLIPPED, FREED, LIFTED, REPAIRED, SEALS
from cardwright.games.vale.words.counts import Count
from cardwright.kernel.machine import Frame
from cardwright.kernel.words import size_of
from cardwright.kernel.zones import holds


class Curses(Count):
    """Curses on you."""

    def of(self, t: Vale, f: Frame) -> i64:
        return t.seats[f.seat].curses


class AllCurses(Count):
    """Curses on you and on the cards of your area."""

    def of(self, t: Vale, f: Frame) -> i64:
        return curses_of(t, f.seat)


def curses_of(t: Vale, seat: i64) -> i64:
    n = t.seats[seat].curses
    for c in t.seats[seat].area:
        n += t.curses_on(c)
    return n


class Appeased(Count):
    """Cards that you have appeased."""

    def of(self, t: Vale, f: Frame) -> i64:
        return len(t.seats[f.seat].appeased)


class ActiveSeals(Count):
    """Active seals that you have."""

    def of(self, t: Vale, f: Frame) -> i64:
        return t.seats[f.seat].seals


class Sheltered(Count):
    """Cards in your shelter."""

    def of(self, t: Vale, f: Frame) -> i64:
        return len(t.seats[f.seat].shelter)


class Nothing(Condition):
    """A number is zero."""

    def __init__(self, number: Count) -> None:
        self.number: Final = number

    def holds(self, t: Vale, f: Frame) -> bool:
        return self.number.of(t, f) == 0


class NewFamily(Condition):
    """The card just summoned is of a family that no other card in your area has; wild ones need not have it."""

    def holds(self, t: Vale, f: Frame) -> bool:
        there: i64 = 0
        for c in t.seats[f.seat].area:
            if c != f.it and not t.cards[c].wild:
                there |= 1 << t.cards[c].family
        it = t.cards[f.it]
        return size_of(there) < len(FAMILIES) if it.wild else there >> it.family & 1 == 0


class ItIsCursed(Condition):
    """The card just summoned has curses on it."""

    def holds(self, t: Vale, f: Frame) -> bool:
        return t.curses_on(f.it) > 0


class TakeCurse(Word):
    """You get curses."""

    def __init__(self, n: int = 1) -> None:
        self.n: Final[i64] = n

    def can(self, t: Vale, f: Frame) -> bool:
        return not t.pure(f.seat)

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        if not t.pure(f.seat):
            burden(t, f.seat, self.n)

    def reward(self) -> str:
        return f"curse={self.n}"


class Shed(Word):
    """Discard all your curses, or so many of them."""

    def __init__(self, n: int = -1) -> None:
        self.n: Final[i64] = n

    def can(self, t: Vale, f: Frame) -> bool:
        return t.seats[f.seat].curses >= self.n

    def sure(self) -> bool:
        return self.n < 0

    def do(self, t: Vale, f: Frame) -> None:
        free(t, f.seat, t.seats[f.seat].curses if self.n < 0 else self.n)

    def reward(self) -> str:
        return f"shed={self.n}"


def free(t: Vale, seat: i64, n: i64) -> None:
    if n > 0:
        t.seats[seat].curses -= n
        t.note(FREED, seat, n=n)


class Curse(Word):
    """Put curses from the supply on the picked card of your area."""

    def __init__(self, n: int = 1) -> None:
        self.n: Final[i64] = n

    def can(self, t: Vale, f: Frame) -> bool:
        return not t.pure(f.seat)

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        haunt(t, f.seat, f.it, self.n)

    def verb(self) -> str:
        return "curse"


class Unburden(Word):
    """Put a curse from the picked card of your area back into the supply; without its last one it is appeased."""

    def do(self, t: Vale, f: Frame) -> None:
        t.note(LIFTED, f.seat, f.it, 1)
        unhaunt(t, f.seat, f.it)

    def verb(self) -> str:
        return "unburden"


def repairs(t: Vale, seat: i64) -> i64:
    """How often a player could repair now."""
    s = t.seats[seat]
    return SEALS - s.seals + s.curses


def repair(t: Vale, seat: i64) -> None:
    """Repair a broken seal; with none broken, discard a curse instead."""
    s = t.seats[seat]
    if s.seals < SEALS:
        s.seals += 1
        t.note(REPAIRED, seat)
    elif s.curses > 0:
        free(t, seat, 1)


class Repair(HeedsPayment):
    """Repair so many times; if `most`, as many of them as possible, but once at least."""

    def __init__(self, n: int = 1, *, most: bool = False) -> None:
        self.n: Final[i64] = n
        self.most: Final = most

    def can(self, t: Vale, f: Frame) -> bool:
        return repairs(t, f.seat) >= (1 if self.most else self.n)

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        for _time in range(self.n):
            repair(t, f.seat)

    def reward(self) -> str:
        return f"repair={self.n}"


class RepairUpTo(Word):
    """Repair as often as you like, up to so many times."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        found = vec[i64]()
        for n in range(min(self.n, repairs(t, f.seat)) + 1):
            found = append(found, n)
        return found

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        for _time in range(pick):
            repair(t, f.seat)

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"repair {pick}"


class BreakSeals(Word):
    """Start with broken seals."""

    def do(self, t: Vale, f: Frame) -> None:
        t.seats[f.seat].seals = 0


class Flip(Word):
    """Turn your summoner over; an active effect that was used stays used."""

    def do(self, t: Vale, f: Frame) -> None:
        s = t.seats[f.seat]
        other = other_face(t, f.card)
        if holds(s.gear, f.card):
            s.turn_over(f.card, other, t.variant.traits)
            t.note(FLIPPED, f.seat, other)
        if holds(s.used, f.card):
            s.use(other)


def other_face(t: Vale, face: i64) -> i64:
    """The back of a face: faces are numbered in pairs, the one to start with first."""
    first = t.variant.faces[0]
    return first + (face - first ^ 1)


class Pure(Permanent):
    """You may carry out nothing that gives you curses, and summon no card with a curse symbol."""

    def pure(self) -> bool:
        return True
