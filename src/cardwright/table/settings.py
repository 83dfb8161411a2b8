"""What a host decides."""

from dataclasses import dataclass
from typing import Final

from cardwright.table.mail import MailServer

YEAR: Final = 365 * 86_400


@dataclass(frozen=True)
class Bounds:
    """How much a connection may ask for, how long it may take, and how many there may be, in each process."""

    connections: int = 2000  # at once, sockets included
    per_address: int = 200  # of these, from one address that is no proxy of ours; also sockets of one address
    per_person: int = 20  # sockets of one person
    per_table: int = 200  # sockets at one table; whoever plays there is let in all the same
    head_bytes: int = 16 * 1024  # the first line of a request and its headers, as browsers and proxies bound them
    head_lines: int = 100
    head_seconds: float = 10.0  # from the first byte of a request to the end of its headers
    body_seconds: float = 20.0  # from there to its end: the largest body at the speed of a poor line
    idle_seconds: float = 60.0  # between two requests


@dataclass(frozen=True)
class Settings:
    """How this server runs; the defaults suit one person on one machine."""

    database: str
    workers: int = 1
    bots: int = 1
    bot_seconds: float = 1.0
    secure: bool = False
    origins: tuple[str, ...] = ()
    generous: bool = False
    idle_seconds: float = 600.0
    cached: int = 2000
    bounds: Bounds = Bounds()
    crowd: int = 1  # how many households share an address: how often one may ask grows with it
    ledger: str | None = None  # the file in which the processes of this machine count together
    # How long the database may take, and how long whoever asks for readiness waits for a write.
    database_seconds: float | None = None
    ready_seconds: float = 5.0
    forget_guests: int = 90  # days; 0: never
    forget_tables: int = 30
    address: str = ""  # where others reach it, for invitations
    mail: MailServer | None = None  # without one nobody gets letters
    push_loopback: bool = False  # for tests: messages to browsers may go to this machine
    # How long somebody must be away, once it is their turn, before their browsers are told, and before a letter goes.
    push_seconds: float = 20.0
    mail_seconds: float = 300.0
    homes: str | None = None  # the folder where the processes of this server find each other
