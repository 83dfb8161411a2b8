"""Measuring how fair the cards are."""

import pytest

from cardwright.games.vale.cards.sets import ALL, CREATURES, FIRST_FACE
from cardwright.games.vale.terms import CURSED, HAUNTED, SUMMONED
from cardwright.kernel.machine import Event
from cardwright.lab.vale.balance import Tally, percentile, play, report, tell
from tests.vale.table import lay

NUMBERS = {card.id: number for number, card in enumerate(ALL)}


def finished(mine: int, theirs: int) -> Tally:
    """A game that seat 1 ends with so many points against so many, after some summons and curses."""
    others = [{"score": theirs, "seals": 0, "area": ["imp"]}]
    table = lay("cherufe", phase="curse", score=mine, mine={"seals": 0}, others=others)
    assert table.t.over()
    events = [
        Event(SUMMONED, 0, NUMBERS["cherufe"], 0, -1),
        Event(SUMMONED, 0, NUMBERS["cherufe"], 0, -1),
        Event(SUMMONED, 1, NUMBERS["imp"], 0, -1),
        Event(HAUNTED, 0, NUMBERS["cherufe"], 2, -1),
        Event(CURSED, 1, -1, 3, -1),
    ]
    return tell(table.t, events, [(0, FIRST_FACE), (1, FIRST_FACE + 2)])


def test_a_card_has_the_victories_of_the_seats_that_summoned_it() -> None:
    tally = finished(9, 5)
    assert (tally.games[NUMBERS["cherufe"]], tally.rate(NUMBERS["cherufe"])) == (1, 1.0)
    assert (tally.rate(NUMBERS["imp"]), tally.rate(FIRST_FACE), tally.rate(FIRST_FACE + 2)) == (0.0, 1.0, 0.0)
    assert tally.curses == {True: [2], False: [3]}


def test_a_shared_victory_counts_by_halves() -> None:
    tally = finished(7, 7)
    assert (tally.rate(NUMBERS["cherufe"]), tally.rate(NUMBERS["imp"])) == (0.5, 0.5)


def test_games_add_up() -> None:
    tally = Tally()
    for mine in (9, 5, 4, 2):
        tally.add(finished(mine, 7))
    assert (tally.games[NUMBERS["cherufe"]], tally.rate(NUMBERS["cherufe"])) == (4, 0.25)
    assert len(tally.curses[True]) == len(tally.curses[False]) == 4


def test_percentiles() -> None:
    assert [percentile(range(101), share) for share in (0.05, 0.5, 0.95)] == [5, 50, 95]


def test_what_lies_outside_is_said() -> None:
    tally = Tally()
    for number in [*range(len(CREATURES)), *range(FIRST_FACE, len(ALL), 2)]:
        tally.games[number] = 100
        tally.wins[number] = 100 + number % 3
    tally.wins[NUMBERS["nian"]] = 200
    tally.wins[FIRST_FACE] = 60
    told = "\n".join(report(tally))
    assert "| nian | original | 100 | 100.0% | 9.8% | **no** |" in told
    assert "| tolvar darkened | rulebook | 100 | 30.0% | 9.8% | **no** |" in told
    assert told.count("**no**") == 2


def test_a_few_games_say_only_what_they_can() -> None:
    tally = Tally()
    for _ in range(3):
        tally.add(finished(9, 5))
    told = "\n".join(report(tally))
    assert "Together: printed cards 0.0% of 3, the cards of Curse 100.0% of 3." in told
    assert "No printed card was summoned in 50 games" in told
    assert "| cherufe |" not in told


@pytest.mark.slow
def test_games_between_bots_end() -> None:
    """Cards that bring each other back for nothing would be found by the bots, and go on for ever."""
    assert sum(play((seed, "normal", 0)).games.total() > 0 for seed in range(6)) == 6
