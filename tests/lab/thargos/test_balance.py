"""Measuring how fair the decks of Heroes of Thargos are."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardwright.games.thargos.cards.sets import NUMBERS
from cardwright.games.thargos.decks.teams import TEAMS
from cardwright.lab.thargos.balance import NAMES, Tally, report
from cardwright.lab.thargos.pictures import ends, matrix
from cardwright.lab.thargos.played import Bout, Game, bouts, kept, play

GUARDIAN, RAID = NUMBERS["guardian"], NUMBERS["troll_raid"]


def line(winner: int, decks: tuple[int, int] = (0, 1), seed: int = 1, way: str = "target", turns: int = 20) -> str:
    """A game in which the first player drew a Guardian and attached it, and drew a raid and laid it."""
    return json.dumps(
        {
            "decks": decks, "seed": seed, "began": 0, "winners": [winner], "way": way, "turns": turns,
            "drawn": [[GUARDIAN, RAID], []], "effect": [[GUARDIAN], []], "pam": [[RAID], []],
            "vp": [{"krisoss": 9, "imperial_general": 2}, {}],
        }
    )  # fmt: skip


def games(*winners: int, way: str = "target") -> list[Game]:
    return [Game(line(winner, way=way)) for winner in winners]


def test_a_deck_has_its_victories_and_so_has_the_pair() -> None:
    tally = Tally(games(0, 0, 0, 1))
    assert (tally.decks[0].rate(), tally.decks[1].rate(), tally.pairs[0][1].rate()) == (0.75, 0.25, 0.75)
    assert (tally.began.rate(), tally.ways[0]["target"]) == (0.75, 3)


def test_a_card_is_played_or_spent_in_the_games_in_which_it_was_drawn() -> None:
    tally = Tally(games(*[0] * 40))
    told = "\n".join(report(tally))
    assert "| vanguard | guardian | 40 | 100% | 0% |" in told
    assert "| vanguard | troll_raid | 40 | 0% | 100% |" in told


def test_what_lies_outside_is_said() -> None:
    told = "\n".join(report(Tally(games(*[0] * 9, 1, way="burnt"))))
    assert "| first player wins | 90.0% (59.6 to 98.2) | **no** |" in told
    assert "| ended by a burnt deck or a failed dig | 100.0% | **no** |" in told
    assert "| turns, median | 20 | yes |" in told
    assert "| vanguard |  | **90** |" in told
    assert "as often as krisoss: in 100% of its team's victories" in told


def test_every_pair_meets_as_often_from_either_seat() -> None:
    found = [bout.key() for bout in bouts(4, 1, "normal", 0)]
    assert len(found) == len(set(found)) == 4 * len(TEAMS) * (len(TEAMS) - 1) // 2
    assert sum(first == 0 for first, _, _ in found) == sum(second == 0 for _, second, _ in found)
    assert [bout.key() for bout in bouts(1, 5, "normal", 0, [2, 6])] == [(2, 6, 5)]


def test_games_are_kept_and_a_line_that_was_cut_off_is_none(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(line(0) + "\n" + line(1, seed=2)[:40])
    assert [game.seed for game in kept(file)] == [1]
    assert kept(tmp_path / "none.jsonl") == []


def test_the_pictures_are_pictures() -> None:
    rates = [[0.5 if i != j else -1.0 for j in range(len(NAMES))] for i in range(len(NAMES))]
    for picture in (matrix(NAMES, rates), ends(NAMES, [{"target": 3, "burnt": 1}] * len(NAMES))):
        texts = [text.text for text in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")]
        assert set(NAMES) <= set(texts)


@pytest.mark.slow
def test_a_game_between_bots_says_how_it_went() -> None:
    game = Game(play(Bout(3, 5, 1, "easy", 0)))
    assert game.decks == [3, 5]
    assert game.way in ("target", "burnt", "dug", "stalemate")
    for seat in range(2):
        assert set(game.drawn[seat]) <= set(TEAMS[game.decks[seat]].deck.cards)
