"""Reading data from outside: every value is checked, and every complaint says where and what was expected."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

Record = dict[str, object]
MOST_IN_A_RUN: Final = 1_000


class BadPaper(ValueError):
    """The data does not say what it should; the message says where."""


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

    def digits(self, key: str, end: int) -> vec[i64]:
        """The numbers that `in_digits` wrote, all below an end; none, if nothing is there."""
        value = self.get(key)
        try:
            octets = vec[u8](bytes.fromhex(value) if isinstance(value, str) else b"")
        except ValueError:
            octets = vec[u8]()
        if len(octets) == 0 and value not in (None, ""):
            raise BadPaper(f"{self.at(key)}: expected two hexadecimal digits a number, got {value!r}")
        found = vec[i64](capacity=len(octets))
        bound: i64 = end
        for octet in octets:
            n = i64(octet)
            if n >= bound:
                raise BadPaper(f"{self.at(key)}: expected numbers below {end}, got {n}")
            found = append(found, n)
        return found

    def runs(self, key: str, high: int) -> list[int]:
        """The numbers that `runs_of` wrote."""
        found: list[int] = []
        numbers = self.numbers(key, 0, max(high, MOST_IN_A_RUN))
        if len(numbers) % 2 > 0 or any(n > MOST_IN_A_RUN for n in numbers[::2]) or any(n > high for n in numbers[1::2]):
            raise BadPaper(f"{self.at(key)}: expected pairs of how many and which, the latter at most {high}")
        for n, number in zip(numbers[::2], numbers[1::2]):
            found += [number] * n
        return found

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


def runs_of(numbers: list[int]) -> list[int]:
    """Numbers of which neighbours mostly are equal, in short: how many, which number, and so on."""
    found: list[int] = []
    for number in numbers:
        if found and found[-1] == number:
            found[-2] += 1
        else:
            found += [1, number]
    return found


def in_digits(numbers: vec[i64]) -> str:
    """Numbers below 256 in one text, two hexadecimal digits each: nothing is shorter, and quicker to write and read."""
    octets = vec[u8](capacity=len(numbers))
    for n in numbers:
        octets = append(octets, u8(n))
    return bytes(octets).hex()
