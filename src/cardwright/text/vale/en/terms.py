"""English nouns: families, stones, phases, kinds of cards."""

from typing import Final

from cardwright.games.vale.terms import STONES, held
from cardwright.games.vale.words.choices import AREA, BOARD, HAND, PILE, SHELTER
from cardwright.games.vale.words.counts import Which
from cardwright.text.language import listed

FAMILIES: Final = ("Fire", "Water", "Earth", "Wind", "Dragon")
COLOURS: Final = ("red", "blue", "purple")
PHASES: Final = ("hunting phase", "action phase", "resolution phase", "curse phase")
KINDS: Final = {
    "instant": "instant",
    "permanent": "permanent",
    "action": "action",
    "active": "active",
    "start": "start",
    "flip": "flip",
}
PROVENANCES: Final = {"printed": "as printed", "rulebook": "named in a rulebook", "original": "our own design"}
ZONES: Final = {
    int(AREA): "your area",
    int(HAND): "your hand",
    int(PILE): "the discard pile",
    int(SHELTER): "your shelter",
    int(BOARD): "the board",
}
NUMBERS: Final = ("no", "one", "two", "three", "four", "five")


def points(n: int) -> str:
    return "1 point" if n == 1 else f"{n} points"


def cards(n: int) -> str:
    return "1 card" if n == 1 else f"{n} cards"


def curses(n: int) -> str:
    return "1 curse" if n == 1 else f"{n} curses"


def times(n: int) -> str:
    return "once" if n == 1 else "twice" if n == 2 else f"{n} times"


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


def kind_of(which: Which, many: bool = False) -> str:
    """A kind of cards, without an article."""
    marks = [f"a cost of {which.most} or less"] if which.most >= 0 else []
    marks += ["an instant effect"] if which.instant else []
    marks += ["a permanent effect"] if which.permanent else []
    marks += ["an active effect"] if which.active else []
    noun = "cards" if many else "card"
    noun = f"{FAMILIES[which.family]} {noun}" if which.family >= 0 else noun
    noun = f"cursed {noun}" if which.cursed else noun
    return f"{noun} with {listed(marks, 'and')}" if marks else noun


def located(zone: int) -> str:
    """Where a card lies: `in your hand`, `on the board`."""
    return f"{'on' if zone == BOARD else 'in'} {ZONES[zone]}"
