"""A whole set of Heroes of Thargos on one page."""

from collections.abc import Callable
from typing import Final

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.state import Card, Face, Hero
from cardwright.games.thargos.terms import ACTION, KINDS, LASTING, MISSION
from cardwright.text.language import language
from cardwright.text.thargos.box import factions_of
from cardwright.text.thargos.language import ThargosLanguage

HERO_COLUMNS: Final = ("card", "points", "faction", "keywords", "face_active", "face_injured", "catalogue_provenance")
COLUMNS: Final = {
    LASTING: ("card", "pam", "copies", "gives", "faction", "keywords", "text", "catalogue_provenance"),
    ACTION: ("card", "pam", "copies", "keywords", "text", "catalogue_provenance"),
    MISSION: ("card", "pam", "copies", "vp", "asks", "text", "catalogue_provenance"),
}
NUMBERS: Final = ("points", "pam", "copies", "vp")


def page(say: ThargosLanguage, name: str, command: str) -> str:
    """A set as Markdown, one table a kind of cards."""
    head = [f"# {say.ui['catalogue_title'].format(set=say.ui[f'set_{name}'])}", ""]
    head += [say.ui["catalogue_intro"].format(command=command), say.ui["catalogue_copies"], ""]
    heroes = [hero for hero in HEROES if hero.box == name]
    tables = table(say, "hero", HERO_COLUMNS, [hero_row(say, hero) for hero in heroes]) if heroes else []
    for kind, columns in COLUMNS.items():
        cards = [card for card in DESIGNS if card.kind == kind and card.box == name]
        tables += table(say, KINDS[kind], columns, [card_row(say, card, columns) for card in cards])
    return "\n".join([*head, *tables])


def table(say: ThargosLanguage, sort: str, columns: tuple[str, ...], rows: list[list[str]]) -> list[str]:
    ui = {**language(say.code).ui, **say.ui}
    cells = [[ui[column] for column in columns], ["--:" if column in NUMBERS else "---" for column in columns], *rows]
    return [f"## {ui[f'sort_{sort}']}", "", *(f"| {' | '.join(line)} |" for line in cells), ""]


def hero_row(say: ThargosLanguage, hero: Hero) -> list[str]:
    faction = say.faction(int(hero.faction)) if hero.faction >= 0 else ""
    faces = [face_cell(say, face) for face in (hero.active, hero.injured)]
    name, keywords = titled(say, hero), keywords_of(say, hero)
    return [name, str(hero.points), faction, keywords, *faces, say.provenance(hero.provenance)]


def face_cell(say: ThargosLanguage, face: Face) -> str:
    return "<br>".join([f"**{say.attributes(face)}**", *(line for _, line in say.face_lines(face))])


def card_row(say: ThargosLanguage, card: Card, columns: tuple[str, ...]) -> list[str]:
    return [CELLS[column](say, card) for column in columns]


def titled(say: ThargosLanguage, card: Card | Hero) -> str:
    return f"{card.number} {say.card_name(card)}"


def keywords_of(say: ThargosLanguage, card: Card | Hero) -> str:
    return ", ".join(say.keyword(it) for it in card.keywords)


CELLS: Final[dict[str, Callable[[ThargosLanguage, Card], str]]] = {
    "card": titled,
    "pam": lambda say, card: str(card.pam),
    "copies": lambda say, card: f"{card.copies}{' ' + say.ui['locked'] if card.locked else ''}",
    "vp": lambda say, card: str(card.vp),
    "gives": lambda say, card: say.gives(card),
    "asks": lambda say, card: say.asks(card),
    "faction": lambda say, card: ", ".join(say.faction(it) for it in factions_of(card)),
    "keywords": keywords_of,
    "text": lambda say, card: "<br>".join(line for _, line in say.card_lines(card)),
    "catalogue_provenance": lambda say, card: say.provenance(card.provenance),
}
