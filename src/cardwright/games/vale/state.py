"""The Vale of Eternity as plain data: what is printed, what is in play, and where it lies."""

from typing import Final, TypeAlias

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, mypyc_attr

from cardwright.games.vale.seat import Seat
from cardwright.games.vale.terms import (
    BLUE,
    BLUE_WORTH,
    HUNTING,
    MOMENTS,
    PURPLE,
    PURPLE_WORTH,
    RED,
    RED_WORTH,
    STONE_LIMIT,
)
from cardwright.kernel import words
from cardwright.kernel.machine import Effect, Position
from cardwright.kernel.zones import EMPTY

Word: TypeAlias = words.Word["Vale"]
Condition: TypeAlias = words.Condition["Vale"]


class HeedsPayment(Word):
    """A word that what was paid for its card may have made impossible: it needs stones or broken seals.

    A summoning is offered for each payment after which the instant can be done. To try every payment is slow, so it is
    tried only for cards that have such a word.
    """


def heeds_payment(effect: Effect) -> bool:
    """Whether an instruction or one inside it heeds what was paid."""
    return isinstance(effect, HeedsPayment) or any(heeds_payment(part) for part in effect.parts())


class Permanent:
    """A permanent effect that changes what is so. It is read when it matters, never registered."""

    def limit(self) -> i64:
        """How many stones more its owner may hold."""
        return 0

    def worth(self, colour: i64) -> i64:
        """How much more a stone of this colour is worth to its owner."""
        return 0

    def swaps(self) -> bool:
        """Whether blue and purple stones trade their values."""
        return False

    def discount(self, card: "Card") -> i64:
        """How much less the owner pays to summon a card."""
        return 0

    def fixed(self, card: "Card") -> i64:
        """The number at which a card's cost is fixed for its owner, or -1."""
        return -1

    def stone(self, card: "Card") -> i64:
        """The colour of the one stone that the owner must pay for a card, or -1."""
        return -1

    def wild(self) -> bool:
        """Whether its card is of any family in its owner's turn."""
        return False

    def pure(self) -> bool:
        """Whether its owner may take no curses."""
        return False


class When:
    """A permanent effect that answers an event: about a card of a family, and if a test holds."""

    def __init__(self, event: i64, effect: Word, family: i64 = -1, test: Condition | None = None) -> None:
        self.event: Final = event
        self.effect: Final = effect
        self.family: Final = family
        self.test: Final = test


# What a card has, to be seen at a glance: a bit for each event that it answers, and these two.
ALWAYS: Final = 1 << 60
ACTIVE: Final = 1 << 61


class Card:
    """What is printed on a card, on an artifact tile or on a summoner's face; the last two have no family."""

    def __init__(
        self,
        id: str,
        family: int = -1,
        cost: int = 0,
        *,
        curses: int = 0,
        instant: Word | None = None,
        always: Permanent | None = None,
        when: When | None = None,
        active: Word | None = None,
        action: Word | None = None,
        fate: Word | None = None,
        flip: When | None = None,
        start: Word | None = None,
        provenance: str = "printed",
    ) -> None:
        self.id: Final = id
        self.family: Final[i64] = family
        self.cost: Final[i64] = cost
        self.curses: Final[i64] = curses
        self.instant: Final = instant
        self.always: Final = always
        self.when: Final = when
        self.active: Final = active
        self.action: Final = action
        self.fate: Final = fate
        self.flip: Final = flip
        self.start: Final = start
        self.sure: Final[bool] = instant is None or instant.sure()
        self.heeds_payment: Final[bool] = instant is not None and heeds_payment(instant)
        self.wild: Final[bool] = always is not None and always.wild()
        self.lasting: Final[bool] = always is not None or when is not None or fate is not None
        self.provenance: Final = provenance
        self.traits: Final[i64] = self.read_traits()

    def kinds(self) -> list[str]:
        kinds = ["instant"] if self.instant is not None else []
        if self.lasting:
            kinds.append("permanent")
        if self.action is not None:
            kinds.append("action")
        return [*kinds, "active"] if self.active is not None else kinds

    def heeds(self) -> list[i64]:
        """The events that its effects answer."""
        return [when.event for when in (self.when, self.flip) if when is not None]

    def read_traits(self) -> i64:
        traits: i64 = (0 if self.always is None else ALWAYS) | (0 if self.active is None else ACTIVE)
        for event in self.heeds():
            traits |= 1 << int(event)  # of an i64 it would be a shift in 32 bits, and there are more events
        return traits


def _spared(cards: list[Card], there: list[int]) -> i64:
    """So many stones everybody may hold, whatever lies in their area."""
    limits = [always.limit() for number in there if (always := cards[number].always) is not None]
    return STONE_LIMIT + sum([limit for limit in limits if limit < 0])


class Course:
    """What expansions add to the course of a game: each word is done at its moment, once or by every player in turn."""

    def __init__(self) -> None:
        self.opening: list[Word] = []
        self.dawn: list[Word] = []
        self.before_hunt: list[Word] = []
        self.after_action: list[Word] = []
        self.after_resolution: list[Word] = []
        self.finale: list[Word] = []


class Variant:
    """The options of one game: what is in play, what expansions add, and the readings chosen where players argue.

    Where the `box` is the same, so are the cards in play.
    """

    def __init__(
        self,
        cards: list[Card],
        deck: list[int],
        course: Course,
        options: dict[str, str],
        *,
        tiles: list[int],
        faces: list[int],
        goal: int = 60,
        seals: int = 0,
    ) -> None:
        self.cards: Final = vec[Card](cards)
        self.traits: Final = vec[i64]([card.traits for card in cards])
        self.deck: Final[vec[i64]] = vec[i64](deck)
        self.course: Final = course
        self.options: Final = options
        self.box: Final = f"{options.get('artifacts')},{options.get('curse')},{len(tiles) > 0}"
        self.tiles: Final[vec[i64]] = vec[i64](tiles)
        self.faces: Final[vec[i64]] = vec[i64](faces)
        self.goal: Final[i64] = goal
        self.seals: Final[i64] = seals
        self.expanded: Final[bool] = "with" in (options.get("artifacts"), options.get("curse"))
        self.rounds: Final[i64] = 10
        self.unseen: Final = vec[i64]([0] * (len(cards) // 8 + 1))
        self.uncursed: Final = vec[i64]([0] * (len(cards) if seals > 0 else 0))
        self.spared: Final[i64] = _spared(cards, [*deck, *tiles, *faces])
        self.heeded: Final[vec[i64]] = _heeded(cards, [*deck, *tiles, *faces])
        self.copied_recover: Final[bool] = options.get("copied_recover") == "copied"
        self.copied_other: Final[bool] = options.get("copied_other") == "copied"
        self.needless_stones: Final[bool] = options.get("needless_stones") == "allowed"
        self.spaces_sold: Final[i64] = 99 if options.get("bought_spaces") == "any" else 2
        self.open_shelter: Final[bool] = options.get("shelter") == "open"
        self.replaced_counts: Final[bool] = options.get("ash_and_totem") == "counts"
        self.all_tiles: Final[bool] = options.get("tiles") == "all"
        self.dealt_summoners: Final[bool] = options.get("summoners") == "dealt"


def _heeded(cards: list[Card], there: list[int]) -> vec[i64]:
    """For each event, whether something in play answers it."""
    events = vec[i64]([0] * MOMENTS)
    for number in there:
        for event in cards[number].heeds():
            events[event] = 1
    return events


NO_PERMANENTS: Final = vec[Permanent]()


@mypyc_attr(acyclic=True, free_list_len=1)
class Vale(Position):
    """A position. The last card of the deck is its top. Copies share a deck: it is drawn from, never changed in place.
    They share the tokens on cards, which change seldom: then there is a new row of them.

    It is `hasty` where it goes by version 2 of the rules or an older one: questions about a hand answered themselves.
    """

    def __init__(self) -> None:
        super().__init__()
        self.variant: Variant = NOTHING
        self.cards: vec[Card] = NOTHING.cards
        self.seats: vec[Seat] = vec[Seat]()
        self.deck: vec[i64] = EMPTY
        self.pile: vec[i64] = EMPTY
        self.board: vec[i64] = EMPTY
        self.marks: vec[i64] = EMPTY
        self.seen: vec[i64] = EMPTY
        self.display: vec[i64] = EMPTY
        self.tokens: vec[i64] = EMPTY
        self.round: i64 = 1
        self.first: i64 = 0
        self.phase: i64 = HUNTING
        self.turn: i64 = 0
        self.hasty: bool = False

    def clone(self) -> Position:
        return self.copy()

    def copy(self) -> "Vale":
        t = Vale()
        t.take_over(self)
        t.variant = self.variant
        t.cards = self.cards
        t.seats = vec[Seat](capacity=self.players)
        for s in self.seats:
            t.seats = append(t.seats, s.copy())
        t.deck = self.deck
        t.pile = self.pile[:]
        t.board = self.board[:]
        t.marks = self.marks[:]
        t.seen = self.seen[:]
        t.display = self.display[:]
        t.tokens = self.tokens
        t.round = self.round
        t.first = self.first
        t.phase = self.phase
        t.turn = self.turn
        t.hasty = self.hasty
        return t

    def everyone(self) -> i64:
        return (1 << self.players) - 1

    # Numbers that permanent effects change.

    def lasting(self, seat: i64) -> vec[Permanent]:
        """The permanent effects that hold for a player now."""
        found = NO_PERMANENTS
        s = self.seats[seat]
        if s.area_traits & ALWAYS:
            found = self.with_permanents(found, s.area)
        if s.gear_traits & ALWAYS:
            found = self.with_permanents(found, s.gear)
        return found

    def with_permanents(self, found: vec[Permanent], cards: vec[i64]) -> vec[Permanent]:
        for card in cards:
            always = self.cards[card].always
            if always is not None:
                found = append(found, always)
        return found

    def limit(self, seat: i64) -> i64:
        n: i64 = STONE_LIMIT
        for always in self.lasting(seat):
            n += always.limit()
        return n

    def values(self, seat: i64) -> tuple[i64, i64, i64]:
        """What a red, a blue and a purple stone are worth to a player."""
        return values_under(self.lasting(seat))

    def cost(self, seat: i64, card: i64) -> i64:
        """What a player has to pay to summon a card."""
        return cost_under(self.lasting(seat), self.cards[card])

    def room(self, seat: i64) -> i64:
        """Empty spaces in a player's area."""
        s = self.seats[seat]
        return self.round + s.bought - len(s.area)

    def pure(self, seat: i64) -> bool:
        """Whether a player may take no curses."""
        s = self.seats[seat]
        if s.gear_traits & ALWAYS == 0:
            return False
        for g in s.gear:
            always = self.cards[g].always
            if always is not None and always.pure():
                return True
        return False

    # Where cards lie, and who knows: a card lies in exactly one zone, and has four bits of a number in `seen`.

    def known_to(self, card: i64) -> i64:
        """The set of seats that know where a card lies."""
        return self.seen[card >> 3] >> 4 * (card & 7) & 15

    def let_know(self, card: i64, seats: i64) -> None:
        """These seats know where a card lies, and no others."""
        self.seen[card >> 3] ^= (self.known_to(card) ^ seats) << 4 * (card & 7)

    def publish(self, card: i64) -> None:
        """Everybody knows a card from now on; a barrier, if the player who answered did not know it before."""
        known, everyone = self.known_to(card), self.everyone()
        if known == everyone:
            return
        if self.actor >= 0 and known >> self.actor & 1 == 0:
            self.reveal()
        self.let_know(card, everyone)

    def leave_area(self, seat: i64, card: i64) -> None:
        self.seats[seat].lift(card, self.variant.traits)

    def leave_hand(self, seat: i64, card: i64) -> None:
        self.seats[seat].give(card)

    def leave_shelter(self, seat: i64, card: i64) -> None:
        self.seats[seat].unstore(card)

    def leave_pile(self, card: i64) -> None:
        self.pile = remove(self.pile, card)

    def place_of(self, card: i64) -> i64:
        """Where on the board a card lies, among the others."""
        place: i64 = 0
        while self.board[place] != card:
            place += 1
        return place

    def leave_board(self, card: i64) -> None:
        i = self.place_of(card)
        self.board, _card = pop(self.board, i)
        self.marks, _mark = pop(self.marks, i)

    def enter_area(self, seat: i64, card: i64) -> None:
        self.seats[seat].place(card, self.variant.traits)
        self.publish(card)

    def enter_hand(self, seat: i64, card: i64) -> None:
        """Into a hand, before everybody's eyes."""
        self.seats[seat].take(card)
        self.publish(card)

    def put_on_deck(self, card: i64) -> None:
        """Onto the deck, whoever knows it."""
        self.deck = append(self.deck[:], card)

    def bury(self, card: i64) -> None:
        """Onto the discard pile."""
        self.pile = append(self.pile, card)
        self.publish(card)

    def curses_on(self, card: i64) -> i64:
        """Curse tokens on a card; in a game without curses there is no place for them."""
        if len(self.tokens) == 0:
            return 0
        return self.tokens[card]

    def put_tokens(self, card: i64, n: i64) -> None:
        """So many curse tokens lie on a card now."""
        self.tokens = self.tokens[:]
        self.tokens[card] = n

    def strip(self, card: i64) -> i64:
        """Take all curse tokens off a card; how many there were."""
        n = self.curses_on(card)
        if n > 0:
            self.put_tokens(card, 0)
        return n


def values_under(lasting: vec[Permanent]) -> tuple[i64, i64, i64]:
    """What stones are worth under some permanent effects."""
    red: i64 = RED_WORTH
    blue: i64 = BLUE_WORTH
    purple: i64 = PURPLE_WORTH
    for always in lasting:
        red += always.worth(RED)
        blue += always.worth(BLUE)
        purple += always.worth(PURPLE)
        if always.swaps():
            blue += PURPLE_WORTH - BLUE_WORTH
            purple += BLUE_WORTH - PURPLE_WORTH
    return red, blue, purple


def cost_under(lasting: vec[Permanent], printed: Card) -> i64:
    """What a card costs under some permanent effects; one that fixes it goes before all others."""
    cost = printed.cost
    for always in lasting:
        if always.fixed(printed) >= 0:
            return always.fixed(printed)
        cost -= always.discount(printed)
    if cost < 0:
        return 0
    return cost


NOTHING: Final = Variant([], [], Course(), {}, tiles=[], faces=[])
