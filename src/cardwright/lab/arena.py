"""The arena: bots against each other, by level and by what they bring, on all cores, the same deals from every seat."""

import time
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from cardwright.bots.thinking import Hard
from cardwright.kernel.game import Setup
from cardwright.kernel.notation import give, names
from cardwright.kernel.paper import Record
from cardwright.lab.contenders import Contender
from cardwright.lab.times import Times
from cardwright.shelf import game as find

# Deals of different seeds lie so far apart that matches of up to so many deals share none.
SPREAD: Final = 1_000_003
NOBODY: Final = ""


class Match:
    """What is played: which game, which bots, how many at a table, how long hard may think, from which seed on.

    Bots are named as contenders are, `hard` or `hard@0.1:fire`; `brought` has the text of each name behind a colon. One
    that names nothing brings what the game lends its seat. `options` are those that are not at their default.
    """

    def __init__(
        self,
        game: str,
        bots: list[str],
        players: int,
        seconds: float,
        seed: int,
        options: dict[str, str] | None = None,
        brought: dict[str, str] | None = None,
    ) -> None:
        self.game: Final = game
        self.bots: Final = bots
        self.players: Final = players
        self.seconds: Final = seconds
        self.seed: Final = seed
        self.brought: Final = brought or {}
        defaults = {choice.name: choice.default for choice in find(game).choices()}
        self.options: Final = {key: value for key, value in (options or {}).items() if value != defaults.get(key)}

    def pairings(self) -> list[tuple[str, str]]:
        """One of the first against as many of the second as seats are left, for every two in the order named.

        Alone each plays for itself, against nobody.
        """
        return list(combinations(self.bots, 2)) if self.players > 1 else [(one, NOBODY) for one in self.bots]

    def tasks(self, games: int) -> Iterator["Task"]:
        """Every deal is played once from each seat; the pairings take turns, so that a part is fair too."""
        deals = -(-games // self.players)
        for number in range(deals * self.players):
            for pairing in range(len(self.pairings())):
                yield Task(self, pairing, number)

    def record(self) -> Record:
        return {
            "game": self.game,
            "bots": [*self.bots],
            "players": self.players,
            "seconds": self.seconds,
            "seed": self.seed,
            "options": self.options,
            "brought": self.brought,
        }


class Task:
    """One game to play."""

    def __init__(self, match: Match, pairing: int, number: int) -> None:
        self.match: Final = match
        self.pairing: Final = pairing
        self.number: Final = number

    def bots(self) -> list[str]:
        """Who sits where: the first of the pair moves on by one seat from game to game."""
        one, others = self.match.pairings()[self.pairing]
        seats = [others] * self.match.players
        seats[self.number % self.match.players] = one
        return seats

    def deal(self) -> int:
        return self.match.seed * SPREAD + self.number // self.match.players

    def setup(self) -> Setup:
        """The game as it is dealt, with what each bot brings."""
        game = find(self.match.game)
        lent = game.setup(self.match.players, self.deal(), self.match.options)
        named = [Contender(bot).brings for bot in self.bots()]
        brought = [self.match.brought[name] if name else loan for name, loan in zip(named, lent.brought)]
        return game.setup(lent.players, lent.seed, lent.options, brought=brought)


class Played:
    """A game that was played: what each seat won, the scores, and how long each bot thought."""

    def __init__(
        self, pairing: int, number: int, shares: list[float], scores: list[int], times: dict[str, Times]
    ) -> None:  # fmt: skip
        self.pairing: Final = pairing
        self.number: Final = number
        self.shares: Final = shares
        self.scores: Final = scores
        self.times: Final = times

    def record(self) -> Record:
        times = {level: taken.record() for level, taken in self.times.items()}
        return {
            "pairing": self.pairing,
            "number": self.number,
            "shares": self.shares,
            "scores": self.scores,
            "times": times,
        }


def play(task: Task) -> Played:
    """Play one game to its end."""
    game, bots = find(task.match.game), task.bots()
    t = game.new(task.setup())
    minds = [Contender(one).mind(game, task.deal() * 8 + seat) for seat, one in enumerate(bots)]
    allowed = [Contender(one).time(task.match.seconds) for one in bots]
    times = {one: Times() for one in bots}
    while t.asked is not None:
        seat = int(t.seat())
        view, options = game.view(t, seat), names(t)
        begin = time.thread_time()
        choice = minds[seat].choose(view, options, allowed[seat])
        if len(options) > 1:
            times[bots[seat]].add(time.thread_time() - begin)
        give(t, choice)
    for one, mind in zip(bots, minds):
        if isinstance(mind, Hard):
            times[one].simulations += mind.simulated
    outcome = game.outcome(t)
    assert outcome is not None
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(task.match.players)]
    return Played(task.pairing, task.number, won, [int(score) for score in outcome.scores], times)
