"""The pieces that a screen of Heroes of Thargos is made of. Attributes have names and not only colours."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from cardwright.cli.thargos.decktext import MARKS
from cardwright.games.thargos.state import Card, Face, Hero
from cardwright.games.thargos.terms import ATTRIBUTES, KINDS, LASTING, MISSION
from cardwright.text.thargos.box import factions_of
from cardwright.text.thargos.language import ThargosLanguage
from cardwright.text.typography import number

STYLES: Final = ("red", "green", "bright_blue")
LETTERS: Final = 3  # where there is little room, an attribute is known by so many


class Pieces:
    """Heroes, cards and figures in one language."""

    def __init__(self, lang: ThargosLanguage) -> None:
        self.lang: Final = lang
        self.ui: Final = lang.ui

    def marked(self, it: Card | Hero) -> str:
        """A name with the mark of what is not a printed card."""
        return self.lang.card_name(it) + MARKS[it.provenance]

    def with_pam(self, card: Card) -> Text:
        return Text.assemble(self.marked(card), (f" {card.pam}", "bold"))

    def legend(self) -> Text:
        """What the marks mean."""
        marks = [f"{MARKS[source]} {self.lang.provenance(source)}" for source in ("rulebook", "original")]
        return Text(" · ".join(marks), style="dim")

    def figures(self, numbers: Sequence[int], asks: Sequence[int] = ()) -> Text:
        """Attributes by their first letters; those that a Mission asks for stand out."""
        found = Text()
        for a, n in enumerate(numbers):
            wanted = not asks or asks[a] > 0
            label = f"{self.lang.attribute(a)[:LETTERS]} {number(n)}"
            found.append(" " if a else "").append(label, f"bold {STYLES[a]}" if wanted else "dim")
        return found

    def attribute(self, a: int) -> Text:
        return Text(self.lang.attribute(a), style=STYLES[a])

    def facts(self, card: Card) -> str:
        """What a card gives, or what it asks for and is worth; of an Action nothing."""
        if card.kind == LASTING:
            return self.lang.gives(card)
        if card.kind == MISSION:
            return f"{self.lang.asks(card)} · {card.vp} {self.ui['vp']}"
        return ""

    def text(self, card: Card) -> str:
        return " ".join(line for _, line in self.lang.card_lines(card))

    def face_text(self, face: Face) -> str:
        return " ".join(line for _, line in self.lang.face_lines(face))

    def reading(self, card: Card, *, with_pam: bool = False) -> Text:
        """What a card is good for, and what it does."""
        pam = [f"{self.ui['pam']} {card.pam}"] if with_pam else []
        facts, text = " · ".join(filter(None, [*pam, self.facts(card)])), self.text(card)
        return Text.assemble((facts, "bold"), ". " if facts and text else "", text)

    def odds(self, mission: Card, totals: Sequence[Sequence[int]]) -> Text:
        """What attacker and defender have of each attribute that a Mission asks for."""
        found = Text()
        attack, defence = totals
        for a in wanted(mission):
            sign = "<" if attack[a] < defence[a] else ">" if attack[a] > defence[a] else "="
            figures = f"{self.lang.attribute(a)} {number(attack[a])} {sign} {number(defence[a])}"
            found.append("  " if found else "").append(figures, STYLES[a])
        return found

    # One card in detail.

    def card(self, it: Card | Hero) -> RenderableType:
        parts = self.whole_hero(it) if isinstance(it, Hero) else self.whole_card(it)
        origin = f"{self.ui[f'set_{it.box}']} · {self.lang.provenance(it.provenance)}"
        return Group(*parts, Text(origin, style="dim"))

    def whole_hero(self, hero: Hero) -> list[RenderableType]:
        """Both faces of a Hero."""
        faction = [self.lang.faction(int(hero.faction))] if hero.faction >= 0 else []
        parts: list[RenderableType] = [
            self.head(hero, [self.ui["hero_points"].format(n=hero.points), *faction]),
        ]
        for name, face in ((self.ui["face_active"], hero.active), (self.ui["face_injured"], hero.injured)):
            parts.append(Text.assemble((name, "bold"), f"   {self.lang.attributes(face)}"))
            parts += self.labelled(self.lang.face_lines(face))
        return parts

    def whole_card(self, card: Card) -> list[RenderableType]:
        facts = [f"{self.ui['pam']} {card.pam}", *filter(None, [self.facts(card)])]
        facts += [self.lang.faction(faction) for faction in factions_of(card)]
        facts.append(f"{self.ui['copies']} {card.copies}" + (f" {self.ui['locked']}" if card.locked else ""))
        return [self.head(card, facts), *self.labelled(self.lang.card_lines(card))]

    def head(self, it: Card | Hero, facts: list[str]) -> Text:
        kind = self.lang.kind(int(it.kind) if isinstance(it, Card) else KINDS.index("hero"))
        keywords = [self.lang.keyword(word) for word in it.keywords]
        return Text.assemble((self.marked(it), "bold"), "   " + "   ".join([kind, *facts, *keywords]))

    def labelled(self, lines: list[tuple[str, str]]) -> list[Text]:
        return [Text(self.lang.labelled(when, line)) for when, line in lines]


def wanted(card: Card) -> list[int]:
    """The attributes that a Mission asks for."""
    return [a for a in range(len(ATTRIBUTES)) if card.asks[a] > 0]
