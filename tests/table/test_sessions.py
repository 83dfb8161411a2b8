"""Sessions: where somebody is signed in, how that ends, and that a token is renewed with every change of rights."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cardwright.table.devices import device
from cardwright.table.plan import DAY
from tests.table.company import PASSWORD, Ear, Person, Server, open_server, refusals

OTHER = "battery staple"
PHONE = (
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36"
)
LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def signed_in(server: Server, answer: Any) -> str:
    """The token that an answer gives."""
    assert answer.status_code in (200, 201), answer.text
    token = server.client.cookies[server.service().cookie()]
    server.client.cookies.clear()
    return str(token)


def login(server: Server, name: str, password: str = PASSWORD, agent: str = LAPTOP) -> Person:
    body = {"name": name, "password": password}
    answer = server.client.post("/api/login", json=body, headers={"user-agent": agent})
    return Person(server, answer.json()["id"], signed_in(server, answer))


def is_somebody(person: Person) -> bool:
    return person.ask("GET", "/api/me").json() is not None


def is_closed(ear: Ear) -> bool:
    try:
        while True:
            ear.hear()
    except WebSocketDisconnect:
        return True


def sessions(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.ask("GET", "/api/me/sessions").json()["sessions"]
    return found


def test_a_guest_who_sets_a_password_gets_another_token_and_stays_at_the_table(server: Server) -> None:
    guest = server.guest("Ann")
    table = guest.lay("me", "open")
    with guest.at(table) as ear:
        token = signed_in(server, guest.ask("POST", "/api/me/password", json={"password": PASSWORD}))
        assert token != guest.token
        assert not is_somebody(guest)
        assert is_somebody(Person(server, guest.id, token))
        assert refusals(ear.say("say", text="still here")) == []


def test_a_password_that_changes_renews_this_token_and_ends_the_others(server: Server) -> None:
    ann = server.kept("Ann")
    phone = login(server, "Ann", agent=PHONE)
    table = ann.lay("me", "open")
    with ann.at(table) as here, phone.at(table) as there:
        body = {"password": OTHER, "current": PASSWORD}
        token = signed_in(server, ann.ask("POST", "/api/me/password", json=body))
        assert is_closed(there)
        assert refusals(here.say("say", text="still here")) == []
    assert token != ann.token
    assert [is_somebody(it) for it in (ann, phone, Person(server, ann.id, token))] == [False, False, True]


def test_every_login_is_a_session_with_a_token_of_its_own(server: Server) -> None:
    ann = server.kept("Ann")
    phone = login(server, "Ann", agent=PHONE)
    assert phone.token != ann.token
    lines = sessions(phone)
    assert [(it["device"], it["this"]) for it in lines if it["this"]] == [("Chrome, Android", True)]
    assert len(lines) == 2
    assert all(it["used"] % (DAY * 1000) == 0 for it in lines), "a day, and no time"
    assert len({it["id"] for it in lines}) == 2
    assert not any(person.token in str(lines) for person in (ann, phone))


def test_one_session_is_signed_out_and_its_sockets_close_at_once(server: Server) -> None:
    ann = server.kept("Ann")
    phone, laptop = login(server, "Ann", agent=PHONE), login(server, "Ann")
    (wanted,) = [it["id"] for it in sessions(ann) if it["device"] == "Chrome, Android"]
    table = ann.lay("me", "open")
    with phone.at(table) as there, laptop.at(table) as here:
        assert ann.ask("DELETE", f"/api/me/sessions/{wanted}").status_code == 204
        assert is_closed(there)
        assert refusals(here.say("say", text="still here")) == []
    assert [is_somebody(it) for it in (ann, phone, laptop)] == [True, False, True]
    assert ann.ask("DELETE", f"/api/me/sessions/{wanted}").status_code == 404


def test_signing_out_everywhere_ends_every_session(server: Server) -> None:
    ann, bob = server.kept("Ann"), server.kept("Bob")
    phone = login(server, "Ann", agent=PHONE)
    table = ann.lay("me", "open")
    with phone.at(table) as there, bob.at(table) as his:
        answer = ann.ask("DELETE", "/api/me/sessions")
        assert answer.status_code == 204
        assert answer.headers["set-cookie"].startswith('cardwright=""')
        assert is_closed(there)
        assert refusals(his.say("sit", seat=1)) == []
    assert [is_somebody(it) for it in (ann, phone, bob)] == [False, False, True]


def test_nobody_sees_or_ends_the_sessions_of_others(server: Server) -> None:
    ann, bob = server.kept("Ann"), server.kept("Bob")
    (hers,) = sessions(ann)
    assert bob.ask("DELETE", f"/api/me/sessions/{hers['id']}").status_code == 404
    assert is_somebody(ann)
    for method, path in (("GET", ""), ("DELETE", ""), ("DELETE", f"/{hers['id']}")):
        assert server.nobody().ask(method, f"/api/me/sessions{path}").status_code == 401


def test_the_day_of_the_last_use_is_noted_once_a_day(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.kept("Ann")
    accounts, (first,) = server.service().accounts, sessions(ann)
    later = accounts.now() + 3 * DAY * 1000
    monkeypatch.setattr(accounts, "now", lambda: later)
    for _ in range(2):
        is_somebody(ann)
        assert server.client.portal is not None
        server.client.portal.call(settled, server)
    (found,) = sessions(ann)
    assert found["used"] == later - later % (DAY * 1000) > first["used"]
    assert found["created"] == first["created"]


async def settled(server: Server) -> None:
    for task in list(server.service().accounts.marking):
        await task


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (PHONE, "Chrome, Android"),
        (LAPTOP, "Firefox, Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36 Edg/131.0", "Edge, Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", "Safari, Mac"),
        ("curl/8.5.0", ""),
        ("", ""),
        ("x" * 100_000, ""),
    ],
)
def test_a_device_has_a_rough_label(agent: str, label: str) -> None:
    assert device(agent) == label


# Guessing.


def test_whoever_guesses_keeps_nobody_out_who_is_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []

    async def nap(seconds: float) -> None:
        naps.append(seconds)

    with open_server(tmp_path, generous=False) as server:
        ann = server.kept("Ann")
        monkeypatch.setattr("cardwright.table.people.sleep", nap)
        monkeypatch.setattr(server.service().limits, "clock", lambda: 0.0)
        wrong = {"name": "Ann", "password": OTHER}
        for address in ("one", "two", "three"):
            guesser = server.elsewhere(address).client
            answers = [guesser.post("/api/login", json=wrong).status_code for _ in range(11)]
            assert answers == [403] * 10 + [429], "ten tries from an address"
        assert is_somebody(ann)
        assert len(naps) == 10, "more than twenty tries, from wherever, are slow"
        home: TestClient = server.elsewhere("home").client
        assert home.post("/api/login", json={"name": "Ann", "password": PASSWORD}).status_code == 200
        assert len(naps) == 11, "whoever keeps the name waits a little, and is let in"
