"""A duel on the page: played by pressing, by drag, by keys, on a phone; what cannot be done says why."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.pages import serious
from tests.web.site import PHONE, Site
from tests.web.test_hands import FAR, FEW, VISIBLE
from tests.web.thargos.positions import BARE, EVEN, LATE, MIRROR, OPEN, SPREAD
from tests.web.thargos.table import NOTHING, Duel, Fingers, lay

# Windows, and how high the totals of a conflict are in each: they are read from two metres.
WINDOWS: Final = ((1280, 720, 44), (1440, 900, 56), (2560, 1440, 90))
# Where the own head ends and the dock begins, how large figures are, and how wide the page is.
LOOK: Final = """() => {
  const box = (it) => document.querySelector(it).getBoundingClientRect();
  return {
    page: document.documentElement.scrollWidth,
    head: [...document.querySelectorAll(".board > .head")].at(-1).getBoundingClientRect().bottom,
    dock: box(".dock").top,
    figure: Math.min(...[...document.querySelectorAll(".tracks .figures svg")].map((it) => it.clientHeight)),
    total: Math.min(...[...document.querySelectorAll(".arena .total")].map((it) => it.clientHeight)),
  };
}"""


def test_a_whole_duel_against_a_bot_is_played_by_pressing(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", seed=7, options={"length": "quick"}), 2)
    table.play()
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    assert len(table.score()) == 2


# How it ends is for the bot to say, which holds against it or not.
ENDS = re.compile("^(Repelled|Mission completed)")


def test_a_conflict_is_a_scene_and_its_end_is_told(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=LATE))
    table.give("attempt 2")
    arena = ann.page.get_by_role("region", name="Conflict")
    expect(arena).to_contain_text("Racket in Kurnor")
    table.wait()
    card = next(it for it in table.scene["options"] if it["answer"].startswith("lay troll_raid"))
    before = arena.locator(".total").all_inner_texts()
    table.put(card)
    assert arena.locator(".total").all_inner_texts() != before, "what is planned counts"
    arena.get_by_role("button", name="Take Troll Raid back").click()
    assert arena.locator(".total").all_inner_texts() == before
    number = table.scene["number"]
    assert number == table.scene["number"], "a plan is nobody's but one's own"
    table.answer(card)
    end = ann.page.locator(".clash")
    expect(end.get_by_role("status")).to_have_text([ENDS])
    told = end.inner_text()
    end.get_by_role("button", name="Go on").click()
    ann.until(lambda: end.count() == 0 or end.inner_text() != told, "what comes after it")


def test_a_total_says_what_it_is_made_of_and_the_mission_is_read_in_the_conflict(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=MIRROR))
    table.wait()
    arena = ann.page.get_by_role("region", name="Conflict")
    expect(arena.locator(".made")).to_have_text(["Hero 2 · Mission +1", "Hero 3 · Mission +1"])
    arena.get_by_role("button", name="Racket in Kurnor, 2 VP").click()
    expect(ann.page.locator("[data-lifted]")).to_contain_text("discards 1 card")


def attack(table: Duel) -> None:
    """Lay two cards that may be behind, and see what comes of it."""
    table.give("attempt 1")
    table.wait()
    table.put({"answer": "lay question_chamber might"})
    table.put({"answer": "lay market_rumours mind"})
    table.commit()


# How many cards of a conflict are up, whenever that changes.
TURNED: Final = """() => {
  window.turned = [];
  new MutationObserver(() => {
    const up = document.querySelector(".clash") ? document.querySelectorAll(".clash .up").length : -1;
    if (turned.at(-1) !== up) turned.push(up);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_the_table_waits_until_a_conflict_has_been_watched(site: Site) -> None:
    ann = site.open("Ann", reduced_motion="no-preference")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=SPREAD))
    ann.page.evaluate(TURNED)
    attack(table)
    clash = ann.page.locator(".clash")
    clash.locator(".verdict").wait_for()
    turned = [it for it in ann.page.evaluate("turned") if it >= 0]
    assert turned[:3] == [0, 1, 2], "cards are turned up one by one"
    expect(clash.get_by_role("status")).to_have_text([ENDS])
    clash.get_by_role("button", name="Go on").click()
    expect(clash).to_have_count(0)


# What is seen of the end of a conflict, frame by frame: its verdict, the wound of who lost it, the end of the game, and
# the log, which tells all of it.
WATCH: Final = """() => {
  const all = (it) => document.querySelectorAll(it).length;
  window.seen = [];
  const look = () => {
    const wounds = all('[data-card="hero:0:imperial_tracker"] .wound');
    const log = document.querySelector("[role=log]").checkVisibility({ visibilityProperty: true }) ? 1 : 0;
    const now = [all(".clash"), all(".clash .verdict"), wounds, all(".panel .cup"), log].join(" ");
    if (seen.at(-1) !== now) seen.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize(
    ("attempt", "course"),
    [
        ("attempt 1", ["0 0 0 0 1", "1 0 0 0 0", "1 1 0 0 1", "0 0 0 1 1"]),
        ("attempt 2", ["0 0 0 0 1", "1 0 0 0 0", "1 1 1 0 1", "0 0 1 0 1"]),
    ],
    ids=["the end of the game", "a wound"],
)
def test_nothing_tells_how_a_conflict_ends_before_its_verdict(site: Site, attempt: str, course: list[str]) -> None:
    ann = site.open("Ann", reduced_motion="no-preference")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=OPEN))
    table.give(attempt)
    table.wait()
    table.put({"answer": "lay troll_raid might"})
    ann.page.evaluate(WATCH)
    table.commit()
    ann.page.locator(".clash .verdict").wait_for()
    ann.page.locator(".clash").wait_for(state="detached")
    ann.until(lambda: ann.page.evaluate("seen.length") >= len(course), "what comes after it")
    assert ann.page.evaluate("seen")[: len(course)] == course


def test_the_end_of_the_game_waits_until_one_goes_on(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=OPEN))
    table.give("attempt 1", "stop")
    ann.page.locator(".clash .verdict").wait_for()
    expect(ann.page.locator(".panel .cup")).to_have_count(0)
    ann.page.locator(".clash").get_by_role("button", name="Go on").click()
    expect(ann.page.locator(".panel .cup")).to_be_visible()


def test_what_is_quoted_in_the_log_keeps_its_marks(site: Site) -> None:
    ann = site.open("Ann", viewport={"width": 1280, "height": 720})
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=SPREAD))
    table.give("attempt 1")
    name = ann.page.get_by_role("log").get_by_role("button", name="Racket in Kurnor")
    assert name.evaluate("""it => {
      const mark = document.createRange();
      mark.setStart(it.previousSibling, it.previousSibling.length - 1);
      mark.setEnd(it.previousSibling, it.previousSibling.length);
      return mark.toString() === "“" && Math.abs(mark.getClientRects()[0].top - it.getClientRects()[0].top) < 4;
    }""")
    name.press("Enter")
    expect(ann.page.locator("[data-lifted]")).to_contain_text("Racket in Kurnor")


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_where_there_is_one_answer_a_key_gives_it(site: Site, key: str) -> None:
    ann, bob = site.open("Ann"), site.open("Bob")
    id = lay(site, ann, "me", "open", scenario=BARE)
    table = Duel(ann, id)
    Duel(bob, id).sit()
    table.wait()
    number = table.scene["number"]
    expect(ann.page.locator(f'.dock [data-answer="{NOTHING}"]')).to_be_visible()
    ann.page.evaluate("document.activeElement.blur()")
    ann.page.keyboard.press(key)
    ann.until(lambda: table.scene["number"] > number, "the answer")


def test_among_bots_nobody_has_to_say_that_they_hold_no_lasting_unless_they_take_it_back(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=BARE))
    table.wait()
    assert any(NOTHING in it for it in ann.sent), "the page has said it"
    assert "pass" in {it["answer"] for it in table.scene["options"]}
    table.button("Undo").click()
    expect(ann.page.locator(f'.dock [data-answer="{NOTHING}"]')).to_be_visible()
    table.give(NOTHING)
    table.give("pass")


def test_without_motion_the_end_of_a_conflict_stays_until_one_goes_on(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=SPREAD))
    attack(table)
    ann.until(lambda: table.scene["view"]["turns"] > 1 and table.asked(), "the next question")
    clash = ann.page.locator(".clash")
    expect(clash.get_by_role("status")).to_have_text([ENDS])
    clash.get_by_role("button", name="Go on").click()
    expect(clash).to_have_count(0)


def test_the_mirror_is_explained_where_it_binds(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=MIRROR))
    table.wait()
    arena = ann.page.get_by_role("region", name="Conflict")
    expect(arena.get_by_role("status")).to_contain_text("only where the attacker laid")
    expect(arena.get_by_role("img", name="1 card face down")).to_have_count(2)
    commit = ann.page.locator(".dock .commit")
    table.put({"answer": "lay wandering_zephyr mind"})
    expect(arena.get_by_role("status")).to_contain_text("every attribute where the attacker laid")
    expect(commit).to_be_disabled()
    table.put({"answer": "lay street_cunning might"})
    expect(commit).to_be_enabled()
    number = table.scene["number"]
    commit.click()
    ann.until(lambda: table.scene["number"] >= number + 2, "both cards, in the order of the rules")


def test_the_spread_is_explained_and_cards_are_dragged(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=SPREAD))
    table.give("attempt 1")
    table.wait()
    arena = ann.page.get_by_role("region", name="Conflict")
    for card in ("question_chamber", "market_rumours"):
        table.spot(f"hand:{card}").drag_to(arena.get_by_role("group", name="Might"), target_position={"x": 90, "y": 8})
    expect(arena.get_by_role("status")).to_contain_text("at least two of them")
    expect(ann.page.locator(".dock .commit")).to_be_disabled()
    arena.get_by_role("button", name="Take").first.click()
    # Pointing shows buttons on a card: by them it can be taken hold of, too.
    ann.page.mouse.move(0, 0)
    table.spot("hand:panic_in_the_streets").hover()
    ann.page.locator(".handles .button").first.hover()
    ann.page.mouse.down()
    place = arena.get_by_role("group", name="Mind").bounding_box()
    assert place is not None
    ann.page.mouse.move(place["x"] + 90, place["y"] + 8, steps=4)
    ann.page.mouse.up()
    expect(ann.page.locator(".dock .commit")).to_have_text("Lay 2 cards face down")


def test_reading_never_commits_and_what_cannot_be_done_says_which_rule_forbids_it(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=LATE))
    table.wait()
    number = table.scene["number"]
    for key, text, rule in (
        ("hero:0:krisoss", None, None),
        ("hand:guardian", "before you act", "T6.7"),
        ("hand:break_the_toll_gate", "when one of yours is lost", "T10.5"),
        ("hero:1:noruk", "another player", "T7.1"),
        ("post:0:3:barricade", "in a conflict on its track", "T14.1"),
    ):
        table.lift(table.spot(key))
        lifted = ann.page.locator("[data-lifted]")
        expect(lifted).to_be_visible()
        if text is not None:
            expect(lifted.get_by_role("status")).to_contain_text(text)
            expect(lifted.get_by_role("link", name=f"Rule {rule}")).to_have_attribute(
                "href", f"/rules?game=thargos#{rule}"
            )
        else:
            assert lifted.locator("figure").count() == 2, "both faces of a Hero"
        ann.page.keyboard.press("Escape")
        expect(lifted).to_have_count(0)
    assert table.scene["number"] == number


def test_before_an_attempt_it_is_read_what_both_would_have(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=SPREAD))
    table.wait()
    table.lift(table.spot("mission:0"))
    attempt = ann.page.locator('[data-lifted] [data-answer="attempt 1"]')
    expect(attempt).to_contain_text(re.compile(r"Might\s2\sagainst\s3 · Mind\s2\sagainst\s4"))
    expect(attempt).to_have_accessible_name(re.compile("Might"))


def test_it_is_said_why_nobody_was_asked_to_defend(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=EVEN))
    table.give("attempt 1", "stop")
    clash = ann.page.locator(".clash")
    expect(clash.get_by_role("status")).to_contain_text("Mission completed")
    expect(clash).to_contain_text("no card was laid, so none could be laid against it")
    expect(clash.get_by_role("link", name="Rule T8.16")).to_be_visible()


# How far the cards of the dock lie from each other at least; less than nothing where one lies upon another.
APART: Final = """() => {
  const boxes = [...document.querySelectorAll(".dock .hand [data-card]")].map((it) => it.getBoundingClientRect());
  return Math.min(...boxes.slice(1).map((it, i) => it.left - boxes[i].right));
}"""


def test_on_a_laptop_the_hand_lies_apart_while_heroes_are_placed(site: Site) -> None:
    ann = site.open("Ann", viewport={"width": 1280, "height": 720})
    table = Duel(ann, lay(site, ann, "me", "easy", seed=4))
    table.wait()
    expect(ann.page.locator(".dock .hand [data-card]")).to_have_count(10)
    ann.until(lambda: float(ann.page.evaluate(APART)) >= 0, "cards that lie apart")
    table.lift(table.spot("bench:0:krisoss"))
    track = ann.page.locator("[data-lifted] .acts .button").first
    expect(track).to_contain_text("Track 1")


class Typist(Duel):
    """Somebody who has no mouse."""

    def press(self, target: Locator) -> None:
        target.wait_for()
        for _ in range(FAR):
            if target.evaluate("it => it === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"Tab does not lead to {target}")
        assert target.evaluate(VISIBLE), f"the focus on {target} cannot be seen"
        self.page.keyboard.press("Enter")

    def lift(self, spot: Locator) -> None:
        self.press(spot)


def test_the_keyboard_is_enough(site: Site) -> None:
    ann = site.open("Ann")
    table = Typist(ann, lay(site, ann, "me", "easy", scenario=LATE), 6)
    table.play(lambda it: it.clicks >= FEW)
    assert table.clicks > 2


def test_a_telephone_is_enough(site: Site) -> None:
    ann = site.open("Ann", phone=True)
    table = Fingers(ann, lay(site, ann, "me", "easy", scenario=LATE), 6)
    table.play(lambda it: it.clicks >= FEW)
    assert table.clicks > 2
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("fighting", [False, True], ids=["before", "in a conflict"])
def test_the_table_fits_in_every_window(site: Site, fighting: bool) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=SPREAD))
    table.wait()
    if fighting:
        table.give("attempt 1")
        table.wait()
    for width, height, high in WINDOWS:
        ann.page.set_viewport_size({"width": width, "height": height})

        def fits(width: int = width, high: int = high) -> bool:
            found = ann.page.evaluate(LOOK)
            large = found["figure"] >= 40 and (not fighting or found["total"] >= high)
            return bool(large and found["page"] <= width and found["head"] <= found["dock"] + 1)

        ann.until(fits, f"{width} × {height}")


# Whether all of one's own Heroes are in sight, beside what is asked.
BESIDE: Final = """() => {
  const dock = document.querySelector(".dock").getBoundingClientRect();
  return [...document.querySelectorAll(".near .tile")].map((it) => it.getBoundingClientRect())
    .every((it) => it.width > 0 && it.top >= 0 && it.bottom <= innerHeight && it.right <= dock.left);
}"""


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_on_its_side_a_telephone_shows_the_own_heroes_in_a_conflict(site: Site, lang: str) -> None:
    ann = site.open("Ann", phone=True, lang=lang, viewport={"width": 844, "height": 390})
    Fingers(ann, lay(site, ann, "me", "easy", scenario=MIRROR)).wait()
    ann.page.locator(".arena").wait_for()
    ann.until(lambda: bool(ann.page.evaluate(BESIDE)), "both rows of Heroes beside the hand")


@pytest.mark.parametrize(("dark", "phone"), [(False, False), (True, True)], ids=["light", "dark on a phone"])
def test_axe_finds_nothing_serious_at_the_table(site: Site, dark: bool, phone: bool) -> None:
    ann = site.open("Ann", dark=dark, phone=phone)
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=MIRROR))
    table.wait()
    found = {"conflict": serious(ann.page)}
    table.lift(table.spot("hero:0:noruk"))
    found["lifted"] = serious(ann.page)
    ann.page.keyboard.press("Escape")
    ann.page.locator(".dock .commit").click()
    ann.page.locator(".clash").wait_for()
    found["end of it"] = serious(ann.page)
    assert {name: lines for name, lines in found.items() if lines} == {}
