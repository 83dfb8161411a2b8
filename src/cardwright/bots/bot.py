"""The contract that every bot signs."""

from abc import ABC, abstractmethod

from cardwright.kernel.paper import Record


class Bot(ABC):
    """A player that is not a person. It may remember what it likes between questions."""

    @abstractmethod
    def choose(self, view: Record, options: list[str], seconds: float) -> str:
        """One of the options, within so many seconds.

        `view` is what the bot's seat may know, as `Game.view` gives it; `options` are the legal answers in the
        notation, never empty. The caller owns both and may change them afterwards. Any other answer is a bug of
        the bot's.
        """
