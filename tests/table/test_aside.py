"""A table that cannot be read is set aside: it harms no other, whoever opens it is told, and it can come back."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Connection, insert, select, update
from starlette.websockets import WebSocketDisconnect

from cardwright.table import aside, metrics
from cardwright.table.caretaker import PAGE, Caretaker
from cardwright.table.entry import Entry
from cardwright.table.schema import ENTRIES, TABLES
from cardwright.table.sitting import Sitting
from tests.table.company import Person, Server, open_server

pytestmark = pytest.mark.slow

MANY: Final = 25
LONG_AGO: Final = 1


def within(server: Server, work: Callable[..., Any], *more: Any) -> Any:
    """Run something in the server's own loop."""
    assert server.client.portal is not None
    return server.client.portal.call(work, *more)


def written(server: Server, work: Callable[[Connection], Any]) -> Any:
    return within(server, server.service().store.write, work)


def two(server: Server, ann: Person, bob: Person, **more: Any) -> str:
    table = ann.lay("me", "open", **more)
    with bob.at(table) as ear:
        ear.say("sit", seat=1)
    return table


def copies(server: Server, table: str, many: int) -> list[str]:
    """The same table under other ids."""
    ids = [f"copy{i}" for i in range(many)]

    def work(connection: Connection) -> None:
        row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one()._asdict()
        entries = [it._asdict() for it in connection.execute(select(ENTRIES).where(ENTRIES.c.table == table))]
        connection.execute(insert(TABLES), [{**row, "id": id} for id in ids])
        connection.execute(insert(ENTRIES), [{**it, "table": id, "request": None} for id in ids for it in entries])

    written(server, work)
    return ids


def spoil(server: Server, ids: list[str]) -> None:
    """What happened first at these tables is nothing that the program knows."""
    broken = update(ENTRIES).where(ENTRIES.c.table.in_(ids), ENTRIES.c.number == 1).values(kind="riddle")
    written(server, lambda connection: connection.execute(broken))


def mend(server: Server, ids: list[str]) -> None:
    mended = update(ENTRIES).where(ENTRIES.c.table.in_(ids), ENTRIES.c.number == 1).values(kind="lay")
    written(server, lambda connection: connection.execute(mended))


def late(server: Server, ids: list[str], at: int = LONG_AGO) -> None:
    overdue = update(TABLES).where(TABLES.c.id.in_(ids)).values(deadline=at)
    written(server, lambda connection: connection.execute(overdue))


def marks(server: Server) -> dict[str, str]:
    """The tables that are set aside, and why."""
    found: list[Any] = within(server, server.service().store.read, aside.listed)
    return {row.id: row.trouble for row in found}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server where the caretaker goes round when a test says so."""
    monkeypatch.setattr(Caretaker, "run", lambda _: asyncio.Event().wait())
    with open_server(tmp_path) as server:
        yield server


def test_tables_that_cannot_be_read_do_not_stop_the_time_of_others(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = two(server, ann, bob, clock={"bank": 1, "increment": 0})
    bad = copies(server, table, MANY)
    spoil(server, bad)
    late(server, bad)
    late(server, [table], LONG_AGO + 1)
    within(server, late_in_fact, server, table)
    caretaker = Caretaker(server.service())
    within(server, caretaker.go_round)
    assert server.sitting(table).status() == "finished"
    assert set(marks(server)) == set(bad)
    assert metrics.REGISTRY.get_sample_value("cardwright_tables_set_aside") == MANY


async def late_in_fact(server: Server, table: str) -> None:
    live = await server.service().memory.find(table)
    live.sitting.asked_at = LONG_AGO


def test_a_table_that_is_set_aside_is_not_read_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    bad = copies(server, two(server, ann, bob), 3)
    spoil(server, bad)
    late(server, bad)
    read: list[str] = []
    take = Sitting.take

    def noting(s: Sitting, e: Entry) -> None:
        read.append(s.id)
        take(s, e)

    monkeypatch.setattr(Sitting, "take", noting)
    for _ in range(3):
        within(server, Caretaker(server.service()).go_round)
    assert sorted(read) == sorted(bad)


@pytest.mark.parametrize("plan", [{}, {"game": "chess"}, [], None])
def test_a_plan_that_makes_no_sense_sets_its_table_aside_and_spoils_no_list(server: Server, plan: object) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = two(server, ann, bob, public=True)
    (bad,) = copies(server, table, 1)
    written(server, lambda c: c.execute(update(TABLES).where(TABLES.c.id == bad).values(plan=plan)))
    for _ in range(2):
        listed = ann.ask("GET", "/api/tables?which=playing").json()["tables"]
        assert [line["id"] for line in listed] == [table]
        assert ann.ask("GET", f"/api/tables/{bad}").status_code == 409
    assert marks(server)[bad].startswith("plan: ")


def test_whoever_opens_it_is_told_and_nothing_is_lost(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = two(server, ann, bob)
    (bad,) = copies(server, table, 1)
    before = server.entries(bad)
    for path in ("", "/log", "/steps/0"):
        spoil(server, [bad])
        answer = ann.ask("GET", f"/api/tables/{bad}{path}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "set_aside")
    with pytest.raises(WebSocketDisconnect) as closed, ann.at(bad) as ear:
        ear.hear()
    assert (closed.value.code, closed.value.reason) == (4409, aside.UNREADABLE)
    mend(server, [bad])
    assert server.entries(bad) == before
    assert ann.ask("GET", f"/api/tables/{table}").status_code == 200


def test_why_it_cannot_be_read_says_nothing_of_what_it_holds(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:  # fmt: skip
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = two(server, ann, bob)
    with ann.at(table) as ear, bob.at(table) as other:
        for ear_ in (ear, other):
            ear_.settle()
        asked = ear if ear.scene()["options"] else other
        asked.say("answer", question=asked.scene()["question"], answer=asked.scene()["options"][0]["answer"])
    (bad,) = copies(server, table, 1)
    secret = {"answer": "hunt the unknown beast"}
    answer = update(ENTRIES).where(ENTRIES.c.table == bad, ENTRIES.c.kind == "answer").values(body=secret)
    written(server, lambda connection: connection.execute(answer))
    assert ann.ask("GET", f"/api/tables/{bad}").status_code == 409
    said = json.dumps([marks(server)[bad], caplog.text])
    assert "IllegalAnswer" in said
    assert "beast" not in said
    assert bad not in caplog.text.replace(f"/api/tables/{bad}", "")


def test_somebody_can_leave_for_good_though_one_of_their_tables_cannot_be_read(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = two(server, ann, bob)
    spoil(server, [table])
    server.service().memory.tables.clear()
    assert ann.ask("DELETE", "/api/me").status_code == 204


def test_a_table_that_stops_making_sense_while_somebody_plays_is_set_aside(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = two(server, ann, bob)
    number = server.sitting(table).number
    strange = {"table": table, "number": number + 1, "kind": "riddle", "seat": 0, "body": {}, "at": 1}
    written(server, lambda connection: connection.execute(insert(ENTRIES).values(strange)))
    for code in (1012, 4409):
        with pytest.raises(WebSocketDisconnect) as closed, bob.at(table) as ear:
            ear.say("say", text="hello")
        assert closed.value.code == code
    assert list(marks(server)) == [table]


def test_another_version_and_every_start_try_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    bad = copies(server, two(server, ann, bob), 2)
    spoil(server, bad)
    for id in bad:
        assert ann.ask("GET", f"/api/tables/{id}").status_code == 409
    mend(server, bad)
    assert ann.ask("GET", f"/api/tables/{bad[0]}").status_code == 409, "nothing was started anew"
    with monkeypatch.context() as later:
        later.setattr(aside, "__version__", "another")
        assert ann.ask("GET", f"/api/tables/{bad[0]}").status_code == 200
    written(server, aside.try_again)
    assert marks(server) == {}
    assert ann.ask("GET", f"/api/tables/{bad[1]}").status_code == 200


@pytest.mark.slow
def test_the_caretaker_comes_to_everybody_though_hundreds_stay_overdue(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    many = copies(server, two(server, ann, bob), 2 * PAGE + 3)
    late(server, many)
    time = [0.0]
    caretaker = Caretaker(server.service(), clock=lambda: time[0])
    memory, seen = server.service().memory, list[str]()
    original = memory.catch_up

    async def noting(live: Any) -> None:
        seen.append(live.sitting.id)
        await original(live)

    memory.catch_up = noting  # type: ignore[method-assign]
    within(server, caretaker.go_round)
    assert sorted(seen) == sorted(many), "everybody once"
    within(server, caretaker.go_round)
    assert len(seen) == len(many), "nobody again so soon"
    time[0] += 3600
    within(server, caretaker.go_round)
    assert len(seen) == 2 * len(many)
    late(server, many, 1 << 50)
    within(server, caretaker.go_round)
    assert caretaker.later == {}
