"""Paying: every way to cover a cost with stones."""

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import BLUE, PURPLE, RED, held, purse


def payments(t: Vale, seat: i64, cost: i64) -> vec[i64]:
    """The purses a player may pay: they cover the cost, and (unless the option allows it) no stone is needless."""
    stones = t.seats[seat].stones
    red, blue, purple = t.values(seat)
    found = vec[i64]()
    for p in range(held(stones, PURPLE) + 1):
        for b in range(held(stones, BLUE) + 1):
            for r in range(held(stones, RED) + 1):
                over = red * r + blue * b + purple * p - cost
                if over >= 0 and (t.variant.needless_stones or not _needless(over, red, r, blue, b, purple, p)):
                    found = append(found, purse(r, b, p))
    return found


def _needless(over: i64, red: i64, r: i64, blue: i64, b: i64, purple: i64, p: i64) -> bool:
    """Whether a stone could be taken out of the payment."""
    return (r > 0 and red <= over) or (b > 0 and blue <= over) or (p > 0 and purple <= over)
