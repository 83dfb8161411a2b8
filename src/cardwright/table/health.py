"""How the server is: for people who look after it, and for programs that do."""

from typing import Final, Literal

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from cardwright import __version__
from cardwright.table import metrics
from cardwright.table.problem import problems
from cardwright.table.service import Service, TheService
from cardwright.table.wire import Sent

router: Final = APIRouter(tags=["health"])


class Health(Sent):
    status: Literal["ok"]
    version: str
    database: str


@router.get("/healthz")
async def healthz(at: TheService) -> Health:
    """Whether the process lives; how its database is does not matter."""
    return Health(status="ok", version=__version__, database=at.store.engine.dialect.name)


@router.get("/readyz", responses=problems(503))
async def readyz(at: TheService) -> Health:
    """Whether people can play: something was written durably just now, through the thread that writes answers."""
    await at.pulse.feel()
    return await healthz(at)


@router.get("/metrics", response_class=PlainTextResponse)
async def show_metrics(at: TheService) -> PlainTextResponse:
    """What Prometheus reads, for all processes that serve together."""
    return PlainTextResponse(measured(at).decode(), media_type="text/plain; version=0.0.4")


def measured(at: Service) -> bytes:
    note(at)
    return metrics.exposed()


def note(at: Service) -> None:
    """Write down how things are now in this process."""
    tables = at.memory.tables.values()
    metrics.PROCESSES.set(1)
    metrics.CACHED.set(len(tables))
    metrics.SOCKETS.set(sum(len(live.listeners) for live in tables))
    metrics.WRITES_WAITING.set(at.store.jobs.qsize())
    for kind, turns in (("quick", at.thinkers.turns.quick), ("slow", at.thinkers.turns.slow)):
        metrics.BOTS_WAITING.labels(kind).set(len(turns.waiting))
        metrics.BOTS_OLDEST.labels(kind).set(turns.oldest())
    metrics.BOTS_REPLACED.set(at.thinkers.failures)
