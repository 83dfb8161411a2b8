"""Cards say what they do on their faces, at every size, in every language."""

import json
from typing import Final

from playwright.sync_api import Page, expect

from tests.web.site import DESKTOP, PHONE, Site

CODES: Final = ("en", "fr", "nl")
# What does not fit: a face that is higher than a card, or a name, a sign or a sentence that leaves its place.
AMISS: Final = """() => [...document.querySelectorAll(".card")].flatMap((card) => {
  const [face, plate] = [card.querySelector(".face"), card.querySelector(".plate")];
  const [outer, inner] = [face.getBoundingClientRect(), plate.getBoundingClientRect()];
  const name = card.closest("a").id;
  const found = outer.height > outer.width * 1.4 + 1 ? [`${name} is ${outer.height / outer.width} high`] : [];
  for (const part of plate.querySelectorAll(".name, .kind, .text, [data-sign]")) {
    const box = part.getBoundingClientRect();
    const aside = Math.max(inner.left - box.left, box.right - inner.right);
    const out = Math.max(aside, inner.top - box.top, box.bottom - inner.bottom);
    if (out > 1 || part.scrollWidth > part.clientWidth + 1) found.push(`${name}: ${part.outerHTML.slice(0, 90)}`);
  }
  for (const sign of plate.querySelectorAll("[data-sign], .kind")) {
    if (!sign.getAttribute("aria-label") || sign.getAttribute("role") !== "img") found.push(`${name}: no name`);
  }
  return plate.querySelector("[data-sign]") ? found : [...found, `${name} shows no signs`];
})"""


def all_drawn(page: Page) -> None:
    """Wait until every card is there, those out of sight too."""
    page.add_style_tag(content="li { content-visibility: visible !important }")
    count = page.locator("main li a[id]").count()
    expect(page.locator("main li .card")).to_have_count(count)


def test_every_card_shows_its_effect_at_every_size_and_nothing_overflows(site: Site) -> None:
    page = site.open().page
    for viewport, lang, texts in [(PHONE, "fr", False), (DESKTOP, "en", False), *((DESKTOP, it, True) for it in CODES)]:
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        kept = json.dumps({"lang": lang, "texts": texts})
        page.context.add_cookies([{"name": "lang", "value": lang, "url": site.server.url("")}])
        page.add_init_script(f"localStorage.cardwright = {json.dumps(kept)}")
        page.goto("/cards")
        page.locator("main li a").first.wait_for()
        all_drawn(page)
        assert page.evaluate(AMISS) == []


def test_the_text_is_shown_on_the_cards_of_the_list_when_it_is_wanted_and_a_sign_has_a_tooltip(site: Site) -> None:
    page = site.open().page
    page.goto("/cards")
    sentence = page.get_by_text("You may hold 2 more stones.")
    sign = page.locator("#card-hestia [data-sign='limit:+2']")
    expect(sign).to_have_attribute("title", "stones that you may hold: +2")
    expect(sentence).to_have_count(0)
    page.get_by_text("Text on the cards").click()
    expect(sentence).to_be_visible()
    page.reload()
    expect(sentence).to_be_visible()
    page.goto("/rules#signs")
    legend = page.locator("#signs")
    expect(legend.get_by_role("listitem").filter(has_text="Stones that you may hold")).to_be_visible()
