"""A view with its types: what `Game.view` of The Vale of Eternity holds."""

from typing import Final, NotRequired, TypedDict, cast

from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.state import Card, Vale
from cardwright.games.vale.terms import HUNTING, PHASES
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position


class Place(TypedDict):
    card: str
    marker: int


class Deck(TypedDict):
    size: int
    known: list[tuple[int, str]]


class Hidden(TypedDict):
    size: int
    known: list[str]


class SeatView(TypedDict):
    """What a player has; what is not required comes with expansions, all of it together."""

    score: int
    stones: dict[str, int]
    limit: int
    spaces: int
    area: list[str]
    used: list[str]
    hand: Hidden
    shelter: NotRequired[Hidden]
    appeased: NotRequired[list[str]]
    gear: NotRequired[list[str]]
    last_tile: NotRequired[str]
    bought: NotRequired[int]
    seals: NotRequired[int]
    curses: NotRequired[int]


class View(TypedDict):
    """What one seat sees; seats are counted from 0."""

    variant: dict[str, str]
    seat: int
    players: int
    goal: int
    rounds: int
    round: int
    first: int
    phase: str
    turn: int
    deck: Deck
    pile: list[str]
    board: list[Place]
    seats: list[SeatView]
    over: bool
    display: NotRequired[list[str]]
    tokens: NotRequired[dict[str, int]]


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
