"""What a terminal shows of Heroes of Thargos."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cardwright.cli.screen import INDENT, Screen
from cardwright.cli.thargos.listing import listing
from cardwright.cli.thargos.pieces import Pieces
from cardwright.cli.thargos.rival import rival_line
from cardwright.cli.thargos.storytable import StoryTable
from cardwright.cli.thargos.tracks import Tracks
from cardwright.cli.thargos.view import (
    BY_ID,
    PLACES,
    card,
    face,
    hero,
    mission_at,
    places_of,
    see,
    sides_of,
    thargos,
    tracks_of,
)
from cardwright.games.thargos.decks.checking import in_play
from cardwright.games.thargos.rules.prospects import prospect
from cardwright.games.thargos.state import Card, Thargos
from cardwright.games.thargos.terms import ACTION, EXTRA_GRANTED, KINDS, LASTING, MISSION
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position
from cardwright.kernel.paper import Record
from cardwright.text.thargos.box import INJURED
from cardwright.text.thargos.languages import speak
from cardwright.text.thargos.shapes import SideView, View

# Answers that do something come before these, which do nothing.
IDLE: Final = ("pass", "stop", "none", "keep", "decline", "stay", "suffer", "release", "attach nothing")
VERBS: Final = ("attempt", "play", "use")
# Verbs that pick a card or an effect whose text may not be on the screen, and those after which its PAM is gone.
PICKS: Final = ("use", "recover", "take", "back", "under", "resolve", "spare", "place", "discard", "lose")
GONE: Final = ("take", "under", "discard")
# A hand of more cards is shown without their texts.
READABLE: Final = 7
# So wide may a name be before it is broken.
NAME: Final = 30


class ThargosScreen(Screen):
    """Draws the table from the view of a seat."""

    example = ("attach guardian krisoss", "krisoss")

    def __init__(self, game: Game, code: str, names: Sequence[str], width: int) -> None:
        super().__init__(game, code, [*names, speak(code).ui["rival"]], width)
        self.lang: Final = speak(code)
        self.ui: Final = self.lang.ui
        self.pieces: Final = Pieces(self.lang)
        self.tracks: Final = Tracks(self.pieces, self.names)
        self.story: Final = StoryTable(self.tracks, self.player)

    def commands(self) -> dict[str, str]:
        return {key: self.ui[f"help_{key}"] for key in ("hand", "heroes", "discards")}

    def shown(self, command: str, t: Position, seat: int) -> RenderableType:
        view = see(self.game, t, seat)
        if command == "hand":
            return self.hand(view["sides"][seat]["hand"]["known"])
        return self.heroes(thargos(t), view) if command == "heroes" else self.discards(thargos(t), view)

    def in_play(self, t: Position) -> list[Record]:
        options = thargos(t).variant.options
        return [record for record in self.telling.cards() if in_play(options, str(record["set"]))]

    def card(self, record: Record) -> RenderableType:
        return self.pieces.card(BY_ID[str(record["id"]).removesuffix(f"_{INJURED}")])

    def catalogue(self, cards: Sequence[Record]) -> list[RenderableType]:
        ids = dict.fromkeys(str(record["id"]).removesuffix(f"_{INJURED}") for record in cards)
        return listing([BY_ID[id] for id in ids], self.pieces, self.words)

    # The table.

    def table(self, t: Position, viewer: int) -> RenderableType:
        view, it = see(self.game, t, viewer), thargos(t)
        mine = view["seat"]
        if it.variant.story is not None:
            return Group(self.head(view), self.pieces.legend(), *self.story.table(it, view), *self.own_part(view))
        tracks = tracks_of(it, mine)
        if view["conflict"] is not None and view["conflict"]["track"] not in tracks:
            tracks.append(view["conflict"]["track"])
        others = [track for track in range(len(view["missions"])) if track not in tracks]
        parts: list[RenderableType] = [self.head(view), self.pieces.legend()]
        parts += [self.player(view, seat) for seat in self.seats_but(view, mine)]
        parts.append(self.tracks.side_by_side(it, view, tracks, self.width))
        if others:
            parts.append(self.tracks.in_lines(it, view, others))
        return Group(*parts, *self.own_part(view))

    def own_part(self, view: View) -> list[RenderableType]:
        return [] if view["seat"] < 0 else self.own(view)

    def seats_but(self, view: View, mine: int) -> list[int]:
        """The others in the order in which they play after the viewer."""
        n = len(view["sides"])
        return [seat % n for seat in range(mine + 1, mine + 1 + n) if seat % n != mine]

    def own(self, view: View) -> list[RenderableType]:
        """The viewer's line, Heroes to be put on tracks, and hand; in a conflict, where PAM counts, without texts."""
        player = view["sides"][view["seat"]]
        parts: list[RenderableType] = [self.player(view, view["seat"])]
        if player["bench"]:
            parts += [Text(), self.bench(player)]
        own = player["hand"]["known"]
        if own:
            brief = view["conflict"] is not None or len(own) > READABLE
            parts += [Text(), self.fan(own) if brief else self.hand(own)]
        return parts

    def head(self, view: View) -> Rule:
        turn = self.about(self.ui["turn_number"].format(n=view["turns"]), self.names[view["turn"]])
        title = turn if view["turns"] else self.ui["opening"]
        first = "" if view["rival"] else f" · {self.ui['first_is'].format(name=self.names[view['first']])}"
        last = f" · {self.ui['last_ditch']}" if view["last_ditch"] else ""
        return Rule(Text(f"{title}{first}{last}", style="bold"), style="dim", characters="─")

    def player(self, view: View, seat: int) -> RenderableType:
        """A line about a player, and what the viewer knows of cards that are hidden to others."""
        player = view["sides"][seat]
        name = f"{self.names[seat]} ({self.words['you']})" if seat == view["seat"] else self.names[seat]
        items = [Text.assemble(f"{self.ui['vp']} ", (f"{player['points']}/{player['target']}", "bold"))]
        if view["rival"] is None or seat < view["players"]:
            items.append(Text(f"{self.ui['hand']} {player['hand']['size']}"))
        items += [Text(self.deck(player)), Text(f"{self.ui['discard']} {len(player['discard'])}")]
        if player["aside"]:
            items.append(Text(f"{self.ui['aside']} {len(player['aside'])}"))
        if player["captives"]:
            items.append(Text(f"{self.ui['captives']} {player['captives']}"))
        if seat in view["left"]:
            items.append(Text(self.ui["out"], style="bold"))
        lines: list[RenderableType] = [self.flow(Text(name, style="bold"), items)]
        if seat != view["seat"] and player["hand"]["known"]:
            known = [self.pieces.with_pam(card(id)) for id in player["hand"]["known"]]
            rest = [Text("?")] * (player["hand"]["size"] - len(known))
            lines.append(self.flow(Text(f"{' ' * INDENT}{self.ui['hand']}"), [*known, *rest]))
        if player["bench"] and seat != view["seat"]:
            names = [Text(self.pieces.marked(hero(id))) for id in player["bench"]]
            reserve = view["rival"] is not None and view["turns"] > 0
            label = self.ui["reserve" if reserve else "to_place"]
            lines.append(self.flow(Text(f"{' ' * INDENT}{label}"), names))
        if view["rival"] is not None and seat >= view["players"]:
            lines.append(self.flow(Text(f"{' ' * INDENT}", style="bold"), rival_line(view, self.lang)))
        return Group(*lines)

    def deck(self, player: SideView) -> str:
        on_top = [id for depth, id in player["deck"]["known"] if depth == 0]
        top = f" ({self.ui['top'].format(card=self.pieces.marked(card(on_top[0])))})" if on_top else ""
        return f"{self.ui['deck']} {player['deck']['size']}{top}"

    def flow(self, head: Text, items: Sequence[Text]) -> Text:
        """Items in a row after a heading, broken only between items."""
        found = head.copy()
        at = found.cell_len
        for item in items:
            if at + 2 + item.cell_len > self.width:
                found.append("\n" + " " * INDENT)
                at = INDENT
            found.append("  ").append_text(item)
            at += 2 + item.cell_len
        return found

    # Cards to be read.

    def hand(self, ids: Sequence[str]) -> RenderableType:
        """A hand kind by kind, with PAM, and what the cards do."""
        grid = _grid()
        for kind in (LASTING, ACTION, MISSION):
            label = self.ui[f"sort_{KINDS[kind]}"]
            for id in ids:
                it = card(id)
                if it.kind == kind:
                    grid.add_row(Text(label, style="dim"), self.pieces.with_pam(it), self.pieces.reading(it))
                    label = ""
        title = f"{self.ui['hand']} ({self.ui['pam']} {sum(int(card(id).pam) for id in ids)})"
        return Group(Text(title, style="bold"), grid)

    def fan(self, ids: Sequence[str]) -> RenderableType:
        """A hand in a few lines: names and PAM."""
        lines: list[RenderableType] = []
        for kind in (LASTING, ACTION, MISSION):
            names = [self.pieces.with_pam(card(id)) for id in ids if card(id).kind == kind]
            if names:
                lines.append(self.flow(Text(self.ui[f"sort_{KINDS[kind]}"], style="dim"), names))
        total = sum(int(card(id).pam) for id in ids)
        return Group(Text(f"{self.ui['hand']} ({self.ui['pam']} {total})", style="bold"), *lines)

    def bench(self, player: SideView) -> RenderableType:
        """Heroes that are still to be put on a track."""
        grid = _grid()
        for it in map(hero, player["bench"]):
            points = self.ui["hero_points"].format(n=it.points)
            text = Text.assemble((self.lang.attributes(it.active), "bold"), ". ", self.pieces.face_text(it.active))
            grid.add_row(Text(), Text.assemble((self.pieces.marked(it), "bold"), f" {points}"), text)
        return Group(Text(self.ui["to_place"], style="bold"), grid)

    def heroes(self, t: Thargos, view: View) -> RenderableType:
        """Everything that lies on the tracks, with its text."""
        parts: list[RenderableType] = []
        for seat, player in enumerate(view["sides"][: sides_of(t)]):
            grid = _grid()
            for place in places_of(t, seat):
                stand = player["stands"][place]
                if stand["hero"]:
                    name = Text(
                        self.pieces.marked(hero(stand["hero"])), style="bold red" if stand["injured"] else "bold"
                    )
                    grid.add_row(Text(), name, Text(self.pieces.face_text(face(stand))))
                for id in stand["lastings"]:
                    grid.add_row(Text(), Text(f"+ {self.pieces.marked(card(id))}"), self.pieces.reading(card(id)))
            for id, _, left in player["posts"]:
                grid.add_row(Text(), Text(f"» {self.pieces.marked(card(id))} ×{left}"), self.pieces.reading(card(id)))
            parts += [Text(self.names[seat], style="bold"), grid]
        return Group(*parts)

    def discards(self, t: Thargos, view: View) -> RenderableType:
        """Everybody's discard pile, what is set aside, and the Missions that they have completed."""
        parts: list[RenderableType] = []
        for seat, player in enumerate(view["sides"][: sides_of(t)]):
            piles = {
                "discard": player["discard"],
                "aside": [id for _, id in player["aside"]],
                "score_pile": [id for _, id, _ in player["scored"]],
            }
            parts.append(Text(self.names[seat], style="bold"))
            for key, ids in piles.items():
                names = [Text(self.pieces.marked(card(id))) for id in ids] or [Text(self.ui["empty"], style="dim")]
                parts.append(self.flow(Text(f"{self.ui[key]} {len(ids)}"), names))
        return Group(*parts)

    # What can be done.

    def place(self, answer: str) -> tuple[int, ...]:
        """By verb, then by card and by track; answers that do nothing come last."""
        verb, *rest = answer.split()
        if answer in IDLE:
            return (len(VERBS) + 1,)
        first = VERBS.index(verb) if verb in VERBS else len(VERBS)
        if verb == "attempt" and not rest[0].isdigit():
            return first, PLACES[rest[0]]
        if verb == "place" and len(rest) == 2:
            return first, PLACES[rest[0]], int(rest[1])
        return first, int(rest[0]) if verb == "attempt" else 0

    def options(self, t: Position, answers: Sequence[str], words: Sequence[str]) -> RenderableType:
        """Attempts come with how they stand face up, and cards whose text is not on the screen with that."""
        view = see(self.game, t, int(t.seat()))
        notes = [self.note(thargos(t), answer, view) for answer in answers]
        if not any(notes):
            return Group(super().options(t, answers, words), self.footer())
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=INDENT, style="cyan")
        grid.add_column()
        grid.add_column(ratio=1)
        for number, (said, note) in enumerate(zip(words, notes)):
            grid.add_row(str(number + 1), said, note)
        return Group(Text(self.telling.prompt(t, self.names), style="bold"), grid, self.footer())

    def footer(self) -> Text:
        """How to read what has no room on the screen."""
        return Text(self.ui["read_more"], style="dim")

    def note(self, t: Thargos, answer: str, view: View) -> Text:
        verb, *rest = answer.split()
        if verb == "attempt" and t.variant.story is not None:
            return self.story.odds(t, view, rest[0], rest[1])
        if verb == "attempt":
            return self.odds(t, view, int(rest[0]) - 1)
        if verb not in PICKS or not rest or rest[0] not in BY_ID or (verb == "place" and len(rest) > 1):
            return Text()
        it = BY_ID[rest[0]]
        if isinstance(it, Card):
            found = self.pieces.reading(it, with_pam=verb in GONE)
        else:
            mine = [stand for stand in view["sides"][view["seat"]]["stands"] if stand["hero"] == it.id]
            found = Text(self.pieces.face_text(face(mine[0])) if mine else "")
        found.stylize("dim")
        return found

    def odds(self, t: Thargos, view: View, track: int) -> Text:
        """What an attempt would begin with on both sides, with everything that works by itself."""
        there, seat = mission_at(view, track), view["seat"]
        if not there:
            return Text()
        ease = view["extra"][2] if view["extra"][0] == EXTRA_GRANTED else 0
        return self.pieces.odds(card(there), prospect(t, seat, int(t.place_on(seat, track)), track, ease))


def _grid() -> Table:
    """Kind, name, text."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=NAME)
    grid.add_column(ratio=1)
    return grid


SCREEN: Final = ThargosScreen
