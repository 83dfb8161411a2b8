"""Two pictures for docs/bots.md, as SVG: how strong a network is after so many games, and how true its chances are.

`python -m cardwright.lab.plots docs/pictures/vale` draws them anew.
"""

import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cardwright.bots.trained import networks, read
from cardwright.kernel.paper import BadPaper, Page
from cardwright.shelf import game as find

WIDE: Final = 460
HIGH: Final = 300
LEFT: Final = 50
TOP: Final = 24
FONT: Final = 'font-family="sans-serif" font-size="12"'
COLOURS: Final = ("#1b6f8a", "#d98324", "#5b3a6b")
Point = tuple[float, float]
# One turn looked through by a network of so many games, against normal: the share won of 400 games, or of 800 (the last
# two).
MEASURED: Final = (
    (1_000, 0.035, 0.021, 0.058),
    (3_000, 0.396, 0.350, 0.445),
    (10_000, 0.642, 0.594, 0.688),
    (30_000, 0.718, 0.671, 0.759),
    (120_000, 0.758, 0.727, 0.786),
    (300_000, 0.786, 0.757, 0.813),
)
# Parts of a game by the number of moments to judge that it has had, and how many positions a point needs.
PARTS: Final = (("rounds 1 to 3", range(3)), ("rounds 4 to 6", range(3, 6)), ("rounds 7 and later", range(6, 99)))
ENOUGH: Final = 100
STEPS: Final = 10


def pictures(game: str, field: str) -> dict[str, str]:
    """Both pictures by their file's name; calibration is read off the network itself."""
    for file in networks(find(game)):
        if file.stem == field:
            table = Page(read(file).about, file.name).items("calibration")
            rows = [[float(str(it)) for it in row] for row in table if isinstance(row, list)]
            groups = [(name, steps([row for row in rows if int(row[0]) in moments])) for name, moments in PARTS]
            return {"learning.svg": curve(MEASURED), "calibration.svg": calibration(groups)}
    raise BadPaper(f"{game} has no network for {field}")


def steps(rows: list[list[float]]) -> list[Point]:
    """Chances by tens: what was foretold on average, and what came."""
    found: list[Point] = []
    for step in range(STEPS):
        there = [(n, chance, won) for _, n, chance, won in rows if min(int(chance * STEPS), STEPS - 1) == step]
        total = sum(n for n, _, _ in there)
        if total >= ENOUGH:
            found.append(
                (sum(n * chance for n, chance, _ in there) / total, sum(n * won for n, _, won in there) / total)
            )
    return found


def curve(points: Sequence[tuple[int, float, float, float]]) -> str:
    """Games learned from, and the share of games won with the ends of its interval."""
    first, last = math.log(points[0][0]), math.log(points[-1][0])
    across = [(math.log(games) - first) / (last - first) for games, *_ in points]
    parts = _frame("games learned from", "won, %")
    parts += [_text(*_at((x, -0.06)), f"{games:,}") for x, (games, *_) in zip(across, points)]
    for x, (_, _, low, high) in zip(across, points):
        parts.append(_line([(x, low), (x, high)], COLOURS[0], 2))
    return _picture([*parts, _line([(x, it[1]) for x, it in zip(across, points)], COLOURS[0], 2)])


def calibration(groups: Sequence[tuple[str, Sequence[Point]]]) -> str:
    """What was foretold against what came, for some parts of the game; on the diagonal they are the same."""
    parts = [*_frame("chance foretold", "won, %"), _line([(0, 0), (1, 1)], "#999999", 1)]
    parts += [_text(*_at((x, -0.06)), f"{100 * x:.0f}") for x in (0.0, 0.25, 0.5, 0.75, 1.0)]
    for i, (name, points) in enumerate(groups):
        parts.append(_line(points, COLOURS[i], 2))
        parts += [f'<circle cx="{x:g}" cy="{y:g}" r="3" fill="{COLOURS[i]}"/>' for x, y in map(_at, points)]
        parts.append(f'<text x="{LEFT + 12}" y="{TOP + 18 + 16 * i}" {FONT} fill="{COLOURS[i]}">{name}</text>')
    return _picture(parts)


def _at(point: Point) -> Point:
    return round(LEFT + point[0] * (WIDE - 2 * LEFT), 1), round(HIGH - 46 - point[1] * (HIGH - 46 - TOP), 1)


def _frame(across: str, up: str) -> list[str]:
    parts = [_line([(0, y), (1, y)], "#dddddd", 1) for y in (0.0, 0.25, 0.5, 0.75, 1.0)]
    for y in (0.0, 0.5, 1.0):
        place = _at((0, y))
        parts.append(_text(place[0] - 18, place[1] + 4, f"{100 * y:.0f}"))
    return [*parts, _text(WIDE / 2, HIGH - 8, across), _text(LEFT, TOP - 8, up)]


def _line(points: Sequence[Point], colour: str, wide: int) -> str:
    places = " ".join(f"{x:g},{y:g}" for x, y in map(_at, points))
    return f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'


def _text(x: float, y: float, text: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="middle" {FONT}>{text}</text>'


def _picture(parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">'
    return "\n".join([head, f'<rect width="{WIDE}" height="{HIGH}" fill="white"/>', *parts, "</svg>", ""])


def main() -> None:
    for name, picture in pictures("vale", "base-2").items():
        Path(sys.argv[1], name).write_text(picture)


if __name__ == "__main__":
    main()
