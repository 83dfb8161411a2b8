"""An invitation: who invites, to what, a seat or a bot in one press, and everybody sees who is here."""

import re

from playwright.sync_api import expect

from cardwright.text.cast import bot_name
from tests.web.site import Site
from tests.web.table import Table


def test_a_friend_sits_down_in_one_press_and_a_bot_takes_the_last_seat(site: Site) -> None:
    ann, eve = site.open("Ann"), site.open(lang="fr", phone=True)
    table = site.lay(ann, "me", "open", "open", options={"curse": "with"})
    a, e = Table(ann, table), Table(eve, table)
    expect(e.page.get_by_role("heading", level=1)).to_have_text("Ann vous invite")
    for fact in ("The Vale of Eternity", "avec Curse", "3 joueurs", "sans pendule", "sur invitation"):
        expect(e.page.get_by_text(fact).first).to_be_visible()
    e.page.get_by_role("textbox", name="Votre nom").fill("Eve")
    e.button("S’asseoir ici").click()
    row = a.page.get_by_role("listitem").filter(has_text="Eve").first
    expect(row).to_contain_text("here")

    e.page.goto("about:blank")
    expect(row).to_contain_text("away")
    a.button("Seat a bot Normal").click()
    ann.until(lambda: a.scene["status"] == "playing", "the game")
    expect(a.page.get_by_text(bot_name(table, 2, "normal")).first).to_be_visible()
    Table(eve, table)
    expect(a.page.get_by_role("listitem").filter(has_text="Eve").first).to_contain_text(re.compile("here|thinking"))


def test_the_invitation_has_a_code_for_phones_and_can_be_taken_back(site: Site) -> None:
    ann = site.open("Ann")
    a = Table(ann)
    ann.context.route("**/api/host", lambda route: route.fulfill(json={"address": "http://192.168.1.20:8000"}))
    table = site.lay(ann, "me", "open")
    a.go(f"/tables/{table}")
    link = f"http://192.168.1.20:8000/tables/{table}"
    expect(a.page.get_by_role("textbox", name="Send this link")).to_have_value(link)
    expect(a.page.get_by_role("img", name="QR code")).to_be_visible()
    a.button("Close the table").click()
    a.button("Close it for good").click()
    expect(a.page.get_by_role("button", name="Play now")).to_be_visible()
    assert ann.context.request.get(f"/api/tables/{table}").status == 404
