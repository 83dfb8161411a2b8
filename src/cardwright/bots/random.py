"""A bot that does anything legal."""

from typing import Final

from cardwright.bots.bot import Bot
from cardwright.kernel.dice import seeded
from cardwright.kernel.paper import Record


class RandomBot(Bot):
    """Every option is equally likely; the same seed plays the same way."""

    def __init__(self, seed: int) -> None:
        self.dice: Final = seeded(seed)

    def choose(self, view: Record, options: list[str], seconds: float) -> str:
        return options[self.dice.roll(len(options))]
