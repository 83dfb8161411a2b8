"""Several browsers at one table: two people, a server that goes away and comes back, somebody who only watches."""

import re

from playwright.sync_api import expect

from tests.web.positions import LATE
from tests.web.site import Site, Window
from tests.web.table import Table, played

LOST = "The connection is lost"


def waits(window: Window) -> bool:
    return window.page.get_by_text(LOST).is_visible()


def answer_in_turn(tables: list[Table], times: int) -> None:
    """So many answers of whoever is asked."""
    for _ in range(times):
        tables[0].window.until(lambda: any(it.asked() or it.over() for it in tables), "somebody's turn")
        asked = next((it for it in tables if it.asked()), None)
        if asked is None:
            return
        before = [it.scene["number"] for it in tables]
        asked.answer()
        for table, number in zip(tables, before):
            table.window.until(lambda: table.scene["number"] > number, "the news")  # noqa: B023


def test_two_people_play_on_after_the_server_was_lost(site: Site) -> None:
    ann, bob = site.open("Ann"), site.open()
    table = site.lay(ann, "me", "open", scenario=LATE)
    a, b = Table(ann, table, 1), Table(bob, table, 2)
    expect(a.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    b.page.get_by_role("main").get_by_role("textbox").last.fill("Bob")
    b.page.keyboard.press("Enter")
    bob.until(lambda: b.scene["seat"] >= 0, "a seat")
    answer_in_turn([a, b], 4)

    for window in (ann, bob):
        window.expect("WebSocket connection to|Failed to load resource")
    site.server.kill()
    for window in (ann, bob):
        window.until(lambda: waits(window), "the notice")  # noqa: B023
    asked, number = (a if a.asked() else b), a.scene["number"]
    asked.click(asked.pick())
    site.begin()
    for table_ in (a, b):
        table_.window.until(lambda: not waits(table_.window), "the connection")  # noqa: B023
        table_.window.until(lambda: table_.scene["number"] > number, "the answer that was on its way")  # noqa: B023

    b.go(f"/tables/{table}")
    answer_in_turn([a, b], 200)
    assert played(a) == played(b)
    for one in (a, b):
        expect(one.page.get_by_role("heading", level=1)).to_contain_text(played(a)["words"])


def test_a_spectator_learns_nothing_that_is_hidden(site: Site) -> None:
    ann, eve = site.open("Ann"), site.open()
    table = site.lay(ann, "me", "easy", scenario=LATE)
    a, watching = Table(ann, table, 3), Table(eve, table)
    names, named, hidden = site.names(), set[str](), set[str]()
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    for _ in range(20):
        a.wait()
        eve.until(lambda: watching.scene["number"] >= a.scene["number"], "the same moment")
        if a.over():
            break
        mine = set(a.mine["hand"]["known"])
        public = set(watching.scene["view"]["seats"][a.scene["seat"]]["hand"]["known"])
        secret = mine - public - named
        hidden |= secret
        told = "".join(eve.frames)
        named |= {it for it in names if f'"{it}"' in told}
        assert not secret & named
        html = eve.page.locator("body").evaluate("it => it.outerHTML")
        seen = {it for it in secret if f'data-card="{it}"' in html or re.search(rf"\b{re.escape(names[it])}\b", html)}
        assert seen == set()
        assert watching.scene["options"] == []
        a.answer()
    assert len(hidden) >= 2
