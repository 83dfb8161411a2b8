"""Where there are several games, a page about one lets people choose; here a second one is only said to be there."""

import re

from playwright.sync_api import Page, Route, expect

from tests.web.site import FIRST, Site

OTHER = "Another Game"


def add_a_game(route: Route) -> None:
    answer = route.fetch()
    games = answer.json()["games"]
    route.fulfill(response=answer, json={"games": [*games, {**games[0], "name": "another", "title": OTHER}]})


def chosen(page: Page) -> str:
    return page.get_by_role("navigation", name="Games").locator("[aria-current=page]").inner_text()


def test_a_page_about_one_game_lets_one_choose_another(site: Site) -> None:
    window = site.open("Ann")
    page = window.page
    page.route(re.compile("/api/games\\?"), add_a_game)
    first = window.get("/api/games")["games"][0]["title"]
    for address in ("/cards", "/rules"):
        page.goto(address)
        expect(page.get_by_role("link", name=OTHER)).to_be_visible()
        assert chosen(page) == first
        page.get_by_role("link", name=OTHER).click()
        page.wait_for_url(f"**{address}?game=another")
        assert chosen(page) == OTHER
    page.goto(f"/cards/hydra?game={FIRST}")
    expect(page.get_by_role("heading", name="Hydra", exact=True)).to_be_attached()
    page.goto("/")
    page.get_by_role("group", name="Game").get_by_text(OTHER).click()
    expect(page.get_by_role("radio", name=OTHER)).to_be_checked()


def test_with_one_game_nothing_is_to_be_chosen(site: Site) -> None:
    page = site.open("Ann").page
    for address in ("/cards", "/rules", "/"):
        page.goto(address)
        expect(page.locator("main h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.get_by_role("navigation", name="Games").count() == 0
        assert page.get_by_role("group", name="Game", exact=True).count() == 0
