"""A circle of four, and Solo against the Rival, on the page."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.pages import serious
from tests.web.site import PHONE, Site
from tests.web.test_layout import DESKTOPS
from tests.web.thargos.positions import CIRCLE, SOLO, THREE
from tests.web.thargos.table import Duel, lay


def test_a_circle_of_four_is_played_and_others_are_looked_at(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", "easy", "easy", options={"mode": "circle"}, scenario=CIRCLE), 3)
    table.wait()
    page = ann.page
    expect(page.locator(".tracks > .near .hero")).to_have_count(4)
    names = [it["name"] for it in table.scene["seats"]]
    across = page.get_by_role("button", name=f"Look at the tracks of {names[2]}")
    across.click()
    expect(page.locator(".tracks > .near").first.locator("[data-card^='hero:2:']")).to_have_count(1)
    expect(table.spot("hero:0:krisoss"), "one's own are still there, small").to_have_count(1)
    page.get_by_role("button", name="Back to your tracks").click()
    expect(page.locator(".tracks > .near").first.locator("[data-card^='hero:0:']")).to_have_count(1)
    assert serious(page) == []
    table.play()
    assert len(table.score()) == 4


def test_who_is_out_of_a_circle_goes_on_watching(site: Site) -> None:
    ann = site.open("Ann")
    gone = CIRCLE.replace("turns = 9", "turns = 9\nturn = 2\nleft = [0]")
    table = Duel(ann, lay(site, ann, "me", "easy", "easy", "easy", options={"mode": "circle"}, scenario=gone))
    own = ann.page.locator(".board > .head")
    expect(own.get_by_text("out of the game")).to_be_visible()
    ann.until(lambda: table.over() or table.scene["view"]["turns"] > 12, "turns of the others")
    assert not table.asked()
    ann.until(lambda: ann.page.get_by_role("log").get_by_role("button").count() > 0, "what is told of them")


def test_solo_is_played_to_its_end_with_the_rival_in_the_open(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", options={"mode": "solo"}, scenario=SOLO), 2)
    table.wait()
    rival = ann.page.get_by_role("region", name="Rival")
    for text in ("Aggressive", "Infamy", "Attack pile", "Defence pile"):
        expect(rival).to_contain_text(text)
    table.give("pass")
    table.wait()
    if not table.over():
        told = [line for lines in table.scene["story"]["steps"] for line in lines if line["kind"].startswith("die_")]
        assert told, "every decision is told with its die"
        expect(rival.locator(".fates")).to_contain_text("die shows")
        expect(rival.get_by_role("img", name="Attempt")).not_to_have_count(0)
    assert serious(ann.page) == []
    table.play()
    assert table.over()


def test_at_the_end_of_solo_the_rival_is_charted(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", options={"mode": "solo"}, scenario=SOLO), 2)
    table.play()
    points = table.scene["view"]["sides"][1]["points"]
    curve = ann.page.get_by_role("img", name="The scores over the game")
    expect(curve).to_have_accessible_name(re.compile(rf"\bRival {points}\b"))
    expect(ann.page.get_by_role("row", name=re.compile(rf"^Rival .* {points}$"))).to_be_visible()


# How far one's own head reaches below where the dock begins, and how large the smallest figure is.
LOOK: Final = """() => [
  [...document.querySelectorAll(".board > .head")].at(-1).getBoundingClientRect().bottom
    - document.querySelector(".dock").getBoundingClientRect().top,
  Math.min(...[...document.querySelectorAll(".tracks .figures svg")].map((it) => it.clientHeight)),
]"""
LARGE: Final = 40


@pytest.mark.parametrize(
    ("mode", "bots", "scenario", "attempt"),
    [("solo", 0, "", ""), ("solo", 0, SOLO, "attempt 2"), ("circle", 2, THREE, ""), ("circle", 2, THREE, "attempt")],
    ids=["solo", "a conflict with the Rival", "three", "a conflict of three"],
)
def test_the_own_half_is_never_under_the_dock(site: Site, mode: str, bots: int, scenario: str, attempt: str) -> None:
    ann = site.open("Ann")
    begun: dict[str, Any] = {"scenario": scenario} if scenario else {"seed": 5}
    table = Duel(ann, lay(site, ann, "me", *["easy"] * bots, options={"mode": mode}, **begun))
    if not scenario:
        table.play(lambda it: it.clicks >= 14)
    if attempt:
        table.give(attempt)
    table.wait()
    for width, height in DESKTOPS:
        ann.page.set_viewport_size({"width": width, "height": height})

        def fits() -> bool:
            below, figure = ann.page.evaluate(LOOK)
            return bool(below <= 1 and figure >= LARGE)

        ann.until(fits, f"{width} × {height}")


def test_solo_and_the_circle_fit_on_a_telephone(site: Site) -> None:
    ann = site.open("Ann", phone=True)
    for mode, scenario, bots in (("solo", SOLO, 0), ("circle", CIRCLE, 3)):
        table = Duel(ann, lay(site, ann, "me", *["easy"] * bots, options={"mode": mode}, scenario=scenario))
        table.wait()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
