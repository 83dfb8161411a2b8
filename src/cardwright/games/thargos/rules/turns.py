"""A turn: draw, attach, act or attempt, score."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import bury, leave_hand, publish
from cardwright.games.thargos.moves.harm import ROLL_TURN, attach, hero_number, may_bear, roll_dice
from cardwright.games.thargos.moves.heroes import (
    end_boosts,
    face_of,
    may_attempt,
    permanents,
    spend_use,
    team_traits,
    used_up,
)
from cardwright.games.thargos.moves.leaving import STALEMATE, TARGET, finish, lose, players_left
from cardwright.games.thargos.moves.map import serves_here
from cardwright.games.thargos.moves.moments import trigger_all
from cardwright.games.thargos.rules.conflicts import begin_conflict
from cardwright.games.thargos.rules.drawing import DRAW_UP
from cardwright.games.thargos.rules.ending import QUIET_ROUNDS, next_in, reached_target
from cardwright.games.thargos.rules.places import MOVE_HEROES
from cardwright.games.thargos.seat import BEHIND
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import (
    ACTION,
    ACTS,
    DICE,
    EXTRA_GRANTED,
    EXTRA_USED,
    LASTING,
    MORE_LASTINGS,
    NEXT_TURN,
    NO_EXTRA,
    PASSED,
    PLAYED,
    POSTED,
    THIS_TURN,
    TOOK_TURN,
    TURN,
    USED,
)
from cardwright.games.thargos.words.heroes import spelled
from cardwright.kernel.copies import copy_in
from cardwright.kernel.machine import Frame

# Answers in the action step: to pass, to attempt from a place, to use a Hero's own action, to play a design.
PASS: Final = -1
USE: Final = 4
PLAY: Final = 8


class BeginTurn(Word):
    """A turn begins: what held until now ends, dice are rolled, and what waits for the start of a turn happens."""

    def do(self, t: Thargos, f: Frame) -> None:
        t.turn = f.seat
        t.turns += 1
        t.stirred = False
        t.rolls = recent_rolls(t)
        t.extra = NO_EXTRA
        t.extra_places = 0
        t.extra_ease = 0
        end_what_lasted(t, f.seat)
        t.note(TOOK_TURN, f.seat)
        if t.is_seated(f.seat) and t.variant.story is None:
            push_turn(t, f.seat)
        else:
            t.variant.rival.begin_turn(t, f.seat)
        if t.variant.undead and t.variant.story is None:
            t.push(MOVE_HEROES.at(f.seat))
        if not t.variant.dice_declared:
            roll_all(t)
        trigger_all(t, TURN, f.seat)


def push_turn(t: Thargos, side: i64) -> None:
    """Put the course of a turn on the agenda, the last of it first."""
    t.push(END_TURN.at(side))
    t.push(EXTRA_ATTEMPT.at(side))
    t.push(ACT.at(side))
    t.push(ATTACH.at(side))
    t.push(DRAW_UP.at(side))


def recent_rolls(t: Thargos) -> vec[i64]:
    """What dice have shown in this round: a turn in which nobody is asked anything passes before anybody looks."""
    found = vec[i64]()
    for roll in t.rolls:
        if t.turns - (roll >> ROLL_TURN) < len(t.sides):
            found = append(found, roll)
    return found


def end_what_lasted(t: Thargos, side: i64) -> None:
    """What was to last until a player's turn ends, and until those of players before him who are out."""
    while True:
        for track in range(i64(len(t.seals))):
            t.seals[track] &= ~(1 << side)
        end_boosts(t, side, NEXT_TURN)
        side = (side - 1) % len(t.sides)
        if not t.is_out(side):
            return


def roll_all(t: Thargos) -> None:
    """Every Hero whose attributes are dice rolls them."""
    for side in range(i64(len(t.sides))):
        for place in range(4):
            if t.sides[side].stands[place].traits & DICE:
                roll_dice(t, 4 * side + place)


# Attach.


class AttachStep(Word):
    """Attach a Lasting from hand to one of your Heroes, or none; the memo is how many were attached."""

    def do(self, t: Thargos, f: Frame) -> None:
        if f.memo < self.most(t, f.seat) and len(t.sides[f.seat].hand) > 0 and not t.is_out(f.seat):
            t.expect(f)

    def most(self, t: Thargos, side: i64) -> i64:
        n: i64 = 1
        if team_traits(t, side) & MORE_LASTINGS == 0:
            return n
        stands = t.sides[side].stands
        for place in range(4):
            if stands[place].traits & MORE_LASTINGS:
                for permanent in permanents(t, 4 * side + place, MORE_LASTINGS):
                    n += permanent.more_lastings()
        return n

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        s = t.sides[f.seat]
        found = vec[i64]([PASS], capacity=16)
        before: i64 = -1
        for card in s.hand:
            design = s.cards[card]
            lasting = t.cards[design]
            if lasting.kind == LASTING and design != before:
                before = design
                if t.variant.story is not None and not serves_here(t, f.seat, lasting, design):
                    continue
                for place in range(4):
                    if may_bear(t, 4 * f.seat + place, lasting):
                        found = append(found, design << 2 | place)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick == PASS:
            return
        t.push(f.noting(f.memo + 1))
        attach(t, 4 * f.seat + (pick & 3), leave_hand(t, f.seat, pick >> 2))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        if pick == PASS:
            return "attach nothing"
        return f"attach {t.cards[pick >> 2].id} {spelled(t, f.seat, 4 * f.seat + (pick & 3))}"


# Act.


class Act(Word):
    """The action step: attempt a Mission, play an Action, use a Hero's own action, or pass."""

    def do(self, t: Thargos, f: Frame) -> None:
        if t.is_out(f.seat):
            return
        if len(t.sides[f.seat].hand) > 0:
            t.expect(f)
        else:
            t.ask(f, self.options(t, f))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]([PASS], capacity=16)
        for place in range(4):
            if may_attempt(t, f.seat, place):
                found = append(found, place)
        s = t.sides[f.seat]
        for place in range(4):
            if s.stands[place].traits & ACTS and self.may_use(t, 4 * f.seat + place):
                found = append(found, USE + place)
        before: i64 = -1
        for card in s.hand:
            design = s.cards[card]
            if t.cards[design].kind == ACTION and design != before:
                before = design
                found = self.add_plays(t, f, design, found)
        return found

    def may_use(self, t: Thargos, hero: i64) -> bool:
        """Whether a Hero's own action is not used up and would do something."""
        stand = t.stand(hero)
        face = face_of(t, stand)
        action = face.action
        if action is None or used_up(stand, face.uses):
            return False
        return action.can(t, Frame(action, hero >> 2, hero_number(t, hero), hero))

    def add_plays(self, t: Thargos, f: Frame, design: i64, found: vec[i64]) -> vec[i64]:
        """The ways to play an Action: on a place where it is posted, or once if it would do something."""
        play = t.cards[design].play
        if play is None:
            for place in range(4):
                found = append(found, PLAY + (design << 2 | place))
        elif self.works(t, f.seat, design, play):
            found = append(found, PLAY + (design << 2))
        return found

    def works(self, t: Thargos, side: i64, design: i64, play: Word) -> bool:
        """Whether playing an Action would do something: it has left the hand when it does."""
        s = t.sides[side]
        card = copy_in(s.hand, s.cards, design)
        s.give(card)
        found = play.can(t, Frame(play, side, design, 4 * side))
        s.take(card)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick == PASS:
            t.note(PASSED, f.seat)
        elif pick < USE:
            begin_conflict(t, f.seat, pick, 0)
        elif pick < PLAY:
            self.use(t, 4 * f.seat + pick - USE)
        else:
            self.play(t, f.seat, pick - PLAY >> 2, pick - PLAY & 3)

    def use(self, t: Thargos, hero: i64) -> None:
        action = face_of(t, t.stand(hero)).action
        assert action is not None
        number = hero_number(t, hero)
        t.note(USED, hero >> 2, number)
        spend_use(t, hero)
        t.push(Frame(action, hero >> 2, number, hero))

    def play(self, t: Thargos, side: i64, design: i64, place: i64) -> None:
        s = t.sides[side]
        card = leave_hand(t, side, design)
        publish(t, side, card)
        printed = t.cards[design]
        if printed.post is not None:
            s.posts = append(s.posts, printed.post.uses << 8 | place << BEHIND | card)
            t.stirred = True
            t.note(POSTED, side, design, t.track(side, place))
            return
        s.played = card
        t.note(PLAYED, side, design)
        t.push(AFTER_PLAY.at(side))
        assert printed.play is not None
        t.push(Frame(printed.play, side, design, 4 * side))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        if pick == PASS:
            return "pass"
        if pick < USE:
            return f"attempt {t.track(f.seat, pick) + 1}"
        if pick < PLAY:
            return f"use {spelled(t, f.seat, 4 * f.seat + pick - USE)}"
        design = t.cards[pick - PLAY >> 2]
        where = f" {t.track(f.seat, pick - PLAY & 3) + 1}" if design.post is not None else ""
        return f"play {design.id}{where}"


class AfterPlay(Word):
    """An Action that was played goes to the discard pile, unless it was set aside."""

    def do(self, t: Thargos, f: Frame) -> None:
        s = t.sides[f.seat]
        if s.played >= 0:
            card = s.played
            s.played = -1
            bury(t, f.seat, card)


class ExtraAttempt(Word):
    """The extra attempt that something has granted, or none."""

    def do(self, t: Thargos, f: Frame) -> None:
        if t.extra == EXTRA_GRANTED and not t.is_out(f.seat):
            t.ask(f, self.options(t, f))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]([PASS])
        for place in range(4):
            if t.extra_places >> place & 1 and may_attempt(t, f.seat, place):
                found = append(found, place)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        t.extra = EXTRA_USED
        if pick != PASS:
            begin_conflict(t, f.seat, pick, t.extra_ease)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return "pass" if pick == PASS else f"attempt {t.track(f.seat, pick) + 1}"


class EndTurn(Word):
    """A turn is over: who has the target wins, and who could not draw in it is out. Then comes the next one."""

    def do(self, t: Thargos, f: Frame) -> None:
        for side in range(i64(len(t.sides))):
            end_boosts(t, side, THIS_TURN)
        if reached_target(t, f.seat) and not t.is_out(f.seat):
            finish(t, TARGET)
            return
        if t.last_ditch:
            t.last_ditch = False
            lose(t, f.seat)
            if t.ended:
                return
        t.quiet = 0 if t.stirred else t.quiet + 1
        if t.quiet >= QUIET_ROUNDS * players_left(t):
            finish(t, STALEMATE)
            return
        t.push(BEGIN_TURN.at(next_in(t, f.seat)))


BEGIN_TURN: Final = BeginTurn()
ATTACH: Final = AttachStep()
ACT: Final = Act()
AFTER_PLAY: Final = AfterPlay()
EXTRA_ATTEMPT: Final = ExtraAttempt()
END_TURN: Final = EndTurn()
