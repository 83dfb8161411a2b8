"""How fast every game on the shelf runs, with the options listed at every decision, and the dice. Prints JSON."""

import json
from collections.abc import Callable
from itertools import count

from librt.vecs import vec
from mypy_extensions import i64

from bench.clock import rate
from cardwright.kernel import machine
from cardwright.kernel.dice import Dice, keyed, seeded
from cardwright.kernel.game import Game, Setup
from cardwright.kernel.machine import Position, playout
from cardwright.shelf import GAMES
from cardwright.text.speech import telling

SOME = 20
CARDS = 70


def sizes(game: Game) -> list[int]:
    """The numbers of players that are measured: the fewest and the most."""
    return sorted({game.fewest, game.most})


def at(players: int) -> str:
    return f"{players} player{'s' if players > 1 else ''}"


def expanded(game: Game) -> tuple[str, dict[str, str]]:
    """All expansions of a game at once: what they are called, and the options."""
    found = [choice for choice in telling(game.name, "en").choices() if choice["expansion"]]
    return " and ".join(it["title"] for it in found), {it["name"]: "with" for it in found}


def played(
    game: Game, players: int, play: Callable[[Position], int], options: dict[str, str], safe: bool = False
) -> Callable[[], tuple[int, int]]:  # fmt: skip
    """Plays some random games; the numbers of games and of decisions. Safe dice deal as a table's do."""
    numbers = count()

    def setup() -> Setup:
        number = next(numbers)
        return Setup(players, 0, options, f"{number:064x}") if safe else Setup(players, number, options)

    def work() -> tuple[int, int]:
        return SOME, sum(play(game.new(setup())) for _ in range(SOME))

    return work


def games(work: Callable[[], tuple[int, int]]) -> float:
    return rate(lambda: work()[0])


def decisions(work: Callable[[], tuple[int, int]]) -> float:
    return rate(lambda: work()[1])


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


def middle(game: Game) -> Position:
    """A position in the middle of a random game of the fewest players."""
    t = game.new(Setup(sizes(game)[0], 5, {}))
    found: list[Position] = []
    while t.asked is not None:
        found.append(t.clone())
        t.answer(t.options[_picks.roll(len(t.options))])
    return found[len(found) // 2]


def copies(t: Position) -> int:
    for _ in range(1000):
        t.clone()
    return 1000


def saves(game: Game, t: Position) -> int:
    for _ in range(20):
        game.read(json.loads(json.dumps(game.write(t))))
    return 20


def measure(game: Game) -> dict[str, float]:
    """The rows of a game: as it is for the fewest and the most players, with all its expansions, and on paper."""
    found: dict[str, float] = {}
    for n in sizes(game):
        work = played(game, n, inside, {})
        found[f"random games/s, {at(n)}"] = games(work)
        found[f"decisions/s, {at(n)}"] = decisions(work)
    for n in sizes(game):
        found[f"decisions/s, {at(n)}, driven by a Python loop"] = decisions(played(game, n, outside, {}))
    title, options = expanded(game)
    for n in sizes(game) if options else []:
        found[f"random games/s, {at(n)}, {title}"] = games(played(game, n, inside, options))
    for n in sizes(game):
        found[f"random games/s, {at(n)}, dealt with safe dice"] = games(played(game, n, inside, {}, safe=True))
    t = middle(game)
    found["copies/s of a position in mid-game"] = rate(lambda: copies(t))
    found["save + load/s, through JSON text"] = rate(lambda: saves(game, t))
    return found


def measure_dice() -> dict[str, float]:
    """What safe dice cost beside fast ones."""
    fast, safe = seeded(1), keyed("1" * 64)
    return {
        f"shuffles/s of {CARDS} cards, fast dice": rate(lambda: shuffles(fast)),
        f"shuffles/s of {CARDS} cards, safe dice": rate(lambda: shuffles(safe)),
    }


if __name__ == "__main__":
    measured = {telling(name, "en").title: measure(game) for name, game in GAMES.items()}
    print(json.dumps({"compiled": not machine.__file__.endswith(".py"), **measured, "Dice": measure_dice()}))
