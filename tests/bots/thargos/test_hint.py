"""Hints for Heroes of Thargos: what the hard bot would do, and a reason that is true."""

import pytest

from cardwright.bots.hint import Hint, hint, why
from cardwright.bots.reckoning import Breakdown
from cardwright.bots.thargos.reckoning import PARTS, RECKONING, RIVAL, VP
from cardwright.games.thargos.game import THARGOS
from cardwright.text.language import LANGUAGES
from cardwright.text.speech import telling
from tests.bots.thargos.puzzles import PUZZLES

PLENTY = 1e9


def advise(name: str, lang: str = "en") -> Hint:
    puzzle = PUZZLES[name]
    return hint(THARGOS, puzzle.view(), PLENTY, ["Ann", "Bob"], telling("thargos", lang), 30)


def test_a_win_is_found_and_called_a_win() -> None:
    found = advise("attach_and_win")
    assert found.best.words == "Attach Legion Longsword to Krisoss, the Blade of Condar"
    assert found.why.startswith("It wins the game; “")
    assert found.runner_up is not None
    assert found.best.chance > found.runner_up.chance


def breakdown(parts: dict[str, float]) -> Breakdown:
    return Breakdown({**dict.fromkeys(PARTS, 0.0), **parts}, 0.0, 1)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_part_with_the_largest_difference_is_named(lang: str, part: str) -> None:
    say = telling("thargos", lang)
    said = why(RECKONING, [breakdown({part: 3.0}), breakdown({VP: 0.5})], True, "X", ["Ann", "Bob"], say)
    assert said == say.reason(part, other="X", n=2.5 if part == VP else 3.0, name="Bob")
    assert said not in [say.reason(other, other="X", n=3.0, name="Bob") for other in PARTS if other != part]
    assert ("Bob" in said) == (part == RIVAL)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "It spares your deck more than “X”: that is worth about half a VP."),
        ("fr", "Ce choix ménage davantage votre deck que « X » : cela vaut environ un demi-PV."),
        ("nl", "Dit spaart je deck meer dan ‘X’: dat is ongeveer een halve OP waard."),
    ],
)
def test_half_a_point_is_said_as_people_say_it(lang: str, said: str) -> None:
    assert telling("thargos", lang).reason("deck", other="X", n=0.5).replace("\u202f", " ").replace("\xa0", " ") == said
