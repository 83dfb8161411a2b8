"""How many, and whether, in French."""

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
from cardwright.text.vale.fr.terms import COLOURS, coloured, kind_of, one, points
from cardwright.text.vale.grammar import NoPhrase, counts_itself, lies_in_area


def amount(n: int, per: Count, card: Card) -> str:
    """So many points per something."""
    equal = "un nombre de points égal " + ("" if n == 1 else f"à {n} fois ")
    to = "à " if n == 1 else ""
    match per:
        case Once():
            return points(n)
        case Worth(colour=-1):
            return f"{equal}{to}la valeur totale de vos pierres"
        case Worth(colour=colour):
            return f"{equal}{to}la valeur totale de vos pierres {coloured(colour, 2)}"
        case ItsCost():
            return f"{equal}{to}son coût"
        case RoundNumber():
            return f"{equal}{'au' if n == 1 else 'le'} numéro de la manche"
        case PaidWith(colour=colour):
            return f"{points(n)} si vous l'avez payée avec au moins une pierre {COLOURS[colour]}"
        case Half(whole=InArea(which=which)):
            pairs = f"paire de {kind_of(which, where='dans votre arène', many=True)}"
            return f"{points(n)} par {pairs}{itself(which, card)}"
        case _:
            return f"{points(n)} par {counted(per, card)}"


def itself(which: Which, card: Card) -> str:
    """A hint that the card is one of those that it counts."""
    return " (celle-ci comprise)" if counts_itself(which, card) else ""


def counted(per: Count, card: Card) -> str:
    """What is counted, in the singular."""
    match per:
        case InArea(which=which):
            return f"{kind_of(which, where='dans votre arène')}{itself(which, card)}"
        case InHand():
            return "carte dans votre main"
        case InNamedFamily():
            return "carte de cette famille dans votre arène"
        case FamiliesInArea():
            own = " (celle de cette carte comprise)" if lies_in_area(card) else ""
            return f"famille différente dans votre arène{own}"
        case FamiliesInHand():
            return "famille différente dans votre main"
        case Held(colour=colour):
            return f"pierre {COLOURS[colour]} que vous possédez"
        case Paid(colour=colour):
            return f"pierre {COLOURS[colour]} ayant servi à la payer"
        case EmptySpaces():
            return "emplacement vide dans votre arène"
        case AllCurses():
            return "malédiction sur vous et sur les cartes de votre arène"
        case Appeased():
            return "carte que vous avez apaisée"
        case _:
            raise NoPhrase("fr", per)


def condition(test: Condition) -> str:
    match test:
        case Without(which=which):
            return f"vous n'avez aucune {kind_of(which, where='dans votre arène')}"
        case Holding(colour=colour):
            return f"vous possédez au moins une pierre {COLOURS[colour]}"
        case HandAtMost(n=n):
            return f"vous avez {n} cartes ou moins en main"
        case HandEqualsArea():
            return "vous avez autant de cartes en main que dans votre arène (celle-ci comprise)"
        case EveryCost(costs=costs):
            return f"votre arène contient des cartes de coût {listed(map(str, costs), 'et')}"
        case Behind():
            return "un adversaire a plus de points que vous"
        case ItIs(which=which):
            return f"c'était {one(which)}"
        case _:
            return size(test)


def size(test: Condition) -> str:
    """A condition on a number."""
    match test:
        case AtLeast(n=n, number=Stones()):
            return f"vous possédez {n} pierres ou plus"
        case AtLeast(n=n, number=Curses()):
            return f"vous avez {n} malédictions ou plus sur vous"
        case AtLeast(n=n, number=FamiliesInArea()) if n == len(ALL_FAMILIES):
            return f"vous avez les {n} familles dans votre arène"
        case AtLeast(n=n, number=FamiliesInArea()):
            return f"vous avez {n} familles différentes ou plus dans votre arène"
        case AtLeast(n=n, number=ActiveSeals()) if n == SEALS:
            return f"vos {n} sceaux sont actifs"
        case Even(number=Curses()):
            return "vous avez sur vous un nombre pair de malédictions (zéro est pair)"
        case Nothing(number=AllCurses()):
            return "vous n'avez plus aucune malédiction sur vous ni sur les cartes de votre arène"
        case Nothing(number=Sheltered()):
            return "votre abri est vide"
        case _:
            raise NoPhrase("fr", test)
