"""Water: 15 cards."""

from cardwright.games.vale.cards.idioms import strike
from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import BLUE, DRAGON, PURPLE, WATER
from cardwright.games.vale.words.counts import Held, InArea, PaidWith, Which, Without, Worth
from cardwright.games.vale.words.creatures import Draw, Recover, when_summoned, when_tamed
from cardwright.games.vale.words.stones import Gain, Score, Spend, SpendAll, SwapValues, WorthMore
from cardwright.kernel.words import Choose, If, Then

WATER_CARDS = [
    Card("charybdis", WATER, 5, active=Then(Spend(BLUE), Score(5))),
    Card("hae_tae", WATER, 3, always=SwapValues()),
    Card("hydra", WATER, 4, instant=Choose(2, Gain(PURPLE), Draw(), Gain(BLUE, 2), Score(4))),
    Card("kappa", WATER, 1, when=when_summoned(Score(2, per=PaidWith(BLUE)))),
    Card("leviathan", WATER, 4, instant=strike(7, DRAGON)),
    Card("nessie", WATER, 2, active=If(Without(Which(DRAGON)), Score(2))),
    Card("poseidon", WATER, 7, instant=Score(3, per=InArea(Which(WATER)))),
    Card("sea_spirit", WATER, 1, active=Score(1, per=Held(BLUE))),
    Card(
        "snail_maiden", WATER, 3, active=Choose(1, Then(Spend(BLUE), Gain(PURPLE)), Then(Spend(PURPLE), Gain(BLUE, 3)))
    ),
    Card("triton", WATER, 4, when=when_tamed(WATER, Gain(BLUE, 2))),
    Card("undine", WATER, 1, instant=Gain(BLUE), active=Recover()),
    Card("undine_queen", WATER, 3, active=Gain(BLUE)),
    Card("water_giant", WATER, 4, instant=Gain(BLUE, 2), always=WorthMore(BLUE, PURPLE)),
    Card("yuki_onna", WATER, 0, instant=Then(Score(1, per=Worth()), SpendAll())),
    Card("yuki_onna_exalted", WATER, 3, instant=Score(1, per=Worth(BLUE))),
]
