"""The 8 summoners, two faces each, the one to start with first; the last one needs Artifacts."""

from cardwright.games.vale.state import Card, When
from cardwright.games.vale.terms import APPEASED, BROKE, PURPLE, RED, ROUND_BEGAN, SETTLED, SUMMONED
from cardwright.games.vale.words.artifacts import Retrieve, ShelterTop
from cardwright.games.vale.words.choices import SHELTER, Pick, PickSome
from cardwright.games.vale.words.counts import AtLeast, FamiliesInArea
from cardwright.games.vale.words.creatures import Draw
from cardwright.games.vale.words.curses import (
    ActiveSeals,
    AllCurses,
    BreakSeals,
    Curse,
    Curses,
    Flip,
    NewFamily,
    Nothing,
    Pure,
    Repair,
    Shed,
    Sheltered,
    TakeCurse,
)
from cardwright.games.vale.words.paying import PayUpTo
from cardwright.games.vale.words.stones import Gain, Score
from cardwright.kernel.words import Choose, Then

NAMED = "rulebook"
OURS = "original"

SUMMONERS = [
    Card(
        "tolvar_darkened", start=Then(TakeCurse(2), BreakSeals()), active=PayUpTo(3, Repair(1)),
        flip=When(SETTLED, Flip(), test=Nothing(AllCurses())), provenance=NAMED,
    ),
    Card("tolvar_purified", always=Pure(), active=Score(5), provenance=NAMED),
    Card(
        "varena_curious", start=Then(TakeCurse(3), Draw()), active=Repair(1),
        flip=When(SETTLED, Flip(), test=AtLeast(4, FamiliesInArea())), provenance=NAMED,
    ),
    Card("varena_erudite", active=Score(1), provenance=OURS),
    Card(
        "muura_tormented", start=TakeCurse(1), when=When(SUMMONED, TakeCurse(2)),
        flip=When(SETTLED, Flip(), test=AtLeast(6, Curses())), provenance=NAMED,
    ),
    Card("muura_jovial", active=Then(Shed(), Score(3)), flip=When(ROUND_BEGAN, Flip()), provenance=NAMED),
    Card(
        "dunia_reckless", start=TakeCurse(1), active=PickSome(1, Curse(1)), flip=When(APPEASED, Flip()),
        provenance=NAMED,
    ),
    Card("dunia_repentant", active=Then(Repair(2, most=True), Score(4), Flip()), provenance=OURS),
    Card(
        "belledin_friendly", start=TakeCurse(3), when=When(SUMMONED, Score(1), test=NewFamily()), active=Repair(1),
        flip=When(SETTLED, Flip(), test=AtLeast(5, FamiliesInArea())), provenance=NAMED,
    ),
    Card("belledin_celebrated", active=Score(2), provenance=OURS),
    Card("marcosa_devoted", start=TakeCurse(2), active=Repair(1), flip=When(BROKE, Flip()), provenance=NAMED),
    Card("marcosa_bewitched", active=Gain(PURPLE), flip=When(ROUND_BEGAN, Flip()), provenance=NAMED),
    Card(
        "iwo_mocked", start=Then(TakeCurse(1), BreakSeals()), active=Repair(1),
        flip=When(SETTLED, Flip(), test=AtLeast(3, ActiveSeals())), provenance=NAMED,
    ),
    Card("iwo_acclaimed", active=Score(3), provenance=OURS),
    Card(
        "kang_san_laden", start=Then(TakeCurse(3), ShelterTop(2)),
        active=Choose(1, Pick(SHELTER, Retrieve()), Repair(1)),
        flip=When(SETTLED, Flip(), test=Nothing(Sheltered())), provenance=NAMED,
    ),
    Card("kang_san_renowned", active=Choose(1, Gain(RED), Repair(1)), provenance=OURS),
]  # fmt: skip
