"""A second game on the shelf is found by all that tries games, in every mode and with every value of every option."""

from pathlib import Path

import pytest

import cardwright.text
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.log import Log
from cardwright.shelf import GAMES, folder
from cardwright.text import plain, speech
from tests import perft, rules, soak
from tests.goldens import make
from tests.goldens.golden import Golden, Kept, at_random, kept_of
from tests.kernel.conflict.game import CONFLICT
from tests.playthrough import Outline, playthrough
from tests.shelf import all_tables, boxes, few_tables, modes


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, CONFLICT.name, CONFLICT)


def test_every_mode_is_tried_without_and_with_all_expansions() -> None:
    tried = [(players, options) for game, players, options in few_tables() if game == "conflict"]
    seats = [("duel", 2), ("circle", 3), ("circle", 4), ("solo", 1)]
    assert [(options["mode"], players) for players, options in tried if "condar" not in options] == seats
    assert [(options["mode"], players) for players, options in tried if "condar" in options] == seats
    assert {game for game, _, _ in few_tables()} == set(GAMES)


def test_every_value_of_every_option_is_tried_where_it_matters() -> None:
    tried = [options for game, _, options in all_tables() if game == "conflict"]
    for choice in CONFLICT.choices():
        mattered = [CONFLICT.complete(it)[choice.name] for it in tried if choice in CONFLICT.relevant(it)]
        assert set(mattered) == set(choice.values)
    assert all(tried.count(options) == len(CONFLICT.seats(CONFLICT.complete(options))) for options in tried)


def test_expansions_come_in_every_set() -> None:
    assert boxes(GAMES["vale"]) == [[], ["artifacts"], ["curse"], ["artifacts", "curse"]]
    assert (boxes(CONFLICT), modes(GAMES["vale"])) == ([[], ["condar"]], [{}])


@pytest.mark.slow
def test_a_soak_plays_every_game_mode_and_number_of_players() -> None:
    drawn = [soak.setup_of(seed) for seed in range(200)]
    found = {(game.name, setup.options.get("mode"), setup.players) for game, setup in drawn}
    assert found >= {("conflict", "duel", 2), ("conflict", "circle", 4), ("conflict", "solo", 1), ("vale", None, 3)}
    seeds = [seed for seed in range(30) if drawn[seed][0] is CONFLICT]
    assert [report for _, report in (soak.soak((seed, 0.1)) for seed in seeds) if report] == []
    assert len({str(setup.brought) for game, setup in drawn if game is CONFLICT}) > 20, "whatever is lent meets"


def test_new_games_of_every_mode_are_counted() -> None:
    found = perft.positions(CONFLICT)
    assert list(found) == [
        *("new_duel_2", "new_duel_condar", "new_circle_3", "new_circle_4", "new_circle_condar"),
        *("new_solo_1", "new_solo_condar"),
    ]
    t = found["new_solo_1"]
    assert perft.count_ways(t)[0] == len(t.options)


def test_a_game_that_says_nothing_of_itself_is_told_answer_by_answer() -> None:
    told = [playthrough(CONFLICT, random_game(seed), Outline()) for seed in range(6)]
    assert {text.splitlines()[-1].partition(";")[0] for text in told} >= {"rival: nobody wins", "target: seat 1 wins"}
    assert told[0].startswith("conflict, 1 players, seed 0\n   1  seat 1  attach ")
    assert "end of" not in told[0]


def random_game(seed: int) -> Log:
    """A game alone against the Rival."""
    setup = CONFLICT.setup(1, seed, {"mode": "solo"})
    t, log, dice = CONFLICT.new(setup), Log(CONFLICT.name, CONFLICT.rules, setup), seeded(seed)
    while t.asked is not None:
        pick = t.options[dice.roll(len(t.options))]
        log.add(t, pick)
        t.answer(pick)
    return log


def test_a_game_that_brings_nothing_to_the_tests_is_missed_only_where_it_should() -> None:
    assert kept_of("vale").goldens
    assert (kept_of("conflict").goldens, perft.read_counts("conflict"), rules.page("conflict")) == ({}, {}, "")


def test_what_a_game_keeps_is_kept_in_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = Kept({"alone": Golden(1, at_random, lambda way, told: True, {"mode": "solo"})}, {}, Outline())
    monkeypatch.setattr(make, "kept_of", lambda game: kept)
    monkeypatch.setattr(make, "FOLDER", tmp_path)
    monkeypatch.setattr(perft, "FOLDER", tmp_path)
    monkeypatch.setattr(perft, "MOST_WAYS", 10)
    make.keep(CONFLICT)
    assert sorted(file.name for file in (tmp_path / "conflict").iterdir()) == ["alone.log", "alone.txt", "perft.json"]
    assert list(perft.read_counts("conflict")) == list(perft.positions(CONFLICT))


def test_a_folder_in_which_nothing_lies_yet_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A game has rules before it has words, and its folders stay behind where its files are gone."""
    (tmp_path / "conflict" / "en").mkdir(parents=True)
    monkeypatch.setattr(cardwright.text, "__path__", [*cardwright.text.__path__, str(tmp_path)])
    assert folder("text", CONFLICT, "telling") is None
    assert isinstance(speech.telling("conflict", "fr"), plain.PlainTelling)


def test_a_set_up_of_another_number_of_players_is_refused() -> None:
    with pytest.raises(ValueError, match="conflict is for 3 to 4 players, got 2"):
        CONFLICT.new(Setup(2, 1, {"mode": "circle"}))
