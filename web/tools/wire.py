"""Writes what the page's types are made from: `python web/tools/wire.py`.

`wire.json` describes the server's interface, and `wire.json` in the folder of a game its views and its cards, with the
ids of those cards by their sets.
"""

import json
from importlib import import_module
from pathlib import Path

from pydantic import TypeAdapter

from cardwright.shelf import GAMES
from cardwright.table.app import create_app
from cardwright.table.settings import Settings
from cardwright.text.speech import telling

WEB = Path(__file__).parent.parent


def described(page: object) -> str:
    return json.dumps(page, indent=1, sort_keys=True) + "\n"


def shapes_of(game: str) -> object:
    """The shapes of a game's data, as a description without an interface."""
    shapes = import_module(f"cardwright.text.{game}.shapes")
    wanted = [(it.__name__, "serialization", TypeAdapter(it)) for it in (shapes.View, shapes.Card)]
    _, found = TypeAdapter.json_schemas(wanted, ref_template="#/components/schemas/{model}")
    return {
        "openapi": "3.1.0",
        "info": {"title": game, "version": ""},
        "paths": {},
        "components": {"schemas": found["$defs"]},
        "x-cards": cards_of(game),
    }


def cards_of(game: str) -> dict[str, list[str]]:
    """The ids of a game's cards, by the set that they belong to."""
    found: dict[str, list[str]] = {}
    for card in telling(game, "en").cards():
        found.setdefault(str(card["set"]), []).append(str(card["id"]))
    return found


def descriptions() -> dict[Path, str]:
    """What stands in each file."""
    folders = {name: WEB / "src" / "games" / name for name in GAMES}
    games = {place / "wire.json": described(shapes_of(name)) for name, place in folders.items() if place.is_dir()}
    return {WEB / "wire.json": described(create_app(Settings("sqlite://")).openapi()), **games}


if __name__ == "__main__":
    for path, text in descriptions().items():
        path.write_text(text)
