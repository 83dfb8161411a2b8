"""Checking a deal: everything that was promised before it is computed again from what was opened after the game."""

from typing import Final

from cardwright.kernel.deal import Deal
from cardwright.kernel.game import Game
from cardwright.kernel.log import Log, replay
from cardwright.kernel.paper import BadPaper


class Check:
    """One thing that was checked: what, about which seat (-1: all), whether it is so, and how many answers it took.

    The secret is the one that was committed to; a seat's bits are those that it sealed, or they were `missing` and the
    deal was made without them; the key follows from them; dealt from that key, every answer of the game is legal.
    """

    def __init__(self, what: str, right: bool, seat: int = -1, n: int = 0) -> None:
        self.what: Final = what
        self.right: Final = right
        self.seat: Final = seat
        self.n: Final = n


def verify(game: Game, log: Log) -> list[Check]:
    """Everything that can be checked of a log; a game that nobody committed to raises BadPaper."""
    deal = log.deal
    if deal is None:
        raise BadPaper(
            "this game was not shuffled at a table, so there is nothing to check: it began from a known deal"
        )
    return [
        Check("commitment", deal.holds()),
        *_seats(deal),
        Check("key", deal.key() == log.setup.key),
        Check("answers", _replays(game, log), n=len(log.answers)),
    ]


def _seats(deal: Deal) -> list[Check]:
    broken, unopened = deal.broken_seals(), deal.unopened()
    found = [Check("bits", seat not in broken, seat) for seat, added in enumerate(deal.bits) if added]
    return found + [Check("missing", True, seat) for seat in unopened]


def _replays(game: Game, log: Log) -> bool:
    try:
        replay(game, log)
    except BadPaper:
        return False
    return True
