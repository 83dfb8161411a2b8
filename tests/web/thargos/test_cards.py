"""Cards of Heroes of Thargos show what they are and what they do, at every size, in every language and light."""

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.site import DESKTOP, PHONE, Site
from tests.web.test_cards import AMISS, all_drawn
from tests.web.thargos.table import Duel

CODES: Final = ("en", "fr", "nl")
CARDS: Final = 218
FACETS: Final = {
    "sort": "mission", "faction": "krill", "attribute": "mind", "pam": "3", "vp": "4", "points": "9", "effect": "burn",
    "lock": "locked", "face": "injured", "place": "wild", "set": "undead", "provenance": "original",
}  # fmt: skip
# Cards without an effect have no signs; everything that stands on a face has a name, and stays on it.
BARE: Final = re.compile(r"shows no signs$")
NAMELESS: Final = """() => [...document.querySelectorAll(".card")].flatMap((card) => {
  const [name, face] = [card.closest("a").id, card.querySelector(".face").getBoundingClientRect()];
  return [...card.querySelectorAll(".corners [role=img], .figures [role=img]")].flatMap((it) => {
    const box = it.getBoundingClientRect();
    const out = Math.max(face.left - box.left, box.right - face.right, face.top - box.top, box.bottom - face.bottom);
    return it.getAttribute("aria-label") && out < 2 ? [] : [`${name}: ${it.outerHTML.slice(0, 90)}`];
  });
})"""
# How well letters can be read on what lies behind them, both as the browser has worked them out.
CONTRAST: Final = """(where) => {
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...paint.getImageData(0, 0, 1, 1).data].map((it) => it / 255)
      .map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return [...document.querySelectorAll(where)].map((it) => {
    let behind = it;
    while (/, 0\\)$|transparent/.test(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
    const [a, b] = [light(getComputedStyle(it).color), light(getComputedStyle(behind).backgroundColor)];
    return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), it.className];
  }).filter(([ratio]) => ratio < 4.5);
}"""


def look_through(site: Site, page: Page, lang: str, texts: bool) -> None:
    kept = json.dumps({"lang": lang, "texts": texts})
    page.context.add_cookies([{"name": "lang", "value": lang, "url": site.server.url("")}])
    page.add_init_script(f"localStorage.cardwright = {json.dumps(kept)}")
    page.goto("/cards?game=thargos")
    page.locator("main li a").first.wait_for()
    all_drawn(page)


def test_every_card_shows_its_effect_at_every_size_and_nothing_overflows(site: Site) -> None:
    page = site.open().page
    for viewport, lang, texts in [(PHONE, "fr", False), (DESKTOP, "en", False), *((DESKTOP, it, True) for it in CODES)]:
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        look_through(site, page, lang, texts)
        expect(page.locator("main li .card")).to_have_count(CARDS)
        expect(page.locator("main li .art > svg:not(.gashes)")).to_have_count(CARDS)
        assert [it for it in page.evaluate(AMISS) if not BARE.search(it)] == [], (lang, texts)
        assert page.evaluate(NAMELESS) == [], (lang, texts)


@pytest.mark.parametrize("dark", [False, True])
def test_what_is_written_on_a_card_can_be_read_by_day_and_by_night(site: Site, dark: bool) -> None:
    page = site.open(dark=dark).page
    page.goto("/cards/raskor_champion_injured?game=thargos")
    page.locator("aside .words").first.wait_for()
    written = ".name, .text, .title, .what, .words, .foot, .pam, .points, .ribbon, .kind:not(:empty)"
    assert page.evaluate(CONTRAST, f"aside .card :is({written})") == []
    assert page.evaluate(CONTRAST, f"li:not([hidden]) .card :is({written})") == []


def test_the_cards_are_sifted_by_each_facet_and_found_by_what_they_say(site: Site) -> None:
    page = site.open().page
    page.goto("/cards?game=thargos")
    seen = page.locator("main li:not([hidden]) a")
    expect(seen).to_have_count(CARDS)
    for facet, value in FACETS.items():
        page.goto(f"/cards?game=thargos&{facet}={value}")
        page.locator("#filters [aria-pressed=true]").wait_for()
        assert 0 < seen.count() < CARDS, facet
    page.goto("/cards?game=thargos")
    page.get_by_role("button", name="Horned Order of Krill").click()
    page.get_by_role("button", name="Hero", exact=True).click()
    expect(seen).to_have_count(4)
    expect(page.get_by_role("link", name="Oskillos, Hunter of Krill, Hero")).to_be_visible()
    page.goto("/cards?game=thargos&q=Toll")
    expect(seen).to_have_count(1)
    expect(seen).to_have_accessible_name("Break the Toll Gate, Mission, 1 VP, requires Might 2, PAM 3")


def test_both_faces_of_a_hero_are_read_and_lead_to_each_other(site: Site) -> None:
    page = site.open().page
    page.goto("/cards/krisoss?game=thargos")
    panel = page.get_by_role("complementary")
    expect(panel.get_by_text("the foe may lay at most 3 cards")).to_be_visible()
    expect(panel.get_by_text("named in the rulebook")).to_be_visible()
    expect(panel.get_by_text("10 Hero points · Might 4, Mind 3, and Mysticism 2")).to_be_visible()
    panel.locator("a.face").click()
    expect(panel.get_by_text("Injured", exact=True).first).to_be_visible()
    expect(panel.get_by_text("this Hero gets +2 Might")).to_be_visible()
    panel.locator("a.face").click()
    expect(panel.get_by_text("the foe may lay at most 3 cards")).to_be_visible()


def test_every_sign_is_explained_with_the_emblems_and_what_stands_on_a_card(site: Site) -> None:
    page = site.open().page
    page.goto("/cards?game=thargos&q=Troll Raid")
    expect(page.locator("#card-troll_raid [data-sign='burn:3']")).to_have_attribute(
        "title", "burn cards from the deck: 3"
    )
    page.goto("/rules?game=thargos#signs")
    legend = page.locator("#signs")
    for meaning in ("Burn cards from the deck", "Nunnorian Compact", "When completed", "Hero points", "Mysticism"):
        expect(legend.get_by_role("listitem").filter(has_text=meaning).first).to_be_visible()


def test_the_first_page_shows_the_land_of_the_game_that_would_be_played(site: Site) -> None:
    page = site.open().page
    page.goto("/")
    expect(page.locator("svg.vale")).to_be_visible()
    page.get_by_text("Heroes of Thargos", exact=True).first.click()
    expect(page.locator("svg.empire")).to_be_visible()
    expect(page.locator("svg.vale")).to_have_count(0)


def test_a_card_is_tried_at_once(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann)
    for id, answers in (
        ("poisoned_cup", ("attach nothing", "play poisoned_cup")),
        ("krisoss_injured", ("attach guardian krisoss",)),
        ("tenth_gate", ("attach nothing", "attempt tenth_gate")),
    ):
        ann.frames.clear()
        ann.page.goto(f"/cards/{id}?game=thargos")
        ann.page.get_by_role("button", name="Try this card").click()
        ann.until(table.is_open, id)
        table.give(*answers)
