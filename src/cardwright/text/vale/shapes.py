"""The shapes of what is told of The Vale of Eternity as data: `View` and `Card`. The page's types are made from them.

They stand here and not beside the view because compiled classes forget the parts of their annotations.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict  # pydantic reads the one in `typing` only from Python 3.12 on

Frame = tuple[str, int, int, int, int]


class Place(TypedDict):
    """A card on the board, and whose marker lies on it (-1: nobody's)."""

    card: str
    marker: int


class Deck(TypedDict):
    """How many cards are left, and those that the viewer knows, with their depth from the top."""

    size: int
    known: list[tuple[int, str]]


class Hidden(TypedDict):
    """Cards of which the viewer may know some."""

    size: int
    known: list[str]


class Hand(Hidden):
    """A hand, and what each known card would cost its owner now."""

    costs: list[int]


class Purse(TypedDict):
    """Stones; a colour of which there are none is left out."""

    red: NotRequired[int]
    blue: NotRequired[int]
    purple: NotRequired[int]


class Worth(TypedDict):
    """What a stone of each colour is worth to somebody who pays."""

    red: int
    blue: int
    purple: int


class SeatView(TypedDict):
    """What somebody sees of a player; what is not required comes with expansions, all of it together."""

    score: int
    stones: Purse
    worth: Worth
    limit: int
    spaces: int
    area: list[str]
    used: list[str]
    hand: Hand
    shelter: NotRequired[Hidden]
    appeased: NotRequired[list[str]]
    gear: NotRequired[list[str]]
    last_tile: NotRequired[str]
    bought: NotRequired[int]
    seals: NotRequired[int]
    curses: NotRequired[int]


class View(TypedDict):
    """What one viewer sees of a position."""

    variant: dict[str, str]
    seat: int
    players: int
    goal: int
    rounds: int
    round: int
    first: int
    phase: Literal["hunting", "action", "resolution", "curse"]
    turn: int
    deck: Deck
    pile: list[str]
    board: list[Place]
    seats: list[SeatView]
    secrets: int
    agenda: list[Frame]
    asked: Frame | None
    options: list[str]
    over: bool
    display: NotRequired[list[str]]
    tokens: NotRequired[dict[str, int]]


class EffectText(TypedDict):
    """An effect of a card in words, and in signs: names, some with what stands in them behind a colon."""

    kind: Literal["start", "instant", "permanent", "action", "active", "flip"]
    kind_name: str
    text: str
    signs: list[str]


class Card(TypedDict):
    """A card, a tile or a summoner's face in words; only creatures have a family, a cost and curses."""

    id: str
    name: str
    set: Literal["base", "artifacts", "curse"]
    set_name: str
    sort: Literal["creature", "tile", "summoner"]
    family: Literal["fire", "water", "earth", "wind", "dragon"] | None
    family_name: str | None
    cost: int | None
    curses: int | None
    lines: list[EffectText]
    provenance: Literal["printed", "rulebook", "original"]
    provenance_name: str
    back: str | None
