"""What one seat may see, written as a whitelist."""

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import MET
from cardwright.games.thargos.moves.laying import face_up
from cardwright.games.thargos.moves.map import is_hidden
from cardwright.games.thargos.moves.temper import ATTACK, DEFENCE, pile
from cardwright.games.thargos.record.book import Book
from cardwright.games.thargos.record.writing import ids, write_open, write_table
from cardwright.games.thargos.seat import BEHIND, CARD
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import ATTRIBUTES
from cardwright.kernel.game import OPEN
from cardwright.kernel.notation import names
from cardwright.kernel.paper import Record


def knows(t: Thargos, seat: i64, side: i64, card: i64, shift: i64 = 0) -> bool:
    """Whether a seat knows where a card lies, or with a shift, that a deck has it; a spectator as everybody does."""
    seen = t.sides[side].seen[card] >> shift
    if seat < 0:
        return seat == OPEN or seen & t.everyone() == t.everyone()
    return seen >> seat & 1 == 1


# The view.


def view(t: Thargos, seat: i64, book: Book) -> Record:
    """Everything a seat may know."""
    asked = t.asked
    return {
        "seat": int(seat),
        **write_table(t, book),
        **({} if t.variant.story is None else {"missions": view_map(t, seat)}),
        "totals": write_totals(t),
        "piles": [int(pile(t, ATTACK)), int(pile(t, DEFENCE))] if t.variant.solo else [],
        "sides": [view_side(t, side, seat) for side in range(i64(len(t.sides)))],
        "options": names(t) if asked is not None and (asked.seat == seat or seat == OPEN) else [],
        "over": t.over(),
    }


def view_map(t: Thargos, seat: i64) -> list[list[object] | None]:
    """The Missions of a story as a seat sees them: one that lies face down has no name."""
    found: list[list[object] | None] = []
    for spot in range(i64(len(t.missions))):
        it = t.missions[spot]
        hidden = seat != OPEN and is_hidden(t, spot)
        found.append(None if it < 0 else [int(it >> BEHIND), *([] if hidden else [t.mission(spot).id])])
    return found


def write_totals(t: Thargos) -> list[list[int]]:
    """What attacker and defender have face up of each attribute that the Mission asks for; elsewhere 0."""
    c = t.conflict
    if c is None or t.missions[c.track] < 0:
        return []
    asks = t.mission(c.track).asks
    both = (c.attacker, c.defender)
    return [[int(face_up(t, side, a)) if asks[a] else 0 for a in range(i64(3))] for side in both]


def view_side(t: Thargos, side: i64, seat: i64) -> Record:
    s = t.sides[side]
    hidden: Record = {
        "hand": {"size": len(s.hand), "known": known_in(t, side, s.hand, seat)},
        "deck": {"size": len(s.deck), "known": known_deck(t, side, seat)},
        "laid": view_laid(t, side, seat),
    }
    designs = [t.cards[design].id for design in s.cards]
    whole = seat in (side, OPEN) or t.variant.open_lists or not t.is_seated(side)
    there = designs if seat == OPEN else [] if whole else met(t, side, seat)
    return {**write_open(t, side), **hidden, "list": designs if whole else [], "met": there}


def known_in(t: Thargos, side: i64, cards: vec[i64], seat: i64) -> list[str]:
    return [t.design(side, card).id for card in cards if knows(t, seat, side, card)]


def known_deck(t: Thargos, side: i64, seat: i64) -> list[list[object]]:
    """The cards of a deck that a seat knows, counted from its top."""
    deck = t.sides[side].deck
    found: list[list[object]] = []
    for depth in range(i64(len(deck))):
        card = deck[len(deck) - 1 - depth]
        if knows(t, seat, side, card):
            found.append([int(depth), t.design(side, card).id])
    return found


def view_laid(t: Thargos, side: i64, seat: i64) -> Record:
    """Where cards lie, in the order of laying; which ones, for who knows them all; and those that a seat has spied.

    Cards of one attribute are laid in the order of their designs: where in a row a spied card lies is not told.
    """
    laid = t.sides[side].laid
    known = [it for it in laid if knows(t, seat, side, it & CARD)]
    whole = len(known) == len(laid)
    spied = sorted([ATTRIBUTES[it >> BEHIND], t.design(side, it & CARD).id] for it in known)
    return {
        "on": [ATTRIBUTES[it >> BEHIND] for it in laid],
        "row": [t.design(side, it & CARD).id for it in laid] if whole else [],
        "known": spied,
    }


def met(t: Thargos, side: i64, seat: i64) -> list[str]:
    """The cards that a seat knows to be in a deck's list, and not where they lie."""
    s = t.sides[side]
    cards = [c for c in range(i64(len(s.cards))) if knows(t, seat, side, c, MET) and not knows(t, seat, side, c)]
    return ids(t, side, vec[i64](cards))
