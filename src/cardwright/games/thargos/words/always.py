"""What holds while its face or its card is visible."""

from typing import Final

from mypy_extensions import i64

from cardwright.games.thargos.state import Card, Condition, Permanent, Thargos, Word
from cardwright.games.thargos.terms import (
    ALL_DARKUN,
    ALL_INJURED,
    BOOSTS,
    EACH,
    FIRM,
    FIRST_COUNTS,
    LADEN_OTHER,
    MIGHT,
    MIND,
    MORE_LASTINGS,
    MYSTICISM,
    SHARPENS,
    SIZES_HAND,
    SPARES,
    THIS,
)
from cardwright.games.thargos.words.conditions import Count
from cardwright.kernel.machine import Frame

DARKUN: Final = "darkun"


def reaches(t: Thargos, which: i64, bearer: i64, hero: i64) -> bool:
    """Whether a permanent effect on a bearer is about a Hero of the same player."""
    if which == THIS:
        return hero == bearer
    stand = t.stand(hero)
    if which == ALL_INJURED:
        return stand.injured
    if which == LADEN_OTHER:
        return hero != bearer and len(stand.lastings) > 0
    assert which == ALL_DARKUN
    return hero != bearer and stand.hero >= 0 and DARKUN in t.heroes[stand.hero].keywords


class Gets(Permanent):
    """Some Heroes get more of some attributes, so many times what is counted, while a test holds.

    What is for EACH attribute that a Mission asks for is for all three: only those it asks for are ever compared.
    """

    def __init__(
        self, n: int, *attributes: int, which: int = THIS, per: Count | None = None, test: Condition | None = None
    ) -> None:
        self.n: Final[i64] = n
        self.attributes: Final = attributes
        self.on: Final[i64] = sum({1 << a for a in ((MIGHT, MIND, MYSTICISM) if EACH in attributes else attributes)})
        self.which: Final[i64] = which
        self.per: Final = per
        self.test: Final = test

    def boost(self, t: Thargos, bearer: i64, hero: i64, attribute: i64) -> i64:
        if self.on >> attribute & 1 == 0 or not reaches(t, self.which, bearer, hero):
            return 0
        if self.test is not None and not self.test.holds(t, Frame(NOBODY, bearer >> 2, it=bearer)):
            return 0
        return self.n if self.per is None else self.n * self.per.of(t, bearer >> 2)

    def traits(self) -> i64:
        return BOOSTS


NOBODY: Final = Word()


class Sharpen(Permanent):
    """Cards of a kind that you lay for this Hero, or for your other Darkun Heroes, count more; or the first does."""

    def __init__(self, n: int, *, kind: int = -1, first: bool = False, which: int = THIS) -> None:
        self.n: Final[i64] = n
        self.kind: Final[i64] = kind
        self.first: Final = first
        self.which: Final[i64] = which

    def sharpen(self, t: Thargos, bearer: i64, hero: i64, card: Card, first: bool) -> i64:
        if (self.kind >= 0 and card.kind != self.kind) or (self.first and not first):
            return 0
        if not reaches(t, self.which, bearer, hero):
            return 0
        return self.n

    def traits(self) -> i64:
        return SHARPENS | (FIRST_COUNTS if self.first else 0)


class Bar(Permanent):
    """Something is forbidden."""

    def __init__(self, what: int) -> None:
        self.what: Final[i64] = what

    def traits(self) -> i64:
        return self.what


class Firm(Permanent):
    """A tie repels an attempt against this Hero."""

    def traits(self) -> i64:
        return FIRM


class HandLimit(Permanent):
    """Your hand limit is this."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def hand_limit(self) -> i64:
        return self.n

    def traits(self) -> i64:
        return SIZES_HAND


class MoreLastings(Permanent):
    """You may attach more Lastings each turn."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def more_lastings(self) -> i64:
        return self.n

    def traits(self) -> i64:
        return MORE_LASTINGS


class Spare(Permanent):
    """If this Hero would be injured, something happens instead; or may happen."""

    def __init__(self, then: Word, *, may: bool = False) -> None:
        self.then: Final = then
        self.may: Final = may

    def instead(self) -> Word | None:
        return self.then

    def must(self) -> bool:
        return not self.may

    def traits(self) -> i64:
        return SPARES
