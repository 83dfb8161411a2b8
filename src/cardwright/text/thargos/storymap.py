"""The map of a story: as a tree in plain text, and as a picture in SVG."""

from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from cardwright.games.thargos.cards.sets import DESIGNS
from cardwright.games.thargos.story import Spot, Story, members
from cardwright.games.thargos.terms import EITHER, OPTIONAL, REQUIRED, SECRET
from cardwright.text.thargos.language import ThargosLanguage
from cardwright.text.thargos.languages import speak
from cardwright.text.thargos.stories import WORDS, spoken, title_of

# The picture: boxes of this size, so far apart.
WIDE: Final = 270
HIGH: Final = 94
ACROSS: Final = 60
DOWN: Final = 22
MARGIN: Final = 24
HEAD: Final = 64
LETTERS: Final = 40  # so many fit on a line of a box, and of a bold one fewer
BOLD: Final = 31
COLOURS: Final = {REQUIRED: "#8a6d1f", OPTIONAL: "#4a7a4a", EITHER: "#7a4a4a", SECRET: "#5a5a7a"}


class StoryMap:
    """A story in one language."""

    def __init__(self, story: Story, code: str) -> None:
        self.story: Final = story
        self.code: Final = code
        self.lang: Final[ThargosLanguage] = speak(code)
        self.words: Final = WORDS[code]

    # What stands at a Mission.

    def number(self, i: int) -> str:
        return DESIGNS[self.story.spots[i].design].number

    def named(self, spot: Spot) -> str:
        return self.lang.card_name(DESIGNS[spot.design])

    def facts(self, spot: Spot) -> list[str]:
        """What it asks for and is worth, where it lies, and what is special about it."""
        return [*self.worth(spot), *self.place(spot), *self.marks(spot)]

    def worth(self, spot: Spot) -> list[str]:
        card = DESIGNS[spot.design]
        return [self.lang.asks(card), f"{card.vp} {self.lang.ui['vp']}"]

    def place(self, spot: Spot) -> list[str]:
        where = spoken(spot.where, self.code)
        return [self.lang.ui[f"place_{spot.place}"], *([where] if where else [])]

    def marks(self, spot: Spot) -> list[str]:
        found = {spot.status: spot.status != REQUIRED, "passive": spot.passive, "team": spot.team, "takes": spot.takes}
        closing = [self.words["closes"].format(cards=self.numbers(spot.closes))] if spot.closes else []
        return [*(self.words[key] for key, there in found.items() if there), *closing]

    def numbers(self, a_set: int) -> str:
        return self.words["and"].join(self.number(i) for i in members(a_set))

    def waiting(self, spot: Spot) -> str:
        """What must be won before, where that is more than the Mission above it says."""
        if len(spot.ways) < 2 and not any(len(members(way)) > 1 for way in spot.ways):
            return ""
        return self.words["needs"].format(cards=self.words["or"].join(self.numbers(way) for way in spot.ways))

    # As text.

    def text(self) -> str:
        """A tree: below each Mission those that it opens. One that several open stands below the first."""
        lines = [title_of(self.story, self.code), spoken(self.story.intro, self.code), ""]
        seen: set[int] = set()
        for i, spot in enumerate(self.story.spots):
            if len(spot.ways) == 0:
                lines += self.branch(i, "", "", seen)
        for key, designs in (("pile", self.story.pile), ("barred", self.story.barred)):
            if designs:
                cards = ", ".join(f"{DESIGNS[it].number} {self.lang.card_name(DESIGNS[it])}" for it in designs)
                lines += ["", self.lang.told("labelled", kind=self.words[key], line=cards)]
        return "\n".join(line.rstrip() for line in lines) + "\n"

    def branch(self, i: int, head: str, below: str, seen: set[int]) -> Iterator[str]:
        spot = self.story.spots[i]
        if i in seen:
            yield f"{head}{self.number(i)} ({self.words['again']})"
            return
        seen.add(i)
        said = [self.named(spot), *self.facts(spot), self.waiting(spot)]
        yield f"{head}{self.number(i)} {' · '.join(it for it in said if it)}"
        opened = [j for j, it in enumerate(self.story.spots) if any(way >> i & 1 for way in it.ways)]
        for n, j in enumerate(opened):
            last = n == len(opened) - 1
            yield from self.branch(j, below + ("└─ " if last else "├─ "), below + ("   " if last else "│  "), seen)

    # As a picture.

    def svg(self) -> str:
        """Columns from what is open at the start to what comes last, and lines along the ways."""
        at = self.layout()
        width = MARGIN + max(x for x, _ in at) + WIDE + MARGIN
        height = MARGIN + max(y for _, y in at) + HIGH + MARGIN
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            'font-family="serif" font-size="13">',
            f'<rect width="{width}" height="{height}" fill="#f6efdf"/>',
            f'<text x="{MARGIN}" y="{MARGIN + 14}" font-size="22" fill="#3b2a14">'
            f"{escape(title_of(self.story, self.code))}</text>",
        ]
        for j, spot in enumerate(self.story.spots):
            dashed = ' stroke-dasharray="6 4"' if len(spot.ways) > 1 else ""
            for way in spot.ways:
                parts += [self.line(at[i], at[j], dashed) for i in members(way)]
        parts += [self.box(spot, *at[i]) for i, spot in enumerate(self.story.spots)]
        return "\n".join([*parts, "</svg>"]) + "\n"

    def layout(self) -> list[tuple[int, int]]:
        """Where each Mission stands: its column is the longest way to it."""
        depth = [0] * len(self.story.spots)
        for _ in depth:
            for j, spot in enumerate(self.story.spots):
                before = [i for way in spot.ways for i in members(way)]
                depth[j] = max([depth[i] + 1 for i in before if depth[i] < len(depth)], default=0)
        rows: dict[int, int] = {}
        found = []
        for column in depth:
            row = rows.get(column, 0)
            rows[column] = row + 1
            found.append((MARGIN + column * (WIDE + ACROSS), HEAD + row * (HIGH + DOWN)))
        return found

    def line(self, one: tuple[int, int], other: tuple[int, int], dashed: str) -> str:
        x, y, end, last = one[0] + WIDE, one[1] + HIGH // 2, other[0], other[1] + HIGH // 2
        bend = (x + end) // 2
        path = f"M{x} {y}C{bend} {y} {bend} {last} {end} {last}"
        return f'<path d="{path}" fill="none" stroke="#8b7650" stroke-width="2"{dashed}/>'

    def box(self, spot: Spot, x: int, y: int) -> str:
        colour = COLOURS[spot.status]
        name = shortened(f"{DESIGNS[spot.design].number} {self.named(spot)}", BOLD)
        facts = (self.worth(spot), self.place(spot), self.marks(spot))
        rows = [escape(it) for it in (name, *(shortened(" · ".join(row), LETTERS) for row in facts))]
        dashed = ' stroke-dasharray="5 3"' if spot.status == SECRET else ""
        parts = [
            f'<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="8" fill="#fffaf0" stroke="{colour}" '
            f'stroke-width="2"{dashed}/>'
        ]
        for n, row in enumerate(rows):
            weight = ' font-weight="bold"' if n == 0 else ""
            parts.append(f'<text x="{x + 10}" y="{y + 22 + 20 * n}" fill="#3b2a14"{weight}>{row}</text>')
        whole = escape(" · ".join([self.named(spot), *self.facts(spot)]))
        return f"<g><title>{whole}</title>{''.join(parts)}</g>"


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
