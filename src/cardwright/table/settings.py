"""What a host decides."""

from dataclasses import dataclass
from typing import Final

YEAR: Final = 365 * 86_400


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
