"""The arena's file: JSON that is whole after every game, one line a game, so that a match can go on later."""

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Final

import cardwright.bots
from cardwright.kernel.paper import BadPaper, Page, Record
from cardwright.lab.arena import Match, Played
from cardwright.lab.times import read_times

TAIL: Final = "\n]}\n"
MANY: Final = 1 << 60


class Ledger:
    """The games of a match so far; with a path they are on disk as soon as they are added."""

    def __init__(self, match: Match, path: Path | None) -> None:
        self.path: Final = path
        self.head: Final = {**match.record(), "version": version_of_bots()}
        self.games: Final[list[Played]] = []
        self.size = 0
        if path is not None:
            self.games.extend(self._load(path) if path.exists() else [])
            self._rewrite(path)

    def add(self, played: Played) -> None:
        self.games.append(played)
        if self.path is None:
            return
        line = (",\n" if len(self.games) > 1 else "\n") + json.dumps(played.record()) + TAIL
        with open(self.path, "r+b") as file:
            file.seek(self.size)
            file.write(line.encode())
        self.size += len(line.encode()) - len(TAIL)

    def done(self) -> set[tuple[int, int]]:
        return {(played.pairing, played.number) for played in self.games}

    def _rewrite(self, path: Path) -> None:
        """Write everything anew, without what a crash may have left half done."""
        lines = ",".join("\n" + json.dumps(played.record()) for played in self.games)
        whole = f'{{"match": {json.dumps(self.head)}, "games": [{lines}'
        new = path.with_name(path.name + ".new")
        new.write_text(whole + TAIL)
        os.replace(new, path)
        self.size = len(whole.encode())

    def _load(self, path: Path) -> list[Played]:
        lines = path.read_text().splitlines()
        try:
            head = Page(json.loads(lines[0] + "]}"), "").page("match").data
        except (ValueError, IndexError) as error:
            raise BadPaper(f"{path} exists already and is no arena's file") from error
        for key in [*self.head, *head]:
            if head.get(key) != self.head.get(key):
                raise BadPaper(f"{path} holds another match: {key} is {head.get(key)} there, {self.head.get(key)} here")
        found: list[Played] = []
        for number, line in enumerate(lines[1:], 2):
            if line == "]}":
                break
            try:
                found.append(read_played(json.loads(line.removesuffix(","))))
            except ValueError as error:
                if number < len(lines):
                    raise BadPaper(f"{path}, line {number}: not a game ({error})") from error
        return found


def read_played(record: Record) -> Played:
    """A game as it was written down."""
    page = Page(record, "")
    shares = [float(share) for share in page.items("shares") if isinstance(share, int | float)]
    times = page.page("times")
    return Played(
        page.number("pairing", None, 0, MANY),
        page.number("number", None, 0, MANY),
        shares,
        page.numbers("scores", -MANY, MANY),
        {level: read_times(times.page(level)) for level in times.data},
    )


def version_of_bots() -> str:
    """A fingerprint of the bots' own files, networks too: games of other bots do not belong in the same match."""
    folder = Path(cardwright.bots.__file__).parent
    mark = sha256()
    for file in sorted([*folder.rglob("*.py"), *folder.rglob("*.net")]):
        mark.update(file.read_bytes())
    return mark.hexdigest()[:12]
