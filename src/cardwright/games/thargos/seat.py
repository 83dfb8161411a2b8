"""What one player has, and a conflict between two: plain numbers.

A card's number is its place in the list of its player's deck, so it says nothing to anybody else; a card that is no
longer with its owner is written as `owner << 6 | card`.
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from cardwright.games.thargos.terms import DECK
from cardwright.kernel.zones import sorted_in

# How numbers are packed: a card in the low six bits, behind it an owner, an attribute or a place.
BEHIND: Final = 6
CARD: Final = 63
# The bit of a card in a set of them. They are looked up, because compiled a plain 1 is shifted in 32 bits only.
BIT: Final[vec[i64]] = vec[i64]([1 << card for card in range(DECK)])
# A Mission in a score pile that counts one VP more.
ENHANCED: Final = 1 << 16
# A total in a tally has so many bits; an effect may make it negative, so zero lies in the middle.
TALLY_BITS: Final = 8
TALLY_ZERO: Final = 128


@mypyc_attr(acyclic=True, free_list_len=1)
class Stand:
    """A Hero in play with its Lastings: never changed, only replaced, so copies of a position share it.

    `hero` is -1 where nobody stands. `boosts` lent to it are three until the end of the turn and three until its
    player's next, or none. The rest follows from these: what its column adds up to (`might`, `mind`, `mysticism`), the
    set of moments that its clauses heed, and the set of what its permanent effects are like.
    """

    def __init__(
        self,
        hero: i64,
        injured: bool,
        lastings: vec[i64],
        used: i64,
        rolled: i64,
        boosts: vec[i64],
        might: i64,
        mind: i64,
        mysticism: i64,
        heeds: i64,
        traits: i64,
    ) -> None:
        self.hero: Final = hero
        self.injured: Final = injured
        self.lastings: Final = lastings
        self.used: Final = used
        self.rolled: Final = rolled
        self.boosts: Final = boosts
        self.might: Final = might
        self.mind: Final = mind
        self.mysticism: Final = mysticism
        self.heeds: Final = heeds
        self.traits: Final = traits

    def column(self, attribute: i64) -> i64:
        return self.might if attribute == 0 else self.mind if attribute == 1 else self.mysticism


VACANT: Final = Stand(-1, False, vec[i64](), 0, 0, vec[i64](), 0, 0, 0, 0, 0)


def nobody() -> vec[Stand]:
    """The places of a player for whom nobody stands yet."""
    return vec[Stand]([VACANT, VACANT, VACANT, VACANT])


@mypyc_attr(acyclic=True)
class Temper:
    """How the Rival feels: never changed, only replaced, so copies of a position share it.

    `attitude` says how many cards it lays, `infamy` how many more, and `added` are those of an attempt being decided.
    """

    def __init__(self, attitude: i64, infamy: i64, added: i64) -> None:
        self.attitude: Final = attitude
        self.infamy: Final = infamy
        self.added: Final = added


CALM: Final = Temper(0, 0, 0)


@mypyc_attr(acyclic=True)
class Side:
    """What one player has, or the Rival. The last card of the deck is its top, the last discarded card lies on top.

    Copies share a deck: it is drawn from, and never changed in place. They share `stands`, `hand`, `discard`, `scored`
    and `seen` too until one of them changes any: then, while it is `lent`, it takes rows of its `own`.

    `cards` are the designs of the deck's list in order. `seen[card]` has two sets of seats: those that know where the
    card lies, and from bit 8 on those that know that the deck has it. `laid` cards are `attribute << 6 | card` in the
    order in which they were laid; `posts` are `uses left << 8 | place << 6 | card`. `scored` and `aside` cards may be
    another's. `played` is the Action that is being played, or -1; `shown` is what decided who is first.
    """

    def __init__(self, cards: vec[i64], team: vec[i64], target: i64, stands: vec[Stand]) -> None:
        self.lent: bool = False
        self.cards: vec[i64] = cards
        self.team: vec[i64] = team
        self.target: i64 = target
        self.bench: vec[i64] = vec[i64]()
        self.shown: vec[i64] = vec[i64]()
        self.stands: vec[Stand] = stands
        self.hand: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()
        self.aside: vec[i64] = vec[i64]()
        self.laid: vec[i64] = vec[i64]()
        self.posts: vec[i64] = vec[i64]()
        self.scored: vec[i64] = vec[i64]()
        self.seen: vec[i64] = vec[i64]()
        self.played: i64 = -1
        self.points: i64 = 0
        self.captives: i64 = 0
        self.reshuffled: bool = False
        self.undead: bool = False

    def copy(self) -> "Side":
        s = self.shared()
        self.lent = s.lent = True
        if len(self.bench) > 0:
            s.bench = self.bench[:]
        if len(self.aside) > 0:
            s.aside = self.aside[:]
        if len(self.laid) > 0:
            s.laid = self.laid[:]
        if len(self.posts) > 0:
            s.posts = self.posts[:]
        return s

    def own(self) -> None:
        """Rows of its own, before one of them is changed."""
        if self.lent:
            self.lent = False
            self.stands = self.stands[:]
            self.hand = self.hand[:]
            self.discard = self.discard[:]
            self.scored = self.scored[:]
            self.seen = self.seen[:]

    def shared(self) -> "Side":
        """The same with the same rows, so who changes one takes a copy of it first."""
        s = Side(self.cards, self.team, self.target, self.stands)
        s.bench = self.bench
        s.shown = self.shown
        s.hand = self.hand
        s.deck = self.deck
        s.discard = self.discard
        s.aside = self.aside
        s.laid = self.laid
        s.posts = self.posts
        s.scored = self.scored
        s.seen = self.seen
        s.played = self.played
        s.points = self.points
        s.captives = self.captives
        s.reshuffled = self.reshuffled
        s.undead = self.undead
        return s

    def take(self, card: i64) -> None:
        """Into the hand, which is kept in card order."""
        self.own()
        self.hand = sorted_in(self.hand, card)

    def give(self, card: i64) -> None:
        """Out of the hand."""
        self.own()
        self.hand = remove(self.hand, card)

    def bury(self, card: i64) -> None:
        """Onto the discard pile."""
        self.own()
        self.discard = append(self.discard, card)

    def unbury(self, card: i64) -> None:
        """Out of the discard pile."""
        self.own()
        self.discard = remove(self.discard, card)

    def score(self, it: i64) -> None:
        """Among the cards that count."""
        self.own()
        self.scored = append(self.scored, it)

    def unscore(self, it: i64) -> None:
        self.own()
        self.scored = remove(self.scored, it)

    def let_know(self, card: i64, seats: i64) -> None:
        """These know a card now, and no others: both sets of `seen`."""
        self.own()
        self.seen[card] = seats

    def station(self, place: i64, stand: Stand) -> None:
        """Whoever stands at a place of the team now."""
        self.own()
        self.stands[place] = stand

    def laid_on(self, attribute: i64) -> i64:
        """How many cards lie face down on an attribute."""
        n: i64 = 0
        for it in self.laid:
            if it >> BEHIND == attribute:
                n += 1
        return n


class Tally:
    """What both sides have of one attribute when a conflict is compared, and whether the attacker falls `short` of it.

    An event tells all of it as one number: `packed`, and read again by `unpacked`.
    """

    def __init__(self, defender: i64, attribute: i64, attack: i64, defence: i64, short: bool) -> None:
        self.defender: Final = defender
        self.attribute: Final = attribute
        self.attack: Final = attack
        self.defence: Final = defence
        self.short: Final = short

    def packed(self) -> i64:
        behind = self.defender << 3 | self.attribute << 1 | (1 if self.short else 0)
        return (behind << TALLY_BITS | self.attack + TALLY_ZERO) << TALLY_BITS | self.defence + TALLY_ZERO


def unpacked(n: i64) -> Tally:
    most = 2 * TALLY_ZERO - 1
    attack, defence = (n >> TALLY_BITS & most) - TALLY_ZERO, (n & most) - TALLY_ZERO
    behind = n >> 2 * TALLY_BITS
    return Tally(behind >> 3, behind >> 1 & 3, attack, defence, behind & 1 == 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Conflict:
    """An attempt under way: the track, both sides with the place of their Hero, and what the conflict has changed.

    `lead` and `guard` follow their Heroes when these trade places. `boosts` are three of the attacker and three of the
    defender. `opened` is the set of attributes on which the attacker has laid cards, and `spread` says whether he may
    not lay all of several on one. `first` is the card that each laid first and `void` the one that counts nothing, or
    -1. `posted` are the sets of posted Actions that each has used in it. `owed` are the cards that a beaten defender
    draws once his hand is full again, and -1 as long as nobody is beaten. In a `team` attempt the best Hero counts for
    each attribute.
    """

    def __init__(self, track: i64, attacker: i64, lead: i64, defender: i64, guard: i64) -> None:
        self.track: Final = track
        self.attacker: Final = attacker
        self.lead: i64 = lead
        self.defender: Final = defender
        self.guard: i64 = guard
        self.ease: i64 = 0
        self.boosts: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])
        self.most: vec[i64] = vec[i64]([DECK, DECK])
        self.first: vec[i64] = vec[i64]([-1, -1])
        self.void: vec[i64] = vec[i64]([-1, -1])
        self.posted: vec[i64] = vec[i64]([0, 0])
        self.opened: i64 = 0
        self.spread: bool = False
        self.owed: i64 = -1
        self.revealed: bool = False
        self.repelled: bool = False
        self.team: bool = False

    def copy(self) -> "Conflict":
        c = self.against(self.defender, self.guard)
        c.owed = self.owed
        c.revealed = self.revealed
        c.repelled = self.repelled
        return c

    def against(self, defender: i64, guard: i64) -> "Conflict":
        """The same conflict, with somebody who opposes it."""
        c = Conflict(self.track, self.attacker, self.lead, defender, guard)
        c.ease = self.ease
        c.boosts = self.boosts[:]
        c.most = self.most[:]
        c.first = self.first[:]
        c.void = self.void[:]
        c.posted = self.posted[:]
        c.opened = self.opened
        c.spread = self.spread
        c.team = self.team
        return c

    def note_post(self, role: i64, card: i64) -> None:
        """A posted Action has been used in it."""
        self.posted[role] |= BIT[card]

    def role(self, side: i64) -> i64:
        """0 for the attacker, 1 for the defender, -1 for whoever looks on."""
        if side == self.attacker:
            return 0
        if side == self.defender:
            return 1
        return -1

    def other(self, side: i64) -> i64:
        """The other player of the conflict, or -1 for whoever looks on."""
        if side == self.attacker:
            return self.defender
        if side == self.defender:
            return self.attacker
        return -1

    def place(self, side: i64) -> i64:
        """The place of a player's Hero in it."""
        return self.lead if side == self.attacker else self.guard

    def follow(self, side: i64, one: i64, other: i64) -> None:
        """The Heroes at two places of a player have traded them; that of the conflict may be one of them."""
        place = self.place(side)
        if self.role(side) < 0 or place not in (one, other):
            return
        if side == self.attacker:
            self.lead = one + other - place
        else:
            self.guard = one + other - place
