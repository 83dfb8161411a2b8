"""Other hands than a mouse: the keyboard alone, and fingers on a telephone."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.positions import DRAWING, EVEN, LATE
from tests.web.site import PHONE, Site
from tests.web.table import Fingers, Lifting, Table

FEW = 14
FAR = 120
STRIDES = 6
VISIBLE = """it => {
  const style = getComputedStyle(it);
  const box = it.getBoundingClientRect();
  return it.matches(":focus-visible") && box.width > 0
    && ((style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== "none");
}"""


def counted(table: Table) -> int:
    """How many presses an ordinary round takes: two hunts, a sale and a taming, a summon, the end."""
    presses = 0

    def press(target: Locator) -> None:
        nonlocal presses
        presses += 1
        type(table).press(table, target)

    table.press = press  # type: ignore[method-assign]
    for verb in ("hunt", "hunt", "sell", "tame", "summon undine_queen"):
        table.give(verb)
    table.give("end")
    return presses


@pytest.mark.parametrize(("kind", "most"), [(Table, 6), (Fingers, 10)])
def test_an_ordinary_round_takes_few_presses(site: Site, kind: type[Table], most: int) -> None:
    ann = site.open("Ann", phone=kind is Fingers)
    table = kind(ann, site.lay(ann, "me", "easy", scenario=EVEN))
    assert counted(table) <= most


def test_reading_never_commits_and_what_cannot_be_done_says_which_rule_forbids_it(site: Site) -> None:
    ann = site.open("Ann")
    table = Table(ann, site.lay(ann, "me", "easy", scenario=DRAWING))
    table.wait()
    number = table.scene["number"]
    for card, text, rule in (
        ("willow", None, None),
        ("snail_maiden", None, None),
        ("undine", "has already hunted it", "V3.2"),
    ):
        table.spot(card).first.click()
        lifted = ann.page.get_by_role("dialog", name=site.names()[card])
        expect(lifted).to_be_visible()
        if text is not None and rule is not None:
            expect(lifted.get_by_role("status")).to_contain_text(text)
            expect(lifted.get_by_role("link", name=f"Rule {rule}")).to_have_attribute(
                "href", f"/rules?game=vale#{rule}"
            )
        ann.page.keyboard.press("Escape")
        expect(lifted).to_have_count(0)
    undo = table.button("Undo")
    expect(undo).to_be_disabled()
    undo.click(force=True)
    expect(ann.page.get_by_role("status").filter(has_text="You have made no move yet.")).to_be_visible()
    assert table.scene["number"] == number

    ann.page.evaluate("localStorage.cardwright = JSON.stringify({ onepress: true })")
    ann.page.reload()
    table.wait()
    table.spot("willow").first.click()
    ann.until(lambda: table.scene["number"] > number, "what one press did")
    assert "willow" in table.mine["area"]


def test_what_comes_later_says_when_instead_of_what_is_asked(site: Site) -> None:
    ann = site.open("Ann", lang="fr")
    table = Table(ann, site.lay(ann, "me", "easy", scenario=EVEN))
    table.give("hunt kappa")
    table.wait()
    for card, text, rule in (("kappa", "déjà capturée", "V3.2"), ("undine_queen", "phase d’action", "V2.1")):
        table.spot(card).first.click()
        lifted = ann.page.get_by_role("dialog").filter(has=ann.page.get_by_role("status"))
        expect(lifted.get_by_role("status")).to_contain_text(text)
        expect(lifted.get_by_role("link")).to_have_attribute("href", f"/rules?game=vale#{rule}")
        ann.page.keyboard.press("Escape")
        expect(lifted).to_have_count(0)


def test_a_card_is_dragged_to_where_it_goes(site: Site) -> None:
    ann = site.open("Ann")
    table = Table(ann, site.lay(ann, "me", "easy", scenario=DRAWING))
    table.wait()
    for card, place in (("snail_maiden", ".hand"), ("willow", ".side.own .area")):
        number = table.scene["number"]
        table.spot(card).first.drag_to(ann.page.locator(place))
        ann.until(lambda: table.scene["number"] > number, card)  # noqa: B023
    assert "willow" in table.mine["area"]
    assert "snail_maiden" in table.mine["hand"]["known"]


class Finger:
    """A finger on the glass: it stays where it is put, goes elsewhere, and leaves."""

    def __init__(self, page: Page) -> None:
        self.session: Final = page.context.new_cdp_session(page)
        self.page: Final = page

    def touch(self, kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def go(self, start: tuple[float, float], end: tuple[float, float], stays: bool) -> None:
        """From one place to another; it takes what it stays on for a moment, and pushes what it does not."""
        self.touch("touchStart", *start)
        if stays:
            self.page.locator("[style*=translate]").wait_for()
        for i in range(1, STRIDES + 1):
            self.touch("touchMove", *(a + (b - a) * i / STRIDES for a, b in zip(start, end)))
        self.touch("touchEnd")


def middle(it: Locator) -> tuple[float, float]:
    box = it.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_with_a_finger_and_the_page_still_scrolls(site: Site) -> None:
    ann = site.open("Ann", phone=True)
    table = Table(ann, site.lay(ann, "me", "easy", scenario=DRAWING))
    table.wait()
    page, finger = ann.page, Finger(ann.page)
    finger.go(middle(table.spot("snail_maiden").first), middle(page.locator(".hand")), stays=True)
    ann.until(lambda: "snail_maiden" in table.mine["hand"]["known"], "the card in hand")
    moved = page.locator("[style*=translate]")
    expect(moved).to_have_count(0)

    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"] // 2})
    ann.until(lambda: bool(page.evaluate("document.documentElement.scrollHeight > innerHeight + 150")), "room below")
    number = table.scene["number"]
    x, y = middle(table.spot("willow").first)
    finger.go((x, y), (x, y - 100), stays=False)
    ann.until(lambda: bool(page.evaluate("scrollY > 0")), "the page on its way")
    expect(moved).to_have_count(0)
    assert table.scene["number"] == number


class Typist(Lifting):
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


def test_the_keyboard_is_enough(site: Site) -> None:
    ann = site.open("Ann")
    table = Typist(ann, site.lay(ann, "me", "easy", scenario=LATE), 6)
    table.play(lambda it: it.clicks >= FEW)
    assert table.clicks >= FEW


def test_a_telephone_is_enough(site: Site) -> None:
    ann = site.open("Ann", phone=True)
    table = Fingers(ann, site.lay(ann, "me", "easy", scenario=LATE), 6)
    page = ann.page
    card = table.spot("salamander").first
    card.scroll_into_view_if_needed()
    card.tap()
    shown = page.get_by_role("dialog", name="Salamander")
    expect(shown).to_be_visible()
    expect(shown.locator("[data-sign]").first).to_be_visible()
    shown.get_by_role("button", name="Close").tap()
    expect(shown).to_be_hidden()

    table.play(lambda it: it.clicks >= FEW)
    assert table.clicks >= FEW
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
