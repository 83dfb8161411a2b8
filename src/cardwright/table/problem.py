"""What goes wrong at the API, in one shape: a code for programs, a message for people."""

import logging
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from starlette.exceptions import HTTPException

from cardwright.table.plan import Strict
from cardwright.table.refusals import note
from cardwright.table.store import Unavailable

log = logging.getLogger(__name__)

# Room for all the complaints about a deck.
LONGEST_MESSAGE: Final = 2_000
# The name of a wrong field may be whatever somebody sent.
LONGEST_PLACE: Final = 100
MEANINGS: Final = {
    400: "what was sent cannot be read",
    401: "nobody is signed in",
    403: "not allowed",
    404: "there is no such thing",
    405: "this cannot be done here",
    409: "it cannot be done as things are",
    413: "what was sent is too much",
    422: "what was sent is not what was expected",
    429: "too many requests",
    500: "a mistake of the server; nothing was changed",
    503: "the store does not answer",
}
CODES: Final = {400: "unreadable", 404: "not_found", 405: "not_here", 413: "too_large", 415: "unreadable"}


class Reason(Strict):
    """What is wrong."""

    code: str
    message: str


class Trouble(Strict):
    """The body of every answer that is an error."""

    error: Reason


class Problem(Exception):
    """It is not done: with which HTTP status, the code for programs, the message for people."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status: Final = status
        self.code: Final = code
        self.message: Final = message


def problems(*statuses: int) -> dict[int | str, dict[str, object]]:
    """How a route says which errors it may answer with: its `responses`."""
    return {status: {"model": Trouble, "description": MEANINGS[status]} for status in statuses}


def answer(request: Request, status: int, code: str, message: str) -> JSONResponse:
    """The answer, with its message cut to size and fit for the wire whatever was sent."""
    said = message[:LONGEST_MESSAGE].encode("utf-8", "replace").decode()
    note(place(request), code)
    return JSONResponse(Trouble(error=Reason(code=code, message=said)).model_dump(), status)


def place(request: Request) -> str:
    """The route that was asked for, without what was filled in: a table's id is its invitation."""
    route = request.scope.get("route")
    return str(getattr(route, "path", "a path that is none"))


async def answer_problem(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, Problem)
    return answer(request, problem.status, problem.code, problem.message)


async def answer_invalid(request: Request, invalid: Exception) -> JSONResponse:
    """Where the first mistake is, and what was expected there; never what was sent."""
    assert isinstance(invalid, RequestValidationError)
    first = invalid.errors()[0]
    if first["type"] == "json_invalid":
        return answer(request, 422, "invalid", "body: expected JSON")
    where = ".".join(map(str, first["loc"]))[:LONGEST_PLACE]
    return answer(request, 422, "invalid", f"{where}: {first['msg'].removeprefix('Value error, ')}")


async def answer_http(request: Request, error: Exception) -> JSONResponse:
    """What the framework itself refuses: no such path, no such method."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    told = answer(request, status, CODES.get(status, "refused"), MEANINGS.get(status, "not done"))
    told.headers.update(error.headers or {})
    return told


async def answer_unavailable(request: Request, error: Exception) -> JSONResponse:
    log.error("the store does not answer", exc_info=error)
    return answer(request, 503, "unavailable", "the server cannot reach its store; try again soon")


async def answer_failure(request: Request, error: Exception) -> JSONResponse:
    """A mistake of ours; the framework raises it again once this is sent, so that it is logged."""
    return answer(request, 500, "failure", "the server has made a mistake; nothing was changed")


def answer_problems(app: FastAPI) -> None:
    """Let an app answer every error in the one shape."""
    app.add_exception_handler(Problem, answer_problem)
    app.add_exception_handler(RequestValidationError, answer_invalid)
    app.add_exception_handler(HTTPException, answer_http)
    for lost in (Unavailable, OperationalError, NoConnection):
        app.add_exception_handler(lost, answer_unavailable)
    app.add_exception_handler(Exception, answer_failure)
