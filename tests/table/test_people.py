"""The routes about people, as a browser uses them, and as somebody does who means harm."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI
from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from cardwright.table.accounts import Accounts
from cardwright.table.limits import RATES, Limits
from cardwright.table.people import router
from cardwright.table.problem import Problem, answer_problems
from cardwright.table.ratings import rate
from cardwright.table.schema import SEATS, TABLES
from cardwright.table.service import Service
from cardwright.table.settings import YEAR, Settings
from cardwright.table.store import Store, Unavailable

PASSWORD: Final = "correct horse"
OTHER: Final = "battery staple"
QUICK: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

Opens = Callable[..., TestClient]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Opens]:
    """Opens servers on one database; each client is a browser of its own."""
    clients: list[TestClient] = []
    store = Store(f"sqlite:///{tmp_path / 'table.db'}")

    def open_server(secure: bool = False, generous: bool = True) -> TestClient:
        app = FastAPI()
        app.include_router(router)
        answer_problems(app)
        settings = Settings("", secure=secure, generous=generous)
        absent: Any = None
        limits = Limits(generous, clock=lambda: 0.0)
        app.state.service = Service(settings, store, Accounts(store, QUICK), limits, absent)
        scheme = "https" if secure else "http"
        client = TestClient(app, base_url=f"{scheme}://table.example", raise_server_exceptions=False)
        clients.append(client.__enter__())
        return client

    yield open_server
    assert clients[0].portal is not None
    clients[0].portal.call(store.close)
    for client in clients:
        client.__exit__()


@pytest.fixture
def browser(server: Opens) -> TestClient:
    return server()


def another(browser: TestClient) -> TestClient:
    """A second browser at the same server."""
    return TestClient(browser.app, base_url=browser.base_url, raise_server_exceptions=False)


def begin(browser: TestClient, name: str = "Ann") -> dict[str, Any]:
    answer = browser.post("/api/me", json={"name": name})
    assert answer.status_code == 201
    found: dict[str, Any] = answer.json()
    return found


def keep(browser: TestClient, password: str = PASSWORD, **more: str) -> Any:
    return browser.post("/api/me/password", json={"password": password, **more})


def login(browser: TestClient, name: str, password: str = PASSWORD) -> Any:
    return browser.post("/api/login", json={"name": name, "password": password})


def code(answer: Any) -> tuple[int, str]:
    """Status and code of an error; every error has the one shape."""
    body = answer.json()
    assert list(body) == ["error"]
    assert sorted(body["error"]) == ["code", "message"]
    assert body["error"]["message"]
    return answer.status_code, body["error"]["code"]


def said(answer: Any) -> str:
    message: str = answer.json()["error"]["message"]
    return message


def test_nobody_is_null_until_a_name_is_chosen(browser: TestClient) -> None:
    answer = browser.get("/api/me")
    assert (answer.status_code, answer.json()) == (200, None)
    me = begin(browser, "  Ann   Élan ")
    assert me == {
        "id": me["id"], "name": "Ann Élan", "kept": False, "preferences": {}, "silenced": 0, "lent": False,
    }  # fmt: skip
    assert browser.get("/api/me").json() == me


@pytest.mark.parametrize(
    ("secure", "name", "more"), [(False, "cardwright", []), (True, "__Host-cardwright", ["Secure"])]
)
def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(
    server: Opens, secure: bool, name: str, more: list[str]
) -> None:  # fmt: skip
    value, *flags = server(secure).post("/api/me", json={"name": "Ann"}).headers["set-cookie"].split("; ")
    assert value.startswith(f"{name}=")
    assert sorted(flags) == ["HttpOnly", f"Max-Age={YEAR}", "Path=/", "SameSite=lax", *more]


def test_a_secure_server_knows_its_people_again_and_lets_them_go(server: Opens) -> None:
    browser = server(secure=True)
    me = begin(browser)
    assert browser.get("/api/me").json() == me
    gone = browser.post("/api/logout")
    assert gone.headers["set-cookie"].startswith('__Host-cardwright=""; ')
    assert "Secure" in gone.headers["set-cookie"]
    assert browser.get("/api/me").json() is None


def test_whoever_has_a_name_does_not_lose_it_by_accident(browser: TestClient) -> None:
    me = begin(browser)
    assert code(browser.post("/api/me", json={"name": "Bob"})) == (409, "somebody")
    assert browser.get("/api/me").json() == me


@pytest.mark.parametrize("token", ["", "x", "x" * 4000, "é", "%00", "../../etc/passwd"])
def test_a_made_up_token_is_nobody(browser: TestClient, token: str) -> None:
    cookie = f"cardwright={token}".encode("latin-1")
    assert browser.get("/api/me", headers={b"cookie": cookie}).json() is None
    assert code(browser.patch("/api/me", json={}, headers={b"cookie": cookie})) == (401, "nobody")


def test_name_and_preferences_change(browser: TestClient) -> None:
    me = begin(browser)
    changed = browser.patch("/api/me", json={"name": "Bob", "preferences": {"dark": True, "deep": [{"a": None}]}})
    assert changed.json() == {**me, "name": "Bob", "preferences": {"dark": True, "deep": [{"a": None}]}}
    assert browser.patch("/api/me", json={}).json() == changed.json()
    assert browser.get("/api/me").json() == changed.json()


def test_a_name_that_somebody_keeps_cannot_be_kept_and_nothing_else_changes_then(browser: TestClient) -> None:
    other = another(browser)
    begin(other, "ANN")
    begin(browser, "Ann")
    keep(browser)
    assert code(keep(other)) == (409, "taken")
    other.patch("/api/me", json={"name": "Bob"})
    me = keep(other).json()
    assert code(other.patch("/api/me", json={"name": "ann", "preferences": {"dark": True}})) == (409, "taken")
    assert other.get("/api/me").json() == me


def test_an_account_is_used_on_another_device_and_the_password_changes(browser: TestClient) -> None:
    me = begin(browser)
    assert keep(browser).json() == {**me, "kept": True}
    other = another(browser)
    assert login(other, "ann").json() == {**me, "kept": True}
    assert other.get("/api/me").json() == {**me, "kept": True}
    for wrong in ({}, {"current": OTHER}):
        assert code(keep(browser, OTHER, **wrong)) == (403, "wrong_password")
    assert keep(browser, OTHER, current=PASSWORD).status_code == 200
    assert browser.get("/api/me").json() == {**me, "kept": True}
    assert other.get("/api/me").json() is None
    assert code(login(other, "ann")) == (403, "wrong_password")
    assert login(other, "ann", OTHER).status_code == 200


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(browser: TestClient) -> None:
    begin(browser)
    keep(browser)
    answers = [login(another(browser), name, OTHER) for name in ("Ann", "Nobody")]
    assert answers[0].content == answers[1].content
    assert "set-cookie" not in answers[0].headers
    assert code(answers[0]) == (403, "wrong_password")


def test_logging_in_or_out_ends_the_old_token(browser: TestClient) -> None:
    begin(browser)
    keep(browser)
    guest = another(browser)
    begin(guest, "Bob")
    stale = {"cookie": f"cardwright={guest.cookies['cardwright']}"}
    assert login(guest, "Ann").status_code == 200
    assert another(browser).get("/api/me", headers=stale).json() is None
    stale = {"cookie": f"cardwright={guest.cookies['cardwright']}"}
    assert guest.post("/api/logout").status_code == 204
    assert another(browser).get("/api/me", headers=stale).json() is None
    assert guest.post("/api/logout").status_code == 204
    assert browser.get("/api/me").json()["name"] == "Ann"


def test_an_account_is_deleted_by_whoever_knows_the_password(browser: TestClient) -> None:
    me = begin(browser)
    keep(browser)
    for body in (None, {}, {"password": OTHER}):
        assert code(browser.request("DELETE", "/api/me", json=body)) == (403, "wrong_password")
    assert browser.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert browser.get("/api/me").json() is None
    assert code(browser.get(f"/api/players/{me['id']}")) == (404, "no_player")
    assert code(login(browser, "Ann")) == (403, "wrong_password")


def test_a_guest_is_deleted_without_a_word(browser: TestClient) -> None:
    begin(browser)
    assert browser.delete("/api/me").status_code == 204
    assert browser.get("/api/me").json() is None


def finished_game(connection: Connection, ann: str, bob: str) -> None:
    for id, status in (("t1", "finished"), ("t2", "finished"), ("t3", "playing")):
        table = {"id": id, "game": "vale", "plan": {}, "public": True, "status": status, "number": 1, "turn": 0}
        connection.execute(insert(TABLES).values({**table, "created": 0, "changed": 0}))
        seats = [{"table": id, "seat": 0, "account": ann}, {"table": id, "seat": 1, "account": bob}]
        connection.execute(insert(SEATS).values(seats))
    connection.execute(update(SEATS).where(SEATS.c.table == "t2", SEATS.c.seat == 1).values(account=None))
    rate(connection, "vale", {ann: 1, bob: 2})


def test_everybody_may_see_how_well_somebody_plays(browser: TestClient) -> None:
    ann, other = begin(browser), another(browser)
    bob = begin(other, "Bob")
    for person in (browser, other):
        assert keep(person).status_code == 200
    service: Service = browser.app.state.service  # type: ignore[attr-defined]
    assert browser.portal is not None
    browser.portal.call(service.store.write, lambda connection: finished_game(connection, ann["id"], bob["id"]))
    stranger = another(browser)
    shown = stranger.get(f"/api/players/{ann['id']}").json()
    standing = shown["ratings"][0]["standing"]
    ratings = [{"game": "vale", "mode": "", "standing": standing, "games": 1, "wins": 1}]
    assert shown == {"id": ann["id"], "name": "Ann", "ratings": ratings, "finished": 2}
    assert stranger.get(f"/api/players/{bob['id']}").json()["finished"] == 1

    lines = stranger.get("/api/games/vale/ratings").json()["lines"]
    assert lines[0] == {"place": 1, "id": ann["id"], "name": "Ann", "standing": standing, "games": 1, "wins": 1}
    assert [line["name"] for line in lines] == ["Ann", "Bob"]
    assert stranger.get("/api/games/vale/ratings?limit=1&offset=1").json()["lines"] == lines[1:]


BAD_BODIES: Final = [
    (b"", "body: Field required"),
    (b"{", "body: expected JSON"),
    (b"{}", "body.name: Field required"),
    (b'{"name": 7}', "body.name: Input should be a valid string"),
    (b'{"name": "Ann", "admin": true}', "body.admin: Extra inputs are not permitted"),
    (b'{"name": "   "}', "body.name: expected some text"),
    (b'{"name": "A\\u0000nn"}', "body.name: name: expected letters"),
    (b'{"name": "A\\u202enn"}', "body.name: name: expected letters"),
    (b'{"name": "' + b"x" * 25 + b'"}', "body.name: name: expected at most 24 characters, got 25"),
    (b'{"name": "' + b"x" * 5000 + b'"}', "body.name: String should have at most 100 characters"),
    (b'{"name": "\\ud800"}', "body.name: "),
    (b'{"name": "Ann", "\\ud800": 1}', "body: "),
    (b'{"name": "Ann", "' + b"x" * 5000 + b'": 1}', "body.xxx"),
    (b"\xff\xfe", "body"),
]


@pytest.mark.parametrize(("body", "complaint"), BAD_BODIES)
def test_a_bad_body_is_told_where_and_what_was_expected(browser: TestClient, body: bytes, complaint: str) -> None:
    answer = browser.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert code(answer)[0] in (400, 422)
    if answer.status_code == 422:
        assert said(answer).startswith(complaint)
    assert len(answer.content) < 1000
    assert browser.get("/api/me").json() is None


def test_a_form_of_another_site_is_not_read_as_json(browser: TestClient) -> None:
    answer = browser.post("/api/me", content=b'{"name": "Ann"}', headers={"content-type": "text/plain"})
    assert code(answer) == (422, "invalid")


def test_no_complaint_repeats_a_password(browser: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    begin(browser)
    secret = "hunter2"
    assert code(keep(browser, secret)) == (422, "invalid")
    assert said(keep(browser, secret)) == "body.password: String should have at least 8 characters"
    assert code(login(browser, "Ann", secret)) == (403, "wrong_password")
    assert secret not in caplog.text
    assert "wrong_password" in caplog.text


@pytest.mark.parametrize(
    "preferences",
    ['{"x": "%s"}' % ("y" * 5000), '{"x": 1%s}' % ("0" * 30), "[]", '{"x": ' + "[" * 300 + "]" * 300 + "}"],
)
def test_preferences_are_bounded_and_a_bad_half_spoils_the_whole(browser: TestClient, preferences: str) -> None:
    me = begin(browser)
    body = f'{{"name": "Bob", "preferences": {preferences}}}'
    answer = browser.patch("/api/me", content=body, headers={"content-type": "application/json"})
    assert code(answer) == (422, "invalid")
    assert said(answer).startswith("body.preferences")
    assert browser.get("/api/me").json() == me


@pytest.mark.parametrize("depth", [10, 127, 128, 252, 253, 254, 255, 5000])
def test_deep_preferences_are_shown_again_or_refused(browser: TestClient, depth: int) -> None:
    begin(browser)
    body = '{"preferences": {"x": ' + "[" * depth + "]" * depth + "}}"
    answer = browser.patch("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (200, 400, 422), answer.text[:200]
    assert browser.get("/api/me").status_code == 200


IDS: Final = ("%00", "a%00b", "'; DROP TABLE accounts --", "x" * 23, "é", "%ff")
PAGES: Final = ("limit=0", "limit=101", "limit=x", "offset=-1", "offset=99999999999999999999")


@pytest.mark.parametrize("path", [f"players/{id}" for id in IDS] + [f"games/vale/ratings?{page}" for page in PAGES])
def test_what_cannot_be_is_refused(browser: TestClient, path: str) -> None:
    assert code(browser.get(f"/api/{path}")) == (422, "invalid")


def test_what_is_not_there_is_not_found(browser: TestClient) -> None:
    assert code(browser.get("/api/players/nobody")) == (404, "no_player")
    assert code(browser.get("/api/games/chess/ratings")) == (404, "no_game")
    assert code(browser.get("/api/nothing")) == (404, "not_found")
    refused = browser.put("/api/me")
    assert code(refused) == (405, "not_here")
    assert refused.headers["allow"]


def test_nobody_cannot_change_anybody(browser: TestClient) -> None:
    assert code(browser.patch("/api/me", json={"name": "Ann"})) == (401, "nobody")
    assert code(keep(browser)) == (401, "nobody")
    assert code(browser.delete("/api/me")) == (401, "nobody")


def test_guests_are_not_made_without_end(server: Opens) -> None:
    browser = server(generous=False)
    for _ in range(RATES["guest"].burst):
        begin(another(browser))
    assert code(another(browser).post("/api/me", json={"name": "Ann"})) == (429, "slow_down")


def test_passwords_are_not_guessed_without_end(server: Opens) -> None:
    browser = server(generous=False)
    begin(browser)
    keep(browser)
    for _ in range(RATES["password"].burst):
        assert code(login(browser, "Ann", OTHER)) == (403, "wrong_password")
    assert code(login(browser, "ANN")) == (429, "slow_down")
    assert code(login(browser, "Bob")) == (403, "wrong_password")
    for _ in range(RATES["password"].burst - 1):
        assert code(browser.request("DELETE", "/api/me", json={"password": OTHER}))[0] in (403, 429)
    assert code(browser.request("DELETE", "/api/me", json={"password": PASSWORD})) == (429, "slow_down")
    assert browser.get("/api/me").json()["name"] == "Ann"


def test_no_address_asks_without_end(server: Opens) -> None:
    browser = server(generous=False)
    service: Service = browser.app.state.service  # type: ignore[attr-defined]
    for _ in range(RATES["request"].burst - 2):
        service.must_allow("request", "testclient")
    for _ in range(2):
        assert browser.get("/api/me").status_code == 200
    assert code(browser.get("/api/me")) == (429, "slow_down")


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (Problem(418, "teapot", "short and stout"), (418, "teapot")),
        (Unavailable("gone"), (503, "unavailable")),
        (OperationalError("SELECT secret", {}, Exception("gone")), (503, "unavailable")),
        (ZeroDivisionError("secret"), (500, "failure")),
    ],
)
def test_whatever_goes_wrong_is_told_in_one_shape_and_without_the_details(
    error: Exception, expected: tuple[int, str]
) -> None:
    app = FastAPI()
    answer_problems(app)

    @app.get("/fail")
    async def fail() -> None:
        raise error

    answer = TestClient(app, raise_server_exceptions=False).get("/fail")
    assert code(answer) == expected
    assert "secret" not in answer.text


def test_the_description_of_the_api_is_complete(browser: TestClient) -> None:
    paths = browser.get("/openapi.json").json()["paths"]
    assert sorted(paths) == [
        "/api/games/{game}/ratings", "/api/login", "/api/logout", "/api/me", "/api/me/password", "/api/me/sessions",
        "/api/me/sessions/{id}", "/api/players/{id}",
    ]  # fmt: skip
    for operations in paths.values():
        for operation in operations.values():
            good = [answer for status, answer in operation["responses"].items() if status < "300"]
            assert len(good) == 1
            assert "204" in operation["responses"] or good[0]["content"]["application/json"]["schema"]
            bad = [answer for status, answer in operation["responses"].items() if status >= "300"]
            schemas = [answer["content"]["application/json"]["schema"] for answer in bad]
            assert all(schema == {"$ref": "#/components/schemas/Trouble"} for schema in schemas)
