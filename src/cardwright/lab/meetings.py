"""What the games of a match say: win rates with their intervals, scores, and how long each bot thought."""

import math
from statistics import NormalDist, fmean
from typing import Final

from cardwright.lab.arena import Match, Played, Task
from cardwright.lab.times import Times

# 95 of 100 values of a normal distribution lie within so many deviations.
NORMAL_95: Final = NormalDist().inv_cdf(0.975)


class Meeting:
    """How one bot fared against a table of another: games, shared wins counted by halves, and mean scores.

    Alone there are no others, and nothing that they scored.
    """

    def __init__(self, one: str, others: str, games: int, wins: float, score: float, other_score: float | None) -> None:
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


def meetings(match: Match, games: list[Played]) -> list[Meeting]:
    """A line for each pairing that has been played."""
    found: list[Meeting] = []
    for number, (one, others) in enumerate(match.pairings()):
        played = [game for game in games if game.pairing == number]
        if not played:
            continue
        seats = [Task(match, number, game.number).bots().index(one) for game in played]
        wins = sum(game.shares[seat] for game, seat in zip(played, seats))
        score = fmean(game.scores[seat] for game, seat in zip(played, seats))
        theirs = [it for game, seat in zip(played, seats) for other, it in enumerate(game.scores) if other != seat]
        found.append(Meeting(one, others, len(played), wins, score, fmean(theirs) if theirs else None))
    return found


def thinking_times(match: Match, games: list[Played]) -> dict[str, Times]:
    """How long each bot has thought, over all its games."""
    found = {one: Times() for one in match.bots}
    for game in games:
        for one, times in game.times.items():
            found[one].merge(times)
    return found
