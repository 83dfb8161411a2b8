"""What is said in JSON to people: the open question by name and in words, and JSON that can be read."""

import json
from typing import Final

from cardwright.kernel.game import OPEN, Game
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import name
from cardwright.kernel.paper import Record
from cardwright.shelf import folder
from cardwright.text.telling import Telling

SHORT: Final = 80


def position(game: Game, t: Position, viewer: int) -> Record:
    """What a seat sees, or everything (OPEN); where a game says it for people, seats are counted from 1."""
    own = folder("cli", game, "as_json")
    found: Record = game.view(t, viewer) if own is None else own.position(game, t, viewer)
    return found


def question(game: Game, t: Position, telling: Telling, viewer: int) -> Record:
    """What is asked, and of whom, or how the game ended; only the seat that is asked sees the question, and OPEN."""
    outcome = game.outcome(t)
    if outcome is not None:
        winners = [seat + 1 for seat in outcome.winners]
        result = {"winners": winners, "scores": outcome.scores, "way": outcome.way, "words": telling.outcome(t, [])}
        return {"question": None, "result": result}
    asked: Record = {"seat": int(t.seat()) + 1}
    if viewer in (OPEN, t.seat()):
        options = [{"name": name(t, pick), "words": telling.option(t, int(pick), [])} for pick in t.options]
        asked |= {"prompt": telling.prompt(t, []), "options": options}
    return {"question": asked, "result": None}


def dump(value: object, indent: str = "") -> str:
    """JSON that people can read: what is short or plain stays on one line."""
    flat = json.dumps(value, ensure_ascii=False)
    deeper = indent + "  "
    if len(indent) + len(flat) <= SHORT:
        return flat
    if isinstance(value, dict):
        lines = [f"{deeper}{json.dumps(key)}: {dump(item, deeper)}" for key, item in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
    if isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        return "[\n" + ",\n".join(deeper + dump(item, deeper) for item in value) + f"\n{indent}]"
    return flat
