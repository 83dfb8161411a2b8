"""Decks: what a person brings, as a text of lines such as `3 sword`; a line with # is a remark."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from cardwright.kernel.game import WITH, Objection
from tests.kernel.conflict.terms import CARDS, COPIES, DECK, DESIGN, NUMBERS

LENT: Final = [
    "# Steel\n3 ambush\n2 feint\n1 storm\n3 sword\n3 shield\n2 spy",
    "# Silence\n3 spy\n3 tome\n3 charm\n1 crown\n2 feint\n2 ambush",
    "# Bluff\n3 feint\n3 ambush\n1 storm\n1 crown\n3 sword\n3 tome",
]
LENT_OF_CONDAR: Final = "# Condar\n3 citizen\n1 relic\n3 ambush\n3 charm\n2 spy\n2 shield"
RIVALS: Final = "3 ambush\n3 spy\n2 feint\n3 shield\n3 sword"


def entries(text: str) -> Iterator[tuple[str, str]]:
    """How many, and of what."""
    for line in text.split("\n"):
        if line and not line.startswith("#"):
            number, _, name = line.partition(" ")
            yield number, name


def cards_of(text: str) -> list[int]:
    """The cards of a deck without faults, in order."""
    return sorted(COPIES * NUMBERS[name] + copy for number, name in entries(text) for copy in range(int(number)))


def legal_cards(options: dict[str, str]) -> list[int]:
    """Every card that a deck may hold, though no deck holds them all."""
    return [
        COPIES * number + copy
        for number, card in enumerate(CARDS)
        if options["condar"] == WITH or not card.condar
        for copy in range(card.most)
    ]


def objections(options: dict[str, str], text: str) -> list[Objection]:
    """Everything that is wrong with a deck."""
    most = Counter(CARDS[DESIGN[card]].id for card in legal_cards(options))
    found: list[Objection] = []
    held: Counter[str] = Counter()
    for number, name in entries(text):
        if number not in list("123456789"):
            found.append(Objection("no_entry", {"line": f"{number} {name}"}))
        elif name not in NUMBERS:
            found.append(Objection("unknown_card", {"name": name}))
        else:
            held[name] += int(number)
    for name, n in held.items():
        if n > most[name]:
            few = Objection("too_many_copies", {"card": name, "most": most[name], "n": n})
            found.append(few if most[name] else Objection("of_condar", {"card": name}))
    right = held.total() == DECK
    return found if right else [*found, Objection("deck_size", {"right": DECK, "n": held.total()})]
