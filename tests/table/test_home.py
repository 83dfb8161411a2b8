"""A table has a home among the processes of a server; another is found at once, and nothing but speed depends on it."""

import asyncio
import os
import signal
import socket
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from cardwright.kernel.dice import seeded
from cardwright.table.home import Home
from tests.table.driver import SOON, Client, guest, lay
from tests.table.proof import prove
from tests.table.server import HOST, Server

TABLES: Final = [f"table-{i}" for i in range(400)]
WORKERS: Final = 3
ESTABLISHED: Final = "01"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="connections cannot be handed on there")


@contextmanager
def homes(folder: Path, count: int) -> Iterator[list[Home]]:
    """As many processes as there are places."""
    found = [Home(str(folder), count) for _ in range(count)]
    for home in found:
        home.move_in()
    try:
        yield found
    finally:
        for home in found:
            home.move_out()


def owners(table: str, living: list[Home]) -> list[int | None]:
    return [home.place for home in living if home.mine(table)]


def test_every_table_has_one_home_and_every_home_its_share(tmp_path: Path) -> None:
    with homes(tmp_path, 4) as living:
        found = [owners(table, living) for table in TABLES]
    assert all(len(places) == 1 for places in found)
    shares = Counter(places[0] for places in found)
    assert set(shares) == {0, 1, 2, 3}
    assert all(70 < share < 130 for share in shares.values())


def test_when_a_home_is_gone_its_tables_are_at_home_elsewhere_and_all_others_where_they_were(tmp_path: Path) -> None:
    with homes(tmp_path, 4) as living:
        before = {table: owners(table, living) for table in TABLES}
        gone = living.pop(1)
        gone.move_out()
        after = {table: owners(table, living) for table in TABLES}
        assert all(len(places) == 1 for places in after.values())
        assert all(after[table] == before[table] for table in TABLES if before[table] != [1])
        new = Home(str(tmp_path), 4)
        new.move_in()
        assert new.place == 1
        assert {table: owners(table, [*living, new]) for table in TABLES} == before
        new.move_out()


def test_who_finds_no_place_hands_on_whatever_comes_and_who_is_alone_serves_it(tmp_path: Path) -> None:
    late, alone = Home(str(tmp_path), 2), Home(None, 1)
    with socket.socket() as connection:
        with homes(tmp_path, 2) as living:
            late.move_in()
            alone.move_in()
            assert (late.place, alone.place) == (None, None)
            assert (late.mine("table"), alone.mine("table")) == (False, True)
            assert late.hand_on("table", connection.fileno(), b"GET")
            assert not alone.hand_on("table", connection.fileno(), b"GET")
            [(handed, _)] = [it for home in living for it in home.received()]
            handed.close()
        assert late.mine("table")
        assert not late.hand_on("table", connection.fileno(), b"GET")


def test_a_connection_is_handed_on_with_what_it_has_said(tmp_path: Path) -> None:
    with homes(tmp_path, 2) as living:
        ours, theirs = living
        table = next(table for table in TABLES if theirs.mine(table))
        here, client = socket.socketpair()
        with client:
            with here:
                assert not theirs.hand_on(table, here.fileno(), b"GET")
                assert ours.hand_on(table, here.fileno(), b"GET")
            [(there, said)] = theirs.received()
            with there:
                client.sendall(b" on")
                assert said + there.recv(10) == b"GET on"
        assert list(theirs.received()) == []


def test_a_full_box_is_no_reason_to_go_elsewhere(tmp_path: Path) -> None:
    with homes(tmp_path, 2) as living, socket.socket() as connection:
        ours, theirs = living
        table = next(table for table in TABLES if theirs.mine(table))
        assert fill(ours, table, connection) > 1
        for handed, _ in theirs.received():
            handed.close()
        assert fill(ours, table, connection) > 1
        for handed, _ in theirs.received():
            handed.close()


def fill(home: Home, table: str, connection: socket.socket) -> int:
    """Hand something on until there is no room; how often that went well."""
    for done in count():
        try:
            assert home.hand_on(table, connection.fileno(), b"GET")
        except BlockingIOError:
            return done
    raise AssertionError("not reached")


# With real processes: who holds a connection is seen from outside.


def holders(server: Server) -> Counter[int]:
    """How many connections to the server's port each of its processes holds."""
    assert server.process is not None
    team = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    mine = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(f":{server.port:04X}") and row[3] == ESTABLISHED}
    return Counter({int(pid): len(mine & set(opened(pid))) for pid in team if mine & set(opened(pid))})


def opened(pid: str) -> Iterator[str]:
    for it in Path(f"/proc/{pid}/fd").iterdir():
        try:
            yield os.readlink(it)
        except OSError:
            continue


async def all_awake(server: Server) -> None:
    """Wait until every process takes whom it is given: one that does has moved in."""
    with ExitStack() as stack:
        while len(holders(server)) < WORKERS:
            stack.enter_context(socket.create_connection((HOST, server.port)))
            await asyncio.sleep(SOON)
    while holders(server):
        await asyncio.sleep(SOON)


async def held_by_one(server: Server, connections: int, other: int = 0) -> int:
    """Wait until there are so many connections, all in one process, which is another one than before; which."""
    while True:
        found = holders(server)
        if list(found.values()) == [connections] and other not in found:
            return next(iter(found))
        await asyncio.sleep(SOON)


async def moving(database: str) -> None:
    """The home dies, and so does the next one; a third time while the game goes on."""
    with Server(database, workers=WORKERS) as server:
        await server.start()
        await all_awake(server)
        ann, ben = await guest(server, "Ann"), await guest(server, "Ben")
        table = await lay(server, ann, [{"kind": "open"}])
        dice = seeded(7)
        clients = [Client(server, table, seeded(dice.next()), who) for who in (ann, ben, *[None] * 6)]
        async with asyncio.TaskGroup() as group:
            for client in clients:
                group.create_task(client.play())
            first = await held_by_one(server, len(clients))
            with nobody_new(server):
                os.kill(first, signal.SIGKILL)
                second = await held_by_one(server, len(clients), first)
            clients[1].intend({"type": "sit", "seat": 1})
            os.kill(second, signal.SIGKILL)
            while len(clients[0].done) < 5:
                await asyncio.sleep(SOON)
            for pid in holders(server):
                os.kill(pid, signal.SIGKILL)
        assert all(client.breaks >= 3 for client in clients)
        await prove([server], table, clients)


@contextmanager
def nobody_new(server: Server) -> Iterator[None]:
    """Meanwhile nobody takes the place of a process that dies."""
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.process.pid, signal.SIGCONT)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="who holds a connection is seen on Linux alone")
def test_everybody_at_a_table_meets_in_one_process_and_when_it_dies_in_another(postgres: Callable[[], str]) -> None:
    asyncio.run(moving(postgres()))


@pytest.mark.slow
def test_a_request_that_comes_in_pieces_is_served_wherever_it_came_in(postgres: Callable[[], str]) -> None:
    async def drip() -> None:
        with Server(postgres(), workers=WORKERS) as server:
            await server.start()
            ann = await guest(server, "Ann")
            table = await lay(server, ann, [{"kind": "open"}])
            lines = [f"GET /ws/tables/{table} HTTP/1.1", f"host: {HOST}", "upgrade: websocket", "connection: upgrade"]
            lines += ["sec-websocket-version: 13", "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
            for _ in range(WORKERS * 2):
                reader, writer = await asyncio.open_connection(HOST, server.port)
                for piece in ("\r\n".join(lines)[:20], "\r\n".join(lines)[20:]):
                    writer.write(piece.encode())
                    await writer.drain()
                    await asyncio.sleep(SOON)
                assert (await reader.readline()).startswith(b"HTTP/1.1 101")
                writer.close()

    asyncio.run(drip())
