"""What is printed: attributes, cards, heroes, and the numbers of the rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ATTRIBUTES: Final = ("might", "mind", "mysticism")
NONE: Final = (0, 0, 0)
COPIES: Final = 3
DECK: Final = 14
HAND: Final = 4
MOST_TURNS: Final = 40
MOST_INFAMY: Final = 6
TARGETS: Final = {"quick": 4, "full": 8}
SEATS: Final = {"duel": range(2, 3), "circle": range(3, 5), "solo": range(1, 2)}
ATTITUDES: Final = {"aggressive": (4, 2), "wary": (3, 3), "defensive": (2, 4)}  # cards to attack, cards to defend

# Who acts without a seat: the Rival, whose team comes after the player's.
NOBODY: Final = -1
RIVAL: Final = 1

DRAWN, LAID, SHOWN, ROLLED, SCORED, INJURED, HEALED, ATTACHED, SHUFFLED, LEFT = range(10)
EVENTS: Final = ["drawn", "laid", "shown", "rolled", "scored", "injured", "healed", "attached", "shuffled", "left"]


class Card:
    """A design: what it is worth as a modifier, how many of it a deck may hold, and what a lasting gives its hero."""

    def __init__(
        self, id: str, pam: int, gives: tuple[int, int, int] = NONE, most: int = COPIES, condar: bool = False
    ) -> None:
        self.id: Final = id
        self.pam: Final = pam
        self.gives: Final = gives
        self.most: Final = most
        self.condar: Final = condar


CARDS: Final = [
    Card("ambush", 3),
    Card("feint", 1),
    Card("spy", 2),
    Card("storm", 4, most=1),
    Card("sword", 1, gives=(1, 0, 0)),
    Card("shield", 2, gives=(1, 0, 1)),
    Card("tome", 1, gives=(0, 2, 0)),
    Card("charm", 2, gives=(0, -1, 2)),
    Card("crown", 3, gives=(1, 1, 1), most=1),
    Card("citizen", 2, gives=(0, 1, 0), condar=True),
    Card("relic", 3, gives=(0, 0, 3), most=1, condar=True),
]
NUMBERS: Final = {card.id: number for number, card in enumerate(CARDS)}
DESIGN: Final = vec[i64]([number for number in range(len(CARDS)) for _ in range(COPIES)])


class Hero:
    """A hero: attributes while active and while injured; one without any rolls three dice in each conflict."""

    def __init__(self, id: str, *faces: tuple[int, int, int]) -> None:
        self.id: Final = id
        self.faces: Final = faces


HEROES: Final = [Hero("captain", (3, 2, 1), (2, 1, 1)), Hero("wanderer")]
# Events tell cards of every kind by one number: designs, then heroes, then missions.
HERO: Final = len(CARDS)
MISSION: Final = HERO + len(HEROES)
