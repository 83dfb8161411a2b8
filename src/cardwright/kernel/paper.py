"""Reading data from outside: every value is checked, and every complaint says where and what was expected."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

Record = dict[str, object]
MOST_IN_A_RUN: Final = 255


class BadPaper(ValueError):
    """The data does not say what it should; the message says where."""


@mypyc_attr(acyclic=True)
class Page:
    """A table of named values, read one by one; `done` complains of names nobody asked for.

    One that lies `inside` another is there by its name, or is one of several, numbered from 1.
    """

    def __init__(self, data: object, name: str, inside: "Page | None" = None, number: i64 = 0) -> None:
        self.name: Final = name
        self.inside: Final = inside
        self.number_there: Final = number
        if not isinstance(data, dict):
            raise BadPaper(f"{self.where}: expected a table of names and values, got {data!r}")
        self.data: Final[Record] = data
        self.read: Final[list[str]] = []

    @property
    def where(self) -> str:
        """Where it is; put together only when there is something to complain of."""
        if self.inside is None:
            return self.name
        there = self.inside.at(self.name)
        return there if self.number_there == 0 else f"{there} {self.number_there}"

    def at(self, key: str) -> str:
        return f"{self.where}, {key}" if self.where else key

    def get(self, key: str) -> object:
        self.read.append(key)
        return self.data.get(key)

    def has(self, key: str) -> bool:
        return key in self.data

    def number(self, key: str, default: int | None, low: int, high: int) -> int:
        value = self.get(key)
        if value is None:
            value = default
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BadPaper(f"{self.at(key)}: expected a whole number from {low} to {high}, got {value!r}")
        return value

    def text(self, key: str, default: str | None, among: list[str]) -> str:
        value = self.get(key)
        if value is None:
            value = default
        if not isinstance(value, str) or value not in among:
            raise BadPaper(f"{self.at(key)}: expected one of {', '.join(among)}, got {value!r}")
        return value

    def items(self, key: str) -> list[object]:
        value = self.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise BadPaper(f"{self.at(key)}: expected a list, got {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        found: list[str] = []
        for value in self.items(key):
            if not isinstance(value, str):
                raise BadPaper(f"{self.at(key)}: expected texts, got {value!r}")
            found.append(value)
        return found

    def octets(self, key: str) -> vec[u8]:
        """Two hexadecimal digits each; none, if nothing is there."""
        value = self.get(key)
        try:
            octets = vec[u8](bytes.fromhex(value) if isinstance(value, str) else b"")
        except ValueError:
            octets = vec[u8]()
        if len(octets) == 0 and value not in (None, ""):
            raise BadPaper(f"{self.at(key)}: expected two hexadecimal digits a number, got {value!r}")
        return octets

    def rows(self, key: str) -> "RowReader":
        """The rows that `Rows` wrote."""
        return RowReader(self, key)

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        found: list[int] = []
        for value in self.items(key):
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise BadPaper(f"{self.at(key)}: expected whole numbers from {low} to {high}, got {value!r}")
            found.append(value)
        return found

    def many(self, key: str, low: int, high: int) -> vec[i64]:
        """The same in a row of plain numbers."""
        found = vec[i64]()
        for value in self.items(key):
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise BadPaper(f"{self.at(key)}: expected whole numbers from {low} to {high}, got {value!r}")
            found = append(found, value)
        return found

    def row(self, key: str, highs: list[int], low: int = 0) -> list[int]:
        """As many numbers as there are bounds, each up to its own."""
        found = self.items(key)
        if len(found) != len(highs):
            raise BadPaper(f"{self.at(key)}: expected {len(highs)} numbers, got {len(found)}")
        numbers: list[int] = []
        for value, high in zip(found, highs):
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise BadPaper(f"{self.at(key)}: expected whole numbers from {low} to {high}, got {value!r}")
            numbers.append(value)
        return numbers

    def page(self, key: str) -> "Page":
        value = self.get(key)
        return Page({} if value is None else value, key, self)

    def instead(self, data: object) -> "Page":
        """Another table in its place."""
        return Page(data, self.name, self.inside, self.number_there)

    def pages(self, key: str) -> list["Page"]:
        return [Page(value, key, self, i + 1) for i, value in enumerate(self.items(key))]

    def done(self) -> None:
        for key in self.data:
            if key not in self.read:
                known = ", ".join(sorted(set(self.read)))
                raise BadPaper(f"{self.at(key)}: unknown name; the known ones here are {known}")


@mypyc_attr(acyclic=True)
class Rows:
    """Rows of numbers that become one text, because a table of many values takes long to write and to read.

    Two hexadecimal digits each, and four before a row that say how many numbers it has.
    """

    def __init__(self) -> None:
        self.octets: vec[u8] = vec[u8](capacity=128)

    def add(self, row: vec[i64]) -> None:
        """Numbers below 256."""
        octets = add_wide(self.octets, len(row))
        for n in row:
            octets = append(octets, u8(n))
        self.octets = octets

    def add_large(self, row: vec[i64]) -> None:
        """Numbers below 65,536."""
        octets = add_wide(self.octets, 2 * i64(len(row)))
        for n in row:
            octets = add_wide(octets, n)
        self.octets = octets

    def add_runs(self, row: vec[i64]) -> None:
        """Numbers below 65,536 of which neighbours mostly are equal: how many, which number, and so on."""
        runs = vec[i64](capacity=12)
        n: i64 = 0
        for i in range(i64(len(row))):
            n += 1
            if i + 1 == len(row) or row[i + 1] != row[i] or n == MOST_IN_A_RUN:
                runs = append(append(append(runs, n), row[i] >> 8), row[i] & 255)
                n = 0
        self.add(runs)

    def text(self) -> str:
        return bytes(self.octets).hex()


def add_wide(octets: vec[u8], n: i64) -> vec[u8]:
    """A number below 65,536 in two octets."""
    return append(append(octets, u8(n >> 8)), u8(n & 255))


@mypyc_attr(acyclic=True)
class RowReader:
    """The rows of such a text, read in the order in which they were added."""

    def __init__(self, page: Page, key: str) -> None:
        self.page: Final = page
        self.key: Final = key
        self.octets: Final = page.octets(key)
        self.place: i64 = 0

    def complaint(self, expected: str) -> BadPaper:
        return BadPaper(f"{self.page.at(self.key)}: expected {expected}")

    def wide(self, place: i64) -> i64:
        """The number that `add_wide` wrote at a place."""
        return i64(self.octets[place]) << 8 | i64(self.octets[place + 1])

    def skip(self) -> i64:
        """Where the next row begins; it is passed over."""
        first = self.place + 2
        if first > len(self.octets) or first + self.wide(self.place) > len(self.octets):
            raise self.complaint("more rows of numbers, or longer ones")
        self.place = first + self.wide(self.place)
        return first

    def next(self, end: int) -> vec[i64]:
        """The next row: numbers below an end."""
        first = self.skip()
        found = vec[i64](capacity=self.place - first)
        bound: i64 = end
        for place in range(first, self.place):
            n = i64(self.octets[place])
            if n >= bound:
                raise self.complaint(f"numbers below {end}, got {n}")
            found = append(found, n)
        return found

    def large(self, highs: list[int]) -> list[int]:
        """The next row, of large numbers: as many as there are bounds, each up to its own."""
        first = self.skip()
        if self.place - first != 2 * len(highs):
            raise self.complaint(f"{len(highs)} numbers, got {(self.place - first) // 2}")
        found: list[int] = []
        for i, high in enumerate(highs):
            n = int(self.wide(first + 2 * i))
            if n > high:
                raise self.complaint(f"whole numbers from 0 to {high}, got {n}")
            found.append(n)
        return found

    def runs(self, n: i64) -> vec[i64]:
        """So many numbers of which neighbours mostly are equal."""
        first = self.skip()
        found = vec[i64](capacity=n)
        for i in range(first, self.place - 2, i64(3)):
            for _time in range(i64(self.octets[i])):
                found = append(found, self.wide(i + 1))
        if len(found) != n or (self.place - first) % 3 > 0:
            raise self.complaint(f"{n} numbers in runs, got {len(found)}")
        return found

    def done(self) -> None:
        if self.place < len(self.octets):
            raise self.complaint(f"the end after {self.place} numbers")
