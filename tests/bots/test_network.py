"""The network: whole numbers that are the same in every form of the engine, and files that say what they are."""

import json
import math
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright.bots import trained
from cardwright.bots.judgement import Judgement
from cardwright.bots.learned import Learned
from cardwright.bots.levels import reckoning
from cardwright.bots.network import FIRST_UNIT, FROM_FIRST, FROM_SECOND, MOST, STEP, THIRD_UNIT, Inputs, Network
from cardwright.bots.trained import Weights, digest, fingerprint, fits, folder_of, load, read, write
from cardwright.kernel.dice import Dice, seeded
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position
from cardwright.kernel.paper import BadPaper, Record
from cardwright.shelf import GAMES
from tests.bots.tables import decisions

SIZES = [(64, 32), (5, 3), (1, 1)]
INPUTS = 40
MEGABYTE = 1 << 20
# What a network of 64 and 32 units makes of four positions.
KNOWN = [
    (-3.9720916748046875, 2.3202342061265024e-05),
    (3.0085220336914062, 0.019616304338563744),
    (-4.04510498046875, 0.0002658290242600213),
    (0.5353164672851562, 0.017588612316092978),
]


def numbers(dice: Dice, n: int, most: int) -> list[int]:
    return [dice.roll(2 * most + 1) - most for _ in range(n)]


def layers(hidden: int, second: int, seed: int = 1) -> list[list[int]]:
    """Weights of every layer with its bias, small enough that no sum is too long."""
    dice = seeded(seed)
    counts = ((INPUTS * hidden, 3000), (hidden, 9000), (hidden * second, 2000), (second, 1 << 18))
    return [*[numbers(dice, n, most) for n, most in counts], numbers(dice, 2 * second, 60), numbers(dice, 2, 1 << 17)]


def shown(seed: int) -> Inputs:
    dice, found = seeded(seed), Inputs()
    for which in range(INPUTS):
        if dice.roll(3) == 0:
            found.add(which, dice.roll(9) - 3)
    return found


def plainly(weights: list[list[int]], hidden: int, second: int, it: Inputs) -> tuple[float, float]:
    """The same, number by number."""
    first, first_bias, deep, deep_bias, third, third_bias = weights
    ins = list(zip(it.which, it.counts))
    sums = [first_bias[j] + sum(first[i * hidden + j] * n for i, n in ins) for j in range(hidden)]
    units = [min(max(one >> FROM_FIRST, 0), MOST) for one in sums]
    sums = [deep_bias[k] + sum(deep[j * second + k] * units[j] for j in range(hidden)) for k in range(second)]
    units = [max(one, 0) >> FROM_SECOND for one in sums]
    outs = [third_bias[o] + sum(third[2 * k + o] * units[k] for k in range(second)) for o in (0, 1)]
    margin, logit = (out / (STEP * THIRD_UNIT) for out in outs)
    return margin, 1 / (1 + math.exp(-max(min(logit, 30.0), -30.0)))


@pytest.mark.parametrize(("hidden", "second"), SIZES)
def test_numbers_packed_together_add_up_as_each_alone(hidden: int, second: int) -> None:
    for seed in range(20):
        weights = layers(hidden, second, seed)
        network = Network(hidden, second, *weights)
        assert network.judge(shown(seed), 0) == plainly(weights, hidden, second, shown(seed))


def test_what_was_shown_before_and_in_which_order_makes_no_difference() -> None:
    """Sums are brought up to date from what the same seat was shown last: the next is as if it were the first."""
    weights = layers(5, 3)
    network = Network(5, 3, *weights)
    for seed in [*range(12), 11, 3, 3, 0]:
        it, other = shown(seed), Inputs()
        for which, count in reversed(list(zip(it.which, it.counts))):
            other.add(which, count - 1)
            other.add(which, 1)
        for seat, way in ((0, it), (1, other), (0, other), (1, it)):
            assert network.judge(way, seat) == plainly(weights, 5, 3, it)


def test_every_form_of_the_engine_finds_these_numbers() -> None:
    """Written down once; the engine compiled and interpreted must both come to them, to the last digit."""
    network = Network(64, 32, *layers(64, 32))
    found = [network.judge(shown(seed), 0) for seed in range(4)]
    assert found == KNOWN


def test_a_sum_that_is_nearly_too_long_keeps_to_its_own_lane() -> None:
    """Three units share a number: one far below nothing and one far above it leave the third alone."""
    first = [-1000, 1, 1000]
    network = Network(3, 1, first, [0, 0, 0], [8000, 0, 0], [0], [1, 1], [0, 0])
    loud = Inputs()
    loud.add(0, 1000)
    assert network.judge(loud, 0)[0] == 0.0
    other = Network(3, 1, first, [0, 0, 0], [0, 8000, 8000], [0], [1, 0], [0, 0])
    units = [1000 >> FROM_FIRST, MOST]
    assert other.judge(loud, 0)[0] == (sum(8000 * unit for unit in units) >> FROM_SECOND) / (STEP * THIRD_UNIT)
    assert FIRST_UNIT * 256 == 1 << 20


def test_what_counts_for_nothing_is_not_shown() -> None:
    it = Inputs()
    it.add(3, 0)
    assert len(it.which) == 0


# Networks on disk.


def example(game: Game, judgement: Judgement, t: Position) -> Weights:
    """A network for such a table, of one unit that says nothing."""
    about: Record = {
        "game": game.name, "field": judgement.field(t), "players": int(t.players), "options": {},
        "layout": fingerprint(judgement, t), "inputs": len(judgement.layout(t)), "hidden": [1, 1],
    }  # fmt: skip
    first, second = array("h", [0] * len(judgement.layout(t))), array("h", [0])
    return Weights(about, first, second, array("i", [0, 0, 0, 0, 0, 0]))


@pytest.fixture
def vale() -> Iterator[tuple[Game, Judgement, Position]]:
    """A game, its judgement, which has afterwards learned what it had before, and a position."""
    game = GAMES["vale"]
    judgement = reckoning(game).judgement
    learned = dict(judgement.learned)
    yield game, judgement, decisions("easy", "vale", "", 2)[0]
    judgement.learned.clear()
    judgement.learned.update(learned)


def test_what_is_written_is_read(tmp_path: Path, vale: tuple[Game, Judgement, Position]) -> None:
    weights = example(*vale)
    write(tmp_path / "some.net", weights)
    again = read(tmp_path / "some.net")
    assert again.body() == weights.body()
    assert again.about["digest"] == digest(weights.body())
    assert fits(vale[0], vale[1], again.about)


def test_a_damaged_file_is_refused(tmp_path: Path, vale: tuple[Game, Judgement, Position]) -> None:
    file = tmp_path / "some.net"
    write(file, example(*vale))
    line, _, body = file.read_bytes().partition(b"\n")
    for wrong in (b"", b"nonsense", line, line.replace(b'"digest": "', b'"digest": "0') + b"\n" + body, line + b"\n00"):
        file.write_bytes(wrong)
        with pytest.raises(BadPaper, match=r"some\.net"):
            read(file)


def test_a_network_of_other_cards_is_left_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, vale: tuple[Game, Judgement, Position]
) -> None:
    game, judgement, t = vale
    weights = example(game, judgement, t)
    monkeypatch.setattr(trained, "folder_of", lambda _game: tmp_path)
    about = {**weights.about, "layout": "of other cards"}
    write(tmp_path / "one.net", Weights(about, weights.first, weights.second, weights.rest))
    judgement.learned.clear()
    load(game, judgement)
    assert judgement.trained(t) is judgement
    write(tmp_path / "one.net", weights)
    load(game, judgement)
    found = judgement.trained(t)
    assert isinstance(found, Learned)
    assert list(found.chances(t)) == [0.5, 0.5]


@pytest.mark.parametrize("name", GAMES)
def test_every_network_fits_its_game_and_is_small(name: str) -> None:
    game = GAMES[name]
    files = sorted(folder_of(game).glob("*.net"))
    assert sum(file.stat().st_size for file in files) < MEGABYTE
    for file in files:
        about = read(file).about
        assert fits(game, reckoning(game).judgement, about), f"{file.name} was trained for other cards: train it anew"
        assert file.stem == about["field"]
        assert str(about["command"]).startswith(f"cardwright lab train {name} ")
        assert json.dumps(about["games"]).isdigit()
