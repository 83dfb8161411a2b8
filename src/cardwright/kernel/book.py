"""The book of addresses: what is pending goes onto paper, so a game can stop in the middle of an effect."""

from typing import Final

from cardwright.kernel.machine import MOST_SEATS, Effect, Frame, Position
from cardwright.kernel.paper import BadPaper, Page, Record

MOST_NOTED: Final = 1 << 62
SEPARATOR: Final = ";"
SEATS: Final = [str(seat) for seat in range(-1, MOST_SEATS)]


class AddressBook:
    """The address of every instruction in play: `rule/turn` is a rule, `hydra/instant/2` the third reward of a card.

    A game enters its cards too, each word once; the parts of a word have its address and their number.
    """

    def __init__(self, rules: dict[str, Effect]) -> None:
        self.effects: Final[dict[str, Effect]] = {}
        self.addresses: Final[dict[int, str]] = {}
        self.plain: Final[dict[str, Frame]] = {}
        for name, rule in rules.items():
            self.enter(rule, f"rule/{name}")

    def enter(self, effect: Effect, address: str) -> None:
        assert id(effect) not in self.addresses, "an instruction has one address"
        self.effects[address] = effect
        self.addresses[id(effect)] = address
        for i, part in enumerate(effect.parts()):
            self.enter(part, f"{address}/{i}")

    def write_pending(self, t: Position) -> Record:
        """The agenda and the open question; everybody may see them."""
        asked = None if t.asked is None else self.write_frame(t.asked)
        return {"agenda": [self.write_frame(f) for f in t.frames()], "asked": asked}

    def keep_pending(self, t: Position, record: Record) -> None:
        """The same for a position that is kept: each frame in a few words, and all of the agenda in one text."""
        record["agenda"] = SEPARATOR.join([self.keep_frame(t.agenda[i]) for i in range(t.height)])
        record["asked"] = "" if t.asked is None else self.keep_frame(t.asked)

    def read_pending(self, t: Position, page: Page, cards: int, sides: int = 0) -> None:
        """What `write_pending` or `keep_pending` wrote; the options of the question are found by asking again.

        Where there are more sides than seats, something may be pending for one that nobody is asked about.
        """
        players = int(t.players)
        most = max(players, sides)
        agenda = page.get("agenda")
        frames = (
            agenda.split(SEPARATOR) if isinstance(agenda, str) and agenda else page.items("agenda") if agenda else []
        )
        for frame in frames:
            t.push(self.read_frame(frame, "agenda", most, cards))
        asked = page.get("asked")
        t.asked = self.read_frame(asked, "asked", players, cards) if asked else None

    def write_frame(self, f: Frame) -> list[object]:
        return [self.addresses[id(f.effect)], int(f.seat), int(f.card), int(f.it), int(f.memo)]

    def keep_frame(self, f: Frame) -> str:
        """Its words; most frames have nothing to say but whose they are."""
        text = f"{self.addresses[id(f.effect)]} {SEATS[f.seat + 1]}"
        return text if f.card == -1 and f.it == -1 and f.memo == 0 else f"{text} {f.card} {f.it} {f.memo}"

    def plain_frame(self, text: str, where: str) -> Frame:
        """The frame of an address and a seat; nobody's has -1. Such a frame is made once, and looked up."""
        address, _, seat = text.partition(" ")
        if address not in self.effects or seat not in SEATS:
            raise BadPaper(f"{where}: expected an address and a seat, got {text!r}")
        self.plain[text] = self.effects[address].at(int(seat))
        return self.plain[text]

    def read_frame(self, data: object, where: str, players: int, cards: int) -> Frame:
        if isinstance(data, str):
            found = self.plain.get(data)
            if found is None:
                words = data.split(" ")
                if len(words) == 5:
                    return self.read_frame([words[0], *numbers_in(words[1:], where)], where, players, cards)
                found = self.plain_frame(data, where)
            if found.seat >= players:
                raise BadPaper(f"{where}: expected a seat below {players}, got {data!r}")
            return found
        if not isinstance(data, list) or len(data) != 5 or data[0] not in self.effects:
            raise BadPaper(f"{where}: expected [address, seat, card, it, memo], got {data!r}")
        for value, end in zip(data[1:], (players, cards, cards, MOST_NOTED)):
            if isinstance(value, bool) or not isinstance(value, int) or not -1 <= value < end:
                raise BadPaper(f"{where}: expected whole numbers below {end} behind the address, got {value!r}")
        return Frame(self.effects[data[0]], data[1], data[2], data[3], data[4])


def numbers_in(words: list[str], where: str) -> list[int]:
    try:
        return [int(word) for word in words]
    except ValueError:
        raise BadPaper(f"{where}: expected whole numbers behind the address, got {' '.join(words)!r}") from None


def find(name: str, numbers: dict[str, int], what: str, where: str) -> int:
    """The number of what a name stands for; a complaint says which names are near."""
    number = numbers.get(name)
    if number is None:
        raise BadPaper(f"{where}: no {what} is called '{name}'{_nearest(name, list(numbers))}")
    return number


def find_on(page: Page, key: str, name: str, numbers: dict[str, int], what: str) -> int:
    """The same of a name on a page: where that is gets put together only to complain."""
    number = numbers.get(name)
    return find(name, numbers, what, page.at(key)) if number is None else number


def _nearest(word: str, known: list[str]) -> str:
    plain = word.lower().replace(" ", "_").replace("-", "_")
    near = [k for k in known if k == plain or k.startswith(plain[:3])]
    return f"; did you mean {', '.join(near)}?" if near else ""
