"""Words about Heroes."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.harm import (
    can_harm,
    can_heal,
    heal,
    hero_number,
    injure,
    set_dice,
)
from cardwright.games.thargos.moves.heroes import face_of, put_stand
from cardwright.games.thargos.seat import Stand
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import (
    ALL_INJURED,
    ALL_YOURS,
    ATTRIBUTES,
    BAR_INJURY_EFFECTS,
    BARE_ENEMY,
    FACING,
    INJURED_ENEMY,
    INJURED_OTHER,
    INJURED_YOURS,
    LADEN_ENEMIES,
    MIGHT,
    MIND,
    MYSTICISM,
    OTHER,
    SPARES,
    TEAM,
    THEIRS,
    THIS,
    TRADED,
    YOU,
    YOURS,
)
from cardwright.games.thargos.words.conditions import facing
from cardwright.games.thargos.words.joining import Asks, Cost, opponents, players_of
from cardwright.kernel.machine import Effect, Frame
from cardwright.kernel.zones import EMPTY, only

# Sets of selectors: those of one's own Heroes, and those of nobody but the Injured.
OF_YOUR_TEAM: Final = (
    1 << YOURS | 1 << OTHER | 1 << INJURED_YOURS | 1 << INJURED_OTHER | 1 << ALL_YOURS | 1 << ALL_INJURED
)
INJURED_ALONE: Final = 1 << INJURED_YOURS | 1 << INJURED_ENEMY | 1 << ALL_INJURED


def heroes_of(t: Thargos, f: Frame, which: i64) -> vec[i64]:
    """The Heroes that a word may be about."""
    if which == THIS:
        return only(f.it) if t.stand(f.it).hero >= 0 else EMPTY
    if which == FACING:
        it = facing(t, f.it)
        return only(it) if it >= 0 else EMPTY
    if which == THEIRS:
        return standing(t, f.it >> 2)
    if OF_YOUR_TEAM >> which & 1:
        return add_fitting(t, vec[i64](capacity=TEAM), f.seat, which, f.it)
    found = vec[i64](capacity=TEAM)
    for side in opponents(t, f.seat):
        found = add_fitting(t, found, side, which, f.it)
    return found


def add_fitting(t: Thargos, found: vec[i64], side: i64, which: i64, this: i64) -> vec[i64]:
    """Some Heroes, and those of a player in play that fit."""
    stands = t.sides[side].stands
    for place in range(TEAM):
        if stands[place].hero >= 0 and fits(which, stands[place], 4 * side + place == this):
            found = append(found, 4 * side + place)
    return found


def standing(t: Thargos, side: i64) -> vec[i64]:
    """The Heroes of a player in play."""
    return add_fitting(t, vec[i64](capacity=TEAM), side, YOURS, -1)


def standing_of(t: Thargos, side: i64) -> i64:
    """How many these are."""
    n: i64 = 0
    for stand in t.sides[side].stands:
        if stand.hero >= 0:
            n += 1
    return n


def fits(which: i64, stand: Stand, this: bool) -> bool:
    if INJURED_ALONE >> which & 1:
        return stand.injured
    if which == INJURED_OTHER:
        return stand.injured and not this
    if which == OTHER:
        return not this
    if which == BARE_ENEMY:
        return len(stand.lastings) == 0
    return which != LADEN_ENEMIES or len(stand.lastings) >= 2


def spelled(t: Thargos, seat: i64, hero: i64) -> str:
    """A Hero in the notation; another player's has that player's number before it."""
    name = t.heroes[t.stand(hero).hero].id
    return name if hero >> 2 == seat else f"{(hero >> 2) + 1}:{name}"


class OnHero(Cost):
    """A word about one Hero: this one, the facing one, or one that you pick of those for which it does something."""

    def __init__(self, which: int) -> None:
        self.which: Final[i64] = which

    def works(self, t: Thargos, f: Frame, hero: i64) -> bool:
        """Whether it would do something to a Hero."""
        return True

    def act(self, t: Thargos, f: Frame, hero: i64) -> None:
        raise NotImplementedError

    def can(self, t: Thargos, f: Frame) -> bool:
        return any(self.works(t, f, hero) for hero in heroes_of(t, f, self.which))

    def payable(self, t: Thargos, f: Frame) -> bool:
        return self.can(t, f)

    def do(self, t: Thargos, f: Frame) -> None:
        found = self.options(t, f)
        if len(found) > 0:
            t.ask(f, found)

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]()
        for hero in heroes_of(t, f, self.which):
            if self.works(t, f, hero):
                found = append(found, hero)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        self.act(t, f, pick)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"{self.verb()} {spelled(t, f.seat, pick)}"

    def reward(self) -> str:
        return self.verb()


class PickHero(OnHero):
    """Pick a Hero; the rest is about that one."""

    def __init__(self, which: int, then: Word) -> None:
        super().__init__(which)
        self.then: Final = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def works(self, t: Thargos, f: Frame, hero: i64) -> bool:
        return self.then.can(t, f.about(self.then, hero))

    def act(self, t: Thargos, f: Frame, hero: i64) -> None:
        t.push(f.about(self.then, hero))

    def verb(self) -> str:
        return "pick"


class Injure(OnHero):
    """Injure a Hero."""

    def works(self, t: Thargos, f: Frame, hero: i64) -> bool:
        stand = t.stand(hero)
        barred = hero >> 2 != f.seat and stand.traits & BAR_INJURY_EFFECTS != 0
        return not barred and can_harm(t, hero, f.seat)

    def payable(self, t: Thargos, f: Frame) -> bool:
        return self.can(t, f) and not must_be_spared(t, f.it)

    def paid(self, t: Thargos, f: Frame) -> bool:
        """One that was spared is none."""
        return t.stand(f.it).injured

    def act(self, t: Thargos, f: Frame, hero: i64) -> None:
        injure(t, hero, f.seat, effect=True)

    def verb(self) -> str:
        return "injure"

    def reward(self) -> str:
        return "injure injured" if self.which == INJURED_ENEMY else "injure"


def must_be_spared(t: Thargos, hero: i64) -> bool:
    """Whether a Lasting would spare a Hero whether its player likes it or not."""
    stand = t.stand(hero)
    if stand.traits & SPARES == 0:
        return False
    return any(it.instead() is not None and it.must() for c in stand.lastings for it in t.design(hero >> 2, c).always)


class Heal(OnHero):
    """Heal a Hero: one that bars other cards is healed by its own face alone."""

    def works(self, t: Thargos, f: Frame, hero: i64) -> bool:
        return can_heal(t, hero, itself=self.itself(t, f, hero))

    def itself(self, t: Thargos, f: Frame, hero: i64) -> bool:
        return f.card == hero_number(t, hero)

    def act(self, t: Thargos, f: Frame, hero: i64) -> None:
        heal(t, hero, itself=self.itself(t, f, hero))

    def verb(self) -> str:
        return "heal"


class HealSome(Word):
    """Heal up to so many of your Heroes; the memo is how many were healed."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def can(self, t: Thargos, f: Frame) -> bool:
        return len(self.options(t, f)) > 1

    def do(self, t: Thargos, f: Frame) -> None:
        if f.memo < self.n:
            t.ask(f, self.options(t, f))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]([-1])
        for hero in standing(t, f.seat):
            if can_heal(t, hero, itself=False):
                found = append(found, hero)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick >= 0:
            heal(t, pick, itself=False)
            t.push(f.noting(f.memo + 1))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return "stop" if pick < 0 else f"heal {spelled(t, f.seat, pick)}"


class TradePlaces(Asks):
    """Two Heroes of one player change places with their Lastings; posted Actions and Missions stay."""

    def __init__(self, who: int = YOU) -> None:
        self.who: Final[i64] = who

    def can(self, t: Thargos, f: Frame) -> bool:
        return any(standing_of(t, side) > 1 for side in players_of(t, f, self.who))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64](capacity=8)
        for side in players_of(t, f, self.who):
            heroes = standing(t, side)
            for i in range(i64(len(heroes))):
                for j in range(i + 1, i64(len(heroes))):
                    found = append(found, heroes[i] << 5 | heroes[j])
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        one, other = pick >> 5, pick & 31
        first, second = t.stand(one), t.stand(other)
        put_stand(t, one, second)
        put_stand(t, other, first)
        if t.conflict is not None:
            t.conflict.follow(one >> 2, one & 3, other & 3)
        t.note(TRADED, one >> 2, len(t.cards) + first.hero, it=len(t.cards) + second.hero)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"trade {spelled(t, f.seat, pick >> 5)} {spelled(t, f.seat, pick & 31)}"


class Reroll(Word):
    """Roll one of this Hero's dice again."""

    def can(self, t: Thargos, f: Frame) -> bool:
        return face_of(t, t.stand(f.it)).dice

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        return vec[i64]([MIGHT, MIND, MYSTICISM])

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        rolled = t.stand(f.it).rolled & ~(7 << 3 * pick)
        set_dice(t, f.it, rolled | (t.dice.roll(6) + 1) << 3 * pick)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"roll {ATTRIBUTES[pick]}"
