"""Others' turns can be watched: one action after the other, skipped, seen again, and never in the way."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.web.positions import EVEN, ORDINARY, SCORING
from tests.web.site import Site
from tests.web.table import Fingers, Table

# Whatever is watched for a moment is watched for an hour: only a press goes on.
PATIENTLY: Final = """
const later = window.setTimeout;
window.setTimeout = (what, wait, ...more) => later(what, wait > 150 && wait < 8000 ? 3_600_000 : wait, ...more);
"""


def shown(table: Table) -> int:
    return int(table.page.locator("[data-entry]").get_attribute("data-entry") or 0)


def test_others_actions_play_out_one_by_one_and_can_be_skipped_and_seen_again(site: Site) -> None:
    ann = site.open("Ann", reduced_motion="no-preference")
    ann.page.add_init_script(PATIENTLY)
    table = Table(ann, site.lay(ann, "me", "easy", scenario=ORDINARY))
    skip = ann.page.get_by_role("button", name="Skip")
    ann.until(lambda: skip.is_visible() or shown(table) == table.scene["number"], "the beginning")
    ann.page.keyboard.press("Space")
    table.give("hunt", "hunt")
    ann.until(table.asked, "my turn")
    ann.until(skip.is_visible, "something to watch")
    number = table.scene["number"]
    assert shown(table) < number
    expect(ann.page.locator(".banner, .caption .text").first).not_to_be_empty()
    skip.click()
    ann.until(lambda: shown(table) == number, "the end of it")
    expect(skip).to_have_count(0)

    ann.page.get_by_role("button", name="Watch what happened since your last turn").click()
    ann.until(lambda: shown(table) < number, "the beginning of it")
    ann.page.keyboard.press("Space")
    ann.until(lambda: shown(table) == number, "the end of it again")
    table.give("sell")
    assert table.scene["number"] > number


# What was said across the table and above the buttons of a phone, and what was seen, in the order in which it came.
HEARD: Final = """
window.heard = [];
const hear = (what) => heard.at(-1) === what || heard.push(what);
new MutationObserver(() => {
  for (const it of document.querySelectorAll(".banner")) hear("banner " + it.textContent);
  for (const it of document.querySelectorAll(".controls .last")) hear("last " + it.textContent);
  for (const it of document.querySelectorAll(".flash")) hear("flash " + it.dataset.card);
  for (const it of document.getAnimations()) {
    if (it.animationName?.endsWith("drop")) hear("drop " + it.effect.getTiming().delay);
  }
  for (const it of document.querySelectorAll(".flying")) hear("flying " + it.textContent);
}).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
"""


def test_rounds_and_turns_are_announced_to_whom_they_belong(site: Site) -> None:
    ann = site.open("Ann", reduced_motion="no-preference")
    ann.page.add_init_script(HEARD)
    table = Table(ann, site.lay(ann, "me", "easy", scenario=EVEN))
    table.give("hunt", "hunt", "sell", "sell", "end")
    table.wait()
    ann.until(
        lambda: ann.page.evaluate("heard.some((it) => it.startsWith('banner') && it.includes('Round 4'))"), "a round"
    )
    said = [it.removeprefix("banner ") for it in ann.page.evaluate("heard") if it.startswith("banner ")]
    assert "Your turn" in said
    assert "It is Ann’s turn." not in said
    assert "Action" in said
    assert "Hunting" not in said


def test_stones_drop_points_fly_and_what_is_set_off_is_lit_and_said(site: Site) -> None:
    ann = site.open("Ann", reduced_motion="no-preference", phone=True)
    ann.page.add_init_script(HEARD)
    table = Fingers(ann, site.lay(ann, "me", "easy", scenario=SCORING))
    table.give("sell imp")
    ann.until(lambda: sum(it.startswith("drop") for it in ann.page.evaluate("heard")) >= 3, "stones, one by one")
    table.give("tame", "summon ifrit")
    ann.until(lambda: any(it.startswith("flying") for it in ann.page.evaluate("heard")), "points on their way")
    heard = ann.page.evaluate("heard")
    assert "flying +2" in heard
    assert "flash ifrit" in heard
    assert "last Ann sells Imp." in heard


def test_the_log_is_told_by_turns_with_marks_and_scores(site: Site) -> None:
    ann = site.open("Ann")
    table = Table(ann, site.lay(ann, "me", "easy", scenario=SCORING))
    table.give("sell imp", "tame", "summon ifrit", "end")
    table.wait()
    log = ann.page.get_by_role("log")
    mine = log.locator(".turn").filter(has_text="Summons Ifrit")
    expect(mine.locator(".score")).to_contain_text(re.compile(r"\+2.*6"))
    expect(mine.locator("p").filter(has_text="Summons Ifrit").locator("svg.sign")).to_have_count(1)
    marks = log.locator(".turn .mark path").evaluate_all("all => all.map((it) => it.getAttribute('d'))")
    colours = log.locator(".turn.of").evaluate_all("all => all.map((it) => it.style.getPropertyValue('--seat'))")
    assert len(set(marks)) == len(set(colours)) == 2


def test_the_log_says_where_ones_own_last_turn_ended(site: Site) -> None:
    ann = site.open("Ann")
    table = Table(ann, site.lay(ann, "me", "easy", scenario=EVEN))
    table.give("hunt", "hunt", "sell", "sell", "end")
    table.wait()
    log = ann.page.get_by_role("log")
    since = log.get_by_text("Since your last turn")
    expect(since).to_have_count(1)
    told = log.inner_text()
    before, after = told.split("Since your last turn")
    assert "Round" in after
    assert "Sells" in before
    assert "Ann\n" not in after


def test_sounds_are_off_until_somebody_asks_for_them(site: Site) -> None:
    ann = site.open("Ann", reduced_motion="no-preference")
    ann.page.add_init_script(
        "window.heard = 0; const Real = window.AudioContext;"
        "window.AudioContext = class extends Real { constructor() { super(); window.heard += 1; } };"
    )
    table = Table(ann, site.lay(ann, "me", "easy", scenario=ORDINARY))
    table.give("hunt")
    assert ann.page.evaluate("heard") == 0
    ann.page.get_by_role("button", name="Sounds").click()
    table.give("hunt")
    ann.until(lambda: ann.page.evaluate("heard") > 0, "a sound")
