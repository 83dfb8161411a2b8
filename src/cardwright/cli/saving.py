"""Saved games: a log that grows by one durable line an answer, and beside it who sits at the table."""

import json
import os
import time
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from cardwright.cli.complaint import Complaint, read_text, reading
from cardwright.kernel.log import FIRST_LINE, Log, read_log
from cardwright.kernel.paper import BadPaper, Page
from cardwright.text.language import LANGUAGES, language

HUMAN: Final = "human"
LONGEST_NAME: Final = 20


class Seating:
    """Who sits where: `human` or the level of a bot for each seat, the names, and the language."""

    def __init__(self, players: list[str], names: list[str], lang: str) -> None:
        self.players: Final = players
        self.names: Final = names
        self.lang: Final = lang

    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def called(self) -> list[str]:
        """What the players are called; a person without a name by the number of the seat."""
        lang = language(self.lang)
        names = lang.called(self.names, [None if player == HUMAN else player for player in self.players])
        return [lang.player(names, seat) for seat in range(len(names))]

    def text(self) -> str:
        return json.dumps({"seats": self.players, "names": self.names, "lang": self.lang}, ensure_ascii=False) + "\n"


def check_players(players: list[str]) -> list[str]:
    """Seats that hold a person or a bot of a known level."""
    from cardwright.bots.levels import LEVELS

    for player in players:
        if player != HUMAN and player not in LEVELS:
            raise Complaint(f"seats: expected {HUMAN} or {' or '.join(LEVELS)}, got '{player}'")
    return players


def check_names(names: list[str], players: int) -> list[str]:
    """Names that a screen can show; those not given are empty."""
    if len(names) > players:
        raise Complaint(f"names: {len(names)} names for {players} players")
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise Complaint(f"names: expected at most {LONGEST_NAME} printable characters, got {name!r}")
        if name and names.count(name) > 1:
            raise Complaint(f"names: two players are called '{name}'")
    return [*names, *[""] * (players - len(names))]


class SaveFile:
    """A log on disk. What is written has reached the disk when the call returns."""

    def __init__(self, path: Path, size: int) -> None:
        self.path: Final = path
        self.size = size

    def append(self, line: str) -> None:
        """One line more, if nobody else has written to the file since."""
        data = line.encode()
        try:
            with open(self.path, "r+b") as file:
                if file.seek(0, os.SEEK_END) != self.size:
                    raise Complaint(f"{self.path} was changed by somebody else; this game stops here")
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise Complaint(f"{self.path} cannot be written: {error.strerror}") from error
        self.size += len(data)

    def rewrite(self, text: str) -> None:
        """Another text, all of it or not at all."""
        if not self.path.exists() or self.path.stat().st_size != self.size:
            raise Complaint(f"{self.path} was changed by somebody else; this game stops here")
        replace(self.path, text)
        self.size = len(text.encode())


def replace(path: Path, text: str) -> None:
    """Write a whole file so that a reader finds the old text or the new one, never half of it."""
    new = path.with_name(path.name + ".new")
    try:
        with open(new, "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, path)
        if os.name == "posix":
            folder = os.open(path.parent, os.O_RDONLY)
            os.fsync(folder)
            os.close(folder)
    except OSError as error:
        raise Complaint(f"{path} cannot be written: {error.strerror}") from error


def start(path: Path, log: Log, seating: Seating, *, copy: bool = False) -> SaveFile:
    """A new saved game. Nothing is written over, except that a copy may replace another saved game."""
    if path.exists() and not (copy and _is_log(path)):
        raise Complaint(f"{path} exists already; choose another name, or go on with it: --resume {path}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"{path.parent} cannot be made: {error.strerror}") from error
    replace(beside(path), seating.text())
    replace(path, log.text())
    return SaveFile(path, len(log.text().encode()))


def _is_log(path: Path) -> bool:
    return path.is_file() and path.read_bytes()[: len(FIRST_LINE)] == FIRST_LINE.encode()


def beside(path: Path) -> Path:
    """The file that says who sits at the table of a saved game."""
    return path.with_name(path.name + ".seats")


def load_log(file: str) -> tuple[Log, int]:
    """A log, and the number of the line that holds its first answer."""
    text = read_text(file)
    with reading():
        log = read_log(text)
    return log, text.split("\n").index("", 1) + 2


def load_torn(path: Path) -> tuple[Log, int, SaveFile, bool]:
    """A saved game to go on with. A last line that a crash cut off was never played to its end: it is left out."""
    text = read_text(str(path))
    whole = text[: text.rfind("\n") + 1]
    torn = whole != text and "\n\n" in whole
    if torn:
        replace(path, whole)
    log, first_line = load_log(str(path))
    return log, first_line, SaveFile(path, path.stat().st_size), torn


def load_seating(path: Path, players: int) -> Seating | None:
    """Who sits at the table of a saved game, if that was written down."""
    file = beside(path)
    if not file.exists():
        return None
    try:
        page = Page(json.loads(read_text(str(file))), "")
        seats, names, lang = page.texts("seats"), page.texts("names"), page.text("lang", None, list(LANGUAGES))
        if len(seats) != players:
            raise Complaint(f"{len(seats)} seats for {players} players")
        return Seating(check_players(seats), check_names(names, players), lang)
    except (ValueError, BadPaper, Complaint) as error:
        raise Complaint(f"{file}: {error}") from error


def default_path(game: str) -> Path:
    """A new file in the user's data folder, named by game and time."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = user_data_path("cardwright", appauthor=False) / f"{stem}.log"
    again = 2
    while path.exists():
        path = path.with_name(f"{stem}-{again}.log")
        again += 1
    return path
