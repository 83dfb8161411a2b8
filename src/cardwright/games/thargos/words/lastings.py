"""Words about Lastings in play."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import leave_hand
from cardwright.games.thargos.moves.harm import (
    LOSE_LASTING,
    attach,
    detach,
    hero_number,
    may_bear,
    strip,
)
from cardwright.games.thargos.moves.heroes import with_lastings
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import (
    BAR_STRIP,
    LADEN_ENEMIES,
    LASTING,
    OTHER,
    PASSED_ON,
)
from cardwright.games.thargos.words.heroes import OnHero, heroes_of, spelled
from cardwright.games.thargos.words.joining import Asks
from cardwright.kernel.copies import copy_in, designs_in
from cardwright.kernel.machine import Frame
from cardwright.kernel.zones import sorted_in

HAND: Final = 0
DISCARD: Final = 1


def may_strip(t: Thargos, by: i64, hero: i64) -> bool:
    """Whether a player's effects may take a Lasting from a Hero; one of the team may forbid it to opponents."""
    if len(t.stand(hero).lastings) == 0:
        return False
    return by == hero >> 2 or not any(stand.traits & BAR_STRIP for stand in t.sides[hero >> 2].stands)


class Strip(OnHero):
    """A Hero loses a Lasting, which its player chooses, or you."""

    def __init__(self, which: int, *, by_you: bool = False) -> None:
        super().__init__(which)
        self.by_you: Final = by_you

    def works(self, t: Thargos, f: Frame, hero: i64) -> bool:
        return may_strip(t, f.seat, hero)

    def act(self, t: Thargos, f: Frame, hero: i64) -> None:
        t.push(Frame(LOSE_LASTING, f.seat if self.by_you else hero >> 2, f.card, hero))

    def verb(self) -> str:
        return "strip"


class StripEach(Word):
    """Each Hero of opponents that has two or more Lastings loses one, which its player chooses."""

    def can(self, t: Thargos, f: Frame) -> bool:
        return any(may_strip(t, f.seat, hero) for hero in heroes_of(t, f, LADEN_ENEMIES))

    def do(self, t: Thargos, f: Frame) -> None:
        heroes = heroes_of(t, f, LADEN_ENEMIES)
        for i in range(i64(len(heroes)) - 1, i64(-1), i64(-1)):
            if may_strip(t, f.seat, heroes[i]):
                t.push(Frame(LOSE_LASTING, heroes[i] >> 2, f.card, heroes[i]))


class StripAll(Word):
    """This Hero loses every Lasting."""

    def can(self, t: Thargos, f: Frame) -> bool:
        return len(t.stand(f.it).lastings) > 0

    def do(self, t: Thargos, f: Frame) -> None:
        for card in t.stand(f.it).lastings:
            strip(t, f.it, t.number(f.it >> 2, card))

    def reward(self) -> str:
        return "strip"


class PassOn(Asks):
    """Move this Lasting, or one of this Hero's, to another of your Heroes; that is no attaching."""

    def __init__(self, *, this_card: bool = False) -> None:
        self.this_card: Final = this_card

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]()
        lastings = t.stand(f.it).lastings
        if len(lastings) == 0:
            return found
        others = heroes_of(t, f, OTHER)
        for design in designs_in(lastings, t.sides[f.seat].cards):
            if design == f.card or not self.this_card:
                for hero in others:
                    if may_bear(t, hero, t.cards[design]):
                        found = append(found, design << 2 | hero & 3)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        hero = 4 * f.seat + (pick & 3)
        card = detach(t, f.it, pick >> 2)
        with_lastings(t, hero, sorted_in(t.stand(hero).lastings[:], card))
        t.note(PASSED_ON, f.seat, pick >> 2, it=hero_number(t, hero))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"pass {t.cards[pick >> 2].id} {spelled(t, f.seat, 4 * f.seat + (pick & 3))}"


class Attach(Word):
    """Attach a Lasting from your hand or your discard pile to this Hero, another, or any of yours.

    Of several, any number may be attached; the memo is how many were. Of one, it must be if it can.
    """

    def __init__(self, which: int, source: int = HAND, n: int = 1, keyword: str = "") -> None:
        self.which: Final[i64] = which
        self.source: Final[i64] = source
        self.n: Final[i64] = n
        self.keyword: Final = keyword

    def can(self, t: Thargos, f: Frame) -> bool:
        """From a hand, others must not see whether there is a Lasting in it."""
        if self.source == HAND:
            return len(t.sides[f.seat].hand) > 0 and len(heroes_of(t, f, self.which)) > 0
        return len(self.picks(t, f)) > 0

    def do(self, t: Thargos, f: Frame) -> None:
        if f.memo < self.n and self.can(t, f):
            if self.source == HAND:
                t.wait(f, self.options(t, f))
            else:
                t.ask(f, self.options(t, f))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = self.picks(t, f)
        return append(found, -1) if self.n > 1 or len(found) == 0 else found

    def picks(self, t: Thargos, f: Frame) -> vec[i64]:
        s = t.sides[f.seat]
        found = vec[i64]()
        for design in designs_in(s.hand if self.source == HAND else s.discard, s.cards):
            lasting = t.cards[design]
            if lasting.kind == LASTING and (not self.keyword or self.keyword in lasting.keywords):
                for hero in heroes_of(t, f, self.which):
                    if may_bear(t, hero, lasting):
                        found = append(found, design << 2 | hero & 3)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick < 0:
            return
        s = t.sides[f.seat]
        t.push(f.noting(f.memo + 1))
        if self.source == HAND:
            card = leave_hand(t, f.seat, pick >> 2)
        else:
            card = copy_in(s.discard, s.cards, pick >> 2)
            s.unbury(card)
        attach(t, 4 * f.seat + (pick & 3), card)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        if pick < 0:
            return "stop"
        return f"attach {t.cards[pick >> 2].id} {spelled(t, f.seat, 4 * f.seat + (pick & 3))}"
