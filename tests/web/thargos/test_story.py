"""A story on the page: the map, its Missions and parties, opposition, and the dice of Thargos."""

from typing import Final

import pytest
from playwright.sync_api import expect

from cardwright.games.thargos.cards.sets import DESIGNS
from tests.web.pages import AXE
from tests.web.site import Site, Window
from tests.web.table import Table
from tests.web.thargos.questions import scene, seen
from tests.web.thargos.table import Duel, Fingers, lay
from tests.web.thargos.test_layout import questions
from tests.web.thargos.told import Told

STORY = {"mode": "story", "story": "kurnor"}


def begun(site: Site, window: Window, *chairs: str, **options: str) -> Duel:
    table = lay(site, window, *chairs, seed=5, options={**STORY, **options})
    return Duel(window, table, 5)


def test_an_attempt_is_opposed_or_thargos_pushes_back(site: Site) -> None:
    ann = site.open("Ann")
    duel = begun(site, ann, "me", "easy")
    page = ann.page
    seen: set[str] = set()

    def enough(it: Table) -> bool:
        view = it.scene["view"]
        c = view["conflict"]
        if c is not None and c["defender"] < view["players"]:
            seen.add("opposed")
        if page.locator(".beside .dice .die").count() > 0:
            seen.add("dice")
        if it.asked() and any(option["answer"].startswith("oppose ") for option in it.scene["options"]):
            seen.add("asked")
            assert page.locator(".beside .said").inner_text().startswith("Who opposes?")
        return {"opposed", "dice", "asked"} <= seen

    duel.play(enough)
    assert seen == {"opposed", "dice", "asked"}
    assert page.locator(".chart .piece").count() == 2
    assert page.locator('.chart [data-card^="mission:"]').count() == 12
    assert page.locator(".chart .or").count() == 1
    assert page.locator(".pile").inner_text().startswith("Side Missions")


LAPTOP: Final = {"width": 1280, "height": 720}
# Whether what is said of the opposition is in sight: nothing lies upon it.
SAID: Final = """() => {
  const said = document.querySelector(".beside .said");
  const box = said.getBoundingClientRect();
  return said === document.elementFromPoint(box.left + 5, box.top + box.height / 2);
}"""
# How far the own party and the arena reach below where the dock begins.
HIDDEN: Final = """() => Math.max(...[...document.querySelectorAll(".story .party:last-child .hero, .arena")]
  .map((it) => it.getBoundingClientRect().bottom)) - document.querySelector(".dock").getBoundingClientRect().top"""


def test_on_a_laptop_a_conflict_takes_the_place_of_the_map(site: Site) -> None:
    ann = site.open("Ann", viewport=LAPTOP)
    duel = begun(site, ann, "me", "easy")
    duel.wait()
    assert ann.page.locator(".chart").is_visible()
    duel.play(lambda it: it.scene["view"]["conflict"] is not None)
    ann.page.locator(".arena").wait_for()
    assert not ann.page.locator(".chart").is_visible()
    ann.until(lambda: float(ann.page.evaluate(HIDDEN)) <= 1, "the arena and the own party above the dock")
    ann.until(lambda: bool(ann.page.evaluate(SAID)), "who opposes, beside the arena")
    assert ann.page.locator(".beside .dice").count() == 0, "no dice have been thrown in it"


def test_a_secret_mission_is_not_told(site: Site) -> None:
    ann = site.open("Ann")
    begun(site, ann, "me", "easy", story="condar").wait()
    assert ann.page.locator(".chart .secret").count() == 2
    secrets = [card.id for card in DESIGNS if card.number in ("M47", "M53")]
    assert not [id for id in secrets if any(id in frame for frame in ann.frames)]


def test_against_the_rival_its_part_stands_beside_the_map(site: Site) -> None:
    ann = site.open("Ann", phone=True, dark=True, lang="nl")
    begun(site, ann, "me", mode="story-solo", story="road")
    duel = Fingers(ann, seed=5)
    duel.play(lambda it: it.scene["view"]["turns"] > 4)
    assert ann.page.locator(".rival").is_visible()
    assert ann.page.locator('.chart .piece[data-card="piece:1"]').count() == 1
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it fits a phone"


def test_a_card_that_speaks_of_tracks_says_what_it_means_here_as_soon_as_it_is_pointed_at(site: Site) -> None:
    ann = Told(site, site.open("Ann"))
    held = (it for it in questions(2, STORY) if "archers_on_the_ridge" in seen(it)["sides"][0]["hand"]["known"])
    ann.tell(scene(next(held)), 100)
    ann.spot("hand:archers_on_the_ridge").first.hover(position={"x": 6, "y": 6})
    expect(ann.page.locator(".zoom")).to_contain_text("In a story it is played on a Hero")


@pytest.mark.parametrize("dark", [False, True])
def test_the_map_can_be_heard_and_read(site: Site, dark: bool) -> None:
    ann = site.open("Ann", dark=dark)
    for story in ("kurnor", "condar", "road"):
        begun(site, ann, "me", "easy", story=story).wait()
        ann.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = ann.page.evaluate("axe.run(document.querySelector('.story'))")["violations"]
        assert [(it["id"], it["nodes"][0]["html"]) for it in found] == [], story
