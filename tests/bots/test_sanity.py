"""No bot worth its name fails where the right answer is beyond doubt."""

import pytest

from cardwright.bots.levels import bot, reckoning
from cardwright.bots.thinking import Brief, ThinkingBot
from cardwright.kernel import machine
from cardwright.kernel.game import Game
from tests.bots.puzzles import Puzzle
from tests.bots.tables import PLENTY
from tests.bots.thargos import puzzles as thargos
from tests.bots.vale import puzzles as vale

BY_GAME = {"vale": vale.PUZZLES, "thargos": thargos.PUZZLES}
PUZZLES = {f"{game} {name}": puzzle for game, puzzles in BY_GAME.items() for name, puzzle in puzzles.items()}
WINNING = [name for name, puzzle in PUZZLES.items() if puzzle.wins]
# The next round decides, so that playing out cannot prove these.
NOT_THE_END = {"vale medusa_keeps_tengu", "vale medusa_keeps_yuki_onna"}
SIMULATIONS = 400
# Both forms of the engine think the same: the slow one is asked once.
SEEDS = 1 if machine.__file__.endswith(".py") else 3
SLIPS = 20


def mind(game: Game, level: str, seed: int) -> ThinkingBot:
    """A bot that thinks the same whatever the machine's speed: hard as many simulations as are enough here."""
    found = bot(game, level, seed)
    assert isinstance(found, ThinkingBot)
    return found if level != "hard" else Brief(game, reckoning(game).judgement, seed, SIMULATIONS)


def chosen(puzzle: Puzzle, level: str, seed: int) -> str:
    return mind(puzzle.game, level, seed).choose(puzzle.view(), puzzle.options, PLENTY)


@pytest.mark.parametrize("game", BY_GAME)
def test_there_are_enough_of_them_and_each_says_why(game: str) -> None:
    puzzles = BY_GAME[game].values()
    assert len(puzzles) >= 30
    assert all(puzzle.why and puzzle.patterns[0] for puzzle in puzzles)
    assert sum(puzzle.wins for puzzle in puzzles) >= 20


@pytest.mark.parametrize("name", PUZZLES)
def test_the_accepted_answers_are_the_best_when_all_is_played_out(name: str) -> None:
    puzzle = PUZZLES[name]
    accepted = {answer for answer in puzzle.options if puzzle.accepts(answer)}
    assert accepted
    assert len(accepted) < len(puzzle.options)
    values = puzzle.values()
    best = max(values.values())
    if name in NOT_THE_END:
        assert set(values.values()) == {0.5}
    else:
        assert {answer for answer, value in values.items() if value == best} == accepted, values
    assert best == 1 or not puzzle.wins


@pytest.mark.parametrize("name", PUZZLES)
@pytest.mark.parametrize("level", ["normal", pytest.param("hard", marks=pytest.mark.slow)])
def test_normal_and_hard_find_it(name: str, level: str) -> None:
    puzzle = PUZZLES[name]
    for seed in range(SEEDS):
        answer = chosen(puzzle, level, seed)
        assert puzzle.accepts(answer), f"{answer}, but: {puzzle.why}"


@pytest.mark.parametrize("name", WINNING)
def test_easy_takes_a_win_on_the_spot(name: str) -> None:
    puzzle = PUZZLES[name]
    answers = {chosen(puzzle, "easy", seed) for seed in range(SLIPS)}
    assert all(map(puzzle.accepts, answers)), f"{answers}, but: {puzzle.why}"
