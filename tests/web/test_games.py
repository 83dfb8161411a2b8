"""Whole games at the page, by clicking what glows."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.site import Site
from tests.web.table import Table, played

BOTH = {"artifacts": "with", "curse": "with"}


@pytest.mark.parametrize(
    ("options", "seed"),
    [pytest.param({}, 7, id="the base game"), pytest.param(BOTH, 8, id="both expansions")],
)
def test_a_whole_game_against_a_bot_is_played_by_clicking(site: Site, options: dict[str, str], seed: int) -> None:
    ann = site.open("Ann")
    table = Table(ann, site.lay(ann, "me", "easy", options=options, seed=seed), seed)
    table.play()
    result = played(table)
    expect(table.page.get_by_role("heading", level=1)).to_contain_text(result["words"])
    for score in table.score():
        expect(table.page.locator("main strong").filter(has_text=re.compile(rf"^{score}$")).first).to_be_visible()
    expect(table.page.get_by_role("link", name="Watch the replay")).to_be_visible()
