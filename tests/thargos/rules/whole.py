"""Whole games for rules tests: deal one, see what was told before its first question; and players with small decks."""

from typing import Any

from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import EVENTS
from cardwright.kernel.machine import Event
from tests.thargos.table import Table


def start(players: int = 2, seed: int = 1, brought: list[str] | None = None, **options: str) -> Table:
    """A new game at its first question, with what was told before it."""
    told: list[Event] = []
    mode = {} if players == 2 else {"mode": "circle"}
    t = THARGOS.new(THARGOS.setup(players, seed, {**mode, **options}, brought=brought or []), told)
    assert isinstance(t, Thargos)
    table = Table(t)
    table.heard = told
    return table


def of_kind(table: Table, kind: str) -> list[Event]:
    """The events of one kind that were told last."""
    return [event for event in table.told if EVENTS[event.kind] == kind]


def askings(table: Table, verb: str) -> list[int]:
    """Give the first answer while all answers begin with a word: who was asked, in order."""
    found: list[int] = []
    while table.options and all(option.startswith(verb) for option in table.options):
        found.append(table.asked)
        table.pick(table.options[0])
    return found


def opened(table: Table) -> Table:
    """The same game with Heroes and Missions placed: it waits for the first player's first decision."""
    while any(option.startswith("place") for option in table.options):
        table.pick(table.options[0])
    return table


def small(hand: list[str], deck: list[str], **more: list[str]) -> dict[str, Any]:
    """What a player has whose whole list is a hand, a deck and more, besides two Missions on the tracks."""
    listed = [*hand, *deck, *(card for cards in more.values() for card in cards), *["drive_off_the_carrion_pack"] * 2]
    return {"hand": hand, "deck": deck, "list": listed, **more}
