"""No bot worth its name fails where the right answer is beyond doubt."""

from collections.abc import Callable

import pytest

from cardwright.bots.levels import bot
from cardwright.bots.thargos.reckoning import RECKONING
from cardwright.bots.thinking import Brief, ThinkingBot
from cardwright.games.thargos.game import THARGOS
from tests.bots.thargos.puzzles import PUZZLES

SIMULATIONS = 300
SEEDS = 3
SLIPS = 20
PLENTY = 1e9


def quick(level: str, seed: int) -> ThinkingBot:
    found = bot(THARGOS, level, seed)
    assert isinstance(found, ThinkingBot)
    return found


def easy(seed: int) -> ThinkingBot:
    return quick("easy", seed)


def normal(seed: int) -> ThinkingBot:
    return quick("normal", seed)


def hard(seed: int) -> ThinkingBot:
    return Brief(THARGOS, RECKONING.judgement, seed, SIMULATIONS)


def test_there_are_enough_of_them_and_each_says_why() -> None:
    assert len(PUZZLES) >= 30
    assert all(puzzle.why and puzzle.patterns[0] for puzzle in PUZZLES.values())
    assert sum(puzzle.wins for puzzle in PUZZLES.values()) >= 20


@pytest.mark.parametrize("name", PUZZLES)
def test_the_accepted_answers_are_the_best_when_all_is_played_out(name: str) -> None:
    puzzle = PUZZLES[name]
    values = puzzle.values()
    best = max(values.values())
    assert {answer for answer, value in values.items() if value == best} == {
        answer for answer in puzzle.options if puzzle.accepts(answer)
    }
    assert min(values.values()) < best
    assert best == 1 or not puzzle.wins


@pytest.mark.parametrize("level", [normal, pytest.param(hard, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", PUZZLES)
def test_normal_and_hard_find_it(name: str, level: Callable[[int], ThinkingBot]) -> None:
    puzzle = PUZZLES[name]
    for seed in range(SEEDS):
        answer = level(seed).choose(puzzle.view(), puzzle.options, PLENTY)
        assert puzzle.accepts(answer), f"{answer}, but: {puzzle.why}"


WINNING = [name for name, puzzle in PUZZLES.items() if puzzle.wins]


@pytest.mark.parametrize("name", WINNING)
def test_easy_takes_a_win_on_the_spot(name: str) -> None:
    puzzle = PUZZLES[name]
    answers = {easy(seed).choose(puzzle.view(), puzzle.options, PLENTY) for seed in range(SLIPS)}
    assert all(map(puzzle.accepts, answers)), f"{answers}, but: {puzzle.why}"
