"""`cardwright serve` with several processes on one PostgreSQL."""

import signal
from collections.abc import Callable
from functools import partial

import httpx
import pytest

from cardwright.table.limits import RATES
from tests.cli.test_serve import SURELY, Served, play, written


@pytest.mark.slow
def test_several_processes_start_at_once_on_an_empty_database_and_stop_together(postgres: Callable[[], str]) -> None:
    url = postgres()
    served = Served("--workers", "2", "--database", url.replace("+psycopg", ""))
    table = served.sit_down()
    with served.listen(table) as wire:
        acknowledged = play(wire, 3)
        journal = served.end(signal.SIGTERM)
    assert served.process.returncode == 0, journal
    assert set(acknowledged) <= set(written(url, table))


@pytest.mark.slow
def test_several_processes_count_together_how_often_somebody_does_something(postgres: Callable[[], str]) -> None:
    served = Served("--workers", "3", "--database", postgres().replace("+psycopg", ""))
    tries, ask = 3 * RATES["guest"].burst, partial(httpx.post, f"{served.url}/api/me", timeout=SURELY)
    try:
        made = [ask(json={"name": "Ann"}).status_code for _ in range(tries)]
    finally:
        served.end(signal.SIGTERM)
    assert made == [201] * RATES["guest"].burst + [429] * (tries - RATES["guest"].burst)
