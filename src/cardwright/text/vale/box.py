"""What is in the boxes: sets, sorts, the two faces of a summoner, and everything as plain data."""

from typing import Final

from cardwright.games.vale.cards.sets import BOXES, CREATURES, set_of
from cardwright.games.vale.cards.summoners import SUMMONERS
from cardwright.games.vale.cards.tiles import TILES
from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import FAMILIES
from cardwright.kernel.paper import Record
from cardwright.text.vale.language import ValeLanguage
from cardwright.text.vale.signs import signs_of

SETS: Final = tuple(BOXES)
CREATURE: Final = "creature"
TILE: Final = "tile"
SUMMONER: Final = "summoner"
SORTS: Final = (CREATURE, TILE, SUMMONER)


IN_SORTS: Final = {CREATURE: CREATURES, TILE: TILES, SUMMONER: SUMMONERS}
SORT_OF: Final = {card.id: sort for sort, cards in IN_SORTS.items() for card in cards}
# The faces of a summoner stand side by side, the one to start with first.
FACES: Final = {face.id: list(faces) for faces in zip(SUMMONERS[::2], SUMMONERS[1::2]) for face in faces}


def sort_of(card: Card) -> str:
    """What a thing of the box is: a creature card, an artifact tile or a summoner."""
    return SORT_OF[card.id]


def faces_of(card: Card) -> list[Card]:
    """Both faces of a summoner, the one to start with first; anything else has one."""
    return FACES.get(card.id, [card])


def on_paper(card: Card, say: ValeLanguage) -> Record:
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
        "lines": [
            {"kind": kind, "kind_name": say.kind(kind), "text": text, "signs": signs}
            for (kind, text), signs in zip(say.card_lines(card), signs_of(card))
        ],
        "provenance": card.provenance,
        "provenance_name": say.provenance(card.provenance),
        "back": back[0] if back else None,
    }
