"""Artifacts: 28 cards, 6 of each family and 4 Dragons."""

from cardwright.games.vale.cards.idioms import exchange
from cardwright.games.vale.state import Card, When
from cardwright.games.vale.terms import (
    BLUE,
    DISCARDED,
    DRAGON,
    DREW,
    EARNED,
    EARTH,
    FIRE,
    GAINED,
    LOST,
    PURPLE,
    RED,
    SETTLED,
    WATER,
    WIND,
)
from cardwright.games.vale.words.choices import AREA, HAND, PILE, NameFamily, Pick, PickFromHand
from cardwright.games.vale.words.counts import (
    AtLeast,
    Brings,
    FamiliesInArea,
    FamiliesInHand,
    Half,
    InArea,
    InNamedFamily,
    ItsCost,
    RoundNumber,
    Stones,
    Which,
)
from cardwright.games.vale.words.creatures import Discard, DiscardThis, Draw, HideOnDeck, Recover, ShowHand, Summon
from cardwright.games.vale.words.stones import CostsExactly, Gain, GiveOne, Lose, Raise, RaiseEarned, Score, Wild
from cardwright.kernel.words import Choose, If, Then

ANY_NUMBER = 99

FIRE_CARDS = [
    Card("ash", FIRE, 1, fate=Then(Recover(), Score(1, per=RoundNumber()))),
    Card("belphegor", FIRE, 4, instant=Gain(RED), always=CostsExactly(1, FIRE)),
    Card("bul_gae", FIRE, 2, active=If(AtLeast(4, Stones()), Score(2), Gain(RED, 3))),
    Card(
        "fireblast", FIRE, 2, instant=Score(1, per=Half(InArea(Which(FIRE)))),
        when=When(SETTLED, Recover(), test=AtLeast(4, Stones())),
    ),
    Card("fire_rat", FIRE, 1, instant=Score(1, per=InArea(Which(most=3)))),
    Card("hephaestus", FIRE, 3, active=GiveOne(Gain(BLUE), Gain(RED, 3), Score(2))),
]  # fmt: skip

WATER_CARDS = [
    Card("akhlut", WATER, 6, instant=Summon(Which(DRAGON), PILE)),
    Card("kraken", WATER, 5, instant=NameFamily(Score(2, per=InNamedFamily()))),
    Card("melusine", WATER, 3, instant=PickFromHand(3, Then(Discard(), Score(4)))),
    Card("siren", WATER, 5, active=Pick(HAND, Then(Discard(), Gain(BLUE), Score(2)))),
    Card("taweret", WATER, 0, instant=PickFromHand(ANY_NUMBER, Then(Discard(), Gain(BLUE)))),
    Card(
        "thalassa", WATER, 4, instant=Score(1, per=InArea(Which(WATER))),
        when=When(GAINED, Recover(), test=Brings(BLUE)),
    ),
]  # fmt: skip

EARTH_CARDS = [
    Card("anubis", EARTH, 6, instant=Pick(AREA, Then(Discard(), Score(1, per=ItsCost())), other=True)),
    Card("duduri", EARTH, 0, instant=Then(Lose(1), Raise()), active=Recover()),
    Card("duduri_king", EARTH, 3, when=When(EARNED, RaiseEarned())),
    Card("mandrake", EARTH, 6, instant=Score(3), active=Then(Choose(1, DiscardThis(), Lose(2)), Gain(PURPLE))),
    Card("totem_pole", EARTH, 6, when=When(DISCARDED, Gain(PURPLE))),
    Card("wendigo", EARTH, 7, instant=Score(2, per=InArea(Which(EARTH))), when=When(LOST, Recover())),
]

WIND_CARDS = [
    Card("anzu", WIND, 9, instant=Then(ShowHand(), Score(3, per=FamiliesInHand()))),
    Card("banshee", WIND, 4, instant=Score(1, per=FamiliesInArea()), when=When(DREW, Recover())),
    Card("horus", WIND, 7, instant=Summon(then=Score(1, per=ItsCost()))),
    Card("loki", WIND, 7, always=Wild(), active=Score(1, per=InArea(Which(permanent=True)))),
    Card("nurikabe", WIND, 4, instant=Draw(), active=Then(Draw(), Pick(HAND, HideOnDeck()))),
    Card("rukh", WIND, 6, active=NameFamily(Score(1, per=InNamedFamily()))),
]

DRAGON_CARDS = [
    Card("deepdive", DRAGON, 7, instant=exchange(7, WATER)),
    Card("pyro", DRAGON, 7, instant=exchange(7, FIRE)),
    Card("rockscale", DRAGON, 8, instant=exchange(8, EARTH)),
    Card("whisper", DRAGON, 8, instant=exchange(8, WIND)),
]

ARTIFACTS_CARDS = [*FIRE_CARDS, *WATER_CARDS, *EARTH_CARDS, *WIND_CARDS, *DRAGON_CARDS]
