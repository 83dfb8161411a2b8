"""What docs/hosting.md shows is true."""

import json
import re
import sqlite3
from configparser import ConfigParser
from pathlib import Path

import typer.main
from starlette.testclient import TestClient

from cardwright.cli.app import build
from cardwright.cli.serve import LONGEST_MESSAGE, UNREAD_SECONDS
from cardwright.table.app import create_app
from cardwright.table.deeds import CHAT_BEFORE, CHAT_KEPT, CHAT_OF_WATCHERS
from cardwright.table.door import LONGEST_LINE
from cardwright.table.guard import LARGEST
from cardwright.table.limits import RATES
from cardwright.table.settings import Bounds, Settings
from cardwright.table.socket import TOO_MANY
from tests.table.company import Person, Server, open_server

DOC = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", DOC, re.S)


def block(kind: str) -> str:
    (found,) = [text for of, text in BLOCKS if of == kind]
    return str(found)


def test_every_option_exists() -> None:
    commands = typer.main.get_command(build()).commands  # type: ignore[attr-defined]
    serving = [commands["serve"], *commands["people"].commands.values()]
    known = {name for command in serving for option in command.params for name in option.opts}
    prose = re.sub(r"```.*?```", "", DOC, flags=re.S)
    shown = [line for kind, text in BLOCKS if kind in ("console", "ini", "dockerfile") for line in text.splitlines()]
    ours = [prose, *[line for line in shown if "cardwright" in line and "pg_" not in line and "pip" not in line]]
    ours += re.findall(r'command: (\[.*"--.*\])', block("yaml"))
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", "\n".join(ours)))
    assert {"--host", "--workers", "--database", "--secure", "--origin", "--bots", "--bot-seconds"} <= named <= known


def test_what_a_machine_reads_can_be_read() -> None:
    unit = ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(block("ini"))
    assert unit["Service"]["ExecStart"].endswith("cardwright serve --workers 2 --secure")
    entry = re.search(r"ENTRYPOINT (.*)", block("dockerfile"))
    assert entry is not None
    assert json.loads(entry[1])[:2] == ["cardwright", "serve"]


def move(person: Person, table: str) -> None:
    with person.at(table) as ear:
        ear.settle()
        scene = ear.scene()
        ear.say("answer", question=scene["question"], answer=scene["options"][0]["answer"])


def test_a_backup_taken_while_a_game_is_played_is_restored_and_the_table_goes_on(tmp_path: Path) -> None:
    found = re.search(r'sqlite3 \S+ "(VACUUM INTO) \'([\w.-]+)\'"', DOC)
    assert found is not None
    backup = tmp_path / found[2]
    with open_server(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.lay("me", "open")
        with bob.at(table) as ear:
            ear.say("sit", seat=1)
            move(ann, table)
            connection = sqlite3.connect(tmp_path / "table.db")
            connection.execute(f"{found[1]} '{backup}'")
            connection.close()
            before = bob.ask("GET", f"/api/tables/{table}").json()
            move(bob, table)
    with TestClient(
        create_app(Settings(f"sqlite:///{backup}", generous=True)), base_url="http://table.example"
    ) as client:
        restored = Server(client)
        bob = Person(restored, bob.id, bob.token)
        assert bob.ask("GET", f"/api/tables/{table}").json() == before
        move(bob, table)
        assert len(restored.sitting(table).steps) == 2


def test_the_limits_are_those_of_the_server() -> None:
    b = Bounds()
    kept, guests, logins = RATES["request"], RATES["guest"], RATES["login"]
    chat, hints, tables, said = RATES["chat"], RATES["hint"], RATES["table"], RATES["message"]
    told = [it.burst for it in (said, chat, hints, tables)], [60 / it.seconds for it in (said, chat, hints, tables)]
    rows = [
        f"| {b.connections:,} (`--connections`) |",
        f"| {b.per_address} × `--crowd` | 503",
        f"| {b.head_bytes // 1024} KB, {b.head_lines} lines, {LONGEST_LINE:,} bytes a line |",
        f"| {b.head_seconds:.0f} s, {b.body_seconds:.0f} s, {b.idle_seconds:.0f} s |",
        f"| {LARGEST // 1024} KB, {LONGEST_MESSAGE // 1024} KB |",
        f"| {UNREAD_SECONDS:.0f} s | closed |",
        f"| {b.per_person}, {b.per_address} × `--crowd`, {b.per_table} | closed with {TOO_MANY} |",
        f"| {RATES['socket'].burst} at once, then {1 / RATES['socket'].seconds:.0f} a second (× `--crowd`) |",
        f"| {kept.burst}, {guests.burst}, {logins.burst} at once, then {1 / kept.seconds:.0f} a second, "
        f"{60 / guests.seconds:.0f} a minute, {60 / logins.seconds:.0f} a minute (× `--crowd`) |",
        f"| {', '.join(map(str, told[0]))} at once, then {', '.join(f'{it:.0f}' for it in told[1])} a minute |",
        f"| {RATES['refusal'].burst} at once, then {60 / RATES['refusal'].seconds:.0f} a minute | closed",
        f"| {CHAT_KEPT} lines of players, {CHAT_BEFORE} of them before the game; afterwards {CHAT_OF_WATCHERS} of",
    ]
    assert [row for row in rows if row not in DOC] == []
