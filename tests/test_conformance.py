"""Every game on the shelf keeps the contract, whatever its players and options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.kernel import machine
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.shelf import GAMES
from tests.conformance import check_question, play
from tests.options import check_choices, option_sets

GAMES_EACH = 1 if machine.__file__.endswith(".py") else 8
THOROUGHNESS = 0.25
FEW_PICKS = 60


def tables() -> list[tuple[str, int, dict[str, str]]]:
    return [
        (game.name, players, options)
        for game in GAMES.values()
        for options in option_sets(game)
        for players in game.seats(game.complete(options))
    ]


@pytest.mark.parametrize("name", GAMES)
def test_the_options_of_a_game_are_sound(name: str) -> None:
    check_choices(GAMES[name])


@pytest.mark.parametrize(("name", "players", "options"), tables()[::3])
def test_a_game_keeps_the_contract(name: str, players: int, options: dict[str, str]) -> None:
    assert play(GAMES[name], Setup(players, 1_000 + players, options), seeded(players)).way


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_many_games_keep_the_contract(name: str, players: int, options: dict[str, str]) -> None:
    for seed in range(GAMES_EACH):
        assert play(GAMES[name], Setup(players, seed, options), seeded(-seed), THOROUGHNESS).way


@settings(max_examples=20, deadline=None, derandomize=True)
@given(
    table=st.sampled_from(tables()),
    seed=st.integers(),
    picks=st.lists(st.integers(0, 1 << 16), max_size=FEW_PICKS),
)
def test_any_answers_reach_a_sound_position(
    table: tuple[str, int, dict[str, str]], seed: int, picks: list[int]
) -> None:
    name, players, options = table
    game = GAMES[name]
    t = game.new(Setup(players, seed, options))
    u = game.new(Setup(players, seed, options))
    for pick in picks:
        if t.asked is None:
            break
        check_question(game, t)
        t.answer(t.options[pick % len(t.options)])
        u.answer(u.options[pick % len(u.options)])
    assert game.write(t) == game.write(u)
    assert game.write(game.read(game.write(t))) == game.write(t)
