"""What every answer carries and every request must bear: sizes, origins, headers."""

from typing import Final

import orjson
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cardwright.table.refusals import note
from cardwright.table.settings import Settings

# Of a request or a message: the longest scenario that may be laid fits.
LARGEST: Final = 64 * 1024
FOREIGN: Final = (
    "expected a page of this server: behind a proxy that speaks HTTPS it needs --secure, elsewhere --origin"
)
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; "
        "base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
}


def same_origin(request: HTTPConnection, settings: Settings) -> bool:
    """Whether a browser's page of ours asks, over the same scheme; programs that are no browsers send no origin."""
    origin = request.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    safe = settings.secure or request.scope["scheme"] in ("https", "wss")
    host = request.headers.get("host", "")
    return host != "" and origin == f"{'https' if safe else 'http'}://{host}"


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        self.settings: Final = settings
        more = {"strict-transport-security": "max-age=31536000"} if settings.secure else {}
        self.headers: Final = [(key.encode(), value.encode()) for key, value in {**HEADERS, **more}.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                present = {key.lower() for key, _ in message["headers"]}
                message["headers"] = [*message["headers"], *[h for h in self.headers if h[0] not in present]]
            await send(message)

        if scope["method"] not in SAFE and not same_origin(HTTPConnection(scope), self.settings):
            note("a path", "origin")
            await refuse(sending, 403, "origin", FOREIGN)
            return
        try:
            await self.app(scope, _limited(receive), sending)
        except Exception:
            if not started:
                await refuse(sending, 500, "failure", "the server has made a mistake; nothing was changed")
            raise


def _limited(receive: Receive) -> Receive:
    """Receive no more than the largest body."""
    size = 0

    async def receiving() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > LARGEST:
            raise HTTPException(413)
        return message

    return receiving


def trouble(code: str, message: str) -> bytes:
    """The body of an error, where nothing else can make one."""
    return orjson.dumps({"error": {"code": code, "message": message}})


async def refuse(send: Send, status: int, code: str, message: str) -> None:
    body = trouble(code, message)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
