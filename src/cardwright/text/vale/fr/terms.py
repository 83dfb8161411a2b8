"""French nouns: families, stones, phases, kinds of cards; and French spacing."""

from typing import Final

from cardwright.games.vale.terms import STONES, held
from cardwright.games.vale.words.choices import AREA, BOARD, HAND, PILE, SHELTER
from cardwright.games.vale.words.counts import Which
from cardwright.text.language import listed

FAMILIES: Final = ("Feu", "Eau", "Terre", "Vent", "Dragon")
COLOURS: Final = ("rouge", "bleue", "violette")
PHASES: Final = ("phase de capture", "phase d'action", "phase de résolution", "phase de malédiction")
KINDS: Final = {
    "instant": "instantané",
    "permanent": "permanent",
    "action": "action",
    "active": "résolution",
    "start": "départ",
    "flip": "retournement",
}
PROVENANCES: Final = {
    "printed": "imprimée",
    "rulebook": "citée dans un livret de règles",
    "original": "création originale",
}
ZONES: Final = {
    int(AREA): "de votre arène",
    int(HAND): "de votre main",
    int(PILE): "de la défausse",
    int(SHELTER): "de votre abri",
    int(BOARD): "du plateau",
}
NUMBERS: Final = ("aucun", "un", "deux", "trois", "quatre", "cinq")


def points(n: int) -> str:
    return f"{n} point" if n < 2 else f"{n} points"


def cards(n: int) -> str:
    return f"{n} carte" if n < 2 else f"{n} cartes"


def curses(n: int) -> str:
    return f"{n} malédiction" if n < 2 else f"{n} malédictions"


def times(n: int) -> str:
    return "une fois" if n == 1 else "deux fois" if n == 2 else f"{n} fois"


def coloured(colour: int, n: int) -> str:
    return COLOURS[colour] if n < 2 else f"{COLOURS[colour]}s"


def stone(colour: int, n: int) -> str:
    return f"{n} {'pierre' if n < 2 else 'pierres'} {coloured(colour, n)}"


def stones(purse: int) -> str:
    """`2 pierres rouges et 1 bleue`."""
    there = [(c, held(purse, c)) for c in range(len(STONES)) if held(purse, c)]
    if not there:
        return "aucune pierre"
    first, *rest = there
    return listed([stone(*first), *(f"{n} {coloured(c, n)}" for c, n in rest)], "et")


def one(which: Which, other: bool = False, zone: int = -1) -> str:
    """One card of a kind: `une carte Feu de votre arène ayant un effet instantané`, `une autre carte`."""
    return f"une autre {kind_of(which, zone)}" if other else f"une {kind_of(which, zone)}"


def kind_of(which: Which, zone: int = -1, where: str = "", many: bool = False) -> str:
    """A kind of cards, without an article; the place comes before the marks."""
    marks = [f"un coût de {which.most} ou moins"] if which.most >= 0 else []
    marks += ["un effet instantané"] if which.instant else []
    marks += ["un effet permanent"] if which.permanent else []
    marks += ["un effet de résolution"] if which.active else []
    noun, cursed = ("cartes", "maudites") if many else ("carte", "maudite")
    noun = f"{noun} {FAMILIES[which.family]}" if which.family >= 0 else noun
    place = ZONES[zone] if zone >= 0 else where
    words = [noun, cursed if which.cursed else "", place, f"ayant {listed(marks, 'et')}" if marks else ""]
    return " ".join(word for word in words if word)
