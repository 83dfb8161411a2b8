"""What every test owes the ones after it, whatever order they run in."""

import asyncio
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

with warnings.catch_warnings():
    # It warns that another package will be wanted one day; the first import decides for all.
    warnings.simplefilter("ignore")
    import starlette.testclient  # noqa: F401

ALL_SLOW = re.compile(r"^pytestmark = pytest\.mark\.slow$", re.M)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where slow tests are left out, a file of nothing else is not even read: to collect some takes seconds."""
    left_out = config.option.markexpr == "not slow" and collection_path.suffix == ".py"
    return True if left_out and ALL_SLOW.search(collection_path.read_text()) else None


@pytest.fixture(autouse=True)
def no_loop_is_left_running() -> Iterator[None]:
    """A loop that still runs, such as a browser's, would break the next test that starts its own."""
    yield
    with pytest.raises(RuntimeError, match="no running event loop"):
        asyncio.get_running_loop()
