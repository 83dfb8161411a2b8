"""Judgement: what a game's bots think a position is worth. Search knows no game; it asks this."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.bots.network import Inputs
from cardwright.kernel.dice import Dice
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import name

# How many positions are looked at in each step of one's turn: as many as can be afforded, for 95 % of normal's answers
# are promised within 20 ms (docs/speed.md).
BREADTH: Final = 96
# More than any position can be worth while the game goes on, in whatever unit.
WON: Final = 1000.0


class Judgement:
    """The contract: one number for a position, as one seat sees it.

    Its unit is the game's own: a lead in points, a share of a target. `scale` tells bots that know no game how much of
    it is much: with such a worth three games in four are won. `horizon` says how far a simulation goes: to so many
    moments that are good to judge. `breadth` says how many positions are looked at in each step of a turn. `learned`
    has what was trained, by the field for which it was.
    """

    def __init__(self) -> None:
        self.scale: float = 1.0
        self.horizon: i64 = 1
        self.breadth: i64 = BREADTH
        self.learned: dict[str, Judgement] = {}

    def worth(self, t: Position, seat: int) -> float:
        """How well a seat stands: nothing if all is open, more the better; once it is over its `result`, or beyond."""
        raise NotImplementedError

    def hope(self, t: Position, seat: int) -> float:
        """The part of the worth that is the seat's own doing: quicker, for playing on without much thought."""
        return self.worth(t, seat)

    def rests(self, t: Position) -> bool:
        """Whether this is a good moment to judge: nothing is half done. Where none is, all is played to the end."""
        return False

    def chance(self, worth: float) -> float:
        """The chance, from 0 to 1, that such a worth wins."""
        return 0.5 + 0.5 * worth / (self.scale + abs(worth))

    def chances(self, t: Position) -> vec[float]:
        """Every seat's chance to win."""
        found = vec[float](capacity=4)
        for seat in range(t.players):
            found = append(found, self.chance(self.worth(t, seat)))
        return found

    def field(self, t: Position) -> str:
        """The name of the tables for which one network does: the same inputs, the same number of players."""
        return ""

    def layout(self, t: Position) -> list[str]:
        """The name of every input that a network has at such a table."""
        return []

    def inputs(self, t: Position, seat: int) -> Inputs:
        """What a network is shown of a position, as one seat sees it: only asked where there is a field."""
        raise NotImplementedError

    def opinion(self, margin: float, chance: float) -> float:
        """What a position is worth of which a network expects such a margin, and such a chance to win."""
        return margin

    def trained(self, t: Position) -> "Judgement":
        """What judges such a table for who searches: what was trained for it, or else itself."""
        return self.learned.get(self.field(t), self)

    def inclination(self, t: Position, dice: Dice) -> i64:
        """The answer that the seat to answer would give without much thought."""
        seat = t.seat()
        best: i64 = t.options[0]
        most = -1.0e12
        for pick in t.options:
            u = t.clone()
            u.go_on(pick)
            hope = self.hope(u, seat)
            if hope > most:
                best = pick
                most = hope
        return best

    def answers(self, t: Position, seat: i64) -> bool:
        """Whether a search thinks through what one of several opponents answers here, as it does with a single one."""
        return False

    def key(self, t: Position, pick: i64) -> i64:
        """A number that equal answers share, whichever copy of a card they move, and others do not.

        Names tell that for every game; one in which an option is always the same answer has a quicker way.
        """
        return hash(name(t, pick))

    def hidden(self, t: Position) -> bool:
        """Whether nobody else will see what was answered: then a bot that always answers alike can be read."""
        return False


class PlainJudgement(Judgement):
    """Knows the end alone, of any game: before it nobody is ahead, and what is played on to it is left to chance."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game: Final = game

    def worth(self, t: Position, seat: int) -> float:
        outcome = self.game.outcome(t)
        return 0.0 if outcome is None else result(outcome.winners, seat)

    def inclination(self, t: Position, dice: Dice) -> i64:
        return t.options[dice.roll(len(t.options))]


def result(winners: list[int], seat: int) -> float:
    """What a finished game is worth to a seat: a victory, nothing if others share it, a defeat."""
    if seat not in winners:
        return -WON
    return WON if len(winners) == 1 else 0.0
