"""Positions on paper: plain data, every instruction by its address, so a game can stop in the middle of an effect."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.seat import Seat
from cardwright.games.vale.state import Card, Vale, Variant
from cardwright.games.vale.terms import BLUE, PHASES, PURPLE, RED, STONES, held, purse
from cardwright.kernel.book import AddressBook, find
from cardwright.kernel.dice import read_dice
from cardwright.kernel.machine import Effect
from cardwright.kernel.paper import BadPaper, Page, Record
from cardwright.kernel.zones import holds, in_order

MOST_STONES: Final = 99
MOST_POINTS: Final = 9_999


class Book(AddressBook):
    """The addresses of the rules and of every effect of the cards in play, and the numbers of these by name."""

    def __init__(self, variant: Variant, rules: dict[str, Effect]) -> None:
        super().__init__(rules)
        cards = variant.cards
        self.numbers: Final[dict[str, int]] = {cards[c].id: int(c) for c in variant.deck}
        self.tiles: Final[dict[str, int]] = {cards[c].id: int(c) for c in variant.tiles}
        self.faces: Final[dict[str, int]] = {cards[c].id: int(c) for c in variant.faces}
        self.gear: Final = {**self.tiles, **self.faces}
        self.usable: Final = {**self.numbers, **self.faces}
        self.all: Final = {**self.numbers, **self.gear}
        for zone in (variant.deck, variant.tiles, variant.faces):
            for c in zone:
                self.enter_card(cards[c])

    def enter_card(self, card: Card) -> None:
        words = {"instant": card.instant, "active": card.active, "action": card.action, "fate": card.fate}
        for place, word in {**words, "start": card.start}.items():
            if word is not None:
                self.enter(word, f"{card.id}/{place}")
        for place, when in {"when": card.when, "flip": card.flip}.items():
            if when is not None:
                self.enter(when.effect, f"{card.id}/{place}")

    def number(self, card: str, where: str) -> int:
        return find(card, self.numbers, "card", where)


def ids(t: Vale, cards: vec[i64]) -> list[str]:
    return [t.cards[c].id for c in cards]


def in_words(t: Vale, cards: vec[i64]) -> str:
    """Cards by name in one text: a position that is kept is read and written as a whole, and that is faster."""
    return " ".join(ids(t, cards))


def stones_on_paper(stones: i64) -> dict[str, int]:
    return {STONES[c]: held(stones, c) for c in (RED, BLUE, PURPLE) if held(stones, c)}


def read_stones(page: Page) -> i64:
    red, blue, purple = (page.number(name, 0, 0, MOST_STONES) for name in STONES)
    page.done()
    return purse(red, blue, purple)


def write(t: Vale, book: Book) -> Record:
    """The whole position. The deck is written from its top."""
    seats: list[Record] = [
        {
            "score": int(s.score),
            "stones": [int(held(s.stones, c)) for c in (RED, BLUE, PURPLE)],
            "hand": in_words(t, s.hand),
            "area": in_words(t, s.area),
            "used": in_words(t, s.used),
            **write_more(t, s),
        }
        for s in t.seats
    ]
    return {
        "round": int(t.round),
        "first": int(t.first),
        "phase": PHASES[t.phase],
        "turn": int(t.turn),
        "deck": " ".join(ids(t, t.deck)[::-1]),
        "pile": in_words(t, t.pile),
        "board": in_words(t, t.board),
        "marks": list(t.marks),
        "seen": unusually_seen(t),
        "seats": seats,
        "dice": t.dice.written(),
        "secrets": int(t.secrets),
        **book.keep_pending(t),
        **table_of(t),
    }


def usually_seen(t: Vale) -> vec[i64]:
    """Who knows where which card lies, as mostly: everybody what lies open or in a hand, nobody what lies elsewhere."""
    seen, everyone = t.variant.unseen[:], t.everyone()
    zones = [t.pile, t.board]
    for s in t.seats:
        zones += [s.area, s.hand, s.appeased]
    for zone in zones:
        for card in zone:
            seen[card >> 3] |= everyone << 4 * (card & 7)
    return seen


def unusually_seen(t: Vale) -> Record:
    """The seats that know a card, as a set, where they are others than mostly."""
    found: Record = {}
    usual = usually_seen(t)
    for i in range(i64(len(usual))):
        differs = usual[i] ^ t.seen[i]
        card = 8 * i
        while differs != 0:
            if differs & 15 != 0:
                found[t.cards[card].id] = int(t.known_to(card))
            differs >>= 4
            card += 1
    return found


def read_seen(t: Vale, page: Page, book: Book) -> None:
    """What `unusually_seen` wrote."""
    t.seen = usually_seen(t)
    for name in page.data:
        t.let_know(find(name, book.all, "card", page.where), page.number(name, None, 0, int(t.everyone())))


def table_of(t: Vale) -> Record:
    """What expansions lay on the table; nothing in the base game."""
    if not t.variant.expanded:
        return {}
    cursed = [c for s in t.seats for c in s.area if t.curses_on(c) > 0]
    return {"display": ids(t, t.display), "tokens": {t.cards[c].id: int(t.curses_on(c)) for c in cursed}}


def read_table(t: Vale, page: Page, book: Book) -> None:
    """What `table_of` wrote."""
    t.tokens = t.variant.uncursed[:]
    if not t.variant.expanded:
        return
    t.display = read_gear(page, "display", book.tiles)
    tokens = page.page("tokens")
    for name in tokens.data:
        card = book.number(name, "tokens")
        if not any(holds(s.area, card) for s in t.seats) or len(t.tokens) == 0:
            raise BadPaper(f"tokens: {name} lies in no area, or the game has no curses")
        t.tokens[card] = tokens.number(name, None, 1, MOST_POINTS)


def write_more(t: Vale, s: Seat) -> Record:
    """What a player has through expansions; nothing in the base game."""
    if not t.variant.expanded:
        return {}
    return {
        "shelter": ids(t, s.shelter),
        "appeased": ids(t, s.appeased),
        "gear": ids(t, s.gear),
        "last_tile": "" if s.last_tile < 0 else t.cards[s.last_tile].id,
        "bought": int(s.bought),
        "seals": int(s.seals),
        "curses": int(s.curses),
    }


def read_more(s: Seat, page: Page, variant: Variant, book: Book) -> None:
    """What `write_more` wrote, but for the shelter."""
    if not variant.expanded:
        return
    s.appeased = read_cards(page, "appeased", book)
    s.gear = read_gear(page, "gear", book.gear)
    last = page.get("last_tile")
    s.last_tile = find(str(last), book.tiles, "tile", page.at("last_tile")) if last else -1
    s.bought = page.number("bought", 0, 0, int(variant.spaces_sold))
    s.seals = page.number("seals", int(variant.seals), 0, int(variant.seals))
    s.curses = page.number("curses", 0, 0, MOST_POINTS)


def read_gear(page: Page, key: str, known: dict[str, int]) -> vec[i64]:
    found = vec[i64]()
    for name in page.texts(key):
        found = append(found, find(name, known, "tile or summoner", page.at(key)))
    return found


def read(record: Record, variant: Variant, book: Book) -> Vale:
    """The position that `write` wrote."""
    page = Page(record, "")
    t = Vale()
    t.variant = variant
    t.cards = variant.cards
    for seat in page.pages("seats"):
        t.seats = append(t.seats, _read_seat(seat, variant, book))
    t.players = len(t.seats)
    players = int(t.players)
    t.round = page.number("round", None, 1, int(variant.rounds))
    t.first = page.number("first", None, 0, players - 1)
    t.turn = page.number("turn", None, 0, players - 1)
    t.phase = PHASES.index(page.text("phase", None, list(PHASES)))
    t.deck = numbers_of(page, "deck", page.words("deck")[::-1], book.numbers)
    t.pile = numbers_of(page, "pile", page.words("pile"), book.numbers)
    t.board = numbers_of(page, "board", page.words("board"), book.numbers)
    t.marks = vec[i64](page.numbers("marks", -1, players - 1))
    if len(t.marks) != len(t.board):
        raise BadPaper("marks: expected one number a board card")
    t.secrets = page.number("secrets", None, 0, 1 << 40)
    read_table(t, page, book)
    check_zones(t)
    read_seen(t, page.page("seen"), book)
    _read_machine(t, page, book)
    return t


def _read_machine(t: Vale, page: Page, book: Book) -> None:
    t.dice = read_dice(page)
    book.read_pending(t, page, len(t.cards))
    if t.asked is not None:
        t.ask_again()
        if t.seat() < 0 or len(t.options) == 0:
            raise BadPaper(f"asked: {page.get('asked')!r} asks nothing in this position")


def read_cards(page: Page, key: str, book: Book, from_top: bool = False) -> vec[i64]:
    """Cards by name; those of the deck are named from its top, which is the end of the zone."""
    names = page.texts(key)
    return numbers_of(page, key, names[::-1] if from_top else names, book.numbers)


def numbers_of(page: Page, key: str, names: list[str], known: dict[str, int]) -> vec[i64]:
    found = vec[i64](capacity=len(names))
    for name in names:
        number = known.get(name)
        found = append(found, find(name, known, "card", page.at(key)) if number is None else number)
    return found


def _read_seat(page: Page, variant: Variant, book: Book) -> Seat:
    s = Seat()
    s.score = page.number("score", None, 0, MOST_POINTS)
    stones = page.numbers("stones", 0, MOST_STONES)
    if len(stones) != len(STONES):
        raise BadPaper(f"{page.at('stones')}: expected {len(STONES)} numbers, got {len(stones)}")
    s.stones = purse(stones[0], stones[1], stones[2])
    s.hand = in_order(numbers_of(page, "hand", page.words("hand"), book.numbers))
    s.area = numbers_of(page, "area", page.words("area"), book.numbers)
    s.used = numbers_of(page, "used", page.words("used"), book.usable)
    if variant.expanded:
        for card in read_cards(page, "shelter", book):
            s.store(card)
    read_more(s, page, variant, book)
    return s


def read_used(page: Page, book: Book) -> vec[i64]:
    """Cards, and perhaps a summoner's face, whose active effect has been used."""
    return read_gear(page, "used", book.usable)


def check_zones(t: Vale) -> None:
    """Complain unless every card lies in exactly one zone."""
    for fault in misplaced(t):
        raise BadPaper(fault)


def placed(t: Vale) -> vec[i64]:
    """In how many zones each card lies, by its number."""
    found = vec[i64]([0] * len(t.cards))
    zones = [t.deck, t.pile, t.board, t.display]
    for s in t.seats:
        zones += [s.hand, s.area, s.shelter, s.appeased, s.gear]
    for zone in zones:
        for card in zone:
            found[card] += 1
    return found


def misplaced(t: Vale) -> list[str]:
    """The cards in play that do not lie in exactly one zone, and tiles and summoners that are there twice or not."""
    found = placed(t)
    faults = [f"{t.cards[c].id}: lies in {found[c]} zones, expected one" for c in t.variant.deck if found[c] != 1]
    for gear in (t.variant.tiles, t.variant.faces):
        faults += [f"{t.cards[c].id}: is there {found[c]} times, expected once" for c in gear if found[c] > 1]
    return faults
