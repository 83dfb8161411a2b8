"""The journal: a line of JSON for each record, and nothing in it of what people wrote."""

import asyncio
import io
import json
import logging
import logging.config
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from cardwright.table.journal import CONFIGURATION, Line
from cardwright.table.schema import ACCOUNTS
from cardwright.table.store import Store, Unavailable


@pytest.fixture
def journal() -> Any:
    """A logger, and what it has written."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Line())
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
    store = Store(f"sqlite:///{tmp_path / 't.db'}")
    row = {"id": "1", "name": "Geheim", "kept": "geheim", "password": "hash", "preferences": {}, "created": 0}
    try:
        with store.engine.begin() as connection:
            connection.execute(insert(ACCOUNTS), [row, {**row, "id": "2"}])
    except IntegrityError:
        logger.exception("it failed")
    asyncio.run(store.close())
    assert "because of IntegrityError: SQLITE_CONSTRAINT_UNIQUE\n" in lines()[0]["exception"]
    assert "eheim" not in json.dumps(lines())


def test_the_configuration_can_be_used() -> None:
    before = logging.getLogger("cardwright").level, list(logging.getLogger().handlers), logging.getLogger().level
    logging.config.dictConfig(CONFIGURATION)
    try:
        assert logging.getLogger("cardwright.table.hub").isEnabledFor(logging.INFO)
        assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.INFO)
    finally:
        logging.getLogger("cardwright").setLevel(before[0])
        logging.getLogger().handlers[:] = before[1]
        logging.getLogger().setLevel(before[2])
