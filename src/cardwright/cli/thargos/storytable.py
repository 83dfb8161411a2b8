"""A story on a screen: the map with what has become of its Missions, and the parties."""

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cardwright.cli.thargos.tracks import LASTS, STAYS, Tracks
from cardwright.cli.thargos.view import card, columns, hero, mission_at, sides_of
from cardwright.games.thargos.moves.harm import ROLL_CARD, ROLL_TURN
from cardwright.games.thargos.moves.map import closed_for, open_spots, story_of, won_by
from cardwright.games.thargos.rules.prospects import prospect
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.stories.attempt import FOR_PUSHBACK
from cardwright.games.thargos.terms import EXTRA_GRANTED
from cardwright.text.thargos.shapes import View
from cardwright.text.thargos.stories import WORDS, spoken, title_of

OPEN_SIGN: Final = "►"
WON_SIGN: Final = "✓"
CLOSED_SIGN: Final = "✗"
LATER_SIGN: Final = "·"
HIDDEN_SIGN: Final = "?"


class StoryTable:
    """Draws a story; `player` draws the line of a player."""

    def __init__(self, tracks: Tracks, player: Callable[[View, int], RenderableType]) -> None:
        self.tracks: Final = tracks
        self.pieces: Final = tracks.pieces
        self.lang: Final = tracks.lang
        self.names: Final = tracks.names
        self.player: Final = player
        self.words: Final = WORDS[tracks.lang.code]

    def table(self, t: Thargos, view: View) -> list[RenderableType]:
        """The map, an attempt under way, dice of Thargos, and the parties; the viewer's comes last."""
        mine = view["seat"]
        title = Rule(title_of(story_of(t), self.lang.code), align="left", style="dim")
        parts: list[RenderableType] = [title, self.map(t, view)]
        parts += self.dice(view)
        others = [seat for seat in range(sides_of(t)) if seat != mine]
        for seat in others:
            parts += [self.player(view, seat), *self.party(t, view, seat)]
        return parts if mine < 0 else [*parts, *self.party(t, view, mine)]

    # The map.

    def map(self, t: Thargos, view: View) -> Table:
        """Every Mission that is not gone, with how it stands for the viewer and who has won it."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(3):
            grid.add_column()
        for spot in range(len(view["missions"])):
            if view["missions"][spot] is not None or spot < len(story_of(t).spots):
                grid.add_row(*self.row(t, view, spot))
        return grid

    def row(self, t: Thargos, view: View, spot: int) -> list[RenderableType]:
        spots = story_of(t).spots
        id = mission_at(view, spot)
        if not id:
            gone = view["missions"][spot] is None
            return [
                Text(CLOSED_SIGN if gone else HIDDEN_SIGN, style="dim"),
                Text(self.words["secret" if not gone else "gone"], style="dim"),
            ]
        it = card(id)
        marks = [self.words[key] for key, there in (("passive", it.passive), ("team", it.team)) if there]
        where = self.lang.ui[f"place_{it.place}"]
        if spot < len(spots):
            here = spots[spot]
            marks = [self.words[key] for key, there in (("passive", here.passive), ("team", here.team)) if there]
            where = spoken(here.where, self.lang.code) or self.lang.ui[f"place_{here.place}"]
        else:
            marks.append(self.words["side"])
        won = [self.names[side] for side in range(sides_of(t)) if won_by(t, side) >> spot & 1]
        facts = [self.pieces.facts(it), where, *marks, *([f"{WON_SIGN} {', '.join(won)}"] if won else [])]
        sign, style = self.sign(t, view, spot)
        return [
            Text(sign, style=style),
            Text(self.pieces.marked(it), style=style),
            Text(" · ".join(facts), style=style),
        ]

    def sign(self, t: Thargos, view: View, spot: int) -> tuple[str, str]:
        """How a Mission stands for the viewer, and how that looks."""
        seat = view["seat"]
        conflict = view["conflict"]
        if conflict is not None and conflict["track"] == spot:
            return "⚔", "bold yellow"
        if seat < 0:
            return LATER_SIGN, ""
        if won_by(t, seat) >> spot & 1:
            return WON_SIGN, "green"
        if closed_for(t, seat) >> spot & 1:
            return CLOSED_SIGN, "dim"
        return (OPEN_SIGN, "bold") if spot in open_spots(t, seat) else (LATER_SIGN, "dim")

    def dice(self, view: View) -> list[RenderableType]:
        """What Thargos has rolled lately, by attribute."""
        found: dict[int, list[str]] = {}
        for roll in view["rolls"]:
            a = (roll >> ROLL_CARD & (1 << ROLL_TURN - ROLL_CARD) - 1) - FOR_PUSHBACK
            if a >= 0:
                found.setdefault(a, []).append(str(roll & (1 << ROLL_CARD) - 1))
        rows = [f"{self.lang.attribute(a)} {' + '.join(thrown)}" for a, thrown in sorted(found.items())]
        return [Text(f"{self.words['pushback']} {' · '.join(rows)}")] if rows else []

    # The parties.

    def party(self, t: Thargos, view: View, seat: int) -> list[RenderableType]:
        """The Heroes of a party in a row, with what they have; in an attempt also what was laid, and how it stands."""
        player = view["sides"][seat]
        lines: list[RenderableType] = []
        for place in range(len(player["stands"])):
            stand = player["stands"][place]
            if not stand["hero"]:
                continue
            style = "bold red" if stand["injured"] else "bold"
            figures = self.pieces.figures(columns(t, seat, place))
            lines.append(Text.assemble("  ", (self.pieces.marked(hero(stand["hero"])), style), "  ", figures))
            lines += self.tracks.uses(view, seat, place)
            lines += [self.tracks.bullet(LASTS, Text(self.pieces.marked(card(id)))) for id in stand["lastings"]]
            for id, on, left in player["posts"]:
                if on == place:
                    lines.append(self.tracks.bullet(STAYS, Text(f"{self.pieces.marked(card(id))} ×{left}")))
        conflict = view["conflict"]
        if conflict is not None and seat in (conflict["attacker"], conflict["defender"]):
            lines += self.tracks.laid(t, view, seat)
        if conflict is not None and seat == conflict["attacker"]:
            lines += self.tracks.standing(t, view, conflict["track"])
        return lines

    def odds(self, t: Thargos, view: View, mission: str, lead: str) -> Text:
        """What an attempt would begin with, against the Mission alone."""
        seat = view["seat"]
        ids = [stand["hero"] for stand in view["sides"][seat]["stands"]]
        spot = [mission_at(view, i) for i in range(len(view["missions"]))].index(mission)
        ease = view["extra"][2] if view["extra"][0] == EXTRA_GRANTED else 0
        return self.pieces.odds(card(mission), prospect(t, seat, ids.index(lead), spot, ease))
