"""How the server is: for people who look after it, and for programs that do."""

from typing import Final, Literal

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse
from prometheus_client import CollectorRegistry, Gauge, generate_latest
from sqlalchemy import text

from cardwright import __version__
from cardwright.table.house import House, TheHouse
from cardwright.table.problem import problems
from cardwright.table.refusals import REFUSED
from cardwright.table.wire import Sent

router: Final = APIRouter(tags=["health"])


class Health(Sent):
    status: Literal["ok"]
    version: str
    database: str


@router.get("/healthz", responses=problems(503))
async def healthz(at: TheHouse) -> Health:
    """Whether the server answers and its database does."""
    await at.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return Health(status="ok", version=__version__, database=at.store.engine.dialect.name)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(at: TheHouse) -> PlainTextResponse:
    """What Prometheus reads, for this process."""
    return PlainTextResponse(generate_latest(measured(at)).decode(), media_type="text/plain; version=0.0.4")


def measured(at: House) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(REFUSED)
    rooms = list(at.hub.rooms.values())
    for name, words, value in (
        ("tables_cached", "tables in memory", len(rooms)),
        ("listeners", "open sockets at tables", sum(len(room.listeners) for room in rooms)),
        ("entries_written", "entries written by this process", at.hub.written),
        ("conflicts", "entries that another process was faster with", at.hub.conflicts),
        ("commits", "transactions written by this process", at.store.commits),
        ("bots_waiting", "bots that wait for a process to think in", at.thinkers.waiting),
        ("bots_replaced", "bots that were stuck or crashed", at.thinkers.failures),
    ):
        Gauge(f"cardwright_{name}", words, registry=registry).set(value)
    return registry
