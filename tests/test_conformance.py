"""Every game on the shelf keeps the contract, whatever its players and options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.kernel import machine
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.shelf import GAMES
from tests.conformance import check_question, play
from tests.options import check_choices
from tests.shelf import Table, all_tables, edge_tables, few_tables, slow_but

# How thoroughly a game is checked. At every decision a whole game takes 3 to 80 s where nothing is compiled, so it is
# at a share of them, less where more players look on, and in the fast tests with the fewest only. The soak does more.
SHARE = 0.1 if machine.__file__.endswith(".py") else 0.3
FEW_PICKS = 60


def share(players: int) -> float:
    return SHARE * min(1.0, 2 / players)


@pytest.mark.parametrize("name", GAMES)
def test_the_options_of_a_game_are_sound(name: str) -> None:
    check_choices(GAMES[name])


@pytest.mark.parametrize(("name", "players", "options"), slow_but(edge_tables(), few_tables()))
def test_a_game_keeps_the_contract(name: str, players: int, options: dict[str, str]) -> None:
    assert play(GAMES[name], Setup(players, 1_000 + players, options), seeded(players), share(players)).way


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "options"), all_tables())
def test_every_option_keeps_the_contract(name: str, players: int, options: dict[str, str]) -> None:
    assert play(GAMES[name], Setup(players, 0, options), seeded(0), share(players)).way


@settings(max_examples=20, deadline=None, derandomize=True)
@given(
    table=st.sampled_from(all_tables()),
    seed=st.integers(),
    picks=st.lists(st.integers(0, 1 << 16), max_size=FEW_PICKS),
)
def test_any_answers_reach_a_sound_position(table: Table, seed: int, picks: list[int]) -> None:
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
