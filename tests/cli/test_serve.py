"""`cardwright serve`: it starts, says where it is, and loses nothing when it stops; what is wrong is said in a line."""

import json
import re
import signal
import socket
import subprocess
import sys
import uuid
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, select, text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cardwright.cli.serve import bind, network_address, qr_code
from cardwright.table.schema import ENTRIES
from tests.cli.terminal import launch, run
from tests.patience import PATIENCE

slow = pytest.mark.slow


class Served:
    """A server in a process of its own, and somebody who plays there."""

    def __init__(self, *args: str | Path) -> None:
        self.process = launch("serve", "--port", "0", *args)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline().decode())
        assert found is not None
        self.url = found[0]
        self.client = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.client.request(method, path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def sit_down(self) -> str:
        """A new table against a bot."""
        self.ask("POST", "/api/me", {"name": "Ann"})
        chairs = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        return str(self.ask("POST", "/api/tables", {"game": "vale", "chairs": chairs})["id"])

    def listen(self, table: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        return connect(f"ws{self.url[4:]}/ws/tables/{table}", additional_headers={"cookie": cookies})

    def end(self, how: signal.Signals) -> str:
        """Stop it, whoever is still connected; what it said on stderr."""
        self.client.close()
        self.process.send_signal(how)
        return self.process.communicate(timeout=PATIENCE)[1].decode()


def play(wire: ClientConnection, answers: int) -> list[int]:
    """Answer some questions; the numbers of the entries that were acknowledged."""
    acknowledged: list[int] = []
    while len(acknowledged) < answers:
        heard = json.loads(wire.recv(PATIENCE))
        if heard["type"] == "ack":
            acknowledged.append(heard["number"])
        elif heard["type"] == "scene" and heard["options"]:
            answer = {"question": heard["question"], "answer": heard["options"][0]["answer"]}
            wire.send(json.dumps({"type": "answer", "request": uuid.uuid4().hex, **answer}))
    return acknowledged


def written(url: str, table: str) -> list[int]:
    engine = create_engine(url)
    with engine.connect() as connection:
        query = select(ENTRIES.c.number).where(ENTRIES.c.table == table, ENTRIES.c.account.is_not(None))
        found = [row.number for row in connection.execute(query.order_by(ENTRIES.c.number))]
    engine.dispose()
    return found


@slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_and_stops_with_an_open_socket_and_everything_acknowledged_is_there(
    home: Path, how: signal.Signals
) -> None:
    served = Served()
    assert served.ask("GET", "/healthz")["status"] == "ok"
    table = served.sit_down()
    with served.listen(table) as wire:
        acknowledged = play(wire, 3)
        journal = served.end(how)
    assert served.process.returncode == 0
    assert journal == ""
    assert set(acknowledged) <= set(written(f"sqlite:///{home / 'data' / 'cardwright' / 'tables.db'}", table))


@slow
def test_a_client_that_never_says_goodbye_does_not_keep_it(home: Path) -> None:
    served = Served("--database", home / "t.db")
    table = served.sit_down()
    host, port = served.url[7:].split(":")
    with served.listen(table), socket.create_connection((host, int(port))) as idle:
        idle.sendall(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n")
        served.end(signal.SIGTERM)
    assert served.process.returncode == 0


@slow
def test_bad_requests_are_noted_as_lines_of_json_without_names(home: Path) -> None:
    served = Served("--database", home / "t.db")
    table = served.sit_down()
    assert served.client.get("/api/tables/nothing").status_code == 404
    with served.listen(table) as wire:
        wire.send('{"type": "say", "request": "12345678", "text": 5}')
        while json.loads(wire.recv(PATIENCE))["type"] != "refusal":
            pass
    lines = [json.loads(line) for line in served.end(signal.SIGTERM).splitlines()]
    assert len(lines) >= 2
    assert all(line["level"] == "info" and line["logger"].startswith("cardwright.table") for line in lines)
    assert "Ann" not in json.dumps(lines)


def sent_away(wire: ClientConnection, text: str) -> bool:
    """Whether somebody who says something again and again is sent away."""
    try:
        for _ in range(100_000):
            wire.send(text)
    except ConnectionClosed as closed:
        return closed.rcvd is None or closed.rcvd.code == 4429
    return False


@slow
def test_a_flood_of_nonsense_is_a_few_lines_of_the_journal(home: Path) -> None:
    served = Served("--database", home / "t.db")
    table = served.sit_down()
    for _ in range(3):
        with served.listen(table) as wire:
            assert sent_away(wire, "[]")
    codes = [json.loads(line)["message"] for line in served.end(signal.SIGTERM).splitlines()]
    assert "refused at a socket: bad_message" in codes
    assert len(codes) <= 2 * len(set(codes)) <= 10


def test_two_servers_do_not_share_a_port(home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        result = run("serve", "--port", str(taken.getsockname()[1]))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Address already in use; choose another --port" in result.stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--workers", "2"), "--workers: several processes need PostgreSQL; give its URL with --database"),
        (("--database", "mysql://club/x"), "expected a file, sqlite:///FILE or postgresql://"),
        (("--database", "sqlite://"), "expected a file, sqlite:///FILE or postgresql://"),
        (("--database", "postgresql://u:p@h:port/x"), "--database: this URL cannot be read"),
        (("--database", "postgresql://club:secret@127.0.0.1:1/club"), "Connection refused"),
        (("--origin", "club"), "expected something like https://club.example, got 'club'"),
        (("--host", "nowhere.invalid"), "nowhere.invalid port 8000 cannot be served"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_line(args: tuple[str, ...], said: str) -> None:
    result = run("serve", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert "secret" not in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_folder_that_may_not_be_written_is_named(home: Path) -> None:
    (home / "file").write_text("no folder")
    result = run("serve", "--database", home / "file" / "t.db")
    assert result.exit_code == 2
    assert "t.db cannot be made: " in result.stderr


def test_a_file_that_is_no_database_is_left_alone(home: Path) -> None:
    (home / "t.db").write_text("my diary, and quite a long one\n" * 100)
    result = run("serve", "--database", home / "t.db")
    assert result.exit_code == 2
    assert "t.db cannot be used: file is not a database" in result.stderr
    assert (home / "t.db").read_text().startswith("my diary")


def test_a_database_of_a_later_version_is_refused(home: Path) -> None:
    engine = create_engine(f"sqlite:///{home / 't.db'}")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
        connection.execute(text("INSERT INTO alembic_version VALUES ('9999')"))
    engine.dispose()
    result = run("serve", "--database", home / "t.db")
    assert result.exit_code == 2
    assert "the database is of version 9999, which this program does not know" in result.stderr


def test_without_the_packages_of_the_server_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sqlalchemy.engine", None)
    result = run("serve")
    assert result.exit_code == 2
    assert "pip install 'cardwright[table]'" in result.stderr


def test_the_other_commands_do_not_wait_for_the_server() -> None:
    code = "import sys; from cardwright.cli.app import build; build(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"fastapi", "sqlalchemy", "uvicorn", "cardwright.table"} & set(loaded)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_who_serves_this_machine_alone_is_on_no_network(host: str) -> None:
    with bind(host, 0) as door:
        assert network_address(door, host) == ""


@slow
def test_on_the_network_it_says_where_and_shows_a_code_for_phones(home: Path) -> None:
    served = Served("--database", home / "t.db", "--host", "0.0.0.0", "--address", "http://Club.example:8000")
    assert served.process.stdout is not None
    said = served.process.stdout.readline().decode()
    lines = [served.process.stdout.readline().decode().rstrip("\n") for _ in range(17)]
    assert said == "On the network it is at http://club.example:8000\n"
    assert {len(line) for line in lines} == {33}
    assert "\n".join(lines) == qr_code("http://club.example:8000").rstrip("\n")
    assert served.ask("GET", "/api/host")["address"] == "http://club.example:8000"
    served.end(signal.SIGTERM)
