"""The journal: a line of JSON for each record, and nothing in it of what people wrote."""

import asyncio
import io
import json
import logging
import logging.config
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from cardwright.table.journal import CONFIGURATION, EVERY_SECONDS, MOST_KINDS, Journal, JournalLine, veiled
from cardwright.table.schema import ACCOUNTS
from cardwright.table.store import Store, Unavailable
from tests.table.blank import database_in


@pytest.fixture
def journal() -> Any:
    """A logger, and what it has written."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JournalLine())
    logger = logging.Logger("cardwright.test")
    logger.addHandler(handler)
    return logger, lambda: [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_record_is_a_line_of_json(journal: Any) -> None:
    logger, lines = journal
    logger.info("table %s\nis odd: %s", "x", "é")
    (line,) = lines()
    assert (line["level"], line["logger"], line["message"]) == ("info", "cardwright.test", "table x\nis odd: é")
    assert line["time"].endswith("+00:00")
    assert list(line) == ["time", "level", "logger", "process", "message"]


def test_an_exception_is_one_field_with_what_led_to_it(journal: Any) -> None:
    logger, lines = journal
    try:
        try:
            raise KeyError("first")
        except KeyError as error:
            raise Unavailable("second") from error
    except Unavailable:
        logger.exception("it failed")
    said = lines()[0]["exception"]
    assert said.startswith("Unavailable\n")
    assert "because of KeyError\n" in said
    assert "test_journal.py" in said


def test_a_database_that_complains_does_not_quote_what_was_written(journal: Any, tmp_path: Path) -> None:
    logger, lines = journal
    store = Store(database_in(tmp_path))
    row = {"id": "1", "name": "Geheim", "kept": "geheim", "password": "hash", "preferences": {}, "created": 0}
    try:
        with store.engine.begin() as connection:
            connection.execute(insert(ACCOUNTS), [row, {**row, "id": "2"}])
    except IntegrityError:
        logger.exception("it failed")
    asyncio.run(store.close())
    assert "because of IntegrityError: SQLITE_CONSTRAINT_UNIQUE\n" in lines()[0]["exception"]
    assert "eheim" not in json.dumps(lines())


def test_what_others_log_is_not_quoted(journal: Any) -> None:
    logger, lines = journal
    logger.name = "uvicorn.error"
    logger.warning('%s - "WebSocket %s" 403', "192.0.2.7:1234", "/ws/tables/secret")
    logger.error("Task exception was never retrieved\nfuture: <Task exception=ValueError('secret')>")
    logger.error("Exception in ASGI application\n", exc_info=ValueError("secret"))
    said = [line["message"] for line in lines()]
    assert said == ['%s - "WebSocket %s" 403', "Task exception was never retrieved", "Exception in ASGI application"]
    assert "secret" not in json.dumps(lines())
    assert "192.0.2.7" not in json.dumps(lines())


@pytest.mark.parametrize(
    ("error", "called"),
    [
        (ValueError("hunt troll is no option"), "ValueError"),
        (ConnectionRefusedError(111, "Connection refused"), "ConnectionRefusedError: Connection refused"),
        (
            psycopg.OperationalError("connection failed: refused\nsecret"),
            "OperationalError: connection failed: refused",
        ),
        (psycopg.errors.UniqueViolation('Key (name)=("secret") exists'), "UniqueViolation: 23505"),
        (psycopg.errors.InvalidTextRepresentation('invalid input: "secret"'), "InvalidTextRepresentation: 22P02"),
    ],
)
def test_an_exception_is_named_and_quoted_only_where_a_system_speaks(
    journal: Any, error: Exception, called: str
) -> None:
    logger, lines = journal
    logger.error("it failed", exc_info=error)
    assert lines()[0]["exception"] == called


def test_a_table_has_another_name_here() -> None:
    assert veiled("one") == veiled("one") != veiled("two")
    assert "one" not in veiled("one")


# Many lines.


class Paper:
    """A journal with a clock that the test turns."""

    def __init__(self) -> None:
        self.time = 0.0
        self.stream: Final = io.StringIO()
        self.journal: Final = Journal(clock=lambda: self.time)
        self.journal.setStream(self.stream)
        self.journal.setFormatter(JournalLine())
        self.logger: Final = logging.Logger("cardwright.test")
        self.logger.addHandler(self.journal)

    def lines(self) -> list[tuple[str, int]]:
        found = [json.loads(line) for line in self.stream.getvalue().splitlines()]
        return [(line["message"], line.get("times", 1)) for line in found]


def test_a_kind_of_line_is_written_now_and_then_with_how_many_it_stands_for() -> None:
    paper = Paper()
    for second in range(150):
        paper.time = float(second)
        for _ in range(100):
            paper.logger.info("refused: %s", "often")
    paper.logger.info("refused: %s", "once")
    assert paper.lines() == [
        ("refused: often", 1),
        ("refused: often", 5999),
        ("refused: often", 6000),
        ("refused: once", 1),
    ]
    paper.journal.close()
    assert paper.lines()[4:] == [("refused: often", 3000)]


def test_what_was_held_back_is_written_with_the_next_line_of_any_kind() -> None:
    paper = Paper()
    for _ in range(3):
        paper.logger.info("refused")
    paper.time = EVERY_SECONDS
    paper.logger.info("something else")
    assert paper.lines() == [("refused", 1), ("refused", 2), ("something else", 1)]
    paper.time += 10 * EVERY_SECONDS
    paper.logger.info("refused")
    assert paper.lines()[3:] == [("refused", 1)]


def test_many_kinds_of_lines_fill_no_memory() -> None:
    paper = Paper()
    for number in range(3 * MOST_KINDS):
        paper.logger.info("kind %d", number)
    assert len(paper.journal.kinds) == MOST_KINDS
    assert len(paper.lines()) == 3 * MOST_KINDS


def test_a_line_that_waits_holds_on_to_no_exception() -> None:
    paper = Paper()
    paper.logger.error("it failed", exc_info=ValueError())
    assert [told.record.exc_info for told in paper.journal.kinds.values()] == [None]
    assert "ValueError" in paper.stream.getvalue()


def test_the_configuration_can_be_used() -> None:
    before = logging.getLogger("cardwright").level, list(logging.getLogger().handlers), logging.getLogger().level
    logging.config.dictConfig(CONFIGURATION)
    try:
        assert logging.getLogger("cardwright.table.memory").isEnabledFor(logging.INFO)
        assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.INFO)
    finally:
        logging.getLogger("cardwright").setLevel(before[0])
        logging.getLogger().handlers[:] = before[1]
        logging.getLogger().setLevel(before[2])
