"""Measuring the games alone and in story of Heroes of Thargos."""

import json
from pathlib import Path

import pytest

from cardwright.lab.thargos.modes import (
    SETTINGS,
    SOLO,
    STORY,
    TEAMS_OF_BASE,
    Ended,
    Outing,
    kept,
    main,
    outings,
    play,
    report,
)

DECKS = len(TEAMS_OF_BASE)


def line(setting: str, winners: list[int], decks: list[int], began: int = 0, way: str = "target", seed: int = 1) -> str:
    return json.dumps(
        {
            "setting": setting, "decks": decks, "seed": seed, "began": began, "winners": winners, "way": way,
            "turns": 20,
        }
    )  # fmt: skip


def alone(setting: str, won: int, games: int) -> list[Ended]:
    """So many games, of which a player alone won some."""
    lost = [line(setting, [], [1], way="rival")] * (games - won)
    return [Ended(it) for it in [line(setting, [0], [0])] * won + lost]


def test_every_deck_plays_alone_as_often() -> None:
    found = list(outings(SOLO, 2 * DECKS, 1, "normal", 0))
    assert len({it.key() for it in found}) == len(found) == 2 * DECKS * len(SOLO)
    for setting in SOLO:
        mine = [it.decks[0] for it in found if it.setting == setting.name]
        assert sorted(mine) == sorted([*range(DECKS)] * 2)


def test_two_decks_meet_once_either_way_round_from_the_same_deal() -> None:
    found = list(outings(STORY[:1], DECKS * (DECKS - 1), 5, "normal", 0))
    assert len({tuple(it.decks) for it in found}) == len(found), "each pairing once from either seat"
    for one, other in zip(found[::2], found[1::2]):
        assert (one.seed, one.decks) == (other.seed, other.decks[::-1])
    assert [it.decks for it in outings(STORY[:1], 4, 5, "normal", 0, [2, 6])] == [[2, 6], [6, 2]] * 2


def test_a_player_alone_must_win_less_the_harder_it_is_and_by_enough() -> None:
    games = alone("solo-easy", 70, 100) + alone("solo-normal", 60, 100) + alone("solo-hard", 14, 100)
    told = report(games)
    assert "| solo-easy | 100 | 70.0% (60.4 to 78.1) | yes | 20 | target 70%, rival 30% |" in told
    assert "| solo-normal | 100 | 60.0% (50.2 to 69.1) | **no** | 20 | target 60%, rival 40% |" in told
    assert "| solo-hard | 100 | 14.0% (8.5 to 22.1) | **no** | 20 | rival 86%, target 14% |" in told
    assert f"| {TEAMS_OF_BASE[0]} | 100% of 70 | 100% of 60 | 100% of 14 |" in told


def test_the_bands_of_story_solo_are_the_rulebooks_and_have_no_limit() -> None:
    told = report(alone("story-solo-easy", 50, 100) + alone("story-solo-hard", 49, 100))
    assert "| story-solo-hard | 100 | 49.0% (39.4 to 58.7) | – | 20 | rival 51%, target 49% |" in told


@pytest.mark.parametrize(("flag", "value"), [("--only", "solo-harsh"), ("--decks", "knives,spoons")])
def test_a_name_that_nobody_knows_is_complained_about(
    flag: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["modes", flag, value])
    with pytest.raises(SystemExit):
        main()
    assert f"got '{value.split(',')[-1]}'" in capsys.readouterr().err


def test_seat_and_deck_are_told_apart() -> None:
    games = [Ended(line("story-road", [0], [0, 1])), Ended(line("story-road", [1], [1, 0]))] * 10
    told = report(games)
    assert "| story-road | 20 | 50.0% (29.9 to 70.1) | yes | 50.0% (29.9 to 70.1) | 20 | target 100% |" in told
    assert told[-2:] == ["| vanguard | 100% of 20 |", "| knives | 0% of 20 |"], "nobody else played"
    seated = report([Ended(line("story-road", [1], [0, 1], began=1))] * 20)
    assert "| story-road | 20 | 0.0% (0.0 to 16.1) | **no** | 100.0% (83.9 to 100.0) | 20 | target 100% |" in seated


def test_games_are_kept_and_a_line_that_was_cut_off_is_none(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(line("solo-easy", [0], [2]) + "\n" + line("solo-easy", [0], [3])[:30])
    assert [game.key() for game in kept(file)] == [("solo-easy", 2, 1)]
    assert kept(tmp_path / "none.jsonl") == []


@pytest.mark.slow
@pytest.mark.parametrize("name", SETTINGS)
def test_a_game_of_every_setting_is_played_to_its_end(name: str) -> None:
    outing = Outing(name, [3, 5][: SETTINGS[name].players], 1, "easy", 0)
    game = Ended(play(outing))
    assert game.key() == outing.key()
    assert game.way in ("target", "burnt", "stalemate", "rival", "captured")
    assert all(winner < SETTINGS[name].players for winner in game.winners)
