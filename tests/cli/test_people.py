"""`cardwright people`: the host looks and acts on the database of a server, which may be running."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright.table.warden import Warden
from tests.cli.terminal import run
from tests.table.company import Server, open_server, refusals
from tests.table.test_sessions import is_closed, is_somebody, login

COMMANDS = ("find", "reports", "report", "close", "rename", "silence", "ban", "password", "delete", "acts")


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that runs on the file that the commands work on."""
    monkeypatch.setenv("CARDWRIGHT_DATABASE", str(tmp_path / "table.db"))
    monkeypatch.setenv("USER", "heather")
    with open_server(tmp_path) as found:
        yield found


def said(*args: str, typed: str = "") -> str:
    result = run("people", *args, typed=typed)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def complains(*args: str) -> str:
    result = run("people", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    return result.stderr


def notice(server: Server) -> None:
    """What the server does every second."""
    warden = Warden(server.service())
    assert server.client.portal is not None
    server.client.portal.call(warden.hear)
    server.client.portal.call(warden.tidy)


def test_a_report_is_found_shown_acted_upon_and_closed(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.lay("me", "open")
    assert said("reports") == "There are no open reports.\n"
    with bob.at(table) as ear:
        ear.say("sit", seat=1)
        ear.say("say", text="rude words")
        line = {"table": table, "number": ear.scene()["chat"][0]["number"]}
        body = {"about": bob.id, "reason": "insult", "text": "see for yourself", "line": line}
        assert ann.ask("POST", "/api/reports", json=body).status_code == 201
        assert re.fullmatch(r" +1  \d{4}-\d\d-\d\d \d\d:\d\d  insult    Bob “rude words”\n", said("reports"))
        assert said("silence", "Bob", "--days", "2", "--why", "insults").startswith("Bob is silenced until 2")
        notice(server)
        assert refusals(ear.say("say", text="more")) == ["silenced"]
    shown = said("report", "1")
    for part in (
        "by Ann: insult",
        f"Bob ({bob.id})",
        table,
        "rude words",
        "see for yourself",
        "heather: silence until",
    ):
        assert part in shown
    assert said("close", "1", "--note", "silenced") == "Report 1 is closed.\n"
    assert complains("close", "1") == "report 1 is closed already\n"
    assert complains("report", "2") == "there is no report 2\n"
    assert said("reports") == "There are no open reports.\n"
    assert "rude words" in said("reports", "--closed")
    lines = said("acts", "Bob").splitlines()
    assert [re.sub(r"^\S+ \S+  ", "", line) for line in lines] == [
        f"heather: close report 1, Bob ({bob.id}): silenced",
        re.sub(r"^\S+ \S+  ", "", lines[1]),
    ]
    assert lines[1].endswith(f"UTC, Bob ({bob.id}): insults")


def test_somebody_is_banned_and_let_back_in_while_the_server_runs(server: Server) -> None:
    ann = server.kept("Ann")
    assert is_somebody(ann)
    assert said("ban", "ann", "--why", "spam", "--by", "Host") == "ann is banned for good.\n"
    notice(server)
    assert not is_somebody(ann)
    assert "banned for good" in said("find", "an")
    assert said("ban", "Ann", "--lift") == "Ann may come back, and logs in again.\n"
    notice(server)
    assert is_somebody(login(server, "Ann"))
    assert [re.search(r"  (\w+: ban \w+)", line)[1] for line in said("acts").splitlines()] == [  # type: ignore[index]
        "heather: ban lifted", "Host: ban for"
    ]  # fmt: skip


def test_a_server_that_runs_notices_by_itself(server: Server) -> None:
    ann = server.kept("Ann")
    table = ann.lay("me", "open")
    with ann.at(table) as ear:
        said("ban", "Ann")
        assert is_closed(ear)


def test_a_forgotten_password_is_replaced(server: Server) -> None:
    server.kept("Ann")
    server.guest("Bob")
    new = said("password", "Ann").rsplit(" ", 1)[1].strip()
    assert login(server, "Ann", new).ask("GET", "/api/me").json()["lent"] is True
    assert complains("password", "Bob") == "Bob is a guest and has no password\n"
    assert new not in said("acts")


def test_somebody_is_renamed(server: Server) -> None:
    server.kept("Ann")
    server.guest("Rude")
    assert said("rename", "Rude", "Player 7").startswith("Rude is called Player 7 from now on")
    assert "Player 7" in said("find", "player")
    assert complains("rename", "Player 7", "Аnn").startswith("somebody keeps this name")
    assert complains("rename", "Player 7", "\u3164") == "expected some text\n"


def test_somebody_is_deleted_only_if_the_host_is_sure(server: Server) -> None:
    ann = server.kept("Ann")
    assert run("people", "delete", "Ann", typed="n\n").exit_code == 1
    notice(server)
    assert is_somebody(ann)
    assert said("delete", "Ann", typed="y\n").endswith("Ann is gone within seconds, or when the server starts next.\n")
    notice(server)
    assert not is_somebody(ann)
    assert said("find", "Ann") == ""
    server.kept("Ann")
    said("delete", "Ann", "--yes")


def test_what_is_wrong_is_said_in_a_line(server: Server, tmp_path: Path) -> None:
    assert complains("ban", "Eve").startswith("there is nobody called 'Eve'")
    for _ in range(2):
        server.guest("Twin")
    assert complains("ban", "Twin").startswith("2 people are called 'Twin'; name one by the id: ")
    nowhere = str(tmp_path / "nowhere.db")
    assert complains("find", "--database", nowhere).startswith(f"{nowhere}: there is no such database")
    assert not Path(nowhere).exists()
    empty = tmp_path / "empty.db"
    empty.touch()
    assert "is of another version" in complains("find", "--database", str(empty))
    assert "expected a file" in complains("find", "--database", "mysql://x/y")
    other = tmp_path / "other.db"
    other.write_text("this is no database, but it is long enough to be taken for one: " * 100)
    assert "cannot be used" in complains("find", "--database", str(other))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_shows_an_example(command: str) -> None:
    result = run("people", command, "--help")
    assert result.exit_code == 0
    assert f"cardwright people {command}" in re.sub(r"\s+", " ", result.stdout)


def test_help_names_every_command() -> None:
    shown = run("people", "--help").stdout
    assert all(re.search(rf"\b{command}\b", shown) for command in COMMANDS)
    assert shown.count("cardwright people") >= 3
