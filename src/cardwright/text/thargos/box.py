"""What is in the boxes: sets, sorts, the two faces of a Hero, and everything as plain data."""

from typing import Final

from cardwright.games.thargos.state import Card, Face, Hero
from cardwright.games.thargos.terms import ATTRIBUTES, FACTIONS, KINDS
from cardwright.kernel.paper import Record
from cardwright.text.thargos.language import ThargosLanguage
from cardwright.text.thargos.signs import card_signs, face_signs

SETS: Final = ("base", "condar", "undead")
HERO_SORT: Final = "hero"
ACTIVE: Final = "active"
INJURED: Final = "injured"


def face_id(hero: Hero, face: str) -> str:
    """The id of a face; the Active one has that of the Hero."""
    return hero.id if face == ACTIVE else f"{hero.id}_{INJURED}"


def factions_of(card: Card) -> list[int]:
    return [faction for faction in range(len(FACTIONS)) if card.factions >> faction & 1]


def on_paper(card: Card, say: ThargosLanguage) -> Record:
    """A Lasting, an Action or a Mission as plain data; what its kind does not have is None."""
    sort = KINDS[card.kind]
    return {
        **bare(say, card, card.id, sort),
        "name": say.card_name(card),
        "pam": int(card.pam),
        "copies": int(card.copies),
        "locked": card.locked,
        "gives": by_attribute([int(n) for n in card.gives]) if sort == "lasting" else None,
        "vp": int(card.vp) if sort == "mission" else None,
        "asks": by_attribute([int(n) for n in card.asks]) if sort == "mission" else None,
        "place": card.place,
        "place_name": say.ui[f"place_{card.place}"],
        "factions": [FACTIONS[it] for it in factions_of(card)],
        "faction_names": [say.faction(it) for it in factions_of(card)],
        "lines": on_lines(say, say.card_lines(card), card_signs(card)),
    }


def face_on_paper(hero: Hero, face: str, say: ThargosLanguage) -> Record:
    """A face of a Hero as plain data; one whose attributes are dice has none."""
    it = hero.active if face == ACTIVE else hero.injured
    factions = [int(hero.faction)] if hero.faction >= 0 else []
    return {
        **bare(say, hero, face_id(hero, face), HERO_SORT),
        "name": face_name(hero, face, say),
        "face": face,
        "face_name": say.ui[f"face_{face}"],
        "points": int(hero.points),
        "attributes": None if it.dice else by_attribute(numbers_of(it)),
        "factions": [FACTIONS[faction] for faction in factions],
        "faction_names": [say.faction(faction) for faction in factions],
        "lines": on_lines(say, say.face_lines(it), face_signs(it)),
        "back": face_id(hero, INJURED if face == ACTIVE else ACTIVE),
    }


def face_name(hero: Hero, face: str, say: ThargosLanguage) -> str:
    """The name of a face: the Hero's, and that it is the Injured one."""
    name = say.card_name(hero)
    return name if face == ACTIVE else say.ui["face_name"].format(name=name, face=say.ui[f"face_{face}"])


def bare(say: ThargosLanguage, card: Card | Hero, id: str, sort: str) -> Record:
    """What everything in the box has, and nothing for what only some things have."""
    return {
        "id": id,
        "number": card.number,
        "name": "",
        "set": card.box,
        "set_name": say.ui[f"set_{card.box}"],
        "sort": sort,
        "sort_name": say.kind(KINDS.index(sort)),
        "face": None,
        "face_name": None,
        "points": None,
        "attributes": None,
        "pam": None,
        "copies": 1,
        "locked": False,
        "gives": None,
        "vp": None,
        "asks": None,
        "place": None,
        "place_name": None,
        "factions": [],
        "faction_names": [],
        "keywords": list(card.keywords),
        "keyword_names": [say.keyword(it) for it in card.keywords],
        "lines": [],
        "provenance": card.provenance,
        "provenance_name": say.provenance(card.provenance),
        "back": None,
    }


def on_lines(say: ThargosLanguage, lines: list[tuple[str, str]], signs: list[list[str]]) -> list[Record]:
    return [
        {"kind": when, "kind_name": say.when(when), "text": text, "signs": row}
        for (when, text), row in zip(lines, signs)
    ]


def numbers_of(face: Face) -> list[int]:
    return [int(face.might), int(face.mind), int(face.mysticism)]


def by_attribute(numbers: list[int]) -> Record:
    return dict(zip(ATTRIBUTES, numbers))
