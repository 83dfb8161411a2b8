"""Positions on paper: plain data, every instruction by its address, so a game can stop in the middle of an effect."""

from typing import Final
from zlib import crc32

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.seat import Seat
from cardwright.games.vale.state import Card, Vale, Variant
from cardwright.games.vale.terms import BLUE, PHASES, PURPLE, RED, STONES, held, purse
from cardwright.kernel.book import AddressBook, find, find_on
from cardwright.kernel.dice import read_dice
from cardwright.kernel.machine import MOST_SEATS, Effect
from cardwright.kernel.paper import BadPaper, Page, Record, RowReader, Rows
from cardwright.kernel.zones import holds, in_order

MOST_STONES: Final = 99
MOST_POINTS: Final = 9_999
MOST_PURSE: Final = int(purse(MOST_STONES, MOST_STONES, MOST_STONES))


class Book(AddressBook):
    """The addresses of the rules and of every effect of the cards in play, and the numbers of these by name.

    A position that is kept calls cards by their numbers. `mark` stands for the list in which they have these.
    """

    def __init__(self, variant: Variant, rules: dict[str, Effect]) -> None:
        super().__init__(rules)
        cards = variant.cards
        self.numbers: Final[dict[str, int]] = {cards[c].id: int(c) for c in variant.deck}
        self.tiles: Final[dict[str, int]] = {cards[c].id: int(c) for c in variant.tiles}
        self.faces: Final[dict[str, int]] = {cards[c].id: int(c) for c in variant.faces}
        self.gear: Final = {**self.tiles, **self.faces}
        self.usable: Final = {**self.numbers, **self.faces}
        self.all: Final = {**self.numbers, **self.gear}
        self.mark: Final = crc32(" ".join([card.id for card in cards]).encode())
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


def stones_on_paper(stones: i64) -> dict[str, int]:
    return {STONES[c]: held(stones, c) for c in (RED, BLUE, PURPLE) if held(stones, c)}


def read_stones(page: Page) -> i64:
    red, blue, purple = (page.number(name, 0, 0, MOST_STONES) for name in STONES)
    page.done()
    return purse(red, blue, purple)


def write(t: Vale, book: Book) -> Record:
    """The whole position, in few letters, because it is written for programs."""
    found: Record = {
        "cards": book.mark,
        "table": [int(t.players), int(t.round), int(t.first), int(t.phase), int(t.turn)],
        "zones": zones_of(t),
        "has": [n for s in t.seats for n in numbers_of(t, s)],
        "seen": unusually_seen(t),
        "dice": t.dice.written(),
        "secrets": int(t.secrets),
    }
    if t.variant.expanded:
        found["tokens"] = tokens_of(t)
    book.keep_pending(t, found)
    return found


def zones_of(t: Vale) -> str:
    """Where every card lies, in one text. The deck's last card is its top; who has no marker yet is nobody's, 0."""
    rows = Rows()
    rows.add(t.deck)
    rows.add(t.pile)
    rows.add(t.board)
    marks = vec[i64](capacity=len(t.marks))
    for mark in t.marks:
        marks = append(marks, mark + 1)
    rows.add(marks)
    if t.variant.expanded:
        rows.add(t.display)
    for s in t.seats:
        rows.add(s.hand)
        rows.add(s.area)
        rows.add(s.used)
        if t.variant.expanded:
            rows.add(s.shelter)
            rows.add(s.appeased)
            rows.add(s.gear)
    return rows.text()


def numbers_of(t: Vale, s: Seat) -> list[int]:
    """What a player has beside cards; no tile is 0."""
    found = [int(s.score), int(s.stones)]
    if t.variant.expanded:
        found += [int(s.last_tile) + 1, int(s.bought), int(s.seals), int(s.curses)]
    return found


def usually_seen(t: Vale) -> vec[i64]:
    """Who knows where which card lies, as mostly: everybody what lies open or in a hand, nobody what lies elsewhere."""
    seen, everyone = t.variant.unseen[:], t.everyone()
    see_zone(seen, t.pile, everyone)
    see_zone(seen, t.board, everyone)
    for s in t.seats:
        see_zone(seen, s.area, everyone)
        see_zone(seen, s.hand, everyone)
        see_zone(seen, s.appeased, everyone)
    return seen


def see_zone(seen: vec[i64], zone: vec[i64], seats: i64) -> None:
    for card in zone:
        seen[card >> 3] |= seats << 4 * (card & 7)


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
    return {"display": ids(t, t.display), "tokens": tokens_of(t)} if t.variant.expanded else {}


def tokens_of(t: Vale) -> Record:
    """The curse tokens on cards in areas."""
    return {t.cards[c].id: int(t.curses_on(c)) for s in t.seats for c in s.area if t.curses_on(c) > 0}


def read_table(t: Vale, page: Page, book: Book) -> None:
    """What `table_of` wrote."""
    t.tokens = t.variant.uncursed[:]
    if t.variant.expanded:
        t.display = read_gear(page, "display", book.tiles)
        read_tokens(t, page, book)


def read_tokens(t: Vale, page: Page, book: Book) -> None:
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
    s.last_tile = find_on(page, "last_tile", str(last), book.tiles, "tile") if last else -1
    s.bought = page.number("bought", 0, 0, int(variant.spaces_sold))
    s.seals = page.number("seals", int(variant.seals), 0, int(variant.seals))
    s.curses = page.number("curses", 0, 0, MOST_POINTS)


def read_gear(page: Page, key: str, known: dict[str, int]) -> vec[i64]:
    found = vec[i64]()
    for name in page.texts(key):
        found = append(found, find_on(page, key, name, known, "tile or summoner"))
    return found


def read(record: Record, variant: Variant, book: Book) -> Vale:
    """The position that `write` wrote."""
    page = Page(record, "")
    if page.get("cards") != book.mark:
        raise BadPaper("cards: this was written when there were others")
    t = Vale()
    t.variant = variant
    t.cards = variant.cards
    last = MOST_SEATS - 1
    row = page.row("table", [MOST_SEATS, int(variant.rounds), last, len(PHASES) - 1, last])
    t.players, t.round, t.first, t.phase, t.turn = row[0], row[1], row[2], row[3], row[4]
    if t.round == 0 or t.first >= t.players or t.turn >= t.players:
        raise BadPaper(f"table: expected a round from 1 on and seats below {t.players}, got {row}")
    t.secrets = page.number("secrets", None, 0, 1 << 40)
    t.tokens = variant.uncursed[:]
    _read_zones(t, page.rows("zones"))
    _read_numbers(t, page)
    if variant.expanded:
        read_tokens(t, page, book)
    check_zones(t)
    read_seen(t, page.page("seen"), book)
    _read_machine(t, page, book)
    return t


def _read_zones(t: Vale, rows: RowReader) -> None:
    """What `zones_of` wrote."""
    end = len(t.cards)
    t.deck, t.pile, t.board = rows.next(end), rows.next(end), rows.next(end)
    t.marks = rows.next(int(t.players) + 1)
    for i in range(i64(len(t.marks))):
        t.marks[i] -= 1
    if len(t.marks) != len(t.board):
        raise BadPaper("zones: expected one marker a board card")
    if t.variant.expanded:
        t.display = rows.next(end)
    for _seat in range(t.players):
        s = Seat()
        s.hand, s.area, s.used = in_order(rows.next(end)), rows.next(end), rows.next(end)
        if t.variant.expanded:
            s.shelter, s.appeased, s.gear = in_order(rows.next(end)), rows.next(end), rows.next(end)
        s.look(t.variant.traits)
        t.seats = append(t.seats, s)
    rows.done()


def _read_numbers(t: Vale, page: Page) -> None:
    """What `numbers_of` wrote of every player."""
    highs = [MOST_POINTS, MOST_PURSE]
    if t.variant.expanded:
        highs += [len(t.cards), int(t.variant.spaces_sold), int(t.variant.seals), MOST_POINTS]
    row = page.row("has", highs * int(t.players))
    place = 0
    for s in t.seats:
        s.score, s.stones = row[place], row[place + 1]
        if max([held(s.stones, colour) for colour in (RED, BLUE, PURPLE)]) > MOST_STONES:
            raise BadPaper(f"has: expected at most {MOST_STONES} stones a colour")
        if t.variant.expanded:
            s.last_tile, s.bought = row[place + 2] - 1, row[place + 3]
            s.seals, s.curses = row[place + 4], row[place + 5]
        place += len(highs)


def _read_machine(t: Vale, page: Page, book: Book) -> None:
    t.dice = read_dice(page)
    book.read_pending(t, page, len(t.cards))
    if t.asked is not None:
        t.ask_again()
        if t.seat() < 0 or len(t.options) == 0:
            raise BadPaper(f"asked: {page.get('asked')!r} asks nothing in this position")


def read_cards(page: Page, key: str, book: Book) -> vec[i64]:
    """Cards by name, as a view has them."""
    names = page.texts(key)
    found = vec[i64](capacity=len(names))
    for name in names:
        found = append(found, find_on(page, key, name, book.numbers, "card"))
    return found


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
    count_zone(found, t.deck)
    count_zone(found, t.pile)
    count_zone(found, t.board)
    count_zone(found, t.display)
    for s in t.seats:
        count_zone(found, s.hand)
        count_zone(found, s.area)
        count_zone(found, s.shelter)
        count_zone(found, s.appeased)
        count_zone(found, s.gear)
    return found


def count_zone(found: vec[i64], zone: vec[i64]) -> None:
    for card in zone:
        found[card] += 1


def misplaced(t: Vale) -> list[str]:
    """The cards in play that do not lie in exactly one zone, and tiles and summoners that are there twice or not."""
    found = placed(t)
    faults = [f"{t.cards[c].id}: lies in {found[c]} zones, expected one" for c in t.variant.deck if found[c] != 1]
    for gear in (t.variant.tiles, t.variant.faces):
        faults += [f"{t.cards[c].id}: is there {found[c]} times, expected once" for c in gear if found[c] > 1]
    return faults
