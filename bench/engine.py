"""How fast The Vale of Eternity runs, with the options listed at every decision. Prints JSON."""

import json
from collections.abc import Callable
from itertools import count

from librt.vecs import vec
from mypy_extensions import i64

from bench.clock import rate
from cardwright.games.vale.game import VALE
from cardwright.kernel import machine
from cardwright.kernel.dice import Dice, keyed, seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Position, playout

GAMES = 20
CARDS = 70
BOTH = {"artifacts": "with", "curse": "with"}


def games(players: int, play: Callable[[Position], int], options: dict[str, str]) -> Callable[[], tuple[int, int]]:
    """Plays some random games; the numbers of games and of decisions."""
    seeds = count()

    def work() -> tuple[int, int]:
        return GAMES, sum(play(VALE.new(Setup(players, next(seeds), options))) for _ in range(GAMES))

    return work


def safe_games(players: int) -> Callable[[], int]:
    """Plays some random games in which deal and reshuffles come from safe dice, as a table's do."""
    keys = count()

    def work() -> int:
        for _ in range(GAMES):
            inside(VALE.new(Setup(players, 0, {}, f"{next(keys):064x}")))
        return GAMES

    return work


def shuffles(dice: Dice) -> int:
    """Shuffles a deck."""
    cards = vec[i64](range(CARDS))
    for _ in range(100):
        dice.shuffle(cards)
    return 100


def inside(t: Position) -> int:
    """Random play in the engine's own loop."""
    return playout(t, _picks)


def outside(t: Position) -> int:
    """Random play in a Python loop, as the other engines are driven."""
    answers = 0
    while t.asked is not None:
        options = list(t.options)
        t.answer(options[_picks.roll(len(options))])
        answers += 1
    return answers


_picks = seeded(1)


def middle() -> Position:
    """A position in the middle of a game of two."""
    t = VALE.new(Setup(2, 5, {}))
    for _ in range(60):
        t.answer(t.options[_picks.roll(len(t.options))])
    return t


def copies(t: Position) -> int:
    for _ in range(1000):
        t.clone()
    return 1000


def saves(t: Position) -> int:
    for _ in range(20):
        VALE.read(json.loads(json.dumps(VALE.write(t))))
    return 20


def measure() -> dict[str, float]:
    found: dict[str, float] = {}
    for players in (2, 4):
        for name, play in (("inside", inside), ("outside", outside)):
            work = games(players, play, {})
            found[f"games_{players}_{name}"] = rate(lambda work=work: work()[0])  # type: ignore[misc]  # bound early
            found[f"decisions_{players}_{name}"] = rate(lambda work=work: work()[1])  # type: ignore[misc]  # bound early
        both = games(players, inside, BOTH)
        found[f"games_{players}_both"] = rate(lambda both=both: both()[0])  # type: ignore[misc]  # bound early
    found |= measure_dice()
    t = middle()
    found["copies"] = rate(lambda: copies(t))
    found["saves"] = rate(lambda: saves(t))
    return found


def measure_dice() -> dict[str, float]:
    """What safe dice cost beside fast ones."""
    fast, safe = seeded(1), keyed("1" * 64)
    return {
        "games_2_safe": rate(safe_games(2)),
        "games_4_safe": rate(safe_games(4)),
        "shuffles_fast": rate(lambda: shuffles(fast)),
        "shuffles_safe": rate(lambda: shuffles(safe)),
    }


if __name__ == "__main__":
    print(json.dumps({"compiled": not machine.__file__.endswith(".py"), **measure()}))
