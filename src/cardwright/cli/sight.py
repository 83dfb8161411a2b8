"""A view with its types: what `Game.view` of The Vale of Eternity holds."""

from typing import Final, NotRequired, TypedDict, cast

from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.state import NOTHING, Card, Variant
from cardwright.games.vale.terms import HUNTING, PHASES
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position

ROUNDS: Final = int(NOTHING.rounds)


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
    """What a player has; what is not required comes with expansions, all of it together."""

    score: int
    stones: dict[str, int]
    limit: int
    spaces: int
    area: list[str]
    used: list[str]
    hand: Hand
    shelter: NotRequired[Hand]
    appeased: NotRequired[list[str]]
    gear: NotRequired[list[str]]
    last_tile: NotRequired[str]
    bought: NotRequired[int]
    seals: NotRequired[int]
    curses: NotRequired[int]


class Sight(TypedDict):
    """What one seat sees; seats are counted from 0."""

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
    display: NotRequired[list[str]]
    tokens: NotRequired[dict[str, int]]


def see(game: Game, t: Position, seat: int) -> Sight:
    """What a seat, a spectator or somebody who may see everything sees."""
    return cast(Sight, game.view(t, seat))


CARDS: Final = ALL
BY_ID: Final = {card.id: card for card in ALL}


def card(id: str) -> Card:
    """The card, the tile or the summoner's face of an id."""
    return BY_ID[id]


def in_play(variant: Variant) -> list[Card]:
    """Everything that a game is played with."""
    return [variant.cards[number] for zone in (variant.deck, variant.tiles, variant.faces) for number in zone]


def expanded(sight: Sight) -> bool:
    """Whether expansions are in play."""
    return "display" in sight


def with_curses(sight: Sight) -> bool:
    return sight["variant"]["curse"] == "with"


def with_artifacts(sight: Sight) -> bool:
    return sight["variant"]["artifacts"] == "with"


def setting_up(sight: Sight) -> bool:
    """Whether summoners are still being chosen: a hunt goes on over an empty board at no other time."""
    return with_curses(sight) and sight["phase"] == PHASES[HUNTING] and not sight["board"]
