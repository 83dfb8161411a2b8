"""A test double of a very small game that uses what the contract has beside cards: modes, things brought, ranks, nobody
who wins, players who are out, a game alone, chance before the first question.

Everybody brings a pouch of three to five numbers, a line each; a line with # is a remark. By lot everybody shows a
number and puts it back: the highest begins. In turn everybody lays a number and scores it. In a crowd a 1 puts its
owner out; alone, one wins by reaching the goal.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.dice import Dice, FastDice, read_dice
from cardwright.kernel.game import MODE, OPEN, RULE, SPECTATOR, Choice, Game, Objection, Outcome, Setup, ranked
from cardwright.kernel.machine import Effect, Event, Frame, Position
from cardwright.kernel.paper import BadPaper, Page, Record

SEATS: Final = {"duel": range(2, 3), "alone": range(1, 2), "crowd": range(3, 5)}
SHOWN, LAID, LEFT = range(3)
EVENTS: Final = ("shown", "laid", "left")
LENT: Final = ["3\n5\n7", "2\n4\n6\n8", "1\n1\n9"]


def numbers(pouch: str) -> list[str]:
    return [line for line in pouch.split("\n") if not line.startswith("#")]


class Tally(Position):
    """A position: what is in everybody's pouch in order, what they scored, and who is out."""

    def __init__(self) -> None:
        super().__init__()
        self.pouches: list[list[int]] = []
        self.points: list[int] = []
        self.left: list[int] = []
        self.shown: list[int] = []
        self.goal = 0

    def clone(self) -> "Tally":
        t = Tally()
        t.take_over(self)
        t.pouches = [pouch[:] for pouch in self.pouches]
        t.points, t.left, t.shown, t.goal = self.points[:], self.left[:], self.shown[:], self.goal
        return t

    def after(self, seat: int) -> int:
        """Who is next; -1 if nobody is."""
        if 1 < self.players <= len(self.left) + 1:
            return -1
        for i in range(1, int(self.players) + 1):
            it = (seat + i) % int(self.players)
            if it not in self.left and self.pouches[it]:
                return it
        return -1


def tally(t: Position) -> Tally:
    assert isinstance(t, Tally)
    return t


class Turn(Effect):
    """Lay a number; equal ones are one answer."""

    def do(self, t: Position, f: Frame) -> None:
        t.wait(f, self.options(t, f))

    def options(self, t: Position, f: Frame) -> vec[i64]:
        return vec[i64](sorted(set(tally(t).pouches[f.seat])))

    def chosen(self, t: Position, f: Frame, pick: i64) -> None:
        y, seat = tally(t), int(f.seat)
        y.pouches[seat].remove(int(pick))
        y.points[seat] += int(pick)
        t.note(LAID, seat, n=pick)
        if pick == 1 and t.players > 2:
            y.left.append(seat)
            t.note(LEFT, seat)
        if y.after(seat) >= 0:
            t.push(Frame(TURN, y.after(seat)))

    def name(self, t: Position, f: Frame, pick: i64) -> str:
        return f"lay {pick}"


TURN: Final = Turn()


class TallyGame(Game):
    """Signs the contract for the double."""

    name = "tally"
    rules = 1

    def choices(self) -> list[Choice]:
        return [
            Choice("mode", list(SEATS), "duel", MODE),
            Choice("goal", ["15", "20", "25"], "15", RULE, of="mode", when=["alone"]),
        ]

    def seats(self, options: dict[str, str]) -> range:
        return SEATS[options["mode"]]

    def brings(self, options: dict[str, str]) -> str:
        return "pouch"

    def objections(self, options: dict[str, str], brought: str) -> list[Objection]:
        lines = numbers(brought)
        found = [Objection("no_number", {"line": it}) for it in lines if it not in list("123456789")]
        return found if 3 <= len(lines) <= 5 else [*found, Objection("pouch_size", {"n": len(lines)})]

    def lent(self, options: dict[str, str]) -> list[str]:
        return LENT

    def new(self, setup: Setup, told: list[Event] | None = None) -> Position:
        setup = self.checked(setup)
        t = Tally()
        t.players, t.dice, t.goal, t.events = setup.players, setup.dice(), int(setup.options["goal"]), told
        t.pouches = [sorted(int(line) for line in numbers(pouch)) for pouch in setup.brought]
        t.points = [0] * setup.players
        t.shown = [pouch[t.dice.roll(len(pouch))] for pouch in t.pouches]
        for seat, number in enumerate(t.shown):
            t.note(SHOWN, seat, n=number)
        t.push(Frame(TURN, t.shown.index(max(t.shown))))
        t.advance()
        t.events = None
        return t

    def event_name(self, kind: int) -> str:
        return EVENTS[kind]

    def write(self, t: Position) -> Record:
        y = tally(t)
        hidden: Record = {"pouches": [pouch[:] for pouch in y.pouches], "dice": t.dice.written()}
        return {**self._open(y), **hidden, "options": list(t.options)}

    def _open(self, y: Tally) -> Record:
        return {
            "points": y.points[:],
            "left": y.left[:],
            "shown": y.shown[:],
            "goal": y.goal,
            "secrets": int(y.secrets),
            "asked": int(y.seat()),
            "sizes": [len(pouch) for pouch in y.pouches],
        }

    def _read(self, page: Page) -> Tally:
        t = Tally()
        t.points, t.left = page.numbers("points", 0, 45), page.numbers("left", 0, 5)
        t.shown = page.numbers("shown", 1, 9)
        t.players, t.goal = len(t.points), page.number("goal", None, 0, 99)
        t.secrets = page.number("secrets", None, 0, 1 << 40)
        asked = page.number("asked", None, -1, 5)
        t.asked = Frame(TURN, asked) if asked >= 0 else None
        return t

    def read(self, record: Record) -> Position:
        page = Page(record, "")
        t = self._read(page)
        t.pouches = [Page({"it": pouch}, "").numbers("it", 1, 9) for pouch in page.items("pouches")]
        t.listed, t.dice = vec[i64](page.numbers("options", 1, 9)), read_dice(page)
        return t

    def view(self, t: Position, seat: int) -> Record:
        y = tally(t)
        pouches = [pouch[:] if seat in (i, OPEN) else [] for i, pouch in enumerate(y.pouches)]
        options = list(t.options) if t.asked is not None and seat in (t.seat(), OPEN) else []
        return {"seat": seat, **self._open(y), "pouches": pouches, "options": options}

    def imagine(self, view: Record, dice: Dice) -> Position:
        page = Page(view, "view")
        seat = page.number("seat", None, SPECTATOR, 5)
        t = self._read(page)
        known = [Page({"it": pouch}, "").numbers("it", 1, 9) for pouch in page.items("pouches")]
        for i, size in enumerate(page.numbers("sizes", 0, 5)):
            t.pouches.append(known[i] if i == seat else sorted(int(dice.roll(9)) + 1 for _ in range(size)))
        t.dice = FastDice(dice.next(), dice.next() | 1)
        if t.asked is not None:
            TURN.do(t, t.asked)
        return t

    def resample(self, t: Position, seat: int, dice: Dice) -> Position:
        return self.imagine(self.view(t, seat), dice)

    def lay(self, scenario: Page, told: list[Event] | None = None) -> Position:
        raise BadPaper("tally has no scenarios")

    def sketch(self, t: Position) -> Record | None:
        return None

    def outcome(self, t: Position) -> Outcome | None:
        y = tally(t)
        if not t.over():
            return None
        if t.players == 1:
            return Outcome([1 if y.points[0] >= y.goal else 2], y.points, "goal" if y.points[0] >= y.goal else "short")
        worth = [-1 if seat in y.left else points for seat, points in enumerate(y.points)]
        return Outcome(ranked(worth), y.points, "last" if len(y.left) + 1 == t.players else "points")

    def out(self, t: Position) -> list[int]:
        return tally(t).left[:]

    def faults(self, t: Position) -> list[str]:
        return [f"a pouch holds {pouch}" for pouch in tally(t).pouches if len(pouch) > 5]


TALLY: Final = TallyGame()
