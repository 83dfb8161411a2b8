"""What counts in a position of The Vale of Eternity: the numbers from which a player's final score is forecast."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cardwright.games.vale.seat import Seat
from cardwright.games.vale.state import Vale, Word
from cardwright.games.vale.terms import ACTION, FAMILIES, HUNTING, RESOLUTION, STONES, count, held
from cardwright.games.vale.words.choices import NameFamily
from cardwright.games.vale.words.curses import TakeCurse, curses_of
from cardwright.games.vale.words.stones import Lose, Score
from cardwright.kernel.machine import Frame
from cardwright.kernel.words import If, Then
from cardwright.kernel.zones import EMPTY, holds

# A card counts by where it lies, once as such and once for each turn in which it may still be useful.
PLACES: Final = ("hand", "hand_turns", "area", "area_turns", "mark", "mark_turns")
HAND: Final = 0
AREA: Final = 2
MARK: Final = 4
WHOLE: Final = (
    "instants", "best_instant", "actives", "actives_turns", "families", "families_turns", "marked_instants",
    "one", "left", "turns", "score", "room", "room_turns", "cards_in_hand", "hand_turns", "hand_beyond_room",
    "red", "red_turns", "blue", "blue_turns", "purple", "purple_turns", "full", "full_turns",
)  # fmt: skip
# What counts besides in a game with expansions.
MORE: Final = (
    "sheltered", "sheltered_turns", "bought", "bought_turns", "curses", "curses_turns", "tokens", "tokens_turns",
    "seals", "seals_turns", "appeased",
)  # fmt: skip
# What the leader scores in a round, more or less, and what a curse costs at the end.
POINTS_A_ROUND: Final = 9
A_CURSE: Final = 2
NOTHING: Final = vec[float]()


@mypyc_attr(acyclic=True, free_list_len=1)
class Features:
    """What is not zero, weighed and added up as it comes; `kept` are the features themselves, if someone wants them."""

    def __init__(self, cards: i64, weights: vec[float], keep: bool) -> None:
        self.cards: Final[i64] = cards
        self.weights: Final[vec[float]] = weights
        self.keep: Final = keep
        self.next: i64 = len(PLACES) * cards
        self.total: float = 0.0
        self.which: vec[i64] = EMPTY
        self.values: vec[float] = NOTHING

    def add(self, which: i64, value: float) -> None:
        self.total += self.weights[which] * value
        if self.keep and value != 0.0:
            self.which = append(self.which, which)
            self.values = append(self.values, value)

    @property
    def kept(self) -> list[tuple[int, float]]:
        return [(self.which[i], self.values[i]) for i in range(len(self.which))]

    def card(self, place: i64, card: i64, turns: i64) -> None:
        self.add(place * self.cards + card, 1.0)
        self.add((place + 1) * self.cards + card, float(turns))

    def whole(self, value: i64) -> None:
        """The next one of WHOLE, and of MORE behind it."""
        if value != 0:
            self.add(self.next, float(value))
        self.next += 1


def rounds_left(t: Vale) -> i64:
    """How many rounds may still follow this one."""
    best: i64 = 0
    for s in t.seats:
        best = max(best, s.score)
    need = t.variant.goal - best
    if need <= 0:
        return 0
    return min(t.variant.rounds - t.round, (need + POINTS_A_ROUND - 1) // POINTS_A_ROUND)


def turns_to_come(t: Vale, seat: i64, left: i64) -> i64:
    """Action turns that a seat has still before it, the one it may be in not counted."""
    place = (seat - t.first) % t.players
    now = (t.turn - t.first) % t.players
    return left + (1 if t.phase == HUNTING or (t.phase == ACTION and place > now) else 0)


def resolution_to_come(t: Vale, seat: i64) -> bool:
    place = (seat - t.first) % t.players
    return t.phase != RESOLUTION or place > (t.turn - t.first) % t.players


def promise(t: Vale, word: Word | None, f: Frame) -> i64:
    """The points that an effect would bring now, as far as they can be read off its words."""
    if isinstance(word, Score):
        return word.n * word.per.of(t, f)
    if isinstance(word, Lose):
        return -word.n
    if isinstance(word, Then):
        total: i64 = 0
        if not word.linked and word.can(t, f):
            for step in word.steps:
                total += promise(t, step, f)
        return total
    if isinstance(word, If):
        return promise(t, word.branch(t, f), f)
    if isinstance(word, TakeCurse):
        return -A_CURSE * word.n
    if isinstance(word, NameFamily):
        return best_family(t, word, f)
    return 0


def best_family(t: Vale, word: NameFamily, f: Frame) -> i64:
    best: i64 = 0
    for family in range(i64(len(FAMILIES))):
        best = max(best, promise(t, word.then, Frame(word.then, f.seat, f.card, f.it, family)))
    return best


def features(t: Vale, seat: i64, weights: vec[float], keep: bool = False) -> Features:
    """Everything that counts for one player, weighed."""
    s = t.seats[seat]
    left = rounds_left(t)
    turns = turns_to_come(t, seat, left)
    x = Features(len(t.cards), weights, keep)
    _add_hand(t, s, seat, x, turns)
    _add_area(t, s, seat, x, left, turns)
    _add_marks(t, seat, x, left)
    free = t.room(seat)
    x.whole(1)
    x.whole(left)
    x.whole(turns)
    x.whole(s.score)
    x.whole(free)
    x.whole(free * turns)
    x.whole(len(s.hand))
    x.whole(len(s.hand) * turns)
    x.whole(max(0, len(s.hand) - free - left))
    for colour in range(i64(len(STONES))):
        x.whole(held(s.stones, colour))
        x.whole(held(s.stones, colour) * min(turns, 1))
    full = max(0, count(s.stones) - 3)
    x.whole(full)
    x.whole(full * min(turns, 1))
    if t.variant.expanded:
        _add_more(t, s, seat, x, left, turns)
    return x


def _add_more(t: Vale, s: Seat, seat: i64, x: Features, left: i64, turns: i64) -> None:
    """What expansions give a player. A tile or a face counts like a card of the area."""
    due = left + (1 if resolution_to_come(t, seat) else 0)
    for g in s.gear:
        x.card(AREA, g, due)
    tokens = curses_of(t, seat) - s.curses
    x.whole(len(s.shelter))
    x.whole(len(s.shelter) * turns)
    x.whole(s.bought)
    x.whole(s.bought * turns)
    x.whole(s.curses)
    x.whole(s.curses * left)
    x.whole(tokens)
    x.whole(tokens * left)
    x.whole(s.seals)
    x.whole(s.seals * turns)
    x.whole(len(s.appeased))


def _add_hand(t: Vale, s: Seat, seat: i64, x: Features, turns: i64) -> None:
    instants: i64 = 0
    best: i64 = 0
    for c in s.hand:
        x.card(HAND, c, turns)
        if turns > 0:
            points = instant_promise(t, seat, c)
            instants += points
            best = max(best, points)
    x.whole(instants)
    x.whole(best)


def _add_area(t: Vale, s: Seat, seat: i64, x: Features, left: i64, turns: i64) -> None:
    due = resolution_to_come(t, seat)
    mine = t.phase == RESOLUTION and t.turn == seat
    actives: i64 = 0
    actives_turns: i64 = 0
    there: i64 = 0
    for c in s.area:
        card = t.cards[c]
        there |= 1 << card.family
        uses = left + (1 if due or (mine and not holds(s.used, c)) else 0)
        x.card(AREA, c, uses)
        if card.active is not None and uses > 0:
            points = promise(t, card.active, Frame(card.active, seat, c))
            actives += points
            actives_turns += points * uses
    families: i64 = 0
    for family in range(i64(len(FAMILIES))):
        families += there >> family & 1
    x.whole(actives)
    x.whole(actives_turns)
    x.whole(families)
    x.whole(families * turns)


def _add_marks(t: Vale, seat: i64, x: Features, left: i64) -> None:
    instants: i64 = 0
    for i in range(i64(len(t.board))):
        if t.marks[i] == seat:
            x.card(MARK, t.board[i], left)
            instants += instant_promise(t, seat, t.board[i])
    x.whole(instants)


def instant_promise(t: Vale, seat: i64, card: i64) -> i64:
    instant = t.cards[card].instant
    return 0 if instant is None else promise(t, instant, Frame(instant, seat, card))
