"""What one seat may see, written as a whitelist."""

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import MET
from cardwright.games.thargos.moves.heroes import column
from cardwright.games.thargos.moves.laying import face_up, first_counts_more, total, totals
from cardwright.games.thargos.moves.map import closed_for, is_hidden, last_won, open_spots, won_by, world
from cardwright.games.thargos.moves.temper import ATTACK, DEFENCE, pile
from cardwright.games.thargos.record.book import Book
from cardwright.games.thargos.record.writing import ids, write_open, write_table
from cardwright.games.thargos.seat import BEHIND, CARD
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.story import members
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
        "map": None if t.variant.story is None else t.variant.story.on_paper,
        "parties": [] if t.variant.story is None else [view_party(t, side) for side in range(world(t))],
        "totals": totals(t),
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


def view_party(t: Thargos, side: i64) -> Record:
    """How the Missions of a story stand for a party, and the one that it won last, or -1."""
    return {
        "won": members(won_by(t, side)),
        "closed": members(closed_for(t, side)),
        "open": [int(spot) for spot in open_spots(t, side)],
        "last": int(last_won(t, side)),
    }


def view_side(t: Thargos, side: i64, seat: i64) -> Record:
    s = t.sides[side]
    hidden: Record = {
        "hand": {"size": len(s.hand), "known": known_in(t, side, s.hand, seat)},
        "deck": {"size": len(s.deck), "known": known_deck(t, side, seat)},
        "laid": view_laid(t, side, seat),
    }
    designs = [t.cards[design].id for design in s.cards]
    told = t.variant.story is not None and side == world(t)  # whose list would name what lies face down
    whole = seat in (side, OPEN) or (not told and (t.variant.open_lists or not t.is_seated(side)))
    there = designs if seat == OPEN else [] if whole else met(t, side, seat)
    deck: Record = {"list": designs if whole else [], "met": there}
    return {**write_open(t, side), "figures": figures(t, side), **hidden, **deck}


def figures(t: Thargos, side: i64) -> list[list[int]]:
    """What each Hero of a side has face up of each attribute, where no conflict changes it: everybody can add it up."""
    found: list[list[int]] = []
    for place in range(i64(4)):
        there = t.sides[side].stands[place].hero >= 0
        found.append([int(column(t, 4 * side + place, a)) if there else 0 for a in range(i64(3))])
    return found


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
        "worth": laid_worth(t, side) if whole and len(laid) > 0 else [],
        "first_counts": first_counts_more(t, side),
    }


def laid_worth(t: Thargos, side: i64) -> list[int]:
    """What the cards that a side laid add to each attribute that the Mission asks for; nothing once it is gone."""
    c = t.conflict
    if c is None or t.missions[c.track] < 0:
        return []
    asks = t.mission(c.track).asks
    return [int(total(t, side, a) - face_up(t, side, a)) if asks[a] else 0 for a in range(i64(3))]


def met(t: Thargos, side: i64, seat: i64) -> list[str]:
    """The cards that a seat knows to be in a deck's list, and not where they lie."""
    s = t.sides[side]
    cards = [c for c in range(i64(len(s.cards))) if knows(t, seat, side, c, MET) and not knows(t, seat, side, c)]
    return ids(t, side, vec[i64](cards))
