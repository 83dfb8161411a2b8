"""How many, and whether, in English."""

from cardwright.games.vale.state import Card, Condition
from cardwright.games.vale.terms import FAMILIES as ALL_FAMILIES
from cardwright.games.vale.terms import SEALS
from cardwright.games.vale.words.counts import (
    AtLeast,
    Behind,
    Count,
    EmptySpaces,
    Even,
    EveryCost,
    FamiliesInArea,
    FamiliesInHand,
    Half,
    HandAtMost,
    HandEqualsArea,
    Held,
    Holding,
    InArea,
    InHand,
    InNamedFamily,
    ItIs,
    ItsCost,
    Once,
    Paid,
    PaidWith,
    RoundNumber,
    Stones,
    Which,
    Without,
    Worth,
)
from cardwright.games.vale.words.curses import ActiveSeals, AllCurses, Appeased, Curses, Nothing, Sheltered
from cardwright.text.language import listed
from cardwright.text.vale.en.terms import COLOURS, kind_of, one, points
from cardwright.text.vale.grammar import NoPhrase, counts_itself, lies_in_area


def amount(n: int, per: Count, card: Card) -> str:
    """So many points per something."""
    times = "" if n == 1 else f"{n} times "
    match per:
        case Once():
            return points(n)
        case Worth(colour=-1):
            return f"points equal to {times}the total value of your stones"
        case Worth(colour=colour):
            return f"points equal to {times}the total value of your {COLOURS[colour]} stones"
        case ItsCost():
            return f"points equal to {times}its cost"
        case RoundNumber():
            return f"points equal to {times}the number of the round"
        case PaidWith(colour=colour):
            return f"{points(n)} if you paid at least one {COLOURS[colour]} stone for it"
        case Half(whole=InArea(which=which)):
            return f"{points(n)} for every two {kind_of(which, many=True)} in your area{itself(which, card)}"
        case _:
            return f"{points(n)} for each {counted(per, card)}"


def itself(which: Which, card: Card) -> str:
    """A hint that the card is one of those that it counts."""
    return " (this one included)" if counts_itself(which, card) else ""


def counted(per: Count, card: Card) -> str:
    """What is counted, in the singular."""
    match per:
        case InArea(which=which):
            return f"{kind_of(which)} in your area{itself(which, card)}"
        case InHand():
            return "card in your hand"
        case InNamedFamily():
            return "card of that family in your area"
        case FamiliesInArea():
            own = " (this card’s own included)" if lies_in_area(card) else ""
            return f"different family in your area{own}"
        case FamiliesInHand():
            return "different family in your hand"
        case Held(colour=colour):
            return f"{COLOURS[colour]} stone you hold"
        case Paid(colour=colour):
            return f"{COLOURS[colour]} stone paid for it"
        case EmptySpaces():
            return "empty space in your area"
        case AllCurses():
            return "curse on you and on the cards in your area"
        case Appeased():
            return "card you have appeased"
        case _:
            raise NoPhrase("en", per)


def condition(test: Condition) -> str:
    match test:
        case Without(which=which):
            return f"there is no {kind_of(which)} in your area"
        case Holding(colour=colour):
            return f"you hold at least one {COLOURS[colour]} stone"
        case HandAtMost(n=n):
            return f"you have {n} or fewer cards in your hand"
        case HandEqualsArea():
            return "you have as many cards in your hand as in your area (this one included)"
        case EveryCost(costs=costs):
            return f"you have cards of cost {listed(map(str, costs), 'and')} in your area"
        case Behind():
            return "an opponent has more points than you"
        case ItIs(which=which):
            return f"it was {one(which)}"
        case _:
            return size(test)


def size(test: Condition) -> str:
    """A condition on a number."""
    match test:
        case AtLeast(n=n, number=Stones()):
            return f"you hold {n} or more stones"
        case AtLeast(n=n, number=Curses()):
            return f"there are {n} or more curses on you"
        case AtLeast(n=n, number=FamiliesInArea()) if n == len(ALL_FAMILIES):
            return f"all {n} families are in your area"
        case AtLeast(n=n, number=FamiliesInArea()):
            return f"{n} or more different families are in your area"
        case AtLeast(n=n, number=ActiveSeals()) if n == SEALS:
            return f"all {n} of your seals are active"
        case Even(number=Curses()):
            return "the number of curses on you is even (zero is even)"
        case Nothing(number=AllCurses()):
            return "there are no curses on you or on the cards in your area"
        case Nothing(number=Sheltered()):
            return "there are no cards in your shelter"
        case _:
            raise NoPhrase("en", test)
