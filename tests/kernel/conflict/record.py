"""Positions on paper, and what a seat may see of them. Paper names designs: nobody can tell one copy from another."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.book import AddressBook, find
from cardwright.kernel.copies import Stock
from cardwright.kernel.dice import read_dice
from cardwright.kernel.game import OPEN
from cardwright.kernel.machine import Effect
from cardwright.kernel.notation import names
from cardwright.kernel.paper import Page, Record
from tests.kernel.conflict.decks import legal_cards
from tests.kernel.conflict.fight import COMPARE, LAY, REPLENISH
from tests.kernel.conflict.missions import MISSIONS
from tests.kernel.conflict.missions import NUMBERS as MISSION_NUMBERS
from tests.kernel.conflict.rival import OPPOSE
from tests.kernel.conflict.state import Conflict, Team
from tests.kernel.conflict.terms import ATTITUDES, CARDS, DECK, DESIGN, MISSION, MOST_INFAMY, MOST_TURNS, NUMBERS
from tests.kernel.conflict.turns import ATTACH, ATTEMPT, TURN

RULES: Final[dict[str, Effect]] = {
    "turn": TURN,
    "attach": ATTACH,
    "attempt": ATTEMPT,
    "lay": LAY,
    "oppose": OPPOSE,
    "compare": COMPARE,
    "replenish": REPLENISH,
}
BOOK: Final = AddressBook(RULES)
for mission in MISSIONS:
    if mission.gives is not None:
        BOOK.enter(mission.gives, f"{mission.id}/gives")

NO_MISSION: Final = "none"


def spelled(cards: list[int]) -> list[str]:
    """Cards as everybody calls them."""
    return [CARDS[DESIGN[card]].id for card in cards]


def spelled_missions(missions: list[int]) -> list[str]:
    return [MISSIONS[mission].id if mission >= 0 else NO_MISSION for mission in missions]


def read_missions(page: Page, key: str) -> list[int]:
    numbers = {**MISSION_NUMBERS, NO_MISSION: -1}
    return [find(name, numbers, "mission", page.at(key)) for name in page.texts(key)]


def read_designs(page: Page, key: str) -> list[int]:
    return [find(name, NUMBERS, "card", page.at(key)) for name in page.texts(key)]


def take(page: Page, key: str, stock: Stock) -> list[int]:
    """The cards of a zone, taken from the stock."""
    return [int(stock.take(design, page.at(key))) for design in read_designs(page, key)]


def everything(cards: list[int]) -> Stock:
    return Stock(vec[i64](sorted(cards)), DESIGN)


def write_open(team: Team) -> Record:
    """What everybody sees of a team."""
    zones: Record = {"discard": spelled(team.discard), "lastings": [spelled(attached) for attached in team.lastings]}
    told: Record = {key: [CARDS[design].id for design in vars(team)[key]] for key in ("known", "shown")}
    return {**zones, **told, "injured": team.injured, "rolled": team.rolled, "won": spelled_missions(team.won)}


def write_hidden(team: Team) -> Record:
    """What its owner sees too: the list of its deck, the hand, and the cards laid face down."""
    laid = [pick // 3 for pick in team.laid]
    attributes = [pick % 3 for pick in team.laid]
    return {"list": spelled(team.cards), "hand": spelled(team.hand), "laid": spelled(laid), "on": attributes}


def read_team(page: Page, stock: Stock) -> Team:
    """A team of cards from the stock; what nobody named is left in it."""
    team = Team([])
    team.discard, team.hand, team.deck = (take(page, key, stock) for key in ("discard", "hand", "deck"))
    attached = page.items("lastings") or [[], []]
    team.lastings = [take(Page({"lastings": it}, page.where), "lastings", stock) for it in attached]
    laid = take(page, "laid", stock)
    team.laid = [3 * card + attribute for card, attribute in zip(laid, page.numbers("on", 0, 2))]
    team.injured = page.numbers("injured", 0, 1) or [0, 0]
    team.rolled, team.won = page.numbers("rolled", 1, 6), read_missions(page, "won")
    team.known, team.shown = read_designs(page, "known"), read_designs(page, "shown")
    return team


def write_table(t: Conflict) -> Record:
    """What lies open to everybody beside the teams."""
    numbers: Record = {key: vars(t)[key] for key in ("track", "attacker", "turns", "attitude", "infamy")}
    lists: Record = {"tracks": spelled_missions(t.tracks), "out": t.out[:], "rolls": t.rolls[:]}
    return {"variant": t.variant, **numbers, "secrets": int(t.secrets), **lists, **BOOK.write_pending(t)}


def read_table(page: Page, t: Conflict, variant: dict[str, str], teams: int) -> None:
    t.variant, t.players = variant, 1 if variant["mode"] == "solo" else teams
    t.track, t.attacker = page.number("track", 0, 0, teams - 1), page.number("attacker", 0, 0, teams - 1)
    t.turns, t.infamy = page.number("turns", 0, 0, MOST_TURNS + 1), page.number("infamy", 0, 0, MOST_INFAMY)
    t.attitude, t.secrets = page.number("attitude", 0, 0, len(ATTITUDES) - 1), page.number("secrets", 0, 0, 1 << 40)
    t.tracks, t.out = read_missions(page, "tracks"), page.numbers("out", 0, teams - 1)
    t.rolls = page.numbers("rolls", 1, 6)
    BOOK.read_pending(t, page, MISSION + len(MISSIONS))


def write(t: Conflict) -> Record:
    teams: list[Record] = [{**write_open(it), **write_hidden(it), "deck": spelled(it.deck)} for it in t.teams]
    hidden: Record = {"pile": spelled_missions(t.pile), "dice": t.dice.written(), "options": list(t.options)}
    return {**write_table(t), **hidden, "teams": teams}


def read(page: Page, t: Conflict, variant: dict[str, str]) -> None:
    pages = page.pages("teams")
    read_table(page, t, variant, len(pages))
    for team_page in pages:
        cards = take(team_page, "list", everything(legal_cards(variant)))
        t.teams.append(read_team(team_page, everything(cards)))
        t.teams[-1].cards = cards
    t.pile, t.dice = read_missions(page, "pile"), read_dice(page)
    t.listed = vec[i64](page.numbers("options", -1, 3 * len(CARDS)))


def view(t: Conflict, seat: int) -> Record:
    options = names(t) if t.asked is not None and seat in (t.seat(), OPEN) else []
    teams = [view_team(t, number, seat) for number in range(len(t.teams))]
    hidden: Record = {"pile": spelled_missions(t.pile), "decks": [spelled(it.deck) for it in t.teams]}
    return {"seat": seat, **write_table(t), "options": options, "teams": teams, **(hidden if seat == OPEN else {})}


def view_team(t: Conflict, number: int, seat: int) -> Record:
    """A team as a seat sees it: the list of the Rival is printed, those of others are open if the option says so."""
    team = t.teams[number]
    hidden = write_hidden(team)
    known: Record = hidden if seat in (number, OPEN) else {"on": sorted(pick % 3 for pick in team.laid)}
    if t.rival(number) or t.variant["lists"] == "open":
        known["list"] = hidden["list"]
    return {"hand_size": len(team.hand), "deck_size": len(team.deck), **write_open(team), **known}


def misplaced(t: Conflict) -> list[str]:
    """What does not lie where it should."""
    found = []
    legal = legal_cards(t.variant)
    for number, team in enumerate(t.teams):
        cards = [*team.open_cards(), *team.hand, *team.deck, *(pick // 3 for pick in team.laid)]
        if sorted(cards) != sorted(team.cards):
            found.append(f"team {number + 1}: not every card lies in one place: {spelled(cards)}")
        if len(team.cards) != DECK or not set(team.cards) <= set(legal):
            found.append(f"team {number + 1}: no such deck is legal: {spelled(team.cards)}")
    missions = [*t.pile, *(it for it in t.tracks if it >= 0), *(it for team in t.teams for it in team.won)]
    if sorted(missions) != list(range(len(MISSIONS))):
        found.append(f"not every mission lies in one place: {spelled_missions(missions)}")
    return found
