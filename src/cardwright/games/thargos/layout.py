"""How a game begins, and positions from scenarios."""

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.record import Book
from cardwright.games.thargos.rules.opening import prepare
from cardwright.games.thargos.seat import Side
from cardwright.games.thargos.state import Thargos, Variant
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Event
from cardwright.kernel.paper import BadPaper, Page, Record


def deal(variant: Variant, decks: list[Deck], setup: Setup, told: list[Event] | None) -> Thargos:
    """A new game at its first question."""
    t = Thargos()
    t.variant, t.cards, t.heroes = variant, variant.cards, variant.heroes
    t.players, t.dice, t.events = setup.players, setup.dice(), told
    for deck in decks:
        t.sides.append(side_of(variant, deck))
    prepare(t)
    t.advance()
    t.events = None
    return t


def side_of(variant: Variant, deck: Deck) -> Side:
    """What a player brings: a team, a deck, and the target that follows from the team."""
    points: i64 = 0
    for hero in deck.heroes:
        points += variant.heroes[hero].points
    target = (points + 1) // 2 if variant.quick else points
    side = Side(vec[i64](deck.cards), vec[i64](deck.heroes), target)
    side.undead = variant.undead and all("undead" in variant.heroes[hero].keywords for hero in deck.heroes)
    return side


def lay(page: Page, variant: Variant, book: Book, told: list[Event] | None) -> Thargos:
    """The position that a scenario describes."""
    raise BadPaper("scenario: not yet")


def sketch(t: Thargos, book: Book) -> Record | None:
    return None
