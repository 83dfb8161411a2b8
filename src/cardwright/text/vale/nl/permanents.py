"""What holds as long as a card lies there, and what it waits for, in Dutch."""

from typing import Final

from cardwright.games.vale.state import Card, Permanent, When, Word
from cardwright.games.vale.terms import (
    APPEASED,
    BROKE,
    DISCARDED,
    DREW,
    EARNED,
    GAINED,
    LOST,
    ROUND_BEGAN,
    SETTLED,
    SOLD,
    SUMMONED,
    TAMED,
)
from cardwright.games.vale.words.counts import Brings, Which
from cardwright.games.vale.words.creatures import Recover
from cardwright.games.vale.words.curses import ItIsCursed, NewFamily, Pure
from cardwright.games.vale.words.stones import (
    Cheaper,
    CostsExactly,
    CostsOneStone,
    MoreStones,
    SwapValues,
    Wild,
    WorthMore,
)
from cardwright.text.language import listed
from cardwright.text.vale.grammar import NoPhrase, answer_of, ends_itself, lies_in_area, steps_of
from cardwright.text.vale.nl.counts import condition
from cardwright.text.vale.nl.sentences import in_a_row, joined, phrase
from cardwright.text.vale.nl.terms import COLOURS, FAMILIES, one, stone

MOMENTS: Final = {
    SOLD: "je een kaart verkoopt",
    EARNED: "je een kaart verkoopt",
    DREW: "je een kaart trekt",
    LOST: "je punten verliest",
    BROKE: "je een zegel breekt",
    DISCARDED: "een andere kaart uit je speelgebied wordt afgelegd",
}


def change(effect: Permanent) -> str:
    match effect:
        case MoreStones(n=n) if n < 0:
            return f"je limiet is {-n} {'steen' if n == -1 else 'stenen'} lager"
        case MoreStones(n=n):
            return f"je mag {n} {'steen' if n == 1 else 'stenen'} meer hebben"
        case WorthMore(colours=colours, n=n):
            return f"je {listed((COLOURS[c] for c in colours), 'en')} stenen zijn elk {n} meer waard"
        case SwapValues():
            return "je blauwe stenen hebben de waarde van paarse, en je paarse stenen die van blauwe"
        case Cheaper(n=n, family=-1):
            return f"je kaarten kosten {n} minder om op te roepen"
        case Cheaper(n=n, family=family):
            return f"je {FAMILIES[family]}kaarten kosten {n} minder om op te roepen"
        case CostsExactly(n=n, family=family):
            return f"je {FAMILIES[family]}kaarten kosten precies {n} om op te roepen"
        case CostsOneStone(colour=colour, family=family):
            return f"je {FAMILIES[family]}kaarten kosten precies {stone(colour, 1)} om op te roepen"
        case Wild():
            return "tijdens je beurt mag je deze kaart tot een kaartsoort naar keuze rekenen"
        case Pure():
            return "je mag geen effect uitvoeren dat je vloeken geeft, en geen kaart met een vloeksymbool oproepen"
        case _:
            raise NoPhrase("nl", effect)


def reaction(when: When, card: Card) -> str:
    test, effect = answer_of(when)
    if when.event == ROUND_BEGAN:
        return f"aan het begin van de volgende ronde, vóór al het andere, {phrase(effect, card, ' je')}"
    if when.event == SETTLED and test is not None:
        return f"zodra {condition(test)}, {phrase(effect, card, ' je')}"
    opening = "zodra" if ends_itself(effect) else "telkens als"
    return f"{opening} {moment(when, card)}, {phrase(effect, card, ' je')}"


def moment(when: When, card: Card) -> str:
    """What an effect waits for, with its verb at the end."""
    which, (test, _) = Which(when.family), answer_of(when)
    match test:
        case Brings(colour=colour) if when.event == GAINED:
            return f"je een {COLOURS[colour]} steen ontvangt"
        case ItIsCursed() if when.event == SUMMONED:
            return f"je {one(Which(when.family, cursed=True))} oproept"
        case NewFamily() if when.event == SUMMONED:
            return "je een kaart oproept van een kaartsoort die nog niet in je speelgebied ligt"
        case None if when.event == SUMMONED:
            return f"je {one(which, other=lies_in_area(card))} oproept"
        case None if when.event == APPEASED:
            return f"je {one(which, other=lies_in_area(card))} tot bedaren brengt"
        case None if when.event == TAMED:
            return f"je {one(which)} temt"
        case None if when.event in MOMENTS:
            return MOMENTS[when.event]
        case _:
            raise NoPhrase("nl", when)


def rescue(fate: Word, card: Card) -> str:
    """What happens to a card instead of being discarded."""
    match steps_of(fate):
        case [Recover(), *rest] as steps:
            back = "neem je die in plaats daarvan terug in je hand"
            saved = joined([back, *in_a_row(rest, card, " je", later=True)], steps)
            return f"als deze kaart uit je speelgebied zou worden afgelegd, {saved}"
        case _:
            raise NoPhrase("nl", fate)
