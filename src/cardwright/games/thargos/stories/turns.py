"""A turn in a story: as in a duel, but Missions are attempted wherever the party has come to."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import leave_hand, publish
from cardwright.games.thargos.moves.harm import hero_number
from cardwright.games.thargos.moves.heroes import may_lead
from cardwright.games.thargos.moves.map import open_spots, serves_here, world
from cardwright.games.thargos.rules.drawing import DRAW_UP
from cardwright.games.thargos.rules.turns import ATTACH, END_TURN, PASS, PLAY, USE, Act, ExtraAttempt
from cardwright.games.thargos.seat import BEHIND
from cardwright.games.thargos.state import Automaton, Thargos, Word
from cardwright.games.thargos.stories.attempt import begin_attempt
from cardwright.games.thargos.terms import EXTRA_USED, PASSED, POSTED, SOUGHT
from cardwright.games.thargos.words.heroes import spelled
from cardwright.kernel.machine import Frame

# Answers in the action step besides those of a duel: to turn up a side Mission, and to attempt one with a Hero.
SEEK: Final = 4096
ATTEMPT: Final = 4100


class Course(Automaton):
    """The course of a turn in a story."""

    def begin_turn(self, t: Thargos, side: i64) -> None:
        push_turn(t, side)


def push_turn(t: Thargos, side: i64) -> None:
    """Put the steps of a player's turn on the agenda, the last first."""
    for step in (END_TURN, STORY_EXTRA, STORY_ACT, ATTACH, DRAW_UP):
        t.push(Frame(step, side))


def attempts(t: Thargos, side: i64, places: i64) -> vec[i64]:
    """The ways to attempt a Mission with one of a set of Heroes, as answers."""
    found = vec[i64]()
    for spot in open_spots(t, side):
        for place in range(4):
            if places >> place & 1 and may_lead(t, side, place, spot):
                found = append(found, ATTEMPT + (spot << 2 | place))
    return found


def attempt_name(t: Thargos, side: i64, pick: i64) -> str:
    mission = t.mission(pick - ATTEMPT >> 2).id
    return f"attempt {mission} {spelled(t, side, 4 * side + (pick - ATTEMPT & 3))}"


class StoryAct(Act):
    """The action step: attempt a Mission, turn up a side Mission, play an Action, use a Hero's own action, or pass."""

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]()
        for pick in super().options(t, f):
            if pick < 0 or pick >= USE:
                found = append(found, pick)
        if len(t.sides[world(t)].deck) > 0:
            found = append(found, SEEK)
        for pick in attempts(t, f.seat, 15):
            found = append(found, pick)
        return found

    def add_plays(self, t: Thargos, f: Frame, design: i64, found: vec[i64]) -> vec[i64]:
        """An Action that is out of place is a modifier only."""
        return super().add_plays(t, f, design, found) if serves_here(t, f.seat, t.cards[design], design) else found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick >= ATTEMPT:
            begin_attempt(t, f.seat, pick - ATTEMPT & 3, pick - ATTEMPT >> 2, 0)
        elif pick == SEEK:
            self.seek(t, f.seat)
        else:
            super().chosen(t, f, pick)

    def play(self, t: Thargos, side: i64, design: i64, place: i64) -> None:
        """An Action that stays is played on a Hero: it serves whoever stands there."""
        post = t.cards[design].post
        if post is None:
            super().play(t, side, design, place)
            return
        card = leave_hand(t, side, design)
        publish(t, side, card)
        s = t.sides[side]
        s.posts = append(s.posts, post.uses << 8 | place << BEHIND | card)
        t.stirred = True
        t.note(POSTED, side, design, place, it=hero_number(t, 4 * side + place))

    def seek(self, t: Thargos, side: i64) -> None:
        """The top side Mission is turned up for all, and may be attempted at once."""
        w = t.sides[world(t)]
        w.deck, card = pop(w.deck)
        t.reveal()
        publish(t, world(t), card)
        t.missions[card] = world(t) << BEHIND | card
        t.stirred = True
        t.note(SOUGHT, side, t.number(world(t), card))
        t.push(Frame(LEAD, side, memo=card))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        if pick >= ATTEMPT:
            return attempt_name(t, f.seat, pick)
        if pick == SEEK:
            return "seek"
        if pick < PLAY:
            return super().name(t, f, pick)
        design = t.cards[pick - PLAY >> 2]
        where = f" {spelled(t, f.seat, 4 * f.seat + (pick - PLAY & 3))}" if design.post is not None else ""
        return f"play {design.id}{where}"


class Lead(Word):
    """Attempt the Mission just turned up with one of your Heroes, or leave it there; the memo is the Mission."""

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]([PASS])
        for place in range(4):
            if may_lead(t, f.seat, place, f.memo) and t.seals[f.memo] == 0:
                found = append(found, ATTEMPT + (f.memo << 2 | place))
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick == PASS:
            t.note(PASSED, f.seat)
        else:
            begin_attempt(t, f.seat, pick - ATTEMPT & 3, f.memo, 0)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return "pass" if pick == PASS else attempt_name(t, f.seat, pick)


class StoryExtra(ExtraAttempt):
    """The extra attempt that something has granted, or none."""

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]([PASS])
        for pick in attempts(t, f.seat, t.extra_places):
            found = append(found, pick)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        t.extra = EXTRA_USED
        if pick != PASS:
            begin_attempt(t, f.seat, pick - ATTEMPT & 3, pick - ATTEMPT >> 2, t.extra_ease)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return "pass" if pick == PASS else attempt_name(t, f.seat, pick)


STORY_ACT: Final = StoryAct()
STORY_EXTRA: Final = StoryExtra()
LEAD: Final = Lead()
COURSE: Final = Course()
