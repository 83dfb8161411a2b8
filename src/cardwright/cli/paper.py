"""Positions as JSON for people: seats are counted from 1, answers come by name and in words."""

import json
from typing import Final, cast

from cardwright.cli.sight import Sight, see
from cardwright.kernel.game import SPECTATOR, Game
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import name
from cardwright.kernel.paper import Record
from cardwright.text.telling import Telling

SHORT: Final = 80
HIDDEN: Final = ("hand", "shelter")
SHOWN: Final = (
    "score", "stones", "limit", "spaces", "area", "used", "bought", "gear", "last_tile", "seals", "curses", "appeased",
    "shelter",
)  # fmt: skip


def everything(game: Game, t: Position, telling: Telling) -> Record:
    """The whole position, secrets included. The deck is listed from its top."""
    whole = game.write(t)
    sight = see(game, t, SPECTATOR)
    seats = _seats(sight)
    for shown, written in zip(seats, cast("list[Record]", whole["seats"])):
        shown.update((zone, written[zone]) for zone in HIDDEN if zone in written)
    zones: Record = {"deck": whole["deck"], "pile": sight["pile"], "seats": seats}
    return {**_head(game, sight), **zones, **_ask(game, t, telling)}


def sight_of(game: Game, t: Position, seat: int, telling: Telling) -> Record:
    """What one seat sees. Only the seat that is asked sees the question."""
    sight = see(game, t, seat)
    known = [{"place": depth + 1, "card": id} for depth, id in sight["deck"]["known"]]
    deck = {"size": sight["deck"]["size"], "known": known}
    asked = _ask(game, t, telling)
    if t.asked is not None and t.seat() != seat:
        asked["question"] = {"seat": int(t.seat()) + 1}
    return {
        "view_of": seat + 1,
        **_head(game, sight),
        "deck": deck,
        "pile": sight["pile"],
        "seats": _seats(sight),
        **asked,
    }


def _head(game: Game, sight: Sight) -> Record:
    board = [
        {"card": card["card"], "marker": card["marker"] + 1 if card["marker"] >= 0 else None}
        for card in sight["board"]
    ]  # fmt: skip
    return {
        "game": game.name,
        "options": sight["variant"],
        "round": sight["round"],
        "phase": sight["phase"],
        "first": sight["first"] + 1,
        "turn": sight["turn"] + 1,
        "board": board,
        **{key: value for key, value in sight.items() if key in ("display", "tokens")},
    }


def _seats(sight: Sight) -> list[Record]:
    """What each player has; of hidden places their size and what is known."""
    seats: list[Record] = []
    for seat, player in enumerate(sight["seats"]):
        shown: Record = {"seat": seat + 1}
        shown.update((key, value) for key, value in player.items() if key in SHOWN)
        shown["hand"] = {"size": player["hand"]["size"], "known": player["hand"]["known"]}
        seats.append(shown)
    return seats


def _ask(game: Game, t: Position, telling: Telling) -> Record:
    outcome = game.outcome(t)
    if outcome is not None:
        winners = [seat + 1 for seat in outcome.winners]
        result = {"winners": winners, "scores": outcome.scores, "way": outcome.way, "words": telling.outcome(t, [])}
        return {"question": None, "result": result}
    options = [{"name": name(t, pick), "words": telling.option(t, int(pick), [])} for pick in t.options]
    question = {"seat": int(t.seat()) + 1, "prompt": telling.prompt(t, []), "options": options}
    return {"question": question, "result": None}


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
