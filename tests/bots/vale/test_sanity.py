"""No bot worth its name fails where the right answer is beyond doubt."""

from collections.abc import Callable

import pytest

from cardwright.bots.thinking import Brief, Easy, Normal, ThinkingBot
from cardwright.bots.vale.reckoning import RECKONING
from cardwright.games.vale.game import VALE
from tests.bots.vale.puzzles import PUZZLES

JUDGEMENT = RECKONING.judgement
SIMULATIONS = 400
SEEDS = 3
SLIPS = 40
PLENTY = 1e9
# The next round decides, so that playing out cannot prove these.
NOT_THE_END = {"medusa_keeps_tengu", "medusa_keeps_yuki_onna"}


def normal(seed: int) -> ThinkingBot:
    return Normal(VALE, JUDGEMENT, seed)


def hard(seed: int) -> ThinkingBot:
    return Brief(VALE, JUDGEMENT, seed, SIMULATIONS)


def easy(seed: int) -> ThinkingBot:
    return Easy(VALE, JUDGEMENT, seed)


def test_there_are_enough_of_them_and_each_says_why() -> None:
    assert len(PUZZLES) >= 30
    assert all(puzzle.why and puzzle.patterns[0] for puzzle in PUZZLES.values())
    assert sum(puzzle.wins for puzzle in PUZZLES.values()) >= 20


@pytest.mark.parametrize("name", PUZZLES)
def test_the_accepted_answers_are_those_that_win(name: str) -> None:
    puzzle = PUZZLES[name]
    accepted = {answer for answer in puzzle.options if puzzle.accepts(answer)}
    assert accepted
    assert len(accepted) < len(puzzle.options)
    values = puzzle.values()
    if name in NOT_THE_END:
        assert set(values.values()) == {0.5}
    else:
        assert {answer for answer, value in values.items() if value == 1} == accepted, values


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
