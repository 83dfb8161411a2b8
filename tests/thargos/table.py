"""A table for rules tests: one call lays it, one plays, others look. Every answer is also taken back and given again.

Unless a test says otherwise two players face each other in a quick duel, the one at seat 1 is `me` and about to act; on
track i stands my i-th Hero against theirs, and the Missions are dull ones that ask for one Might.
"""

from typing import Any

from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.moves.heroes import column
from cardwright.games.thargos.moves.laying import totals
from cardwright.games.thargos.record.writing import ids
from cardwright.games.thargos.seat import BEHIND, CARD, unpacked
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import ATTRIBUTES, EVENTS, TALLIED
from cardwright.kernel.machine import Event
from cardwright.kernel.notation import names, parse
from cardwright.kernel.paper import Page, Record

# Heroes whose effects are seldom heard while they are Active: 2/2/1, 1/3/2, 3/2/1 and 3/2/2.
PLAIN = ["mason_knight_of_the_compact", "imperial_healer", "marshal_of_the_broken_horn", "hragga"]
# Heroes who neither heal nor help those that are Injured.
CALM = ("mason_knight_of_the_compact", "marshal_of_the_broken_horn", "velasque", "orsanne")
DULL = ["1:drive_off_the_carrion_pack", "2:drive_off_the_carrion_pack"] * 2


class Table:
    """A position, and what was heard since the last answer."""

    def __init__(self, t: Thargos) -> None:
        self.t = t
        self.heard: list[Event] = []

    def pick(self, *answers: str) -> "Table":
        """Answer by name. Each answer is played, rolled back and played again, with the same result."""
        for answer in answers:
            before = self.t.copy()
            number = parse(self.t, answer)
            self.heard = []
            self.t.events = self.heard
            self.t.answer(number)
            self.t.events = None
            before.answer(number)
            assert THARGOS.write(before) == THARGOS.write(self.t), f"not the same after undo: {answer}"
            assert not THARGOS.faults(self.t), THARGOS.faults(self.t)
        return self

    @property
    def options(self) -> list[str]:
        return names(self.t) if self.t.asked is not None else []

    @property
    def asked(self) -> int:
        """The seat that must answer, counted from 1; 0 if nothing is asked."""
        return int(self.t.seat()) + 1

    @property
    def told(self) -> list[Event]:
        """What the last answer told, without the figures of a conflict: they are `tallies`."""
        return [e for e in self.heard if e.kind != TALLIED]

    @property
    def kinds(self) -> list[str]:
        """What the last answer told, by kind."""
        return [EVENTS[e.kind] for e in self.told]

    @property
    def tallies(self) -> list[tuple[str, int, int, bool]]:
        """The figures of a conflict that the last answer told: attribute, attack, defence, whether that is short."""
        found = [unpacked(e.n) for e in self.heard if e.kind == TALLIED]
        return [(ATTRIBUTES[it.attribute], int(it.attack), int(it.defence), it.short) for it in found]

    # What a player has; seats are counted from 1.

    def hand(self, seat: int = 1) -> list[str]:
        return ids(self.t, seat - 1, self.t.sides[seat - 1].hand)

    def deck(self, seat: int = 1) -> list[str]:
        """The deck from its top."""
        return ids(self.t, seat - 1, self.t.sides[seat - 1].deck)[::-1]

    def discard(self, seat: int = 1) -> list[str]:
        """The discard pile, the oldest card first."""
        return ids(self.t, seat - 1, self.t.sides[seat - 1].discard)

    def laid(self, seat: int = 1) -> list[str]:
        """The cards laid in the conflict, as in `troll_raid might`."""
        laid = self.t.sides[seat - 1].laid
        return [f"{self.t.design(seat - 1, it & CARD).id} {ATTRIBUTES[it >> BEHIND]}" for it in laid]

    def points(self, seat: int = 1) -> int:
        return int(self.t.sides[seat - 1].points)

    def scored(self, seat: int = 1) -> list[str]:
        return [self.t.design(it >> BEHIND & 7, it & CARD).id for it in self.t.sides[seat - 1].scored]

    def place(self, hero: str, seat: int = 1) -> int:
        """The place of a Hero at the table."""
        for place, stand in enumerate(self.t.sides[seat - 1].stands):
            if stand.hero >= 0 and self.t.heroes[stand.hero].id == hero:
                return 4 * (seat - 1) + place
        raise AssertionError(f"{hero} does not stand at seat {seat}")

    def injured(self, hero: str, seat: int = 1) -> bool:
        return self.t.stand(self.place(hero, seat)).injured

    def lastings(self, hero: str, seat: int = 1) -> list[str]:
        return ids(self.t, seat - 1, self.t.stand(self.place(hero, seat)).lastings)

    def column(self, hero: str, seat: int = 1) -> tuple[int, int, int]:
        """Might, Mind and Mysticism of a Hero outside conflicts."""
        place = self.place(hero, seat)
        return int(column(self.t, place, 0)), int(column(self.t, place, 1)), int(column(self.t, place, 2))

    def mission(self, track: int) -> str:
        """The Mission on a track, counted from 1; empty if there is none."""
        return "" if self.t.missions[track - 1] < 0 else self.t.mission(track - 1).id

    @property
    def totals(self) -> list[list[int]]:
        """What attacker and defender have face up of each attribute that the Mission asks for; elsewhere 0."""
        return totals(self.t)

    def known(self, seat: int, whose: int, zone: str) -> Any:
        """The cards of a player that a seat knows: in hand, in the deck, or laid face down."""
        return self.view(seat)["sides"][whose - 1][zone]["known"]

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees; 0 is a spectator."""
        return THARGOS.view(self.t, seat - 1)


def lay(
    *heroes: str,
    facing: tuple[str, ...] = (),
    missions: list[str] | None = None,
    step: str = "act",
    turn: int = 1,
    others: list[dict[str, Any]] | None = None,
    theirs: dict[str, Any] | None = None,
    options: dict[str, str] | None = None,
    **mine: Any,
) -> Table:
    """A table: my Heroes on the tracks from the first on, those facing them, and what I have (`hand`, `lastings`, …).

    `theirs` is what the player at seat 2 has, `others` are further players of a circle. Keys of the whole scenario,
    such as `seed`, `seals` or `turns`, may stand among mine.
    """
    table_keys = ("seed", "seals", "turns", "quiet", "first", "left", "last_ditch", "attached", "stirred", "rolls")
    whole = {key: mine.pop(key) for key in table_keys if key in mine}
    seats = [{"heroes": team(heroes), **mine}, {"heroes": team(facing), **(theirs or {})}]
    for other in others or []:
        seats.append({"heroes": team(()), **other})
    mode = {"mode": "circle"} if len(seats) > 2 else {}
    scenario: Record = {
        "options": {**mode, **(options or {})},
        "step": step,
        "turn": turn,
        "missions": (missions or []) + DULL[len(missions or []) : 4] if len(seats) == 2 else missions or [],
        "seat": seats,
        **whole,
    }
    t = THARGOS.lay(Page(scenario, ""))
    assert isinstance(t, Thargos)
    assert not THARGOS.faults(t), THARGOS.faults(t)
    return Table(t)


def hurt(hero: str, *others: str, injured: list[str] | None = None, **more: Any) -> Table:
    """The same with my first Hero Injured, beside others who do nothing about it."""
    calm = [it for it in CALM if it not in (hero, *others)]
    return lay(hero, *others, *calm, injured=[hero, *(injured or [])], **more)


def team(heroes: tuple[str, ...]) -> list[str]:
    """Four Heroes: the named ones, then plain ones."""
    return [*heroes, *(hero for hero in PLAIN if hero not in heroes)][:4]
