"""`cardwright people`: what the host can do about people, also while the server runs."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from cardwright.cli.complaint import Complaint, complaints, reading
from cardwright.cli.serve import installed, located, opened

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

    from cardwright.table.acts import Host

T = TypeVar("T")
LENT_DAYS: Final = 3
DAY: Final = 86_400_000

people = typer.Typer(no_args_is_help=True, rich_markup_mode="markdown")

Database = Annotated[
    str | None,
    typer.Option(help="A file, or postgresql://…", envvar="CARDWRIGHT_DATABASE", metavar="URL", show_envvar=True),
]
By = Annotated[str, typer.Option(help="Who does it; kept with the act.", envvar="USER", metavar="NAME")]
Why = Annotated[str, typer.Option(help="Why; kept with the act.", metavar="TEXT")]
Who = Annotated[str, typer.Argument(help="A name, or an id.", metavar="WHO")]
Days = Annotated[int | None, typer.Option(help="For so many days; without it, for good.", min=1, max=36_500)]
Lift = Annotated[bool, typer.Option("--lift", help="End it now.")]


@people.callback()
def people_() -> None:
    """Look at reports, and act: rename, silence, ban, reset a password, delete.

    * `cardwright people reports` lists what people have reported; `cardwright people report 3` shows one.
    * `cardwright people find ann` finds people by a part of the name; names and ids work everywhere below.
    * `cardwright people silence Ann --days 2 --why "insults"` silences somebody for two days.
    * `cardwright people ban Ann --why "insults again"` keeps somebody away for good; `--lift` ends it.
    * `cardwright people password Ann` gives somebody who forgot the password another one, which works once.
    * `cardwright people acts` shows what was done, when, by whom and why.

    It works on the database of the server (`--database`, as for `cardwright serve`), which may run; it notices
    within seconds.
    """


@people.command()
def find(
    part: Annotated[str, typer.Argument(help="A part of a name, or an id.")] = "", database: Database = None
) -> None:
    """Find people: `cardwright people find ann`. The latest fifty are shown."""
    with acting():
        from cardwright.table.acts import find as look_for

        for row in asked(database, lambda connection: look_for(connection, part)):
            typer.echo(describe(row))


@people.command()
def reports(
    closed: Annotated[bool, typer.Option("--closed", help="Those that are closed.")] = False, database: Database = None
) -> None:
    """List reports, the latest first: `cardwright people reports`."""
    with acting():
        from cardwright.table.acts import reports as all_reports

        found = asked(database, lambda connection: all_reports(connection, closed))
        for row in found:
            said = f" “{row.line}”" if row.line is not None else ""
            typer.echo(f"{row.id:>5}  {when(row.at)}  {row.reason:<8}  {row.name}{said}")
        if not found:
            typer.echo("There are no closed reports." if closed else "There are no open reports.")


@people.command()
def report(number: int, database: Database = None) -> None:
    """Show a report and what was done before: `cardwright people report 3`."""
    with acting():
        from cardwright.table.acts import history
        from cardwright.table.acts import report as one_report

        def work(connection: "Connection") -> "tuple[Row[Any], list[Row[Any]]]":
            found = one_report(connection, number)
            return found, history(connection, found.about) if found.about else []

        row, before = asked(database, work)
        typer.echo(f"Report {row.id}, {when(row.at)}, by {row.writer or 'somebody who is gone'}: {row.reason}")
        typer.echo(f"About  {row.name} ({row.about or 'gone'})")
        for title, text in (("Table", row.table), ("Line", row.line), ("Text", row.text)):
            if text:
                typer.echo(f"{title:<6} {text}")
        if row.closed is not None:
            typer.echo(f"Closed {when(row.closed)}: {row.note}")
        for act in before:
            typer.echo(tell(act))


@people.command()
def close(
    number: int,
    note: Annotated[str, typer.Option(help="What came of it; kept.", metavar="TEXT")] = "",
    by: By = "host",
    database: Database = None,
) -> None:
    """Close a report: `cardwright people close 3 --note "talked to both"`."""
    with acting():
        from cardwright.table.acts import close as close_report

        done(database, by, note, lambda connection, host: close_report(connection, host, number))
        typer.echo(f"Report {number} is closed.")


@people.command()
def rename(who: Who, name: str, why: Why = "", by: By = "host", database: Database = None) -> None:
    """Give somebody another name: `cardwright people rename "Rude Name" "Player 7"`."""
    with acting():
        from cardwright.table.acts import rename as give_name
        from cardwright.table.acts import the_one
        from cardwright.table.words import clean_name

        with reading():
            clean = clean_name(name)
        done(database, by, why, lambda connection, host: give_name(connection, host, the_one(connection, who), clean))
        typer.echo(f"{who} is called {clean} from now on; who has a password logs in with that name.")


@people.command()
def silence(
    who: Who, days: Days = None, lift: Lift = False, why: Why = "", by: By = "host", database: Database = None
) -> None:
    """Silence somebody: `cardwright people silence Ann --days 2 --why insults`."""
    with acting():
        from cardwright.table.acts import silence as quiet
        from cardwright.table.acts import the_one
        from cardwright.table.sessions import until

        end = ending(days, lift)
        done(database, by, why, lambda connection, host: quiet(connection, host, the_one(connection, who), end))
        typer.echo(f"{who} may speak again." if end is None else f"{who} is silenced {until(end)}.")


@people.command()
def ban(
    who: Who, days: Days = None, lift: Lift = False, why: Why = "", by: By = "host", database: Database = None
) -> None:
    """Keep somebody away: `cardwright people ban Ann --days 30 --why insults`.

    They are signed out everywhere, stand up from tables that wait and give up their games; nobody becomes another
    guest in their browser.
    """
    with acting():
        from cardwright.table.acts import ban as keep_away
        from cardwright.table.acts import the_one
        from cardwright.table.sessions import until

        end = ending(days, lift)
        done(database, by, why, lambda connection, host: keep_away(connection, host, the_one(connection, who), end))
        typer.echo(f"{who} may come back, and logs in again." if end is None else f"{who} is banned {until(end)}.")


@people.command()
def password(who: Who, why: Why = "", by: By = "host", database: Database = None) -> None:
    """Give somebody another password: `cardwright people password Ann`. It works once; then they choose their own."""
    with acting():
        import secrets

        from cardwright.table.accounts import HASHER
        from cardwright.table.acts import lend, the_one

        new = "-".join(secrets.token_hex(2) for _ in range(4))
        hash = HASHER.hash(new)
        end = ending(LENT_DAYS, False)
        assert end is not None
        done(database, by, why, lambda connection, host: lend(connection, host, the_one(connection, who), hash, end))
        typer.echo(f"{who} can log in once, within {LENT_DAYS} days, with the password {new}")


@people.command()
def delete(
    who: Who,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    why: Why = "",
    by: By = "host",
    database: Database = None,
) -> None:
    """Delete somebody for good: `cardwright people delete Ann`. Their games are given up, what they said is gone."""
    with acting():
        from cardwright.table.acts import dismiss, the_one

        row = asked(database, lambda connection: the_one(connection, who))
        if not yes:
            typer.confirm(f"Delete {describe(row)}?", abort=True)
        done(database, by, why, lambda connection, host: dismiss(connection, host, the_one(connection, row.id)))
        typer.echo(f"{row.name} is gone within seconds, or when the server starts next.")


@people.command()
def acts(
    who: Annotated[str | None, typer.Argument(help="About whom.", metavar="WHO")] = None, database: Database = None
) -> None:
    """Show what was done, the latest first: `cardwright people acts`, `cardwright people acts Ann`."""
    with acting():
        from cardwright.table.acts import history, the_one

        for act in asked(database, lambda c: history(c, None if who is None else the_one(c, who).id)):
            typer.echo(tell(act))


# Inside.


@contextmanager
def acting() -> Iterator[None]:
    """Around a command: what is wrong is said in a line, and nothing was changed then."""
    with complaints(), installed():
        from sqlalchemy.exc import DBAPIError

        from cardwright.table.problem import Problem
        from cardwright.table.store import Unavailable

        try:
            yield
        except Problem as problem:
            raise Complaint(problem.message) from problem
        except (Unavailable, DBAPIError) as error:
            raise Complaint(f"the database does not answer, and nothing was changed: {type(error).__name__}") from error


def asked(database: str | None, work: "Callable[[Connection], T]") -> T:
    """What the database says."""
    import asyncio

    from cardwright.table.store import Store

    url = located(database, 1)
    must_be_ready(url)

    async def ask() -> T:
        store = Store(url)
        try:
            return await store.write(work)
        finally:
            await store.close()

    return asyncio.run(ask())


def done(database: str | None, by: str, why: str, work: "Callable[[Connection, Host], None]") -> None:
    from cardwright.table.acts import Host
    from cardwright.table.entry import now

    host = Host(by[:64], why[:500], now())
    asked(database, lambda connection: work(connection, host))


def must_be_ready(url: str) -> None:
    """Complain unless there is a database of the present version; only the server makes one, or changes it."""
    from pathlib import Path

    from cardwright.table.migrate import is_current

    with opened(url) as engine:
        where = engine.url.render_as_string() if engine.dialect.name == "postgresql" else engine.url.database or ""
        if engine.dialect.name == "sqlite" and not Path(where).is_file():
            raise Complaint(f"{where}: there is no such database; name the one of the server with --database")
        if not is_current(engine):
            raise Complaint(f"{where} is of another version; use the program that the server runs")


def ending(days: int | None, lift: bool) -> int | None:
    """When something ends that begins now; None if it is over."""
    from cardwright.table.entry import now
    from cardwright.table.sessions import NEVER

    if lift:
        return None
    return NEVER if days is None else now() + days * DAY


def describe(row: "Row[Any]") -> str:
    """Somebody in a line."""
    from cardwright.table.entry import now
    from cardwright.table.sessions import until

    more = [f"since {when(row.created)[:10]}", "guest" if row.kept is None else "has a password"]
    if getattr(row, "used", None):
        more.append(f"last seen {when(row.used)[:10]}")
    for what, end in (("silenced", row.silenced), ("banned", row.banned)):
        if end is not None and end > now():
            more.append(f"{what} {until(end)}")
    return f"{row.id:<18} {row.name} ({', '.join(more)})"


def tell(act: "Row[Any]") -> str:
    """An act in a line."""
    what = " ".join(it for it in (act.what, act.detail) if it)
    return f"{when(act.at)}  {act.by}: {what}, {act.name} ({act.about or 'gone'})" + (f": {act.why}" if act.why else "")


def when(at: int) -> str:
    from datetime import UTC, datetime

    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"
