"""What every game owes its contract in its options, and the sets of them with which it is tried."""

from cardwright.kernel.game import EXPANSION, KINDS, MODE, RULE, WITH, WITHOUT, Choice, Game
from tests.conformance import require


def check_choices(game: Game) -> None:
    """Options can be chosen as they say, and how many play and what they bring follows from the large ones alone."""
    known: dict[str, Choice] = {}
    for choice in game.choices():
        require(choice.kind in KINDS, f"{choice.name} is of no kind: {choice.kind}")
        require(choice.default in choice.values, f"{choice.name}: the default is no value: {choice.default}")
        require(choice.name not in known, f"{choice.name}: two options have this name")
        there = known[choice.of].values if choice.of in known else []
        wrong = bool(choice.when) if not choice.of else not choice.when or not set(choice.when) <= set(there)
        require(not wrong, f"{choice.name} belongs to {choice.of or 'nothing'}, which is never {choice.when}")
        twofold = choice.values == [WITHOUT, WITH] and choice.default == WITHOUT
        require(choice.kind != EXPANSION or twofold, f"{choice.name} is an expansion: played without, or with")
        known[choice.name] = choice
    modes = [choice for choice in known.values() if choice.kind == MODE]
    require(len(modes) <= 1 and not any(it.of for it in modes), "a game has one mode at most, and always")
    for options in option_sets(game):
        check_party(game, game.complete(options))


def check_party(game: Game, options: dict[str, str]) -> None:
    large = [choice.name for choice in game.choices() if choice.kind != RULE]
    same = game.complete({name: options[name] for name in large})
    require(len(game.seats(options)) > 0 and game.seats(options)[0] > 0, f"nobody can play with {options}")
    require(game.seats(same) == game.seats(options), f"a rule changes how many can play: {options}")
    require(game.brings(same) == game.brings(options), f"a rule changes what is brought: {options}")
    require(not game.brings(options) or bool(game.lent(options)), f"nothing is lent to whoever brings none: {options}")


def option_sets(game: Game) -> list[dict[str, str]]:
    """The defaults, each single departure from them with what it needs, and all the first or last ones at once."""
    needs: dict[str, dict[str, str]] = {"": {}}
    for choice in game.choices():
        needs[choice.name] = {**needs[choice.of], choice.of: choice.when[0]} if choice.of else {}
    others = {choice.name: [value for value in choice.values if value != choice.default] for choice in game.choices()}
    single = [{**needs[name], name: value} for name, values in others.items() for value in values]
    wide = {name: value for each in needs.values() for name, value in each.items()}
    all_at_once = [{name: values[i] for name, values in others.items() if values} for i in (0, -1)]
    return unlike([{}, *single, wide, *all_at_once])


def unlike(sets: list[dict[str, str]]) -> list[dict[str, str]]:
    """Sets of options, each once."""
    return [options for i, options in enumerate(sets) if options not in sets[:i]]
