"""English nouns: families, stones, phases, kinds of cards."""

from typing import Final

from cardwright.games.vale.terms import STONES, held
from cardwright.games.vale.words.choices import AREA, HAND, PILE
from cardwright.games.vale.words.counts import Which
from cardwright.text.language import listed

FAMILIES: Final = ("Fire", "Water", "Earth", "Wind", "Dragon")
COLOURS: Final = ("red", "blue", "purple")
PHASES: Final = ("hunting phase", "action phase", "resolution phase")
KINDS: Final = {"instant": "instant", "permanent": "permanent", "active": "active"}
PROVENANCES: Final = {"printed": "printed card", "rulebook": "named in a rulebook", "original": "our own design"}
ZONES: Final = {int(AREA): "your area", int(HAND): "your hand", int(PILE): "the discard pile"}
NUMBERS: Final = ("no", "one", "two", "three", "four", "five")


def points(n: int) -> str:
    return "1 point" if n == 1 else f"{n} points"


def cards(n: int) -> str:
    return "1 card" if n == 1 else f"{n} cards"


def stone(colour: int, n: int) -> str:
    return f"{n} {COLOURS[colour]} {'stone' if n == 1 else 'stones'}"


def stones(purse: int) -> str:
    """`2 red and 1 blue stone`."""
    there = [(COLOURS[c], held(purse, c)) for c in range(len(STONES)) if held(purse, c)]
    if not there:
        return "no stones"
    return f"{listed((f'{n} {colour}' for colour, n in there), 'and')} {'stone' if there[-1][1] == 1 else 'stones'}"


def a(noun: str) -> str:
    return f"an {noun}" if noun[0] in "AEIOUaeiou" else f"a {noun}"


def one(which: Which, other: bool = False) -> str:
    """One card of a kind: `a Fire card with an instant effect`, `another card`."""
    return f"another {kind_of(which)}" if other else a(kind_of(which))


def kind_of(which: Which) -> str:
    """A kind of cards, without an article."""
    marks = [f"a cost of {which.most} or less"] if which.most >= 0 else []
    marks += ["an instant effect"] if which.instant else []
    marks += ["an active effect"] if which.active else []
    noun = f"{FAMILIES[which.family]} card" if which.family >= 0 else "card"
    return f"{noun} with {listed(marks, 'and')}" if marks else noun
