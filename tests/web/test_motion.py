"""What happens is seen to happen: cards travel, a key lets them arrive, and who wants less motion sees none."""

import pytest
from playwright.sync_api import expect

from tests.web.positions import LATE
from tests.web.site import Site, Window
from tests.web.table import Table

# Whatever moves takes a minute: it can be looked at on its way.
SLOWLY = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  return animate.call(this, frames, { ...options, duration: 60_000 });
};
"""
# Whether a card is on its way, or about to be; that it rises under the pointer is another matter.
MOVING = """card => card.getAnimations()
  .filter((one) => ["running", "paused"].includes(one.playState) && !(one instanceof CSSTransition)).length"""
# A square that is to move: how far it is in each of the following frames, while every frame brings a change, or none.
FRAMES = """async (busy) => {
  const square = document.createElement("div");
  const animation = square.animate({ opacity: [0, 1] }, 10_000);
  document.body.append(square);
  const times = [];
  for (let i = 0; i < 60; i++) {
    await new Promise(requestAnimationFrame);
    times.push(animation.currentTime);
    if (busy) square.className = `${i}`;
  }
  return times;
}"""
# Where a card's window lies when its card has just been pressed, and where it lies later.
OPENING = """card => new Promise((tell) => {
  const frame = () => new Promise(requestAnimationFrame);
  const place = () => JSON.stringify(document.querySelector("[data-lifted]").getBoundingClientRect());
  card.click();
  setTimeout(async () => {
    const first = place();
    for (let i = 0; i < 10; i++) await frame();
    tell([first, place()]);
  });
})"""
# Which card would be pressed in the middle of a card.
MIDST = """card => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-card]")?.dataset.card;
}"""
NEAR = 40.0


def tamed(ann: Window, site: Site) -> tuple[Table, str, float]:
    """A table where a card is tamed: the card, and how far down it lay on the board."""
    table = Table(ann, site.lay(ann, "me", "random", seed=11), 3)
    table.play(lambda it: any(option["answer"].startswith("tame") for option in it.scene["options"]))
    option = next(it for it in table.scene["options"] if it["answer"].startswith("tame"))
    card = option["answer"].split(" ")[1]
    height = top(table, card)
    table.answer(option)
    ann.page.locator(f'.hand [data-card="{card}"]').wait_for(state="attached")
    return table, card, height


def top(table: Table, card: str) -> float:
    box = table.spot(card).bounding_box()
    assert box is not None
    return box["y"]


def test_a_card_travels_to_the_hand_and_a_key_lets_it_arrive(site: Site) -> None:
    ann = site.open("Ann", reduced_motion="no-preference")
    ann.page.add_init_script(SLOWLY)
    table, card, height = tamed(ann, site)
    assert table.spot(card).evaluate(MOVING) == 1
    assert abs(top(table, card) - height) < NEAR
    ann.page.keyboard.press("Shift")
    assert table.spot(card).evaluate(MOVING) == 0
    assert top(table, card) > height + 5 * NEAR


def test_a_card_that_flies_over_others_is_in_nobodys_way(site: Site) -> None:
    ann = site.open("Ann", reduced_motion="no-preference")
    ann.page.add_init_script(SLOWLY)
    table, card, _ = tamed(ann, site)
    assert table.spot(card).evaluate(MOVING) == 1
    assert table.spot(card).evaluate(MIDST) != card


def test_a_card_that_moves_aside_can_be_pressed(site: Site) -> None:
    ann = site.open("Ann", reduced_motion="no-preference")
    ann.page.add_init_script(SLOWLY)
    table = Table(ann, site.lay(ann, "me", "random", scenario=LATE), 3)
    table.give("summon imp")
    ann.page.locator('.area [data-card="imp"]').wait_for(state="attached")
    assert table.spot("kappa").evaluate(MOVING) == 1
    assert table.spot("kappa").evaluate(MIDST) == "kappa"
    table.spot("kappa").click(force=True)
    expect(ann.page.get_by_role("dialog", name=site.names()["kappa"])).to_be_visible()
    assert table.spot("kappa").evaluate(MOVING) == 0


def test_a_card_on_its_way_goes_on_when_the_table_is_told_something_else(site: Site) -> None:
    ann, eve = site.open("Ann"), site.open(reduced_motion="no-preference")
    eve.page.add_init_script(SLOWLY)
    address = site.lay(ann, "me", "random", scenario=LATE)
    table, watching = Table(ann, address, 3), Table(eve, address)
    for deed in ("tame snail_maiden", "sell goblin_soldier"):
        table.give(deed)
        eve.until(lambda: watching.scene["number"] == table.scene["number"], "the news")
        eve.page.locator(f'[data-entry="{table.scene["number"]}"]').wait_for(state="attached")
        watching.spot("snail_maiden").evaluate("card => (window.flights ??= []).push(card.getAnimations()[0])")
    assert eve.page.evaluate('flights[0].playState !== "idle" && flights[0] === flights[1]')


@pytest.mark.parametrize(("busy", "held"), [(False, 1), (True, 5)], ids=["at rest", "every frame brings a change"])
def test_what_moves_begins_when_it_has_been_painted(site: Site, busy: bool, held: int) -> None:
    """And even if the page never comes to rest."""
    eve = site.open(reduced_motion="no-preference")
    eve.page.goto("/about")
    times = eve.page.evaluate(FRAMES, busy)
    assert times[held] == 0
    assert times[-1] > 0


def test_nothing_moves_for_who_wants_less_motion(site: Site) -> None:
    ann = site.open("Ann")
    ann.page.add_init_script(SLOWLY)
    table, card, height = tamed(ann, site)
    assert table.spot(card).evaluate(MOVING) == 0
    assert top(table, card) > height + 5 * NEAR


def test_who_wants_less_motion_finds_everything_in_its_place_at_once(site: Site) -> None:
    """What arrives some frames later is pressed in vain."""
    ann = site.open("Ann")
    table = Table(ann, site.lay(ann, "me", "random", seed=11), 3)
    table.play(lambda it: any(option["answer"].startswith("tame") for option in it.scene["options"]))
    first, later = table.page.locator(".spot.glow").first.evaluate(OPENING)
    assert first == later
    assert table.page.evaluate("document.getAnimations().length") == 0
