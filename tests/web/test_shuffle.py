"""The deal as the page takes part in it: bits of its own, sent by itself, and a shuffle that can be checked."""

import json
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Route, expect

from cardwright.kernel.deal import seal
from tests.web.pages import serious
from tests.web.positions import LATE
from tests.web.site import Json, Site, Window
from tests.web.table import Table

RIGHT: Final = "The shuffle is as it was promised."
WRONG: Final = "The shuffle is not as it was promised."
KEEPS_NOTHING: Final = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"

# A browser gives these only to pages that came over https.
PLAIN_HTTP: Final = """
Object.defineProperty(Crypto.prototype, "subtle", { value: undefined });
Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined });
Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
"""


def said(window: Window, kind: str) -> list[Json]:
    """What a page has said over its socket, of one kind."""
    return [it for it in map(json.loads, window.sent) if it["type"] == kind]


def lay(window: Window) -> Table:
    """Press "Play now" on the first page: a table against an easy bot."""
    window.page.goto("/")
    table = Table(window)
    table.button("Play now").click()
    window.until(table.is_open, "a table")
    table.wait()
    return table


def give_up(table: Table) -> None:
    table.page.get_by_text("More", exact=True).click()
    table.button("Give up").click()
    table.button("Yes").click()
    table.window.until(table.over, "the end")


def checked(table: Table) -> Locator:
    """The window that tells what was checked, once all of it was."""
    table.page.goto(f"/replay/{table.scene['table']}")
    table.button("Check the shuffle").click()
    dialog = table.page.get_by_role("dialog")
    expect(dialog.get_by_text(re.compile("^The shuffle is|nothing to check$")).first).to_be_visible()
    return dialog


def tamper(window: Window, address: str, change: Callable[[str], str]) -> None:
    """Let the server seem to say something else at an address."""

    def answer(route: Route) -> None:
        route.fulfill(body=change(route.fetch().text()), content_type="application/json")

    window.page.route(address, answer)


def test_two_pages_seal_bits_when_they_sit_down_and_open_them_once_all_sit(site: Site) -> None:
    ann, bob = site.open("Ann"), site.open("Bob")
    a, b = Table(ann, site.lay(ann, "open", "open")), Table(bob)
    a.sit(0)
    b.go(f"/tables/{a.scene['table']}")
    assert said(ann, "unseal") == []
    b.sit(0)
    for table in (a, b):
        table.window.until(lambda: table.scene["status"] == "playing", "the deal")  # noqa: B023
    deal = a.scene["deal"]
    bits = [said(window, "unseal")[0]["bits"] for window in (ann, bob)]
    assert deal["bits"] == bits
    assert deal["seals"] == [seal(it) for it in bits] == [said(window, "sit")[0]["seal"] for window in (ann, bob)]
    assert [len(said(window, "unseal")) for window in (ann, bob)] == [1, 1]


def test_a_table_for_oneself_is_dealt_with_ones_own_bits_and_so_is_its_rematch(site: Site) -> None:
    ann = site.open("Ann")
    table = lay(ann)
    first = table.scene["deal"]
    assert first["bits"] == [said(ann, "unseal")[0]["bits"], ""]
    give_up(table)
    ann.frames.clear()
    table.button("Rematch").click()
    ann.until(lambda: table.is_open() and table.scene["status"] == "playing", "the rematch")
    assert len(said(ann, "unseal")) == 2
    assert table.scene["deal"]["bits"] in (
        ["", said(ann, "unseal")[1]["bits"]],
        [said(ann, "unseal")[1]["bits"], ""],
    )
    assert said(ann, "unseal")[1]["bits"] not in first["bits"]


def test_the_game_begins_with_somebody_whose_browser_keeps_nothing(site: Site) -> None:
    ann, bob = site.open("Ann"), site.open("Bob")
    bob.page.add_init_script(KEEPS_NOTHING)
    a = Table(ann, site.lay(ann, "open", "open"))
    a.sit(0)
    b = Table(bob, a.scene["table"])
    b.sit(0)
    ann.until(lambda: a.scene["status"] == "playing", "the deal")
    assert said(bob, "sit")[0]["seal"] is None
    assert a.scene["deal"]["bits"] == [said(ann, "unseal")[0]["bits"], ""]
    give_up(a)
    dialog = checked(a)
    expect(dialog).to_contain_text(RIGHT)
    expect(dialog).to_contain_text("Bob added no random numbers.")


def test_a_page_that_did_not_come_over_https_plays_seals_and_copies_all_the_same(site: Site) -> None:
    ann = site.open("Ann")
    ann.page.add_init_script(PLAIN_HTTP)
    table = lay(ann)
    assert table.scene["deal"]["bits"] == [said(ann, "unseal")[0]["bits"], ""]
    table.answer()
    table.go(f"/tables/{site.lay(ann, 'me', 'open')}")
    table.button("Copy the link").click()
    expect(table.button("Copied")).to_be_visible()


def test_while_bits_are_awaited_everybody_reads_whose(site: Site) -> None:
    ann, bob = site.open("Ann"), site.open("Bob")
    table = site.lay(ann, "me", "open", seal=seal("00" * 16))  # this page does not know these bits
    a, b = Table(ann, table), Table(bob, table)
    b.sit(0)
    expect(b.page.get_by_role("heading", level=1)).to_have_text("The cards are being dealt…")
    expect(b.page.get_by_role("status").filter(has_text="Random numbers")).to_contain_text("from Ann:")
    expect(b.button("Stand up")).to_have_count(0)
    ann.until(lambda: a.scene["status"] == "playing", "the deal without them")
    give_up(b)
    expect(checked(b)).to_contain_text("Ann sealed random numbers that did not arrive in time")


def test_the_check_shows_that_all_is_right_and_by_whom(site: Site) -> None:
    ann = site.open("Ann", permissions=["clipboard-read", "clipboard-write"])
    table = lay(ann)
    committed = table.scene["deal"]["commitment"]
    table.answer()
    table.wait()
    give_up(table)
    steps = len(ann.get(f"/api/tables/{table.scene['table']}")["story"]["steps"]) - 1
    dialog = checked(table)
    expect(dialog).to_contain_text(RIGHT)
    expect(dialog.get_by_role("heading", level=3)).to_have_text(
        ["Checked by this browser", "Checked by the server", "Without trusting this server"]
    )
    lines = dialog.get_by_role("listitem")
    expect(lines.filter(has_text="Right:")).to_have_count(7)
    expect(lines).to_have_count(7)
    expect(lines.last).to_contain_text(f"all {steps} moves are legal")
    expect(dialog).to_contain_text(f"cardwright replay vale-{table.scene['table']}.log --verify")
    dialog.locator("summary").click()
    dialog.get_by_role("button", name="Copy the commitment").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == committed
    assert serious(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.button("Check the shuffle")).to_be_focused()


@pytest.mark.parametrize(
    ("part", "value", "complaint"),
    [
        ("commitment", "00" * 32, "The commitment is not the one that this browser saw when you sat down."),
        ("bits", "00" * 16, "The random numbers used for you are not those that this browser had drawn."),
        ("seals", ["00" * 32, ""], "The seals are not those that this browser saw before it opened yours."),
    ],
)
def test_the_check_shows_what_is_not_as_this_browser_remembers(
    site: Site, part: str, value: object, complaint: str
) -> None:
    ann = site.open("Ann")
    table = lay(ann)
    give_up(table)
    key = f"deal:{table.scene['table']}"
    kept = json.loads(ann.page.evaluate("key => localStorage[key]", key))
    assert part in kept
    ann.page.evaluate("([key, text]) => localStorage[key] = text", [key, json.dumps({**kept, part: value})])
    dialog = checked(table)
    expect(dialog).to_contain_text(WRONG)
    expect(dialog.get_by_role("listitem").filter(has_text="Wrong:")).to_have_text([re.compile(complaint)])


def test_the_check_shows_what_the_server_or_its_secret_has_wrong(site: Site) -> None:
    ann = site.open("Ann")
    table = lay(ann)
    give_up(table)

    def other_secret(text: str) -> str:
        scene = json.loads(text)
        scene["deal"]["opened"]["secret"] = "00" * 32
        return json.dumps(scene)

    def other_answers(text: str) -> str:
        return text.replace('"what":"answers","right":true', '"what":"answers","right":false')

    tamper(ann, f"**/api/tables/{table.scene['table']}?lang=en", other_secret)
    tamper(ann, f"**/api/tables/{table.scene['table']}/checks", other_answers)
    dialog = checked(table)
    expect(dialog).to_contain_text(WRONG)
    expect(dialog.get_by_role("listitem").filter(has_text="Wrong:")).to_have_text(
        [re.compile("secret that was opened"), re.compile("key of the deal"), re.compile("does not go as it was")]
    )


@pytest.mark.parametrize(
    ("more", "words"), [({"seed": 7}, "from a chosen seed"), ({"scenario": LATE}, "from a prepared position")]
)
def test_a_deal_that_somebody_may_know_is_told_before_anybody_sits_down(site: Site, more: Json, words: str) -> None:
    ann, bob = site.open("Ann"), site.open("Bob")
    table = site.lay(ann, "me", "open", public=True, **more)
    bob.page.goto("/")
    listed = bob.page.get_by_role("link").filter(has_text="Ann")
    expect(listed).to_contain_text("cards may be known")
    b = Table(bob, table)
    expect(bob.page.get_by_role("note")).to_contain_text(words)
    expect(b.button("Sit here")).to_be_visible()
    b.sit(0)
    assert said(bob, "sit")[0]["seal"] is None
    bob.until(lambda: b.scene["status"] == "playing", "the game")
    give_up(b)
    expect(checked(b)).to_contain_text("There is nothing to check")


def test_a_shuffled_table_shows_its_commitment_before_anybody_sits_down(site: Site) -> None:
    ann, bob = site.open("Ann"), site.open("Bob")
    table = site.lay(ann, "me", "open", public=True)
    committed = ann.get(f"/api/tables/{table}")["deal"]["commitment"]
    bob.page.goto("/")
    expect(bob.page.get_by_role("link").filter(has_text="Ann")).not_to_contain_text("known")
    Table(bob, table)
    commitment = bob.page.locator("details").filter(has_text="Commitment")
    expect(commitment.locator("summary")).to_contain_text(" ".join(committed[i : i + 4] for i in range(0, 16, 4)))
    commitment.locator("summary").click()
    assert "".join(commitment.locator(".whole").inner_text().split()) == committed
    with bob.context.expect_page() as opened:
        bob.page.get_by_role("link", name="How you can check this").click()
    expect(opened.value.get_by_role("heading", name="How the cards are shuffled")).to_be_in_viewport()


def test_who_comes_back_says_which_scene_was_heard_last(site: Site) -> None:
    ann = site.open("Ann")
    addresses: list[str] = []
    ann.page.on("websocket", lambda socket: addresses.append(socket.url))
    table = Table(ann, site.lay(ann, "me", "easy", scenario=LATE))
    table.wait()
    table.answer()
    table.wait()
    ann.expect("WebSocket connection to|Failed to load resource")
    site.server.kill()
    site.begin()
    ann.until(lambda: len(addresses) > 1, "another socket")
    told = len(ann.get(f"/api/tables/{table.scene['table']}")["story"]["steps"])
    assert addresses[-1].endswith(f"&told={told}&heard={table.scene['number']}")
