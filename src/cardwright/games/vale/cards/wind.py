"""Wind: 15 cards."""

from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import PURPLE, WIND
from cardwright.games.vale.words.choices import AREA, Pick
from cardwright.games.vale.words.counts import FamiliesInArea, HandAtMost, HandEqualsArea, InArea, InHand, Which
from cardwright.games.vale.words.creatures import ActivateAll, CopyActive, Draw, Recover, ToDeck, when_summoned
from cardwright.games.vale.words.stones import Cheaper, Gain, Score
from cardwright.kernel.words import If, Then

WIND_CARDS = [
    Card("boreas", WIND, 4, instant=Then(Score(1, per=InArea(Which(WIND))), Recover())),
    Card("dandelion_spirit", WIND, 3, instant=Draw(), active=Recover()),
    Card("freyja", WIND, 7, active=Score(1, per=InArea(Which(active=True)))),
    Card("genie", WIND, 4, instant=ActivateAll()),
    Card("genie_exalted", WIND, 5, active=Pick(AREA, CopyActive(), Which(active=True), other=True)),
    Card("gi_rin", WIND, 10, instant=Score(2, per=InArea())),
    Card("griffon", WIND, 7, active=Draw()),
    Card("harpy", WIND, 3, active=If(HandEqualsArea(), Score(3))),
    Card("hippogriff", WIND, 4, instant=Draw(), always=Cheaper(2, WIND)),
    Card("odin", WIND, 6, active=If(HandAtMost(5), Score(2), Gain(PURPLE))),
    Card("pegasus", WIND, 3, instant=Draw(), always=Cheaper(1)),
    Card("rudra", WIND, 8, instant=Score(2, per=InHand())),
    Card("sylph", WIND, 4, instant=Draw(), when=when_summoned(Score(1))),
    Card("tengu", WIND, 3, instant=Then(Score(6), ToDeck())),
    Card("valkyrie", WIND, 5, active=Score(1, per=FamiliesInArea())),
]
