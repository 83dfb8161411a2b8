"""The share code of a deck: `HT`, a version, what is held, a checksum. Case does not matter, nor do spaces and hyphens.

What is held are four lists, Heroes, Lastings, Actions and Missions, by the numbers printed on the cards: sets may grow,
and a code stays what it was. In a list a sign says how many numbers further the next card lies, up to six, and how many
there are of it, up to four; NONE goes seven numbers further, END ends a list. More copies lie no number further.
"""

from typing import Final

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.deck import Deck
from cardwright.kernel.game import Objection
from cardwright.kernel.paper import BadPaper

PREFIX: Final = "HT"
VERSION: Final = 1
# Crockford's 32 signs: no I, L, O or U. Whoever reads 1 or 0 as one of those is understood.
SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD: Final = {"I": "1", "L": "1", "O": "0"}
LISTS: Final = "CLAM"

FAR: Final = 7
MANY: Final = 4
NONE: Final = FAR * MANY
END: Final = NONE + 1

# The checksum of Bech32m: it finds any four wrong signs in up to 89, and any two in up to 1,023.
CHECK: Final = 6
TURNS: Final = (0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)
GOOD: Final = 0x2BC830A3


class BadCode(BadPaper):
    """This is no share code, or not one that can be read here."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(str(objection))
        self.objection: Final = objection


def code_of(deck: Deck) -> str:
    """The share code of a deck; equal decks have equal codes."""
    printed = [HEROES[number].number for number in deck.heroes] + [DESIGNS[number].number for number in deck.cards]
    return coded(printed)


def printed_numbers(code: str) -> list[str]:
    """The printed numbers of what is held, such as `C1` and `L12`, in order; also such as no card here has."""
    text = "".join([sign for sign in code.upper() if not sign.isspace() and sign != "-"])
    if not text.startswith(PREFIX):
        raise BadCode(Objection("no_deck"))
    signs = [SIGNS.find(MISREAD.get(sign, sign)) for sign in text[len(PREFIX) :]]
    if len(signs) <= CHECK or -1 in signs or _remainder(signs) != GOOD:
        raise BadCode(Objection("code_damaged"))
    if signs[0] != VERSION:
        raise BadCode(Objection("code_version", {"version": signs[0], "known": VERSION}))
    printed = _decoded(signs[1:-CHECK])
    if coded(printed) != PREFIX + "".join([SIGNS[sign] for sign in signs]):
        raise BadCode(Objection("code_damaged"))
    return printed


def coded(printed: list[str]) -> str:
    """The code of what has these printed numbers."""
    signs = [VERSION]
    for kind in LISTS:
        signs += [*_list_of(sorted([int(it[1:]) for it in printed if it[0] == kind])), END]
    signs.pop()
    return PREFIX + "".join([SIGNS[sign] for sign in [*signs, *checksum(signs)]])


def checksum(signs: list[int]) -> list[int]:
    """The signs that make others a good code."""
    check = _remainder([*signs, *[0] * CHECK]) ^ GOOD
    return [check >> 5 * (CHECK - 1 - i) & 31 for i in range(CHECK)]


def _list_of(numbers: list[int]) -> list[int]:
    """The signs of one list."""
    signs: list[int] = []
    last = 0
    for number in sorted(set(numbers)):
        further, copies = number - last, numbers.count(number)
        signs += [NONE] * (further // FAR)
        further %= FAR
        while copies > 0:
            signs.append(further * MANY + min(copies, MANY) - 1)
            further, copies = 0, copies - MANY
        last = number
    return signs


def _decoded(signs: list[int]) -> list[str]:
    """The printed numbers that signs stand for; a list too many gives none."""
    found: list[str] = []
    kind, last = 0, 0
    for sign in signs:
        if sign == END:
            kind, last = kind + 1, 0
        elif sign == NONE:
            last += FAR
        elif sign < NONE and kind < len(LISTS):
            last += sign // MANY
            found += [f"{LISTS[kind]}{last}"] * (sign % MANY + 1)
    return found


def _remainder(signs: list[int]) -> int:
    left = 1
    for sign in signs:
        top = left >> 25
        left = (left & 0x1FFFFFF) << 5 ^ sign
        for i in range(len(TURNS)):
            if top >> i & 1:
                left ^= TURNS[i]
    return left
