"""What a terminal shows of The Vale of Eternity."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cardwright.cli.screen import INDENT, Screen
from cardwright.cli.vale.listing import listing
from cardwright.cli.vale.pieces import CURSE, MARKS, Pieces
from cardwright.cli.vale.view import card, expanded, in_play, see, setting_up, with_artifacts, with_curses
from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.terms import FAMILIES, HUNTING, PHASES, SEALS
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position
from cardwright.kernel.paper import Record
from cardwright.text.vale.box import faces_of, sort_of
from cardwright.text.vale.languages import speak
from cardwright.text.vale.shapes import Hidden, SeatView, View

# Verbs in the order in which their answers are listed, and those of which the cards lie on the board.
VERBS: Final = ("hunt", "sell", "tame", "summon", "use", "remove", "activate")
ON_BOARD: Final = ("hunt", "sell", "tame", "shelter")
# Verbs that pick a card whose text may not be on the screen, and those that take something on offer.
PICKS: Final = ("activate", "copy", "recover", "take", "discard", "retrieve", "swap", "curse", "unburden", "lift")
OFFERS: Final = ("artifact", "summoner")
# A hand of more cards is shown without their texts.
READABLE: Final = 7
TURN: Final = "↻"
# Kinds of effects that are over once a card lies in play.
PASSED: Final = ("start", "instant")


class ValeScreen(Screen):
    """Draws the table from the view of a seat."""

    example = ("summon hydra blue=1 red=1", "hydra")
    seen = ("revealed", "returned_tile")

    def __init__(self, game: Game, code: str, names: Sequence[str], width: int) -> None:
        super().__init__(game, code, names, width)
        self.lang: Final = speak(code)
        self.ui: Final = self.lang.ui
        self.pieces: Final = Pieces(self.lang)

    def commands(self) -> dict[str, str]:
        return {"hand": self.ui["help_hand"], "pile": self.ui["help_pile"]}

    def shown(self, command: str, t: Position, seat: int) -> RenderableType:
        view = see(self.game, t, seat)
        return self.pile(view["pile"]) if command == "pile" else self.hand(view["seats"][seat]["hand"]["known"])

    def in_play(self, t: Position) -> list[Record]:
        ids = {it.id for it in in_play(t)}
        return [record for record in self.telling.cards() if record["id"] in ids]

    def card(self, record: Record) -> RenderableType:
        return self.pieces.card(card(str(record["id"])))

    def catalogue(self, cards: Sequence[Record]) -> list[RenderableType]:
        return listing([card(str(record["id"])) for record in cards], self.pieces, self.words)

    def flow(self, head: Text, items: Sequence[Text], indent: int = INDENT) -> Text:
        """Items in a row after a heading, broken only between items."""
        found = head.copy()
        found.pad_left(indent)
        at = found.cell_len
        for item in items:
            if at + 2 + item.cell_len > self.width:
                found.append("\n" + " " * (indent + INDENT - 2))
                at = indent + INDENT - 2
            found.append("  ").append_text(item)
            at += 2 + item.cell_len
        return found

    # The table.

    def table(self, t: Position, viewer: int) -> RenderableType:
        view = see(self.game, t, viewer)
        parts: list[RenderableType] = [self.head(view), self.stock(view), *self.common(view)]
        if view["board"]:
            parts += [Text(), self.board(view)]
        parts.append(Text())
        seats = range(view["players"])
        mine = view["seat"]
        for seat in [*[s for s in seats if s != mine], *[s for s in seats if s == mine]]:
            parts.append(self.player(view, seat))
        if mine >= 0 and view["seats"][mine]["hand"]["size"]:
            own = view["seats"][mine]["hand"]["known"]
            parts += [Text(), self.hand(own) if len(own) <= READABLE else self.fan(own)]
        return Group(*parts)

    def head(self, view: View) -> Rule:
        number = self.ui["round"].format(n=view["round"], of=view["rounds"])
        phase = self.ui["over"] if view["over"] else self.lang.phase(PHASES.index(view["phase"]))
        title = self.ui["setting_up"] if setting_up(view) else f"{number} · {phase}"
        goal = self.ui["goal"].format(n=view["goal"])
        return Rule(Text(f"{title} · {goal}", style="bold"), style="dim", characters="─")

    def stock(self, view: View) -> Text:
        """The deck, the pile, and what a card of each family is sold for."""
        deck = f"{self.ui['deck']} {view['deck']['size']}"
        on_top = [id for depth, id in view["deck"]["known"] if depth == 0]
        if on_top:
            deck += f" ({self.ui['top'].format(card=self.lang.card_name(card(on_top[0])))})"
        first = self.ui["first_is"].format(name=self.names[view["first"]])
        line = Text(f"{deck} · {self.ui['pile']} {len(view['pile'])} · {first}\n")
        prices = [Text.assemble(self.pieces.family(f), " ", self.pieces.price(f)) for f in range(len(FAMILIES))]
        line.append(self.ui["prices"])
        for price in prices:
            line.append("  ").append_text(price)
        return line

    def common(self, view: View) -> list[RenderableType]:
        """What expansions add to the middle of the table: the tiles that nobody holds, and what the marks mean."""
        parts: list[RenderableType] = []
        if with_artifacts(view) and view["display"]:
            tiles = sorted(map(card, view["display"]), key=ALL.index)
            parts.append(self.flow(Text(self.ui["display"]), list(map(self.pieces.name, tiles)), 0))
        return [*parts, self.pieces.legend()] if with_curses(view) else parts

    def board(self, view: View) -> Table:
        grid = _grid()
        for shown in sorted(view["board"], key=lambda shown: card(shown["card"]).family):
            it, marker = card(shown["card"]), shown["marker"]
            mark = Text(f"▸ {self.names[marker]}", style="bold") if marker >= 0 else Text("·", style="dim")
            told = view["phase"] == PHASES[HUNTING] or marker == view["seat"]
            grid.add_row(self.pieces.name(it), Text(str(it.cost)), mark, self.pieces.text(it) if told else Text())
        return grid

    def player(self, view: View, seat: int) -> RenderableType:
        """A few lines about a player."""
        player = view["seats"][seat]
        name = f"{self.names[seat]} ({self.words['you']})" if seat == view["seat"] else self.names[seat]
        purse = player["stones"]
        stones = [purse.get("red", 0), purse.get("blue", 0), purse.get("purple", 0)]
        chips = self.pieces.chips(stones)
        held = f"{sum(stones)}/{player['limit']}"
        line = Text.assemble(
            (name, "bold"),
            f"   {self.ui['score']} {player['score']}   {self.ui['stones']} ",
            chips,
            " " if chips else "",
            f"{held}   {self.ui['hand']} {player['hand']['size']}",
        )
        lines: list[RenderableType] = [self.burdened(line, view, player), *self.gear(view, seat)]
        lines.append(self.area(view, player))
        if seat != view["seat"] and player["hand"]["known"]:
            lines.append(self.known(self.ui["hand"], player["hand"]))
        if expanded(view) and player["shelter"]["size"]:
            lines.append(self.known(f"{self.ui['shelter']} {player['shelter']['size']}", player["shelter"]))
        if expanded(view) and player["appeased"]:
            names = [self.pieces.name(card(id), 0) for id in player["appeased"]]
            lines.append(self.flow(Text(f"{self.ui['appeased']} {len(names)}"), names))
        return Group(*lines)

    def known(self, head: str, cards: Hidden) -> Text:
        """The cards of a hidden place that the viewer knows, and a question mark for each of the others."""
        names = [self.pieces.name(card(id)) for id in cards["known"]]
        return self.flow(Text(head), names + [Text("?")] * (cards["size"] - len(names)))

    def burdened(self, line: Text, view: View, player: SeatView) -> Text:
        """A player's line with seals, active and broken, and with curses, also those on the cards of the area."""
        if not with_curses(view):
            return line
        seals = "●" * player["seals"] + "○" * (SEALS - player["seals"])
        burdens = f"{self.ui['seals']} {seals}   {self.ui['curses']} {CURSE}{player['curses']}"
        on_cards = sum(view["tokens"].get(id, 0) for id in player["area"])
        if on_cards:
            burdens += f" {self.ui['on_cards'].format(n=f'{CURSE}{on_cards}')}"
        room = line.cell_len + 3 + len(burdens) <= self.width
        return line.append(f"   {burdens}" if room else f"\n{' ' * INDENT}{burdens}")

    def gear(self, view: View, seat: int) -> list[RenderableType]:
        """What lies before a player and what it still does; of others only what their summoner does now."""
        player = view["seats"][seat]
        lines: list[RenderableType] = []
        for it in map(card, player.get("gear", [])):
            name = self.pieces.name(it)
            if it.id in player["used"]:
                name.append(" ✓", "not bold dim")
            text = self.pieces.text(it, PASSED if seat == view["seat"] else (*PASSED, "flip", "action"))
            text = text or Text(self.ui[f"one_{sort_of(it)}"], style="dim")
            lines.append(Padding(Text.assemble(name, "  ", text), (0, 0, 0, INDENT)))
        return lines

    def area(self, view: View, player: SeatView) -> Text:
        tokens = view.get("tokens", {})
        names = [self.pieces.name(card(id), tokens.get(id, 0)) for id in player["area"]]
        for name, id in zip(names, player["area"]):
            if id in player["used"]:
                name.append(" ✓", "dim")
        empty = Text("·" * (player["spaces"] - len(names)), style="dim")
        head = f"{self.ui['area']} {len(names)}/{player['spaces']}"
        if player.get("bought"):
            head += f" {self.ui['extra'].format(n=player['bought'])}"
        return self.flow(Text(head), [*names, empty])

    def hand(self, ids: Sequence[str]) -> RenderableType:
        grid = _grid()
        for id in ids:
            it = card(id)
            grid.add_row(self.pieces.name(it), Text(str(it.cost)), Text(), self.pieces.text(it))
        return Group(Text(self.ui["hand"], style="bold"), grid)

    def fan(self, ids: Sequence[str]) -> Text:
        """A hand too large to be read at a glance: names and costs."""
        names = [self.pieces.name(card(id)).append(f" {card(id).cost}", "default") for id in ids]
        return self.flow(Text(self.ui["hand"], style="bold"), names)

    def pile(self, ids: Sequence[str]) -> Text:
        if not ids:
            return Text(self.about(self.ui["pile"], self.ui["empty"]))
        return self.flow(Text(f"{self.ui['pile']} {len(ids)}"), [self.pieces.name(card(id)) for id in ids])

    # What can be done.

    def place(self, answer: str) -> tuple[int, ...]:
        """By verb; cards of the board by family and tiles in their order, as they are shown."""
        verb, *rest = answer.split()
        first = VERBS.index(verb) if verb in VERBS else len(VERBS)
        if verb == "artifact":
            return first, ALL.index(card(rest[0]))
        return first, int(card(rest[0]).family) if verb in ON_BOARD else 0

    def options(self, t: Position, answers: Sequence[str], words: Sequence[str]) -> RenderableType:
        """Answers about a card whose text is not on the screen come with it."""
        view = see(self.game, t, int(t.seat()))
        notes = [self.note(answer, view) for answer in answers]
        if not any(notes):
            return super().options(t, answers, words)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=INDENT, style="cyan")
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1, style="dim")
        for number, (said, note, answer) in enumerate(zip(words, notes, answers)):
            grid.add_row(str(number + 1), self.offer(answer, said) if note else said, note)
        return Group(Text(self.telling.prompt(t, self.names), style="bold"), grid)

    def offer(self, answer: str, said: str) -> str:
        """An answer about a card, with the mark of what is not printed; to take something, its name will do."""
        verb, id = answer.split()
        return self.pieces.marked(card(id)) if verb in OFFERS else said + MARKS[card(id).provenance]

    def note(self, answer: str, view: View) -> str:
        """The text of what an answer picks from the area, the shelter, the pile, the tiles or the summoners."""
        verb, _, id = answer.partition(" ")
        mine = view["seats"][view["seat"]]
        if verb in OFFERS:
            first, *back = faces_of(card(id))
            turned = [f"{TURN} {self.about(self.pieces.marked(face), self.lang.card_text(face))}" for face in back]
            return " ".join([self.lang.card_text(first), *turned])
        places = [mine["area"], view["pile"], mine.get("gear", [])]
        if expanded(view):
            places.append(mine["shelter"]["known"])
        if verb not in PICKS or not any(id in place for place in places):
            return ""
        wanted = [line for line in self.lang.card_lines(card(id)) if verb != "activate" or line[0] == "active"]
        return " ".join(self.lang.labelled(kind, line) for kind, line in wanted)


def _grid() -> Table:
    """Name, cost, marker, text."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    return grid


SCREEN: Final = ValeScreen
