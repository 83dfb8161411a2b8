"""Hints: what the hard bot would do, and a reason that is true."""

import pytest

from cardwright.bots.hint import Hint, hint, why
from cardwright.bots.reckoning import Breakdown, average
from cardwright.bots.vale.features import MORE, PLACES, WHOLE
from cardwright.bots.vale.reckoning import (
    AREA,
    CURSES,
    HAND,
    HUNTED,
    PACE,
    PARTS,
    POINTS,
    RECKONING,
    RIVAL,
    STONES,
    part_of,
)
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.kernel.machine import Position
from cardwright.kernel.scenario import play_scenario, read_scenario
from cardwright.text.language import LANGUAGES
from cardwright.text.speech import telling
from tests.bots.vale.puzzles import PUZZLES

PLENTY = 1e9


def advise(t: Position, lang: str = "en", simulations: int = 60) -> Hint:
    return hint(VALE, VALE.view(t, int(t.seat())), PLENTY, ["Ann", "Bob"], telling("vale", lang), simulations)


@pytest.mark.parametrize("name", ["ifrit_wins", "odin_before_griffon", "drop_red_keep_purple", "hunt_tengu"])
def test_the_hint_finds_what_is_beyond_doubt(name: str) -> None:
    puzzle = PUZZLES[name]
    found = advise(puzzle.t)
    assert puzzle.accepts(found.best.answer)
    assert found.runner_up is not None
    assert not puzzle.accepts(found.runner_up.answer)
    assert found.best.chance > found.runner_up.chance


def test_a_win_is_called_a_win() -> None:
    found = advise(PUZZLES["odin_before_griffon"].t)
    assert found.why == "It wins the game; “Use Griffon” does not."
    assert found.best.lead == 1
    assert found.best.words == "Use Odin"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "There is nothing else you can do."),
        ("fr", "Vous n’avez pas d’autre possibilité."),
        ("nl", "Je kunt niets anders doen."),
    ],
)
def test_a_single_option_is_said_to_be_one(lang: str, said: str) -> None:
    t = play_scenario(VALE, read_scenario("round = 3\n[[seat]]\n[[seat]]\n"))
    found = advise(t, lang)
    assert (found.best.answer, found.runner_up, found.why) == ("end", None, said)
    assert found.record()["runner_up"] is None


def test_a_finished_game_counts_points_alone() -> None:
    text = 'round = 10\nphase = "resolution"\n[[seat]]\nscore = 40\nstones = { purple = 2 }\n[[seat]]\nscore = 33\n'
    t = play_scenario(VALE, read_scenario(text))
    assert isinstance(t, Vale)
    mine, theirs = RECKONING.breakdown(t, 0), RECKONING.breakdown(t, 1)
    assert (mine.worth(), mine.won, theirs.worth(), theirs.won) == (7, True, -7, False)


def test_every_feature_has_a_part_and_only_the_pace_is_never_named() -> None:
    assert {part_of(name) for name in (*PLACES, *WHOLE, *MORE)} == {*PARTS, PACE} - {RIVAL}
    assert [name for name in WHOLE if part_of(name) == PACE] == ["one", "left", "turns"]


def breakdown(parts: dict[str, float], rest: float = 0.0, won: bool = False) -> Breakdown:
    return Breakdown({**dict.fromkeys(PARTS, 0.0), **parts}, rest, 1, won)


@pytest.mark.parametrize("part", [POINTS, STONES, HAND, HUNTED, AREA, CURSES, RIVAL])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_part_with_the_largest_difference_is_named(lang: str, part: str) -> None:
    say = telling("vale", lang)
    ends = [breakdown({part: 3.0}, rest=1.0), breakdown({POINTS: 0.5})]
    said = why(RECKONING, ends, True, "X", ["Ann", "Bob"], say)
    assert said == say.reason(part, other="X", n=2.5 if part == POINTS else 3.0, name="Bob")
    assert said not in [say.reason(p, other="X", n=3.0, name="Bob") for p in PARTS if p != part]


def test_what_the_turn_does_not_show_is_not_claimed() -> None:
    say = telling("vale", "en")
    worse, better = breakdown({STONES: 1.0}), breakdown({POINTS: 2.0})
    assert "in the turns that follow" in why(RECKONING, [worse, better], True, "X", [], say)
    assert "about as good" in why(RECKONING, [worse, better], False, "X", [], say)
    assert "about as good" in why(RECKONING, [better, better], False, "X", [], say)


def test_a_lead_that_differs_is_never_called_little_difference() -> None:
    say = telling("vale", "en")
    low, high, slow = breakdown({POINTS: 5.0}), breakdown({POINTS: 11.0}), breakdown({POINTS: 5.0}, rest=2.0)
    assert why(RECKONING, [high, low], False, "X", [], say).startswith("It scores more before your turn is over")
    assert why(RECKONING, [low, high], False, "X", [], say) == (
        "“X” leaves you better off at the end of this turn, but its chances to win are no better."
    )
    assert why(RECKONING, [slow, low], False, "X", [], say) == (
        "It leaves you better off at the end of this turn than “X”."
    )


def test_several_deals_make_one_breakdown() -> None:
    mixed = average([breakdown({POINTS: 2.0}, rest=1.0, won=True), breakdown({POINTS: 4.0})])
    assert (mixed.parts[POINTS], mixed.rest, mixed.rival, mixed.won) == (3.0, 0.5, 1, False)
