"""What every answer carries and every request must bear: sizes, origins, headers."""

import logging
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

log: Final = logging.getLogger(__name__)
LARGEST: Final = 64 * 1024
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
}


def same_origin(headers: Mapping[str, str], allowed: tuple[str, ...] = ()) -> bool:
    """Whether a browser's page of ours asks; programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin in allowed or (host != "" and host == headers.get("host"))


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], secure: bool) -> None:
        self.app: Final = app
        self.origins: Final = origins
        more = {"strict-transport-security": "max-age=31536000"} if secure else {}
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

        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        if scope["method"] not in SAFE and not same_origin(headers, self.origins):
            log.info("%s %r: refused: from another origin", scope["method"], scope["path"])
            await refuse(sending, 403, "origin", "this page may not ask for that")
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


async def refuse(send: Send, status: int, code: str, message: str) -> None:
    body = f'{{"error":{{"code":"{code}","message":"{message}"}}}}'.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
