"""Scenarios: a position laid out in a small TOML file, and a list of answers to give."""

import tomllib
from typing import Final

from cardwright.kernel.game import Game
from cardwright.kernel.machine import Event, IllegalAnswer, Position
from cardwright.kernel.notation import names, parse, same
from cardwright.kernel.paper import BadPaper, Page, Record

# A long dotted key is a slow one: the time it takes grows with the square of its length.
MOST_DOTS: Final = 100
DEEPEST: Final = 10
TOO_DEEP: Final = "nested too deeply"


def read_scenario(text: str) -> Page:
    """A scenario from its text."""
    for i, line in enumerate(text.split("\n")):
        if line.count(".") > MOST_DOTS:
            raise BadPaper(f"line {i + 1}: more than {MOST_DOTS} dots")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPaper(f"not a TOML file: {error}") from error
    except ValueError as error:
        raise BadPaper("a number has more than 4300 digits") from error
    except RecursionError as error:
        raise BadPaper(TOO_DEEP) from error
    if _deeper(data, DEEPEST):
        raise BadPaper(TOO_DEEP)
    return Page(data, "")


def _deeper(value: object, levels: int) -> bool:
    """Whether lists and tables lie more than so many levels deep in each other."""
    if not isinstance(value, (dict, list)):
        return False
    inner = value.values() if isinstance(value, dict) else value
    return levels == 0 or any(_deeper(each, levels - 1) for each in inner)


def play_scenario(game: Game, page: Page, told: list[Event] | None = None) -> Position:
    """Lay the position and give the answers, and tell what happens to whoever listens.

    An illegal answer stops with a message that names the legal ones.
    """
    answers = page.texts("answers")
    page.text("game", game.name, [game.name])
    t = game.lay(page, told)
    page.done()
    t.events = told
    for i in range(len(answers)):
        try:
            pick = parse(t, answers[i])
        except IllegalAnswer as error:
            raise IllegalAnswer(f"answer {i + 1}: {_given_by_itself(t, answers[i]) or error}") from error
        t.alone = None if t.alone is None else []
        t.answer(pick)
    t.alone, t.events = None, None
    return t


def _given_by_itself(t: Position, answer: str) -> str:
    """What to say of an answer that was the only one possible, and so was given before anybody could."""
    if not any(same(answer, name) for name in t.alone or []):
        return ""
    return f"'{answer.strip()}' was the only possible answer and was given by itself: leave it out; {_now(t)}"


def _now(t: Position) -> str:
    return "the game is over" if t.asked is None else f"what is asked now: {' | '.join(names(t))}"


def write_scenario(game: Game, t: Position, answers: list[str]) -> str:
    """The text of the scenario that lays a position between effects, with answers to give from there."""
    sketch = game.sketch(t)
    assert sketch is not None, "a scenario starts between effects"
    record: Record = {"game": game.name, **sketch}
    if answers:
        record["answers"] = [*answers]
    plain = [f"{key} = {_toml(value)}" for key, value in record.items() if not _is_table(value)]
    tables: list[str] = []
    for key, value in record.items():
        if _is_table(value):
            assert isinstance(value, list)
            for entry in value:
                tables.append(f"\n[[{key}]]")
                tables.extend(f"{k} = {_toml(v)}" for k, v in entry.items())
    return "\n".join(plain + tables) + "\n"


def _is_table(value: object) -> bool:
    return isinstance(value, list) and len(value) > 0 and isinstance(value[0], dict)


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return "[" + ", ".join(_toml(v) for v in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{k} = {_toml(v)}" for k, v in value.items()) + " }" if value else "{}"
    assert isinstance(value, str)
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def ready_made(game: Game, earlier: list[Position], answers: list[str]) -> str:
    """The scenario of the last position: laid at the last moment between effects, then the answers given since.

    `earlier[i]` is the position in which `answers[i]` was given; the last position needs no answer.
    """
    for i in range(len(earlier) - 1, -1, -1):
        if earlier[i].asked is not None and game.sketch(earlier[i]) is not None:
            return write_scenario(game, earlier[i], answers[i:])
    raise BadPaper("no moment of this game lies between effects")
