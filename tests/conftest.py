"""What every test owes the ones after it, whatever order they run in."""

import asyncio
import warnings
from collections.abc import Iterator

import pytest

with warnings.catch_warnings():
    # It warns that another package will be wanted one day; the first import decides for all.
    warnings.simplefilter("ignore")
    import starlette.testclient  # noqa: F401


@pytest.fixture(autouse=True)
def no_loop_is_left_running() -> Iterator[None]:
    """A loop that still runs, such as a browser's, would break the next test that starts its own."""
    yield
    with pytest.raises(RuntimeError, match="no running event loop"):
        asyncio.get_running_loop()
