"""People who do not get on: muted, blocked, reported, silenced, banned; and where somebody is signed in."""

from concurrent.futures import ThreadPoolExecutor
from typing import Final

from playwright.sync_api import Locator, expect

from tests.cli.terminal import run
from tests.web.pages import serious
from tests.web.positions import LATE
from tests.web.site import Site, Window
from tests.web.table import Table
from tests.web.test_shuffle import give_up

PASSWORD: Final = "correct horse battery"
RUDE: Final = "You play like a mud slime"


def host(site: Site, *command: str) -> str:
    """What the host does on the command line, while the server runs."""
    file = site.server.database.removeprefix("sqlite:///")
    with ThreadPoolExecutor(1) as pool:  # the browser's loop runs in this thread
        done = pool.submit(run, "people", *command, "--database", file).result()
    assert done.exit_code == 0, done.stderr
    return done.stdout


def at_a_table(site: Site, bob_speaks: str = "en") -> tuple[Table, Table]:
    """Ann and Bob, who play."""
    ann, bob = site.open("Ann"), site.open("Bob", lang=bob_speaks)
    a = Table(ann, site.lay(ann, "me", "open", scenario=LATE))
    b = Table(bob, a.scene["table"])
    b.page.locator("ol .button.primary").click()
    ann.until(lambda: a.scene["status"] == "playing", "the game")
    for table in (a, b):
        table.page.get_by_role("tab").nth(1).click()
    return a, b


def say(table: Table, text: str) -> None:
    table.page.locator(".talk form input").fill(text)
    table.page.keyboard.press("Enter")


def chat(table: Table) -> Locator:
    return table.page.locator(".chat")


def keep(window: Window) -> None:
    window.post("/api/me/password", {"password": PASSWORD})


def test_who_is_muted_is_not_heard_until_that_is_undone(site: Site) -> None:
    a, b = at_a_table(site)
    say(b, RUDE)
    expect(chat(a)).to_contain_text(RUDE)
    chat(a).get_by_role("button", name="Bob").click()
    dialog = a.page.get_by_role("dialog", name="Bob")
    dialog.get_by_text("Mute Bob").click()
    expect(chat(a)).not_to_contain_text(RUDE)
    assert serious(a.page) == []
    a.page.keyboard.press("Escape")
    expect(chat(b)).to_contain_text(RUDE)

    a.page.goto("/me")
    a.page.get_by_role("button", name="Stop muting Bob").click()
    expect(a.page.get_by_text("Nobody. You can mute")).to_be_visible()
    a.go(f"/tables/{a.scene['table']}")
    a.page.get_by_role("tab").nth(1).click()
    expect(chat(a)).to_contain_text(RUDE)


def test_who_is_blocked_cannot_sit_down_and_reads_why_in_their_language(site: Site) -> None:
    a, b = at_a_table(site, "nl")
    a.page.get_by_role("group", name="People at the table").get_by_role("button", name="Bob").click()
    a.page.get_by_role("dialog").get_by_text("Block Bob").click()
    a.window.until(lambda: bool(a.window.get("/api/me/blocked")["people"]), "the list")
    b.go(f"/tables/{site.lay(a.window, 'me', 'open')}")
    b.button("Hier zitten").click()
    expect(b.page.get_by_role("alert")).to_have_text("Wie deze tafel heeft geopend, wil niet met je spelen.")
    a.page.goto(f"/players/{b.window.me}")
    expect(a.page.get_by_role("switch", name="Block Bob")).to_be_checked()


def test_a_line_is_reported_to_the_host_as_it_was_written(site: Site) -> None:
    a, b = at_a_table(site)
    say(b, RUDE)
    chat(a).get_by_role("button", name="Bob").click()
    dialog = a.page.get_by_role("dialog")
    dialog.get_by_text("Report Bob to the host").click()
    expect(dialog.locator("blockquote")).to_have_text(RUDE)
    dialog.get_by_label("What is it about?").select_option("Insults or threats")
    dialog.get_by_label("What should the host know?").fill("Third time today.")
    assert serious(a.page) == []
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("status")).to_have_text("Thank you. The host will look at it.")
    assert f"insult    Bob “{RUDE}”" in host(site, "reports")
    assert "Third time today." in host(site, "report", "1")


def test_who_is_silenced_reads_until_when_instead_of_writing(site: Site) -> None:
    a, b = at_a_table(site)
    host(site, "silence", "Bob", "--why", RUDE)

    def refused() -> bool:
        """The server notices within seconds; until then it lets somebody speak."""
        form = b.page.locator(".talk form")
        if form.count():
            say(b, "hello")
            b.page.wait_for_timeout(200)
        return form.count() == 0

    b.window.until(refused, "the silence")
    expect(b.page.locator(".talk").get_by_role("status")).to_have_text(
        "The host has silenced you: you can read the chat, but not write."
    )
    say(a, "a word to Bob")
    expect(chat(b)).to_contain_text("a word to Bob")


def test_who_is_banned_reads_until_when_and_becomes_nobody_else(site: Site) -> None:
    bob = site.open("Bob", lang="fr")
    bob.expect("403")
    host(site, "ban", "Bob", "--days", "3")
    bob.until(lambda: bob.get("/api/me") is None, "the ban")
    bob.page.goto("/me")
    bob.page.get_by_role("main").get_by_label("Nom").first.fill("Robert")
    bob.page.keyboard.press("Enter")
    expect(bob.page.get_by_role("alert")).to_contain_text("L’hôte vous a exclu jusqu’au")


def test_sessions_are_listed_and_ended_one_by_one_and_all_at_once(site: Site) -> None:
    ann, other = site.open("Ann"), site.open()
    keep(ann)
    other.post("/api/login", {"name": "Ann", "password": PASSWORD})
    ann.page.goto("/me")
    panel = ann.page.locator("section").filter(has=ann.page.get_by_role("heading", name="Where you are signed in"))
    expect(panel.get_by_role("listitem")).to_have_count(2)
    expect(panel.get_by_role("listitem").filter(has_text="this one")).to_have_count(1)
    panel.get_by_role("button", name="Sign out on").click()
    expect(panel.get_by_role("listitem")).to_have_count(1)
    assert other.get("/api/me") is None
    panel.get_by_role("button", name="Sign out everywhere").click()
    assert ann.get("/api/me") is not None
    panel.get_by_role("button", name="Yes, sign out everywhere").click()
    expect(ann.page.get_by_role("heading", name="Who are you?")).to_be_visible()
    assert ann.get("/api/me") is None


def test_a_new_table_says_that_rated_games_have_no_hints(site: Site) -> None:
    ann = site.open("Ann")
    keep(ann)
    ann.page.goto("/new?players=2")
    rated, hints = ann.page.get_by_role("switch", name="Rated"), ann.page.get_by_role("switch", name="Hints allowed")
    expect(rated).to_be_disabled()
    expect(hints).to_be_checked()
    ann.page.get_by_role("combobox").last.select_option(label="Open: anybody with the link")
    expect(rated).to_be_checked()
    expect(hints).not_to_be_checked()
    expect(hints).to_be_disabled()
    expect(ann.page.get_by_text("At a rated table there are no hints.")).to_be_visible()
    table = Table(ann)
    table.button("Open the table").click()
    ann.until(table.is_open, "the table")
    assert (table.scene["plan"]["rated"], table.scene["plan"]["hints"]) == (True, False)


def test_who_does_not_sit_there_writes_when_the_game_is_over_and_under_a_name(site: Site) -> None:
    ann, eve = site.open("Ann"), site.open()
    a, table = Table(ann, site.lay(ann, "me", "easy", scenario=LATE)), Table(eve)
    table.go(f"/tables/{a.scene['table']}")
    table.page.get_by_role("tab", name="Chat").click()
    talk = table.page.locator("aside.talk")
    expect(talk).to_contain_text("only the players can write here")
    give_up(a)
    talk.get_by_label("Choose a name to join the chat").fill("Eve")
    table.page.keyboard.press("Enter")
    expect(talk.get_by_role("button", name="Send")).to_be_visible()
    say(table, "well played")
    expect(chat(table)).to_contain_text("well played")


def test_who_comes_with_a_password_from_the_host_is_asked_to_choose_another(site: Site) -> None:
    ann, here = site.open("Ann"), site.open()
    keep(ann)
    lent = host(site, "password", "Ann").split()[-1]
    here.page.goto("/me")
    here.page.get_by_label("Name").last.fill("Ann")
    here.page.get_by_label("Password").fill(lent)
    here.page.get_by_role("button", name="Sign in").click()
    note = here.page.get_by_role("note")
    expect(note).to_contain_text("choose your own now")
    here.page.get_by_label("Current password").fill(lent)
    here.page.get_by_label("New password").fill(PASSWORD)
    here.page.get_by_role("button", name="Change the password").click()
    expect(note).to_have_count(0)
