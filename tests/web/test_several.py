"""The page offers the games that it has a folder for; here a second one is only said to be there."""

import re

from playwright.sync_api import Route, expect

from cardwright.shelf import GAMES
from tests.web.site import FIRST, Site

OTHER = "Another Game"


def add_a_game(route: Route) -> None:
    answer = route.fetch()
    games = answer.json()["games"]
    route.fulfill(response=answer, json={"games": [*games, {**games[0], "name": "another", "title": OTHER}]})


def test_a_game_without_a_folder_of_the_page_is_not_offered(site: Site) -> None:
    page = site.open("Ann").page
    page.route(re.compile("/api/games\\?"), add_a_game)
    for address in ("/cards", "/rules", "/"):
        page.goto(address)
        expect(page.locator("main h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.get_by_text(OTHER).count() == 0
    page.goto(f"/cards/hydra?game={FIRST}")
    expect(page.get_by_role("heading", name="Hydra", exact=True)).to_be_attached()


def test_which_game_a_page_is_about_can_be_chosen(site: Site) -> None:
    page = site.open("Ann").page
    for address in ("/cards", "/rules"):
        page.goto(address)
        games = page.get_by_role("navigation", name="Games").get_by_role("link")
        expect(games).to_have_count(len(GAMES))
        expect(games.and_(page.locator("[aria-current=page]"))).to_have_count(1)
        games.last.click()
        expect(games.last).to_have_attribute("aria-current", "page")
