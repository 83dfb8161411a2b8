"""What holds as long as a card lies there, and what it waits for, in English."""

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
from cardwright.text.vale.en.counts import condition
from cardwright.text.vale.en.sentences import in_a_row, joined, phrase
from cardwright.text.vale.en.terms import COLOURS, FAMILIES, one, stone
from cardwright.text.vale.grammar import NoPhrase, answer_of, ends_itself, lies_in_area, steps_of

MOMENTS: Final = {
    SOLD: "you sell a card",
    EARNED: "you sell a card",
    DREW: "you draw a card",
    LOST: "you lose points",
    BROKE: "you break a seal",
    DISCARDED: "another card is discarded from your area",
}


def change(effect: Permanent) -> str:
    match effect:
        case MoreStones(n=n) if n < 0:
            return f"your limit is {-n} {'stone' if n == -1 else 'stones'} lower"
        case MoreStones(n=n):
            return f"you may hold {n} more {'stone' if n == 1 else 'stones'}"
        case WorthMore(colours=colours, n=n):
            return f"each of your {listed((COLOURS[c] for c in colours), 'and')} stones is worth {n} more"
        case SwapValues():
            return "your blue stones have the value of purple ones, and your purple stones that of blue ones"
        case Cheaper(n=n, family=-1):
            return f"your cards cost {n} less to summon"
        case Cheaper(n=n, family=family):
            return f"your {FAMILIES[family]} cards cost {n} less to summon"
        case CostsExactly(n=n, family=family):
            return f"your {FAMILIES[family]} cards cost exactly {n} to summon"
        case CostsOneStone(colour=colour, family=family):
            return f"your {FAMILIES[family]} cards cost exactly {stone(colour, 1)} to summon"
        case Wild():
            return "during your turn, you may treat this card as belonging to any family"
        case Pure():
            return "you may not carry out an effect that gives you curses, nor summon a card with a curse symbol"
        case _:
            raise NoPhrase("en", effect)


def reaction(when: When, card: Card) -> str:
    test, effect = answer_of(when)
    if when.event == ROUND_BEGAN:
        return f"at the start of the next round, before anything else, {phrase(effect, card)}"
    if when.event == SETTLED and test is not None:
        return f"as soon as {condition(test)}, {phrase(effect, card)}"
    opening = "when" if ends_itself(effect) else "each time"
    return f"{opening} {moment(when, card)}, {phrase(effect, card)}"


def moment(when: When, card: Card) -> str:
    """What an effect waits for."""
    which, (test, _) = Which(when.family), answer_of(when)
    match test:
        case Brings(colour=colour) if when.event == GAINED:
            return f"you gain a {COLOURS[colour]} stone"
        case ItIsCursed() if when.event == SUMMONED:
            return f"you summon {one(Which(when.family, cursed=True))}"
        case NewFamily() if when.event == SUMMONED:
            return "you summon a card of a family that is not yet in your area"
        case None if when.event == SUMMONED:
            return f"you summon {one(which, other=lies_in_area(card))}"
        case None if when.event == APPEASED:
            return f"you appease {one(which, other=lies_in_area(card))}"
        case None if when.event == TAMED:
            return f"you tame {one(which)}"
        case None if when.event in MOMENTS:
            return MOMENTS[when.event]
        case _:
            raise NoPhrase("en", when)


def rescue(fate: Word, card: Card) -> str:
    """What happens to a card instead of being discarded."""
    match steps_of(fate):
        case [Recover(), *rest] as steps:
            back = "recover it to your hand instead"
            saved = joined([back, *in_a_row(rest, card)], steps)
            return f"if this card would be discarded from your area, {saved}"
        case _:
            raise NoPhrase("en", fate)
