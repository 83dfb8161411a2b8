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
    expect(table.page.get_by_role("link", name="Review the game")).to_be_visible()
    looks_back(table, result["scores"])


def looks_back(table: Table, scores: list[int]) -> None:
    """The end shows how it came to this: the curve, the turning point, points by round and by card."""
    page, names = table.page, [it["name"] for it in table.scene["seats"]]
    for name, score in zip(names, scores):
        expect(page.get_by_role("img", name=re.compile(rf"{name} {score}\b"))).to_be_visible()
        cells = page.get_by_role("row", name=re.compile(rf"^{name} .* {score}$")).get_by_role("cell").all_inner_texts()
        assert sum(map(int, cells[:-1])) == score == int(cells[-1])
    lists = page.locator("section", has=page.get_by_role("heading", name="Points by card")).last.get_by_role("list")
    sums = [sum(map(int, it.locator("strong").all_inner_texts())) for it in lists.all()]
    assert sums == scores
    page.get_by_role("link", name="See this moment").click()
    expect(page.get_by_role("slider")).not_to_have_value("0")
