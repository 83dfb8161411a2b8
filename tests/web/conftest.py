"""A server with the page that is installed, a browser, and windows that must have nothing to complain about."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.patience import PATIENCE
from tests.web.site import Site, open_site

HERE = Path(__file__).parent
expect.set_options(timeout=PATIENCE * 1000)
INTERPRETED = os.environ.get("CARDWRIGHT_FORM") == "interpreted"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The page is the same on both forms of the engine: once is enough, on the one that is installed."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.skipif(INTERPRETED, reason="the page is tested on the installed form"))


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """The page, for one test: a browser's loop must not run on in the tests that come after it."""
    with open_site(f"sqlite:///{tmp_path / 'table.db'}") as site:
        yield site
        assert site.close() == []
        assert site.server.complaints() == []
