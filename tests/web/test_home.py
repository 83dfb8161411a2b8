"""From the first page to the first card, in as few clicks as can be."""

from playwright.sync_api import expect

from tests.web.site import Site
from tests.web.table import Table


def test_somebody_who_is_signed_in_plays_after_two_clicks(site: Site) -> None:
    ann = site.open("Ann")
    ann.page.goto("/")
    table = Table(ann)
    table.button("Play now").click()
    ann.until(table.is_open, "a table")
    table.wait()
    number = table.scene["number"]
    ann.page.locator("[data-card].glow").first.hover()
    ann.page.locator(".handles button").first.click()
    ann.until(lambda: table.scene["number"] > number, "what the second click did")


def test_somebody_new_gives_a_name_and_plays(site: Site) -> None:
    eve = site.open()
    eve.page.goto("/")
    table = Table(eve)
    table.button("Play now").click()
    eve.page.keyboard.type("Eve")
    eve.page.keyboard.press("Enter")
    eve.until(table.is_open, "a table")
    table.wait()
    assert table.scene["seats"][table.scene["seat"]]["name"] == "Eve"


def test_the_letters_are_the_page_s_own_and_whose_design_an_expansion_is_stands_beside_its_switch(site: Site) -> None:
    ann = site.open("Ann")
    for address in ("/", "/new"):
        ann.page.goto(address)
        ann.page.get_by_text("Curse", exact=True).first.click()
        expect(ann.page.get_by_text("25 of the 28 creatures are our own design").first).to_be_visible()
    loaded = ann.page.evaluate("[...document.fonts].filter((it) => it.status === 'loaded').map((it) => it.family)")
    assert {it.strip('"') for it in loaded} == {"Alegreya", "Alegreya Sans"}


def test_an_address_that_leads_nowhere_says_so(site: Site) -> None:
    ann = site.open()
    ann.expect("nothing-here")
    ann.page.goto("/tables/nothing-here")
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("no such table")
    ann.page.goto("/nothing-here")
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("nothing here")
