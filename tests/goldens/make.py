"""Find the games that are kept, and keep them: `PYTHONPATH=src python -m tests.goldens.make vale` renews those of Vale.

Each is kept twice: NAME.log is the log, NAME.txt its playthrough. After a change of the rules, renew and review the
difference; those that go as they went may stay, and show that older games are understood. The same command renews the
perft counts.
"""

import sys
from typing import Final

from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Game, Outcome
from cardwright.kernel.log import Log
from cardwright.kernel.machine import Event
from cardwright.shelf import GAMES
from cardwright.shelf import game as find
from tests import perft
from tests.goldens.golden import FOLDER, Golden, kept_of
from tests.playthrough import playthrough

MOST_SEEDS: Final = 20_000


def play(game: Game, golden: Golden, seed: int) -> tuple[Log, Outcome, list[Event]]:
    setup = game.setup(golden.players, seed, golden.options, brought=golden.brought)
    t = game.new(setup)
    log, dice, told = Log(game.name, game.rules, setup), seeded(seed), list[Event]()
    t.events = told
    while not t.over():
        pick = golden.chooser(t, dice)
        log.add(t, pick)
        t.answer(pick)
    outcome = game.outcome(t)
    assert outcome is not None
    return log, outcome, told


def search(game: Game, name: str, golden: Golden) -> Log:
    """The game of the first seed that fits."""
    for seed in range(MOST_SEEDS):
        log, outcome, told = play(game, golden, seed)
        if golden.fits(outcome.way, told):
            return log
    raise LookupError(f"{game.name}, {name}: none of {MOST_SEEDS} games goes as wanted")


def keep(game: Game) -> None:
    """Renew what is kept of one game."""
    folder, kept = FOLDER / game.name, kept_of(game.name)
    folder.mkdir(exist_ok=True)
    for name, golden in kept.goldens.items():
        log = search(game, name, golden)
        (folder / f"{name}.log").write_text(log.text())
        (folder / f"{name}.txt").write_text(playthrough(game, log, kept.outline))
        print(f"{game.name}, {name}: seed {log.setup.seed}, {len(log.answers)} answers")
    perft.write_counts(game)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        sys.exit(f"name the games to renew; there is {', '.join(GAMES)}")
    for name in sys.argv[1:]:
        keep(find(name))
