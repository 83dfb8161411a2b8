"""The sets. A design's number is its place in DESIGNS, a Hero's is its place in HEROES.

Where cards of every kind are named by one number, as in events, Heroes follow the designs.
"""

from typing import Final

from cardwright.games.thargos.cards.actions import ACTIONS
from cardwright.games.thargos.cards.condar import CONDAR
from cardwright.games.thargos.cards.heroes import HEROES as BOXED_HEROES
from cardwright.games.thargos.cards.lastings import LASTINGS
from cardwright.games.thargos.cards.missions import MISSIONS
from cardwright.games.thargos.cards.undead import UNDEAD
from cardwright.games.thargos.cards.undead_heroes import UNDEAD_HEROES
from cardwright.games.thargos.state import Card, Hero

CORE: Final[list[Card]] = [*LASTINGS, *ACTIONS, *MISSIONS]
DESIGNS: Final[list[Card]] = [*CORE, *CONDAR, *UNDEAD]
HEROES: Final[list[Hero]] = [*BOXED_HEROES, *UNDEAD_HEROES]
NUMBERS: Final[dict[str, int]] = {card.id: number for number, card in enumerate(DESIGNS)}
HERO_NUMBERS: Final[dict[str, int]] = {hero.id: number for number, hero in enumerate(HEROES)}
