"""Browsers at a server that knows people and nothing else."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from fastapi import APIRouter, FastAPI
from starlette.testclient import TestClient

from cardwright.table.accounts import Accounts
from cardwright.table.limits import Limits
from cardwright.table.people import router
from cardwright.table.problem import answer_problems
from cardwright.table.service import Service
from cardwright.table.settings import Settings
from cardwright.table.store import Store
from tests.table.company import PASSWORD, QUICK

OTHER: Final = "battery staple"
# Built once, as the program does.
ROUTES: Final = APIRouter()
ROUTES.include_router(router)

Opens = Callable[..., TestClient]


@contextmanager
def opening(database: str) -> Iterator[Opens]:
    """Opens servers on one database; each client is a browser of its own."""
    clients: list[TestClient] = []
    store = Store(database)

    def open_server(secure: bool = False, generous: bool = True) -> TestClient:
        app = FastAPI(routes=ROUTES.routes)
        answer_problems(app)
        settings = Settings("", secure=secure, generous=generous)
        absent: Any = None
        limits = Limits(generous, clock=lambda: 0.0)
        app.state.service = Service(settings, store, Accounts(store, QUICK), limits, absent)
        scheme = "https" if secure else "http"
        client = TestClient(app, base_url=f"{scheme}://table.example", raise_server_exceptions=False)
        clients.append(client.__enter__())
        return client

    yield open_server
    assert clients[0].portal is not None
    clients[0].portal.call(store.close)
    for client in clients:
        client.__exit__()


def another(browser: TestClient) -> TestClient:
    """A second browser at the same server."""
    return TestClient(browser.app, base_url=browser.base_url, raise_server_exceptions=False)


def begin(browser: TestClient, name: str = "Ann") -> dict[str, Any]:
    answer = browser.post("/api/me", json={"name": name})
    assert answer.status_code == 201
    found: dict[str, Any] = answer.json()
    return found


def keep(browser: TestClient, password: str = PASSWORD, **more: str) -> Any:
    return browser.post("/api/me/password", json={"password": password, **more})


def login(browser: TestClient, name: str, password: str = PASSWORD) -> Any:
    return browser.post("/api/login", json={"name": name, "password": password})


def code(answer: Any) -> tuple[int, str]:
    """Status and code of an error; every error has the one shape."""
    body = answer.json()
    assert list(body) == ["error"]
    assert sorted(body["error"]) == ["code", "message"]
    assert body["error"]["message"]
    return answer.status_code, body["error"]["code"]


def said(answer: Any) -> str:
    message: str = answer.json()["error"]["message"]
    return message
