"""How much of the bots one person and one address may have: tables with bots, and thoughts at the same time."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import ColumnElement, Connection, exists, select

from cardwright.table.entry import now
from cardwright.table.fairness import QUICK, Owner
from cardwright.table.plan import DAY
from cardwright.table.schema import SEATS, TABLES
from cardwright.table.sitting import NOT_BEGUN, PLAYING

# Unfinished tables with bots. One where nothing has happened for a day does not count: nobody is kept out for good.
TABLES_OF_A_PERSON: Final = 20
TABLES_OF_AN_ADDRESS: Final = 100
LIVELY: Final = DAY * 1000
# Thoughts of each pace that run or wait to run; more wait at their tables.
THOUGHTS_OF_A_PERSON: Final = 4
THOUGHTS_OF_AN_ADDRESS: Final = 16
# Tables whose address is remembered: they cost a megabyte or two.
REMEMBERED: Final = 10_000


class TooManyTables(Exception):
    """No more tables with bots may be laid; the message says why."""


class Origins:
    """From which address a table was laid, for the latest ones: in memory, and nowhere else."""

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self.remembered: Final = remembered
        self.addresses: Final[OrderedDict[str, str]] = OrderedDict()

    def note(self, table: str, address: str) -> None:
        """Its owner is there; where they were at first counts."""
        self.addresses.setdefault(table, address)
        if len(self.addresses) > self.remembered:
            self.addresses.popitem(last=False)

    def of(self, table: str) -> str:
        """Empty if nobody knows any more."""
        return self.addresses.get(table, "")

    def tables(self, address: str) -> list[str]:
        return [table for table, laid_from in self.addresses.items() if laid_from == address]


def must_have_room(connection: Connection, owner: str, neighbours: Iterable[str]) -> None:
    """TooManyTables if somebody has enough tables with bots, or the address where these other tables come from."""
    if lively(connection, TABLES.c.plan["owner"].as_string() == owner) >= TABLES_OF_A_PERSON:
        raise TooManyTables(f"you have {TABLES_OF_A_PERSON} unfinished tables with bots; finish one of them first")
    if lively(connection, TABLES.c.id.in_(neighbours)) >= TABLES_OF_AN_ADDRESS:
        raise TooManyTables(f"your address has {TABLES_OF_AN_ADDRESS} unfinished tables with bots; try again later")


def lively(connection: Connection, which: ColumnElement[bool]) -> int:
    """How many of these tables have bots and are being played, or may begin."""
    c = TABLES.c
    # Every column of the index is named, so that old tables are not even looked at.
    recent = c.status.in_((NOT_BEGUN, PLAYING)), c.public.in_((True, False)), c.changed > now() - LIVELY
    came = exists().where(SEATS.c.table == c.id, SEATS.c.level.is_not(None))
    rows = connection.execute(select(c.plan, came.label("came")).where(*recent, which))
    return sum(row.came or any(chair["kind"] == "bot" for chair in row.plan["chairs"]) for row in rows)


class Places:
    """So many at once for each name; whoever finds no place waits, first come first served."""

    def __init__(self, each: int) -> None:
        self.each: Final = each
        self.doors: Final[dict[str, asyncio.Semaphore]] = {}
        self.here: Final[dict[str, int]] = {}

    @asynccontextmanager
    async def one(self, name: str) -> AsyncIterator[None]:
        door = self.doors.setdefault(name, asyncio.Semaphore(self.each))
        self.here[name] = self.here.get(name, 0) + 1
        try:
            async with door:
                yield
        finally:
            self.here[name] -= 1
            if not self.here[name]:
                del self.here[name], self.doors[name]


class Quota:
    """How many thoughts one person and one address may have at the same time, quick and slow ones apart."""

    def __init__(self, person: int = THOUGHTS_OF_A_PERSON, address: int = THOUGHTS_OF_AN_ADDRESS) -> None:
        self.people: Final = Places(person)
        self.addresses: Final = Places(address)

    @asynccontextmanager
    async def place(self, owner: Owner, kind: str) -> AsyncIterator[None]:
        """Wait until the owner may have another one."""
        pace = "quick" if kind in QUICK else "slow"
        person, address = (f"{pace} {name}" for name in owner.names())
        async with self.people.one(person), self.addresses.one(address):
            yield
