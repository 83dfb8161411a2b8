"""What a terminal shows, from the view of one seat. Families and stones have shapes and letters, not only colours."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cardwright.cli.sight import ROUNDS, Player, Sight, card
from cardwright.games.vale.rules.action import PRICES
from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import FAMILIES, HUNTING, PHASES, STONES, held
from cardwright.text.language import Language

SYMBOLS: Final = ("▲", "≈", "■", "»", "◆")
STYLES: Final = ("red", "bright_blue", "yellow", "green", "magenta")
CHIPS: Final = ("bold white on red", "bold white on blue", "bold white on magenta")
INDENT: Final = 4
MANY: Final = 8
READABLE: Final = 7
PICKS: Final = ("activate", "copy", "recover", "take", "discard")


class Screen:
    """Draws for one language and one table of names."""

    def __init__(self, lang: Language, names: Sequence[str], width: int) -> None:
        self.lang: Final = lang
        self.ui: Final = lang.ui
        self.names: Final = list(names)
        self.width = width

    # Small things.

    def family(self, family: int) -> Text:
        return Text(f"{SYMBOLS[family]} {self.lang.family(family)}", style=STYLES[family])

    def card_name(self, card: Card) -> Text:
        return Text(f"{SYMBOLS[card.family]} {self.lang.card_name(card)}", style=STYLES[card.family])

    def chips(self, numbers: Iterable[int]) -> Text:
        """Stones by colour, each a letter on its colour."""
        found = Text()
        for colour, n in enumerate(numbers):
            for _ in range(n):
                found.append(self.ui["letters"][colour], CHIPS[colour])
        return found

    def price(self, family: int) -> Text:
        return self.chips(int(held(PRICES[family], colour)) for colour in range(len(STONES)))

    def card_text(self, card: Card) -> Text:
        found = Text()
        for kind, sentence in self.lang.card_lines(card):
            found.append(" " if found else "")
            label, _, rest = self.lang.labelled(kind, sentence).partition(":")
            found.append(f"{label}:", "bold").append(rest)
        return found

    def flow(self, head: Text, items: Sequence[Text]) -> Text:
        """Items in a row after a heading, broken only between items."""
        found = head.copy()
        found.pad_left(INDENT)
        at = found.cell_len
        for item in items:
            if at + 2 + item.cell_len > self.width:
                found.append("\n" + " " * (INDENT * 2 - 2))
                at = INDENT * 2 - 2
            found.append("  ").append_text(item)
            at += 2 + item.cell_len
        return found

    # The table.

    def table(self, sight: Sight) -> RenderableType:
        """Everything that the seat may see."""
        parts: list[RenderableType] = [self.head(sight), self.stock(sight)]
        if sight["board"]:
            parts += [Text(), self.board(sight)]
        parts.append(Text())
        seats = range(sight["players"])
        mine = sight["seat"]
        for seat in [*[s for s in seats if s != mine], *[s for s in seats if s == mine]]:
            parts.append(self.player(sight, seat))
        if mine >= 0 and sight["seats"][mine]["hand"]["size"]:
            own = sight["seats"][mine]["hand"]["known"]
            parts += [Text(), self.hand(own) if len(own) <= READABLE else self.fan(own)]
        return Group(*parts)

    def head(self, sight: Sight) -> Rule:
        number = self.ui["round"].format(n=sight["round"], of=ROUNDS)
        phase = self.lang.phase(PHASES.index(sight["phase"]))
        return Rule(Text(f"{number} · {phase}", style="bold"), style="dim", characters="─")

    def stock(self, sight: Sight) -> Text:
        """The deck, the pile, and what a card of each family is sold for."""
        deck = f"{self.ui['deck']} {sight['deck']['size']}"
        on_top = [id for depth, id in sight["deck"]["known"] if depth == 0]
        if on_top:
            deck += f" ({self.ui['top'].format(card=self.lang.card_name(card(on_top[0])))})"
        first = self.ui["first_is"].format(name=self.names[sight["first"]])
        line = Text(f"{deck} · {self.ui['pile']} {len(sight['pile'])} · {first}\n")
        prices = [Text.assemble(self.family(f), " ", self.price(f)) for f in range(len(FAMILIES))]
        line.append(self.ui["prices"])
        for price in prices:
            line.append("  ").append_text(price)
        return line

    def board(self, sight: Sight) -> Table:
        grid = _grid()
        for shown in sorted(sight["board"], key=lambda shown: card(shown["card"]).family):
            it, marker = card(shown["card"]), shown["marker"]
            mark = Text(f"▸ {self.names[marker]}", style="bold") if marker >= 0 else Text("·", style="dim")
            told = sight["phase"] == PHASES[HUNTING] or marker == sight["seat"]
            grid.add_row(self.card_name(it), Text(str(it.cost)), mark, self.card_text(it) if told else Text())
        return grid

    def player(self, sight: Sight, seat: int) -> Text:
        """Two or three lines about a player."""
        player = sight["seats"][seat]
        name = f"{self.names[seat]} ({self.ui['you']})" if seat == sight["seat"] else self.names[seat]
        chips = self.chips(player["stones"].get(colour, 0) for colour in STONES)
        held = f"{sum(player['stones'].values())}/{player['limit']}"
        line = Text.assemble(
            (name, "bold"),
            f"   {self.ui['score']} {player['score']}   {self.ui['stones']} ",
            chips,
            " " if chips else "",
            f"{held}   {self.ui['hand']} {player['hand']['size']}",
        )
        line.append("\n").append_text(self.area(player))
        known = player["hand"]["known"]
        if seat != sight["seat"] and known:
            hidden = [Text("?")] * (player["hand"]["size"] - len(known))
            line.append("\n").append_text(
                self.flow(Text(f"{self.ui['hand']}"), [self.card_name(card(id)) for id in known] + hidden)
            )
        return line

    def area(self, player: Player) -> Text:
        names = [self.card_name(card(id)) for id in player["area"]]
        for name, id in zip(names, player["area"]):
            if id in player["used"]:
                name.append(" ✓", "dim")
        empty = Text("·" * (player["spaces"] - len(names)), style="dim")
        return self.flow(Text(f"{self.ui['area']} {len(names)}/{player['spaces']}"), [*names, empty])

    def hand(self, ids: Sequence[str]) -> RenderableType:
        grid = _grid()
        for id in ids:
            it = card(id)
            grid.add_row(self.card_name(it), Text(str(it.cost)), Text(), self.card_text(it))
        return Group(Text(self.ui["hand"], style="bold"), grid)

    def fan(self, ids: Sequence[str]) -> Text:
        """A hand too large to be read at a glance: names and costs."""
        names = [self.card_name(card(id)).append(f" {card(id).cost}", "default") for id in ids]
        return self.flow(Text(self.ui["hand"], style="bold"), names)

    # What can be done, and what happened.

    def options(self, prompt: str, words: Sequence[str], answers: Sequence[str], sight: Sight) -> RenderableType:
        """The options, numbered from 1; those about a card whose text is not on the screen come with it."""
        notes = [self.note(answer, sight) for answer in answers]
        if not any(notes):
            return self.columns(prompt, words, [answer.split()[0] for answer in answers])
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=INDENT, style="cyan")
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1, style="dim")
        for number, (said, note) in enumerate(zip(words, notes)):
            grid.add_row(str(number + 1), said, note)
        return Group(Text(prompt, style="bold"), grid)

    def note(self, answer: str, sight: Sight) -> str:
        """The text of the card that an answer picks from the area or the pile."""
        verb, _, id = answer.partition(" ")
        mine = sight["seats"][sight["seat"]]
        if verb in PICKS and (id in mine["area"] or id in sight["pile"]):
            lines = [self.lang.labelled(kind, line) for kind, line in self.lang.card_lines(card(id))]
            return lines[-1] if verb == "activate" else " ".join(lines)
        return ""

    def columns(self, prompt: str, words: Sequence[str], verbs: Sequence[str]) -> Text:
        """Options in a row; many of them stand in columns, with a blank line between verbs."""
        widest = max(len(said) for said in words) + INDENT + 4
        across = max(1, self.width // widest) if len(words) > MANY else 1
        lines = Text(prompt, style="bold")
        in_row = across
        for i, said in enumerate(words):
            new_group = i > 0 and verbs[i] != verbs[i - 1]
            if new_group or in_row == across:
                lines.append("\n\n" if new_group and len(words) > MANY else "\n")
                in_row = 0
            lines.append(f"{i + 1:>{INDENT}}", "not bold cyan").append(f"  {said}", "not bold")
            in_row += 1
            if in_row < across:
                lines.append(" " * (widest - INDENT - 2 - len(said)))
        return lines

    def card(self, card: Card) -> RenderableType:
        """One card in detail."""
        head = Text.assemble((self.lang.card_name(card), "bold"), "   ", self.family(card.family))
        head.append(f"   {self.ui['cost']} {card.cost}   {self.ui['sells']} ").append_text(self.price(card.family))
        lines: list[RenderableType] = [head]
        for kind, sentence in self.lang.card_lines(card):
            label, _, rest = self.lang.labelled(kind, sentence).partition(":")
            lines.append(Text.assemble((f"{label}:", "bold"), rest))
        return Group(*lines, Text(self.lang.provenance(card.provenance), style="dim"))

    def pile(self, ids: Sequence[str]) -> Text:
        if not ids:
            return Text(f"{self.ui['pile']}: {self.ui['empty']}")
        return self.flow(Text(f"{self.ui['pile']} {len(ids)}"), [self.card_name(card(id)) for id in ids])

    def help(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        ui = self.ui
        for key, said in (
            ("7", ui["help_number"]),
            ("summon hydra blue=1 red=1", ui["help_answer"]),
            ("? hydra", ui["help_card"]),
            ("hint", ui["help_hint"]),
            ("undo", ui["help_undo"]),
            ("hand", ui["help_hand"]),
            ("pile", ui["help_pile"]),
            ("log, log 5", ui["help_log"]),
            ("save, save FILE", ui["help_save"]),
            ("quit", ui["help_quit"]),
            ("?", ui["help_help"]),
        ):
            grid.add_row(Text(key, style="bold cyan"), Text(said))
        return Group(Text(ui["help_title"], style="bold"), grid)


def _grid() -> Table:
    """Name, cost, marker, text."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    return grid
