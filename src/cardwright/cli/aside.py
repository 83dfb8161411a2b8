"""`cardwright aside`: the tables that this server could not read."""

from typing import Annotated

import typer

from cardwright.cli.complaint import complaints
from cardwright.cli.serve import installed, located, opened


def aside(
    database: Annotated[
        str | None,
        typer.Option(help="A file, or postgresql://…", envvar="CARDWRIGHT_DATABASE", metavar="URL", show_envvar=True),
    ] = None,
) -> None:
    """Say which tables could not be read and were set aside, and why.

    Each line has the table's id, its game, when something last happened there, the version of the program that could
    not read it, and what went wrong. Nothing is lost: a later version reads them again when somebody opens them, and
    so does every start of `cardwright serve`.
    """
    with complaints(), installed():
        from datetime import UTC, datetime

        from cardwright.table.aside import listed

        with opened(located(database, 1)) as engine, engine.connect() as connection:
            for row in listed(connection):
                day = datetime.fromtimestamp(row.changed / 1000, UTC).date()
                typer.echo(f"{row.id}  {row.game}  {day}  {row.set_aside}  {row.trouble}")
