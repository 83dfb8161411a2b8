"""Learning from games: what is kept of them, what is fitted, and that bots count as the fit did."""

from pathlib import Path

import numpy as np
import pytest

from cardwright.bots.network import Inputs, Network
from cardwright.bots.trained import fits, read
from cardwright.games.thargos.decks.reading import read as read_deck
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.paper import BadPaper
from cardwright.lab import training
from cardwright.lab.learning import TENS, Samples, errors, fitted
from cardwright.lab.plots import pictures
from cardwright.lab.quantising import Quantised
from cardwright.lab.selfplay import NO_ROW, Field, Rows, Task
from cardwright.lab.training import Plan, prepare, train
from cardwright.shelf import game as find

INPUTS = 12
ROWS = 3000


def quiet(what: str, part: float, said: str) -> None:
    """Nobody listens."""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Samples:
    """Positions in which the first input is good, the second bad, and all others mean nothing; two of them a game."""
    monkeypatch.setattr("cardwright.lab.learning.BATCH", 32)
    dice, rows = np.random.default_rng(1), Rows()
    drawn = dice.integers(0, 4, (ROWS // 2, INPUTS))
    for row in range(ROWS):
        counts = drawn[row // 2]
        there = counts.nonzero()[0]
        rows.rows += [row] * len(there)
        rows.which += there.tolist()
        rows.counts += counts[there].tolist()
        lead = float(counts[0] - counts[1])
        rows.games.append(row // 2)
        rows.moments.append(row % 2)
        rows.rests.append(True)
        rows.nexts.append(row + 1 if row % 2 == 0 else NO_ROW)
        rows.seats.append(0)
        rows.margins.append(10 * lead)
        rows.wins.append(float(lead > 0) if lead else 0.5)
    rows.save(tmp_path / "some.npz", INPUTS)
    return Samples([tmp_path / "some.npz"], INPUTS)


def test_rows_come_back_as_they_were(data: Samples) -> None:
    assert data.which.shape[0] == ROWS
    assert set(np.unique(data.which)) == set(range(INPUTS + 1))
    assert not data.counts[data.which == INPUTS].any()
    assert data.counts[data.which < INPUTS].all()
    assert (data.nexts[::2] == np.arange(1, ROWS, 2)).all()


def test_what_comes_twice_is_added_up(tmp_path: Path) -> None:
    rows = Rows()
    rows.rows, rows.which, rows.counts = [0, 0, 0, 1], [3, 5, 3, 3], [1, 2, 4, 9]
    rows.seats, rows.games, rows.moments, rows.rests = [0, 0], [0, 0], [0, 0], [True, True]
    rows.end([1.0], [1.0])
    rows.save(tmp_path / "some.npz", 6)
    found = np.load(tmp_path / "some.npz")
    assert found["starts"].tolist() == [0, 2, 3]
    assert (found["which"].tolist(), found["counts"].tolist()) == ([3, 5, 3], [5, 2, 9])
    assert not list(tmp_path.glob("*.new*"))


def test_a_row_is_followed_by_its_seats_next_moment_to_judge() -> None:
    rows = Rows()
    rows.seats, rows.rests = [0, 1, 1, 0, 1, 0], [True, True, False, True, True, False]
    rows.end([5.0, -5.0], [1.0, 0.0])
    assert rows.nexts == [3, 4, 4, NO_ROW, NO_ROW, NO_ROW]
    assert rows.margins == [5, -5, -5, 5, -5, 5]
    assert rows.wins == [1, 0, 0, 1, 0, 1]


def test_a_fit_finds_what_counts_and_the_same_seed_finds_the_same(data: Samples) -> None:
    fit, again = fitted(data, 1), fitted(data, 1)
    rows = np.nonzero(data.apart)[0]
    error, loss = errors(np, *fit.opinions(data, rows), data.margins[rows], data.wins[rows])
    assert error < TENS / 4
    assert loss < 0.45
    for name, value in fit.weights.items():
        assert np.array_equal(value, again.weights[name])


def test_bots_count_exactly_as_the_fit_in_whole_numbers_does(data: Samples) -> None:
    fit = fitted(data, 1)
    quantised = Quantised(fit)
    first, second, rest = quantised.parts()
    parts = [rest[:64], rest[64:96], rest[96:160], rest[160:]]
    lists = [list(part) for part in (first, parts[0], second, *parts[1:])]
    network = Network(64, 32, *lists)
    rows = np.arange(50)
    margins, chances, used = quantised.opinions(data, rows)
    assert used < 0.5
    for row in rows:
        shown = Inputs()
        for which, count in zip(data.which[row].tolist(), data.counts[row].tolist()):
            if which < INPUTS:
                shown.add(which, count)
        assert network.judge(shown, 0) == pytest.approx((margins[row], chances[row]), abs=1e-9)
    floats, sure = fit.opinions(data, rows)
    assert np.abs(TENS * floats - margins).max() < 0.5
    assert np.abs(sure - chances).max() < 0.02


def plan(folder: Path, seed: int = 1, games: int = 1, players: int = 2, game: str = "vale") -> Plan:
    return Plan(Field(game, players, {}), games, 1, seed, folder, f"cardwright lab train {game}")


def test_games_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    prepare(plan(tmp_path))
    prepare(plan(tmp_path, games=9))
    for other in (plan(tmp_path, seed=2), plan(tmp_path, players=3)):
        with pytest.raises(BadPaper, match="another plan"):
            prepare(other)


def test_where_bots_have_no_field_nothing_is_trained(tmp_path: Path) -> None:
    with pytest.raises(BadPaper, match="no network"):
        Plan(Field("vale", 2, {"curse": "with"}), 1, 0, 1, tmp_path, "")


def test_tables_are_brought_what_the_game_says_and_some_decks_are_by_chance() -> None:
    options = {"undead": "with"}
    field, loans = Field("thargos", 2, options), find("thargos").lent(find("thargos").complete(options))
    lists = {tuple(sorted(read_deck(loan).cards)) for loan in loans}
    met: set[tuple[int, ...]] = set()
    by_chance = 0
    for seed in range(60):
        t = field.new(seed)
        assert isinstance(t, Thargos)
        decks = {tuple(sorted(int(card) for card in side.cards)) for side in t.sides}
        by_chance += not decks & lists
        met |= decks & lists
    assert (met, by_chance) == (lists, 20)
    assert field.moments() > Field("vale", 2, {}).moments()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "field"), [("vale", "base-2"), ("thargos", "duel-2")])
def test_a_network_is_trained_and_goes_on_where_it_was(
    game: str, field: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games, one of plain judgement and one of the network itself: enough to see the way from end to end."""
    out = tmp_path / "out.net"
    monkeypatch.setattr("cardwright.lab.learning.BATCH", 8)
    monkeypatch.setattr("cardwright.lab.learning.APART", 1 << 30)
    train(plan(tmp_path / "data", game=game), out, 1, False, quiet)
    about = read(out).about
    assert fits(find(game), plan(tmp_path, game=game).field.judgement(), about)
    assert (about["games"], about["field"]) == (2, field)

    def never(task: Task) -> Path:
        raise AssertionError(f"{task.file} was there already")

    monkeypatch.setattr(training, "play_file", never)
    again = tmp_path / "again.net"
    train(plan(tmp_path / "data", game=game), again, 1, False, quiet)
    assert again.read_bytes() == out.read_bytes()


def test_the_pictures_of_the_page_are_those_of_the_network() -> None:
    for name, picture in pictures("vale", "base-2").items():
        assert Path("docs/pictures/vale", name).read_text() == picture
