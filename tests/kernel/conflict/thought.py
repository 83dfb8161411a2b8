"""What a seat cannot see, imagined: hidden cards come from the list of a deck, or from what a legal one could hold."""

from cardwright.kernel.dice import Dice, FastDice
from cardwright.kernel.game import SPECTATOR
from cardwright.kernel.paper import Page
from tests.kernel.conflict.decks import legal_cards
from tests.kernel.conflict.missions import MISSIONS
from tests.kernel.conflict.record import everything, read_table, read_team, take
from tests.kernel.conflict.state import Conflict, Team, answer_of, shuffled
from tests.kernel.conflict.terms import DECK, DESIGN


def imagine(page: Page, t: Conflict, variant: dict[str, str], dice: Dice) -> None:
    pages = page.pages("teams")
    page.number("seat", None, SPECTATOR, len(pages) - 1)
    read_table(page, t, variant, len(pages))
    t.teams = [imagine_team(team, variant, dice) for team in pages]
    lie = [*t.tracks, *(mission for team in t.teams for mission in team.won)]
    t.pile = shuffled([mission for mission in range(len(MISSIONS)) if mission not in lie], dice)
    t.dice = FastDice(dice.next(), dice.next() | 1)
    if t.asked is not None:
        t.ask_again()


def imagine_team(page: Page, variant: dict[str, str], dice: Dice) -> Team:
    """A team as a seat sees it, with what it does not see dealt to its hand, face down into the conflict, its deck."""
    listed = page.has("list")
    cards = take(page, "list", everything(legal_cards(variant))) if listed else legal_cards(variant)
    stock = everything(cards)
    team = read_team(page, stock)
    loose = [int(card) for card in stock.cards]
    if not listed:
        loose = guessed(team, loose, dice)
        cards = sorted([*team.open_cards(), *loose])
    loose = shuffled(loose, dice)
    if not page.has("laid"):
        laid = [3 * loose.pop() + attribute for attribute in page.numbers("on", 0, 2)]
        team.laid = sorted(laid, key=answer_of)
        team.hand = sorted(loose.pop() for _ in range(page.number("hand_size", None, 0, DECK)))
    team.cards, team.deck = cards, loose
    return team


def guessed(team: Team, pool: list[int], dice: Dice) -> list[int]:
    """The hidden cards of a deck whose list is a secret: those that were shown once, and others from the pool.

    What lies open of a design makes more of it likelier: such cards have two chances.
    """
    seen = {int(DESIGN[card]) for card in team.open_cards()}
    sure = [next(card for card in pool if DESIGN[card] == design) for design in sorted({*team.known} - seen)]
    twice = [card for card in pool if int(DESIGN[card]) in seen]
    likely = dict.fromkeys([*sure, *shuffled([*pool, *twice], dice)])
    return list(likely)[: DECK - len(team.open_cards())]
