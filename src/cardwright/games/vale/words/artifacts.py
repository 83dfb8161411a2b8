"""Words of the Artifacts expansion: the shelter, bought spaces, tiles."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from cardwright.games.vale.moves import reveal, top
from cardwright.games.vale.state import Vale, Word
from cardwright.games.vale.terms import RETRIEVED, RETURNED_TILE, SHELTERED, WIDENED
from cardwright.kernel.machine import Frame
from cardwright.kernel.zones import holds


def shelter(t: Vale, seat: i64, card: i64) -> None:
    """Into a player's shelter; who knew the card knows it there, and its owner does."""
    t.seats[seat].store(card)
    t.let_know(card, t.known_to(card) | 1 << seat)
    if t.variant.open_shelter:
        t.publish(card)
    t.note(SHELTERED, seat, card, seen_by=t.known_to(card))


def retrieve(t: Vale, seat: i64, card: i64) -> None:
    t.leave_shelter(seat, card)
    t.seats[seat].take(card)
    t.note(RETRIEVED, seat, card, seen_by=t.known_to(card))


class ShelterTop(Word):
    """Shelter the top cards of the deck."""

    def __init__(self, n: int = 1) -> None:
        self.n: Final[i64] = n

    def do(self, t: Vale, f: Frame) -> None:
        for _time in range(self.n):
            card = top(t)
            if card >= 0:
                shelter(t, f.seat, card)

    def reward(self) -> str:
        return "shelter" if self.n == 1 else f"shelter={self.n}"


class Shelter(Word):
    """Shelter the picked card of your hand or of the board."""

    def do(self, t: Vale, f: Frame) -> None:
        if holds(t.seats[f.seat].hand, f.it):
            t.leave_hand(f.seat, f.it)
        else:
            t.leave_board(f.it)
        shelter(t, f.seat, f.it)

    def verb(self) -> str:
        return "shelter"


class RevealMore(Word):
    """One more card is turned up on the board."""

    def do(self, t: Vale, f: Frame) -> None:
        reveal(t)


class Retrieve(Word):
    """Take the picked card of your shelter into your hand."""

    def do(self, t: Vale, f: Frame) -> None:
        retrieve(t, f.seat, f.it)

    def verb(self) -> str:
        return "retrieve"


class RetrieveAll(Word):
    """Take every card of your shelter into your hand."""

    def can(self, t: Vale, f: Frame) -> bool:
        return len(t.seats[f.seat].shelter) > 0

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        for card in t.seats[f.seat].shelter[:]:
            retrieve(t, f.seat, card)

    def reward(self) -> str:
        return "retrieve"


class Widen(Word):
    """Your area gets one more space, as long as there are any to be had."""

    def can(self, t: Vale, f: Frame) -> bool:
        return t.seats[f.seat].bought < t.variant.spaces_sold

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        t.seats[f.seat].bought += 1
        t.note(WIDENED, f.seat)

    def reward(self) -> str:
        return "space"


def give_back(t: Vale, seat: i64, tile: i64) -> None:
    """A tile goes back to the others."""
    s = t.seats[seat]
    s.unequip(tile, t.variant.traits)
    t.display = append(t.display, tile)
    t.note(RETURNED_TILE, seat, tile)
