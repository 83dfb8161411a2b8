"""Moments: the clauses that answer them, in the order that their player likes."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.heroes import face_of
from cardwright.games.thargos.seat import Stand
from cardwright.games.thargos.state import Clause, Thargos, Word
from cardwright.kernel.copies import copy_in
from cardwright.kernel.machine import Frame
from cardwright.kernel.zones import EMPTY

# A clause that waits is packed: its number on its face or its Lasting, the face (0 or 1) or the Lasting's design from 2
# on, the Hero, and its player. Heroes change places while clauses wait, so it is not the place that names them.
SOURCE: Final = 2
BEARER: Final = 10
PLAYER: Final = 16
FIRST_DESIGN: Final = 2


def trigger(t: Thargos, moment: i64, hero: i64, player: i64) -> None:
    """The clauses of one Hero that answer a moment, and those of its team."""
    base: i64 = len(t.pending)
    stands = t.sides[hero >> 2].stands
    for place in range(4):
        if stands[place].heeds >> moment & 1:
            gather(t, moment, (hero & ~3) + place, place != hero & 3)
    push_pending(t, base, player)


def trigger_all(t: Thargos, moment: i64, side: i64) -> None:
    """The clauses of all Heroes of a player that answer a moment."""
    base: i64 = len(t.pending)
    stands = t.sides[side].stands
    for place in range(4):
        if stands[place].heeds >> moment & 1:
            gather(t, moment, 4 * side + place, False)
    push_pending(t, base, side)


def trigger_card(t: Thargos, moment: i64, hero: i64, card: i64) -> None:
    """The clauses of one Lasting that answer a moment."""
    base: i64 = len(t.pending)
    design = t.number(hero >> 2, card)
    for i in range(i64(len(t.cards[design].clauses))):
        if t.cards[design].clauses[i].moments >> moment & 1:
            t.pending = append(t.pending, packed(hero, t.stand(hero)) | (design + FIRST_DESIGN) << SOURCE | i)
    push_pending(t, base, hero >> 2)


def trigger_face(t: Thargos, moment: i64, hero: i64) -> None:
    """The clauses of a Hero's face that answer a moment."""
    base: i64 = len(t.pending)
    gather_face(t, moment, hero, t.stand(hero), False)
    push_pending(t, base, hero >> 2)


def push_pending(t: Thargos, base: i64, player: i64) -> None:
    if len(t.pending) > base:
        t.push(IN_ORDER.at(player) if base == 0 else Frame(IN_ORDER, player, memo=base))


def gather(t: Thargos, moment: i64, hero: i64, team: bool) -> None:
    """Let the clauses of a Hero wait that answer a moment; of equal Lastings one alone. `team`: only the team's."""
    stand = t.stand(hero)
    gather_face(t, moment, hero, stand, team)
    last: i64 = -1
    for card in stand.lastings:
        design = t.number(hero >> 2, card)
        lasting = t.cards[design]
        if design != last and lasting.heeds >> moment & 1:
            n: i64 = len(lasting.clauses)
            for i in range(n):
                if lasting.clauses[i].moments >> moment & 1 and (lasting.clauses[i].team or not team):
                    t.pending = append(t.pending, packed(hero, stand) | (design + FIRST_DESIGN) << SOURCE | i)
        last = design


def gather_face(t: Thargos, moment: i64, hero: i64, stand: Stand, team: bool) -> None:
    face = face_of(t, stand)
    if face.heeds >> moment & 1 == 0:
        return
    clauses = face.clauses
    n: i64 = len(clauses)
    for i in range(n):
        if clauses[i].moments >> moment & 1 and (clauses[i].team or not team):
            t.pending = append(t.pending, packed(hero, stand) | (1 if stand.injured else 0) << SOURCE | i)


def packed(hero: i64, stand: Stand) -> i64:
    return hero >> 2 << PLAYER | stand.hero << BEARER


def bearer_of(t: Thargos, waiting: i64) -> i64:
    """The place where the Hero of a clause that waits stands now, or -1."""
    side, hero = waiting >> PLAYER, waiting >> BEARER & 63
    stands = t.sides[side].stands
    for place in range(4):
        if stands[place].hero == hero:
            return 4 * side + place
    return -1


def source_of(waiting: i64) -> i64:
    return waiting >> SOURCE & 255


def clause_of(t: Thargos, waiting: i64, bearer: i64) -> Clause | None:
    """A clause that waits, from the place of its Hero; None if its face or its Lasting is no longer there."""
    source = source_of(waiting)
    if bearer < 0:
        return None
    stand = t.stand(bearer)
    if source >= FIRST_DESIGN:
        design = source - FIRST_DESIGN
        there = copy_in(stand.lastings, t.sides[waiting >> PLAYER].cards, design) >= 0
        return t.cards[design].clauses[waiting & 3] if there else None
    return face_of(t, stand).clauses[waiting & 3] if stand.injured == (source == 1) else None


def speaker(t: Thargos, waiting: i64) -> i64:
    """The number of the card on which a clause stands: that of a Lasting's design, or of a Hero behind all designs."""
    source = source_of(waiting)
    if source >= FIRST_DESIGN:
        return source - FIRST_DESIGN
    return len(t.cards) + (waiting >> BEARER & 63)


def frame_of(t: Thargos, waiting: i64, clause: Clause, player: i64, bearer: i64) -> Frame:
    return Frame(clause.effect, player, speaker(t, waiting), bearer)


class InOrder(Word):
    """Do the clauses that wait from place `memo` on: plain ones at once, the others in the order that a player likes.

    What could do nothing waits as long as something else is done that may change that. Who is out is asked nothing, and
    neither is the Rival, whose clauses go from left to right.
    """

    def do(self, t: Thargos, f: Frame) -> None:
        found = EMPTY
        end: i64 = len(t.pending)
        for i in range(f.memo, end):
            waiting = t.pending[i]
            bearer = bearer_of(t, waiting)
            clause = clause_of(t, waiting, bearer)
            if clause is not None and self.works(t, f, waiting, clause, bearer):
                if clause.plain or t.is_out(f.seat):
                    self.chosen(t, f, waiting)
                    return
                found = append(found, waiting)
        if len(found) == 0:
            while len(t.pending) > f.memo:
                t.pending, _idle = pop(t.pending)
            return
        if t.is_seated(f.seat):
            t.ask(f, found)
        else:
            self.chosen(t, f, leftmost(t, found))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = EMPTY
        end: i64 = len(t.pending)
        for i in range(f.memo, end):
            waiting = t.pending[i]
            bearer = bearer_of(t, waiting)
            clause = clause_of(t, waiting, bearer)
            if clause is not None and self.works(t, f, waiting, clause, bearer):
                found = append(found, waiting)
        return found

    def works(self, t: Thargos, f: Frame, waiting: i64, clause: Clause, bearer: i64) -> bool:
        """Whether a clause that waits would do something, and its player is one who can let it."""
        if t.is_out(f.seat) and not clause.unaided:
            return False
        if not t.is_seated(f.seat) and not t.variant.rival.uses(t, clause.effect):
            return False
        return clause.effect.can(t, frame_of(t, waiting, clause, f.seat, bearer))

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        bearer = bearer_of(t, pick)
        clause = clause_of(t, pick, bearer)
        assert clause is not None
        place = f.memo
        while t.pending[place] != pick:
            place += 1
        t.pending, _done = pop(t.pending, place)
        if len(t.pending) > f.memo:
            t.push(f)
        t.push(frame_of(t, pick, clause, f.seat, bearer))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        hero = t.heroes[pick >> BEARER & 63].id
        return f"resolve {hero}" if source_of(pick) < FIRST_DESIGN else f"resolve {t.cards[speaker(t, pick)].id} {hero}"


def leftmost(t: Thargos, found: vec[i64]) -> i64:
    """Of some clauses that wait, the first whose Hero stands on the lowest track, or leftmost in its row."""
    first = found[0]
    for waiting in found:
        if track_of(t, waiting) < track_of(t, first):
            first = waiting
    return first


def track_of(t: Thargos, waiting: i64) -> i64:
    hero = bearer_of(t, waiting)
    return t.track(hero >> 2, hero & 3) if t.variant.story is None else hero & 3


IN_ORDER: Final = InOrder()
