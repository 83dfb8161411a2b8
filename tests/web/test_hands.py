"""Other hands than a mouse: the keyboard alone, and fingers on a telephone."""

from playwright.sync_api import Locator, expect

from tests.web.positions import LATE
from tests.web.site import PHONE, Site
from tests.web.table import Fingers, Table

FEW = 14
FAR = 120
VISIBLE = """it => {
  const style = getComputedStyle(it);
  const box = it.getBoundingClientRect();
  return it.matches(":focus-visible") && box.width > 0
    && ((style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== "none");
}"""


class Typist(Table):
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
    box = card.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = ann.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    shown = page.get_by_role("dialog", name="Salamander")
    expect(shown).to_be_visible()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(shown).to_be_visible()
    shown.get_by_role("button", name="Close").tap()
    expect(shown).to_be_hidden()

    table.play(lambda it: it.clicks >= FEW)
    assert table.clicks >= FEW
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
