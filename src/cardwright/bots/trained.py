"""Networks as files: `bots/<game>/networks/<field>.net`, a line that says what it is, and the weights behind it.

The line names the tables it was trained for, the inputs it expects, the command that made it, and the digest of its
weights. One whose inputs are no longer those of the game is left aside: plain judgement speaks there.
"""

import json
import sys
import zlib
from array import array
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final

from cardwright.bots.judgement import Judgement
from cardwright.bots.learned import Learned
from cardwright.bots.network import Network
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position
from cardwright.kernel.paper import BadPaper, Page, Record

ENDING: Final = ".net"
FORM: Final = 1
# Weights of the first two layers are of 16 bits on disk, everything else of 32.
SHORT: Final = "h"
LONG: Final = "i"
MANY: Final = 1 << 30


class Weights:
    """A network as it is written down: what it is, and its numbers, layer by layer."""

    def __init__(self, about: Record, first: "array[int]", second: "array[int]", rest: "array[int]") -> None:
        self.about: Final = about
        self.first: Final = first
        self.second: Final = second
        self.rest: Final = rest

    def network(self) -> Network:
        hidden, second_hidden = sizes(self.about)
        rest = self.rest.tolist()
        parts = [rest[at : at + n] for at, n in zip((0, hidden, hidden + second_hidden), (hidden, second_hidden))]
        third = rest[hidden + second_hidden : -2]
        return Network(
            hidden, second_hidden, self.first.tolist(), parts[0], self.second.tolist(), parts[1], third, rest[-2:]
        )

    def body(self) -> bytes:
        return b"".join(little(part).tobytes() for part in (self.first, self.second, self.rest))


def sizes(about: Record) -> tuple[int, int]:
    """How many units the two layers have."""
    hidden, second_hidden = Page(about, "").numbers("hidden", 1, 64)
    return hidden, second_hidden


def little(part: "array[int]") -> "array[int]":
    """The same numbers with the lowest byte first, as they are on disk."""
    found = array(part.typecode, part)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def digest(body: bytes) -> str:
    return sha256(body).hexdigest()[:16]


def fingerprint(judgement: Judgement, t: Position) -> str:
    """A short mark of the inputs at such a table, by their names and their order."""
    return digest("\n".join(judgement.layout(t)).encode())


def write(file: Path, weights: Weights) -> None:
    body = weights.body()
    about = {"form": FORM, **weights.about, "digest": digest(body)}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(json.dumps(about).encode() + b"\n" + zlib.compress(body, 9))


def about_of(file: Path) -> Page:
    """What a file says of its network."""
    with file.open("rb") as lines:
        try:
            return Page(json.loads(lines.readline()), file.name)
        except ValueError as error:
            raise BadPaper(f"{file.name}: not a network ({error})") from error


def read(file: Path) -> Weights:
    """A network of a file, whole, or a complaint that says what is wrong with it."""
    about = about_of(file)
    try:
        body = zlib.decompress(file.read_bytes().partition(b"\n")[2])
    except zlib.error as error:
        raise BadPaper(f"{file.name}: not a network ({error})") from error
    if about.get("form") != FORM or about.get("digest") != digest(body):
        raise BadPaper(f"{file.name}: written in another form, or damaged")
    hidden, second_hidden = sizes(about.data)
    inputs = about.number("inputs", None, 1, MANY)
    ends = (2 * inputs * hidden, 2 * (inputs + second_hidden) * hidden)
    kinds = (SHORT, SHORT, LONG)
    parts = [array(kind) for kind in kinds]
    for part, piece in zip(parts, (body[: ends[0]], body[ends[0] : ends[1]], body[ends[1] :])):
        part.frombytes(piece)
    return Weights(about.data, *[little(part) for part in parts])


def folder_of(game: Game) -> Path:
    return Path(__file__).parent / game.name / "networks"


def table(game: Game, about: Record) -> Position:
    """A table of the kind for which a network was trained."""
    page = Page(about, "")
    options = {key: str(value) for key, value in page.page("options").data.items()}
    return game.new(game.setup(page.number("players", None, 1, 99), 1, options))


def fits(game: Game, judgement: Judgement, about: Record) -> bool:
    """Whether a network's inputs are those that the game has today."""
    t = table(game, about)
    return judgement.field(t) == about.get("field") and fingerprint(judgement, t) == about.get("layout")


def misfits(game: Game, judgement: Judgement) -> list[str]:
    """The networks that judgement was not given, because they were trained for other cards."""
    return [file.stem for file in networks(game) if file.stem not in judgement.learned]


def networks(game: Game) -> list[Path]:
    return sorted(folder_of(game).glob(f"*{ENDING}"))


def load(game: Game, judgement: Judgement) -> None:
    """Give judgement every network that was trained for its game and fits it."""
    for file in networks(game):
        about = about_of(file).data
        if fits(game, judgement, about):
            judgement.learned[str(about["field"])] = Learned(judgement, partial(network_of, file))


def network_of(file: Path) -> Network:
    return read(file).network()
