"""A table that fits and stays: in the windows that people have, for two and for four, and while cards go."""

import re
from typing import Any, Final

import pytest

from tests.web.pages import BOTH, addresses, show
from tests.web.positions import DRAWING, EVEN, FULL, FULLER, HEAVY, LAID, LATE, WORDY
from tests.web.site import PHONE, Site
from tests.web.table import Fingers, Table

DESKTOPS: Final = ((1280, 720), (1440, 900), (2560, 1440))
PHONES: Final = ((390, 844), (844, 390))
# The width of the page, of a card on the board; where the own area ends and the dock begins, and where what one can
# always do ends; the heads of the families.
LOOK: Final = """() => {
  const box = (it) => document.querySelector(it).getBoundingClientRect();
  const cards = [...document.querySelectorAll(".market .zone [data-card]")].map((it) => it.getBoundingClientRect());
  return {
    page: document.documentElement.scrollWidth,
    narrowest: Math.min(...cards.map((it) => it.width)),
    seen: cards.filter((it) => it.top >= 0 && it.top + it.height / 2 < innerHeight).length,
    own: box(".side.own").bottom,
    dock: box(".dock").top,
    controls: box(".dock .controls").bottom,
    families: document.querySelectorAll(".market .zone > header .family").length,
  };
}"""
# Where things are that must stay where they are.
PLACES: Final = """() => [...document.querySelectorAll(".market .zone, .dock .controls .button, .market .spot")]
  .map((it) => [it.dataset.card ?? it.textContent.trim().slice(0, 4), Math.round(it.getBoundingClientRect().left)])"""

FAMILIES: Final = """() => [...document.querySelectorAll(".market .zone")]
  .map((it) => Math.round(it.getBoundingClientRect().left))"""
BUTTONS: Final = """() => [...document.querySelectorAll(".dock .deeds > *")]
  .map((it) => Math.round(it.getBoundingClientRect().left))"""

# How high the line above the table is, where the table under it begins and where the dock ends; the text that is read.
ABOVE: Final = """() => {
  const box = (it) => document.querySelector(it).getBoundingClientRect();
  return [box(".strip").height, box(".others").top, box(".dock").bottom];
}"""
# Whether one's own area ends above the dock, and all of the table is in sight.
APART: Final = """() => {
  const box = (it) => document.querySelector(it).getBoundingClientRect();
  return box(".side.own").bottom <= box(".dock").top + 1 && document.documentElement.scrollHeight <= innerHeight;
}"""
# Where the question stands and the hand lies, how far below the top of one's own side its cards do, and the board below
# that of the others.
STEADY: Final = """() => {
  const top = (it) => Math.round(document.querySelector(it).getBoundingClientRect().top);
  const board = top(".market") - top(".others");
  return [top(".dock .prompt"), top(".dock .hand"), top(".side.own .ground") - top(".side.own"), board];
}"""
# What is too large at the dock or above it: the part that sticks out, and by how much.
TOO_LARGE: Final = """() => {
  const box = (it) => document.querySelector(it).getBoundingClientRect();
  const ask = document.querySelector(".dock .ask");
  // What one of several others has lies in heaps beside each other: none lies over the next, or over the edge.
  const edges = (heap) => [...heap.querySelectorAll(".spot, svg, .sign")].map((it) => it.getBoundingClientRect());
  const over = [...document.querySelectorAll(".crowded .ground")].flatMap((ground) => {
    const heaps = [...ground.children].map(edges).filter((it) => it.length);
    const ends = heaps.map((heap) => Math.max(...heap.map((it) => it.right)));
    const starts = heaps.map((heap) => Math.min(...heap.map((it) => it.left)));
    return ends.map((end, i) => end - (starts[i + 1] ?? ground.getBoundingClientRect().right) - 1);
  });
  return Object.entries({
    crowd: Math.max(0, ...over),
    page: document.documentElement.scrollHeight - innerHeight,
    own: box(".side.own").bottom - box(".dock").top - 1,
    asked: ask ? ask.scrollHeight - ask.clientHeight : 0,
    heads: Math.max(...[...document.querySelectorAll(".side header *")].map((it) =>
      it.getBoundingClientRect().right - it.closest(".side").getBoundingClientRect().right)),
  }).filter(([, over]) => over > 0);
}"""
# What is wider than the window, or than the place that cuts it off.
CUT: Final = """() => {
  const found = [];
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide + 1) found.push("the page");
  for (const it of document.querySelectorAll("main *, header *")) {
    if (!it.checkVisibility({ visibilityProperty: true }) || it.closest("svg, .unseen, [hidden]")) continue;
    const text = [...it.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
    if (!text) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (let up = it; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.textOverflow === "ellipsis" || ["auto", "scroll"].includes(style.overflowX)) break;
      if (!["hidden", "clip"].includes(style.overflowX)) continue;
      const edge = up.getBoundingClientRect();
      if (box.right > edge.right + 2 || box.left < edge.left - 2) found.push(it.textContent.trim().slice(0, 60));
      break;
    }
  }
  return found;
}"""
LETTERS: Final = "it => parseFloat(getComputedStyle(it).fontSize)"


def fits(table: Table, width: int, height: int, least: int) -> bool:
    """Whether all of it is there, cards are no narrower than that, and on a desktop the dock covers nothing."""
    found: dict[str, Any] = table.page.evaluate(LOOK)
    beside = width < 1000 or (found["own"] <= found["dock"] + 1 and found["controls"] <= height)
    whole = found["page"] <= width and found["families"] == 5 and found["seen"] >= 2
    return bool(whole and beside and found["narrowest"] >= least)


@pytest.mark.parametrize(
    ("scenario", "bots", "least", "lang"),
    [(LATE, 1, 150, "en"), (LAID, 1, 150, "fr"), (HEAVY, 1, 150, "nl"), (FULL, 3, 110, "en"), (FULLER, 3, 110, "nl")],
    ids=("late", "laid", "heavy", "full", "fuller"),
)
def test_the_table_fits_in_every_window(site: Site, scenario: str, bots: int, least: int, lang: str) -> None:
    ann = site.open("Ann", lang=lang)
    table = Table(ann, site.lay(ann, "me", *["easy"] * bots, scenario=scenario))
    table.wait()
    for width, height in (*DESKTOPS, *PHONES):
        ann.page.set_viewport_size({"width": width, "height": height})
        wanted = 0 if width < 1000 else least
        ann.until(lambda: fits(table, width, height, wanted), f"{width} × {height}")  # noqa: B023
        assert ann.page.evaluate(CUT) == []


def test_what_is_asked_covers_nothing(site: Site) -> None:
    """A summoner to choose from those that lie nowhere, and stones to give up, with the whole table in sight."""
    ann = site.open("Ann")
    choosing = site.lay(ann, "me", "easy", "easy", "easy", options=BOTH, seed=13)
    paying = site.lay(ann, "me", "easy", scenario=DRAWING.replace("purple = 2", "purple = 2, red = 2"))
    for chosen, sought in ((choosing, ".tray"), (paying, ".purse .primary")):
        table = Table(ann, chosen)
        if chosen == paying:
            table.give("sell goblin_soldier")
        table.wait()
        ann.page.locator(sought).wait_for()
        for width, height in DESKTOPS:
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.until(lambda: ann.page.evaluate(APART), f"{width} × {height}: {sought}")


def test_every_sentence_to_choose_from_is_in_sight_on_the_smallest_desktop(site: Site) -> None:
    for lang in ("en", "fr", "nl"):
        ann = site.open(f"Ann {lang}", lang=lang, viewport={"width": 1280, "height": 720})
        table = Table(ann, site.lay(ann, "me", "easy", "easy", scenario=WORDY))
        table.give("artifact philosophers_stone")
        table.wait()
        assert ann.page.locator(".dock .plain .button").count() == 3
        ann.until(lambda: ann.page.evaluate(TOO_LARGE) == [], lang)  # noqa: B023


@pytest.mark.parametrize(("bots", "lang", "seed"), [(1, "fr", 77), (2, "nl", 9), (3, "en", 77)])
def test_through_a_whole_game_the_smallest_desktop_shows_all_of_it(site: Site, bots: int, lang: str, seed: int) -> None:
    ann = site.open("Annabella", lang=lang, viewport={"width": 1280, "height": 720})
    table = Table(ann, site.lay(ann, "me", *["easy"] * bots, options=BOTH, seed=seed), 5)
    table.play(lambda it: it.asked() and bool(ann.page.evaluate(TOO_LARGE)))
    assert table.over(), (table.scene["prompt"], ann.page.evaluate(TOO_LARGE))


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_every_page_is_as_wide_as_its_window_and_cuts_no_word(site: Site, lang: str) -> None:
    ann = site.open("Ann", lang=lang)
    for name, address in addresses(site, ann).items():
        show(ann, address)
        for width, height in (*DESKTOPS, *PHONES):
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.until(lambda: ann.page.evaluate(CUT) == [], f"{name} at {width} × {height}")


def test_nothing_moves_when_a_card_goes_or_a_hint_comes(site: Site) -> None:
    ann = site.open("Ann")
    table = Table(ann, site.lay(ann, "me", "easy", scenario=LATE))
    table.wait()
    before, still = ann.page.evaluate(PLACES), ann.page.evaluate(BUTTONS)
    table.give("sell snail_maiden")
    ann.page.locator('.market [data-card="snail_maiden"]').wait_for(state="detached")
    assert ann.page.evaluate(PLACES) == [it for it in before if it[0] != "snail_maiden"]
    table.button("Hint").click()
    assert ann.page.evaluate(BUTTONS) == still
    ann.page.locator(".hint").wait_for()
    assert ann.page.evaluate(PLACES) == [it for it in before if it[0] != "snail_maiden"]
    hint, dock = ann.page.locator(".hint").bounding_box(), ann.page.locator(".dock").bounding_box()
    assert hint is not None
    assert dock is not None
    assert hint["x"] >= dock["x"] + dock["width"]


def test_the_board_stays_where_it_is_when_an_artifact_is_taken_and_used(site: Site) -> None:
    ann = site.open("Ann", viewport={"width": 1280, "height": 720})
    table = Table(ann, site.lay(ann, "me", "easy", options={"artifacts": "with"}, seed=7))
    table.wait()
    before = ann.page.evaluate(FAMILIES)
    assert ann.page.locator(".display .spot").first.evaluate("it => it.offsetWidth") >= 60
    table.give("artifact")
    table.wait()
    assert ann.page.evaluate(FAMILIES) == before


def test_on_a_phone_nothing_makes_room_for_what_plays_out_or_is_lifted(site: Site) -> None:
    for lang in ("en", "fr", "nl"):
        ann = site.open(f"Ann {lang}", phone=True, lang=lang, reduced_motion="no-preference")
        table = Fingers(ann, site.lay(ann, "me", "easy", scenario=EVEN))
        table.wait()
        still = ann.page.evaluate(ABOVE)
        ann.page.evaluate("""() => {
          window.heights = new Set();
          const look = () => {
            heights.add(document.querySelector(".strip").offsetHeight);
            requestAnimationFrame(look);
          };
          look();
        }""")
        table.give("hunt", "hunt")
        ann.page.locator(".caption .button", has_text="↺").wait_for()
        assert len(ann.page.evaluate("[...heights]")) == 1
        table.press(ann.page.locator(".market [data-card]").first)
        ann.page.locator("[data-lifted] .words").first.wait_for()
        assert ann.page.evaluate(ABOVE) == still
        assert ann.page.evaluate("innerWidth") == PHONE["width"]
        assert ann.page.locator("[data-lifted] .words").first.evaluate(LETTERS) >= 12


def test_on_a_phone_what_is_asked_and_what_one_has_moves_nothing(site: Site) -> None:
    """Above the hand is always room for two lines or a button, and in one's own head for stones."""
    for lang in ("en", "fr", "nl"):
        ann = site.open(f"Ann {lang}", phone=True, lang=lang)
        table = Fingers(ann, site.lay(ann, "me", "easy", scenario=EVEN))
        table.wait()
        assert ann.page.locator(".side.own .space").first.evaluate("it => it.offsetWidth") >= 58
        places = set()
        for verb in ("hunt", "hunt", "sell", "tame", "summon undine_queen"):
            table.wait()
            places.add(tuple(ann.page.evaluate(STEADY)))
            table.give(verb)
        assert all(max(tops) - min(tops) <= 1 for tops in zip(*places, strict=True)), (lang, places)
        assert ann.page.locator(".dock .plain .button").count() == 1


def test_on_a_phone_artifacts_lie_in_a_heap_and_are_chosen_beside_the_hand(site: Site) -> None:
    ann = site.open("Ann", phone=True)
    table = Fingers(ann, site.lay(ann, "me", "easy", options={"artifacts": "with"}, seed=7))
    table.wait()
    offered = {it["answer"].split(" ")[1] for it in table.scene["options"]}
    shown = ann.page.locator(".tray [data-card]").evaluate_all("all => all.map((it) => it.dataset.card)")
    assert set(shown) == offered == set(table.scene["view"]["display"])
    table.give("artifact")
    table.wait()
    ann.until(lambda: ann.page.evaluate(APART), "all of the table in sight")
    left = table.scene["view"]["display"]
    table.press(ann.page.get_by_role("button", name=f"Artifacts {len(left)}"))
    heap = ann.page.get_by_role("dialog", name="Artifacts on display")
    assert heap.locator(".spot").count() == len(left)
    table.press(heap.locator(".spot").first)
    ann.page.get_by_role("dialog", name=ann.site.names()[left[0]]).get_by_role("status").wait_for()


def test_on_its_side_a_phone_has_what_one_does_in_one_line(site: Site) -> None:
    for lang in ("en", "fr", "nl"):
        ann = site.open(f"Ann {lang}", phone=True, lang=lang, viewport={"width": 844, "height": 390})
        Fingers(ann, site.lay(ann, "me", "easy", scenario=LATE)).wait()
        middles = ann.page.locator(".deeds > *").evaluate_all(
            "all => all.map(it => it.getBoundingClientRect()).map(it => Math.round(it.top + it.height / 2))"
        )
        assert len(middles) == 4
        assert max(middles) - min(middles) <= 2
        ann.page.locator(".more summary").tap()
        ann.page.locator(".more .button").filter(has_text=re.compile("Préf|Pref|Voork")).tap()
        ann.page.get_by_role("dialog").get_by_role("radio").first.wait_for()


def test_a_stone_that_is_tapped_takes_the_place_of_another(site: Site) -> None:
    ann = site.open("Ann", phone=True)
    table = Fingers(ann, site.lay(ann, "me", "easy", scenario=DRAWING.replace("purple = 2", "purple = 2, red = 2")))
    table.give("sell goblin_soldier")
    table.wait()
    purse = ann.page.locator(".purse")
    assert purse.locator('[aria-pressed="true"]').count() == 4
    table.press(purse.get_by_role("button", name="purple").first)
    assert purse.locator('[aria-pressed="true"]').count() == 4
    table.press(purse.locator(".primary"))
    ann.until(lambda: table.mine["stones"] == {"purple": 1, "red": 3}, "what is left")
