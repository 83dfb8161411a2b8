"""What puts two revisions through the same paces, tried with one revision: what it counts, and what it would notice."""

import subprocess
import sys
from pathlib import Path

import pytest

from bench import against, clock, engine, growth, paces, training
from cardwright.shelf import GAMES

ROOT = Path(__file__).parent.parent


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough for every row to run once."""
    for name, least in {"POSITIONS": 2, "SIMULATIONS": 1}.items():
        monkeypatch.setattr(paces, name, least)
    monkeypatch.setattr(paces, "positions", paces.positions.__wrapped__)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("work", paces.WORKS)
def test_the_work_of_a_row_can_be_done(work: str) -> None:
    make, tables = paces.WORKS[work]
    for where in {tables[0], tables[-1]}:
        make(where)(0, 1)


def test_rows_of_the_interpreted_engine_are_rows_of_the_compiled_one() -> None:
    assert {*paces.rows(paces.SLOWLY)} < {*paces.rows(paces.WORKS)}


def test_games_told_in_few_letters_are_the_same_each_time_and_tell_one_rule_from_another() -> None:
    forbidden, allowed = [("vale", 2, {"needless_stones": it}) for it in ("forbidden", "allowed")]
    assert paces.digest(forbidden, 1) == paces.digest(forbidden, 1) != paces.digest(allowed, 1)


def test_the_rules_are_looked_at_with_every_value_of_every_option_and_at_every_table() -> None:
    ruled = paces.ruled()
    for name, game in GAMES.items():
        values = {(key, it) for known, _, options in ruled if known == name for key, it in options.items()}
        assert values == {(choice.name, it) for choice in game.choices() for it in choice.values}
    assert {players for name, players, options in ruled if name == "vale"} == {2, 3, 4}


def test_the_ratio_is_the_middle_one_of_the_turns() -> None:
    row = against.Row("work", [10.0, 20.0, 10.0], [15.0, 20.0, 40.0])
    assert row.line() == "| work | 10 | 20 | 1.50 | 1.00–4.00 |"


def test_work_is_as_much_as_fills_a_turn() -> None:
    class Steady(against.Runner):
        def __init__(self) -> None:
            pass

        def ask(self, *question: object) -> object:
            return int(str(question[3])) * 0.001

    assert against.enough(Steady(), "work") == round(against.SECONDS / 0.001)


def test_a_revision_answers_line_by_line() -> None:
    asked = '["compiled"]\n["digest", ["vale", 2, {}], 1]\n'
    told = subprocess.run([sys.executable, "-m", "bench.paces"], input=asked, cwd=ROOT, capture_output=True, text=True)
    compiled, digest = told.stdout.splitlines()
    assert compiled in ("true", "false")
    assert digest == f'"{paces.digest(("vale", 2, {}), 1)}"'


def test_time_and_memory_are_measured_for_more_and_more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "AT_ONCE", 2)
    found = growth.measure((2, 4))
    assert [*found] == ["2", "4"]
    assert all(spent > 0 and memory > 0 for spent, memory in found.values())


def test_the_page_says_how_noisy_the_machine_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "_spreads", [])
    monkeypatch.setattr(clock, "SECONDS", 0.001)
    assert clock.rate(lambda: 1) > 0
    assert clock.rate(lambda: sum(range(50))) > 0
    middle, worst = clock.noise()
    assert 0 <= middle <= worst


def test_copies_are_counted_over_different_positions_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "POSITIONS", 3)
    there = engine.positions(GAMES["vale"])
    kept = [*there]
    assert len({str(GAMES["vale"].write(t)) for t in there}) == 3 == engine.copies(there, kept)
    assert not any(copy is t for copy, t in zip(kept, there))


def test_the_engine_is_tuned_by_a_little_of_everything_that_is_measured() -> None:
    assert all(0 < training.pieces(work) <= 500 for work in paces.WORKS)
