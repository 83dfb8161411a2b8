"""A bot of one's own, and a game against normal: `python docs/examples/my_bot.py`."""

from cardwright.bots.bot import Bot
from cardwright.bots.levels import bot
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.notation import names, parse
from cardwright.kernel.paper import Record
from cardwright.shelf import game

VALE = game("vale")


class Collector(Bot):
    """Summons whatever it can, tames rather than sells, and otherwise rolls dice."""

    def __init__(self, seed: int) -> None:
        self.dice = seeded(seed)

    def choose(self, view: Record, options: list[str], seconds: float) -> str:
        for verb in ("summon", "tame"):
            wanted = [option for option in options if option.startswith(verb)]
            if wanted:
                return wanted[self.dice.roll(len(wanted))]
        return options[self.dice.roll(len(options))]


def play(bots: list[Bot], seed: int) -> list[int]:
    """Play a game to its end; the final scores."""
    t = VALE.new(Setup(len(bots), seed, {}))
    while t.asked is not None:
        seat = int(t.seat())
        answer = bots[seat].choose(VALE.view(t, seat), names(t), 1.0)
        t.answer(parse(t, answer))
    outcome = VALE.outcome(t)
    assert outcome is not None
    return outcome.scores


if __name__ == "__main__":
    print("my bot {}, normal {}".format(*play([Collector(1), bot(VALE, "normal", 1)], seed=1)))
