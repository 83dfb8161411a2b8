"""What is in the boxes: sets, sorts, the two faces of a summoner, and everything as plain data."""

from typing import Final

from cardwright.games.vale.cards.sets import ALL, FIRST_FACE, FIRST_TILE, set_of
from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import FAMILIES
from cardwright.kernel.paper import Record
from cardwright.text.language import Language

SETS: Final = ("base", "artifacts", "curse")
CREATURE: Final = "creature"
TILE: Final = "tile"
SUMMONER: Final = "summoner"
SORTS: Final = (CREATURE, TILE, SUMMONER)


def sort_of(card: Card) -> str:
    """What a thing of the box is: a creature card, an artifact tile or a summoner."""
    number = ALL.index(card)
    return SORTS[(number >= FIRST_TILE) + (number >= FIRST_FACE)]


def faces_of(card: Card) -> list[Card]:
    """Both faces of a summoner, the one to start with first; anything else has one."""
    if sort_of(card) != SUMMONER:
        return [card]
    first = FIRST_FACE + (ALL.index(card) - FIRST_FACE) // 2 * 2
    return ALL[first : first + 2]


def on_paper(card: Card, say: Language) -> Record:
    """A card as plain data; only creatures have a cost, a family and curses, only summoners a back."""
    creature = sort_of(card) == CREATURE
    back = [face.id for face in faces_of(card) if face is not card]
    return {
        "id": card.id,
        "name": say.card_name(card),
        "set": set_of(card),
        "set_name": say.ui[f"set_{set_of(card)}"],
        "sort": sort_of(card),
        "family": FAMILIES[card.family] if creature else None,
        "family_name": say.family(int(card.family)) if creature else None,
        "cost": int(card.cost) if creature else None,
        "curses": int(card.curses) if creature else None,
        "lines": [{"kind": kind, "kind_name": say.kind(kind), "text": text} for kind, text in say.card_lines(card)],
        "provenance": card.provenance,
        "provenance_name": say.provenance(card.provenance),
        "back": back[0] if back else None,
    }
