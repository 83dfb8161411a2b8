"""Who plays in the arena: a level, and what else is said of it, as in `hard-weights@0.1:fire.txt`."""

import time
from typing import Final

from cardwright.bots.bot import Bot
from cardwright.bots.levels import LEVELS, bot, thinking_time
from cardwright.bots.thinking import Hard
from cardwright.kernel.game import Game

# Stands between the level of a bot and the name of what it brings.
BRINGS: Final = ":"
# Stands before the seconds that it has, if those are not everybody's.
HAS: Final = "@"
# Behind a level that searches: it judges as normal does, where it has a judgement of its own, too.
WEIGHTS: Final = "-weights"


class BadContender(ValueError):
    """No such bot: what was expected instead."""


class Contender:
    """A level; whether it may ask a network, how long it thinks if that is its own matter, and what it brings."""

    def __init__(self, text: str) -> None:
        said, _, self.brings = text.partition(BRINGS)
        said, _, seconds = said.partition(HAS)
        self.learned: Final = not said.endswith(WEIGHTS)
        self.level: Final = said.removesuffix(WEIGHTS)
        self.seconds: Final = seconds_of(text, seconds)
        if self.level not in LEVELS:
            raise BadContender(f"expected {', '.join(LEVELS)}, got '{self.level}'")

    def mind(self, game: Game, seed: int) -> Bot:
        """A bot that plays so. Its time is its own processor's: what else a machine does makes nobody weaker."""
        mind = bot(game, self.level, seed)
        if isinstance(mind, Hard):
            mind.learned = self.learned
            mind.clock = time.thread_time
        return mind

    def time(self, seconds: float) -> float:
        """How long it may think where hard is given so many seconds."""
        return thinking_time(self.level, seconds if self.seconds is None else self.seconds)


def seconds_of(text: str, seconds: str) -> float | None:
    try:
        found = float(seconds) if seconds else None
    except ValueError as error:
        raise BadContender(f"expected seconds behind {HAS}, such as hard@0.1, got '{text}'") from error
    if found is not None and not 0 < found < float("inf"):
        raise BadContender(f"expected seconds behind {HAS}, such as hard@0.1, got '{text}'")
    return found
