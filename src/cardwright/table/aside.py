"""Tables that cannot be read are set aside: they harm no other, and wait for a program that can read them."""

import traceback
from pathlib import Path
from typing import Final

from sqlalchemy import ColumnElement, Connection, Row, func, or_, select, update

from cardwright import __version__
from cardwright.table.schema import TABLES

# As much as the column takes.
LONGEST_TROUBLE: Final = 100
UNREADABLE: Final = "this version of the program cannot read this table; it is kept, and the host can see why"


class SetAside(Exception):
    """This table cannot be read by this version of the program."""


def described(where: str, error: Exception) -> str:
    """What went wrong while a table was read: where in its log, and where in the program. Nothing of what it holds."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(frame.filename).name}, line {frame.lineno}"
    return f"{where}: {type(error).__name__} in {place}"[:LONGEST_TROUBLE]


def readable() -> ColumnElement[bool]:
    """Tables that this version of the program has not set aside."""
    return or_(TABLES.c.set_aside.is_(None), TABLES.c.set_aside != __version__)


def set_aside(connection: Connection, table: str, trouble: str) -> None:
    """Mark a table that this version cannot read."""
    mine = update(TABLES).where(TABLES.c.id == table)
    connection.execute(mine.values(set_aside=__version__, trouble=trouble))


def count(connection: Connection) -> int:
    """How many tables are set aside."""
    found = select(func.count()).select_from(TABLES).where(TABLES.c.set_aside.is_not(None))
    return connection.execute(found).scalar_one()


def listed(connection: Connection) -> list[Row[str, str, int, str, str]]:
    """The tables that are set aside: id, game, when they changed last, by which version, and why."""
    c = TABLES.c
    chosen = select(c.id, c.game, c.changed, c.set_aside, c.trouble).where(c.set_aside.is_not(None))
    return list(connection.execute(chosen.order_by(c.changed)))


def try_again(connection: Connection) -> None:
    """Take every mark away: a table that still cannot be read gets it again."""
    marked = update(TABLES).where(TABLES.c.set_aside.is_not(None))
    connection.execute(marked.values(set_aside=None, trouble=None))
