"""Dragons: 10 cards."""

from cardwright.games.vale.cards.idioms import strike
from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import BLUE, DRAGON, EARTH, FIRE, PURPLE, RED, WATER, WIND
from cardwright.games.vale.words.choices import AREA, Pick
from cardwright.games.vale.words.counts import FamiliesInArea, InArea, ItsCost, Which
from cardwright.games.vale.words.creatures import CopyInstant, DiscardThis, Draw, Summon, TakeBack
from cardwright.games.vale.words.stones import Gain, Score
from cardwright.kernel.words import Then

DRAGON_CARDS = [
    Card("aeris", DRAGON, 9, instant=Pick(AREA, Then(TakeBack(), Score(1, per=ItsCost())), other=True)),
    Card("boulder", DRAGON, 8, instant=strike(8, WIND)),
    Card("dragon_egg", DRAGON, 3, instant=Then(DiscardThis(), Summon(Which(DRAGON)))),
    Card("ember", DRAGON, 7, instant=strike(7, WATER)),
    Card("eternity", DRAGON, 12, instant=Score(4, per=FamiliesInArea())),
    Card("gust", DRAGON, 8, instant=strike(8, EARTH)),
    Card("marina", DRAGON, 7, instant=strike(7, FIRE)),
    Card("scorch", DRAGON, 9, instant=Pick(AREA, CopyInstant(), Which(instant=True), other=True)),
    Card("tidal", DRAGON, 5, instant=Score(5, per=InArea(Which(DRAGON)))),
    Card("willow", DRAGON, 10, instant=Then(Gain(RED), Gain(BLUE), Gain(PURPLE), Score(3), Draw())),
]
