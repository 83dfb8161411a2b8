"""A deck to look at: the team, the cards kind by kind, and how it is made up."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardwright.cli.thargos.decktext import faces, marked
from cardwright.cli.thargos.pieces import LETTERS, STYLES
from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.chance import attribute
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.decks.teams import TEAMS as READY
from cardwright.games.thargos.state import Card
from cardwright.games.thargos.terms import ACTION, ATTRIBUTES, FACTIONS, KINDS, LASTING, MISSION
from cardwright.text.thargos.decks import FACTIONS as FACTION_NAMES
from cardwright.text.thargos.decks import TEAMS, WORDS

NAME: Final = 40  # so wide is the column of the names, that those of all kinds stand below each other
VALUES: Final = range(1, 5)  # of PAM, and of VP


class Sheet:
    """One deck in one language."""

    def __init__(self, deck: Deck, lang: str) -> None:
        self.deck: Final = deck
        self.lang: Final = lang
        self.words: Final = WORDS[lang]

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [
            self.title(),
            self.team(),
            *[self.cards(kind) for kind in (LASTING, ACTION, MISSION)],
            self.curves(),
        ]
        code = Text(code_of(self.deck), style="bold", no_wrap=True, overflow="ignore")
        spaced = [it for part in parts for it in (part, Text(""))]
        return Group(*spaced, Text(self.words["legend"], style="dim"), Text(""), Text(self.words["code"]), code)

    def title(self) -> Text:
        """What it is called, if it is ready made, and what it must score."""
        points = self.deck.points()
        ready = [team.id for team in READY if code_of(team.deck) == code_of(self.deck)]
        name = TEAMS[self.lang][ready[0]] if ready else self.words["own"]
        target = self.words["target"].format(quick=(points + 1) // 2, full=points)
        return Text.assemble((self.words["title"].format(name=name, n=points), "bold"), "\n", target)

    def team(self) -> Table:
        """The Heroes: their attributes when Active, and when Injured."""
        table = self.table(self.words["heroes"])
        table.add_column(self.words["number"], style="dim")
        table.add_column("")
        table.add_column(self.words["points"], justify="right")
        self.attribute_columns(table)
        table.add_column(self.words["faction"])
        for hero in (HEROES[number] for number in self.deck.heroes):
            active, injured = (
                [("?" if face.dice else str(it)) for it in faces(face)] for face in (hero.active, hero.injured)
            )
            faction = FACTION_NAMES[self.lang][FACTIONS[hero.faction]] if hero.faction >= 0 else ""
            values = [f"{one}/{other}" for one, other in zip(active, injured)]
            table.add_row(hero.number, marked(hero, self.lang), str(hero.points), *values, faction)
        return table

    def cards(self, kind: int) -> Table:
        """The cards of one kind."""
        own = Deck([], self.deck.of_kind(kind))
        table = self.table(f"{self.words[KINDS[kind]]} · {len(own.cards)} · {self.words['pam']} {own.pam()}")
        table.add_column("", justify="right")
        table.add_column(self.words["number"], style="dim", min_width=3)
        table.add_column("", min_width=NAME)
        table.add_column(self.words["pam"], justify="right")
        if kind == MISSION:
            table.add_column(self.words["vp"], justify="right")
        if kind != ACTION:
            self.attribute_columns(table)
        for number, n in own.held().items():
            card = DESIGNS[number]
            name = Text.assemble(marked(card, self.lang), (f" {self.words['lock']}" if card.locked else "", "dim"))
            table.add_row(f"{n}×", card.number, name, str(card.pam), *figures(card))
        return table

    def table(self, title: str) -> Table:
        """A table under a title."""
        return Table(
            title=title,
            title_justify="left",
            title_style="bold",
            box=SIMPLE_HEAD,
            show_edge=False,
            padding=(0, 1, 0, 0),
        )

    def attribute_columns(self, table: Table) -> None:
        for name, style in zip(ATTRIBUTES, STYLES):
            table.add_column(self.words[name][:LETTERS], justify="right", style=style)

    def curves(self) -> Table:
        """How many cards of each PAM, Missions of each VP, and Missions that require each attribute."""
        missions = [DESIGNS[number] for number in self.deck.of_kind(MISSION)]
        vp = Counter(int(card.vp) for card in missions)
        pam = Counter(int(DESIGNS[number].pam) for number in self.deck.cards)
        required = Counter(a for card in missions for a in range(len(ATTRIBUTES)) if card.asks[a])
        grid = Table.grid(padding=(0, 4, 0, 0))
        grid.add_row(
            Group(Text(self.words["curve_pam"].format(n=self.deck.pam())), bars({str(i): pam[i] for i in VALUES})),
            Group(Text(self.words["curve_vp"].format(n=sum(vp.elements()))), bars({str(i): vp[i] for i in VALUES})),
            Group(
                Text(self.words["required"]), bars({self.best(a): required[a] for a in range(len(ATTRIBUTES))}, STYLES)
            ),
        )
        return grid

    def best(self, which: int) -> str:
        """An attribute, and what the best Hero has of it."""
        most = max([attribute(HEROES[number], which) for number in self.deck.heroes], default=0)
        return f"{self.words[ATTRIBUTES[which]]} {most}"


def figures(card: Card) -> list[str]:
    """What a Lasting gives, or what a Mission is worth and asks for."""
    if card.kind == LASTING:
        return [f"{value:+}" if value else "" for value in card.gives]
    return [str(card.vp), *[str(value) if value else "" for value in card.asks]] if card.kind == MISSION else []


def bars(values: Mapping[str, int], styles: tuple[str, ...] = ()) -> Table:
    """A bar for each value, half a sign for one."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for i, (name, n) in enumerate(values.items()):
        grid.add_row(Text(name), Text("█" * (n // 2) + "▌" * (n % 2) + f" {n}", style=styles[i] if styles else ""))
    return grid
