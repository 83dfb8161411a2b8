"""The guard: headers on every answer, foreign pages turned away, bodies of a bounded size, cookies that stay home."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import orjson
import pytest
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect

from cardwright.table.guard import HEADERS, LARGEST, same_origin
from cardwright.table.limits import RATES, Limits
from cardwright.table.settings import Bounds, Settings
from tests.table.company import Ear, Json, Server, open_server, refusals

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


def is_trouble(answer: Any, status: int, code: str) -> None:
    """An error in the one shape."""
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    body: Json = answer.json()
    assert list(body) == ["error"]
    assert sorted(body["error"]) == ["code", "message"]
    assert body["error"]["code"] == code


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


# Rates.


class Wall:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.time = 0.0


@pytest.fixture
def wall(tmp_path: Path) -> Iterator[tuple[Server, Wall]]:
    """A server that counts, by a clock that stands still."""
    with open_server(tmp_path, generous=False) as server:
        wall = Wall()
        server.house().limits = Limits(clock=lambda: wall.time)
        yield server, wall


def test_too_many_requests_are_refused_for_a_while(wall: tuple[Server, Wall]) -> None:
    server, clock = wall
    for _ in range(RATES["request"].burst):
        assert server.client.get("/api/me").status_code == 200
    is_trouble(server.client.get("/api/me"), 429, "slow_down")
    is_trouble(server.client.get("/api/games"), 429, "slow_down")
    clock.time += RATES["request"].seconds
    assert server.client.get("/api/me").status_code == 200
    is_trouble(server.client.get("/api/me"), 429, "slow_down")


@pytest.mark.parametrize(
    ("kind", "method", "path", "body"),
    [
        ("table", "POST", "/api/tables", BODY),
        ("login", "POST", "/api/login", {"name": "Ann", "password": "wrong"}),
        ("guest", "POST", "/api/me", {"name": "Ann"}),
    ],
)
def test_what_costs_more_is_counted_apart(
    wall: tuple[Server, Wall], kind: str, method: str, path: str, body: Json
) -> None:  # fmt: skip
    server, clock = wall
    person = server.guest("Ann") if kind == "table" else server.nobody()
    used = 0
    while person.ask(method, path, json=body).status_code != 429:
        server.client.cookies.clear()
        used += 1
        assert used <= RATES[kind].burst
    is_trouble(person.ask(method, path, json=body), 429, "slow_down")
    clock.time += max(RATES[kind].seconds, RATES["password"].seconds)
    assert person.ask(method, path, json=body).status_code != 429


def test_too_many_messages_and_too_much_chat_are_refused_for_a_while(wall: tuple[Server, Wall]) -> None:
    server, clock = wall
    ann = server.guest("Ann")
    table = ann.lay("me", "open")
    with ann.at(table) as ear:
        ear.hear()
        for number in range(RATES["chat"].burst + 1):
            ear.socket.send_json({"type": "say", "request": f"chatting-{number}", "text": "hello"})
        acks = 0
        while (message := ear.hear())["type"] != "refusal":
            acks += message["type"] == "ack"
        assert (acks, message["code"]) == (RATES["chat"].burst, "slow_down")
        for _ in range(RATES["message"].burst - acks - 1):
            ear.socket.send_text('{"type":"ping"}')
        for _ in range(RATES["message"].burst - acks - 1):
            while (message := ear.hear())["type"] == "scene":
                pass
            assert message["type"] == "pong"
        ear.socket.send_text('{"type":"ping"}')
        assert ear.hear()["code"] == "slow_down"
        clock.time += 60
        assert "ack" in [it["type"] for it in ear.say("say", text="hello again")]
    assert len(server.sitting(table).chat) == RATES["chat"].burst + 1


def closes(ear: Ear) -> tuple[int, str]:
    """How a socket is closed, after whatever else is heard."""
    try:
        while True:
            ear.hear()
    except WebSocketDisconnect as closed:
        return closed.code, closed.reason


def test_who_goes_on_saying_what_is_refused_is_sent_away_and_may_come_back(wall: tuple[Server, Wall]) -> None:
    server, clock = wall
    ann = server.guest("Ann")
    table = ann.lay("me", "open")
    with ann.at(table) as ear:
        for _ in range(RATES["refusal"].burst + 1):
            ear.socket.send_text("[]")
        assert closes(ear) == (4429, "too much of this was refused; wait a moment")
    assert set(refusals([orjson.loads(text) for text in ear.heard])) == {"bad_message"}
    with ann.at(table) as ear:
        assert ear.hear()["type"] == "scene"
        ear.socket.send_text("[]")
        assert closes(ear)[0] == 4429, "who comes back is known"
    clock.time += 60
    with ann.at(table) as ear:
        assert refusals(ear.send("[]")) == ["bad_message"]


def test_nobody_opens_sockets_without_end(wall: tuple[Server, Wall]) -> None:
    server, clock = wall
    ann = server.guest("Ann")
    table = ann.lay("me", "open")
    for _ in range(RATES["socket"].burst):
        with ann.at(table) as ear:
            assert ear.hear()["type"] == "scene"
    with ann.at(table) as ear:
        assert closes(ear) == (4429, "too many sockets were opened from here; wait a moment")
    clock.time += RATES["socket"].seconds
    with ann.at(table) as ear:
        assert ear.hear()["type"] == "scene"


def test_an_address_and_a_person_hold_so_many_sockets(tmp_path: Path) -> None:
    too_many = (4429, "too many sockets are open from here; close some")
    with open_server(tmp_path, generous=False, bounds=Bounds(per_person=2, per_address=3)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.lay("me", "open")
        with ann.at(table) as one, ann.at(table) as two, ann.at(table) as three:
            assert (one.hear()["type"], two.hear()["type"]) == ("scene", "scene")
            assert closes(three) == too_many
            with bob.at(table) as four, server.nobody().at(table) as five:
                assert four.hear()["type"] == "scene"
                assert closes(five) == too_many
        with ann.at(table) as ear:
            assert ear.hear()["type"] == "scene", "who has left takes no place"
        assert not server.house().limits.held


def test_so_many_watch_a_table_and_players_are_let_in_all_the_same(tmp_path: Path) -> None:
    with open_server(tmp_path, bounds=Bounds(per_table=1)) as server:
        ann, eve = server.guest("Ann"), server.guest("Eve")
        table = ann.lay("me", "open")
        with server.nobody().at(table) as one, eve.at(table) as two, ann.at(table) as three:
            assert one.hear()["type"] == "scene"
            assert closes(two) == (4429, "too many people watch this table; come back later")
            assert three.hear()["type"] == "scene"


def test_what_is_refused_is_counted(server: Server) -> None:
    def counted(place: str, code: str) -> float:
        text = server.client.get("/metrics").text
        line = f'cardwright_refused_total{{code="{code}",place="{place}"}} '
        return next((float(it.removeprefix(line)) for it in text.splitlines() if it.startswith(line)), 0.0)

    before = counted("a socket", "bad_message"), counted("/api/players/{id}", "no_player")
    ann = server.guest("Ann")
    with ann.at(ann.lay("me", "open")) as ear:
        ear.send("[]")
    server.client.get("/api/players/nobody")
    assert (counted("a socket", "bad_message"), counted("/api/players/{id}", "no_player")) == (
        before[0] + 1, before[1] + 1,
    )  # fmt: skip


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
