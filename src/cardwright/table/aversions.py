"""Whom somebody does not want to hear (muted) or to meet (blocked), and what follows from it."""

from typing import Final, Literal

from sqlalchemy import Connection, delete, func, insert, select, union
from sqlalchemy.exc import IntegrityError

from cardwright.table.plan import Strict
from cardwright.table.problem import Problem
from cardwright.table.schema import ACCOUNTS, AVERSIONS

Kind = Literal["muted", "blocked"]
BLOCKED: Final = "blocked"
# Far more than anybody dislikes, few enough to be read whenever somebody comes to a table.
MOST: Final = 500


class Shunned(Strict):
    """Somebody who is muted or blocked."""

    id: str
    name: str


def hidden_from(connection: Connection, account: str | None) -> frozenset[str]:
    """Whose words somebody does not get to see: of those whom they have muted or blocked, or who have blocked them."""
    if account is None:
        return frozenset()
    c = AVERSIONS.c
    mine, theirs = select(c.other).where(c.account == account), select(c.account).where(c.other == account)
    return frozenset(connection.scalars(union(mine, theirs.where(c.kind == BLOCKED))))


def has_blocked(connection: Connection, account: str, other: str) -> bool:
    c = AVERSIONS.c
    blocked = select(c.kind).where(c.account == account, c.other == other, c.kind == BLOCKED)
    return connection.scalar(blocked) is not None


def shunned(connection: Connection, account: str, kind: Kind) -> list[Shunned]:
    """Whom somebody has muted or blocked, the latest first."""
    c = AVERSIONS.c
    wanted = select(c.other, ACCOUNTS.c.name).join(ACCOUNTS, ACCOUNTS.c.id == c.other)
    rows = connection.execute(wanted.where(c.account == account, c.kind == kind).order_by(c.at.desc(), c.other))
    return [Shunned(id=row.other, name=row.name) for row in rows]


def shun(connection: Connection, account: str, other: str, kind: Kind, now: int) -> None:
    """Mute or block somebody; twice is as good as once."""
    c = AVERSIONS.c
    mine = select(func.count()).select_from(AVERSIONS).where(c.account == account, c.kind == kind)
    if account == other:
        raise Problem(409, "yourself", "that is you")
    if connection.scalar(select(c.at).where(c.account == account, c.other == other, c.kind == kind)) is not None:
        return
    if (connection.scalar(mine) or 0) >= MOST:
        raise Problem(409, "enough", f"expected at most {MOST} people; take somebody off the list first")
    try:
        with connection.begin_nested():
            connection.execute(insert(AVERSIONS).values(account=account, other=other, kind=kind, at=now))
    except IntegrityError as error:
        raise Problem(404, "no_player", "there is nobody of this id") from error


def forgive(connection: Connection, account: str, other: str, kind: Kind) -> None:
    c = AVERSIONS.c
    connection.execute(delete(AVERSIONS).where(c.account == account, c.other == other, c.kind == kind))
