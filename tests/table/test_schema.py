"""Migrations bring every database to the schema that the program knows, and lose nothing."""

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from cardwright.table.engine import open_engine
from cardwright.table.migrate import configuration, migrate
from cardwright.table.schema import METADATA

OLD_TABLE = """INSERT INTO tables (id, game, plan, public, status, number, turn, deadline, created, changed)
    VALUES ('old', 'vale', '{}', true, 'playing', 1, 0, 5, 1, 1)"""


def test_a_new_database_is_as_the_program_knows_it(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_up_to_date_and_keeps_its_tables(database: str) -> None:
    engine = open_engine(database)
    config = configuration()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text(OLD_TABLE))
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        row = connection.execute(text("SELECT id, deadline, set_aside FROM tables")).one()
        assert tuple(row) == ("old", 5, None)
    engine.dispose()
