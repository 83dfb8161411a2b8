"""The levels that a person can choose from, the same ones in every game: each game says how they think."""

from functools import cache
from typing import Final

from cardwright.bots.bot import Bot
from cardwright.bots.judgement import PlainJudgement
from cardwright.bots.random import RandomBot
from cardwright.bots.reckoning import Reckoning
from cardwright.kernel.game import Game
from cardwright.shelf import folder

RANDOM: Final = "random"
LEVELS: Final = (RANDOM, *Reckoning.minds)


@cache
def reckoning(game: Game) -> Reckoning:
    """What the bots know of a game: what its folder brings, or what needs none."""
    own = folder("bots", game, "reckoning")
    found: Reckoning = Reckoning(PlainJudgement(game)) if own is None else own.RECKONING
    return found


def bot(game: Game, level: str, seed: int) -> Bot:
    """A new bot of a level; the seed is for the dice it may want to roll."""
    if level == RANDOM:
        return RandomBot(seed)
    known = reckoning(game)
    return known.minds[level](game, known.judgement, seed)
