"""What one seat may see, written as a whitelist; and dealing anew what it may not."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cardwright.games.vale.record import (
    Book,
    ids,
    read_cards,
    read_more,
    read_stones,
    read_table,
    read_used,
    stones_on_paper,
    table_of,
    write_more,
)
from cardwright.games.vale.seat import Seat
from cardwright.games.vale.state import Vale, Variant
from cardwright.games.vale.terms import PHASES, STONES
from cardwright.kernel.dice import Dice, FastDice
from cardwright.kernel.game import OPEN, SPECTATOR
from cardwright.kernel.notation import names
from cardwright.kernel.paper import BadPaper, Page, Record
from cardwright.kernel.zones import EMPTY, in_order

TRIES: Final = 200


def knows(t: Vale, seat: i64, card: i64) -> bool:
    """Whether a seat knows where a card lies; a spectator knows what everybody knows."""
    if seat < 0:
        return seat == OPEN or t.known_to(card) == t.everyone()
    return t.known_to(card) >> seat & 1 == 1


def view(t: Vale, seat: i64, book: Book) -> Record:
    """Everything a seat may know. The deck is counted from its top; `known` names the cards seen going there."""
    asked = t.asked
    return {
        "seat": int(seat),
        "players": int(t.players),
        "goal": int(t.variant.goal),
        "rounds": int(t.variant.rounds),
        "round": int(t.round),
        "first": int(t.first),
        "phase": PHASES[t.phase],
        "turn": int(t.turn),
        "deck": {"size": len(t.deck), "known": _known_deck(t, seat)},
        "pile": ids(t, t.pile),
        "board": [{"card": t.cards[c].id, "marker": int(m)} for c, m in zip(t.board, t.marks)],
        "seats": [_view_seat(t, seat, other) for other in range(t.players)],
        "secrets": int(t.secrets),
        **book.write_pending(t),
        "options": names(t) if asked is not None and (asked.seat == seat or seat == OPEN) else [],
        "over": t.over(),
        **table_of(t),
    }


def _known_deck(t: Vale, seat: i64) -> list[list[object]]:
    found: list[list[object]] = []
    for depth in range(i64(len(t.deck))):
        card = t.deck[len(t.deck) - 1 - depth]
        if knows(t, seat, card):
            found.append([int(depth), t.cards[card].id])
    return found


def _view_seat(t: Vale, seat: i64, other: i64) -> Record:
    s = t.seats[other]
    return {
        "score": int(s.score),
        "stones": stones_on_paper(s.stones),
        "worth": {name: int(value) for name, value in zip(STONES, t.values(other))},
        "limit": int(t.limit(other)),
        "spaces": int(t.round + s.bought),
        "area": ids(t, s.area),
        "used": ids(t, s.used),
        "hand": _view_hand(t, seat, other),
        **_view_more(t, seat, other),
    }


def _view_more(t: Vale, seat: i64, other: i64) -> Record:
    """What expansions give a player; of a shelter only what the seat knows."""
    s = t.seats[other]
    more = write_more(t, s)
    if more:
        known = [t.cards[c].id for c in s.shelter if knows(t, seat, c)]
        more["shelter"] = {"size": len(s.shelter), "known": known}
    return more


def _view_hand(t: Vale, seat: i64, other: i64) -> Record:
    """The cards of a hand that the seat knows, and what each would cost its owner now."""
    cards = [c for c in t.seats[other].hand if other == seat or knows(t, seat, c)]
    return {
        "size": len(t.seats[other].hand),
        "known": [t.cards[c].id for c in cards],
        "costs": [int(t.cost(other, c)) for c in cards],
    }


def resample(t: Vale, seat: i64, dice: Dice) -> Vale:
    """A copy in which the cards that a seat does not know have changed places."""
    for _ in range(TRIES):
        u = t.copy()
        redeal(u, seat, dice)
        if u.asked is None or u.asked.seat == seat:
            return u
        u.ask_again()
        if len(u.options) > 0:
            return u
    u = t.copy()
    redeal_deck(u, seat, dice)
    return u


class Loose:
    """Cards whose places a seat does not know, zone by zone. Somebody else knows few of them: those at `noted`."""

    def __init__(self, t: Vale, seat: i64) -> None:
        self.t: Final = t
        self.needed: Final[i64] = t.everyone() if seat < 0 else 1 << seat
        self.cards: vec[i64] = vec[i64](capacity=64)
        self.noted: vec[i64] = EMPTY
        self.known: vec[i64] = EMPTY
        self.next: i64 = 0

    def collect(self, zone: vec[i64]) -> None:
        cards = self.cards
        for card in zone:
            seats = self.t.known_to(card)
            if seats & self.needed != self.needed:
                if seats != 0:
                    self.noted = append(self.noted, len(cards))
                    self.known = append(self.known, seats)
                cards = append(cards, card)
        self.cards = cards

    def fill(self, zone: vec[i64]) -> vec[i64]:
        """A zone with the next cards in the places that the seat does not know; what was collected is not dealt yet."""
        zone = zone[:]
        for i in range(i64(len(zone))):
            if self.t.known_to(zone[i]) & self.needed != self.needed:
                zone[i] = self.cards[self.next]
                self.next += 1
        return zone

    def lifted(self) -> None:
        """Nobody knows where they lie."""
        for i in self.noted:
            self.t.let_know(self.cards[i], 0)

    def dealt(self) -> None:
        """Who knew what lay in a place knows what lies there now."""
        for i, seats in zip(self.noted, self.known):
            self.t.let_know(self.cards[i], seats)


def redeal(t: Vale, seat: i64, dice: Dice) -> None:
    """Collect every card whose place the seat does not know, shuffle, and fill the places again."""
    loose = Loose(t, seat)
    loose.collect(t.deck)
    for s in t.seats:
        loose.collect(s.hand)
        if len(s.shelter) > 0:
            loose.collect(s.shelter)
    loose.lifted()
    dice.shuffle(loose.cards)
    t.deck = loose.fill(t.deck)
    for s in t.seats:
        s.hand = in_order(loose.fill(s.hand))
        if len(s.shelter) > 0:
            s.shelter = in_order(loose.fill(s.shelter))
    loose.dealt()
    t.dice = FastDice(dice.next(), dice.next() | 1)


def redeal_deck(t: Vale, seat: i64, dice: Dice) -> None:
    """Shuffle only the part of the deck that the seat does not know."""
    loose = Loose(t, seat)
    loose.collect(t.deck)
    dice.shuffle(loose.cards)
    t.deck = loose.fill(t.deck)
    t.dice = FastDice(dice.next(), dice.next() | 1)


def imagine(data: Record, variant: Variant, book: Book, dice: Dice) -> Vale:
    """A position with this view: the places that the view does not name are filled at random."""
    page = Page(data, "view")
    t = Vale()
    t.variant = variant
    t.cards = variant.cards
    t.players = page.number("players", None, 1, 8)
    players = int(t.players)
    seat: i64 = page.number("seat", None, SPECTATOR, players - 1)
    t.round = page.number("round", None, 1, int(variant.rounds))
    t.first = page.number("first", None, 0, players - 1)
    t.turn = page.number("turn", None, 0, players - 1)
    t.phase = PHASES.index(page.text("phase", None, list(PHASES)))
    t.secrets = page.number("secrets", None, 0, 1 << 40)
    t.seen = variant.unseen[:]
    t.pile = read_cards(page, "pile", book)
    for place in page.pages("board"):
        t.board = append(t.board, book.number(str(place.get("card")), "board"))
        t.marks = append(t.marks, place.number("marker", None, -1, players - 1))
    _fill(t, page, seat, book, dice)
    read_table(t, page, book)
    book.read_pending(t, page, len(t.cards))
    if t.asked is not None:
        t.expect(t.asked)
        if t.asked.seat != seat:
            _make_answerable(t, seat, dice)
    t.dice = FastDice(dice.next(), dice.next() | 1)
    return t


def _make_answerable(t: Vale, seat: i64, dice: Dice) -> None:
    """Find the options of the open question; if the cards dealt leave none to another player, deal again."""
    t.ask_again()
    for _ in range(TRIES):
        if len(t.options) > 0:
            return
        redeal(t, seat, dice)
        t.ask_again()


def _fill(t: Vale, page: Page, seat: i64, book: Book, dice: Dice) -> None:
    """Seats and deck: named cards where the view says, the others dealt into the places left."""
    hands: list[i64] = []
    shelters: list[i64] = []
    for s_page in page.pages("seats"):
        s, hand, shelter = _imagine_seat(s_page, t.variant, book)
        t.seats = append(t.seats, s)
        hands.append(hand)
        shelters.append(shelter)
    t.deck = _named_deck(page.page("deck"), book)
    loose = _unplaced(t, seat)
    dice.shuffle(loose)
    for owner in range(t.players):
        s = t.seats[owner]
        while len(s.hand) < hands[owner]:
            loose, card = pop(loose)
            t.let_know(card, 1 << owner)
            s.take(card)
        while len(s.shelter) < shelters[owner]:
            loose, card = pop(loose)
            t.let_know(card, 1 << owner)
            s.store(card)
    for i in range(i64(len(t.deck))):
        if t.deck[i] < 0:
            loose, card = pop(loose)
            t.deck[i] = card
    if len(loose) > 0:
        raise BadPaper(f"view: {len(loose)} cards are left over")


def _named_deck(page: Page, book: Book) -> vec[i64]:
    """The deck, its top last, with -1 for every card that the view does not name."""
    size = page.number("size", None, 0, len(book.numbers))
    deck = vec[i64]([-1] * size)
    for entry in page.items("known"):
        if not isinstance(entry, list) or len(entry) != 2 or entry[0] not in range(size):
            raise BadPaper(f"{page.at('known')}: expected a place below {size} and a card, got {entry!r}")
        deck[size - 1 - entry[0]] = book.number(str(entry[1]), "deck")
    return deck


def _imagine_seat(page: Page, variant: Variant, book: Book) -> tuple[Seat, i64, i64]:
    """A seat with the cards that the view names, and how many its hand and its shelter hold."""
    s = Seat()
    s.score = page.number("score", None, 0, 1 << 20)
    s.stones = read_stones(page.page("stones"))
    s.area = read_cards(page, "area", book)
    s.used = read_used(page, book)
    read_more(s, page, variant, book)
    s.look(variant.traits)
    hand = page.page("hand")
    s.hand = in_order(read_cards(hand, "known", book))
    size: i64 = hand.number("size", None, len(s.hand), len(book.numbers))
    if not variant.expanded:
        return s, size, 0
    shelter = page.page("shelter")
    s.shelter = in_order(read_cards(shelter, "known", book))
    return s, size, shelter.number("size", None, len(s.shelter), len(book.numbers))


def _unplaced(t: Vale, seat: i64) -> vec[i64]:
    """The cards that lie nowhere yet. Of the others, what is hidden and named is known to the seat and to its owner."""
    everyone = t.everyone()
    mine: i64 = everyone if seat < 0 else 1 << seat
    _let_know_all(t, t.pile, everyone)
    _let_know_all(t, t.board, everyone)
    for owner in range(t.players):
        s = t.seats[owner]
        _let_know_all(t, s.area, everyone)
        _let_know_all(t, s.appeased, everyone)
        _let_know_all(t, s.hand, mine | 1 << owner)
        _let_know_all(t, s.shelter, mine | 1 << owner)
    _let_know_all(t, t.deck, mine)
    loose = vec[i64](capacity=len(t.deck) + 16)
    for c in t.variant.deck:
        if t.known_to(c) == 0:
            loose = append(loose, c)
    return loose


def _let_know_all(t: Vale, cards: vec[i64], seats: i64) -> None:
    for c in cards:
        if c >= 0:
            t.let_know(c, seats)
