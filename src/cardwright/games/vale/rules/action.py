"""The action phase: sell, tame, summon, remove, in any number and order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.state import Vale, Word
from cardwright.games.vale.terms import ACTION, REMOVED, SOLD, TAMED, TURN_BEGAN, TURN_ENDED, purse, spell
from cardwright.games.vale.words.creatures import may_summon, summon, trigger
from cardwright.games.vale.words.paying import Till
from cardwright.games.vale.words.stones import CHECK_LIMIT
from cardwright.kernel.machine import Frame

END: Final = 0
SELL: Final = 1
TAME: Final = 2
SUMMON: Final = 3
REMOVE: Final = 4
VERBS: Final = ("end", "sell", "tame", "summon", "remove")

# What selling a card of each family brings.
PRICES: Final = [purse(3), purse(0, 1), purse(4), purse(1, 1), purse(0, 0, 1)]


def pick_of(verb: i64, card: i64, stones: i64 = 0) -> i64:
    """An answer in one number: what is done, with which card, for which stones."""
    return verb << 48 | card << 32 | stones


def verb_of(pick: i64) -> i64:
    return pick >> 48


def card_of(pick: i64) -> i64:
    return pick >> 32 & 0xFFFF


def stones_in(pick: i64) -> i64:
    return pick & 0xFFFFFFFF


class BeginTurn(Word):
    """One player's action turn begins."""

    def do(self, t: Vale, f: Frame) -> None:
        t.phase = ACTION
        t.turn = f.seat
        t.note(TURN_BEGAN, f.seat)
        t.push(Frame(TURN, f.seat))


class Turn(Word):
    """Do one thing of an action turn, and come back until the player ends it."""

    def do(self, t: Vale, f: Frame) -> None:
        t.wait(f, options(t, f.seat))

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        verb = verb_of(pick)
        if verb == END:
            t.note(TURN_ENDED, f.seat)
            return
        t.push(f)
        t.push(CHECK_LIMIT)
        card = card_of(pick)
        if verb == SELL:
            sell(t, f.seat, card)
        elif verb == TAME:
            tame(t, f.seat, card)
        elif verb == SUMMON:
            summon(t, f.seat, card, stones_in(pick))
        else:
            remove(t, f.seat, card, stones_in(pick))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        if verb_of(pick) == END:
            return "end"
        return f"{VERBS[verb_of(pick)]} {t.cards[card_of(pick)].id} {spell(stones_in(pick))}".rstrip()


def options(t: Vale, seat: i64) -> vec[i64]:
    """Everything a player may do now."""
    found = vec[i64](capacity=16)
    for i in range(i64(len(t.board))):
        if t.marks[i] == seat:
            found = append(found, pick_of(SELL, t.board[i]))
            found = append(found, pick_of(TAME, t.board[i]))
    if len(found) == 0:
        found = append(found, pick_of(END, 0))
    till = Till(t, seat)
    return add_removals(t, seat, till, add_summons(t, seat, till, found))


def add_summons(t: Vale, seat: i64, till: Till, found: vec[i64]) -> vec[i64]:
    if t.room(seat) > 0:
        for i in range(i64(len(t.seats[seat].hand))):
            card = t.seats[seat].hand[i]
            cost = t.cost(seat, card)
            if cost <= till.wealth and may_summon(t, seat, card):
                found = till.add_payments(found, pick_of(SUMMON, card), cost)
    return found


def add_removals(t: Vale, seat: i64, till: Till, found: vec[i64]) -> vec[i64]:
    if t.round <= till.wealth:
        for card in t.seats[seat].area:
            found = till.add_payments(found, pick_of(REMOVE, card), t.round)
    return found


def sell(t: Vale, seat: i64, card: i64) -> None:
    t.leave_board(card)
    t.bury(card)
    t.note(SOLD, seat, card)
    t.gain(seat, PRICES[t.cards[card].family])


def tame(t: Vale, seat: i64, card: i64) -> None:
    t.leave_board(card)
    t.enter_hand(seat, card)
    t.note(TAMED, seat, card)
    trigger(t, TAMED, seat, card)


def remove(t: Vale, seat: i64, card: i64, stones: i64) -> None:
    t.seats[seat].stones -= stones
    t.leave_area(seat, card)
    t.bury(card)
    t.note(REMOVED, seat, card, stones)


BEGIN_TURN: Final = BeginTurn()
TURN: Final = Turn()
