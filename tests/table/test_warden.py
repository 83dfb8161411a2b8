"""The host acts while the server runs, and what nobody needs is forgotten after a time."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from cardwright.table import warden as module
from cardwright.table.accounts import HASHER
from cardwright.table.acts import Host, ban, close, dismiss, find, history, lend, rename, silence, the_one
from cardwright.table.entry import now
from cardwright.table.plan import DAY
from cardwright.table.problem import Problem
from cardwright.table.schema import ACCOUNTS, ACTS, ENTRIES, REPORTS, TABLES
from cardwright.table.sessions import NEVER
from cardwright.table.warden import BATCH, BEGUN, REPORT_DAYS, Warden
from tests.table.company import PASSWORD, Person, Server, open_server, refusals
from tests.table.test_sessions import is_closed, is_somebody, login, settled, signed_in

pytestmark = pytest.mark.slow

HOST = Host("root", "because", now())
DAYS = DAY * 1000


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server whose own warden is asleep: a test has another one."""
    monkeypatch.setattr(module, "LOOK_SECONDS", 1e6)
    with open_server(tmp_path, forget_guests=10, forget_tables=5) as found:
        yield found


def act(server: Server, work: Callable[[Connection], object]) -> None:
    """The host acts, in a transaction of another program; then the server hears of it."""
    with server.service().store.engine.begin() as connection:
        work(connection)
    warden = Warden(server.service())
    within(server, warden.hear)
    within(server, warden.tidy)


def within(server: Server, work: Callable[[], Any]) -> Any:
    assert server.client.portal is not None
    return server.client.portal.call(work)


def tidied(server: Server, days: float) -> int:
    """Tidy as if so many days had gone by; how much was done."""
    at = now() + int(days * DAYS)
    found: int = within(server, Warden(server.service(), lambda: at).tidy)
    return found


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def exists(person: Person) -> bool:
    return bool(person.ask("GET", f"/api/players/{person.id}").status_code == 200)


def test_whoever_is_silenced_says_nothing_until_then(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.lay("me", "open")
    with ann.at(table) as ear:
        assert refusals(ear.say("say", text="one")) == []
        act(server, lambda c: silence(c, HOST, the_one(c, "Ann"), NEVER))
        (refusal,) = [it for it in ear.say("say", text="two") if it["type"] == "refusal"]
        assert (refusal["code"], refusal["message"]) == ("silenced", "the host has silenced you for good")
        assert ann.ask("GET", "/api/me").json()["silenced"] == NEVER
        act(server, lambda c: silence(c, HOST, the_one(c, "Ann"), now() - 1))
        assert refusals(ear.say("say", text="three")) == []
        act(server, lambda c: silence(c, HOST, the_one(c, "Ann"), None))
        assert [line["text"] for line in ear.scene()["chat"]] == ["one", "three"]


def test_whoever_is_banned_is_out_at_once_and_sits_nowhere(server: Server) -> None:
    ann, bob = server.kept("Ann"), server.guest("Bob")
    waiting, played = ann.lay("me", "open"), ann.lay("me", "open")
    with bob.at(played) as ear:
        ear.say("sit", seat=1)
    with ann.at(played) as ear:
        act(server, lambda c: ban(c, HOST, the_one(c, "Ann"), NEVER))
        assert is_closed(ear)
    assert not is_somebody(ann)
    assert code(ann.ask("PATCH", "/api/me", json={})) == (403, "banned")
    assert code(ann.ask("POST", "/api/logout")) == (403, "banned")
    assert code(ann.ask("POST", "/api/me", json={"name": "Another"})) == (403, "banned")
    again = {"name": "Ann", "password": PASSWORD}
    answer = server.client.post("/api/login", json=again)
    assert code(answer) == (403, "banned")
    assert answer.json()["error"]["message"] == "the host has banned you for good"
    assert code(server.client.post("/api/login", json={**again, "password": "wrong password"})) == (
        403,
        "wrong_password",
    )
    assert [seat["account"] for seat in bob.ask("GET", f"/api/tables/{waiting}").json()["seats"]] == [None, None]
    assert bob.ask("GET", f"/api/tables/{played}").json()["result"]["winners"] == [1]


def test_a_ban_that_is_over_lets_somebody_log_in_and_no_old_token_is_good(server: Server) -> None:
    ann = server.kept("Ann")
    act(server, lambda c: ban(c, HOST, the_one(c, "Ann"), now() + DAYS))
    assert "until 2" in ann.ask("PATCH", "/api/me", json={}).json()["error"]["message"]
    with server.service().store.engine.begin() as connection:
        connection.execute(update(ACCOUNTS).values(banned=now() - 1))
    assert not is_somebody(ann)
    assert is_somebody(login(server, "Ann"))
    act(server, lambda c: ban(c, HOST, the_one(c, "Ann"), NEVER))
    act(server, lambda c: ban(c, HOST, the_one(c, "Ann"), None))
    assert not is_somebody(ann)
    assert is_somebody(login(server, "Ann"))
    answer = ann.ask("POST", "/api/me", json={"name": "Another"})
    assert is_somebody(Person(server, answer.json()["id"], signed_in(server, answer)))


def test_a_new_name_is_seen_at_every_table_and_is_the_one_to_log_in_with(server: Server) -> None:
    ann, bob = server.kept("Rude"), server.kept("Bob")
    table = ann.lay("me", "open")
    with bob.at(table) as ear:
        act(server, lambda c: rename(c, HOST, the_one(c, "rude"), "Player 7"))
        ear.settle()
        assert ear.scene()["seats"][0]["name"] == "Player 7"
    assert is_somebody(ann)
    assert is_somebody(login(server, "player 7"))
    with pytest.raises(Problem, match="somebody keeps this name"):
        act(server, lambda c: rename(c, HOST, the_one(c, "Player 7"), "Вob"))


def test_a_password_that_the_host_gives_is_good_once(server: Server) -> None:
    ann = server.kept("Ann")
    new = "given by the host"
    act(server, lambda c: lend(c, HOST, the_one(c, "Ann"), HASHER.hash(new), now() + DAYS))
    assert not is_somebody(ann)
    assert code(server.client.post("/api/login", json={"name": "Ann", "password": PASSWORD})) == (403, "wrong_password")
    back = login(server, "Ann", new)
    assert back.ask("GET", "/api/me").json()["lent"] is True
    assert code(server.client.post("/api/login", json={"name": "Ann", "password": new})) == (403, "wrong_password")
    chosen = back.ask("POST", "/api/me/password", json={"password": "my very own"})
    assert chosen.json()["lent"] is False
    signed_in(server, chosen)
    assert is_somebody(login(server, "Ann", "my very own"))


def test_a_password_that_the_host_gave_too_long_ago_is_good_for_nothing(server: Server) -> None:
    server.kept("Ann")
    act(server, lambda c: lend(c, HOST, the_one(c, "Ann"), HASHER.hash("given by the host"), now() - 1))
    body = {"name": "Ann", "password": "given by the host"}
    assert code(server.client.post("/api/login", json=body)) == (403, "wrong_password")
    server.guest("Bob")
    with pytest.raises(Problem, match="Bob is a guest and has no password"):
        act(server, lambda c: lend(c, HOST, the_one(c, "Bob"), "hash", now()))


def test_whoever_is_deleted_by_the_host_goes_like_whoever_deletes_the_account(server: Server) -> None:
    ann, bob = server.kept("Ann"), server.guest("Bob")
    table = ann.lay("me", "open")
    with bob.at(table) as ear:
        ear.say("sit", seat=1)
    with ann.at(table) as ear:
        ear.say("say", text="rude")
        act(server, lambda c: dismiss(c, HOST, the_one(c, "Ann")))
        assert is_closed(ear)
    assert not exists(ann)
    assert not is_somebody(ann)
    scene = bob.ask("GET", f"/api/tables/{table}").json()
    assert (scene["status"], scene["result"]["winners"]) == ("finished", [1])
    assert "rude" not in str(scene)
    assert "Ann" not in str(scene)


def test_every_act_is_kept_also_when_the_account_is_not(server: Server) -> None:
    ann = server.kept("Ann")
    bob = server.guest("Bob")
    report = bob.ask("POST", "/api/reports", json={"about": ann.id, "reason": "spam"}).json()["id"]
    for work in (
        lambda c: silence(c, HOST, the_one(c, "Ann"), NEVER),
        lambda c: rename(c, HOST, the_one(c, "Ann"), "Anna"),
        lambda c: lend(c, HOST, the_one(c, "Anna"), "hash", NEVER),
        lambda c: close(c, HOST, report),
        lambda c: dismiss(c, HOST, the_one(c, ann.id)),
    ):
        act(server, work)
    assert not exists(ann)
    with server.service().store.engine.connect() as connection:
        acts = history(connection, ann.id)
        assert connection.execute(select(REPORTS.c.about, REPORTS.c.note)).all() == [(None, "because")]
    assert [(it.what, it.name, it.detail) for it in reversed(acts)] == [
        ("silence", "Ann", "for good"), ("rename", "Ann", "to Anna"), ("password", "Anna", "for good"),
        ("close", "Ann", f"report {report}"), ("delete", "Anna", ""),
    ]  # fmt: skip
    assert {(it.by, it.why, it.at) for it in acts} == {("root", "because", HOST.at)}


def test_people_are_found_by_name_part_look_and_id(server: Server) -> None:
    bill, other = server.kept("Bill"), server.guest("Billy")
    server.guest("Ann")
    twins = [server.guest("Twin") for _ in range(2)]
    with server.service().store.engine.connect() as connection:
        assert [row.id for row in find(connection, "bil")] == [other.id, bill.id]
        assert [row.id for row in find(connection, "BiII")] == [bill.id]
        assert [row.name for row in find(connection, bill.id)] == ["Bill"]
        assert the_one(connection, "bill").id == bill.id
        with pytest.raises(Problem, match="there is nobody called 'Eve'"):
            the_one(connection, "Eve")
        with pytest.raises(Problem, match="2 people are called 'Twin'") as caught:
            the_one(connection, "Twin")
        assert all(twin.id in caught.value.message for twin in twins)


def test_nothing_is_written_of_an_act_that_fails(server: Server) -> None:
    server.kept("Ann")
    with pytest.raises(Problem):
        act(server, lambda c: rename(c, HOST, the_one(c, "Eve"), "Ann"))
    with server.service().store.engine.connect() as connection:
        assert connection.execute(select(ACTS)).all() == []


# Forgetting.


def test_guests_who_did_nothing_for_long_are_forgotten_and_nobody_else(server: Server) -> None:
    guest, kept = server.guest("Guest"), server.kept("Kept")
    table = guest.lay("me", "open")
    with kept.at(table) as ear:
        ear.say("sit", seat=1)
    with guest.at(table) as ear:
        ear.say("say", text="hello")
    tidied(server, 10)
    assert exists(guest)
    tidied(server, 11.1)
    assert (exists(guest), exists(kept)) == (False, True)
    scene = kept.ask("GET", f"/api/tables/{table}").json()
    assert (scene["status"], scene["result"]["winners"]) == ("finished", [1])
    assert "hello" not in str(scene)


def test_a_guest_who_came_back_meanwhile_is_not_forgotten(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = server.guest("Guest")
    later = now() + 8 * DAYS
    monkeypatch.setattr(server.service().accounts, "now", lambda: later)
    assert is_somebody(guest)
    within(server, lambda: settled(server))
    tidied(server, 12)
    assert exists(guest)
    tidied(server, 19.1)
    assert not exists(guest)


def test_a_guest_who_is_banned_is_remembered_until_that_is_over(server: Server) -> None:
    guest = server.guest("Guest")
    act(server, lambda c: ban(c, HOST, the_one(c, "Guest"), now() + 50 * DAYS))
    tidied(server, 40)
    assert exists(guest)
    tidied(server, 51)
    assert not exists(guest)


def test_tables_where_nobody_began_are_forgotten_and_games_much_later(server: Server) -> None:
    ann, bob = server.kept("Ann"), server.kept("Bob")
    waiting, played, over = (ann.lay("me", "open") for _ in range(3))
    for table in (played, over):
        with bob.at(table) as ear:
            ear.say("sit", seat=1)
    with bob.at(over) as ear:
        ear.say("resign")

    def there() -> list[bool]:
        return [ann.ask("GET", f"/api/tables/{it}").status_code == 200 for it in (waiting, played, over)]

    tidied(server, 4.9)
    assert there() == [True, True, True]
    with ann.at(waiting) as ear:
        tidied(server, 5.1)
        assert is_closed(ear)
    assert there() == [False, True, True]
    tidied(server, 5 * BEGUN - 0.1)
    assert there() == [False, True, True]
    tidied(server, 5 * BEGUN + 0.1)
    assert there() == [False, False, True]
    with server.service().store.engine.connect() as connection:
        assert set(connection.scalars(select(ENTRIES.c.table))) == {over}


def test_nothing_is_forgotten_if_the_host_says_never(tmp_path: Path) -> None:
    with open_server(tmp_path, forget_guests=0, forget_tables=0) as server:
        guest = server.guest("Guest")
        table = guest.lay("me", "open")
        assert tidied(server, 10_000) == 0
        assert exists(guest)
        assert guest.ask("GET", f"/api/tables/{table}").status_code == 200


def test_reports_are_forgotten_some_time_after_they_are_closed(server: Server) -> None:
    ann, bob = server.kept("Ann"), server.kept("Bob")
    ids = [ann.ask("POST", "/api/reports", json={"about": bob.id, "reason": "spam"}).json()["id"] for _ in range(2)]
    act(server, lambda c: close(c, Host("root", "", now()), ids[0]))
    tidied(server, REPORT_DAYS - 1)
    tidied(server, REPORT_DAYS + 1)
    with server.service().store.engine.connect() as connection:
        assert list(connection.scalars(select(REPORTS.c.id))) == [ids[1]]


def test_a_table_that_cannot_be_read_keeps_no_other_guest_from_being_forgotten(server: Server) -> None:
    stuck = [server.guest(f"Stuck {i}") for i in range(BATCH)]
    for person in stuck:
        person.lay("me", "open")
    last = server.guest("Last")
    with server.service().store.engine.begin() as connection:
        connection.execute(update(TABLES).values(plan={}, changed=now() + 100 * DAYS))
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == last.id).values(created=now() + 1))
    server.service().memory.tables.clear()
    at = now() + 50 * DAYS
    warden = Warden(server.service(), lambda: at)
    assert within(server, warden.tidy) == BATCH
    assert within(server, warden.tidy) == 1
    assert not exists(last)
