"""Who does too much: told so, for a while, and counted; nobody else is kept waiting."""

from collections.abc import Iterator
from pathlib import Path

import orjson
import pytest
from starlette.websockets import WebSocketDisconnect

from cardwright.table.limits import RATES, Limits
from cardwright.table.settings import Bounds
from tests.table.company import Ear, Json, Server, is_trouble, open_server, refusals

pytestmark = pytest.mark.slow

BODY = {"game": "vale", "chairs": [{"kind": "me"}, {"kind": "open"}]}


class Wall:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.time = 0.0


@pytest.fixture
def wall(tmp_path: Path) -> Iterator[tuple[Server, Wall]]:
    """A server that counts, by a clock that stands still."""
    with open_server(tmp_path, generous=False) as server:
        wall = Wall()
        server.service().limits = Limits(clock=lambda: wall.time)
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
        with ann.at(table) as one, ann.at(table) as two:
            assert (one.hear()["type"], two.hear()["type"]) == ("scene", "scene")
            with ann.at(table) as three:
                assert closes(three) == too_many
            with bob.at(table) as four:
                assert four.hear()["type"] == "scene"
                with server.nobody().at(table) as five:
                    assert closes(five) == too_many
        with ann.at(table) as ear:
            assert ear.hear()["type"] == "scene", "who has left takes no place"
        assert not server.service().limits.held


def test_so_many_watch_a_table_and_players_are_let_in_all_the_same(tmp_path: Path) -> None:
    with open_server(tmp_path, bounds=Bounds(per_table=1)) as server:
        ann, eve = server.guest("Ann"), server.guest("Eve")
        table = ann.lay("me", "open")
        with server.nobody().at(table) as one:
            assert one.hear()["type"] == "scene"
            with eve.at(table) as two:
                assert closes(two) == (4429, "too many people watch this table; come back later")
            with ann.at(table) as three:
                assert three.hear()["type"] == "scene"


def test_what_is_refused_is_counted(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:

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
