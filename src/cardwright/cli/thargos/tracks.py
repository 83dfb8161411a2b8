"""The tracks of Heroes of Thargos: two Heroes with what they have, and the Mission between them."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cardwright.cli.thargos.pieces import STYLES, Pieces, wanted
from cardwright.cli.thargos.view import card, columns, face, hero, mission_at, players_of
from cardwright.games.thargos.moves.laying import face_up, total
from cardwright.games.thargos.state import Card, Thargos
from cardwright.games.thargos.terms import ATTRIBUTES
from cardwright.text.language import capital
from cardwright.text.thargos.shapes import View
from cardwright.text.thargos.walk.nouns import signed
from cardwright.text.typography import number

# A track needs so much room to be read beside another.
NARROWEST: Final = 36
LASTS: Final = "+"
STAYS: Final = "»"
LIES: Final = "▪"


class Tracks:
    """Draws tracks, for players of these names."""

    def __init__(self, pieces: Pieces, names: Sequence[str]) -> None:
        self.pieces: Final = pieces
        self.lang: Final = pieces.lang
        self.ui: Final = pieces.ui
        self.names: Final = names

    def side_by_side(self, t: Thargos, view: View, tracks: Sequence[int], width: int) -> Table:
        """As many as there is room for, up to four, beside each other."""
        across = next(n for n in (4, 2, 1) if n == 1 or width >= n * NARROWEST)
        grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
        for _ in range(across):
            grid.add_column(ratio=1)
        for start in range(0, len(tracks), across):
            grid.add_row(*[self.track(t, view, track) for track in tracks[start : start + across]])
        return grid

    def track(self, t: Thargos, view: View, track: int) -> RenderableType:
        """A track, the viewer's side below."""
        above, below = players_of(t, track, view["seat"])
        title = Text.assemble((f"{track + 1}", "bold"), *self.sealed(view, track))
        head = Rule(title, align="left", style="dim", characters="─")
        return Group(head, *self.side(t, view, above, track), *self.mission(t, view, track),
                     *self.side(t, view, below, track))  # fmt: skip

    def sealed(self, view: View, track: int) -> list[str]:
        by = [name for seat, name in enumerate(self.names) if view["seals"][track] >> seat & 1]
        return [f" · {self.ui['sealed'].format(who=', '.join(by))}"] if by else []

    # One side.

    def side(self, t: Thargos, view: View, side: int, track: int) -> list[RenderableType]:
        """A player's Hero on a track, and everything that lies with it; in its conflict, with what all of it does."""
        place = int(t.place_on(side, track))
        player = view["sides"][side]
        stand = player["stands"][place]
        fights = self.fights(view, track)
        who = Text(f"{self.names[side]}  ", style="dim")
        if not stand["hero"]:
            lines: list[RenderableType] = [who.append(self.ui["nobody"])]
        else:
            it = hero(stand["hero"])
            style = "bold red" if stand["injured"] else "bold"
            lines = [who.append(self.pieces.marked(it), f"not dim {style}"), self.figures(t, view, side, track)]
            text = self.pieces.face_text(face(stand)) if fights else ""
            lines += [Padding(Text(text, style="dim"), (0, 0, 0, 2))] if text else []
            lines += self.uses(view, side, place)
            lines += [self.lying(LASTS, id, "", fights) for id in stand["lastings"]]
        lines += [self.lying(STAYS, id, f" ×{left}", fights) for id, on, left in player["posts"] if on == place]
        return [*lines, *self.laid(t, view, side)] if fights else lines

    def figures(self, t: Thargos, view: View, side: int, track: int) -> Text:
        """The face of a Hero, its points, and what it has of each attribute."""
        place = int(t.place_on(side, track))
        stand = view["sides"][side]["stands"][place]
        points = self.ui["hero_points"].format(n=hero(stand["hero"]).points)
        state = self.ui["face_injured"] if stand["injured"] else self.ui["face_active"]
        there = mission_at(view, track)
        asks = [int(n) for n in card(there).asks] if there else []
        line = Text(f"  {state} {points}  ")
        if face(stand).dice and not stand["rolled"]:
            return line.append(self.lang.attributes(face(stand)))
        return line.append_text(self.pieces.figures(columns(t, side, place), asks))

    def uses(self, view: View, side: int, place: int) -> list[Text]:
        """How often a Hero can still do something instead of an Action."""
        stand = view["sides"][side]["stands"][place]
        it = face(stand)
        if it.action is None:
            return []
        left = int(it.uses) - (stand["used"] >> (4 if stand["injured"] else 0) & 15)
        return [Text(f"  {capital(self.lang.when('instead'))} ×{left}", style="dim")]

    def lying(self, sign: str, id: str, more: str, read: bool) -> Table:
        """A card that lies on a track, perhaps with its text."""
        there = Text(f"{self.pieces.marked(card(id))}{more}")
        text = self.pieces.text(card(id)) if read else ""
        return self.bullet(sign, there.append(f"  {text}", "dim") if text else there)

    def bullet(self, sign: str, what: Text) -> Table:
        """Something after a sign; where it is broken, it goes on below itself."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(f"  {sign}", what)
        return grid

    def fights(self, view: View, track: int) -> bool:
        conflict = view["conflict"]
        return conflict is not None and conflict["track"] == track

    def laid(self, t: Thargos, view: View, side: int) -> list[RenderableType]:
        """Cards that lie face down, by attribute: by name for who knows them all, else how many and those spied.

        Who laid them sees what they count too.
        """
        cards = view["sides"][side]["laid"]
        lines: list[RenderableType] = []
        for a, attribute in enumerate(ATTRIBUTES):
            n = sum(on == attribute for on in cards["on"])
            if n == 0:
                continue
            named = list(zip(cards["on"], cards["row"])) if cards["row"] else cards["known"]
            known = [self.pieces.with_pam(card(id)) for on, id in named if on == attribute]
            there = Text(", ").join([*known, *[Text("?")] * (n - len(known))])
            worth = f" {signed(int(total(t, side, a) - face_up(t, side, a)))}" if side == view["seat"] else ""
            lines.append(self.bullet(LIES, Text.assemble(self.pieces.attribute(a), (worth, "bold"), "  ", there)))
        return lines

    # Between them.

    def mission(self, t: Thargos, view: View, track: int) -> list[RenderableType]:
        """The Mission of a track: what it asks for, its worth, what it does; in a conflict also how it stands."""
        there = mission_at(view, track)
        if not there:
            return [Text(f"◇ {self.ui['no_mission']}", style="dim")]
        it = card(there)
        title = Table.grid(padding=(0, 1, 0, 0))
        title.add_row(Text("◆", style="yellow"), Text(self.pieces.marked(it), style="bold yellow"), self.worth(it))
        asks = Text("  ").join([Text(f"{self.lang.attribute(a)} {it.asks[a]}", style=STYLES[a]) for a in wanted(it)])
        lines: list[RenderableType] = [title, self.bullet(self.ui["asks"], asks), *self.standing(t, view, track)]
        text = self.pieces.text(it)
        return [*lines, Padding(Text(text, style="dim"), (0, 0, 0, 2))] if text else lines

    def worth(self, mission: Card) -> Text:
        return Text(f"{mission.vp} {self.ui['vp']}", no_wrap=True)

    def standing(self, t: Thargos, view: View, track: int) -> list[Text]:
        """What attacker and defender have face up of what the Mission asks for, and where the attacker is behind."""
        conflict = view["conflict"]
        if conflict is None or conflict["track"] != track or not view["totals"]:
            return []
        there = mission_at(view, track)
        attack, defence = view["totals"]
        lines = [Text(f"⚔ {self.ui['attacks'].format(who=self.names[conflict['attacker']])}", style="bold")]
        for a in wanted(card(there)):
            lead = attack[a] - defence[a]
            sign = "<" if lead < 0 else ">" if lead > 0 else "="
            figures = f" {number(attack[a])} {sign} {number(defence[a])}"
            line = Text.assemble("  ", self.pieces.attribute(a), (figures, "bold"))
            lines.append(line.append(f"  {self.ui['behind_by'].format(n=-lead)}") if lead < 0 else line)
        return lines

    # Tracks of others.

    def in_lines(self, t: Thargos, view: View, tracks: Sequence[int]) -> Table:
        """Tracks in a line or two each: the Mission, and who stands there."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for track in tracks:
            there = mission_at(view, track)
            mission = Text(self.ui["no_mission"], style="dim")
            if there:
                it = card(there)
                mission = Text.assemble((self.pieces.marked(it), "yellow"), f" ({self.pieces.facts(it)})")
            heroes = [self.standing_there(t, view, side, track) for side in players_of(t, track, -1)]
            grid.add_row(Text(f"{track + 1}", style="bold"), mission, Text(" – ").join(heroes))
        return grid

    def standing_there(self, t: Thargos, view: View, side: int, track: int) -> Text:
        place = int(t.place_on(side, track))
        stand = view["sides"][side]["stands"][place]
        if not stand["hero"]:
            return Text.assemble((f"{self.names[side]} ", "dim"), self.ui["nobody"])
        name = self.pieces.marked(hero(stand["hero"]))
        values = "/".join(number(n) for n in columns(t, side, place))
        return Text.assemble((f"{self.names[side]} ", "dim"), (name, "red" if stand["injured"] else ""), f" {values}")
