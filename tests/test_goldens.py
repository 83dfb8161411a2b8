"""The games that were kept are played again and come out as they did, for every game on the shelf."""

import pytest

from cardwright.kernel.dice import seeded
from cardwright.kernel.game import EXPANSION, WITH, Setup
from cardwright.kernel.log import replay
from cardwright.kernel.machine import playout
from cardwright.shelf import GAMES
from tests.goldens.golden import FOLDER, kept_log, kept_of
from tests.playthrough import playthrough
from tests.shelf import edge_tables, few_tables, modes, slow_but

KEPT = [(game, name) for game in GAMES for name in kept_of(game).goldens]


@pytest.mark.parametrize("game", GAMES)
def test_what_should_be_kept_is_and_nothing_else(game: str) -> None:
    assert kept_of(game).goldens, f"tests/{game}/kept.py says which games to keep"
    files = sorted(file.name for file in (FOLDER / game).iterdir() if file.suffix in (".log", ".txt"))
    assert files == sorted(f"{name}{suffix}" for name in kept_of(game).goldens for suffix in (".log", ".txt"))


@pytest.mark.parametrize(("game", "name"), KEPT)
def test_a_kept_game_goes_as_it_went(game: str, name: str) -> None:
    text = playthrough(GAMES[game], kept_log(game, name), kept_of(game).outline)
    assert text == (FOLDER / game / f"{name}.txt").read_text()


@pytest.mark.parametrize("game", GAMES)
def test_every_mode_way_to_end_number_of_players_and_expansion_is_kept(game: str) -> None:
    it, kept = GAMES[game], kept_of(game)
    logs = [kept_log(game, name) for name in kept.goldens]
    for mode in modes(it):
        options = it.complete(mode)
        mine = [log for log in logs if it.mode(it.complete(log.setup.options)) == it.mode(options)]
        ends = [it.outcome(replay(it, log)) for log in mine]
        assert {end.way for end in ends if end is not None} == kept.ways[it.mode(options)]
        assert {log.setup.players for log in mine} == set(it.seats(options))
    expansions = {choice.name for choice in it.choices() if choice.kind == EXPANSION}
    assert {name for log in logs for name, value in log.setup.options.items() if value == WITH} == expansions


@pytest.mark.parametrize(("name", "players", "options"), slow_but(edge_tables(), few_tables()))
def test_no_game_ends_in_a_way_that_is_not_kept(name: str, players: int, options: dict[str, str]) -> None:
    game = GAMES[name]
    for seed in range(5):
        t = game.new(Setup(players, seed, options))
        playout(t, seeded(seed))
        outcome = game.outcome(t)
        assert outcome is not None
        assert outcome.way in kept_of(name).ways[game.mode(game.complete(options))]
