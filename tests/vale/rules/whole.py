"""Whole rounds and games for rules tests: deal one, play it dully, see it from a seat."""

from typing import Any

from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import PHASES
from cardwright.kernel.paper import Record
from tests.vale.table import Table


def start(players: int = 2, seed: int = 1) -> Table:
    """A new game at its first question."""
    t = VALE.new(VALE.setup(players, seed, {}))
    assert isinstance(t, Vale)
    return Table(t)


def empty_seats(n: int) -> list[Record]:
    return [{} for _ in range(n)]


def phase(table: Table) -> str:
    return PHASES[table.t.phase]


def dull(options: list[str]) -> str:
    """Tame what you marked and end your turn; elsewhere the first answer."""
    return next((option for option in options if option == "end" or option.startswith("tame")), options[0])


def course(table: Table) -> list[str]:
    """Play the round out dully: who was asked in which phase, repeats left out."""
    found: list[str] = []
    this_round = table.t.round
    while table.asked and table.t.round == this_round:
        stop = f"{phase(table)} {table.asked}"
        if found[-1:] != [stop]:
            found.append(stop)
        table.pick(dull(table.options))
    return found


def hunters(table: Table) -> list[int]:
    """Play the Hunting phase: who was asked for each marker. The last marker needs no question."""
    found: list[int] = []
    while phase(table) == "hunting":
        found.append(table.asked)
        table.pick(table.options[0])
    return found


def view(table: Table, seat: int) -> Any:
    """What a seat, counted from 1, may see; 0 is a spectator."""
    return VALE.view(table.t, seat - 1)


def board(table: Table) -> dict[str, int]:
    """The cards turned up, each with the seat whose marker it bears; 0 is nobody."""
    return {place["card"]: place["marker"] + 1 for place in view(table, 0)["board"]}


def verbs(table: Table) -> set[str]:
    """The first words of the options."""
    return {option.split()[0] for option in table.options}
