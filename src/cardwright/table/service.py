"""What the routes share: everything that this server has, and who is asking."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection

from cardwright.table.accounts import Accounts
from cardwright.table.botplayers import BotPlayers
from cardwright.table.courier import Courier
from cardwright.table.devices import device
from cardwright.table.farewell import Farewell
from cardwright.table.home import Home
from cardwright.table.limits import Limits
from cardwright.table.memory import Memory
from cardwright.table.newsreader import Newsreader
from cardwright.table.presence import Presence
from cardwright.table.problem import Problem
from cardwright.table.pulse import Pulse
from cardwright.table.scribe import Scribe
from cardwright.table.sessions import Account
from cardwright.table.settings import Settings
from cardwright.table.store import Store
from cardwright.table.thinkers import Thinkers
from cardwright.table.trials import Trials


class Service:
    """Everything that this server is made of; the app keeps it as `state.service`."""

    def __init__(
        self, settings: Settings, store: Store, accounts: Accounts, limits: Limits, thinkers: Thinkers
    ) -> None:  # fmt: skip
        self.settings: Final = settings
        self.store: Final = store
        self.accounts: Final = accounts
        self.limits = limits
        self.thinkers: Final = thinkers
        self.pulse: Final = Pulse(store, settings.ready_seconds)
        self.home: Final = Home(settings.homes, settings.workers)
        self.bots: Final = BotPlayers(thinkers, settings.bot_seconds)
        self.trials: Final = Trials(store, thinkers)
        self.memory: Final = Memory(store, accounts)
        self.courier: Final = Courier(settings, store, self.memory, limits)
        self.scribe: Final = Scribe(store, self.memory, self.bots, self.courier.heed)
        self.presence: Final = Presence(store, accounts, self.memory)
        self.newsreader: Final = Newsreader(accounts, self.memory, self.presence)
        self.farewell: Final = Farewell(store, accounts, self.memory, self.scribe, self.presence)

    async def close(self) -> None:
        """Let bots and listeners go, and lose nothing that was accepted."""
        tables = self.memory.tables.values()
        await self.courier.close()
        await self.bots.stop(tables)
        await self.trials.close()
        await self.newsreader.close()
        for live in tables:
            live.send_away()
        await self.thinkers.close()
        await self.store.close()

    def must_allow(self, kind: str, key: str) -> None:
        """Complain if somebody does something too often."""
        if not self.limits.allow(kind, key):
            raise Problem(429, "slow_down", "too much at once; wait a moment")

    def cookie(self) -> str:
        """The name of the cookie that holds a person's token."""
        return "__Host-cardwright" if self.settings.secure else "cardwright"


# These serve requests and sockets alike.


def service(request: HTTPConnection) -> Service:
    found: Service = request.app.state.service
    return found


def address(request: HTTPConnection) -> str:
    """Where it comes from, as far as one client has it to itself."""
    return network(request.client.host if request.client else "")


@lru_cache(4096)
def network(host: str) -> str:
    """A client's host, or for IPv6 the network that one client has to itself."""
    try:
        number = ip_address(host)
    except ValueError:
        return host
    return str(IPv6Address(int(number) >> 64 << 64)) if isinstance(number, IPv6Address) else host


def token(request: HTTPConnection) -> str:
    """The token that was sent; empty if none was."""
    return request.cookies.get(service(request).cookie(), "")


def agent(request: HTTPConnection) -> str:
    """A rough label for the device that asks."""
    return device(request.headers.get("user-agent", ""))


async def account(request: HTTPConnection) -> Account | None:
    """Who asks, if anybody is signed in."""
    return await service(request).accounts.who(token(request))


async def someone(request: HTTPConnection) -> Account:
    """Who asks; a problem if nobody is signed in."""
    found = await account(request)
    if found is None:
        await service(request).accounts.barred(token(request))
        raise Problem(401, "nobody", "choose a name first")
    return found


def unhurried(request: HTTPConnection) -> None:
    """For every route: no address asks too often."""
    service(request).must_allow("request", address(request))


TheService = Annotated[Service, Depends(service)]
Anyone = Annotated[Account | None, Depends(account)]
Someone = Annotated[Account, Depends(someone)]
Token = Annotated[str, Depends(token)]
Address = Annotated[str, Depends(address)]
Device = Annotated[str, Depends(agent)]
