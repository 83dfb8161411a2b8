"""Pictures of a match between decks, as SVG: who beats whom, and how games are won."""

from collections.abc import Sequence
from typing import Final

CELL: Final = 64
LEFT: Final = 96
TOP: Final = 40
FONT: Final = 'font-family="sans-serif" font-size="14"'
# How a victory comes about, and its colour: told apart by lightness too.
WAYS: Final = {"target": "#1b6f8a", "burnt": "#d98324", "dug": "#f0c987", "captured": "#5b3a6b", "stalemate": "#bbbbbb"}


def matrix(names: Sequence[str], rates: Sequence[Sequence[float]]) -> str:
    """Row beats column, in percent: the bluer the better for the row, the redder the worse; -1 is unknown."""
    size = len(names)
    parts: list[str] = []
    for i, name in enumerate(names):
        middle = TOP + i * CELL + CELL // 2 + 5
        parts.append(_text(LEFT - 8, middle, name, "end"))
        parts.append(_text(LEFT + i * CELL + CELL // 2, TOP - 10, name, "middle"))
        for j, rate in enumerate(rates[i]):
            if rate >= 0:
                parts.append(_rect(LEFT + j * CELL, TOP + i * CELL, CELL - 2, CELL - 2, _shade(rate)))
                parts.append(_text(LEFT + j * CELL + CELL // 2, middle, f"{100 * rate:.0f}", "middle"))
    return _picture(LEFT + size * CELL, TOP + size * CELL, parts)


def ends(names: Sequence[str], ways: Sequence[dict[str, int]]) -> str:
    """A bar for each deck: how its victories came about."""
    parts: list[str] = []
    for i, (way, colour) in enumerate(WAYS.items()):
        parts += [_rect(LEFT + 110 * i, 8, 14, 14, colour), _text(LEFT + 110 * i + 20, 20, way, "start")]
    for i, name in enumerate(names):
        total = sum(ways[i].values()) or 1
        parts.append(_text(LEFT - 8, TOP + 32 * i + 18, name, "end"))
        at = float(LEFT)
        for way, colour in WAYS.items():
            wide = 512 * ways[i].get(way, 0) / total
            parts.append(_rect(at, TOP + 32 * i, wide, 26, colour))
            at += wide
    return _picture(LEFT + 560, TOP + 32 * len(names), parts)


def _shade(rate: float) -> str:
    """Red below one half, blue above, white at it."""
    deep = min(1.0, abs(rate - 0.5) * 3)
    strong, weak = 255, round(255 - 150 * deep)
    return f"rgb({weak},{round(255 - 75 * deep)},{strong})" if rate >= 0.5 else f"rgb({strong},{weak},{weak})"


def _rect(x: float, y: float, wide: float, high: float, colour: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" fill="{colour}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" {FONT}>{text}</text>'


def _picture(wide: int, high: int, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">'
    return "\n".join([head, _rect(0, 0, wide, high, "white"), *parts, "</svg>", ""])
