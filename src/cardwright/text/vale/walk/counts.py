"""How many, and whether."""

from typing import Final

from cardwright.games.vale.state import Card, Condition
from cardwright.games.vale.terms import FAMILIES, SEALS
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
    Without,
    Worth,
)
from cardwright.games.vale.words.curses import ActiveSeals, AllCurses, Appeased, Curses, Nothing, Sheltered
from cardwright.text.phrasebook import Argument, NoPhrase, Said, said
from cardwright.text.vale.walk.nouns import colour, kind, lies_in_area, one, where

PLAIN: Final[dict[type[Count], str]] = {
    InHand: "card_in_hand",
    InNamedFamily: "card_of_that_family",
    FamiliesInArea: "family_in_area",
    FamiliesInHand: "family_in_hand",
    EmptySpaces: "empty_space",
    AllCurses: "any_curse",
    Appeased: "appeased_card",
}


def amount(n: int, per: Count, card: Card) -> Said:
    """So many points per something."""
    match per:
        case Once():
            return said("points", n=n)
        case Worth(colour=-1):
            return equal(n, said("worth_of_stones"))
        case Worth(colour=c):
            return equal(n, said("worth_of_colour", colour=colour(c, 2)))
        case ItsCost():
            return equal(n, said("its_cost"))
        case RoundNumber():
            return equal(n, said("round_number"))
        case PaidWith(colour=c):
            return said("points_if_paid", n=n, colour=colour(c))
        case Half(whole=InArea(which=which) as whole):
            return said("points_per_two", n=n, what=kind(which, where("in"), many=True), itself=itself(whole, card))
        case _:
            return said("points_per", n=n, what=counted(per), itself=itself(per, card))


def equal(n: int, number: Said) -> Said:
    """As many points as a number, or so many times as many."""
    return said("equal", number=number) if n == 1 else said("equal_times", n=n, number=number)


def itself(per: Count, card: Card) -> Argument:
    """A hint that the card is one of those that it counts, by what is printed on it; whether it is cursed is not."""
    if not lies_in_area(card):
        return ""
    if isinstance(per, FamiliesInArea):
        return said("own_family_included")
    return said("itself_included") if isinstance(per, InArea) and not per.which.cursed and per.which.fits(card) else ""


def counted(per: Count) -> Said:
    """What is counted, in the singular."""
    match per:
        case InArea(which=which):
            return kind(which, where("in"))
        case Held(colour=c):
            return said("stone_held", colour=colour(c))
        case Paid(colour=c):
            return said("stone_paid", colour=colour(c))
        case _ if type(per) in PLAIN:
            return said(PLAIN[type(per)])
        case _:
            raise NoPhrase(type(per).__name__)


def condition(test: Condition) -> Said:
    match test:
        case Without(which=which):
            return said("without", card=kind(which, where("in")))
        case Holding(colour=c):
            return said("holding", colour=colour(c))
        case HandAtMost(n=n):
            return said("hand_at_most", n=n)
        case HandEqualsArea():
            return said("hand_equals_area")
        case EveryCost(costs=costs):
            return said("every_cost", costs=costs)
        case Behind():
            return said("behind")
        case ItIs(which=which):
            return said("it_was", card=one(which))
        case _:
            return size(test)


def size(test: Condition) -> Said:
    """A condition on a number."""
    match test:
        case AtLeast(n=n, number=Stones()):
            return said("many_stones", n=n)
        case AtLeast(n=n, number=Curses()):
            return said("many_curses", n=n)
        case AtLeast(n=n, number=FamiliesInArea()):
            return said("all_families" if n == len(FAMILIES) else "many_families", n=n)
        case AtLeast(n=n, number=ActiveSeals()) if n == SEALS:
            return said("all_seals", n=n)
        case Even(number=Curses()):
            return said("even_curses")
        case Nothing(number=AllCurses()):
            return said("no_curses")
        case Nothing(number=Sheltered()):
            return said("empty_shelter")
        case _:
            raise NoPhrase(type(test).__name__)
