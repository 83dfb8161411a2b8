"""New databases as the program makes them: one is made in each process of tests, and copied for every test."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from cardwright.table.engine import open_engine
from cardwright.table.migrate import migrate


@cache
def blank() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder, "table.db")
        engine = open_engine(f"sqlite:///{path}")
        migrate(engine)
        engine.dispose()
        return path.read_bytes()


def database_in(folder: Path) -> str:
    """The URL of the database in a folder: a new one, if there is none yet."""
    path = folder / "table.db"
    if not path.exists():
        path.write_bytes(blank())
    return f"sqlite:///{path}"
