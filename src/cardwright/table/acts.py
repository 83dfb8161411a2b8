"""What the host does about people. Every act is written down: who did it, when, about whom, and why."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from cardwright.table.accounts import free, spellings, taken
from cardwright.table.problem import Problem
from cardwright.table.schema import ACCOUNTS, ACTS, REPORTS, TOKENS
from cardwright.table.sessions import NEVER, until
from cardwright.table.words import look, one_spelling

RENAME: Final = "rename"
SILENCE: Final = "silence"
BAN: Final = "ban"
PASSWORD: Final = "password"
DELETE: Final = "delete"
CLOSE: Final = "close"
# After these whoever it was is signed out everywhere.
ENDING: Final = (BAN, PASSWORD, DELETE)
# Acts are numbered in the order in which they become known, so that nobody who reads them from a number on misses one.
LOCK: Final = 7_203_116
# As many as a person reads in a terminal; whoever looks for more says more of the name.
SHOWN: Final = 50


@dataclass(frozen=True)
class Host:
    """Who acts, why, and when."""

    by: str
    why: str
    at: int


def note(connection: Connection, host: Host, what: str, about: str, name: str, detail: str = "") -> None:
    """Write an act down."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    row = {"at": host.at, "by": host.by, "why": host.why, "what": what, "about": about, "name": name, "detail": detail}
    connection.execute(insert(ACTS).values(row))


# Finding people.


def find(connection: Connection, part: str) -> list[Row[Any]]:
    """People whose name has a part or looks like it, or whose id it is; the latest first."""
    c = ACCOUNTS.c
    last = select(func.max(TOKENS.c.used)).where(TOKENS.c.account == c.id).scalar_subquery()
    named = func.lower(c.name).contains(part.lower(), autoescape=True)
    chosen = select(ACCOUNTS, last.label("used")).where(or_(named, c.id == part, c.looks == look(part)))
    return list(connection.execute(chosen.order_by(c.created.desc(), c.id).limit(SHOWN)))


def the_one(connection: Connection, who: str) -> Row[Any]:
    """Somebody by the id, or by the name; a problem if there is nobody, or it could be several."""
    c = ACCOUNTS.c
    for where in (c.id == who, c.kept == one_spelling(who), c.name == who):
        found = connection.execute(select(ACCOUNTS).where(where).limit(SHOWN)).all()
        if len(found) == 1:
            return found[0]
        if found:
            ids = ", ".join(row.id for row in found)
            raise Problem(409, "several", f"{len(found)} people are called '{who}'; name one by the id: {ids}")
    raise Problem(
        404, "no_player", f"there is nobody called '{who}'; `cardwright people find` looks for parts of names"
    )


# Acting.


def rename(connection: Connection, host: Host, who: Row[Any], name: str) -> None:
    """Give somebody another name."""
    free(connection, who.id, name)
    values = {"name": name} if who.kept is None else {"name": name, **spellings(name)}
    try:
        with connection.begin_nested():
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == who.id).values(values))
    except IntegrityError as error:
        raise taken() from error
    note(connection, host, RENAME, who.id, who.name, f"to {name}")


def silence(connection: Connection, host: Host, who: Row[Any], end: int | None) -> None:
    """Let somebody say nothing until then, or let them speak again."""
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == who.id).values(silenced=end))
    note(connection, host, SILENCE, who.id, who.name, "lifted" if end is None else until(end))


def ban(connection: Connection, host: Host, who: Row[Any], end: int | None) -> None:
    """Keep somebody away until then, or let them come back; they sign in anew then."""
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == who.id).values(banned=end))
    if end is None:
        connection.execute(delete(TOKENS).where(TOKENS.c.account == who.id))
    else:
        void(connection, who.id)
    note(connection, host, BAN, who.id, who.name, "lifted" if end is None else until(end))


def lend(connection: Connection, host: Host, who: Row[Any], hash: str, end: int) -> None:
    """Give somebody a password that is good once, until then; they choose another one when they are in."""
    if who.kept is None:
        raise Problem(409, "guest", f"{who.name} is a guest and has no password")
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == who.id).values(password=hash, lent=end))
    connection.execute(delete(TOKENS).where(TOKENS.c.account == who.id, TOKENS.c.expires > 0))
    note(connection, host, PASSWORD, who.id, who.name, until(end))


def dismiss(connection: Connection, host: Host, who: Row[Any]) -> None:
    """Somebody is to be gone: nobody signs in any more, and the server takes the account away."""
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == who.id).values(leaving=host.at, banned=NEVER))
    void(connection, who.id)
    note(connection, host, DELETE, who.id, who.name)


def void(connection: Connection, account: str) -> None:
    """Somebody's tokens are good for nothing but to know them again."""
    connection.execute(update(TOKENS).where(TOKENS.c.account == account).values(expires=0))


# Reports, and what was done.


def reports(connection: Connection, closed: bool = False) -> list[Row[Any]]:
    """Reports that wait for the host, or those that are closed; the latest first."""
    c, writer = REPORTS.c, ACCOUNTS.alias()
    wanted = select(REPORTS, writer.c.name.label("writer")).outerjoin(writer, writer.c.id == c.by)
    where = c.closed.is_not(None) if closed else c.closed.is_(None)
    return list(connection.execute(wanted.where(where).order_by(c.id.desc()).limit(SHOWN)))


def report(connection: Connection, id: int) -> Row[Any]:
    c, writer = REPORTS.c, ACCOUNTS.alias()
    wanted = select(REPORTS, writer.c.name.label("writer")).outerjoin(writer, writer.c.id == c.by)
    found = connection.execute(wanted.where(c.id == id)).one_or_none()
    if found is None:
        raise Problem(404, "no_report", f"there is no report {id}")
    return found


def close(connection: Connection, host: Host, id: int) -> None:
    """A report is dealt with; why is its note."""
    found = report(connection, id)
    if found.closed is not None:
        raise Problem(409, "closed", f"report {id} is closed already")
    connection.execute(update(REPORTS).where(REPORTS.c.id == id).values(closed=host.at, note=host.why))
    note(connection, host, CLOSE, found.about or "", found.name, f"report {id}")


def history(connection: Connection, about: str | None = None) -> list[Row[Any]]:
    """What was done, the latest first: about somebody, or about anybody."""
    wanted = select(ACTS).order_by(ACTS.c.number.desc()).limit(SHOWN)
    return list(connection.execute(wanted if about is None else wanted.where(ACTS.c.about == about)))
