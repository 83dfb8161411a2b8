"""The action phase: sell, tame, summon, remove and use an artifact, in any number and order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.moves import SETTLING, answers, discard_summoned, gain, pay, trigger
from cardwright.games.vale.seat import Seat
from cardwright.games.vale.state import Vale, Word
from cardwright.games.vale.terms import (
    ACTION,
    EARNED,
    REMOVED,
    SEAL,
    SEAL_WORTH,
    SOLD,
    TAMED,
    TURN_BEGAN,
    TURN_ENDED,
    USED_TILE,
    purse,
    spell,
)
from cardwright.games.vale.words.artifacts import give_back
from cardwright.games.vale.words.creatures import may_summon, summon
from cardwright.games.vale.words.paying import Till
from cardwright.kernel.machine import Frame

END: Final = 0
SELL: Final = 1
TAME: Final = 2
SUMMON: Final = 3
REMOVE: Final = 4
USE: Final = 5
VERBS: Final = ("end", "sell", "tame", "summon", "remove", "use")

# What selling a card of each family brings.
PRICES: Final = [purse(3), purse(0, 1), purse(4), purse(1, 1), purse(0, 0, 1)]


def pick_of(verb: i64, card: i64, payment: i64 = 0) -> i64:
    """An answer in one number: what is done, with which card, for which payment."""
    return verb << 48 | card << 32 | payment


def verb_of(pick: i64) -> i64:
    return pick >> 48


def card_of(pick: i64) -> i64:
    return pick >> 32 & 0xFFFF


def payment_in(pick: i64) -> i64:
    return pick & 0xFFFFFFFF


class BeginTurn(Word):
    """One player's action turn begins."""

    def do(self, t: Vale, f: Frame) -> None:
        t.phase = ACTION
        t.turn = f.seat
        t.note(TURN_BEGAN, f.seat)
        t.push(TURN.at(f.seat))


class Turn(Word):
    """Do one thing of an action turn, and come back until the player ends it."""

    def do(self, t: Vale, f: Frame) -> None:
        t.expect(f)

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        found = vec[i64](capacity=16)
        for card, mark in zip(t.board, t.marks):
            if mark == f.seat:
                found = append(found, pick_of(SELL, card))
                found = append(found, pick_of(TAME, card))
        if len(found) == 0:
            found = append(found, pick_of(END, 0))
        till = Till(t, f.seat)
        found = add_removals(t, f.seat, till, add_summons(t, f.seat, till, found))
        return add_tiles(t, f.seat, found) if len(t.seats[f.seat].gear) > 0 else found

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        verb = verb_of(pick)
        if verb == END:
            t.note(TURN_ENDED, f.seat)
            return
        t.push(f)
        t.push(SETTLING)
        card = card_of(pick)
        if verb == SELL:
            sell(t, f.seat, card)
        elif verb == TAME:
            tame(t, f.seat, card)
        elif verb == SUMMON:
            summon(t, f.seat, card, payment_in(pick))
        elif verb == REMOVE:
            remove(t, f.seat, card, payment_in(pick))
        else:
            use_tile(t, f.seat, card)

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        if verb_of(pick) == END:
            return "end"
        return f"{VERBS[verb_of(pick)]} {t.cards[card_of(pick)].id} {spell(payment_in(pick))}".rstrip()


def add_summons(t: Vale, seat: i64, till: Till, found: vec[i64]) -> vec[i64]:
    """Where what is paid can matter for an instant, each payment is tried."""
    s = t.seats[seat]
    if t.room(seat) <= 0:
        return found
    most = till.wealth + (SEAL_WORTH if s.seals > 0 else 0)
    cards: i64 = len(s.hand)
    for i in range(cards):
        card = s.hand[i]
        printed = t.cards[card]
        cost = printed.cost
        colour: i64 = -1
        if not till.plain:
            cost, colour = till.cost(printed), till.only_stone(printed)
        if cost > most and colour < 0:
            continue
        if printed.heeds_payment:
            for pick in add_offers(s, till, vec[i64](), card, cost, colour):
                if may_summon_for(t, seat, pick):
                    found = append(found, pick)
        elif may_summon(t, seat, card):
            found = add_offers(s, till, found, card, cost, colour)
    return found


def add_offers(s: Seat, till: Till, found: vec[i64], card: i64, cost: i64, colour: i64) -> vec[i64]:
    """Every way to pay for a card: with one stone of a colour if it must be that, or with any stones and a seal."""
    if colour >= 0:
        return till.add_stone(found, pick_of(SUMMON, card), colour)
    if cost <= till.wealth:
        found = till.add_payments(found, pick_of(SUMMON, card), cost)
    if s.seals > 0 and cost > 0:
        found = till.add_payments(found, pick_of(SUMMON, card, SEAL), after_seal(cost))
    return found


def after_seal(cost: i64) -> i64:
    """What is left to pay once a seal is broken."""
    if cost < SEAL_WORTH:
        return 0
    return cost - SEAL_WORTH


def may_summon_for(t: Vale, seat: i64, pick: i64) -> bool:
    """Whether a card may be summoned once this has been paid for it."""
    s = t.seats[seat]
    stones, seals = s.stones, s.seals
    s.stones -= payment_in(pick) & SEAL - 1
    s.seals -= 1 if payment_in(pick) & SEAL else 0
    may = may_summon(t, seat, card_of(pick))
    s.stones, s.seals = stones, seals
    return may


def add_removals(t: Vale, seat: i64, till: Till, found: vec[i64]) -> vec[i64]:
    s = t.seats[seat]
    if t.round <= till.wealth:
        for card in s.area:
            found = till.add_payments(found, pick_of(REMOVE, card), t.round)
    if s.seals > 0:
        for card in s.area:
            found = till.add_payments(found, pick_of(REMOVE, card, SEAL), after_seal(t.round))
    return found


def add_tiles(t: Vale, seat: i64, found: vec[i64]) -> vec[i64]:
    """Artifacts that the player holds and can use now."""
    for g in t.seats[seat].gear:
        action = t.cards[g].action
        if action is not None and action.can(t, Frame(action, seat, g)):
            found = append(found, pick_of(USE, g))
    return found


def sell(t: Vale, seat: i64, card: i64) -> None:
    price = PRICES[t.cards[card].family]
    t.leave_board(card)
    t.bury(card)
    t.note(SOLD, seat, card)
    if t.variant.heeded[SOLD]:
        trigger(t, SOLD, seat, card)
        t.push(SETTLING)
    if t.variant.heeded[EARNED]:
        for f in answers(t, EARNED, seat, card, price):
            t.push(f)
            return
    gain(t, seat, price)


def tame(t: Vale, seat: i64, card: i64) -> None:
    t.leave_board(card)
    t.enter_hand(seat, card)
    t.note(TAMED, seat, card)
    trigger(t, TAMED, seat, card)


def remove(t: Vale, seat: i64, card: i64, payment: i64) -> None:
    discard_summoned(t, seat, card, REMOVED, payment)
    pay(t, seat, payment)


def use_tile(t: Vale, seat: i64, tile: i64) -> None:
    """An artifact that is used goes back to the others at once, and its effect is carried out."""
    action = t.cards[tile].action
    assert action is not None
    t.note(USED_TILE, seat, tile)
    give_back(t, seat, tile)
    t.push(Frame(action, seat, tile))


BEGIN_TURN: Final = BeginTurn()
TURN: Final = Turn()
