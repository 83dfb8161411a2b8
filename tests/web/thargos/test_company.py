"""Several people at one table, those who look on, and what everybody may take back, hear and see again."""

import json
import re

from playwright.sync_api import expect

from tests.web.site import Json, Site, Window
from tests.web.table import is_scene, played
from tests.web.thargos.positions import LATE, MIRROR, SPREAD
from tests.web.thargos.table import Duel, decided, lay

SECRETS = (
    "question_chamber",
    "market_rumours",
    "panic_in_the_streets",
    "street_cunning",
    "wandering_zephyr",
    "paid_informant",
)


def sit(site: Site, who: Window, table: str, seat: int) -> Duel:
    """Sit down at a table that began elsewhere."""
    duel = Duel(who, table)
    duel.sit(0)
    assert duel.scene["seat"] == seat
    return duel


def test_two_people_fight_and_one_of_them_reconnects_inside_the_conflict(site: Site) -> None:
    ann, bob, eve = site.open("Ann"), site.open("Bob"), site.open("Eve")
    table = lay(site, ann, "me", "open", scenario=SPREAD)
    one = Duel(ann, table)
    other = sit(site, bob, table, 1)
    watcher = Duel(eve, table)
    one.give("attempt 1")
    one.wait()
    one.put({"answer": "lay question_chamber might"})
    one.put({"answer": "lay market_rumours mind"})
    number = one.scene["number"]
    ann.page.locator(".dock .commit").click()
    ann.until(lambda: one.scene["number"] > number and one.settled(), "the attack")

    other.wait()
    bob.expect("WebSocket|ERR_INTERNET_DISCONNECTED|Failed to fetch")
    bob.context.set_offline(True)
    bob.frames.clear()
    bob.context.set_offline(False)
    bob.page.reload()
    bob.until(other.is_open, "the table again")
    other.wait()
    arena = bob.page.get_by_role("region", name="Conflict")
    expect(arena.get_by_role("img", name="1 card face down")).to_have_count(2)
    other.put({"answer": "lay street_cunning might"})
    other.put({"answer": "lay wandering_zephyr mind"})
    secrets = {card for frame in watcher.window.frames for card in SECRETS if f'"{card}"' in frame}
    assert secrets == set(), "who looks on has seen nothing that lies face down or in a hand"
    attacker = other.scene["view"]["sides"][0]
    assert (attacker["hand"]["known"], attacker["laid"]["row"], attacker["laid"]["known"]) == ([], [], [])
    assert all("The Question Chamber" not in frame for frame in bob.frames), "nor is the defender told"
    bob.page.locator(".dock .commit").click()
    for window in (ann, bob, eve):
        expect(window.page.locator(".clash").get_by_role("status")).to_be_visible()
    assert any('"question_chamber"' in frame for frame in eve.frames), "turned up, everybody sees it"


def test_undo_goes_back_to_the_last_barrier_and_no_further(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=SPREAD))
    table.wait()
    undo = table.button("Undo")
    expect(undo).to_be_disabled()
    first = table.scene["view"]
    table.give("attempt 1")
    table.wait()
    undo.click()
    ann.until(lambda: bool(table.scene["view"] == first), "the moment before the attempt")
    table.give("attempt 1", "stop")
    ann.until(lambda: table.scene["view"]["conflict"] is None, "the end of the conflict")
    table.wait()
    table.go_on()
    number = table.scene["number"]
    expect(undo).to_be_disabled()
    undo.click(force=True)
    why = ann.page.get_by_role("status").filter(has_text="Something hidden has become known since")
    expect(why.get_by_role("link", name="Rule T18.4")).to_be_visible()
    assert table.scene["number"] == number


def test_the_language_changes_in_the_middle_of_a_conflict(site: Site) -> None:
    ann = site.open("Ann")
    table = Duel(ann, lay(site, ann, "me", "easy", scenario=MIRROR))
    table.wait()
    page = ann.page
    seen: dict[str, set[str]] = {"rule": set(), "button": set(), "mission": set()}
    for lang, title, conflict in (
        ("en", "Language", "Conflict"),
        ("fr", "Language", "Conflit"),
        ("nl", "Langue", "Conflict"),
    ):
        page.get_by_label(title, exact=True).select_option(lang)
        ann.until(lambda: bool(table.scene["lang"] == lang), lang)  # noqa: B023
        arena = page.get_by_role("region", name=conflict)
        name = next(
            it["name"] for it in ann.get(f"/api/games/thargos/cards?lang={lang}") if it["id"] == "racket_in_kurnor"
        )
        expect(arena).to_contain_text(name)
        seen["mission"].add(name)
        seen["rule"].add(arena.get_by_role("status").inner_text())
        seen["button"].add(page.locator(".dock .commit").inner_text())
    assert {key: len(words) for key, words in seen.items()} == dict.fromkeys(seen, 3)


def test_a_conflict_is_scrubbed_in_the_replay(site: Site) -> None:
    ann = site.open("Ann")
    watched = lay(site, ann, "easy", "easy", scenario=LATE)
    table = Duel(ann, watched)
    played(table)
    end = decided(ann, watched)
    page = ann.page
    page.goto(f"/replay/{watched}?step={end}")
    expect(page.locator(".clash").get_by_role("status")).to_be_visible()
    page.get_by_role("slider").fill(str(end - 1))
    expect(page.get_by_text(re.compile(rf"^Step {end - 1} of \d+$"))).to_be_visible()
    expect(page.locator(".clash")).to_have_count(0)
    view = ann.get(f"/api/tables/{watched}/steps/{end - 1}?seat=-2")["view"]
    expect(page.get_by_role("region", name="Conflict")).to_have_count(1 if view["conflict"] else 0)
    page.get_by_role("slider").fill(str(end))
    expect(page.locator(".clash").get_by_role("status")).to_be_visible()
    page.get_by_role("slider").fill(str(end - 1))
    table.continue_from_here()
    assert table.scene["table"] != watched
    assert table.scene["view"]["turns"] >= view["turns"], "it goes on from there, and the other may have had a turn"
    if not table.over():
        table.answer()


# What happens before everybody's eyes, wherever the card goes then.
OPENLY = ("showed", "revealed", "dug", "dug_lasting", "turned_up", "discarded", "burnt")


def shown_in(view: Json) -> set[str]:
    """The cards that lie where everybody sees them."""
    found = {it[1] for it in view["missions"] if it is not None and len(it) > 1}
    for side in view["sides"]:
        found |= {*side["discard"], *side["shown"], side["played"], *(it[1] for it in side["scored"] + side["aside"])}
        found |= {*(it[0] for it in side["posts"]), *(id for it in side["stands"] for id in it["lastings"])}
    return found


def test_who_looks_on_at_a_whole_duel_is_told_nothing_before_it_is_shown(site: Site) -> None:
    ann, eve = site.open("Ann"), site.open()
    id = lay(site, ann, "me", "easy", scenario=LATE)
    table, watcher = Duel(ann, id, 2), Duel(eve, id)
    table.play()
    eve.until(watcher.over, "the end")
    cards = {it["id"]: it["name"] for it in ann.get("/api/games/thargos/cards") if it["sort"] != "hero"}
    whole = {it for it in cards if sum(cards[it] in name for name in cards.values()) == 1}
    shown: set[str] = set()
    told: dict[int, str] = {}
    for frame in filter(is_scene, eve.frames):
        story = json.loads(frame)["story"]
        step = story["from"] + len(story["steps"]) - 1
        told[step] = told.get(step, "") + frame
    assert len(told) > 3
    for step in range(max(told) + 1):
        moment = ann.get(f"/api/tables/{id}/steps/{step}?seat=-2")
        shown |= shown_in(moment["view"])
        shown |= {card for line in moment["lines"] if line["kind"] in OPENLY for card in line["cards"]}
        frames = told.get(step, "")
        named = {it for it in cards if f'"{it}"' in frames} | {it for it in whole if cards[it] in frames}
        assert named <= shown, (step, named - shown)
    assert len(cards) - len(shown) > 60, "most of both decks was never shown"
