"""Migrations bring every database to the schema that the program knows, and lose nothing."""

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, text

from cardwright.table.engine import open_engine
from cardwright.table.migrate import configuration, migrate
from cardwright.table.schema import ACCOUNTS, METADATA, TOKENS

OLD_TABLE = """INSERT INTO tables (id, game, plan, public, status, number, turn, deadline, created, changed)
    VALUES ('old', 'vale', '{}', true, 'playing', 1, 0, 5, 1, 1)"""


def brought_up_to_date(empty: str, *lines: str) -> Engine:
    """A database of the first version, with something in it, after the program has met it."""
    engine = open_engine(empty)
    config = configuration()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for line in lines:
            connection.execute(text(line))
    migrate(engine)
    return engine


def test_a_new_database_is_as_the_program_knows_it(empty: str) -> None:
    engine = open_engine(empty)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_up_to_date_and_keeps_its_tables(empty: str) -> None:
    engine = brought_up_to_date(empty, OLD_TABLE)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        row = connection.execute(text("SELECT id, deadline, set_aside FROM tables")).one()
        assert tuple(row) == ("old", 5, None)
    engine.dispose()


OLD_PEOPLE = [
    "INSERT INTO accounts (id, name, kept, password, preferences, created) VALUES"
    " ('a', 'Bill', 'bill', 'x', '{}', 1), ('b', 'BiII', 'biii', 'x', '{}', 2), ('c', 'Guest', NULL, NULL, '{}', 3)",
    "INSERT INTO tokens (hash, account, expires) VALUES"
    " ('0123456789abcdef0123', 'a', 9000000000000), ('1123456789abcdef0123', 'c', 9000000000000)",
]


def test_people_of_an_older_version_are_still_there(empty: str) -> None:
    engine = brought_up_to_date(empty, *OLD_PEOPLE)
    with engine.connect() as connection:
        people = connection.execute(ACCOUNTS.select().order_by(ACCOUNTS.c.id)).all()
        tokens = connection.execute(TOKENS.select().order_by(TOKENS.c.hash)).all()
    engine.dispose()
    assert [(it.name, it.kept, it.looks) for it in people] == [
        ("Bill", "bill", "bill"), ("BiII", "biii", None), ("Guest", None, None)
    ]  # fmt: skip
    assert [(it.account, it.session) for it in tokens] == [("a", "0123456789abcdef"), ("c", "1123456789abcdef")]
    assert all(it.used > 1_700_000_000_000 for it in tokens), "nobody may be forgotten for having been away"
