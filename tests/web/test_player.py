"""A player's page: figures by game, and all their games to search; preferences are at hand everywhere."""

from playwright.sync_api import expect

from cardwright.text.cast import bot_name
from tests.web.positions import LATE
from tests.web.site import Site
from tests.web.table import Table, played


def test_figures_games_and_preferences(site: Site) -> None:
    ann, bob = site.open("Ann"), site.open("Bob")
    over, waiting = site.lay(ann, "me", "easy", scenario=LATE), site.lay(ann, "me", "open")
    table = Table(ann, over)
    page = ann.page
    page.get_by_role("button", name="Preferences").click()
    window = page.get_by_role("dialog", name="Preferences")
    window.get_by_text("Dark", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("Escape")
    expect(window).not_to_be_visible()
    table.play()
    won = 0 in played(table)["winners"]

    friend = Table(bob, waiting)
    friend.sit()
    page.goto("/")
    page.get_by_role("link", name="All my games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann")
    figures = page.locator(".panel", has=page.get_by_role("heading", name="The Vale of Eternity"))
    expect(figures.locator("dd").nth(0)).to_have_text("1")
    expect(figures.locator("dd").nth(1)).to_have_text("1 100%" if won else "0 0%")
    expect(figures.locator("dd").nth(2)).to_have_text(str(table.score()[0]))
    lines = page.get_by_role("main").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.filter(has_text=bot_name(over, 1, "easy"))).to_be_visible()
    page.get_by_role("searchbox").fill("bob")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Bob")
