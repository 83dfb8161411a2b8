"""Writes the server's description of its interface to `web/wire.json`: `python web/tools/wire.py`."""

import json
from pathlib import Path

from cardwright.table.app import create_app
from cardwright.table.settings import Settings


def description() -> str:
    return json.dumps(create_app(Settings("sqlite://")).openapi(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    Path(__file__).parent.parent.joinpath("wire.json").write_text(description())
