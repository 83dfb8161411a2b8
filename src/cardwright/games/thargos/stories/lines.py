"""Where in a text of TOML something stands."""

import re
from typing import Final

_TABLE: Final = re.compile(r"\s*\[\[\s*mission\s*\]\]")
_HEAD: Final = re.compile(r"\s*\[")


class Lines:
    """The lines of a story, counted from 1."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.splitlines()
        self.tables: Final = [i for i, line in enumerate(self.lines) if _TABLE.match(line)]

    def of_error(self, error: str) -> int:
        """The line that a complaint of the TOML reader is about; the last one, if it names none."""
        number = error.partition("line ")[2].partition(",")[0]
        return int(number) if number.isdecimal() else max(len(self.lines), 1)

    def of_key(self, key: str) -> int:
        """The line of a key above all Missions."""
        return self._find(key, 0, self.tables[0] if self.tables else len(self.lines)) or 1

    def of_mission(self, i: int, key: str) -> int:
        """The line of a key of a Mission, or where that Mission begins."""
        if i >= len(self.tables):
            return 1
        start = self.tables[i]
        end = next((n for n in range(start + 1, len(self.lines)) if _HEAD.match(self.lines[n])), len(self.lines))
        return self._find(key, start + 1, end) or start + 1

    def _find(self, key: str, start: int, end: int) -> int:
        for i in range(start, end):
            name = self.lines[i].partition("=")[0].strip().strip("\"'")
            if key and name == key and "=" in self.lines[i]:
                return i + 1
        return 0
