"""Another language in the middle of a game; and French as it is set, wherever it is read."""

import re

from playwright.sync_api import expect

from tests.web.pages import addresses, show
from tests.web.positions import NAMED
from tests.web.site import Site
from tests.web.table import Table

ILL_SET = re.compile(r".{0,30}(?: [:;!?%»]|« |\w'\w).{0,20}")


def test_the_language_changes_in_the_middle_of_a_game(site: Site) -> None:
    ann = site.open("Ann")
    table = Table(ann, site.lay(ann, "me", "easy", scenario=NAMED))
    table.give("tame snail_maiden", "tame goblin_soldier")
    page = table.page
    seen: dict[str, set[str]] = {"prompt": set(), "option": set(), "line": set(), "card": set()}
    for lang, title in (("en", "Language"), ("fr", "Language"), ("nl", "Langue")):
        page.get_by_label(title, exact=True).select_option(lang)
        ann.until(lambda: bool(table.scene["lang"] == lang), lang)  # noqa: B023
        scene = table.scene
        cards = ann.get(f"/api/games/vale/cards?lang={lang}")
        name = next(it["name"] for it in cards if it["id"] == "muura_tormented")
        option = next(it["words"] for it in scene["options"] if it["answer"] == "end")
        line = scene["story"]["steps"][-1][-1]["text"]
        expect(page.get_by_text(scene["prompt"], exact=True).first).to_be_visible()
        expect(table.button(option)).to_be_visible()
        expect(page.get_by_role("log").get_by_text(line.removeprefix("Ann ")).last).to_be_visible()
        expect(table.spot("muura_tormented").first).to_contain_text(name)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        for key, words in (("prompt", scene["prompt"]), ("option", option), ("line", line), ("card", name)):
            seen[key].add(words)
    assert {key: len(words) for key, words in seen.items()} == dict.fromkeys(seen, 3)


def test_french_is_set_with_its_spaces_and_apostrophes_on_every_page(site: Site) -> None:
    ann = site.open("Ann", lang="fr")
    found = {}
    for name, address in addresses(site, ann).items():
        show(ann, address)
        expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
        found[name] = ILL_SET.findall(ann.page.locator("body").inner_text())
    assert not {name: ill for name, ill in found.items() if ill}
