"""What a position of The Vale of Eternity is worth: a forecast of every player's final score."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cardwright.bots.judgement import Judgement, result
from cardwright.bots.network import Inputs
from cardwright.bots.turns import best_of
from cardwright.bots.vale.features import MARK, features, rounds_left
from cardwright.bots.vale.inputs import inputs, layout
from cardwright.games.vale.rules.hunting import hunter
from cardwright.games.vale.rules.rounds import winners
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import HUNTING
from cardwright.kernel.machine import Position

# The lead in points that counts as three games won in four. It was chosen, not fitted: larger, and the search cares for
# points when the game is as good as won; smaller, and it cares for the victory alone before anything is settled.
SCALE: Final = 8.0
# A simulation goes on to the end of the next round: one against three normals, at 270 simulations, won 61 % of 96 games
# so, and 41 % when it went to the end of its own round.
HORIZON: Final = 2


class ValeJudgement(Judgement):
    """The lead, in points, that a seat may expect: features with weights measured by playing (`lab/vale/fit.py`)."""

    def __init__(self, weights: list[float], expanded: list[float]) -> None:
        super().__init__()
        self.scale = SCALE
        self.horizon = HORIZON
        self.base: Final = vec[float](weights)
        self.expanded: Final = vec[float](expanded)

    def weights(self, t: Vale) -> vec[float]:
        """What counts how much in this game: the base game has its own weights."""
        return self.expanded if t.variant.expanded else self.base

    def forecast(self, t: Vale, seat: i64) -> float:
        """The final score that a player may expect."""
        return features(t, seat, self.weights(t)).total

    def worth(self, t: Position, seat: int) -> float:
        assert isinstance(t, Vale)
        if t.over():
            return result(winners(t), seat) + self.lead(t, seat)
        quarry = self.quarry(t)
        best = -1.0e9
        for other in range(t.players):
            if other != seat:
                best = max(best, self.forecast(t, other) + quarry[other])
        return self.forecast(t, seat) + quarry[seat] - best

    def lead(self, t: Vale, seat: i64) -> float:
        """The points by which a seat leads: a victory is a victory, but the higher the better."""
        best: i64 = -1000
        for other in range(t.players):
            if other != seat:
                best = max(best, t.seats[other].score)
        return float(t.seats[seat].score - best)

    def hope(self, t: Position, seat: int) -> float:
        assert isinstance(t, Vale)
        return result(winners(t), seat) if t.over() else self.forecast(t, seat)

    def rests(self, t: Position) -> bool:
        assert isinstance(t, Vale)
        return t.phase == HUNTING and all(mark < 0 for mark in t.marks)

    def field(self, t: Position) -> str:
        """The base game or both expansions; with one of them alone nothing is trained."""
        assert isinstance(t, Vale)
        if not t.variant.expanded:
            return f"base-{t.players}"
        options = t.variant.options
        return f"both-{t.players}" if options.get("artifacts") == options.get("curse") else ""

    def layout(self, t: Position) -> list[str]:
        assert isinstance(t, Vale)
        return layout(t)

    def inputs(self, t: Position, seat: int) -> Inputs:
        assert isinstance(t, Vale)
        return inputs(t, seat, self.weights(t))

    def key(self, t: Position, pick: i64) -> i64:
        """Every card is there once, so an option is always the same answer."""
        return pick

    def quarry(self, t: Vale) -> vec[float]:
        """What the rest of the hunt will bring everyone, if each hunter takes the card worth most in general.

        A hunt that has not begun brings nothing yet: which cards lie there is luck, and would drown what can be judged.
        """
        brings = vec[float]([0.0] * t.players)
        if t.phase != HUNTING or self.rests(t):
            return brings
        free = vec[float](capacity=8)
        left = rounds_left(t)
        for i in range(i64(len(t.board))):
            if t.marks[i] < 0:
                free = append(free, self.bounty(t, t.board[i], left))
        laid: i64 = len(t.board) - len(free)
        while len(free) > 0:
            best = best_of(free)
            brings[hunter(t, laid)] += free[best]
            free, _ = pop(free, best)
            laid += 1
        return brings

    def bounty(self, t: Vale, card: i64, left: i64) -> float:
        """What a marker on a card is worth in general."""
        cards: i64 = len(t.cards)
        weights = self.weights(t)
        return weights[MARK * cards + card] + weights[(MARK + 1) * cards + card] * float(left)
