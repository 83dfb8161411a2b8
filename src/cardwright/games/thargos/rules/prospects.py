"""How an attempt would begin, before anybody declares it."""

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.laying import totals
from cardwright.games.thargos.moves.map import story_of, world
from cardwright.games.thargos.moves.moments import bearer_of, clause_of, frame_of, gather
from cardwright.games.thargos.seat import Conflict
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import ATTACK, DEFEND


def prospect(t: Thargos, side: i64, place: i64, track: i64, ease: i64) -> list[list[int]]:
    """What attacker and defender would have face up of each attribute that the Mission asks for; elsewhere 0.

    What works by itself counts; what a player decides, a die or a hidden card does not. In a story nobody opposes the
    attempt yet but the Mission.
    """
    trial = t.copy()
    trial.clear()
    told = t.variant.story is not None
    other = world(t) if told else t.across(side, track)
    guard: i64 = 0
    if not told:
        guard = t.place_on(other, track)
    c = Conflict(track, side, place, other, guard)
    c.ease = ease
    if told:
        spots = story_of(t).spots
        c.team = track < len(spots) and spots[track].team
    trial.conflict = c
    trial = worked(trial, ATTACK, 4 * side + place)
    return totals(trial if told else worked(trial, DEFEND, 4 * other + c.guard))


def worked(t: Thargos, moment: i64, hero: i64) -> Thargos:
    """The conflict after what a Hero and its team do at a moment, as far as that asks nothing and shows nothing."""
    side = hero >> 2
    t.pending = vec[i64]()
    for place in range(i64(4)):
        if t.sides[side].stands[place].heeds >> moment & 1:
            gather(t, moment, 4 * side + place, 4 * side + place != hero)
    for waiting in t.pending:
        bearer = bearer_of(t, waiting)
        clause = clause_of(t, waiting, bearer)
        if clause is None or not (t.is_seated(side) or t.variant.rival.uses(t, clause.effect)):
            continue
        f = frame_of(t, waiting, clause, side, bearer)
        if clause.effect.can(t, f):
            trial = t.copy()
            trial.push(f)
            trial.advance()
            if trial.asked is None and trial.secrets == t.secrets:
                t = trial
    return t
