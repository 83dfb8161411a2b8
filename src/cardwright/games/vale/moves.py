"""What can happen at the table: points, stones, cards and curses change places, and effects answer it."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cardwright.games.vale.state import Vale, When, Word
from cardwright.games.vale.terms import (
    APPEASED,
    BLUE,
    BROKE,
    CURSED,
    DISCARDED,
    DREW,
    DROPPED,
    GAINED,
    HAUNTED,
    LOST,
    PURPLE,
    RAISED,
    RECOVERED,
    RED,
    REVEALED,
    SCORED,
    SEAL,
    SETTLED,
    SHUFFLED,
    SPENT,
    count,
    held,
    purse,
    spell,
    stones_of,
)  # fmt: skip
from cardwright.kernel.machine import Frame
from cardwright.kernel.zones import holds


class Overflow(Word):
    """Choose which stones over the limit to lose: one answer for all of them."""

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        stones = t.seats[f.seat].stones
        over = count(stones) - t.limit(f.seat)
        found = vec[i64]()
        for purple in range(min(over, held(stones, PURPLE)) + 1):
            for blue in range(min(over - purple, held(stones, BLUE)) + 1):
                red = over - purple - blue
                if red <= held(stones, RED):
                    found = append(found, purse(red, blue, purple))
        return found

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        t.seats[f.seat].stones -= pick
        t.note(DROPPED, f.seat, n=pick)

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"drop {spell(pick)}"


class Settle(Word):
    """An effect is over: what waits for a state of things acts, and nobody keeps too many stones."""

    def do(self, t: Vale, f: Frame) -> None:
        watched = t.variant.heeded[SETTLED] != 0
        seat = t.turn
        for _turn in range(t.players):
            if watched and self.watch(t, f, seat):
                return
            stones = count(t.seats[seat].stones)
            if stones > t.variant.spared and stones > t.limit(seat):
                t.push(f)
                t.push(OVERFLOW.at(seat))
                return
            seat += 1
            if seat == t.players:
                seat = 0

    def watch(self, t: Vale, f: Frame, seat: i64) -> bool:
        """Whether something of a player's acts now; it is put on the agenda, and this word again behind it."""
        for frame in answers(t, SETTLED, seat, -1, 0):
            if frame.effect.can(t, frame):
                t.push(f)
                t.push(frame)
                return True
        return False


OVERFLOW: Final = Overflow()
SETTLE: Final = Settle()
SETTLING: Final = SETTLE.at(-1)


def perform(t: Vale, f: Frame) -> None:
    """Put an effect on the agenda; the table settles when it has finished."""
    t.push(SETTLING)
    t.push(f)


# What answers an event.

NO_ANSWERS: Final = vec[Frame]()


def trigger(t: Vale, event: i64, seat: i64, it: i64, memo: i64 = 0) -> None:
    """Put on the agenda what a player has that answers an event, each as an effect of its own."""
    if t.variant.heeded[event]:
        for f in answers(t, event, seat, it, memo):
            perform(t, f)


def heed(t: Vale, event: i64, seat: i64, it: i64 = -1, memo: i64 = 0) -> None:
    """The same in the middle of an effect, which goes on behind it: the table settles when all of it has finished."""
    if t.variant.heeded[event]:
        for f in answers(t, event, seat, it, memo):
            t.push(f)


def answers(t: Vale, event: i64, seat: i64, it: i64, memo: i64) -> vec[Frame]:
    """The effects of a player's other cards and gear that answer an event."""
    found = NO_ANSWERS
    s, traits = t.seats[seat], t.variant.traits
    if s.area_traits >> event & 1:
        for c in s.area:
            if traits[c] >> event & 1 and c != it:
                found = with_answer(t, found, t.cards[c].when, event, seat, c, it, memo)
    if s.gear_traits >> event & 1:
        for g in s.gear:
            if traits[g] >> event & 1:
                found = with_answer(t, found, t.cards[g].when, event, seat, g, it, memo)
                found = with_answer(t, found, t.cards[g].flip, event, seat, g, it, memo)
    return found


def with_answer(
    t: Vale, found: vec[Frame], when: When | None, event: i64, seat: i64, card: i64, it: i64, memo: i64
) -> vec[Frame]:  # fmt: skip
    """Answers, and one more if it heeds the event, is about a card of that family, and its test holds."""
    if when is None or when.event != event:
        return found
    if when.family >= 0 and (it < 0 or t.cards[it].family != when.family):
        return found
    f = Frame(when.effect, seat, card, it, memo)
    return append(found, f) if when.test is None or when.test.holds(t, f) else found


# Points and stones.


def score(t: Vale, seat: i64, n: i64, card: i64) -> None:
    """Points, and the card that brings them."""
    if n > 0:
        t.seats[seat].score += n
        t.note(SCORED, seat, card, n)


def lose(t: Vale, seat: i64, n: i64) -> None:
    """A loss stops at 0 points."""
    s = t.seats[seat]
    n = n if n < s.score else s.score
    if n > 0:
        s.score -= n
        t.note(LOST, seat, n=n)
        heed(t, LOST, seat)


def gain(t: Vale, seat: i64, stones: i64) -> None:
    t.seats[seat].stones += stones
    t.note(GAINED, seat, n=stones)
    heed(t, GAINED, seat, -1, stones)


def raise_stone(t: Vale, seat: i64, colour: i64) -> None:
    """One stone becomes one of the next colour; that is not gaining it."""
    t.seats[seat].stones += stones_of(colour + 1) - stones_of(colour)
    t.note(RAISED, seat, n=colour)


def spend(t: Vale, seat: i64, stones: i64) -> None:
    if stones:
        t.seats[seat].stones -= stones
        t.note(SPENT, seat, n=stones)


def pay(t: Vale, seat: i64, payment: i64) -> i64:
    """Stones, and perhaps a seal that is broken; the stones alone."""
    stones = payment & SEAL - 1
    s = t.seats[seat]
    s.stones -= stones
    if payment & SEAL:
        s.seals -= 1
        t.note(BROKE, seat)
        heed(t, BROKE, seat)
    return stones


# Cards.


def top(t: Vale) -> i64:
    """Take the top card of the deck; an empty one is made anew from the discard pile; -1 if that is empty too."""
    if len(t.deck) == 0:
        if len(t.pile) == 0:
            return -1
        reshuffle(t)
    t.deck, card = pop(t.deck)
    t.reveal()
    return card


def reshuffle(t: Vale) -> None:
    t.deck = t.pile
    t.pile = vec[i64]()
    for c in t.deck:
        t.let_know(c, 0)
    t.dice.shuffle(t.deck)
    t.note(SHUFFLED, -1, n=len(t.deck))


def reveal(t: Vale) -> None:
    """Turn up the top card of the deck on the board."""
    card = top(t)
    if card >= 0:
        t.board = append(t.board, card)
        t.marks = append(t.marks, -1)
        t.let_know(card, t.everyone())
        t.note(REVEALED, -1, card)


def draw(t: Vale, seat: i64) -> None:
    card = top(t)
    if card >= 0:
        t.seats[seat].take(card)
        t.let_know(card, t.known_to(card) | 1 << seat)
        t.note(DREW, seat, card, seen_by=t.known_to(card))
        heed(t, DREW, seat)


def recover(t: Vale, seat: i64, card: i64) -> None:
    """From the area back into the hand; its curses go to the player."""
    t.leave_area(seat, card)
    t.enter_hand(seat, card)
    t.note(RECOVERED, seat, card)
    burden(t, seat, t.strip(card))


def discard(t: Vale, seat: i64, card: i64) -> None:
    """A player's card, from wherever it lies, onto the discard pile."""
    s = t.seats[seat]
    if holds(s.area, card):
        discard_summoned(t, seat, card, DISCARDED, 0)
        return
    if holds(s.hand, card):
        t.leave_hand(seat, card)
    else:
        t.leave_shelter(seat, card)
    t.bury(card)
    t.note(DISCARDED, seat, card)


def discard_summoned(t: Vale, seat: i64, card: i64, event: i64, n: i64) -> None:
    """Out of the area, with its curses, unless the card has another fate; `event` and `n` say how it came to that."""
    t.note(event, seat, card, n)
    fate = t.cards[card].fate
    if fate is not None and not fate.can(t, Frame(fate, seat, card)):
        fate = None
    if fate is None or t.variant.replaced_counts:
        heed(t, DISCARDED, seat, card)
    if fate is None:
        t.leave_area(seat, card)
        t.strip(card)
        t.bury(card)
    else:
        t.push(Frame(fate, seat, card))


# Curses.


def burden(t: Vale, seat: i64, n: i64) -> None:
    """A player gets curses."""
    if n > 0:
        t.seats[seat].curses += n
        t.note(CURSED, seat, n=n)
        heed(t, CURSED, seat)


def haunt(t: Vale, seat: i64, card: i64, n: i64) -> None:
    """A card of an area gets curse tokens."""
    if n > 0:
        t.put_tokens(card, t.tokens[card] + n)
        t.note(HAUNTED, seat, card, n)


def unhaunt(t: Vale, seat: i64, card: i64) -> None:
    """A card loses a curse token; with the last one it is appeased and leaves the area."""
    t.put_tokens(card, t.tokens[card] - 1)
    if t.tokens[card] == 0:
        t.leave_area(seat, card)
        t.seats[seat].appease(card)
        t.note(APPEASED, seat, card)
        heed(t, APPEASED, seat, card)
