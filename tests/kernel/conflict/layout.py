"""How a game begins, and positions from scenarios."""

from typing import Final

from cardwright.kernel.dice import read_dice, seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Event
from cardwright.kernel.paper import Page, Record
from tests.kernel.conflict.decks import LENT, RIVALS, cards_of, legal_cards
from tests.kernel.conflict.missions import MISSIONS
from tests.kernel.conflict.record import (
    everything,
    read_missions,
    read_table,
    read_team,
    spelled,
    spelled_missions,
    take,
    write_hidden,
    write_open,
)
from tests.kernel.conflict.state import Conflict, Team, shuffled
from tests.kernel.conflict.terms import ATTITUDES, CARDS, DESIGN, NOBODY, ROLLED, SHOWN
from tests.kernel.conflict.turns import ATTACH, take_turn, turn_of

# Decks in which every card is worth the same would be tied for ever: then the first of them begins.
MOST_TIES: Final = 8


def deal(t: Conflict, setup: Setup, told: list[Event] | None) -> None:
    """A new game: decks are shuffled, the first player is found, missions are laid."""
    t.variant, t.players, t.dice, t.events = setup.options, setup.players, setup.dice(), told
    solo = setup.options["mode"] == "solo"
    t.teams = [Team(cards_of(text)) for text in [*setup.brought, *([RIVALS] if solo else [])]]
    for team in t.teams:
        team.deck = shuffled(team.cards, t.dice)
    t.pile = shuffled(list(range(len(MISSIONS))), t.dice)
    t.tracks = [t.pile.pop() for _ in t.teams]
    if solo:
        take_stance(t)
    first = 0 if solo else first_player(t)
    for seat in range(setup.players):
        t.refill(seat)
    t.push(turn_of(t, first))
    t.advance()
    t.events = None


def take_stance(t: Conflict) -> None:
    """The Rival's attitude, by the option or by a die."""
    wanted = t.variant["attitude"]
    if wanted != "rolled":
        t.attitude = list(ATTITUDES).index(wanted)
        return
    t.attitude = int(t.dice.roll(len(ATTITUDES)))
    t.reveal()
    t.note(ROLLED, NOBODY, n=t.attitude)


def first_player(t: Conflict) -> int:
    """Everybody shows the top card of the deck and shuffles it back; the highest begins, and the tied show again."""
    tied = list(range(len(t.teams)))
    for _ in range(MOST_TIES):
        worth = [show_top(t, team) for team in tied]
        tied = [team for team, pam in zip(tied, worth) if pam == max(worth)]
        if len(tied) == 1:
            break
    return tied[0]


def show_top(t: Conflict, team: int) -> int:
    it = t.teams[team]
    design = int(DESIGN[it.deck[-1]])
    it.known.append(design)
    t.reveal()
    t.note(SHOWN, team, design)
    it.deck = shuffled(it.deck, t.dice)
    return CARDS[design].pam


def lay(page: Page, t: Conflict, variant: dict[str, str], told: list[Event] | None) -> None:
    """The position that a scenario describes, at the point of a turn where the seat has drawn."""
    solo = variant["mode"] == "solo"
    pages = page.pages("seat")
    seats = [*pages, *([page.page("rival")] if solo else [])]
    read_table(page, t, variant, len(seats))
    t.dice = seeded(page.number("seed", 1, -(1 << 62), 1 << 62))
    for number, team in enumerate(seats):
        lent = RIVALS if t.rival(number) else LENT[number % len(LENT)]
        t.teams.append(lay_team(team, lent, t))
    t.pile = read_missions(page, "pile")
    lie = [*t.pile, *t.tracks, *(mission for team in t.teams for mission in team.won)]
    t.pile = shuffled([it for it in range(len(MISSIONS)) if it not in lie], t.dice) + t.pile
    t.tracks += [t.pile.pop() for _ in t.teams[len(t.tracks) :]]
    t.dice = read_dice(page) if page.has("dice") else t.dice
    t.events = told
    take_turn(t, page.number("turn", 1, 1, len(pages)) - 1)
    t.advance()
    t.events = None


def lay_team(page: Page, lent: str, t: Conflict) -> Team:
    cards = take(page, "list", everything(legal_cards(t.variant))) or cards_of(lent)
    stock = everything(cards)
    team = read_team(page, stock)
    team.cards, team.deck = cards, shuffled([int(card) for card in stock.cards], t.dice) + team.deck
    return team


def sketch(t: Conflict) -> Record | None:
    """The scenario of a position in which a seat has just drawn."""
    if t.asked is None or t.asked.effect is not ATTACH:
        return None
    teams: list[Record] = [{**write_open(it), **write_hidden(it), "deck": spelled(it.deck)} for it in t.teams]
    seats = int(t.players)
    numbers: Record = {key: vars(t)[key] for key in ("track", "attacker", "turns", "attitude", "infamy")}
    zones: Record = {"tracks": spelled_missions(t.tracks), "pile": spelled_missions(t.pile), "out": t.out}
    rival: Record = {"rival": teams[seats]} if len(teams) > seats else {}
    turn: Record = {"options": t.variant, "turn": int(t.seat()) + 1, **numbers, "rolls": t.rolls}
    return {**turn, **zones, "dice": t.dice.written(), **rival, "seat": teams[:seats]}
