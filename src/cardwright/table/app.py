"""The application: everything put together."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from fastapi import APIRouter, FastAPI
from starlette.middleware.gzip import GZipMiddleware

from cardwright import __version__
from cardwright.table import (
    bringing,
    careers,
    decks,
    health,
    library,
    manners,
    notices,
    people,
    socket,
    tables,
    welcome,
)
from cardwright.table.accounts import Accounts
from cardwright.table.caretaker import Caretaker
from cardwright.table.guard import Guard
from cardwright.table.limits import Ledger, Limits
from cardwright.table.metrics import Measured
from cardwright.table.openapi import openapi
from cardwright.table.page import serve_page
from cardwright.table.postbox import Postbox
from cardwright.table.problem import answer_problems
from cardwright.table.service import Service
from cardwright.table.settings import Settings
from cardwright.table.store import Store
from cardwright.table.thinkers import Thinkers
from cardwright.table.warden import Warden

log: Final = logging.getLogger(__name__)
# Shorter answers are not worth packing: in so many bytes everything fits into one packet.
SMALL: Final = 1000
# The writing thread needs the interpreter again after every call of the database: busy as the loop may be, it gets it
# within this time.
TURN_SECONDS: Final = 0.0005
# How old the figures of another process may be that whoever asks this one is shown.
NOTE_SECONDS: Final = 5.0
ABOUT: Final = """An unofficial table for card games. Play goes over the socket `/ws/tables/{table}`;
what it hears is a `Message`, and what it sends is an `Outgoing`: see the schemas."""
# Every application of a process has the same routes: to build them takes longer than to start a server.
ROUTES: Final = APIRouter()
for part in (health, welcome, library, bringing, people, careers, notices, manners, decks, tables, socket):
    ROUTES.include_router(part.router)


def open_service(settings: Settings) -> Service:
    """Everything that a server has, ready to be used."""
    store = Store(settings.database, settings.database_seconds)
    limits = Limits(settings.generous, crowd=settings.crowd, ledger=Ledger(settings.ledger))
    return Service(settings, store, Accounts(store), limits, Thinkers(settings.bots))


async def keep_noting(service: Service) -> None:
    """The figures of this process are fresh whichever process shows them."""
    while True:
        health.note(service)
        await asyncio.sleep(NOTE_SECONDS)


@asynccontextmanager
async def living(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
    """Open the service, keep it, and close it without losing anything that was accepted."""
    sys.setswitchinterval(TURN_SECONDS)
    try:
        service = open_service(app.state.settings)
    except Exception:
        log.exception("the server cannot start")
        raise
    app.state.service = service
    await service.courier.open()
    deeds = [Caretaker(service).run(), Warden(service).run(), keep_noting(service)]
    if service.store.postgres:
        deeds.append(Postbox(service.store, service.newsreader.heard, service.newsreader.missed).run())
    chores = [asyncio.create_task(deed) for deed in deeds]
    service.home.move_in()
    try:
        yield {"home": service.home}
    finally:
        service.home.move_out()
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await service.close()


def create_app(settings: Settings) -> FastAPI:
    """The application of one process."""
    app = FastAPI(
        title="Cardwright",
        version=__version__,
        description=ABOUT,
        lifespan=living,
        routes=ROUTES.routes,
        docs_url=None,
        redoc_url=None,
        # A redirect would send people to whatever host the request names.
        redirect_slashes=False,
    )
    app.state.settings = settings
    answer_problems(app)
    serve_page(app)
    app.openapi = partial(openapi, app)  # type: ignore[method-assign]
    app.add_middleware(GZipMiddleware, minimum_size=SMALL)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Measured)
    return app
