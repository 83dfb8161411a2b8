"""The routes of tables: laying, lists, moments, logs, playing on; and tables that leave the memory and come back."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, event, insert, select

from cardwright.games.vale.game import VALE
from cardwright.kernel.log import read_log, replay
from cardwright.kernel.notation import names
from cardwright.table import messages as m
from cardwright.table import warden
from cardwright.table.caretaker import Caretaker
from cardwright.table.schema import ENTRIES, RATINGS, TABLES
from cardwright.table.service import Service
from tests.table.company import Json, Person, Server, is_trouble, open_server, refusals

SCENARIO = 'game = "vale"\nround = 5\n[[seat]]\nhand = ["hydra"]\nstones = { blue = 1, red = 1 }\n[[seat]]\n'
BAD = "bad_table"


def within(server: Server, work: Callable[[], Any]) -> Any:
    """Run something in the server's own loop."""
    assert server.client.portal is not None
    return server.client.portal.call(work)


def play(server: Server, table: str, answers: int = 10_000) -> None:
    """The people at a table answer at random, so often or to the end."""
    dice = Random(7)

    async def work() -> None:
        service = server.service()
        live = await service.memory.find(table)
        for number in range(answers):
            s = live.sitting
            if s.turn() < 0:
                return
            given = dice.choice(names(s.t))
            request = f"answer-{number:08}-{s.number}"
            deed = m.Answer(type="answer", request=request, question=s.question, answer=given)
            await service.scribe.do(live, s.places[s.turn()].account, deed)

    within(server, work)


def get(person: Person, path: str, status: int = 200) -> Any:
    answer = person.ask("GET", path)
    assert answer.status_code == status, answer.text
    return answer.json() if "json" in answer.headers["content-type"] else answer.text


def refused(person: Person, body: Json, code: str) -> str:
    """A table that cannot be laid; what is said about it."""
    answer = person.ask("POST", "/api/tables", json=body)
    assert 400 <= answer.status_code < 500
    error = answer.json()["error"]
    assert error["code"] == code
    return str(error["message"])


def two(server: Server, **more: Any) -> tuple[Person, Person, str]:
    """Ann and Bob, who keep their accounts, at a table that has begun."""
    ann, bob = server.kept("Ann"), server.elsewhere("there").kept("Bob")
    table = ann.lay("me", "open", **more)
    with bob.at(table) as ear:
        ear.say("sit", seat=1)
    return ann, bob, table


def lines(person: Person, which: str) -> list[str]:
    return [line["id"] for line in get(person, f"/api/tables?which={which}")["tables"]]


def test_a_table_waits_until_every_chair_is_taken(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.lay("me", "open", public=True)
    assert get(ann, f"/api/tables/{table}")["status"] == "open"
    with bob.at(table) as ear:
        assert refusals(ear.say("sit", seat=0)) == ["taken"]
        assert refusals(ear.say("sit", seat=1)) == []
    scene = get(ann, f"/api/tables/{table}")
    assert (scene["status"], scene["turn"], scene["seat"]) == ("playing", 0, 0)
    assert [seat["name"] for seat in scene["seats"]] == ["Ann", "Bob"]
    assert scene["options"] != []
    assert get(bob, f"/api/tables/{table}")["options"] == []


def test_the_lists_show_public_tables_and_ones_own(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    hidden, waiting = ann.lay("me", "open"), ann.lay("me", "open", public=True)
    assert lines(server.nobody(), "open") == [waiting]
    assert sorted(lines(ann, "mine")) == sorted([hidden, waiting])
    assert (lines(bob, "mine"), lines(server.nobody(), "mine")) == ([], [])
    with bob.at(waiting) as ear:
        ear.say("sit", seat=1)
        assert (lines(bob, "open"), lines(bob, "playing"), lines(bob, "mine")) == ([], [waiting], [waiting])
        ear.say("resign")
    assert lines(bob, "finished") == [waiting]
    line = get(bob, "/api/tables?which=finished&game=vale&limit=1")["tables"][0]
    assert line["result"]["winners"] == [0]
    assert [seat["name"] for seat in line["seats"]] == ["Ann", "Bob"]
    assert get(bob, "/api/tables?which=finished&offset=1")["tables"] == []


def test_a_list_that_makes_no_sense_is_refused(server: Server) -> None:
    for query in ("which=all", "limit=0", "limit=101", "offset=-1"):
        is_trouble(server.nobody().ask("GET", f"/api/tables?{query}"), 422, "invalid")


@pytest.mark.parametrize(
    ("more", "code", "said"),
    [
        ({"game": "chess"}, BAD, "chess"),
        ({"chairs": [{"kind": "me"}]}, BAD, "2 to 4"),
        ({"chairs": [{"kind": "me"}, {"kind": "me"}]}, BAD, "you can sit on one chair only"),
        ({"chairs": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, BAD, "expected one of random"),
        ({"chairs": [{"kind": "me"}, {"kind": "bot"}]}, BAD, "expected one of random"),
        ({"chairs": [{"kind": "me"}, {"kind": "throne"}]}, "invalid", "body.chairs.1.kind"),
        ({"options": {"colour": "red"}}, BAD, "colour"),
        ({"options": {"curse": "perhaps"}}, BAD, "perhaps"),
        ({"clock": {"bank": 0, "increment": 60}}, BAD, "clock: "),
        ({"clock": {"bank": -1, "increment": 0}}, "invalid", "body.clock.bank"),
        ({"absence": 1}, "invalid", "body.absence"),
        ({"seed": -1}, "invalid", "body.seed"),
        ({"scenario": "no scenario"}, BAD, ""),
        ({"scenario": 'game = "vale"\nround = 5\n[[seat]]\n[[seat]]\n[[seat]]\n'}, BAD, "3 players"),
        ({"moment": {"table": "nothing", "step": 0}}, "no_table", "there is no such table"),
        ({"colour": "red"}, "invalid", "body.colour"),
    ],
)
def test_a_table_that_cannot_be_played_is_not_laid(server: Server, more: Json, code: str, said: str) -> None:
    ann = server.guest("Ann")
    body = {"game": "vale", "chairs": [{"kind": "me"}, {"kind": "open"}], **more}
    assert said in refused(ann, body, code)
    assert lines(ann, "mine") == []


def test_nobody_lays_no_table(server: Server) -> None:
    assert refused(server.nobody(), {"game": "vale", "chairs": [{"kind": "open"}]}, "nobody")


def test_a_finished_game_can_be_looked_at_step_by_step_and_downloaded(server: Server) -> None:
    _, bob, table = two(server)
    for path in ("log", "steps/0"):
        assert get(bob, f"/api/tables/{table}/{path}", 403)["error"]["code"] == "not_over"
    play(server, table)
    eve = server.nobody()
    log = read_log(get(eve, f"/api/tables/{table}/log"))
    t = replay(VALE, log)
    outcome = VALE.outcome(t)
    assert outcome is not None
    assert outcome.winners == get(eve, f"/api/tables/{table}")["result"]["winners"]
    last = len(log.answers)
    for step in (0, 1, last // 2, last):
        for seat in (-2, -1, 0, 1):
            moment = get(eve, f"/api/tables/{table}/steps/{step}?seat={seat}&lang=fr")
            assert moment["view"] == VALE.view(replay(VALE, log, step), seat)
            assert moment["answer"] == (log.answers[step] if step < last else None)
            assert moment["steps"] == last
    for wrong in (f"steps/{last + 1}", "steps/-1", "steps/0?seat=2"):
        assert get(eve, f"/api/tables/{table}/{wrong}", 404)["error"]["code"] == "no_moment"


def test_a_game_goes_on_from_a_moment_of_another(server: Server) -> None:
    ann, _, table = two(server, options={"curse": "with"})
    body: Json = {"game": "vale", "chairs": [{"kind": "me"}, {"kind": "open"}], "moment": {"table": table, "step": 9}}
    assert refused(ann, body, "not_over")
    play(server, table)
    log = read_log(get(ann, f"/api/tables/{table}/log"))
    chairs = [{"kind": "me"}] + [{"kind": "open"}] * 2
    assert "this game has 2 players, got 3" in refused(ann, {**body, "chairs": chairs}, BAD)
    end = {"table": table, "step": len(log.answers)}
    assert "the game is over" in refused(ann, {**body, "moment": end}, BAD)
    assert "answers, got 9999" in refused(ann, {**body, "moment": {"table": table, "step": 9999}}, BAD)
    new = ann.lay("me", "open", moment={"table": table, "step": 9})
    with server.guest("Cat").at(new) as ear:
        ear.say("sit", seat=1)
    scene = get(ann, f"/api/tables/{new}")
    assert scene["view"] == VALE.view(replay(VALE, log, 9), 0)
    assert (scene["plan"]["rated"], scene["plan"]["options"]) == (False, log.setup.options)
    play(server, new)
    again = read_log(get(ann, f"/api/tables/{new}/log"))
    assert again.answers[:9] == log.answers[:9]
    assert replay(VALE, again).over()


def test_a_scenario_can_be_played(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.lay("me", "open", scenario=SCENARIO)
    with server.guest("Bob").at(table) as ear:
        ear.say("sit", seat=1)
    scene = get(ann, f"/api/tables/{table}")
    assert [option["answer"] for option in scene["options"]] == ["end", "summon hydra blue=1 red=1"]
    assert scene["plan"]["rated"] is False
    play(server, table)
    assert get(ann, f"/api/tables/{table}/log", 409)["error"]["code"] == "scenario"
    assert get(ann, f"/api/tables/{table}/steps/0")["view"]["round"] == 5


def test_there_is_one_rematch_for_the_same_people_one_seat_further(server: Server) -> None:
    ann, bob, table = two(server, options={"curse": "with"}, clock={"bank": 60, "increment": 5})
    with ann.at(table) as ear:
        assert refusals(ear.say("rematch")) == ["not_over"]
        ear.say("resign")
        with server.guest("Cat").at(table) as other:
            assert refusals(other.say("rematch")) == ["not_seated"]
        assert refusals(ear.say("rematch", request="rematch-1")) == []
        new = ear.scene()["rematch"]
        assert [it["type"] for it in ear.say("rematch", request="rematch-1")] == ["ack"]
        assert refusals(ear.say("rematch")) == ["rematch"]
    scene = get(bob, f"/api/tables/{new}")
    assert [seat["kept"] for seat in scene["seats"]] == [bob.id, ann.id]
    assert [seat["account"] for seat in scene["seats"]] == [None, ann.id]
    assert (scene["plan"]["options"]["curse"], scene["plan"]["clock"]) == ("with", {"bank": 60, "increment": 5})
    with server.guest("Dan").at(new) as ear:
        assert refusals(ear.say("sit", seat=0)) == ["kept"]
    with bob.at(new) as ear:
        assert refusals(ear.say("sit", seat=0)) == []
        assert ear.scene()["status"] == "playing"


def rated(server: Server) -> list[tuple[str, int]]:
    with server.service().store.engine.connect() as connection:
        rows = connection.execute(select(RATINGS.c.account, RATINGS.c.games).order_by(RATINGS.c.standing.desc()))
        return [(row.account, row.games) for row in rows]


def test_a_rated_game_between_people_changes_their_ratings_once(server: Server) -> None:
    ann, bob, table = two(server)
    play(server, table, 50)
    with ann.at(table) as ear:
        ear.say("resign", request="i-give-up")
        assert rated(server) == [(bob.id, 1), (ann.id, 1)]
        ear.say("resign", request="i-give-up")
        assert refusals(ear.say("resign")) == ["not_playing"]
        ear.say("say", text="well played")
    server.service().memory.tables.clear()
    get(ann, f"/api/tables/{table}")
    assert rated(server) == [(bob.id, 1), (ann.id, 1)]


@pytest.mark.parametrize("more", [{"rated": False}, {"seed": 3}, {"scenario": SCENARIO}])
def test_games_whose_cards_somebody_may_know_change_no_rating(server: Server, more: Json) -> None:
    ann, _, table = two(server, **more)
    play(server, table, 50)
    with ann.at(table) as ear:
        ear.say("resign")
    assert rated(server) == []


def test_a_game_against_bots_changes_no_rating(server: Server) -> None:
    ann = server.guest("Ann")
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ann.ask("POST", "/api/tables", json={"game": "vale", "chairs": chairs}).json()["id"]
    with ann.at(table) as ear:
        ear.say("resign")
    assert rated(server) == []


def test_a_table_that_left_the_memory_comes_back_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Caretaker, "run", lambda _: asyncio.Event().wait())  # it goes round when this test says so
    with open_server(tmp_path, cached=0, idle_seconds=0) as server:
        ann, bob, table = two(server)
        play(server, table, 20)
        before = [get(who, f"/api/tables/{table}") for who in (ann, bob)]
        service = server.service()
        with ann.at(table) as ear:
            ear.settle()
            within(server, forgets(service))
            assert table in service.memory.tables, "somebody listens"
        within(server, forgets(service))
        assert service.memory.tables == {}
        assert [get(who, f"/api/tables/{table}") for who in (ann, bob)] == before
        play(server, table, 20)
        assert len(server.sitting(table).steps) == 40


def forgets(service: Service) -> Callable[[], Any]:
    async def work() -> None:
        Caretaker(service).forget()

    return work


# Starting does not read what is stored.


def stuff(engine: Engine, ids: list[str], like: str) -> None:
    """Store copies of a table under other ids."""
    with engine.begin() as connection:
        row = connection.execute(select(TABLES).where(TABLES.c.id == like)).one()._asdict()
        entries = [it._asdict() for it in connection.execute(select(ENTRIES).where(ENTRIES.c.table == like))]
        connection.execute(insert(TABLES), [{**row, "id": id} for id in ids])
        connection.execute(insert(ENTRIES), [{**it, "table": id, "request": None} for id in ids for it in entries])


Asked = tuple[str, tuple[Any, ...]]


def asked_while(engine: Engine | type[Engine], work: Callable[[], object]) -> list[Asked]:
    """What is asked of the database meanwhile, but for its own affairs."""
    found: list[Asked] = []

    def note(connection: object, cursor: object, statement: str, parameters: tuple[Any, ...], *_: object) -> None:
        if statement.startswith("SELECT") and "FROM" in statement:
            found.append((statement, parameters))

    event.listen(engine, "before_cursor_execute", note)
    work()
    event.remove(engine, "before_cursor_execute", note)
    return found


def ways(engine: Engine, asked: list[Asked]) -> list[str]:
    """How the database finds what it is asked for."""
    with engine.connect() as connection:
        explained = [connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {it[0]}", it[1]).all() for it in asked]
    return [row.detail for rows in explained for row in rows]


@pytest.mark.slow
def test_ten_thousand_stored_tables_start_no_slower_than_ten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warden, "LOOK_SECONDS", 1e6)  # it comes after the start, sooner or later
    monkeypatch.setattr(Caretaker, "run", Caretaker.go_round)

    def start() -> None:
        """Start and stop; the caretaker has gone round once meanwhile."""
        with open_server(tmp_path) as server:
            portal = server.client.portal
            assert portal is not None
            portal.call(Caretaker(server.service()).go_round)
            get(server.nobody(), "/healthz")

    with open_server(tmp_path) as server:
        table = two(server, public=True, absence=3600)[2]
        stuff(server.service().store.engine, [f"few{i}" for i in range(10)], table)
    few = {statement for statement, _ in asked_while(Engine, start)}
    with open_server(tmp_path) as server:
        stuff(server.service().store.engine, [f"many{i}" for i in range(10_000)], table)
    many = asked_while(Engine, start)
    assert {statement for statement, _ in many} == few
    with open_server(tmp_path) as server:
        engine = server.service().store.engine
        eve = server.nobody()
        for path in ("?which=open", "?which=playing&limit=5", f"/{table}"):
            many += asked_while(engine, lambda path=path: get(eve, f"/api/tables{path}"))  # type: ignore[misc]
        found = ways(engine, many)
    assert any("ix_tables_deadline" in way for way in found)
    assert any("ix_tables_status_public_changed" in way for way in found)
    assert [way for way in found if re.search(r"SCAN (tables|entries)|TEMP B-TREE", way)] == []
