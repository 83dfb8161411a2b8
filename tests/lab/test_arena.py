"""The arena: who meets whom, from which seats, and what the games say."""

import json
from pathlib import Path

import pytest

from cardwright.kernel.paper import BadPaper, Page
from cardwright.lab.arena import SPREAD, Match, Played, Task, play
from cardwright.lab.cores import on_cores
from cardwright.lab.ledger import Ledger
from cardwright.lab.meetings import meetings, thinking_times, wilson
from cardwright.lab.times import Times, read_times


def match(*bots: str, players: int = 2, seed: int = 1, **options: str) -> Match:
    return Match("vale", [*bots], players, 0.01, seed, options)


def played(number: int, shares: list[float], scores: list[int], pairing: int = 0) -> Played:
    times = Times()
    times.add(0.004)
    return Played(pairing, number, shares, scores, {"easy": times})


def test_every_two_meet_in_the_order_named() -> None:
    assert match("a", "b", "c").pairings() == [("a", "b"), ("a", "c"), ("b", "c")]
    assert match("b", "a", players=4).pairings() == [("b", "a")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_is_played_from_every_seat(players: int) -> None:
    tasks = [task for task in match("a", "b", players=players).tasks(players * 2) if task.pairing == 0]
    assert len(tasks) == 2 * players
    assert len({task.deal() for task in tasks}) == 2
    seats = {(task.deal(), task.bots().index("a")) for task in tasks}
    assert len(seats) == 2 * players
    assert all(task.bots().count("b") == players - 1 for task in tasks)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(list(match("a", "b", players=3).tasks(4))) == 6


def test_a_game_is_the_same_every_time_and_in_every_process() -> None:
    one = match("random", "easy")
    tasks = [Task(one, 0, number) for number in range(2)]
    here = [play(task) for task in tasks]
    elsewhere = sorted(on_cores(play, tasks, 2), key=lambda game: game.number)
    assert [(g.scores, g.shares) for g in here] == [(g.scores, g.shares) for g in elsewhere]
    assert all(sum(game.shares) == 1 for game in here)
    assert all(game.times[level].decisions() > 20 for game in here for level in ("random", "easy"))


def test_a_match_is_played_with_its_options() -> None:
    plain, cursed = match("random", "easy"), match("random", "easy", curse="with")
    assert plain.record() == match("random", "easy", curse="without").record()
    assert cursed.record()["options"] == {"curse": "with"}
    games = [play(Task(one, 0, 0)) for one in (plain, cursed)]
    assert games[0].scores != games[1].scores


@pytest.mark.slow
def test_hards_simulations_are_counted() -> None:
    game = play(Task(match("hard", "random"), 0, 0))
    assert game.times["hard"].simulations >= game.times["hard"].decisions()
    assert game.times["random"].simulations == 0


def test_a_shared_victory_counts_by_halves() -> None:
    games = [played(0, [1.0, 0.0], [40, 30]), played(1, [0.5, 0.5], [35, 35])]
    (line,) = meetings(match("easy", "random"), games)
    assert (line.one, line.others, line.games, line.wins) == ("easy", "random", 2, 1.5)
    assert (line.score, line.other_score) == (37.5, 32.5)


def test_the_seat_of_the_one_moves_on() -> None:
    games = [played(number, [0.0, 1.0, 0.0], [10, 50, 20]) for number in range(3)]
    (line,) = meetings(match("easy", "random", players=3), games)
    assert line.wins == 1
    assert line.score == pytest.approx(80 / 3)
    assert line.other_score == pytest.approx((80 - 80 / 3) / 2)


def test_alone_everybody_plays_for_itself() -> None:
    alone = match("easy", "random", players=1)
    assert alone.pairings() == [("easy", ""), ("random", "")]
    assert [(task.bots(), task.deal()) for task in alone.tasks(1)] == [(["easy"], SPREAD), (["random"], SPREAD)]
    games = [played(0, [1.0], [9]), played(1, [0.0], [4]), played(0, [0.0], [2], pairing=1)]
    easy, random = meetings(alone, games)
    assert (easy.one, easy.others, easy.games, easy.wins, easy.score, easy.other_score) == ("easy", "", 2, 1, 6.5, None)
    assert (random.one, random.wins, random.other_score) == ("random", 0, None)


def test_wilsons_interval() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_time_is_kept_by_size() -> None:
    times = Times()
    for milliseconds in range(1, 101):
        times.add(milliseconds / 1000)
    times.simulations = 7
    assert times.quantile(0.5) == pytest.approx(0.050, rel=0.06)
    assert times.quantile(0.95) == pytest.approx(0.095, rel=0.06)
    assert times.longest == 0.1
    again = read_times(Page(json.loads(json.dumps(times.record())), ""))
    assert again.record() == times.record()
    again.merge(times)
    assert (again.decisions(), again.simulations) == (200, 14)
    assert again.quantile(0.5) == times.quantile(0.5)


def test_the_time_of_all_games_adds_up() -> None:
    games = [played(0, [1.0, 0.0], [1, 0]), played(1, [1.0, 0.0], [1, 0])]
    assert thinking_times(match("easy", "random"), games)["easy"].decisions() == 2


# The file.


def test_the_file_is_whole_json_after_every_game(tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    ledger = Ledger(match("easy", "random"), file)
    assert json.loads(file.read_text())["games"] == []
    for number in range(3):
        ledger.add(played(number, [0.5, 0.5], [3, 3]))
        assert [game["number"] for game in json.loads(file.read_text())["games"]] == [*range(number + 1)]


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    one = match("easy", "random")
    Ledger(one, file).add(played(0, [1.0, 0.0], [9, 3]))
    again = Ledger(one, file)
    assert again.done() == {(0, 0)}
    again.add(played(1, [0.0, 1.0], [3, 9]))
    assert [game.record() for game in Ledger(one, file).games] == [game.record() for game in again.games]


@pytest.mark.parametrize("cut", [3, 20, 100])
def test_a_torn_last_game_is_left_out(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "m.json"
    one = match("easy", "random")
    ledger = Ledger(one, file)
    for number in range(2):
        ledger.add(played(number, [1.0, 0.0], [9, 3]))
    file.write_text(file.read_text()[:-cut])
    again = Ledger(one, file)
    assert (0, 0) in again.done()
    again.add(played(2, [1.0, 0.0], [9, 3]))
    assert len(json.loads(file.read_text())["games"]) == len(again.games)


def test_another_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    Ledger(match("easy", "random"), file)
    before = file.read_text()
    with pytest.raises(BadPaper, match="holds another match: seed is 1 there, 2 here"):
        Ledger(match("easy", "random", seed=2), file)
    with pytest.raises(BadPaper, match="bots is"):
        Ledger(match("random", "easy"), file)
    file.write_text(before.replace('"version": "', '"version": "x'))
    with pytest.raises(BadPaper, match="version is x"):
        Ledger(match("easy", "random"), file)


@pytest.mark.parametrize("text", ["", "a letter", "[1]", '{"match": 3, "games": ['])
def test_another_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "m.json"
    file.write_text(text)
    with pytest.raises(BadPaper):
        Ledger(match("easy", "random"), file)
    assert file.read_text() == text


def test_a_spoilt_game_is_named_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    ledger = Ledger(match("easy", "random"), file)
    for number in range(3):
        ledger.add(played(number, [1.0, 0.0], [9, 3]))
    lines = file.read_text().split("\n")
    lines[2] = '{"pairing": "x"},'
    file.write_text("\n".join(lines))
    with pytest.raises(BadPaper, match="line 3: not a game"):
        Ledger(match("easy", "random"), file)
