"""Brings a database to the present schema, from nothing or from any earlier version."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

FOLDER: Final = Path(__file__).parent / "migrations"
# One process at a time brings the database up to date. The number is ours; nothing else may lock it.
LOCK: Final = 7_203_114


class TooNew(Exception):
    """The database was made by a later version of the program."""


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    return config


def is_current(engine: Engine) -> bool:
    """Whether a database has the present schema."""
    with engine.connect() as connection:
        now = MigrationContext.configure(connection).get_current_revision()
    return now == ScriptDirectory.from_config(configuration()).get_current_head()


def migrate(engine: Engine) -> None:
    """Migrate if needed; several processes that start at once wait for each other."""
    config = configuration()
    script = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        now = MigrationContext.configure(connection).get_current_revision()
        if now == script.get_current_head():
            return
        if now is not None and now not in {revision.revision for revision in script.walk_revisions()}:
            raise TooNew(f"the database is of version {now}, which this program does not know; use a newer program")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
