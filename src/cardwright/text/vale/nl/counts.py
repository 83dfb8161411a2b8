"""How many, and whether, in Dutch."""

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
from cardwright.text.vale.grammar import NoPhrase, counts_itself, lies_in_area
from cardwright.text.vale.nl.terms import COLOURS, kind_of, one, points


def amount(n: int, per: Count, card: Card) -> str:
    """So many points per something."""
    as_many = "zoveel punten als" if n == 1 else f"{n} keer zoveel punten als"
    match per:
        case Once():
            return points(n)
        case Worth(colour=-1):
            return f"{as_many} je stenen in totaal waard zijn"
        case Worth(colour=colour):
            return f"{as_many} je {COLOURS[colour]} stenen in totaal waard zijn"
        case ItsCost():
            return f"{as_many} de kost van die kaart bedraagt"
        case RoundNumber():
            return f"{as_many} het nummer van de ronde"
        case PaidWith(colour=colour):
            return f"{points(n)} als je er minstens één {COLOURS[colour]} steen voor betaalt"
        case Half(whole=InArea(which=which)):
            return f"{points(n)} per twee {kind_of(which, many=True)} in je speelgebied{itself(which, card)}"
        case _:
            return f"{points(n)} per {counted(per, card)}"


def itself(which: Which, card: Card) -> str:
    """A hint that the card is one of those that it counts."""
    return " (deze meegerekend)" if counts_itself(which, card) else ""


def counted(per: Count, card: Card) -> str:
    """What is counted, in the singular."""
    match per:
        case InArea(which=which):
            return f"{kind_of(which)} in je speelgebied{itself(which, card)}"
        case InHand():
            return "kaart in je hand"
        case InNamedFamily():
            return "kaart van die soort in je speelgebied"
        case FamiliesInArea():
            own = " (die van deze kaart meegerekend)" if lies_in_area(card) else ""
            return f"verschillende kaartsoort in je speelgebied{own}"
        case FamiliesInHand():
            return "verschillende kaartsoort in je hand"
        case Held(colour=colour):
            return f"{COLOURS[colour]} steen die je hebt"
        case Paid(colour=colour):
            return f"{COLOURS[colour]} steen die je ervoor betaalt"
        case EmptySpaces():
            return "leeg speelveld in je speelgebied"
        case AllCurses():
            return "vloek op jou en op de kaarten in je speelgebied"
        case Appeased():
            return "kaart die je tot bedaren hebt gebracht"
        case _:
            raise NoPhrase("nl", per)


def condition(test: Condition) -> str:
    """A condition with its verb at the end."""
    match test:
        case Without(which=which):
            return f"er geen {kind_of(which)} in je speelgebied ligt"
        case Holding(colour=colour):
            return f"je minstens één {COLOURS[colour]} steen hebt"
        case HandAtMost(n=n):
            return f"je {n} of minder kaarten in je hand hebt"
        case HandEqualsArea():
            return "je evenveel kaarten in je hand hebt als in je speelgebied (deze meegerekend)"
        case EveryCost(costs=costs):
            return f"er kaarten met kost {listed(map(str, costs), 'en')} in je speelgebied liggen"
        case Behind():
            return "een tegenstander meer punten heeft dan jij"
        case ItIs(which=which):
            return f"het {one(which)} was"
        case _:
            return size(test)


def size(test: Condition) -> str:
    """A condition on a number, with its verb at the end."""
    match test:
        case AtLeast(n=n, number=Stones()):
            return f"je {n} of meer stenen hebt"
        case AtLeast(n=n, number=Curses()):
            return f"er {n} of meer vloeken op jou liggen"
        case AtLeast(n=n, number=FamiliesInArea()) if n == len(ALL_FAMILIES):
            return f"er kaarten van alle {n} kaartsoorten in je speelgebied liggen"
        case AtLeast(n=n, number=FamiliesInArea()):
            return f"er kaarten van {n} of meer kaartsoorten in je speelgebied liggen"
        case AtLeast(n=n, number=ActiveSeals()) if n == SEALS:
            return "al je zegels actief zijn"
        case Even(number=Curses()):
            return "er een even aantal vloeken op jou ligt (nul is even)"
        case Nothing(number=AllCurses()):
            return "er geen vloek meer op jou of op een kaart in je speelgebied ligt"
        case Nothing(number=Sheltered()):
            return "je schuilplaats leeg is"
        case _:
            raise NoPhrase("nl", test)
