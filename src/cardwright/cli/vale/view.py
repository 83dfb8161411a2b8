"""A view of The Vale of Eternity with its types, and what follows from it at a glance."""

from typing import Final, cast

from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.state import Card, Vale
from cardwright.games.vale.terms import HUNTING, PHASES
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position
from cardwright.text.vale.shapes import View


def see(game: Game, t: Position, seat: int) -> View:
    """What a seat, a spectator or somebody who may see everything sees."""
    return cast(View, game.view(t, seat))


BY_ID: Final = {card.id: card for card in ALL}


def card(id: str) -> Card:
    """The card, the tile or the summoner's face of an id."""
    return BY_ID[id]


def in_play(t: Position) -> list[Card]:
    """Everything that a game is played with."""
    assert isinstance(t, Vale), "a position of another game"
    variant = t.variant
    return [variant.cards[number] for zone in (variant.deck, variant.tiles, variant.faces) for number in zone]


def expanded(view: View) -> bool:
    """Whether expansions are in play."""
    return "display" in view


def with_curses(view: View) -> bool:
    return view["variant"]["curse"] == "with"


def with_artifacts(view: View) -> bool:
    return view["variant"]["artifacts"] == "with"


def setting_up(view: View) -> bool:
    """Whether summoners are still being chosen: a hunt goes on over an empty board at no other time."""
    return with_curses(view) and view["phase"] == PHASES[HUNTING] and not view["board"]
