"""The guided games of Heroes of Thargos, to their end."""

import re
from pathlib import Path

import pytest

from cardwright.games.thargos.game import THARGOS
from cardwright.kernel.game import Setup
from tests.web.site import Site
from tests.web.test_lessons import Pupil
from tests.web.thargos.table import Duel

LESSONS = Path(__file__).parents[3] / "web" / "src" / "games" / "thargos" / "lessons.ts"


class Duellist(Duel, Pupil):
    """Somebody who learns Heroes of Thargos."""


@pytest.mark.parametrize(("lesson", "first", "last", "least"), [
    ("Your first duel", "target", "whole duel", 7),
    ("Conflict and bluff", "face down", "face-down card says", 4),
    ("Alone against the Rival", "the Rival", "alone", 5),
    ("A first story", "story", "story", 6),
])  # fmt: skip
def test_a_guided_game_is_played_to_its_end(site: Site, lesson: str, first: str, last: str, least: int) -> None:
    ann = site.open("Ann")
    ann.page.goto("/learn")
    pupil = Duellist(ann, seed=4)
    panel = ann.page.locator("section").filter(has=ann.page.get_by_role("heading", name=lesson))
    panel.get_by_role("button", name="Begin").click()
    ann.until(pupil.is_open, "a table")
    ann.page.locator(".coach").wait_for()
    pupil.play()
    pupil.read()
    assert first in pupil.told[0]
    assert last in pupil.told[-1]
    assert len(pupil.told) == len(set(pupil.told)) >= least


def decks() -> dict[str, str]:
    return dict(re.findall(r'const (\w+) = "(HT\w+)"', LESSONS.read_text(encoding="utf-8")))


def test_whoever_learns_a_story_has_the_first_turn() -> None:
    found = re.search(r'options: (\{ mode: "story".*?\}),\s+seed: (\d+)', LESSONS.read_text(encoding="utf-8"))
    assert found is not None
    options = dict(re.findall(r'(\w+): "(\w+)"', found[1]))
    t = THARGOS.new(Setup(2, int(found[2]), options, brought=[decks()["IMPERIAL_STORY"], decks()["DARKUN_STORY"]]))
    assert THARGOS.view(t, 0)["turn"] == 0


def test_the_decks_of_the_lessons_fit() -> None:
    codes = decks()
    assert len(codes) == 4
    for name, code in codes.items():
        options = THARGOS.complete({"mode": "story"} if name.endswith("_STORY") else {})
        assert THARGOS.objections(options, code) == []
