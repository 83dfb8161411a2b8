"""What holds as long as a card lies there, and what it waits for."""

from typing import Final

from cardwright.games.vale.state import Card, Condition, Permanent, When, Word
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
from cardwright.games.vale.words.curses import Flip, ItIsCursed, NewFamily, Pure
from cardwright.games.vale.words.stones import (
    Cheaper,
    CostsExactly,
    CostsOneStone,
    MoreStones,
    SwapValues,
    Wild,
    WorthMore,
)
from cardwright.kernel.words import If
from cardwright.text.phrasebook import NoPhrase, Said, said
from cardwright.text.vale.walk.counts import condition
from cardwright.text.vale.walk.nouns import colour, kind, lies_in_area, one, stone
from cardwright.text.vale.walk.sentences import in_a_row, row, sentence, steps_of

MOMENTS: Final = {
    SOLD: "you_sell",
    EARNED: "you_sell",
    DREW: "you_draw",
    LOST: "you_lose",
    BROKE: "you_break",
    DISCARDED: "another_discarded",
}

PLAIN: Final[dict[type[Permanent], str]] = {SwapValues: "swap_values", Wild: "wild", Pure: "pure"}


def change(effect: Permanent) -> Said:
    match effect:
        case MoreStones(n=n):
            return said("more_stones", n=n) if n > 0 else said("fewer_stones", n=-n)
        case WorthMore(colours=colours, n=n):
            return said("worth_more", colours=tuple(colour(c, 2) for c in colours), n=n)
        case Cheaper(n=n, family=family):
            return said("cheaper", cards=kind(Which(family), many=True), n=n)
        case CostsExactly(n=n, family=family):
            return said("costs_exactly", cards=kind(Which(family), many=True), cost=n)
        case CostsOneStone(colour=c, family=family):
            return said("costs_exactly", cards=kind(Which(family), many=True), cost=stone(c))
        case _ if type(effect) in PLAIN:
            return said(PLAIN[type(effect)])
        case _:
            raise NoPhrase(type(effect).__name__)


def reaction(when: When, card: Card) -> Said:
    test, effect = answer_of(when)
    what = sentence(effect, card)
    if when.event == ROUND_BEGAN:
        return said("next_round", what=what)
    if when.event == SETTLED and test is not None:
        return said("as_soon_as", test=condition(test), what=what)
    # What is gone afterwards answers once, not each time.
    key = "when" if isinstance(effect, Recover | Flip) else "each_time"
    return said(key, moment=moment(when, test, card), what=what)


def answer_of(when: When) -> tuple[Condition | None, Word]:
    """The test and the effect of an answer to an event; an effect that is a mere condition adds the test."""
    effect = when.effect
    if when.test is None and isinstance(effect, If) and effect.otherwise is None:
        return effect.test, effect.then
    return when.test, effect


def moment(when: When, test: Condition | None, card: Card) -> Said:
    """What an effect waits for."""
    a_card = one(Which(when.family), other=lies_in_area(card))
    match test:
        case Brings(colour=c) if when.event == GAINED:
            return said("you_gain", colour=colour(c))
        case ItIsCursed() if when.event == SUMMONED:
            return said("you_summon", card=one(Which(when.family, cursed=True)))
        case NewFamily() if when.event == SUMMONED:
            return said("you_summon_new_family")
        case None if when.event == SUMMONED:
            return said("you_summon", card=a_card)
        case None if when.event == APPEASED:
            return said("you_appease", card=a_card)
        case None if when.event == TAMED:
            return said("you_tame", card=one(Which(when.family)))
        case None if when.event in MOMENTS:
            return said(MOMENTS[when.event])
        case _:
            raise NoPhrase(f"When on {when.event}")


def rescue(fate: Word, card: Card) -> Said:
    """What happens to a card instead of being discarded."""
    match steps_of(fate):
        case [Recover(), *rest] as steps:
            return said("instead", what=row([said("recover_instead"), *in_a_row(rest, card, later=True)], steps))
        case _:
            raise NoPhrase(f"{type(fate).__name__} as a fate")
