"""What a card tests, and what it counts."""

from typing import Final

from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import behind
from cardwright.games.thargos.seat import Stand
from cardwright.games.thargos.state import Condition, Thargos
from cardwright.games.thargos.terms import FACING, YOU
from cardwright.kernel.machine import Frame


def facing(t: Thargos, hero: i64) -> i64:
    """The Hero opposite one; in a conflict of its player, the one across its track. -1: nobody stands there."""
    c = t.conflict
    side = hero >> 2
    if t.variant.story is not None:
        it = -1 if c is None or c.role(side) < 0 else 4 * c.other(side) + c.place(c.other(side))
    elif c is not None and c.role(side) >= 0:
        it = 4 * c.other(side) + t.place_on(c.other(side), c.track) if c.defender >= 0 else -1
    else:
        it = t.facing(hero)
    return it if it >= 0 and t.stand(it).hero >= 0 else -1


def named(t: Thargos, f: Frame, which: i64) -> Stand | None:
    """This Hero or the facing one, if there is one."""
    hero = facing(t, f.it) if which == FACING else f.it
    return None if hero < 0 else t.stand(hero)


class IsInjured(Condition):
    """This Hero, or the facing one, shows its Injured face."""

    def __init__(self, which: int) -> None:
        self.which: Final[i64] = which

    def holds(self, t: Thargos, f: Frame) -> bool:
        stand = named(t, f, self.which)
        return stand is not None and stand.injured


class Behind(Condition):
    """You have fewer VP than an opponent."""

    def holds(self, t: Thargos, f: Frame) -> bool:
        return behind(t, f.seat)


class HasLastings(Condition):
    """This Hero, or the facing one, has at least so many Lastings, or none."""

    def __init__(self, which: int, least: int) -> None:
        self.which: Final[i64] = which
        self.least: Final[i64] = least

    def holds(self, t: Thargos, f: Frame) -> bool:
        stand = named(t, f, self.which)
        if stand is None:
            return False
        return len(stand.lastings) >= self.least if self.least > 0 else len(stand.lastings) == 0


class HasKeyword(Condition):
    """This Hero has a Lasting with a keyword."""

    def __init__(self, keyword: str) -> None:
        self.keyword: Final = keyword

    def holds(self, t: Thargos, f: Frame) -> bool:
        lastings = t.stand(f.it).lastings
        return any(self.keyword in t.design(f.it >> 2, card).keywords for card in lastings)


class CardsLaid(Condition):
    """You, or the opposing player, have laid at least, or at most, so many cards in this conflict."""

    def __init__(self, who: int, *, least: int = 0, most: int = 99) -> None:
        self.who: Final[i64] = who
        self.least: Final[i64] = least
        self.most: Final[i64] = most

    def holds(self, t: Thargos, f: Frame) -> bool:
        c = t.conflict
        side = f.seat if self.who == YOU or c is None else c.other(f.seat)
        return side >= 0 and self.least <= len(t.sides[side].laid) <= self.most


class MissionWorth(Condition):
    """The Mission being attempted is worth at most so many VP."""

    def __init__(self, most: int) -> None:
        self.most: Final[i64] = most

    def holds(self, t: Thargos, f: Frame) -> bool:
        c = t.conflict
        return c is not None and t.mission(c.track).vp <= self.most


class MissionIn(Condition):
    """The Mission being attempted takes place in a town, or in the wild."""

    def __init__(self, place: str) -> None:
        self.place: Final = place

    def holds(self, t: Thargos, f: Frame) -> bool:
        c = t.conflict
        return c is not None and t.mission(c.track).place == self.place


class Count:
    """A number that a card counts."""

    def of(self, t: Thargos, side: i64) -> i64:
        raise NotImplementedError


class InjuredHeroes(Count):
    """Your Injured Heroes, this one included."""

    def of(self, t: Thargos, side: i64) -> i64:
        n: i64 = 0
        for stand in t.sides[side].stands:
            n += 1 if stand.injured else 0
        return n


class Captives(Count):
    """The Heroes that you have captured."""

    def of(self, t: Thargos, side: i64) -> i64:
        return t.sides[side].captives
