"""The guided games, to their end."""

import pytest

from tests.web.site import Site
from tests.web.table import Table, played


class Pupil(Table):
    """Reads what the table explains before going on."""

    def __init__(self, *args: object, **more: object) -> None:
        super().__init__(*args, **more)  # type: ignore[arg-type]
        self.told: list[str] = []

    def wait(self) -> None:
        super().wait()
        self.read()

    def read(self) -> None:
        """Everything that is to be said now."""
        coach = self.page.locator(".coach")
        while coach.count():
            self.told.append(coach.locator("p").first.inner_text())
            # What it speaks of is on the table, and is pointed at.
            at = coach.get_attribute("data-at") or ""
            assert self.page.locator(at).first.is_visible(), f"nothing is {at}: {self.told[-1]}"
            self.page.locator(".pointer").wait_for()
            coach.get_by_role("button").first.click()


@pytest.mark.parametrize(
    ("lesson", "first", "last", "least"),
    [
        ("Your first game", "goal", "whole game", 9),
        ("A game with Curse", "summoner", "know Curse", 5),
    ],
)
def test_a_guided_game_is_played_to_its_end(site: Site, lesson: str, first: str, last: str, least: int) -> None:
    ann = site.open("Ann")
    ann.page.goto("/learn")
    pupil = Pupil(ann, seed=4)
    panel = ann.page.locator("section").filter(has=ann.page.get_by_role("heading", name=lesson))
    panel.get_by_role("button", name="Begin").click()
    ann.until(pupil.is_open, "a table")
    ann.page.locator(".coach").wait_for()
    pupil.play()
    played(pupil)
    assert first in pupil.told[0]
    assert last in pupil.told[-1]
    assert len(pupil.told) == len(set(pupil.told)) >= least
