"""Reading data from outside: every value is checked, and every complaint says where and what was expected."""

from typing import Final

Record = dict[str, object]
MOST_IN_A_RUN: Final = 1_000


class BadPaper(ValueError):
    """The data does not say what it should; the message says where."""


class Page:
    """A table of named values, read one by one; `done` complains of names nobody asked for."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise BadPaper(f"{where}: expected a table of names and values, got {data!r}")
        self.data: Final[Record] = data
        self.where: Final = where
        self.read: Final[set[str]] = set()

    def at(self, key: str) -> str:
        return f"{self.where}, {key}" if self.where else key

    def get(self, key: str) -> object:
        self.read.add(key)
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

    def words(self, key: str) -> list[str]:
        """Names in one text, with spaces between."""
        value = self.get(key)
        if not isinstance(value, str):
            raise BadPaper(f"{self.at(key)}: expected names in one text, got {value!r}")
        return value.split()

    def names(self, key: str) -> list[str]:
        """Names in a list, as views have them, or in one text, as what is kept has them; none, if nothing is there."""
        value = self.get(key)
        return value.split() if isinstance(value, str) else self.texts(key)

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

    def page(self, key: str) -> "Page":
        value = self.get(key)
        return Page({} if value is None else value, self.at(key))

    def pages(self, key: str) -> list["Page"]:
        return [Page(value, f"{self.at(key)} {i + 1}") for i, value in enumerate(self.items(key))]

    def done(self) -> None:
        for key in self.data:
            if key not in self.read:
                known = ", ".join(sorted(self.read))
                raise BadPaper(f"{self.at(key)}: unknown name; the known ones here are {known}")


def brief(record: Record, needed: list[str]) -> Record:
    """A record without what is empty, 0 or false, but for what is needed: whoever reads takes the rest for granted."""
    return {key: value for key, value in record.items() if value or key in needed}


def runs_of(numbers: list[int]) -> list[int]:
    """Numbers of which neighbours mostly are equal, in short: how many, which number, and so on."""
    found: list[int] = []
    for number in numbers:
        if found and found[-1] == number:
            found[-2] += 1
        else:
            found += [1, number]
    return found
