"""What must be true of a table once it was played: the log has everything that was acknowledged, once and in order."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, select
from sqlalchemy.exc import OperationalError

from cardwright.kernel.log import Log, replay
from cardwright.kernel.machine import Position
from cardwright.shelf import game as find
from cardwright.table import entry as kinds
from cardwright.table.engine import open_engine
from cardwright.table.entry import Entry
from cardwright.table.plan import Plan
from cardwright.table.schema import TABLES
from cardwright.table.sitting import FINISHED, Sitting
from cardwright.table.store import entries_after
from cardwright.text.speech import telling
from tests.table.driver import Client, Said, ask
from tests.table.server import Server

T = TypeVar("T")
SPECTATOR: Final = -1
# Where connections are being broken the proof's own may break too: it looks again, so often.
LOOKS: Final = 20


async def prove(servers: Sequence[Server], table: str, clients: Sequence[Client]) -> int:
    """Check everything about a table that was played to its end; how many answers it took."""
    plan, entries, row = read(servers[0].database, table)
    check_log(entries, clients)
    t = replayed(plan, entries)
    assert t.over(), f"table {table} is finished, but its log goes on"
    outcome = find(plan.game).outcome(t)
    assert outcome is not None
    assert (row.status, row.number) == (FINISHED, len(entries)), "the lists do not know what the log knows"
    assert (row.result["winners"], row.result["scores"]) == (list(outcome.winners), list(outcome.scores))
    for client in clients:
        check_story(table, plan, entries, client)
        for server in servers:
            check_scene(plan, t, client, await ask(server, "GET", f"/api/tables/{table}", client.who))
    return sum(e.kind == kinds.ANSWER for e in entries)


def read(database: str, table: str) -> tuple[Plan, list[Entry], Row[Any]]:
    """How a table was made, its entries and what the lists say of it, as they stand in the database."""

    def look(connection: Connection) -> tuple[Plan, list[Entry], Row[Any]]:
        row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one()
        return Plan.model_validate(row.plan), entries_after(connection, table, 0), row

    for _ in range(LOOKS):
        with suppress(OperationalError):
            return within(database, look)
    return within(database, look)


def within(database: str, look: Callable[[Connection], T]) -> T:
    engine = open_engine(database)
    try:
        with engine.connect() as connection:
            return look(connection)
    finally:
        engine.dispose()


def check_log(entries: Sequence[Entry], clients: Sequence[Client]) -> None:
    """Every acknowledged deed is there once, with its number; nothing is there that nobody did."""
    assert [e.number for e in entries] == list(range(1, len(entries) + 1))
    asked_for = [e.request for e in entries if e.request is not None]
    assert len(asked_for) == len(set(asked_for)), "a deed was done twice"
    acknowledged = {written(client, done.deed) for client in clients for done in client.done}
    assert set(asked_for) == acknowledged, "what is in the log is not what was acknowledged"
    for client in clients:
        assert set(client.sent) - client.refused == {done.deed["request"] for done in client.done}
        numbers = [done.number for done in client.done]
        assert numbers == sorted(set(numbers)), "two deeds got one number, or a later one the lower"
        for done in client.done:
            check_entry(entries[done.number - 1], client, done.deed)
    people = {client.who.id for client in clients if client.who is not None}
    assert {e.account for e in entries if e.account is not None} <= people


def written(client: Client, deed: Said) -> str:
    """A request as the log has it: everybody's requests are their own."""
    assert client.who is not None
    return f"{client.who.id}:{deed['request']}"


def check_entry(e: Entry, client: Client, deed: Said) -> None:
    assert client.who is not None
    assert (e.request, e.kind, e.account) == (written(client, deed), deed["type"], client.who.id)
    if e.kind == kinds.ANSWER:
        assert e.body["answer"] == deed["answer"]
        assert e.number > deed["question"]
    elif e.kind == kinds.SIT:
        assert e.seat == deed["seat"]


def replayed(plan: Plan, entries: Sequence[Entry]) -> Position:
    """The position that the answers make, by the rules alone; it complains about an answer that is out of turn."""
    game = find(plan.game)
    opened = {e.seat: str(e.body["bits"]) for e in entries if e.kind == kinds.UNSEAL}
    log = Log(game.name, game.rules, plan.setup([opened.get(seat, "") for seat in range(plan.players)], []))
    played: list[Entry] = []
    for e in entries:
        if e.kind == kinds.ANSWER:
            played.append(e)
        elif e.kind == kinds.UNDO:
            played.pop()
    log.seats = [e.seat for e in played]
    log.answers = [str(e.body["answer"]) for e in played]
    return replay(game, log)


def check_story(table: str, plan: Plan, entries: Sequence[Entry], client: Client) -> None:
    """What somebody was told, over all breaks and whatever was taken back, is what the log tells."""
    s = Sitting(table, plan)
    for e in entries:
        s.take(e)
    assert client.scene is not None
    words, names = telling(plan.game, "en"), [seat["name"] for seat in client.scene["seats"]]
    told: list[Any] = client.story
    assert told == [words.lines(s.t, it.events, names, client.scene["seat"]) for it in s.told]


def check_scene(plan: Plan, t: Position, client: Client, fresh: Said) -> None:
    """What somebody saw last is what the server shows now, and what the log makes; the story had no gap."""
    assert client.scene is not None
    assert client.scene["view"] == fresh["view"] == find(plan.game).view(t, client.scene["seat"])
    assert client.story == fresh["story"]["steps"]
    parts = set(client.scene) - {"story"}
    assert {part: client.scene[part] for part in parts} == {part: fresh[part] for part in parts}
