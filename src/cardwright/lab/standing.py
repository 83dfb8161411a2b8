"""What the games of a match say: win rates with their intervals, scores, and how each level spends its time."""

import math
from typing import Final

from cardwright.lab.arena import Match, Played, Task
from cardwright.lab.spent import Spent

NORMAL_95: Final = 1.959964


class Standing:
    """One of a level against a table of another: games, shared wins counted by halves, and mean scores."""

    def __init__(self, one: str, others: str, games: int, wins: float, score: float, other_score: float) -> None:
        self.one: Final = one
        self.others: Final = others
        self.games: Final = games
        self.wins: Final = wins
        self.score: Final = score
        self.other_score: Final = other_score

    def rate(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate, after Wilson."""
    z2 = NORMAL_95 * NORMAL_95
    rate = wins / games
    middle = rate + z2 / (2 * games)
    half = NORMAL_95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return max(0.0, (middle - half) / (1 + z2 / games)), min(1.0, (middle + half) / (1 + z2 / games))


def standings(match: Match, games: list[Played]) -> list[Standing]:
    """A line for each pairing that has been played."""
    found: list[Standing] = []
    for number, (one, others) in enumerate(match.pairings()):
        played = [game for game in games if game.pairing == number]
        if not played:
            continue
        seats = [Task(match, number, game.number).levels().index(one) for game in played]
        wins = sum(game.shares[seat] for game, seat in zip(played, seats))
        score = sum(game.scores[seat] for game, seat in zip(played, seats)) / len(played)
        everybody = sum(sum(game.scores) for game in played) / len(played)
        found.append(Standing(one, others, len(played), wins, score, (everybody - score) / (match.players - 1)))
    return found


def time_spent(match: Match, games: list[Played]) -> dict[str, Spent]:
    """How long each level has thought, over all its games."""
    found = {level: Spent() for level in match.bots}
    for game in games:
        for level, spent in game.spent.items():
            found[level].merge(spent)
    return found
