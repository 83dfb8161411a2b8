"""A table that waits: bots with names take free seats, whoever laid it may close it, and everybody sees who is here."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright.bots.levels import LEVELS
from cardwright.table import live, quotas
from cardwright.table.newtable import again
from cardwright.text.cast import CAST, bot_name
from tests.table.company import Person, Server, is_trouble, open_server, refusals


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("server")) as found:
        yield found


def named(person: Person, table: str) -> list[tuple[str, str | None]]:
    seats = person.ask("GET", f"/api/tables/{table}").json()["seats"]
    return [(it["name"], it["level"]) for it in seats]


def test_every_level_has_a_cast_and_no_two_bots_of_a_table_are_called_alike() -> None:
    assert set(CAST) == set(LEVELS)
    names = [name for cast in CAST.values() for name in cast]
    assert len(set(names)) == len(names)
    for level in LEVELS:
        assert len({bot_name("some table", seat, level) for seat in range(8)}) == 8
        assert bot_name("some table", 3, level) == bot_name("some table", 3, level)
    assert len({bot_name(f"table {i}", 0, "hard") for i in range(40)}) > 4


def test_a_bot_has_the_same_name_in_every_language_and_in_every_list(server: Server) -> None:
    ann = server.guest("Ann")
    body = {"game": "vale", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "hard"}, {"kind": "open"}]}
    table = ann.ask("POST", "/api/tables", json=body).json()["id"]
    name = bot_name(table, 1, "hard")
    for lang in ("en", "fr", "nl"):
        assert ann.ask("GET", f"/api/tables/{table}?lang={lang}").json()["seats"][1]["name"] == name
    line = ann.ask("GET", "/api/tables?which=mine").json()["tables"][0]
    assert [it["name"] for it in line["seats"]] == ["Ann", name, ""]


def test_who_sits_there_lets_a_bot_take_a_free_seat_and_the_game_begins(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.lay("me", "open", "open", public=True)
    with ann.at(table) as ear:
        assert refusals(ear.say("bot", seat=1, level="easy")) == []
        assert ear.scene()["status"] == "open"
        assert named(ann, table)[1] == (bot_name(table, 1, "easy"), "easy")
        line = next(it for it in ann.ask("GET", "/api/tables?which=open").json()["tables"] if it["id"] == table)
        assert line["seats"][1] == {"account": None, "name": bot_name(table, 1, "easy"), "level": "easy"}
        assert refusals(ear.say("bot", seat=1, level="hard")) == ["taken"]
        ear.say("bot", seat=1)
        assert named(ann, table)[1] == ("", None)
        assert refusals(ear.say("bot", seat=1)) == ["no_bot"]
        assert refusals(ear.say("bot", seat=1, level="clever")) == ["illegal"]
        ear.say("bot", seat=1, level="random")
        ear.say("bot", seat=2, level="random")
        assert ear.scene()["status"] in ("playing", "finished")
        assert refusals(ear.say("bot", seat=2)) == ["begun"]


def test_nobody_else_seats_bots(server: Server) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.lay("open", "open")
    with eve.at(table) as ear:
        assert refusals(ear.say("bot", seat=0, level="easy")) == ["not_seated"]
    with ann.at(table) as ear:
        assert refusals(ear.say("bot", seat=0, level="easy")) == []


def test_a_bot_that_came_stays_for_the_rematch(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.lay("me", "open")
    with ann.at(table) as ear:
        ear.say("bot", seat=1, level="random")
        ear.say("resign")
    chairs = again(server.sitting(table), ann.id, False).chairs
    assert [(it.kind, it.level) for it in chairs] == [("person", None), ("bot", "random")]


def test_bots_that_come_count_as_much_as_bots_that_were_planned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setattr(quotas, "TABLES_OF_A_PERSON", 1)
    with open_server(tmp_path, generous=False) as server:
        ann = server.guest("Ann")
        first, second = ann.lay("me", "open", "open"), ann.lay("me", "open", "open")
        with ann.at(first) as ear:
            assert refusals(ear.say("bot", seat=1, level="easy")) == []
            assert refusals(ear.say("bot", seat=1)) == []
            assert refusals(ear.say("bot", seat=1, level="easy")) == []
        with ann.at(second) as ear:
            assert refusals(ear.say("bot", seat=1, level="easy")) == ["too_many_tables"]


def test_who_laid_a_table_may_close_it_until_the_game_begins(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, begun = ann.lay("me", "open"), ann.lay("me", "open")
    with bob.at(begun) as ear:
        ear.say("sit", seat=1)
    is_trouble(bob.ask("DELETE", f"/api/tables/{table}"), 403, "not_yours")
    is_trouble(server.nobody().ask("DELETE", f"/api/tables/{table}"), 401, "nobody")
    is_trouble(ann.ask("DELETE", f"/api/tables/{begun}"), 409, "begun")
    assert ann.ask("DELETE", f"/api/tables/{table}").status_code == 204
    is_trouble(ann.ask("GET", f"/api/tables/{table}"), 404, "no_table")
    is_trouble(ann.ask("DELETE", f"/api/tables/{table}"), 404, "no_table")
    assert ann.ask("GET", f"/api/tables/{begun}").status_code == 200


def test_an_invitation_says_who_invites(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.lay("me", "open")
    assert server.nobody().ask("GET", f"/api/tables/{table}").json()["plan"]["host"] == "Ann"


def test_everybody_sees_who_is_here_and_who_is_away(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "GRACE_SECONDS", 0.0)
    ann, bob, eve = [server.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = ann.lay("me", "open", "open")
    with eve.at(table) as watching:
        assert watching.here() == []
        with ann.at(table) as a:
            assert (a.here(), watching.here()) == ([0], [0])
            with bob.at(table) as b:
                b.say("sit", seat=2)
                assert watching.here() == [0, 2]
                b.socket.send_text('{"type":"attend","here":false}')
                b.settle()
                assert watching.here() == [0]
                b.socket.send_text('{"type":"attend","here":true}')
                b.settle()
                assert watching.here() == [0, 2]
        assert watching.here() == []


def test_whoever_loads_the_page_again_was_not_away(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "GRACE_SECONDS", 1000.0)
    ann, bob, eve = [server.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = ann.lay("me", "open", "open")
    with eve.at(table) as watching:
        with ann.at(table) as a:
            assert a.here() == [0]
        assert watching.here() == [0]
        with bob.at(table) as b:
            b.say("sit", seat=1)
            assert watching.here() == [0, 1], "also if something happens meanwhile"
