"""The card sets; a card's number is its place in the set."""

from typing import Final

from cardwright.games.vale.cards.dragon import DRAGON_CARDS
from cardwright.games.vale.cards.earth import EARTH_CARDS
from cardwright.games.vale.cards.fire import FIRE_CARDS
from cardwright.games.vale.cards.water import WATER_CARDS
from cardwright.games.vale.cards.wind import WIND_CARDS
from cardwright.games.vale.state import Card

BASE: Final[list[Card]] = [*FIRE_CARDS, *WATER_CARDS, *EARTH_CARDS, *WIND_CARDS, *DRAGON_CARDS]
