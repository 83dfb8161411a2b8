"""`cardwright aside` shows what could not be read; a start of the server tries it again."""

from pathlib import Path

from sqlalchemy import insert

from cardwright import __version__
from cardwright.cli.serve import prepare
from cardwright.table.aside import set_aside
from cardwright.table.engine import open_engine
from cardwright.table.schema import TABLES
from tests.cli.terminal import run

TABLE = {
    "id": "strange", "game": "vale", "plan": {}, "public": False, "status": "playing", "number": 1, "turn": 0,
    "created": 0, "changed": 86_400_000,
}  # fmt: skip


def test_it_shows_what_is_set_aside_until_the_server_starts_anew(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    url = f"sqlite:///{file}"
    prepare(url)
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(insert(TABLES).values(TABLE))
        set_aside(connection, "strange", "plan: ValidationError in plan.py, line 1")
    engine.dispose()
    result = run("aside", "--database", file)
    line = f"strange  vale  1970-01-02  {__version__}  plan: ValidationError in plan.py, line 1\n"
    assert (result.exit_code, result.stdout) == (0, line)
    prepare(url)
    assert run("aside", "--database", file).stdout == ""


def test_a_database_that_is_none_is_said_in_a_line(tmp_path: Path) -> None:
    result = run("aside", "--database", tmp_path / "nothing.db")
    assert result.exit_code == 2
    assert "nothing.db cannot be used: no such table" in result.stderr
    assert len(result.stderr.splitlines()) == 1
