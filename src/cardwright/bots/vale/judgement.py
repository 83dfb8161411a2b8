"""What a position of The Vale of Eternity is worth: a forecast of every player's final score."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.bots.judgement import Judgement
from cardwright.bots.vale.features import features
from cardwright.games.vale.rules.rounds import winners
from cardwright.games.vale.state import Vale
from cardwright.kernel.machine import Position

WON: Final = 1000.0


class ValeJudgement(Judgement):
    """Weights for the features, measured by playing (`cardwright.lab.fit`)."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = vec[float](weights)

    def forecast(self, t: Vale, seat: i64) -> float:
        """The final score that a player may expect."""
        x = features(t, seat)
        total = 0.0
        for i in range(i64(len(x.which))):
            total += self.weights[x.which[i]] * x.value[i]
        return total

    def worth(self, t: Position, seat: int) -> float:
        assert isinstance(t, Vale)
        if t.over():
            return decided(t, seat)
        best = -1.0e9
        for other in range(t.players):
            if other != seat:
                best = max(best, self.forecast(t, other))
        return self.forecast(t, seat) - best


def decided(t: Vale, seat: i64) -> float:
    """What a finished game is worth."""
    best = winners(t)
    if seat not in best:
        return -WON
    return WON if len(best) == 1 else 0.0
