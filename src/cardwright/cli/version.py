"""What `cardwright --version` says."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.kernel.game import Game


def judged(game: "Game") -> str:
    """By what the strong bots of a game judge: a network where one was trained and fits, elsewhere weighed features."""
    from cardwright.bots.levels import reckoning
    from cardwright.bots.trained import misfits

    judgement = reckoning(game).judgement
    learned, aside = sorted(judgement.learned), misfits(game, judgement)
    found = f"a network judges {', '.join(learned)}, weights the rest" if learned else "weights judge"
    return found + (f" ({', '.join(aside)}: trained for other cards, left aside)" if aside else "")


def version() -> str:
    """The version, that of each game's rules, by what its bots judge, and the form of the engine."""
    from importlib.machinery import EXTENSION_SUFFIXES

    import cardwright
    from cardwright.kernel import machine
    from cardwright.shelf import GAMES

    compiled = str(machine.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    games = [f"{game.name}: version {game.rules} of the rules; {judged(game)}" for game in GAMES.values()]
    engine = f"engine: {'compiled' if compiled else 'interpreted'}"
    return "\n".join([f"cardwright {cardwright.__version__}", *games, engine])
