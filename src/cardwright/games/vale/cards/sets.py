"""The sets. A card's number is its place in ALL, where tiles and summoners' faces follow the cards."""

from typing import Final

from cardwright.games.vale.cards.artifacts import ARTIFACTS_CARDS
from cardwright.games.vale.cards.curse import CURSE_CARDS
from cardwright.games.vale.cards.dragon import DRAGON_CARDS
from cardwright.games.vale.cards.earth import EARTH_CARDS
from cardwright.games.vale.cards.fire import FIRE_CARDS
from cardwright.games.vale.cards.summoners import SUMMONERS
from cardwright.games.vale.cards.tiles import TILES
from cardwright.games.vale.cards.water import WATER_CARDS
from cardwright.games.vale.cards.wind import WIND_CARDS
from cardwright.games.vale.state import Card

BASE: Final[list[Card]] = [*FIRE_CARDS, *WATER_CARDS, *EARTH_CARDS, *WIND_CARDS, *DRAGON_CARDS]
ARTIFACTS: Final[list[Card]] = ARTIFACTS_CARDS
CURSE: Final[list[Card]] = CURSE_CARDS
CREATURES: Final[list[Card]] = [*BASE, *ARTIFACTS, *CURSE]
ALL: Final[list[Card]] = [*CREATURES, *TILES, *SUMMONERS]
FIRST_TILE: Final = len(CREATURES)
FIRST_FACE: Final = len(CREATURES) + len(TILES)
KANG_SAN: Final = len(ALL) - 2
BOXES: Final = {"base": BASE, "artifacts": [*ARTIFACTS, *TILES], "curse": [*CURSE, *SUMMONERS]}
BOX_OF: Final = {card.id: box for box, cards in BOXES.items() for card in cards}


def deck(artifacts: bool, curse: bool) -> list[int]:
    """The numbers of the cards in play."""
    numbers = list(range(len(BASE)))
    if artifacts:
        numbers += range(len(BASE), len(BASE) + len(ARTIFACTS))
    if curse:
        numbers += range(len(BASE) + len(ARTIFACTS), len(CREATURES))
    return numbers


def tiles() -> list[int]:
    return list(range(FIRST_TILE, FIRST_FACE))


def faces(tiled: bool) -> list[int]:
    """The summoners' faces; Kang San travels with the tiles of the Artifacts only."""
    return list(range(FIRST_FACE, len(ALL) if tiled else KANG_SAN))


def set_of(card: Card) -> str:
    """The box that a card, a tile or a face comes from."""
    return BOX_OF[card.id]
