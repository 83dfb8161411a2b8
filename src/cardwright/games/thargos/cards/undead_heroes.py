"""Undead Heroes of our own, beyond the box."""

from typing import Final

from cardwright.games.thargos.state import Clause, Face, Hero
from cardwright.games.thargos.terms import ATTACK, BAR_CAPTURE, EACH, FACING, HELD, INJURED, OPPONENTS, THIS, TURN, WON
from cardwright.games.thargos.words.always import Bar, Gets
from cardwright.games.thargos.words.conditions import Captives, IsInjured
from cardwright.games.thargos.words.decks import Burn
from cardwright.games.thargos.words.hands import Draw
from cardwright.games.thargos.words.heroes import Heal, Injure
from cardwright.games.thargos.words.joining import If, OnRoll
from cardwright.games.thargos.words.lastings import Strip

UNDEAD_HEROES: Final[list[Hero]] = [
    Hero(
        "ulmareth",
        "C34",
        10,
        Face((2, 2, 4), Clause(Injure(FACING), WON)),
        Face((2, 1, 4), always=[Gets(1, EACH, per=Captives())]),
        keywords="undead leader",
        box="undead",
    ),
    Hero(
        "drowned_centurion",
        "C35",
        9,
        Face((3, 2, 2), Clause(Draw(1), HELD)),
        Face((3, 1, 1), Clause(Heal(THIS), HELD, unaided=True), always=[Bar(BAR_CAPTURE)]),
        keywords="undead",
        box="undead",
    ),
    Hero(
        "gnawer_of_names",
        "C36",
        7,
        Face((2, 2, 1), Clause(If(IsInjured(FACING), Strip(FACING)), ATTACK)),
        Face((2, 1, 1), Clause(Strip(FACING), WON)),
        keywords="undead beast",
        box="undead",
    ),
    Hero(
        "bell_ringer_of_the_plague_cart",
        "C37",
        5,
        Face((1, 2, 2), Clause(OnRoll(6, 6, Injure(FACING)), TURN)),
        Face((1, 1, 2), Clause(Burn(2, who=OPPONENTS), INJURED), Clause(Burn(1, who=OPPONENTS), HELD)),
        keywords="undead",
        box="undead",
    ),
]
