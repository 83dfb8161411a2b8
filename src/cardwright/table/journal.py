"""The server's journal: a line of JSON for whatever it notices, on stderr. It says nothing about who plays or what."""

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Any, Final


class Line(logging.Formatter):
    """One record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["exception"] = describe(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def describe(error: BaseException) -> str:
    """An exception and what led to it. Of each only the first line: databases quote in the others what they write."""
    chain: list[str] = []
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        said = str(found).splitlines()[:1]
        frames = "".join(traceback.format_tb(found.__traceback__))
        chain.append(f"{': '.join([type(found).__name__, *said])}\n{frames}")
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    return "because of ".join(chain).rstrip()


# What uvicorn notes of every connection names people's addresses; its warnings do not.
CONFIGURATION: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": "cardwright.table.journal.Line"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"level": "WARNING", "handlers": ["stderr"]},
    "loggers": {"cardwright": {"level": "INFO"}},
}
