"""What a network is shown of The Vale of Eternity: what counts for each player, what can be paid, and the market."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.bots.network import Inputs
from cardwright.bots.vale.features import MORE, PLACES, WHOLE, Features, features, instant_promise
from cardwright.games.vale.state import Vale, cost_under, values_under
from cardwright.games.vale.terms import HUNTING, PHASES, held

# What the stones of a player are worth, how many cards of the hand they would pay, the dearest of these and what the
# best of them promises.
PURSE: Final = ("purse", "payable", "dearest", "best_payable")
ROUNDS: Final = 10


def layout(t: Vale) -> list[str]:
    """The name of every input, in order: a network fits where these are the same."""
    cards = [card.id for card in t.cards]
    one = [f"{place} {card}" for place in PLACES for card in cards]
    one += [*WHOLE, *(MORE if t.variant.expanded else ()), *PURSE]
    found = [f"{who} {name}" for who in ("own", "rival", "rest")[: min(int(t.players), 3)] for name in one]
    found += [f"round {i + 1}" for i in range(ROUNDS)] + [f"phase {phase}" for phase in PHASES]
    found += [f"{who} {i}" for who in ("place", "asked") for i in range(int(t.players))]
    return found + [f"market {card}" for card in cards]


def inputs(t: Vale, seat: i64, weights: vec[float]) -> Inputs:
    """A player's own, the strongest other one's, then that of all the rest together; and what lies there for all."""
    shown = Inputs()
    seats = by_strength(t, seat, weights)
    size: i64 = len(weights) + len(PURSE)
    for i in range(i64(len(seats))):
        _add_player(t, seats[i].seat, seats[i].found, shown, size * min(i, 2))
    at = size * min(t.players, 3)
    shown.add(at + min(t.round, ROUNDS) - 1, 1)
    at += ROUNDS
    shown.add(at + t.phase, 1)
    at += len(PHASES)
    shown.add(at + (seat - t.first) % t.players, 1)
    at += t.players
    shown.add(at + (t.seat() - seat) % t.players, 1)
    at += t.players
    if t.phase == HUNTING:
        for i in range(i64(len(t.board))):
            if t.marks[i] < 0:
                shown.add(at + t.board[i], 1)
    return shown


class Player:
    """A seat with what counts for it."""

    def __init__(self, seat: i64, found: Features) -> None:
        self.seat: Final[i64] = seat
        self.found: Final = found


def by_strength(t: Vale, seat: i64, weights: vec[float]) -> list[Player]:
    """A seat, and behind it the others, the strongest first."""
    own = Player(seat, features(t, seat, weights, True))
    others: list[Player] = []
    for other in range(t.players):
        if other != seat:
            others.append(Player(other, features(t, other, weights, True)))
    if len(others) > 1:
        others.sort(key=_strength, reverse=True)
    return [own, *others]


def _strength(player: Player) -> float:
    return player.found.total


def _add_player(t: Vale, seat: i64, found: Features, shown: Inputs, at: i64) -> None:
    for i in range(i64(len(found.which))):
        shown.add(at + found.which[i], i64(found.values[i]))
    at += found.next
    s = t.seats[seat]
    lasting = t.lasting(seat)
    red, blue, purple = values_under(lasting)
    purse = held(s.stones, 0) * red + held(s.stones, 1) * blue + held(s.stones, 2) * purple
    payable: i64 = 0
    dearest: i64 = 0
    best: i64 = 0
    for c in s.hand:
        cost = cost_under(lasting, t.cards[c])
        if cost <= purse:
            payable += 1
            dearest = max(dearest, cost)
            best = max(best, instant_promise(t, seat, c))
    shown.add(at, purse)
    shown.add(at + 1, payable)
    shown.add(at + 2, dearest)
    shown.add(at + 3, best)
