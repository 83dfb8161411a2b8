"""A deck as a file to edit: TOML in which every line says in a comment what the card is."""

from collections.abc import Sequence
from typing import Final

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.checking import in_play
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.state import Card, Face, Hero
from cardwright.games.thargos.terms import ACTION, ATTRIBUTES, KINDS, LASTING, MISSION
from cardwright.text.thargos.decks import CARDS, WORDS

MARKS: Final = {"printed": "", "rulebook": "*", "original": "°"}
COLUMN: Final = 44  # where the comments begin; the longest id fits before it


def deck_file(deck: Deck, options: dict[str, str], lang: str) -> str:
    """A deck in TOML; what is not in it, and may be by these options, stands in comments."""
    words = WORDS[lang]
    lines = [f"# {words[key]}" for key in ("file_head", "legend", "file_rules", "file_use")]
    lines += ["", "heroes = ["]
    for number, hero in enumerate(HEROES):
        if number in deck.heroes or in_play(options, hero.box):
            lines.append(_line(f'"{hero.id}",', number in deck.heroes, hero_facts(hero, lang), "    "))
    lines += ["]", "", "[cards]"]
    held = deck.held()
    for kind in (LASTING, ACTION, MISSION):
        lines += ["", f"# {words[KINDS[kind]]}"]
        for number, card in enumerate(DESIGNS):
            if card.kind == kind and (number in held or in_play(options, card.box)):
                lines.append(_line(f"{card.id} = {held.get(number, 1)}", number in held, card_facts(card, lang)))
    return "\n".join(lines) + "\n"


def _line(entry: str, held: bool, facts: str, indent: str = "") -> str:
    return f"{indent + ('' if held else '# ') + entry:<{COLUMN}}# {facts}"


def hero_facts(hero: Hero, lang: str) -> str:
    """A Hero in a line."""
    points = f"{WORDS[lang]['points']} {hero.points}"
    return " · ".join([hero.number, points, attributes(faces(hero.active), lang), marked(hero, lang)])


def card_facts(card: Card, lang: str) -> str:
    """A card in a line."""
    words = WORDS[lang]
    facts = [card.number, f"{words['pam']} {card.pam}"]
    facts += [f"{words['vp']} {card.vp}", attributes(list(card.asks), lang)] if card.kind == MISSION else []
    facts += [attributes(list(card.gives), lang, "+")] if card.kind == LASTING and any(card.gives) else []
    return " · ".join([*facts, marked(card, lang), *([words["lock"]] if card.locked else [])])


def attributes(values: Sequence[int], lang: str, sign: str = "") -> str:
    """Attributes by name, those that there are; without any, there are dice."""
    named = [f"{WORDS[lang][ATTRIBUTES[a]]} {value:{sign}}" for a, value in enumerate(values) if value]
    return ", ".join(named) or WORDS[lang]["dice"]


def faces(face: Face) -> list[int]:
    """The attributes of a face; none, where dice set them."""
    return [int(face.might), int(face.mind), int(face.mysticism)]


def marked(card: Card | Hero, lang: str) -> str:
    """A name with the mark of what is not a printed card."""
    return CARDS[lang][card.id] + MARKS[card.provenance]
