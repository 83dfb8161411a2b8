"""The guard: headers on every answer, foreign pages turned away, bodies of a bounded size, cookies that stay home."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect

from cardwright.table.guard import HEADERS, LARGEST, same_origin
from cardwright.table.settings import Settings
from tests.table.company import Server, is_trouble, open_server, refusals

FOREIGN: Final = {"origin": "https://elsewhere.example"}
MARKUP: Final = "<script>alert(1)</script>&amp;\"'"
BODY: Final = {"game": "vale", "chairs": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def server(running: Server) -> Server:
    """A server that serves several tests, and a client that is nobody yet."""
    running.client.cookies.clear()
    return running


# Headers.


def test_every_kind_of_answer_carries_the_security_headers(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    def fails(*_: object) -> None:
        raise LookupError("a mistake")

    monkeypatch.setattr("cardwright.table.health.measured", fails)
    client = server.client
    answers = {
        200: client.get("/healthz"),
        201: client.post("/api/me", json={"name": "Ann"}),
        204: client.post("/api/logout"),
        401: client.post("/api/tables", json=BODY),
        403: client.post("/api/me", json={"name": "Ann"}, headers=FOREIGN),
        404: client.get("/nowhere"),
        405: client.put("/api/me"),
        413: client.post("/api/me", content=b" " * (LARGEST + 1)),
        422: client.post("/api/me", json={}),
        500: client.get("/metrics"),
    }
    for status, answer in answers.items():
        assert answer.status_code == status
        assert {key: answer.headers[key] for key in HEADERS} == HEADERS
        assert "strict-transport-security" not in answer.headers


def test_a_secure_server_asks_browsers_to_stay_with_https(tmp_path: Path) -> None:
    with open_server(tmp_path, secure=True) as server:
        assert "max-age" in server.client.get("/nowhere").headers["strict-transport-security"]


def test_a_mistake_of_ours_says_nothing_about_itself(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise LookupError("the inside of the server")

    monkeypatch.setattr("cardwright.table.health.measured", fails)
    answer = server.client.get("/metrics")
    is_trouble(answer, 500, "failure")
    assert "inside" not in answer.text


def test_pages_that_load_scripts_from_elsewhere_are_not_served(server: Server) -> None:
    assert server.client.get("/docs").status_code == 404
    assert server.client.get("/redoc").status_code == 404
    assert server.client.get("/openapi.json").status_code == 200


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/healthz", "application/json"),
        ("/api/games", "application/json"),
        ("/api/tables", "application/json"),
        ("/nowhere", "application/json"),
        ("/metrics", "text/plain; version=0.0.4; charset=utf-8"),
    ],
)
def test_nothing_is_ever_served_as_a_page(server: Server, path: str, kind: str) -> None:
    assert server.client.get(path).headers["content-type"] == kind


# Origins.


@pytest.mark.parametrize(
    "origin",
    [
        "https://elsewhere.example",
        "https://table.example.elsewhere.example",
        "http://table.example:81",
        "null",
        "",
        "http://[",
        "file://",
        "table.example",
    ],
)
def test_a_foreign_page_changes_nothing(server: Server, origin: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    ann = server.guest("Ann")
    headers = {"origin": origin}
    is_trouble(ann.ask("POST", "/api/tables", json=BODY, headers=headers), 403, "origin")
    is_trouble(ann.ask("PATCH", "/api/me", json={"name": "Eve"}, headers=headers), 403, "origin")
    is_trouble(ann.ask("DELETE", "/api/me", headers=headers), 403, "origin")
    assert caplog.messages.count("refused at a path: origin") == 3
    assert ann.ask("GET", "/api/me").json()["name"] == "Ann"
    assert ann.ask("GET", "/api/tables?which=mine").json() == {"tables": []}


def test_a_foreign_page_opens_no_socket(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    ann = server.guest("Ann")
    table = ann.lay("me", "open")
    with ann.at(table, **FOREIGN) as ear, pytest.raises(WebSocketDisconnect) as closed:
        ear.hear()
    assert closed.value.code == 4403
    assert "refused at a socket: origin" in caplog.messages


def test_a_page_of_ours_may_ask_and_open_sockets(server: Server) -> None:
    ours = {"origin": "http://table.example"}
    ann = server.guest("Ann")
    made = ann.ask("POST", "/api/tables", json=BODY, headers=ours)
    assert made.status_code == 201
    with ann.at(made.json()["id"], **ours) as ear:
        assert ear.hear()["type"] == "scene"


def test_a_host_may_allow_other_origins(tmp_path: Path) -> None:
    with open_server(tmp_path, origins=("https://elsewhere.example",)) as server:
        ann = server.guest("Ann")
        made = ann.ask("POST", "/api/tables", json=BODY, headers=FOREIGN)
        assert made.status_code == 201
        with ann.at(made.json()["id"], **FOREIGN) as ear:
            assert ear.hear()["type"] == "scene"
        other = {"origin": "https://else.example"}
        is_trouble(ann.ask("POST", "/api/tables", json=BODY, headers=other), 403, "origin")


@pytest.mark.parametrize(
    ("headers", "scheme", "secure", "ours"),
    [
        ({}, "http", False, True),
        ({"host": "a.example", "origin": "http://a.example"}, "http", False, True),
        ({"host": "a.example", "origin": "http://a.example"}, "ws", False, True),
        ({"host": "a.example", "origin": "https://a.example"}, "wss", False, True),
        ({"host": "a.example", "origin": "https://a.example"}, "http", True, True),
        ({"host": "a.example", "origin": "https://a.example"}, "http", False, False),
        ({"host": "a.example", "origin": "http://a.example"}, "http", True, False),
        ({"host": "a.example", "origin": "http://a.example"}, "https", False, False),
        ({"origin": "null"}, "http", False, False),
        ({"host": "", "origin": "http://"}, "http", False, False),
    ],
)
def test_a_page_of_ours_has_our_host_and_our_scheme(
    headers: dict[str, str], scheme: str, secure: bool, ours: bool
) -> None:  # fmt: skip
    raw = [(key.encode(), value.encode()) for key, value in headers.items()]
    request = HTTPConnection({"type": "http", "scheme": scheme, "headers": raw})
    assert same_origin(request, Settings("", secure=secure)) == ours


def test_nothing_sends_people_to_the_host_that_a_request_names(server: Server) -> None:
    for path in ("/healthz/", "/api/games/", "/api/tables/"):
        answer = server.client.get(path, headers={"host": "elsewhere.example"}, follow_redirects=False)
        assert answer.status_code == 404
        assert "elsewhere" not in str(answer.headers)


def test_a_page_speaks_with_its_own_server_only(server: Server) -> None:
    rules = server.client.get("/").headers["content-security-policy"]
    assert "default-src 'self';" in rules
    assert "connect-src" not in rules
    assert "ws:" not in rules


# Cookies.


def test_the_cookie_stays_at_home(server: Server) -> None:
    cookie = server.client.post("/api/me", json={"name": "Ann"}).headers["set-cookie"]
    parts = {part.strip().lower() for part in cookie.split(";")}
    assert cookie.startswith("cardwright=")
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts
    assert "domain" not in cookie.lower()


def test_a_secure_server_gives_a_cookie_that_never_leaves_https(tmp_path: Path) -> None:
    with open_server(tmp_path, secure=True) as server:
        cookie = server.client.post("/api/me", json={"name": "Ann"}).headers["set-cookie"]
        gone = server.client.post("/api/logout").headers["set-cookie"]
    for text in (cookie, gone):
        assert text.startswith("__Host-cardwright=")
        parts = {part.strip().lower() for part in text.split(";")}
        assert {"httponly", "samesite=lax", "path=/", "secure"} <= parts
        assert "domain" not in text.lower()
    assert "max-age=0" in gone.lower()


def test_a_secure_server_does_not_believe_the_cookie_of_an_open_one(tmp_path: Path) -> None:
    with open_server(tmp_path, secure=True) as server:
        ann = server.guest("Ann")
        assert ann.ask("GET", "/api/me").json()["name"] == "Ann"
        plain = {"cookie": f"cardwright={ann.token}"}
        assert server.client.get("/api/me", headers=plain).json() is None


# Sizes.


def chunks(size: int) -> Iterator[bytes]:
    """A body without a length."""
    yield b'{"name":"Ann"'
    for _ in range(size // 1024):
        yield b" " * 1024
    yield b"}"


def test_a_body_that_is_too_large_is_refused(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    client = server.client
    padded = b'{"name":"Ann"' + b" " * LARGEST + b"}"
    is_trouble(client.post("/api/me", content=padded), 413, "too_large")
    is_trouble(client.post("/api/me", content=chunks(LARGEST)), 413, "too_large")
    is_trouble(client.post("/api/me", content=b"\x00" * (5 * LARGEST)), 413, "too_large")
    assert caplog.messages.count("refused at /api/me: too_large") == 3
    assert client.get("/api/me").json() is None


def test_the_largest_body_is_read(server: Server) -> None:
    body = b'{"name":"Ann"' + b" " * (LARGEST - 14) + b"}"
    assert len(body) == LARGEST
    answer = server.client.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 201
    assert server.client.post("/api/logout", content=chunks(1024)).status_code == 204


# Words.


def test_names_and_chat_with_markup_stay_plain_text(server: Server) -> None:
    ann = server.guest("<b>Ann</b>")
    table = ann.lay("me", "open")
    with ann.at(table) as ear:
        ear.say("say", text=MARKUP)
        scene = ear.scene()
    assert scene["chat"][0]["text"] == MARKUP
    assert scene["chat"][0]["name"] == scene["seats"][0]["name"] == "<b>Ann</b>"
    shown = ann.ask("GET", f"/api/tables/{table}")
    assert shown.headers["content-type"] == "application/json"
    assert shown.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("text", ["a\x00b", "a\x1bb", "a\u202eb", "a\u200bb", "a\x7fb", "a\ud83d\ude00b"])
def test_control_characters_leave_chat(server: Server, text: str) -> None:
    ann = server.guest("Ann")
    table = ann.lay("me", "open")
    text = text.encode("utf-16", "surrogatepass").decode("utf-16")
    with ann.at(table) as ear:
        ear.say("say", text=text)
        said = ear.scene()["chat"][0]["text"]
    assert said in ("ab", "a\U0001f600b")


@pytest.mark.parametrize("name", ["A\x00nn", "A\nn\x1b[31m", "\u202eAnn", "A\u200bnn", "   ", "\u200b", "\ud800", "…"])
def test_names_with_control_characters_are_refused(server: Server, name: str) -> None:
    body = b'{"name":"' + "".join(f"\\u{ord(c):04x}" for c in name).encode() + b'"}'
    answer = server.client.post("/api/me", content=body, headers={"content-type": "application/json"})
    is_trouble(answer, 422, "invalid")
    assert server.client.get("/api/me").json() is None


def test_chat_of_nothing_but_control_characters_is_refused(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.lay("me", "open")
    with ann.at(table) as ear:
        assert refusals(ear.say("say", text="\u200b\x00")) == ["bad_message"]
    assert server.sitting(table).chat == []
