"""Fire: 15 cards."""

from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import FIRE, RED
from cardwright.games.vale.words.choices import AREA, Pick
from cardwright.games.vale.words.counts import EveryCost, FamiliesInArea, InArea, InHand, Paid, Which
from cardwright.games.vale.words.creatures import Recover, TakeBack, when_summoned
from cardwright.games.vale.words.stones import Gain, MoreStones, Score, Spend, WorthMore
from cardwright.kernel.words import If, Then

FIRE_CARDS = [
    Card("agni", FIRE, 4, always=WorthMore(RED)),
    Card("asmodeus", FIRE, 4, active=Pick(AREA, TakeBack(), Which(most=2, instant=True))),
    Card("balog", FIRE, 4, active=Pick(AREA, TakeBack(), Which(FIRE, instant=True))),
    Card("burning_skull", FIRE, 3, active=Then(Spend(RED), Score(3))),
    Card("firefox", FIRE, 1, instant=Score(1, per=InHand())),
    Card("hestia", FIRE, 0, always=MoreStones(2)),
    Card("horned_salamander", FIRE, 2, active=Gain(RED, 4)),
    Card("ifrit", FIRE, 2, instant=Score(1, per=InArea())),
    Card("imp", FIRE, 0, instant=Gain(RED, 2), active=Recover()),
    Card("incubus", FIRE, 2, instant=Score(2, per=InArea(Which(most=2)))),
    Card("lava_giant", FIRE, 3, instant=Score(2, per=InArea(Which(FIRE)))),
    Card("phoenix", FIRE, 3, when=when_summoned(Score(1, per=Paid(RED)))),
    Card("salamander", FIRE, 1, active=Then(Gain(RED), Score(1))),
    Card("succubus", FIRE, 0, instant=If(EveryCost(1, 2, 3, 4), Score(10))),
    Card("surtr", FIRE, 4, instant=Score(2, per=FamiliesInArea())),
]
