"""How fast every game on the shelf runs, with the options listed at every decision, and the dice. Prints JSON."""

import json
from collections.abc import Callable
from itertools import count

from librt.vecs import vec
from mypy_extensions import i64

from bench.clock import noise, rate
from cardwright.kernel import machine
from cardwright.kernel.dice import Dice, keyed, seeded
from cardwright.kernel.game import EXPANSION, MODE, WITH, Game, Setup
from cardwright.kernel.machine import Position, playout
from cardwright.shelf import GAMES
from cardwright.text.speech import telling

SOME = 20
CARDS = 70
POSITIONS = 500


def modes(game: Game) -> list[tuple[str, dict[str, str]]]:
    """The modes that are measured: how each is called in a row, and the options. One that is alone has no name."""
    found = [(f", {it}", {choice.name: it}) for choice in game.choices() if choice.kind == MODE for it in choice.values]
    return found or [("", {})]


def sizes(game: Game, options: dict[str, str]) -> list[int]:
    """The numbers of players that are measured: the fewest and the most."""
    seats = game.seats(game.complete(options))
    return sorted({seats[0], seats[-1]})


def tables(game: Game) -> list[tuple[str, int, dict[str, str]]]:
    """What is measured, by the words that a row ends with: each mode with the fewest and the most players."""
    return [
        (f"{n} player{'s' if n > 1 else ''}{mode}", n, options)
        for mode, options in modes(game)
        for n in sizes(game, options)
    ]


def expanded(game: Game) -> tuple[str, dict[str, str]]:
    """All expansions of a game at once: what they are called, and the options."""
    names = {choice.name for choice in game.choices() if choice.kind == EXPANSION}
    titles = [choice["title"] for choice in telling(game.name, "en").choices() if choice["name"] in names]
    return " and ".join(titles), dict.fromkeys(sorted(names), WITH)


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


def positions(game: Game) -> list[Position]:
    """Many different positions of random games at the first table."""
    _, players, options = tables(game)[0]
    found: list[Position] = []
    for seed in count():
        t = game.new(Setup(players, seed, options))
        while t.asked is not None and len(found) < POSITIONS:
            if _picks.roll(7) == 0:
                found.append(t.clone())
            t.answer(t.options[_picks.roll(len(t.options))])
        if len(found) == POSITIONS:
            break
    return found


def copies(there: list[Position], kept: list[Position]) -> int:
    """Each copy is kept until the same position is copied again: a search keeps what it copies."""
    for i, t in enumerate(there):
        kept[i] = t.clone()
    return len(there)


def saves(game: Game, there: list[Position]) -> int:
    for t in there[::25]:
        game.read(json.loads(json.dumps(game.write(t))))
    return len(there[::25])


def measure(game: Game) -> dict[str, float]:
    """The rows of a game: as it is, with all its expansions, and on paper."""
    found: dict[str, float] = {}
    for at, n, options in tables(game):
        work = played(game, n, inside, options)
        found[f"random games/s, {at}"] = games(work)
        found[f"decisions/s, {at}"] = decisions(work)
    for at, n, options in tables(game):
        found[f"decisions/s, {at}, driven by a Python loop"] = decisions(played(game, n, outside, options))
    title, more = expanded(game)
    for at, n, options in tables(game) if more else []:
        found[f"random games/s, {at}, {title}"] = games(played(game, n, inside, {**options, **more}))
    for at, n, options in tables(game):
        found[f"random games/s, {at}, dealt with safe dice"] = games(played(game, n, inside, options, safe=True))
    there = positions(game)
    kept = [*there]
    found["copies/s of 500 positions, kept"] = rate(lambda: copies(there, kept))
    found["save + load/s, through JSON text"] = rate(lambda: saves(game, there))
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
    measured["Dice"] = measure_dice()
    print(json.dumps({"compiled": not machine.__file__.endswith(".py"), "noise": noise(), **measured}))
