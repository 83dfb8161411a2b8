"""Web Push: a message to somebody's browser, through the service that it named; nobody on the way can read it."""

import base64
import json
import re
import socket
import time
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid
from pywebpush import WebPusher
from sqlalchemy import Connection, select

from cardwright.kernel.paper import Record
from cardwright.table.schema import KEYS

VAPID: Final = "vapid"
KEY_BYTES: Final = 32
# How long a service may take, and how long it keeps a message for a browser that is not there.
SECONDS: Final = 10.0
KEPT_SECONDS: Final = 86_400
# A signature is good for so long; services take no more than a day.
SIGNED_SECONDS: Final = 3600
LOOPBACK: Final = ("127.0.0.1", "localhost")
HOSTNAME: Final = re.compile(r"(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}")


@dataclass(frozen=True)
class Subscription:
    """Where a browser gets its messages, and how they are sealed for it."""

    endpoint: str
    p256dh: str
    auth: str


def may_be_called(endpoint: str, loopback: bool) -> bool:
    """Whether an endpoint is one of a service on the open internet: a name, over https, at its usual door.

    What the name stands for is looked at when it is called. Tests may call this machine.
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if loopback and host in LOOPBACK:
        return parts.scheme == "http"
    plain = parts.username is None and parts.password is None and port in (None, 443) and not parts.fragment
    return parts.scheme == "https" and plain and HOSTNAME.fullmatch(host) is not None


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet, and none of this machine's or its network's."""
    number = ip_address(address)
    mapped = number.ipv4_mapped if isinstance(number, IPv6Address) else None
    found = mapped or number
    return found.is_global and not found.is_multicast


class Public(AbstractResolver):
    """Finds addresses on the open internet only: a name that leads elsewhere leads nowhere."""

    def __init__(self) -> None:
        self.inner: Final = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:  # fmt: skip
        found = [it for it in await self.inner.resolve(host, port, family) if is_public(it["host"])]
        if not found:
            raise OSError("this name leads to no public address")
        return found

    async def close(self) -> None:
        await self.inner.close()


class Pusher:
    """Signs with the server's own key, seals for one browser, and sends."""

    def __init__(self, private: str, contact: str, loopback: bool = False) -> None:
        self.vapid: Final = Vapid.from_raw(private.encode())
        self.contact: Final = contact
        self.loopback: Final = loopback
        self.session: aiohttp.ClientSession | None = None

    def public_key(self) -> str:
        """What a browser must be told to take messages of this server, and of no other."""
        return encoded(self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, to: Subscription, message: Record) -> int:
        """The status with which the service answers. ValueError or OSError if nothing could be sent."""
        if not may_be_called(to.endpoint, self.loopback):
            raise ValueError("this endpoint is not called")
        sealed = WebPusher({"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}).encode(
            json.dumps(message, ensure_ascii=False).encode()
        )
        headers = {
            **self.vapid.sign(self.claims(to.endpoint)),
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT_SECONDS),
            "urgency": "normal",
        }
        try:
            async with self.open().post(
                to.endpoint, data=sealed["body"], headers=headers, allow_redirects=False
            ) as answer:  # fmt: skip
                return answer.status
        except (aiohttp.ClientError, TimeoutError) as error:
            raise OSError(f"the service does not answer: {type(error).__name__}") from error

    def claims(self, endpoint: str) -> dict[str, str | int]:
        parts = urlsplit(endpoint)
        return {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self.contact,
            "exp": int(time.time()) + SIGNED_SECONDS,
        }

    def open(self) -> aiohttp.ClientSession:
        if self.session is None:
            resolver = ThreadedResolver() if self.loopback else Public()
            self.session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(resolver=resolver, use_dns_cache=False),
                timeout=aiohttp.ClientTimeout(total=SECONDS),
                cookie_jar=aiohttp.DummyCookieJar(),
            )
        return self.session

    async def close(self) -> None:
        if self.session is not None:
            await self.session.close()


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def private_key(connection: Connection) -> str:
    """The key of this server: made at its first start, the same for all its processes ever after."""
    kept = select(KEYS.c.value).where(KEYS.c.name == VAPID)
    found: str | None = connection.scalar(kept)
    if found is None:
        fresh = Vapid()
        fresh.generate_keys()
        number = fresh.private_key.private_numbers().private_value
        found = encoded(number.to_bytes(KEY_BYTES))
        connection.execute(KEYS.insert().values(name=VAPID, value=found))
    return found
