"""Taking back what one did, as far as nothing hidden has been seen."""

from playwright.sync_api import expect

from tests.web.positions import DRAWING, ORDINARY
from tests.web.site import Site
from tests.web.table import Table


def test_undo_goes_back_to_the_last_barrier_and_no_further(site: Site) -> None:
    ann = site.open("Ann")
    table = Table(ann, site.lay(ann, "me", "easy", scenario=DRAWING))
    undo = table.button("Undo")
    expect(undo).to_be_disabled()
    first = table.scene["view"]

    table.give("sell snail_maiden", "tame goblin_soldier")
    for _ in range(2):
        number = table.scene["number"]
        undo.click()
        ann.until(lambda: table.scene["number"] > number, "what was undone")  # noqa: B023
    assert table.scene["view"] == first
    expect(undo).to_be_disabled()

    table.give("summon willow purple=2")
    seen = table.scene["view"]
    expect(undo).to_be_disabled()
    table.give("tame snail_maiden")
    undo.click()
    ann.until(lambda: bool(table.scene["view"] == seen), "the moment after the draw")
    expect(undo).to_be_disabled()
    number = table.scene["number"]
    ann.page.keyboard.press("u")
    undo.evaluate("it => { it.disabled = false; it.click(); }")
    ann.page.wait_for_timeout(300)
    assert table.scene["number"] == number
    assert table.scene["view"] == seen
    why = ann.page.get_by_role("status").filter(has_text="it cannot be taken back")
    with ann.context.expect_page() as opened:
        why.get_by_role("link", name="Rule V19.6").click()
    expect(opened.value.get_by_text("Undo never crosses an information barrier")).to_be_visible()


def test_undo_against_bots_takes_back_ones_own_answer_with_theirs(site: Site) -> None:
    ann = site.open("Ann")
    table = Table(ann, site.lay(ann, "me", "easy", scenario=ORDINARY, hints=False))
    table.give("hunt")
    table.wait()
    expect(table.button("Hint")).to_have_count(0)
    ann.page.keyboard.press("h")
    expect(ann.page.get_by_role("status").filter(has_text="There are no hints at this table.")).to_be_visible()
    first = table.scene["view"]
    table.give("hunt")
    table.wait()
    assert table.scene["view"]["phase"] == "action"
    table.button("Undo").click()
    ann.until(lambda: bool(table.scene["view"] == first), "the moment before the second hunt")
