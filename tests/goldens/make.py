"""Find a game for each way to end one, and keep it: `PYTHONPATH=src python -m tests.goldens.make` renews them all.

Each is kept twice: NAME.log is the log, NAME.txt its playthrough. After a change of the rules, renew and review the
difference. The same command renews the perft counts.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import ENDED, SHUFFLED, count
from cardwright.kernel.dice import Dice, seeded
from cardwright.kernel.log import Log
from cardwright.kernel.machine import Event
from tests import perft
from tests.goldens.playthrough import playthrough

VALE_FOLDER: Final = Path(__file__).parent / "vale"
MOST_SEEDS: Final = 20_000
VALE_ROUNDS: Final = 10

Chooser = Callable[[Vale, Dice], int]


def at_random(t: Vale, dice: Dice) -> int:
    return t.options[dice.roll(len(t.options))]


def greedily(t: Vale, dice: Dice) -> int:
    """What looks best one answer ahead."""
    seat = t.seat()
    values = {}
    for pick in t.options:
        u = t.copy()
        u.answer(pick)
        s = u.seats[seat]
        values[pick] = (10 * s.score + 4 * len(s.area) + 2 * len(s.hand) + count(s.stones), dice.roll(100))
    return max(values, key=lambda pick: values[pick])


class Golden:
    """A way that a game can end or go, with how many play it and how they choose."""

    def __init__(
        self,
        players: int,
        chooser: Chooser,
        way: str = "",
        *,
        early: bool = False,
        shuffled: bool = False,
        expansions: tuple[str, ...] = (),
    ) -> None:
        self.players: Final = players
        self.chooser: Final = chooser
        self.way: Final = way
        self.options: Final = dict.fromkeys(expansions, "with")
        self.early: Final = early
        self.shuffled: Final = shuffled

    def fits(self, way: str, told: list[Event]) -> bool:
        early = any(event.kind == ENDED and event.n < VALE_ROUNDS for event in told)
        shuffled = any(event.kind == SHUFFLED for event in told)
        return self.way in ("", way) and (early or not self.early) and (shuffled or not self.shuffled)


GOLDENS: Final[dict[str, Golden]] = {
    "goal": Golden(2, greedily, "goal", early=True),
    "rounds": Golden(3, greedily, "rounds"),
    "cards": Golden(2, at_random, "cards"),
    "shared": Golden(3, at_random, "shared"),
    "reshuffled": Golden(4, greedily, shuffled=True),
    "artifacts": Golden(3, greedily, "goal", expansions=("artifacts",)),
    "curse": Golden(2, greedily, "goal", expansions=("curse",)),
    "both": Golden(4, greedily, expansions=("artifacts", "curse")),
}


def play(golden: Golden, seed: int) -> tuple[Log, str, list[Event]]:
    setup = VALE.setup(golden.players, seed, golden.options)
    t = VALE.new(setup)
    assert isinstance(t, Vale)
    log, dice, told = Log(VALE.name, VALE.rules, setup), seeded(seed), list[Event]()
    t.events = told
    while not t.over():
        pick = golden.chooser(t, dice)
        log.add(t, pick)
        t.answer(pick)
    outcome = VALE.outcome(t)
    assert outcome is not None
    return log, outcome.way, told


def search(golden: Golden) -> Log:
    """The game of the first seed that fits."""
    for seed in range(MOST_SEEDS):
        log, way, told = play(golden, seed)
        if golden.fits(way, told):
            return log
    raise LookupError(f"no game in {MOST_SEEDS} ends as wanted: {golden.way}")


def main() -> None:
    for name, golden in GOLDENS.items():
        log = search(golden)
        (VALE_FOLDER / f"{name}.log").write_text(log.text())
        (VALE_FOLDER / f"{name}.txt").write_text(playthrough(VALE, log))
        print(f"{name}: seed {log.setup.seed}, {len(log.answers)} answers")
    perft.write_counts()


if __name__ == "__main__":
    main()
