"""The routes about people, as somebody uses them who means harm; and what everybody is told who is refused."""

import logging
from typing import Final

import pytest
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from cardwright.table.limits import RATES
from cardwright.table.problem import Problem, answer_problems
from cardwright.table.service import Service
from cardwright.table.store import Unavailable
from tests.table.browsers import OTHER, Opens, another, begin, code, keep, login, said
from tests.table.company import PASSWORD

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


def test_guests_are_not_made_without_end(browsers: Opens) -> None:
    browser = browsers(generous=False)
    for _ in range(RATES["guest"].burst):
        begin(another(browser))
    assert code(another(browser).post("/api/me", json={"name": "Ann"})) == (429, "slow_down")


def test_passwords_are_not_guessed_without_end(browsers: Opens) -> None:
    browser = browsers(generous=False)
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


def test_no_address_asks_without_end(browsers: Opens) -> None:
    browser = browsers(generous=False)
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
