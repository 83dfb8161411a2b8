"""The levels that a person can choose from, the same ones in every game: each game says how they think."""

from functools import cache
from typing import Final

from cardwright.bots.bot import Bot
from cardwright.bots.judgement import PlainJudgement
from cardwright.bots.random import RandomBot
from cardwright.bots.reckoning import Reckoning
from cardwright.bots.trained import load
from cardwright.kernel.game import Game
from cardwright.shelf import folder

RANDOM: Final = "random"
LEVELS: Final = (RANDOM, *Reckoning.minds)
# Expert is hard that thinks so many times as long.
PATIENCE: Final = {"expert": 4.0}


@cache
def reckoning(game: Game) -> Reckoning:
    """What the bots know of a game: what its folder brings, with the networks in it, or what needs none."""
    own = folder("bots", game, "reckoning")
    if own is None:
        return Reckoning(PlainJudgement(game))
    found: Reckoning = own.RECKONING
    load(game, found.judgement)
    return found


def thinking_time(level: str, seconds: float) -> float:
    """How long a level thinks where hard is given so many seconds."""
    return seconds * PATIENCE.get(level, 1.0)


def bot(game: Game, level: str, seed: int) -> Bot:
    """A new bot of a level; the seed is for the dice it may want to roll."""
    if level == RANDOM:
        return RandomBot(seed)
    known = reckoning(game)
    return known.minds[level](game, known.judgement, seed)
