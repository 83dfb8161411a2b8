"""Moments: the clauses that answer them, in the order that their player likes."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.heroes import face_of
from cardwright.games.thargos.seat import Stand
from cardwright.games.thargos.state import Clause, Thargos, Word
from cardwright.kernel import words
from cardwright.kernel.machine import Frame
from cardwright.kernel.zones import holds

# A clause that waits is packed: its number on its face or its Lasting, the face (0 or 1) or the Lasting's card from 2
# on, and the Hero.
SOURCE: Final = 2
BEARER: Final = 9
FIRST_CARD: Final = 2


def trigger(t: Thargos, moment: i64, hero: i64, player: i64) -> None:
    """The clauses of one Hero that answer a moment, and those of its team."""
    base: i64 = len(t.pending)
    for place in range(4):
        it = 4 * (hero >> 2) + place
        if t.stand(it).heeds >> moment & 1:
            gather(t, moment, it, it != hero)
    push_pending(t, base, player)


def trigger_all(t: Thargos, moment: i64, side: i64) -> None:
    """The clauses of all Heroes of a player that answer a moment."""
    base: i64 = len(t.pending)
    for place in range(4):
        if t.sides[side].stands[place].heeds >> moment & 1:
            gather(t, moment, 4 * side + place, False)
    push_pending(t, base, side)


def trigger_card(t: Thargos, moment: i64, hero: i64, card: i64) -> None:
    """The clauses of one Lasting that answer a moment."""
    base: i64 = len(t.pending)
    for i in range(i64(len(t.design(hero >> 2, card).clauses))):
        if t.design(hero >> 2, card).clauses[i].moments >> moment & 1:
            t.pending = append(t.pending, hero << BEARER | (card + FIRST_CARD) << SOURCE | i)
    push_pending(t, base, hero >> 2)


def trigger_face(t: Thargos, moment: i64, hero: i64) -> None:
    """The clauses of a Hero's face that answer a moment."""
    base: i64 = len(t.pending)
    gather_face(t, moment, hero, False)
    push_pending(t, base, hero >> 2)


def push_pending(t: Thargos, base: i64, player: i64) -> None:
    if len(t.pending) > base:
        t.push(Frame(IN_ORDER, player, memo=base))


def gather(t: Thargos, moment: i64, hero: i64, team: bool) -> None:
    """Let the clauses of a Hero wait that answer a moment; of equal Lastings one alone. `team`: only the team's."""
    gather_face(t, moment, hero, team)
    last: i64 = -1
    for card in t.stand(hero).lastings:
        design = t.number(hero >> 2, card)
        lasting = t.cards[design]
        if design != last:
            for i in range(i64(len(lasting.clauses))):
                if lasting.clauses[i].moments >> moment & 1 and (lasting.clauses[i].team or not team):
                    t.pending = append(t.pending, hero << BEARER | (card + FIRST_CARD) << SOURCE | i)
        last = design


def gather_face(t: Thargos, moment: i64, hero: i64, team: bool) -> None:
    stand = t.stand(hero)
    clauses = face_of(t, stand).clauses
    for i in range(i64(len(clauses))):
        if clauses[i].moments >> moment & 1 and (clauses[i].team or not team):
            t.pending = append(t.pending, hero << BEARER | (1 if stand.injured else 0) << SOURCE | i)


def source_of(waiting: i64) -> i64:
    return waiting >> SOURCE & 127


def clause_of(t: Thargos, waiting: i64) -> Clause | None:
    """A clause that waits, or None if its face or its Lasting is no longer there."""
    stand = t.stand(waiting >> BEARER)
    source = source_of(waiting)
    if stand.hero < 0:
        return None
    if source >= FIRST_CARD:
        card = source - FIRST_CARD
        there = holds(stand.lastings, card)
        return t.design(waiting >> BEARER >> 2, card).clauses[waiting & 3] if there else None
    return face_of(t, stand).clauses[waiting & 3] if stand.injured == (source == 1) else None


def speaker(t: Thargos, waiting: i64) -> i64:
    """The number of the card on which a clause stands: that of a Lasting's design, or of a Hero behind all designs."""
    source = source_of(waiting)
    if source >= FIRST_CARD:
        return t.number(waiting >> BEARER >> 2, source - FIRST_CARD)
    return len(t.cards) + t.stand(waiting >> BEARER).hero


def frame_of(t: Thargos, waiting: i64, clause: Clause, player: i64) -> Frame:
    return Frame(clause.effect, player, speaker(t, waiting), waiting >> BEARER)


class InOrder(Word):
    """Do the clauses that wait from place `memo` on: plain ones at once, the others in the order that a player likes.

    What could do nothing waits as long as something else is done that may change that.
    """

    def do(self, t: Thargos, f: Frame) -> None:
        found = self.options(t, f)
        if len(found) == 0:
            while len(t.pending) > f.memo:
                t.pending, _ = pop(t.pending)
            return
        for waiting in found:
            clause = clause_of(t, waiting)
            if clause is not None and clause.plain:
                self.chosen(t, f, waiting)
                return
        t.ask(f, found)

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]()
        for i in range(f.memo, i64(len(t.pending))):
            waiting = t.pending[i]
            clause = clause_of(t, waiting)
            if clause is not None and word_of(clause).can(t, frame_of(t, waiting, clause, f.seat)):
                found = append(found, waiting)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        clause = clause_of(t, pick)
        assert clause is not None
        left = vec[i64]()
        for i in range(i64(len(t.pending))):
            if i < f.memo or t.pending[i] != pick:
                left = append(left, t.pending[i])
        t.pending = left
        t.push(f)
        t.push(frame_of(t, pick, clause, f.seat))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        stand: Stand = t.stand(pick >> BEARER)
        hero = t.heroes[stand.hero].id
        return f"resolve {hero}" if source_of(pick) < FIRST_CARD else f"resolve {t.cards[speaker(t, pick)].id} {hero}"


def word_of(clause: Clause) -> Word:
    effect = clause.effect
    assert isinstance(effect, words.Word)
    return effect


IN_ORDER: Final = InOrder()
