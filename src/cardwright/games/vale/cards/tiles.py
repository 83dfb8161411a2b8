"""The 11 artifact tiles: three for every game, one from three players on, one for four, and six to draw three from."""

from cardwright.games.vale.state import Card, When
from cardwright.games.vale.terms import BLUE, DRAGON, PURPLE, RED, SOLD
from cardwright.games.vale.words.artifacts import Retrieve, RetrieveAll, RevealMore, Shelter, ShelterTop, Widen
from cardwright.games.vale.words.choices import AREA, BOARD, HAND, SHELTER, Pick, PickFromHand
from cardwright.games.vale.words.counts import ItIs, Which
from cardwright.games.vale.words.creatures import Discard, Draw, Take, UseActive
from cardwright.games.vale.words.paying import Pay
from cardwright.games.vale.words.stones import Gain, Raise, Spend
from cardwright.kernel.words import Choose, If, May, Then

TILES = [
    Card("incense_burner", action=Choose(1, Then(Pay(3), Widen()), ShelterTop(2))),
    Card(
        "monkey_kings_staff",
        action=Then(PickFromHand(2, Discard(), least=2), Gain(RED, 2), Gain(BLUE), Gain(PURPLE)),
    ),
    Card("pied_pipers_pipe", instant=Choose(1, Draw(), RetrieveAll())),
    Card("seven_league_boots", instant=Then(RevealMore(), Pick(BOARD, Shelter()))),
    Card("golden_fleece", action=Then(Gain(RED, 2), Choose(1, ShelterTop(), Pick(SHELTER, Retrieve())))),
    Card("book_of_thoth", action=Raise(2, up_to=True)),
    Card("cap_of_hades", action=Then(Pick(HAND, Shelter()), Choose(1, Widen(), Gain(PURPLE)))),
    Card("gem_of_kukulkan", when=When(SOLD, May(Then(Spend(RED), Take())))),
    Card("imperial_seal", action=Pick(AREA, Then(Discard(), If(ItIs(Which(DRAGON)), Gain(BLUE))))),
    Card(
        "philosophers_stone",
        instant=Choose(
            1,
            Pick(SHELTER, Retrieve()),
            Pick(SHELTER, Then(Discard(), Gain(PURPLE))),
            Then(Pick(SHELTER, Retrieve()), Pick(SHELTER, Then(Discard(), Gain(PURPLE)))),
        ),
    ),
    Card("ring_of_wishes", action=Pick(AREA, UseActive(), Which(active=True))),
]
