"""A finished game: scrubbed, shared, and played on from."""

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.web.positions import LATE
from tests.web.site import Site, Window
from tests.web.table import Table, played


class Shown:
    """What a moment shows: every card that lies open, all hands among them."""

    def __init__(self, window: Window, table: str, step: int) -> None:
        view = window.get(f"/api/tables/{table}/steps/{step}?seat=-2")["view"]
        places = [[it["card"] for it in view["board"]]]
        places += [cards for seat in view["seats"] for cards in (seat["area"], seat["hand"]["known"])]
        self.cards = sorted(card for cards in places for card in cards)

    def lies(self, page: Page) -> bool:
        found: list[str] = page.locator("main [data-card]").evaluate_all("all => all.map(it => it.dataset.card)")
        return sorted(set(found)) == self.cards


def at_step(page: Page, step: int) -> None:
    expect(page.get_by_text(re.compile(rf"^Step {step} of \d+$"))).to_be_visible()


# Where the bar's buttons are, measured from the foot of the window.
FOOT: Final = "it => Math.round(innerHeight - it.getBoundingClientRect().bottom)"


def test_what_one_presses_stays_at_the_foot_of_the_window_and_every_round_is_in_sight(site: Site) -> None:
    ann = site.open("Ann", phone=True, lang="fr")
    watched = site.lay(ann, "easy", "easy", seed=5)
    played(Table(ann, watched))
    rounds = ann.page.locator(".scroll")
    rounds.wait_for()
    assert rounds.evaluate("it => it.scrollWidth <= it.clientWidth")
    assert rounds.locator("thead th").count() >= 8
    for width, height in ((390, 844), (844, 390), (1280, 720), (2560, 1440)):
        ann.page.set_viewport_size({"width": width, "height": height})
        feet = set()
        for step in (0, 60):
            ann.page.goto(f"/replay/{watched}?step={step}")
            ann.page.locator(".market").wait_for()
            feet.add(ann.page.locator(".bar .steps").evaluate(FOOT))
        assert len(feet) == 1, (width, height, feet)


def test_a_game_is_scrubbed_shared_and_played_on_from(site: Site) -> None:
    ann = site.open("Ann", permissions=["clipboard-read", "clipboard-write"])
    watched = site.lay(ann, "easy", "easy", scenario=LATE)
    table = Table(ann, watched)
    steps = len(ann.get(f"/api/tables/{watched}")["story"]["steps"]) - 1 if played(table) else 0
    page = ann.page
    page.get_by_role("link", name="Review the game").click()
    at_step(page, 0)
    first = Shown(ann, watched, 0)
    there, other = next((i, it) for i in range(2, steps) if (it := Shown(ann, watched, i)).cards != first.cards)
    ann.until(lambda: first.lies(page), "the first moment")

    page.get_by_role("slider").fill(str(there))
    at_step(page, there)
    ann.until(lambda: other.lies(page), "another moment")
    page.get_by_role("button", name="One step back").click()
    at_step(page, there - 1)
    page.get_by_role("button", name="To the end").click()
    at_step(page, steps)
    page.get_by_role("slider").fill(str(there - 1))
    page.locator("body").press("ArrowRight")
    at_step(page, there)
    ann.until(lambda: other.lies(page), "the other moment")
    page.get_by_role("button", name="Play", exact=True).click()
    at_step(page, there + 1)
    page.get_by_role("button", name="Pause", exact=True).click()
    page.get_by_role("slider").fill(str(there))
    at_step(page, there)

    page.get_by_role("button", name=re.compile("^Copy a link")).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    bob = site.open()
    bob.page.goto(link)
    at_step(bob.page, there)
    bob.until(lambda: other.lies(bob.page), "the same moment")

    table.continue_from_here()
    scene = table.scene
    assert scene["table"] != watched
    assert scene["deal"]["origin"] == "laid"
    assert scene["seat"] == 0
    assert [(it["account"], it["level"]) for it in scene["seats"]] == [(ann.me, None), (None, "easy")]
    expect(page.get_by_role("log").get_by_role("button").first).to_be_visible()
    table.answer()
