"""What the page is told of a game as data has the shapes from which its types are made: no more, no less."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from cardwright.kernel.dice import seeded
from cardwright.kernel.game import OPEN, SPECTATOR, Setup
from cardwright.shelf import GAMES
from cardwright.text.language import LANGUAGES
from cardwright.text.speech import telling
from tests.shelf import all_tables

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
SHOWN = [name for name in GAMES if (PAGE / name).is_dir()]
NOW_AND_THEN = 9


def shape(game: str, name: str) -> TypeAdapter[Any]:
    return TypeAdapter(getattr(import_module(f"cardwright.text.{game}.shapes"), name))


def fits(shape: TypeAdapter[Any], data: object) -> bool:
    """Whether the shape holds all of the data: what it does not name would be lost."""
    text = json.dumps(data)
    return bool(json.loads(shape.dump_json(shape.validate_json(text, strict=True))) == json.loads(text))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", SHOWN)
def test_every_card_has_its_shape(name: str, code: str) -> None:
    card = shape(name, "Card")
    assert all(fits(card, it) for it in telling(name, code).cards())


@pytest.mark.parametrize(("name", "players", "options"), [it for it in all_tables() if it[0] in SHOWN][::5])
def test_every_view_has_its_shape(name: str, players: int, options: dict[str, str]) -> None:
    game, view, dice = GAMES[name], shape(name, "View"), seeded(players)
    t = game.new(Setup(players, players, options))
    step = 0
    while t.asked is not None:
        t.answer(t.options[dice.roll(len(t.options))])
        step += 1
        if step % NOW_AND_THEN == 0 or t.over():
            assert all(fits(view, game.view(t, seat)) for seat in (OPEN, SPECTATOR, *range(players)))
