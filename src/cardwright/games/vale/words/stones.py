"""Words about points and stones, and the limit that follows every effect."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.state import Card, Permanent, Vale, Word
from cardwright.games.vale.terms import BLUE, DROPPED, PURPLE, RED, STONES, count, held, purse, spell, stones_of
from cardwright.games.vale.words.counts import Count, Once
from cardwright.kernel.machine import Frame

ONCE: Final = Once()


class Score(Word):
    """Score points, so many `per` something."""

    def __init__(self, n: int, per: Count = ONCE) -> None:
        self.n: Final[i64] = n
        self.per: Final = per

    def do(self, t: Vale, f: Frame) -> None:
        t.score(f.seat, self.n * self.per.of(t, f))

    def moves(self) -> bool:
        return False

    def reward(self) -> str:
        return f"score={self.n}"


class Lose(Word):
    """Lose points, never below 0."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def do(self, t: Vale, f: Frame) -> None:
        t.lose(f.seat, self.n)

    def moves(self) -> bool:
        return False

    def reward(self) -> str:
        return f"lose={self.n}"


class Gain(Word):
    """Gain stones of a colour."""

    def __init__(self, colour: int, n: int = 1) -> None:
        self.colour: Final[i64] = colour
        self.n: Final[i64] = n

    def do(self, t: Vale, f: Frame) -> None:
        t.gain(f.seat, stones_of(self.colour, self.n))

    def reward(self) -> str:
        return STONES[self.colour] if self.n == 1 else f"{STONES[self.colour]}={self.n}"


class Spend(Word):
    """Give up one stone of a colour."""

    def __init__(self, colour: int) -> None:
        self.colour: Final[i64] = colour

    def can(self, t: Vale, f: Frame) -> bool:
        return held(t.seats[f.seat].stones, self.colour) > 0

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        t.spend(f.seat, stones_of(self.colour))

    def reward(self) -> str:
        return f"spend={STONES[self.colour]}"


class SpendAll(Word):
    """Give up all your stones."""

    def do(self, t: Vale, f: Frame) -> None:
        t.spend(f.seat, t.seats[f.seat].stones)


class TurnAll(Word):
    """Replace every stone you hold by one of a colour."""

    def __init__(self, colour: int) -> None:
        self.colour: Final[i64] = colour

    def do(self, t: Vale, f: Frame) -> None:
        stones = t.seats[f.seat].stones
        t.spend(f.seat, stones)
        t.gain(f.seat, stones_of(self.colour, count(stones)))


class Rob(Word):
    """Take a point from an opponent of your choice, who must have it."""

    def do(self, t: Vale, f: Frame) -> None:
        options = vec[i64]()
        for seat in range(t.players):
            if seat != f.seat:
                options = append(options, seat)
        t.ask(f, options)

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        before = t.seats[pick].score
        t.lose(pick, 1)
        t.score(f.seat, before - t.seats[pick].score)

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"rob {pick + 1}"


class Overflow(Word):
    """Choose which stones over the limit to lose: one answer for all of them."""

    def do(self, t: Vale, f: Frame) -> None:
        stones = t.seats[f.seat].stones
        over = count(stones) - t.limit(f.seat)
        options = vec[i64]()
        for purple in range(min(over, held(stones, PURPLE)) + 1):
            for blue in range(min(over - purple, held(stones, BLUE)) + 1):
                red = over - purple - blue
                if red <= held(stones, RED):
                    options = append(options, purse(red, blue, purple))
        t.ask(f, options)

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        t.seats[f.seat].stones -= pick
        t.note(DROPPED, f.seat, n=pick)

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"drop {spell(pick)}"


class Limit(Word):
    """See to it that nobody holds too many stones, starting with the player whose turn it is."""

    def do(self, t: Vale, f: Frame) -> None:
        for i in range(t.players):
            seat = (t.turn + i) % t.players
            stones = count(t.seats[seat].stones)
            if stones > 3 and stones > t.limit(seat):
                t.push(f)
                t.push(Frame(OVERFLOW, seat))
                return


OVERFLOW: Final = Overflow()
LIMIT: Final = Limit()
CHECK_LIMIT: Final = Frame(LIMIT, -1)


def perform(t: Vale, f: Frame) -> None:
    """Put an effect on the agenda; the stone limit is checked when it has finished."""
    t.push(CHECK_LIMIT)
    t.push(f)


class MoreStones(Permanent):
    """You may hold more stones."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def limit(self) -> i64:
        return self.n


class WorthMore(Permanent):
    """Your stones of some colours are worth more."""

    def __init__(self, *colours: int, n: int = 1) -> None:
        self.colours: Final = colours
        self.n: Final[i64] = n

    def worth(self, colour: i64) -> i64:
        for c in self.colours:
            if c == colour:
                return self.n
        return 0


class SwapValues(Permanent):
    """Your blue and purple stones trade their values."""

    def swaps(self) -> bool:
        return True


class Cheaper(Permanent):
    """Your cards, or those of a family, cost less to summon."""

    def __init__(self, n: int, family: int = -1) -> None:
        self.n: Final[i64] = n
        self.family: Final[i64] = family

    def discount(self, card: Card) -> i64:
        return self.n if self.family < 0 or card.family == self.family else 0
