"""The levels that a person can choose from, for every game that has judgement."""

from collections.abc import Callable
from typing import Final

from cardwright.bots.bot import Bot
from cardwright.bots.judgement import Judgement
from cardwright.bots.players import Easy, Hard, Normal, Thinker
from cardwright.bots.random import RandomBot
from cardwright.bots.vale.judgement import ValeJudgement
from cardwright.bots.vale.weights import WEIGHTS
from cardwright.bots.vale.weights_expanded import WEIGHTS as EXPANDED
from cardwright.kernel.game import Game

JUDGEMENTS: Final[dict[str, Judgement]] = {"vale": ValeJudgement(WEIGHTS, EXPANDED)}
THINKERS: Final[dict[str, Callable[[Game, Judgement, int], Thinker]]] = {"easy": Easy, "normal": Normal, "hard": Hard}
LEVELS: Final = ("random", *THINKERS)


def bot(game: Game, level: str, seed: int) -> Bot:
    """A new bot of a level; the seed is for the dice it may want to roll."""
    if level == "random":
        return RandomBot(seed)
    return THINKERS[level](game, JUDGEMENTS[game.name], seed)
