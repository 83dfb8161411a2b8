"""People and programs at a server that runs in the same process."""

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import orjson
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select
from starlette.testclient import TestClient, WebSocketTestSession

from cardwright.table import accounts
from cardwright.table.app import create_app
from cardwright.table.schema import ENTRIES
from cardwright.table.service import Service
from cardwright.table.settings import Settings
from cardwright.table.sitting import Sitting
from tests.table.blank import database_in

REQUESTS: Final = itertools.count(10_000_000)
PASSWORD: Final = "correct horse"
# A server hashes once when it starts, and whenever somebody keeps an account: in the tests that takes no time.
QUICK: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

Json = dict[str, Any]


@contextmanager
def open_server(folder: Path, **settings: Any) -> Iterator["Server"]:
    """A whole server, on a new database if there is none in the folder."""
    chosen = Settings(database_in(folder), **{"generous": True, **settings})
    scheme = "https" if chosen.secure else "http"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "HASHER", QUICK)
        with TestClient(
            create_app(chosen), base_url=f"{scheme}://table.example", raise_server_exceptions=False
        ) as client:  # fmt: skip
            yield Server(client)


class Server:
    """What is behind the client, for looking at it from inside."""

    def __init__(self, client: TestClient) -> None:
        self.client: Final = client
        app: Any = client.app
        self.app: Final = app

    def service(self) -> Service:
        found: Service = self.app.state.service
        return found

    def guest(self, name: str) -> "Person":
        """Somebody new."""
        self.client.cookies.clear()
        answer = self.client.post("/api/me", json={"name": name})
        assert answer.status_code == 201, answer.text
        token = self.client.cookies[self.service().cookie()]
        self.client.cookies.clear()
        return Person(self, answer.json()["id"], token)

    def elsewhere(self, address: str) -> "Server":
        """The same server, for whoever comes from another address."""
        client = TestClient(self.app, base_url=self.client.base_url, raise_server_exceptions=False, client=(address, 1))
        client.portal = self.client.portal
        return Server(client)

    def kept(self, name: str) -> "Person":
        """Somebody who keeps the account with a password."""
        guest = self.guest(name)
        answer = guest.ask("POST", "/api/me/password", json={"password": PASSWORD})
        assert answer.status_code == 200, answer.text
        token = self.client.cookies[self.service().cookie()]
        self.client.cookies.clear()
        return Person(self, guest.id, token)

    def nobody(self) -> "Person":
        return Person(self, "", "")

    def sitting(self, table: str) -> Sitting:
        return self.service().memory.tables[table].sitting

    def entries(self, table: str) -> list[tuple[Any, ...]]:
        """The log of a table, as it is stored."""
        chosen = select(ENTRIES).where(ENTRIES.c.table == table).order_by(ENTRIES.c.number)
        with self.service().store.engine.connect() as connection:
            return [tuple(row) for row in connection.execute(chosen)]

    def state(self, table: str) -> tuple[object, ...]:
        """Everything about a table that bad input must not change."""
        s = self.sitting(table)
        written = s.game.write(s.t) if s.begun() else None
        return (self.entries(table), written, s.number, s.question, s.status(), s.places, s.proposal, s.chat)


class Person:
    """Somebody with a cookie, or nobody without one."""

    def __init__(self, server: Server, id: str, token: str) -> None:
        self.server: Final = server
        self.id: Final = id
        self.token: Final = token
        self.headers: Final = {"cookie": f"{server.service().cookie()}={token}".encode()} if token else {}

    def ask(self, method: str, path: str, **more: Any) -> Any:
        headers = {**self.headers, **more.pop("headers", {})}
        return self.server.client.request(method, path, headers=headers, **more)

    def lay(self, *kinds: str, **more: Any) -> str:
        """Lay a table with these chairs; its id."""
        body = {"game": "vale", "chairs": [{"kind": kind} for kind in kinds], **more}
        answer = self.ask("POST", "/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @contextmanager
    def at(self, table: str, **headers: str) -> Iterator["Ear"]:
        """A socket at a table."""
        url = f"ws://table.example/ws/tables/{table}"
        both: Any = {**self.headers, **headers}
        with self.server.client.websocket_connect(url, headers=both) as socket:
            yield Ear(socket)


class Ear:
    """A socket, and everything that was heard there."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket: Final = socket
        self.heard: Final[list[str]] = []

    def hear(self) -> Json:
        self.heard.append(self.socket.receive_text())
        found: Json = orjson.loads(self.heard[-1])
        return found

    def settle(self) -> list[Json]:
        """Everything that there was to hear: after the second echo nothing is on its way any more.

        Who is here comes and goes by itself, and is left out.
        """
        found = []
        for _ in range(2):
            self.socket.send_text('{"type":"ping"}')
            while (message := self.hear())["type"] != "pong":
                found.append(message)
        return [message for message in found if message["type"] != "here"]

    def say(self, type: str, **more: Any) -> list[Json]:
        """Say something, with a request id of its own unless one is given, and hear everything that follows."""
        message = {"type": type, "request": f"request-{next(REQUESTS)}", **more}
        return self.send(orjson.dumps(message).decode())

    def send(self, text: str) -> list[Json]:
        self.socket.send_text(text)
        return self.settle()

    def scene(self) -> Json:
        """The last scene that was heard."""
        scenes = [found for text in self.heard if (found := orjson.loads(text))["type"] == "scene"]
        return scenes[-1] if scenes else {}

    def here(self) -> list[int]:
        """The seats of the people who are here, as it was heard last."""
        self.settle()
        told = [found["seats"] for text in self.heard if (found := orjson.loads(text))["type"] == "here"]
        return told[-1] if told else []


def refusals(messages: list[Json]) -> list[str]:
    """The codes of the refusals among messages."""
    return [message["code"] for message in messages if message["type"] == "refusal"]


def is_trouble(answer: Any, status: int, code: str) -> None:
    """An error in the one shape."""
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    body: Json = answer.json()
    assert list(body) == ["error"]
    assert sorted(body["error"]) == ["code", "message"]
    assert body["error"]["code"] == code


def is_refused(ear: Ear, text: str, *codes: str) -> None:
    """A message gets one refusal of such a code, and nothing else happens."""
    found = [it for it in ear.send(text) if it["type"] != "scene"]
    assert refusals(found) in [[code] for code in codes], found
    assert len(found) == 1


def deed(type: str, **more: Any) -> str:
    return json.dumps({"type": type, "request": "request-of-a-test", **more})


def every_deed(question: int, answer: str) -> list[str]:
    """One well-formed message of every type that could change something."""
    return [
        deed("sit", seat=0),
        deed("sit", seat=1),
        deed("stand"),
        deed("bot", seat=1),
        deed("unseal", bits="0f" * 16),
        deed("answer", question=question, answer=answer),
        deed("undo", question=question),
        deed("propose", what="undo"),
        deed("propose", what="bot"),
        deed("agree", proposal=1),
        deed("decline", proposal=1),
        deed("resign"),
        deed("return"),
        deed("rematch"),
        deed("rematch", rotate=False),
        deed("hint"),
    ]


class Company:
    """Ann and Bob play; one table waits for players, one is over; Eve sits nowhere."""

    def __init__(self, server: Server) -> None:
        self.server: Final = server
        self.ann, self.bob, self.eve = [server.guest(name) for name in ("Ann", "Bob", "Eve")]
        self.nobody: Final = server.nobody()
        self.open: Final = self.ann.lay("me", "open", "open")
        self.playing: Final = self.together()
        self.over: Final = self.together()
        with self.bob.at(self.over) as ear:
            ear.say("resign")

    def together(self) -> str:
        table = self.ann.lay("me", "open", hints=False)
        with self.bob.at(table) as ear:
            ear.say("sit", seat=1)
        return table

    def asked(self, table: str) -> tuple[Person, Person]:
        """Who is asked there, and who is not."""
        return (self.ann, self.bob) if self.server.sitting(table).turn() == 0 else (self.bob, self.ann)

    def tables(self) -> list[object]:
        """Everything that bad input must not change."""
        return [self.server.state(table) for table in (self.open, self.playing, self.over)]
