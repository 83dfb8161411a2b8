"""Every test has a data folder of its own and a plain terminal of 80 columns, and leaves nothing running."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright.kernel import machine
from tests.cli.terminal import stop_launched

# It plays the double of a game, which extends the kernel's classes: compiled ones forbid that.
DOUBLES = ["test_plain.py"]
collect_ignore = [] if str(machine.__file__).endswith(".py") else DOUBLES


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("CARDWRIGHT_LANG", "FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    yield tmp_path
    stop_launched()
