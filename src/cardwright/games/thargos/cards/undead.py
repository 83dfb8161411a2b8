"""The Undead expansion: cards of our own, beyond the box."""

from typing import Final

from cardwright.games.thargos.state import Card, Clause
from cardwright.games.thargos.terms import (
    ACTION,
    ATTACHED,
    ATTACK,
    BARE_ENEMY,
    ENEMY,
    FACING,
    INJURED_ENEMY,
    LASTING,
    MIGHT,
    MISSION,
    OPPONENTS,
    THIS,
    WILD,
    YOURS,
)
from cardwright.games.thargos.words.always import Spare
from cardwright.games.thargos.words.conditions import Captives, IsInjured
from cardwright.games.thargos.words.conflicts import Attempt, Boost
from cardwright.games.thargos.words.decks import Burn, Recover, Restore
from cardwright.games.thargos.words.hands import Draw, LoseThis
from cardwright.games.thargos.words.heroes import Heal, Injure
from cardwright.games.thargos.words.joining import Choose, If, Then
from cardwright.games.thargos.words.lastings import Strip

UNDEAD: Final[list[Card]] = [
    Card(
        "shroud_of_grave_salt",
        "L39",
        LASTING,
        2,
        gives=(0, 0, 1),
        always=[Spare(Then(LoseThis(), Draw(1)))],
        copies=3,
        keywords="undead armour",
        box="undead",
    ),
    Card(
        "bone_hook_chain",
        "L40",
        LASTING,
        1,
        Clause(If(IsInjured(FACING), Boost(1, MIGHT)), ATTACK),
        gives=(2, 0, 0),
        copies=3,
        keywords="undead weapon",
        box="undead",
    ),
    Card(
        "candle_of_the_last_rite",
        "L41",
        LASTING,
        3,
        Clause(Burn(1, who=OPPONENTS), ATTACHED),
        gives=(0, 0, 1),
        copies=2,
        keywords="undead relic",
        box="undead",
    ),
    Card(
        "barrow_opens",
        "A43",
        ACTION,
        1,
        play=Choose(Injure(INJURED_ENEMY), Injure(BARE_ENEMY)),
        copies=3,
        keywords="undead event",
        box="undead",
    ),
    Card(
        "procession_of_the_drowned",
        "A44",
        ACTION,
        2,
        play=Then(Strip(INJURED_ENEMY, by_you=True), Draw(1, per=Captives())),
        copies=3,
        keywords="undead event",
        box="undead",
    ),
    Card(
        "no_rest_for_the_faithful",
        "A45",
        ACTION,
        3,
        play=Then(LoseThis(aside=True), Recover(LASTING), Attempt(YOURS)),
        copies=2,
        keywords="undead event",
        box="undead",
    ),
    Card(
        "feast_at_the_plague_pit",
        "M56",
        MISSION,
        2,
        vp=1,
        asks=(2, 0, 0),
        complete=Injure(ENEMY),
        copies=3,
        place=WILD,
        box="undead",
    ),
    Card(
        "ring_the_sunken_bell",
        "M57",
        MISSION,
        2,
        vp=2,
        asks=(0, 0, 2),
        complete=Choose(Strip(INJURED_ENEMY), Restore(4)),
        copies=3,
        place=WILD,
        box="undead",
    ),
    Card(
        "crown_of_grave_dust",
        "M58",
        MISSION,
        1,
        vp=3,
        asks=(1, 0, 3),
        complete=Heal(THIS),
        copies=2,
        place=WILD,
        box="undead",
    ),
]
