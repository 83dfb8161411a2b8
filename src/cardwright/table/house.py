"""What the routes share: everything that this server has, and who is asking."""

from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from cardwright.table.accounts import Accounts
from cardwright.table.devices import device
from cardwright.table.limits import Limits
from cardwright.table.problem import Problem
from cardwright.table.pulse import Pulse
from cardwright.table.sessions import Account
from cardwright.table.settings import Settings
from cardwright.table.store import Store

if TYPE_CHECKING:
    from cardwright.table.hub import Hub
    from cardwright.table.thinkers import Thinkers


@dataclass
class House:
    """Everything that this server has; the app keeps it as `state.house`."""

    settings: Settings
    store: Store
    accounts: Accounts
    limits: Limits
    thinkers: "Thinkers"
    hub: "Hub"

    def __post_init__(self) -> None:
        self.pulse = Pulse(self.store, self.settings.ready_seconds)

    def must_allow(self, kind: str, key: str) -> None:
        """Complain if somebody does something too often."""
        if not self.limits.allow(kind, key):
            raise Problem(429, "slow_down", "too much at once; wait a moment")

    def cookie(self) -> str:
        """The name of the cookie that holds a person's token."""
        return "__Host-cardwright" if self.settings.secure else "cardwright"


# These serve requests and sockets alike.


def house(request: HTTPConnection) -> House:
    found: House = request.app.state.house
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
    return request.cookies.get(house(request).cookie(), "")


def agent(request: HTTPConnection) -> str:
    """A rough label for the device that asks."""
    return device(request.headers.get("user-agent", ""))


async def account(request: HTTPConnection) -> Account | None:
    """Who asks, if anybody is signed in."""
    return await house(request).accounts.who(token(request))


async def someone(request: HTTPConnection) -> Account:
    """Who asks; a problem if nobody is signed in."""
    found = await account(request)
    if found is None:
        await house(request).accounts.barred(token(request))
        raise Problem(401, "nobody", "choose a name first")
    return found


def unhurried(request: HTTPConnection) -> None:
    """For every route: no address asks too often."""
    house(request).must_allow("request", address(request))


TheHouse = Annotated[House, Depends(house)]
Anyone = Annotated[Account | None, Depends(account)]
Someone = Annotated[Account, Depends(someone)]
Token = Annotated[str, Depends(token)]
Address = Annotated[str, Depends(address)]
Device = Annotated[str, Depends(agent)]
