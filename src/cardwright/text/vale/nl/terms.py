"""Dutch nouns: families, stones, phases, kinds of cards."""

from typing import Final

from cardwright.games.vale.terms import STONES, held
from cardwright.games.vale.words.choices import AREA, BOARD, HAND, PILE, SHELTER
from cardwright.games.vale.words.counts import Which
from cardwright.text.language import listed

FAMILIES: Final = ("Vuur", "Water", "Aarde", "Wind", "Draken")
COLOURS: Final = ("rode", "blauwe", "paarse")
PHASES: Final = ("jaagfase", "actiefase", "effectenfase", "vloekfase")
KINDS: Final = {
    "instant": "direct",
    "permanent": "permanent",
    "action": "actie",
    "active": "te activeren",
    "start": "begin",
    "flip": "omdraaien",
}
PROVENANCES: Final = {
    "printed": "gedrukt",
    "rulebook": "genoemd in een spelregelboekje",
    "original": "eigen ontwerp",
}
ZONES: Final = {
    int(AREA): "uit je speelgebied",
    int(HAND): "uit je hand",
    int(PILE): "van de aflegstapel",
    int(SHELTER): "uit je schuilplaats",
    int(BOARD): "van het speelbord",
}
NUMBERS: Final = ("geen", "één", "twee", "drie", "vier", "vijf")


def points(n: int) -> str:
    return "1 punt" if n == 1 else f"{n} punten"


def cards(n: int) -> str:
    return "1 kaart" if n == 1 else f"{n} kaarten"


def curses(n: int) -> str:
    return "1 vloek" if n == 1 else f"{n} vloeken"


def times(n: int) -> str:
    return "één keer" if n == 1 else "twee keer" if n == 2 else f"{n} keer"


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


def kind_of(which: Which, many: bool = False) -> str:
    """A kind of cards, without an article."""
    marks = [f"een kost van {which.most} of minder"] if which.most >= 0 else []
    marks += ["een direct effect"] if which.instant else []
    marks += ["een permanent effect"] if which.permanent else []
    marks += ["een te activeren effect"] if which.active else []
    noun = "kaarten" if many else "kaart"
    noun = f"{FAMILIES[which.family]}{noun}" if which.family >= 0 else noun
    noun = f"vervloekte {noun}" if which.cursed else noun
    return f"{noun} met {listed(marks, 'en')}" if marks else noun
