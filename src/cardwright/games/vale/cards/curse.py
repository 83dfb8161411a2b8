"""Curse: 28 cards, 6 of each family and 4 Dragons. Three are named in the rulebook; what it leaves open is ours."""

from cardwright.games.vale.state import Card, When
from cardwright.games.vale.terms import APPEASED, BLUE, DRAGON, EARTH, FIRE, PURPLE, RED, SUMMONED, WATER, WIND
from cardwright.games.vale.words.choices import AREA, Pick, PickSome
from cardwright.games.vale.words.counts import AtLeast, EmptySpaces, Even, InArea, Which
from cardwright.games.vale.words.creatures import Discard, Draw
from cardwright.games.vale.words.curses import (
    ActiveSeals,
    AllCurses,
    Appeased,
    Curses,
    ItIsCursed,
    Repair,
    RepairUpTo,
    TakeCurse,
    Unburden,
)
from cardwright.games.vale.words.paying import Pay
from cardwright.games.vale.words.stones import CostsOneStone, Gain, MoreStones, Score
from cardwright.kernel.words import Choose, If, Then

ANY_NUMBER = 99
CURSED = Which(cursed=True)
NAMED = "rulebook"
OURS = "original"

FIRE_CARDS = [
    Card("cherufe", FIRE, 1, curses=2, active=Then(Gain(RED, 2), Score(3)), provenance=OURS),
    Card("kasha", FIRE, 0, instant=Gain(RED, 2), when=When(APPEASED, Score(4)), provenance=OURS),
    Card("ravana", FIRE, 2, instant=Then(Score(4), Score(1, per=AllCurses())), provenance=OURS),
    Card("soucouyant", FIRE, 1, instant=Then(TakeCurse(1), Gain(PURPLE), Score(2)), provenance=OURS),
    Card("wanyudo", FIRE, 1, curses=1, instant=Score(3), provenance=OURS),
    Card("will_o_the_wisp", FIRE, 1, active=If(Even(Curses()), Score(2)), provenance=OURS),
]

WATER_CARDS = [
    Card("bunyip", WATER, 0, curses=1, instant=Gain(BLUE), always=MoreStones(1), provenance=OURS),
    Card("hantu_banyu", WATER, 0, curses=3, instant=Gain(BLUE), active=Score(3), provenance=NAMED),
    Card("kelpie", WATER, 4, active=Choose(1, Gain(BLUE), Then(TakeCurse(1), Gain(PURPLE))), provenance=OURS),
    Card("selkie", WATER, 1, instant=RepairUpTo(2), provenance=OURS),
    Card("taniwha", WATER, 5, instant=Then(Score(7), Repair(1)), provenance=NAMED),
    Card("vodyanoy", WATER, 2, instant=Score(3), active=Then(Pay(2), Repair(2, most=True)), provenance=OURS),
]

EARTH_CARDS = [
    Card(
        "ammit", EARTH, 4, instant=Then(Score(6), PickSome(ANY_NUMBER, Then(Discard(), Score(4)), CURSED)),
        provenance=OURS,
    ),
    Card("baba_yaga", EARTH, 1, instant=Score(3), active=Pick(AREA, Unburden(), CURSED), provenance=OURS),
    Card("draugr", EARTH, 2, curses=2, instant=Then(Gain(PURPLE), Score(4)), provenance=OURS),
    Card("leshy", EARTH, 1, instant=Score(3), when=When(SUMMONED, Score(3), test=ItIsCursed()), provenance=OURS),
    Card("mapinguari", EARTH, 2, instant=Then(Score(3), Score(2, per=EmptySpaces())), provenance=OURS),
    Card("nian", EARTH, 7, curses=3, instant=Score(11), provenance=OURS),
]  # fmt: skip

WIND_CARDS = [
    Card("camazotz", WIND, 2, curses=1, instant=Then(Draw(), Draw()), provenance=OURS),
    Card("garuda", WIND, 5, active=If(AtLeast(3, ActiveSeals()), Score(3), Repair(1)), provenance=OURS),
    Card("pontianak", WIND, 3, curses=2, active=Then(Draw(), Score(1)), provenance=OURS),
    Card("simurgh", WIND, 2, instant=Score(3, per=Appeased()), when=When(APPEASED, Draw()), provenance=OURS),
    Card("strix", WIND, 0, instant=Gain(PURPLE), always=MoreStones(-1), provenance=OURS),
    Card("tzitzimitl", WIND, 2, curses=2, active=Score(2, per=InArea(CURSED)), provenance=OURS),
]

DRAGON_CARDS = [
    Card("apep", DRAGON, 9, curses=3, instant=Score(14), provenance=OURS),
    Card(
        "inferno", DRAGON, 8, curses=2, instant=Then(Gain(RED, 2), Gain(BLUE), Gain(PURPLE), Score(4)), provenance=NAMED
    ),
    Card("nidhogg", DRAGON, 5, instant=Score(7), active=Score(1, per=Appeased()), provenance=OURS),
    Card("vritra", DRAGON, 4, instant=Score(7), always=CostsOneStone(PURPLE, DRAGON), provenance=OURS),
]

CURSE_CARDS = [*FIRE_CARDS, *WATER_CARDS, *EARTH_CARDS, *WIND_CARDS, *DRAGON_CARDS]
