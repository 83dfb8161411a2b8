"""A view with its types: what `Game.view` of The Vale of Eternity holds."""

from typing import Final, TypedDict, cast

from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import NOTHING, Card
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position

ROUNDS: Final = int(NOTHING.rounds)
EVERYTHING: Final = -2


class Marked(TypedDict):
    card: str
    marker: int


class Deck(TypedDict):
    size: int
    known: list[tuple[int, str]]


class Hand(TypedDict):
    size: int
    known: list[str]


class Player(TypedDict):
    score: int
    stones: dict[str, int]
    limit: int
    spaces: int
    area: list[str]
    used: list[str]
    hand: Hand


class Sight(TypedDict):
    """What one seat sees; seats are counted from 0, and -1 is a spectator."""

    variant: dict[str, str]
    seat: int
    players: int
    goal: int
    round: int
    first: int
    phase: str
    turn: int
    deck: Deck
    pile: list[str]
    board: list[Marked]
    seats: list[Player]
    over: bool


def see(game: Game, t: Position, seat: int) -> Sight:
    """What a seat sees; `EVERYTHING` is for games that are over or laid open: all hands."""
    if seat != EVERYTHING:
        return cast(Sight, game.view(t, seat))
    sight = cast(Sight, game.view(t, -1))
    sight["seats"] = [see(game, t, s)["seats"][s] for s in range(int(t.players))]
    sight["seat"] = EVERYTHING
    return sight


def card(id: str) -> Card:
    """The card of an id."""
    return next(c for c in CARDS if c.id == id)


CARDS: Final[list[Card]] = VALE.variant({choice.name: choice.default for choice in VALE.choices()}).cards
