"""Dutch nouns: families, stones, phases, kinds of cards."""

from typing import Final

from cardwright.games.vale.terms import STONES, held
from cardwright.games.vale.words.choices import AREA, HAND, PILE
from cardwright.games.vale.words.counts import Which
from cardwright.text.language import listed

FAMILIES: Final = ("Vuur", "Water", "Aarde", "Wind", "Draken")
COLOURS: Final = ("rode", "blauwe", "paarse")
PHASES: Final = ("jaagfase", "actiefase", "effectenfase")
KINDS: Final = {"instant": "direct", "permanent": "permanent", "active": "te activeren"}
PROVENANCES: Final = {
    "printed": "gedrukte kaart",
    "rulebook": "genoemd in een spelregelboekje",
    "original": "eigen ontwerp",
}
ZONES: Final = {int(AREA): "uit je speelgebied", int(HAND): "uit je hand", int(PILE): "van de aflegstapel"}
NUMBERS: Final = ("geen", "één", "twee", "drie", "vier", "vijf")


def points(n: int) -> str:
    return "1 punt" if n == 1 else f"{n} punten"


def cards(n: int) -> str:
    return "1 kaart" if n == 1 else f"{n} kaarten"


def stone(colour: int, n: int) -> str:
    return f"{n} {COLOURS[colour]} {'steen' if n == 1 else 'stenen'}"


def stones(purse: int) -> str:
    """`2 rode en 1 blauwe steen`."""
    there = [(COLOURS[c], held(purse, c)) for c in range(len(STONES)) if held(purse, c)]
    if not there:
        return "geen stenen"
    return f"{listed((f'{n} {colour}' for colour, n in there), 'en')} {'steen' if there[-1][1] == 1 else 'stenen'}"


def one(which: Which, other: bool = False) -> str:
    """One card of a kind: `een Vuurkaart met een direct effect`, `een andere kaart`."""
    return f"een andere {kind_of(which)}" if other else f"een {kind_of(which)}"


def kind_of(which: Which) -> str:
    """A kind of cards, without an article."""
    marks = [f"een kost van {which.most} of minder"] if which.most >= 0 else []
    marks += ["een direct effect"] if which.instant else []
    marks += ["een te activeren effect"] if which.active else []
    noun = f"{FAMILIES[which.family]}kaart" if which.family >= 0 else "kaart"
    return f"{noun} met {listed(marks, 'en')}" if marks else noun
