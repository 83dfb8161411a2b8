"""What one player has."""

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from cardwright.kernel.zones import EMPTY, sorted_in


@mypyc_attr(acyclic=True)
class Seat:
    """What one player has. `gear` is what lies before the player and is no card: an artifact, a summoner's face.

    `area_traits` and `gear_traits` are what is printed there, seen at a glance: `Variant.traits` of all together. They
    are kept as cards come and go, because nearly everything that happens asks for them.

    Copies share their rows, and both are `lent`: whoever changes one takes rows of its own first. Most copies are never
    changed, or only for one player.
    """

    def __init__(self) -> None:
        self.lent: bool = False
        self.hand: vec[i64] = EMPTY
        self.area: vec[i64] = EMPTY
        self.used: vec[i64] = EMPTY
        self.shelter: vec[i64] = EMPTY
        self.appeased: vec[i64] = EMPTY
        self.gear: vec[i64] = EMPTY
        self.area_traits: i64 = 0
        self.gear_traits: i64 = 0
        self.stones: i64 = 0
        self.score: i64 = 0
        self.bought: i64 = 0
        self.last_tile: i64 = -1
        self.seals: i64 = 0
        self.curses: i64 = 0

    def copy(self) -> "Seat":
        s = Seat()
        self.lent = s.lent = True
        s.hand = self.hand
        s.area = self.area
        s.used = self.used
        s.shelter = self.shelter
        s.appeased = self.appeased
        s.gear = self.gear
        s.area_traits = self.area_traits
        s.gear_traits = self.gear_traits
        s.stones = self.stones
        s.score = self.score
        s.bought = self.bought
        s.last_tile = self.last_tile
        s.seals = self.seals
        s.curses = self.curses
        return s

    def own(self) -> None:
        """Rows of its own, before one of them is changed."""
        if self.lent:
            self.lent = False
            self.hand = self.hand[:]
            self.area = self.area[:]
            self.used = self.used[:]
            self.shelter = self.shelter[:]
            self.appeased = self.appeased[:]
            self.gear = self.gear[:]

    def look(self, traits: vec[i64]) -> None:
        """See anew what is printed on all that lies there, after it was read."""
        self.area_traits = traits_of(self.area, traits)
        self.gear_traits = traits_of(self.gear, traits)

    def place(self, card: i64, traits: vec[i64]) -> None:
        """Into the area."""
        self.own()
        self.area = append(self.area, card)
        self.area_traits |= traits[card]

    def lift(self, card: i64, traits: vec[i64]) -> None:
        """Out of the area."""
        self.own()
        self.area = remove(self.area, card)
        if traits[card]:
            self.area_traits = traits_of(self.area, traits)

    def equip(self, it: i64, traits: vec[i64]) -> None:
        """An artifact or a summoner comes to the player."""
        self.own()
        self.gear = append(self.gear, it)
        self.gear_traits |= traits[it]

    def unequip(self, it: i64, traits: vec[i64]) -> None:
        """And goes again."""
        self.own()
        self.gear = remove(self.gear, it)
        self.gear_traits = traits_of(self.gear, traits)

    def turn_over(self, it: i64, other: i64, traits: vec[i64]) -> None:
        """What lies there shows its other face."""
        self.own()
        for i in range(i64(len(self.gear))):
            if self.gear[i] == it:
                self.gear[i] = other
        self.gear_traits = traits_of(self.gear, traits)

    def take(self, card: i64) -> None:
        """Into the hand, which is kept in card order."""
        self.own()
        self.hand = sorted_in(self.hand, card)

    def give(self, card: i64) -> None:
        """Out of the hand."""
        self.own()
        self.hand = remove(self.hand, card)

    def use(self, card: i64) -> None:
        """Its active effect has been used in this turn."""
        self.own()
        self.used = append(self.used, card)

    def appease(self, card: i64) -> None:
        """Among the cards that had curses on them once."""
        self.own()
        self.appeased = append(self.appeased, card)

    def store(self, card: i64) -> None:
        """Into the shelter, which is kept in card order."""
        self.own()
        self.shelter = sorted_in(self.shelter, card)

    def unstore(self, card: i64) -> None:
        """Out of the shelter."""
        self.own()
        self.shelter = remove(self.shelter, card)


def traits_of(cards: vec[i64], traits: vec[i64]) -> i64:
    """What some cards have among them."""
    found: i64 = 0
    for card in cards:
        found |= traits[card]
    return found
