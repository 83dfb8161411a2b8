"""What processes on one PostgreSQL tell each other, line by line: a name and a number, and the entry itself if it fits.

A name is a table's or a person's; neither has a colon or a line break in it, and JSON has no line breaks.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import orjson

from cardwright.table.entry import Entry

CHANNEL: Final = "cardwright"
# PostgreSQL takes nothing longer.
LONGEST_LETTER: Final = 7999
# News that are no entry: a table's past has changed; something about a person has; a person has signed out.
FORGOTTEN: Final = -1
CHANGED: Final = -2
PARTED: Final = -3


@dataclass(frozen=True)
class News:
    """A table has got so far, or one of the numbers above; `rest` is the entry as it was written, or empty."""

    name: str
    number: int
    rest: str = ""

    def line(self) -> str:
        return f"{self.name}:{self.number}:{self.rest}"

    def entry(self) -> Entry | None:
        """The entry, if it came along; whoever does not need it need not read it."""
        return Entry(self.number, *orjson.loads(self.rest)) if self.rest else None


def told(table: str, e: Entry) -> str:
    """The line about a new entry; one that is too long for a letter must be read from the log."""
    whole = News(table, e.number, orjson.dumps([e.kind, e.seat, e.at, e.account, e.body, e.request]).decode()).line()
    return whole if size(whole) <= LONGEST_LETTER else News(table, e.number).line()


def size(line: str) -> int:
    return len(line.encode())


def letters(lines: Iterable[str]) -> list[int]:
    """In which letter each line goes, so that none is too long."""
    found, letter, length = [], 0, -1
    for line in lines:
        length += 1 + size(line)
        if length > LONGEST_LETTER:
            letter, length = letter + 1, size(line)
        found.append(letter)
    return found


def read(letter: str) -> Iterator[News]:
    """What a letter says."""
    for line in letter.split("\n"):
        name, number, rest = line.split(":", 2)
        yield News(name, int(number), rest)
