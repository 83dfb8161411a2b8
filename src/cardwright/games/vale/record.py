"""Positions on paper: plain data, every instruction by its address, so a game can stop in the middle of an effect."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.state import Card, Seat, Vale, Variant
from cardwright.games.vale.terms import BLUE, PHASES, PURPLE, RED, STONES, held, purse
from cardwright.kernel.dice import Dice
from cardwright.kernel.machine import Effect, Frame
from cardwright.kernel.paper import BadPaper, Page, Record

MOST_STONES: Final = 99
MOST_POINTS: Final = 9_999
WORD: Final = 0xFFFFFFFF


class Book:
    """The address of every instruction: `hydra/instant/2` is the third reward, `rule/turn` the action turn."""

    def __init__(self, cards: list[Card], rules: dict[str, Effect]) -> None:
        self.numbers: Final[dict[str, int]] = {card.id: i for i, card in enumerate(cards)}
        self.effects: Final[dict[str, Effect]] = {}
        self.addresses: Final[dict[int, str]] = {}
        for name, rule in rules.items():
            self.enter(rule, f"rule/{name}")
        for card in cards:
            if card.instant is not None:
                self.enter(card.instant, f"{card.id}/instant")
            if card.when is not None:
                self.enter(card.when.effect, f"{card.id}/when")
            if card.active is not None:
                self.enter(card.active, f"{card.id}/active")

    def enter(self, effect: Effect, address: str) -> None:
        assert id(effect) not in self.addresses, "an instruction has one address"
        self.effects[address] = effect
        self.addresses[id(effect)] = address
        for i, part in enumerate(effect.parts()):
            self.enter(part, f"{address}/{i}")

    def number(self, card: str, where: str) -> int:
        if card not in self.numbers:
            raise BadPaper(f"{where}: no card is called '{card}'{_nearest(card, list(self.numbers))}")
        return self.numbers[card]


def _nearest(word: str, known: list[str]) -> str:
    plain = word.lower().replace(" ", "_").replace("-", "_")
    near = [k for k in known if k == plain or k.startswith(plain[:3])]
    return f"; did you mean {', '.join(near)}?" if near else ""


def ids(t: Vale, cards: vec[i64]) -> list[str]:
    return [t.cards[c].id for c in cards]


def stones_on_paper(stones: i64) -> dict[str, int]:
    return {STONES[c]: held(stones, c) for c in (RED, BLUE, PURPLE) if held(stones, c)}


def read_stones(page: Page) -> i64:
    red, blue, purple = (page.number(name, 0, 0, MOST_STONES) for name in STONES)
    page.done()
    return purse(red, blue, purple)


def write_frame(book: Book, f: Frame) -> list[object]:
    return [book.addresses[id(f.effect)], int(f.seat), int(f.card), int(f.it), int(f.memo)]


def read_frame(book: Book, data: object, where: str, players: int) -> Frame:
    if not isinstance(data, list) or len(data) != 5 or data[0] not in book.effects:
        raise BadPaper(f"{where}: expected [address, seat, card, it, memo], got {data!r}")
    cards = len(book.numbers)
    for value, end in zip(data[1:], (players, cards, cards, 1 << 62)):
        if isinstance(value, bool) or not isinstance(value, int) or not -1 <= value < end:
            raise BadPaper(f"{where}: expected whole numbers below {end} behind the address, got {value!r}")
    return Frame(book.effects[data[0]], data[1], data[2], data[3], data[4])


def write(t: Vale, book: Book) -> Record:
    """The whole position. The deck is written from its top."""
    seats: list[Record] = [
        {
            "score": int(s.score),
            "stones": stones_on_paper(s.stones),
            "hand": ids(t, s.hand),
            "area": ids(t, s.area),
            "used": ids(t, s.used),
        }
        for s in t.seats
    ]
    return {
        "round": int(t.round),
        "first": int(t.first),
        "phase": PHASES[t.phase],
        "turn": int(t.turn),
        "deck": ids(t, t.deck)[::-1],
        "pile": ids(t, t.pile),
        "board": ids(t, t.board),
        "marks": list(t.marks),
        "seen": list(t.seen),
        "seats": seats,
        "dice": [int(t.dice.high), int(t.dice.low)],
        "secrets": int(t.secrets),
        "agenda": [write_frame(book, f) for f in t.agenda],
        "asked": None if t.asked is None else write_frame(book, t.asked),
    }


def read(record: Record, variant: Variant, book: Book) -> Vale:
    """The position that `write` wrote."""
    page = Page(record, "")
    t = Vale()
    t.variant = variant
    t.cards = variant.cards
    for seat in page.pages("seats"):
        t.seats.append(_read_seat(seat, book))
    t.players = len(t.seats)
    players = int(t.players)
    t.round = page.number("round", None, 1, int(variant.rounds))
    t.first = page.number("first", None, 0, players - 1)
    t.turn = page.number("turn", None, 0, players - 1)
    t.phase = PHASES.index(page.text("phase", None, list(PHASES)))
    t.deck = read_cards(page, "deck", book, True)
    t.pile = read_cards(page, "pile", book)
    t.board = read_cards(page, "board", book)
    t.marks = vec[i64](page.numbers("marks", -1, players - 1))
    t.seen = vec[i64](page.numbers("seen", 0, (1 << players) - 1))
    t.secrets = page.number("secrets", None, 0, 1 << 40)
    check_zones(t)
    _read_machine(t, page, book)
    return t


def _read_machine(t: Vale, page: Page, book: Book) -> None:
    dice = page.numbers("dice", 0, WORD)
    if len(dice) != 2 or len(t.marks) != len(t.board) or len(t.seen) != len(t.cards):
        raise BadPaper("dice, marks, seen: expected two numbers, one a board card and one a card")
    t.dice = Dice(dice[0], dice[1])
    t.agenda = [read_frame(book, frame, "agenda", int(t.players)) for frame in page.items("agenda")]
    asked = page.get("asked")
    if asked is not None:
        t.asked = read_frame(book, asked, "asked", int(t.players))
        t.ask_again()
        if t.seat() < 0 or len(t.options) == 0:
            raise BadPaper(f"asked: {asked!r} asks nothing in this position")


def read_cards(page: Page, key: str, book: Book, from_top: bool = False) -> vec[i64]:
    """Cards by name; those of the deck are named from its top, which is the end of the zone."""
    found = vec[i64]()
    names = page.texts(key)
    for name in reversed(names) if from_top else names:
        found = append(found, book.number(name, page.at(key)))
    return found


def _read_seat(page: Page, book: Book) -> Seat:
    s = Seat()
    s.score = page.number("score", None, 0, MOST_POINTS)
    s.stones = read_stones(page.page("stones"))
    for card in read_cards(page, "hand", book):
        s.take(card)
    s.area = read_cards(page, "area", book)
    s.used = read_cards(page, "used", book)
    return s


def check_zones(t: Vale) -> None:
    """Complain unless every card lies in exactly one zone."""
    for fault in misplaced(t):
        raise BadPaper(fault)


def misplaced(t: Vale) -> list[str]:
    """The cards that do not lie in exactly one zone."""
    found = [0] * len(t.cards)
    zones = [t.deck, t.pile, t.board]
    for s in t.seats:
        zones += [s.hand, s.area]
    for zone in zones:
        for card in zone:
            found[card] += 1
    return [f"{t.cards[c].id}: lies in {n} zones, expected one" for c, n in enumerate(found) if n != 1]
