"""Earth: 15 cards."""

from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import BLUE, EARTH, PURPLE, RED
from cardwright.games.vale.words.choices import HAND, PILE, Pick, PickSome
from cardwright.games.vale.words.counts import Behind, FamiliesInArea, Holding, InArea, ItsCost, PaidWith, Which, Worth
from cardwright.games.vale.words.creatures import Discard, Recover, Summon, Take, when_summoned
from cardwright.games.vale.words.stones import Gain, Lose, Rob, Score, TurnAll
from cardwright.kernel.words import Choose, If, Then

EARTH_CARDS = [
    Card("basilisk", EARTH, 3, active=Choose(1, Gain(RED), Then(Lose(1), Gain(BLUE)), Then(Lose(2), Gain(PURPLE)))),
    Card("behemoth", EARTH, 9, instant=Score(3, per=FamiliesInArea())),
    Card("cerberus", EARTH, 5, instant=PickSome(3, Discard())),
    Card("forest_spirit", EARTH, 2, instant=Pick(HAND, Then(Discard(), Score(1, per=ItsCost())))),
    Card("gargoyle", EARTH, 2, when=when_summoned(Score(3, per=PaidWith(PURPLE)))),
    Card("goblin", EARTH, 1, active=Rob()),
    Card("goblin_soldier", EARTH, 4, active=If(Behind(), Score(4), Lose(4))),
    Card("medusa", EARTH, 4, active=Pick(HAND, Then(Discard(), Gain(PURPLE)))),
    Card("mimic", EARTH, 6, active=Pick(PILE, Take(), Which(EARTH))),
    Card("mud_slime", EARTH, 6, instant=Score(6), active=Recover()),
    Card("rock_golem", EARTH, 6, instant=Score(1, per=Worth(PURPLE))),
    Card("sand_giant", EARTH, 10, instant=Score(4, per=InArea(Which(EARTH)))),
    Card("stone_golem", EARTH, 6, instant=TurnAll(PURPLE)),
    Card("troll", EARTH, 3, active=If(Holding(PURPLE), Score(3))),
    Card("young_forest_spirit", EARTH, 0, instant=Pick(HAND, Then(Discard(), Summon()))),
]
