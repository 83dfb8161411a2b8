"""What a terminal shows, from the view of one seat. Families and stones have shapes and letters, not only colours."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cardwright.cli.sight import (
    CARDS,
    ROUNDS,
    Hand,
    Player,
    Sight,
    card,
    expanded,
    setting_up,
    with_artifacts,
    with_curses,
)
from cardwright.games.vale.cards.sets import set_of
from cardwright.games.vale.rules.action import PRICES
from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import FAMILIES, HUNTING, PHASES, SEALS, STONES, held
from cardwright.text.language import Language
from cardwright.text.vale.box import faces_of, sort_of

SYMBOLS: Final = ("▲", "≈", "■", "»", "◆")
STYLES: Final = ("red", "bright_blue", "yellow", "green", "magenta")
CHIPS: Final = ("bold white on red", "bold white on blue", "bold white on magenta")
INDENT: Final = 4
MANY: Final = 8
READABLE: Final = 7
PICKS: Final = ("activate", "copy", "recover", "take", "discard", "retrieve", "swap", "curse", "unburden", "lift")
OFFERS: Final = ("artifact", "summoner")
CURSE: Final = "†"
TURN: Final = "↻"
PASSED: Final = ("start", "instant")
MARKS: Final = {"printed": "", "rulebook": "*", "original": "°"}


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

    def card_name(self, card: Card, curses: int | None = None) -> Text:
        """A marked name with curses: those given, or else those that the card brings."""
        if card.family < 0:
            return Text(self.marked(card), style="bold")
        found = Text(f"{SYMBOLS[card.family]} {self.marked(card)}", style=STYLES[card.family])
        n = int(card.curses) if curses is None else curses
        return found.append(f" {CURSE}{n}", "bold") if n else found

    def marked(self, card: Card) -> str:
        """A name with the mark of what is not a printed card."""
        return self.lang.card_name(card) + MARKS[card.provenance]

    def chips(self, numbers: Iterable[int]) -> Text:
        """Stones by colour, each a letter on its colour."""
        found = Text()
        for colour, n in enumerate(numbers):
            for _ in range(n):
                found.append(self.ui["letters"][colour], CHIPS[colour])
        return found

    def price(self, family: int) -> Text:
        return self.chips(int(held(PRICES[family], colour)) for colour in range(len(STONES)))

    def card_text(self, card: Card, without: Sequence[str] = ()) -> Text:
        """What a card does; effects of some kinds may be passed over."""
        found = Text()
        for kind, sentence in self.lang.card_lines(card):
            if kind in without:
                continue
            found.append(" " if found else "")
            label, _, rest = self.lang.labelled(kind, sentence).partition(":")
            found.append(f"{label}:", "bold").append(rest)
        return found

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

    def table(self, sight: Sight) -> RenderableType:
        """Everything that the seat may see."""
        parts: list[RenderableType] = [self.head(sight), self.stock(sight), *self.common(sight)]
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
        title = self.ui["setting_up"] if setting_up(sight) else f"{number} · {phase}"
        goal = f" · {self.ui['goal'].format(n=sight['goal'])}" if expanded(sight) else ""
        return Rule(Text(title + goal, style="bold"), style="dim", characters="─")

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

    def common(self, sight: Sight) -> list[RenderableType]:
        """What expansions add to the middle of the table: the tiles that nobody holds, and what the marks mean."""
        parts: list[RenderableType] = []
        if with_artifacts(sight) and sight["display"]:
            tiles = sorted(map(card, sight["display"]), key=CARDS.index)
            parts.append(self.flow(Text(self.ui["display"]), list(map(self.card_name, tiles)), 0))
        return [*parts, self.legend()] if with_curses(sight) else parts

    def legend(self) -> Text:
        marks = [f"{MARKS[source]} {self.lang.provenance(source)}" for source in ("rulebook", "original")]
        return Text(" · ".join([f"{CURSE} {self.ui['curses_mark']}", *marks]), style="dim")

    def board(self, sight: Sight) -> Table:
        grid = _grid()
        for shown in sorted(sight["board"], key=lambda shown: card(shown["card"]).family):
            it, marker = card(shown["card"]), shown["marker"]
            mark = Text(f"▸ {self.names[marker]}", style="bold") if marker >= 0 else Text("·", style="dim")
            told = sight["phase"] == PHASES[HUNTING] or marker == sight["seat"]
            grid.add_row(self.card_name(it), Text(str(it.cost)), mark, self.card_text(it) if told else Text())
        return grid

    def player(self, sight: Sight, seat: int) -> RenderableType:
        """A few lines about a player."""
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
        lines: list[RenderableType] = [self.burdened(line, sight, player), *self.gear(sight, seat)]
        lines.append(self.area(sight, player))
        if seat != sight["seat"] and player["hand"]["known"]:
            lines.append(self.known(self.ui["hand"], player["hand"]))
        if expanded(sight) and player["shelter"]["size"]:
            lines.append(self.known(f"{self.ui['shelter']} {player['shelter']['size']}", player["shelter"]))
        if expanded(sight) and player["appeased"]:
            names = [self.card_name(card(id), 0) for id in player["appeased"]]
            lines.append(self.flow(Text(f"{self.ui['appeased']} {len(names)}"), names))
        return Group(*lines)

    def known(self, head: str, cards: Hand) -> Text:
        """The cards of a hidden place that the viewer knows, and a question mark for each of the others."""
        names = [self.card_name(card(id)) for id in cards["known"]]
        return self.flow(Text(head), names + [Text("?")] * (cards["size"] - len(names)))

    def burdened(self, line: Text, sight: Sight, player: Player) -> Text:
        """A player's line with seals, active and broken, and with curses, also those on the cards of the area."""
        if not with_curses(sight):
            return line
        seals = "●" * player["seals"] + "○" * (SEALS - player["seals"])
        burdens = f"{self.ui['seals']} {seals}   {self.ui['curses']} {CURSE}{player['curses']}"
        on_cards = sum(sight["tokens"].get(id, 0) for id in player["area"])
        if on_cards:
            burdens += f" {self.ui['on_cards'].format(n=f'{CURSE}{on_cards}')}"
        room = line.cell_len + 3 + len(burdens) <= self.width
        return line.append(f"   {burdens}" if room else f"\n{' ' * INDENT}{burdens}")

    def gear(self, sight: Sight, seat: int) -> list[RenderableType]:
        """What lies before a player and what it still does; of others only what their summoner does now."""
        player = sight["seats"][seat]
        lines: list[RenderableType] = []
        for it in map(card, player.get("gear", [])):
            name = self.card_name(it)
            if it.id in player["used"]:
                name.append(" ✓", "not bold dim")
            text = self.card_text(it, PASSED if seat == sight["seat"] else (*PASSED, "flip", "action"))
            text = text or Text(self.ui[f"one_{sort_of(it)}"], style="dim")
            lines.append(Padding(Text.assemble(name, "  ", text), (0, 0, 0, INDENT)))
        return lines

    def area(self, sight: Sight, player: Player) -> Text:
        tokens = sight.get("tokens", {})
        names = [self.card_name(card(id), tokens.get(id, 0)) for id in player["area"]]
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
        for number, (said, note, answer) in enumerate(zip(words, notes, answers)):
            grid.add_row(str(number + 1), self.offer(answer, said) if note else said, note)
        return Group(Text(prompt, style="bold"), grid)

    def offer(self, answer: str, said: str) -> str:
        """An answer about a card, with the mark of what is not printed; to take something, its name will do."""
        verb, id = answer.split()
        return self.marked(card(id)) if verb in OFFERS else said + MARKS[card(id).provenance]

    def note(self, answer: str, sight: Sight) -> str:
        """The text of what an answer picks from the area, the shelter, the pile, the tiles or the summoners."""
        verb, _, id = answer.partition(" ")
        mine = sight["seats"][sight["seat"]]
        if verb in OFFERS:
            first, *back = faces_of(card(id))
            turned = [f"{TURN} {self.marked(face)}: {self.lang.card_text(face)}" for face in back]
            return " ".join([self.lang.card_text(first), *turned])
        places = [mine["area"], sight["pile"], mine.get("gear", [])]
        if expanded(sight):
            places.append(mine["shelter"]["known"])
        if verb not in PICKS or not any(id in place for place in places):
            return ""
        wanted = [line for line in self.lang.card_lines(card(id)) if verb != "activate" or line[0] == "active"]
        return " ".join(self.lang.labelled(kind, line) for kind, line in wanted)

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
        """One card in detail; a summoner with both faces."""
        return Group(*[part for face in faces_of(card) for part in self.face(face)])

    def face(self, card: Card) -> list[RenderableType]:
        head = Text.assemble((self.lang.card_name(card), "bold"), "   ")
        if card.family < 0:
            head.append(self.ui[f"one_{sort_of(card)}"])
        else:
            head.append_text(self.family(card.family)).append(f"   {self.ui['cost']} {card.cost}")
            head.append(f"   {self.ui['sells']} ").append_text(self.price(card.family))
        if card.curses:
            head.append(f"   {self.ui['curses']} {CURSE * int(card.curses)}")
        lines: list[RenderableType] = [head]
        for kind, sentence in self.lang.card_lines(card):
            label, _, rest = self.lang.labelled(kind, sentence).partition(":")
            lines.append(Text.assemble((f"{label}:", "bold"), rest))
        origin = f"{self.ui[f'set_{set_of(card)}']} · {self.lang.provenance(card.provenance)}"
        return [*lines, Text(origin, style="dim")]

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
