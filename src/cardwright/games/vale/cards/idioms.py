"""Sentences that several cards share."""

from cardwright.games.vale.state import Word
from cardwright.games.vale.words.choices import AREA, Name, Pick
from cardwright.games.vale.words.counts import Which
from cardwright.games.vale.words.creatures import Discard, Swap
from cardwright.games.vale.words.stones import Score
from cardwright.kernel.words import Then


def strike(points: int, family: int) -> Word:
    """Score, then name a player who discards a card of a family."""
    return Then(Score(points), Name(family, Pick(AREA, Discard(), Which(family))))


def exchange(points: int, family: int) -> Word:
    """Score, then name a player who gives a card of a family for this one."""
    return Then(Score(points), Name(family, Pick(AREA, Swap(), Which(family))))
