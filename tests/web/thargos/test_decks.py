"""Decks on the page: built, refused, mended, shared by code, imported by somebody else, and played."""

import json
import re
from typing import Final

from playwright.sync_api import Dialog, Page, expect

from cardwright.shelf import GAMES
from tests.patience import PATIENCE
from tests.web.pages import serious
from tests.web.site import Site, Window
from tests.web.table import LONGEST, Table
from tests.web.thargos.table import LAY, Duel

THARGOS: Final = GAMES["thargos"]
VANGUARD, KNIVES = THARGOS.lent(THARGOS.complete({}))[:2]
NAMES: Final = {"vanguard": "The Crimson Banner", "knives": "Knives of Karnarcos"}
MILLISECONDS: Final = PATIENCE * 1000
REFUSED: Final = "This deck cannot be played yet:"
FITS: Final = "This deck fits."


def opened(window: Window, address: str) -> Page:
    window.page.goto(address)
    window.page.locator("main h1").first.wait_for()
    return window.page


def says(page: Page, text: str) -> None:
    expect(page.get_by_text(text).first).to_be_visible(timeout=MILLISECONDS)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def fighting(one: Duel, other: Duel) -> Duel:
    """Play until somebody may lay cards in a conflict: who that is."""
    for _ in range(LONGEST):
        one.window.until(lambda: one.asked() or other.asked(), "somebody's turn")
        asked = one if one.asked() else other
        asked.wait()
        if asked.scene["view"]["asked"][0] == LAY:
            return asked
        asked.answer()
    raise AssertionError("nobody attempts anything")


def keep(window: Window, text: str, name: str, **more: object) -> str:
    return str(window.post("/api/decks", {"game": "thargos", "name": name, "text": text, **more})["id"])


def code_of(page: Page) -> str:
    """The share code, once the server has said it."""
    page.get_by_role("heading", name="Share", exact=True).click()
    field = page.get_by_label("Share code")
    expect(field).to_have_value(VANGUARD, timeout=MILLISECONDS)
    return str(field.input_value())


def test_a_deck_is_built_refused_mended_shared_imported_and_played(site: Site) -> None:
    ann = site.open("Ann")
    page = opened(ann, "/decks")
    page.get_by_role("link", name=NAMES["vanguard"]).click()
    says(page, FITS)
    deck = page.get_by_role("region", name="Deck", exact=True).first
    deck.get_by_role("button", name="Take Legion Longsword out").click()
    says(page, "A deck has 60 cards; this one has 59.")
    asked: list[str] = []

    def stay(question: Dialog) -> None:
        asked.append(question.message)
        question.dismiss()

    page.once("dialog", stay)
    page.get_by_role("banner").get_by_role("link", name="Cards").click()
    assert asked == ["What you changed in this deck is not saved. Leave it?"]
    says(page, "A deck has 60 cards; this one has 59.")
    expect(page.get_by_role("button", name="Play it now")).to_be_disabled()
    page.get_by_role("searchbox").fill("longsword")
    page.locator('[data-card="legion_longsword"]').get_by_role("button", name="Add Legion Longsword").click()
    says(page, FITS)
    page.get_by_label("Name of the deck").fill("Banner of Ann")
    press(page, "Save")
    page.wait_for_url("**/decks/*")
    says(page, "Saved")
    code = code_of(page)
    assert serious(page) == []

    bob = site.open("Bob")
    other = opened(bob, "/decks")
    press(other, "Import")
    other.get_by_label("A share code, a link, or a deck in TOML").fill(f"{code[:30].lower()}\n {code[30:]}")
    press(other, "Lay it on the bench")
    says(other, FITS)
    expect(other.locator('[data-held="krisoss"]')).to_be_visible()
    press(other, "Play it now")
    other.wait_for_url("**/tables/*")
    table = Table(bob)
    bob.until(table.is_open, "a scene")
    bob.until(lambda: table.scene["status"] == "playing", "the game")
    played = other.url.rsplit("/", 1)[1]
    assert bob.get(f"/api/tables/{played}/brought")[0] == VANGUARD
    other.get_by_role("button", name="in the deck").click()
    listed = other.get_by_role("dialog").get_by_role("listitem")
    assert sum(int(it.split("/")[1].split()[0]) for it in listed.all_inner_texts()) == 60
    assert sum(int(it.split("/")[0]) for it in listed.all_inner_texts()) < 60


def test_a_deck_from_elsewhere_comes_with_the_expansion_that_it_needs(site: Site) -> None:
    page = opened(site.open("Ann"), "/decks")
    page.get_by_role("link", name="The Grave Host").click()
    says(page, FITS)
    press(page, "Save")
    page.wait_for_url(lambda url: "/decks/new" not in url)
    kept = site.windows[0].get("/api/decks")["decks"][0]
    assert (kept["options"], kept["front"][0]) == ({"undead": "with"}, "ulmareth")


def test_what_was_saved_before_is_had_again(site: Site) -> None:
    ann = site.open("Ann")
    id = keep(ann, VANGUARD, "Mine")
    page = opened(ann, f"/decks/{id}")
    says(page, FITS)
    page.locator('[data-held="krisoss"]').get_by_role("button", name="Take").click()
    says(page, "A team has 4 Heroes; this one has 3.")
    press(page, "Save")
    says(page, "Saved")
    page.get_by_role("heading", name="Earlier versions").click()
    press(page, "Bring back version 1")
    says(page, FITS)
    press(page, "Save")
    says(page, "Saved")
    assert ann.get(f"/api/decks/{id}")["text"] == VANGUARD
    assert ann.get(f"/api/decks/{id}")["latest"] == 3


def test_a_public_deck_is_kept_as_ones_own_and_a_private_one_is_not_found(site: Site) -> None:
    ann, bob = site.open("Ann"), site.open("Bob")
    shared, secret = keep(ann, KNIVES, "Shared knives", public=True), keep(ann, VANGUARD, "Secret")
    page = opened(bob, "/decks")
    page.get_by_role("link", name="Shared knives").click()
    press(page, "Keep as my own")
    page.wait_for_url(lambda url: "/decks/" in url and shared not in url)
    assert [it["name"] for it in bob.get("/api/decks")["decks"]] == ["Shared knives"]
    bob.expect("404")
    opened(bob, f"/decks/{secret}")
    says(page, "There is no such deck, or it is somebody else’s and private.")


def test_two_people_sit_down_with_decks_of_their_own_and_one_reconnects_inside_a_conflict(site: Site) -> None:
    ann, bob = site.open("Ann"), site.open("Bob")
    keep(ann, VANGUARD, "Banner of Ann")
    page = opened(ann, "/new?game=thargos")
    page.get_by_label("Deck to play with").select_option(label="Banner of Ann")
    page.get_by_label("Seat 2", exact=True).select_option(label="Open: anybody with the link")
    press(page, "Open the table")
    page.wait_for_url("**/tables/*")
    says(page, "You play with Banner of Ann.")
    other = opened(bob, page.url)
    other.get_by_label("Deck to play with").select_option(label="Paste a code…")
    expect(other.get_by_role("button", name="Sit here")).to_be_disabled()
    other.get_by_label("Share code, or a deck in TOML").fill("HT1WRONG")
    says(other, "This share code is damaged")
    other.get_by_label("Share code, or a deck in TOML").fill(KNIVES)
    other.get_by_role("button", name="Sit here").click()
    seats = Duel(ann, seed=5), Duel(bob, seed=5)
    for it in seats:
        it.window.until(lambda it=it: it.is_open() and it.scene["status"] == "playing", "the game")  # type: ignore[misc]
    id = page.url.rsplit("/", 1)[1]
    assert ann.get(f"/api/tables/{id}/brought") == [VANGUARD, ""]
    assert bob.get(f"/api/tables/{id}/brought") == ["", KNIVES]
    one = fighting(*seats)
    asked = one.scene["options"]
    one.window.frames.clear()
    one.page.reload()
    one.window.until(one.is_open, "the table again")
    one.wait()
    assert one.scene["options"] == asked
    expect(one.page.get_by_role("region", name="Conflict")).to_be_visible()
    one.answer()


def test_a_deck_is_tried_with_progress_and_stopped(site: Site) -> None:
    ann = site.open("Ann")
    page = opened(ann, f"/decks/{keep(ann, VANGUARD, 'Mine')}")
    says(page, FITS)
    page.get_by_role("heading", name="What is it good at?").click()
    press(page, "Play 200 quick games")
    says(page, "of 200 games played")
    ann.until(lambda: page.get_by_role("row").count() > 1, "a result")
    press(page, "Stop")
    expect(page.get_by_role("button", name="Play 200 quick games")).to_be_enabled(timeout=MILLISECONDS)
    expect(page.get_by_role("table")).to_be_visible()
    assert serious(page) == []


def test_a_hand_is_drawn_and_a_card_is_read(site: Site) -> None:
    ann = site.open("Ann")
    page = opened(ann, f"/decks/new?game=thargos&code={VANGUARD}")
    says(page, FITS)
    page.get_by_role("heading", name="Test draws").click()
    press(page, "Draw a first hand")
    says(page, "6 of 60 cards drawn")
    press(page, "Draw one more")
    says(page, "7 of 60 cards drawn")
    page.locator('[data-held="krisoss"]').get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_points_build_is_measured_and_a_deck_that_costs_too_much_is_refused(site: Site) -> None:
    page = opened(site.open("Ann"), f"/decks/new?game=thargos&code={VANGUARD}")
    says(page, FITS)
    page.get_by_text("Built for").click()
    page.get_by_label("Points build").select_option("60")
    says(page, REFUSED)
    expect(page.locator(".meter").filter(has_text="PAM")).to_contain_text(re.compile(r"of 60\b.* too much"))
    page.get_by_label("Points build").select_option("180")
    says(page, FITS)
    expect(page.locator(".meter").filter(has_text="PAM")).to_contain_text("of 180")


def test_the_bench_is_used_by_thumb_by_keys_and_in_other_languages(site: Site) -> None:
    ann = site.open("Ann", phone=True, dark=True, lang="fr")
    page = opened(ann, f"/decks/new?game=thargos&code={VANGUARD}")
    says(page, "Ce deck convient.")
    page.locator(".which").get_by_text("Cartes").tap()
    page.get_by_role("searchbox").fill("krisoss")
    minus = page.locator('[data-card="krisoss"] button').nth(1)
    minus.focus()
    page.keyboard.press("Enter")
    page.locator(".which").get_by_text("Deck", exact=True).tap()
    says(page, "Ce deck ne peut pas encore être joué")
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_list_of_decks_stands_in_nobodys_way(site: Site) -> None:
    for phone, dark, lang in ((False, True, "nl"), (True, False, "en")):
        who = site.open("Ann", phone=phone, dark=dark, lang=lang)
        keep(who, VANGUARD, "Mine", public=True)
        page = opened(who, "/decks")
        page.get_by_role("link", name="Mine").first.wait_for()
        assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert json.dumps(who.get("/api/decks")).count(VANGUARD) == 1
