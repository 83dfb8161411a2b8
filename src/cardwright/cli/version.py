"""What `cardwright --version` says."""


def version() -> str:
    """The version, that of each game's rules, and the form of the engine."""
    from importlib.machinery import EXTENSION_SUFFIXES

    import cardwright
    from cardwright.kernel import machine
    from cardwright.shelf import GAMES

    compiled = str(machine.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    games = [f"{game.name}: version {game.rules} of the rules" for game in GAMES.values()]
    engine = f"engine: {'compiled' if compiled else 'interpreted'}"
    return "\n".join([f"cardwright {cardwright.__version__}", *games, engine])
