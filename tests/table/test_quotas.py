"""How many tables with bots one person and one address may have."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import update

from cardwright.table import quotas
from cardwright.table.entry import now
from cardwright.table.newtable import NewChair, NewTable, lay, new_id, plan_of
from cardwright.table.quotas import LIVELY, Origins, TooManyTables, must_have_room
from cardwright.table.schema import ACCOUNTS, TABLES
from cardwright.table.store import Store
from tests.table.company import Person, Server, open_server, refusals
from tests.table.test_tables import asked_while, ways

pytestmark = pytest.mark.slow

BOT: Final = {"kind": "bot", "level": "random"}
ME: Final = {"kind": "me"}
PERSON: Final = 2
ADDRESS: Final = 3


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "TABLES_OF_A_PERSON", PERSON)
    monkeypatch.setattr(quotas, "TABLES_OF_AN_ADDRESS", ADDRESS)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, generous=False) as found:
        yield found


def ask(who: Person, *chairs: dict[str, str]) -> Any:
    return who.ask("POST", "/api/tables", json={"game": "vale", "chairs": chairs})


def laid(who: Person, *chairs: dict[str, str]) -> str:
    answer = ask(who, *chairs)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def refused(who: Person, *chairs: dict[str, str]) -> str:
    """What somebody is told who may not lay another table; nothing is laid."""
    before = stored(who.server)
    answer = ask(who, *chairs)
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many_tables")
    assert stored(who.server) == before
    return str(answer.json()["error"]["message"])


def stored(server: Server) -> list[str]:
    with server.service().store.engine.connect() as connection:
        return [row.id for row in connection.execute(TABLES.select())]


def test_one_person_has_so_many_unfinished_tables_with_bots(server: Server) -> None:
    ann = server.guest("Ann")
    first, _ = laid(ann, ME, BOT), laid(ann, BOT, BOT)
    assert refused(ann, ME, BOT) == "you have 2 unfinished tables with bots; finish one of them first"
    laid(ann, ME, {"kind": "open"})
    with ann.at(first) as ear:
        ear.say("resign")
    laid(ann, ME, BOT)
    assert refused(ann, BOT, BOT)


def test_everybody_at_an_address_has_so_many_together(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    first = laid(ann, ME, BOT)
    laid(ann, ME, BOT)
    laid(bob, ME, BOT)
    assert refused(bob, ME, BOT) == "your address has 3 unfinished tables with bots; try again later"
    laid(Person(server.elsewhere("192.0.2.7"), bob.id, bob.token), ME, BOT)
    with ann.at(first) as ear:
        ear.say("resign")
    laid(ann, ME, BOT)


def test_a_table_where_nothing_happens_for_a_day_keeps_nobody_out(server: Server) -> None:
    ann = server.guest("Ann")
    old, _ = laid(ann, BOT, BOT), laid(ann, BOT, BOT)
    assert refused(ann, BOT, BOT)
    with server.service().store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == old).values(changed=now() - LIVELY - 1))
    laid(ann, BOT, BOT)


def test_a_rematch_is_a_table_too(server: Server) -> None:
    ann = server.guest("Ann")
    table = laid(ann, ME, BOT)
    with ann.at(table) as ear:
        ear.say("resign")
        laid(ann, BOT, BOT)
        last = laid(ann, ME, BOT)
        before = stored(server)
        assert refusals(ear.say("rematch")) == ["too_many_tables"]
        assert stored(server) == before
        with ann.at(last) as other:
            other.say("resign")
        assert refusals(ear.say("rematch")) == []


def test_a_generous_server_counts_no_tables(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        ann = server.guest("Ann")
        assert len({laid(ann, BOT, BOT) for _ in range(ADDRESS + 2)}) == ADDRESS + 2


def test_counting_does_not_read_every_table(server: Server) -> None:
    ann = server.guest("Ann")
    laid(ann, ME, BOT)
    engine = server.service().store.engine
    asked = [it for it in asked_while(engine, lambda: laid(ann, ME, BOT)) if "owner" in it[0] or "IN (?" in it[0]]
    found = ways(engine, asked)
    assert any("ix_tables_status_public_changed (status=? AND public=? AND changed>?)" in way for way in found), found
    assert not any("SCAN tables" in way for way in found), found


def test_either_database_counts_alike(database: str) -> None:
    store = Store(database)
    plan = plan_of(NewTable(game="vale", chairs=[NewChair(kind="bot", level="easy")] * 2, options={}), "ann", None)
    theirs = plan.model_copy(update={"owner": "bob"})
    with store.engine.begin() as connection:
        for id in ("ann", "bob"):
            connection.execute(ACCOUNTS.insert().values(id=id, name=id, preferences={}, created=0))
        ids = [new_id() for _ in range(ADDRESS)]
        for id, it in zip(ids, (plan, theirs, plan)):
            must_have_room(connection, it.owner, ids)
            lay(connection, id, it, None)
        with pytest.raises(TooManyTables, match="you have 2"):
            must_have_room(connection, "ann", [])
        must_have_room(connection, "bob", ids[:2])
        with pytest.raises(TooManyTables, match="your address has 3"):
            must_have_room(connection, "bob", ids)
    store.engine.dispose()


def test_where_a_table_was_laid_is_known_for_the_latest_ones() -> None:
    origins = Origins(remembered=3)
    for i in range(4):
        origins.note(f"table {i}", f"address {i % 2}")
    origins.note("table 3", "elsewhere")
    assert [origins.of(f"table {i}") for i in range(4)] == ["", "address 1", "address 0", "address 1"]
    assert origins.tables("address 1") == ["table 1", "table 3"]
    assert (origins.tables("elsewhere"), origins.of("unknown")) == ([], "")
