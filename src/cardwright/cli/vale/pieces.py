"""The pieces that a screen of The Vale of Eternity is made of. Families and stones have shapes and letters, not only
colours."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from cardwright.games.vale.cards.sets import set_of
from cardwright.games.vale.rules.action import PRICES
from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import STONES, held
from cardwright.text.vale.box import faces_of, sort_of
from cardwright.text.vale.language import ValeLanguage

SYMBOLS: Final = ("▲", "≈", "■", "»", "◆")
STYLES: Final = ("red", "bright_blue", "yellow", "green", "magenta")
CHIPS: Final = ("bold white on red", "bold white on blue", "bold white on magenta")
CURSE: Final = "†"
MARKS: Final = {"printed": "", "rulebook": "*", "original": "°"}


class Pieces:
    """Cards, families and stones in one language."""

    def __init__(self, lang: ValeLanguage) -> None:
        self.lang: Final = lang
        self.ui: Final = lang.ui

    def family(self, family: int) -> Text:
        return Text(f"{SYMBOLS[family]} {self.lang.family(family)}", style=STYLES[family])

    def name(self, card: Card, curses: int | None = None) -> Text:
        """A marked name with curses: those given, or else those that the card brings."""
        if card.family < 0:
            return Text(self.marked(card), style="bold")
        found = Text(f"{SYMBOLS[card.family]} {self.marked(card)}", style=STYLES[card.family])
        n = int(card.curses) if curses is None else curses
        return found.append(f" {CURSE}{n}", "bold") if n else found

    def marked(self, card: Card) -> str:
        """A name with the mark of what is not a printed card."""
        return self.lang.card_name(card) + MARKS[card.provenance]

    def chips(self, numbers: Iterable[int]) -> Text:
        """Stones by colour, each a letter on its colour."""
        found = Text()
        for colour, n in enumerate(numbers):
            for _ in range(n):
                found.append(self.ui["letters"][colour], CHIPS[colour])
        return found

    def price(self, family: int) -> Text:
        return self.chips(int(held(PRICES[family], colour)) for colour in range(len(STONES)))

    def text(self, card: Card, without: Sequence[str] = ()) -> Text:
        """What a card does; effects of some kinds may be passed over."""
        found = Text()
        for kind, sentence in self.lang.card_lines(card):
            if kind not in without:
                found.append(" " if found else "").append_text(self.labelled(kind, sentence))
        return found

    def labelled(self, kind: str, sentence: str) -> Text:
        label, _, rest = self.lang.labelled(kind, sentence).partition(":")
        return Text.assemble((f"{label}:", "bold"), rest)

    def legend(self) -> Text:
        """What the marks mean."""
        marks = [f"{MARKS[source]} {self.lang.provenance(source)}" for source in ("rulebook", "original")]
        return Text(" · ".join([f"{CURSE} {self.ui['curses_mark']}", *marks]), style="dim")

    def card(self, card: Card) -> RenderableType:
        """One card in detail; a summoner with both faces."""
        return Group(*[part for face in faces_of(card) for part in self.face(face)])

    def face(self, card: Card) -> list[RenderableType]:
        head = Text.assemble((self.lang.card_name(card), "bold"), "   ")
        if card.family < 0:
            head.append(self.ui[f"one_{sort_of(card)}"])
        else:
            head.append_text(self.family(card.family)).append(f"   {self.ui['cost']} {card.cost}")
            head.append(f"   {self.ui['sells']} ").append_text(self.price(card.family))
        if card.curses:
            head.append(f"   {self.ui['curses']} {CURSE * int(card.curses)}")
        lines = [self.labelled(kind, sentence) for kind, sentence in self.lang.card_lines(card)]
        origin = f"{self.ui[f'set_{set_of(card)}']} · {self.lang.provenance(card.provenance)}"
        return [head, *lines, Text(origin, style="dim")]
