"""A conflict, step by step: a Mission is attempted, cards are laid, shown and compared."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import bury, count_points, draw, has_mission, publish
from cardwright.games.thargos.moves.harm import hero_number, injure, roll_dice
from cardwright.games.thargos.moves.heroes import face_of
from cardwright.games.thargos.moves.laying import (
    asked_for,
    attacks,
    behind_on,
    conflict_of,
    defences,
    lay,
    room_left,
)
from cardwright.games.thargos.moves.leaving import lose
from cardwright.games.thargos.moves.map import serves_here
from cardwright.games.thargos.moves.moments import trigger
from cardwright.games.thargos.rules.drawing import REFILL, dig
from cardwright.games.thargos.rules.places import MOVE_HEROES
from cardwright.games.thargos.rules.steps import Steps, falls_short
from cardwright.games.thargos.seat import BEHIND, CARD, Conflict
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import (
    ANSWERED,
    ATTACK,
    ATTEMPTED,
    BAR_TRACK_ACTIONS,
    BEATEN,
    DEFEND,
    DUG,
    HELD,
    LAID,
    LAID_MISSION,
    MISSION,
    REPELLED,
    REVEAL,
    REVEALED,
    USED,
    WON,
    WON_MISSION,
)
from cardwright.games.thargos.words.conflicts import lay_name
from cardwright.games.thargos.words.tracks import put_mission
from cardwright.kernel.copies import designs_in
from cardwright.kernel.machine import Frame
from cardwright.kernel.zones import EMPTY, holds

STOP: Final = -1

# The steps of a conflict. After the comparison come those of a success, or those of a failure.
ATTACKERS_CLAUSES: Final = 0
DEFENDERS_CLAUSES: Final = 1
ATTACKERS_POSTS: Final = 2
DEFENDERS_POSTS: Final = 3
ATTACKER_LAYS: Final = 4
DEFENDER_SEES: Final = 5
DEFENDER_LAYS: Final = 6
ATTACKER_SEES: Final = 7
CARDS_UP: Final = 8
ATTACKER_REVEALS: Final = 9
DEFENDER_REVEALS: Final = 10
COMPARED: Final = 11
COMPLETED: Final = 12
WINNERS_CLAUSES: Final = 13
POINTS_COUNTED: Final = 14
CARDS_GONE: Final = 15
MISSION_REPLACED: Final = 16
HAND_REFILLED: Final = 17
LOSERS_CLAUSES: Final = 18
OVER: Final = 19
HERO_INJURED: Final = 20
HOLDERS_CLAUSES: Final = 21
FAILED_CARDS_GONE: Final = 22
FAILED: Final = 23


def begin_conflict(t: Thargos, side: i64, place: i64, ease: i64) -> None:
    """A Hero attempts the Mission of its track."""
    track = t.track(side, place)
    other = t.across(side, track)
    c = Conflict(track, side, place, other, t.place_on(other, track))
    c.ease = ease
    t.conflict = c
    hero = 4 * side + place
    it = t.missions[track]
    t.note(ATTEMPTED, side, t.number(it >> BEHIND, it & CARD), track, it=hero_number(t, hero))
    t.push(Frame(STEP, side, it=hero, memo=ATTACKERS_CLAUSES))
    guard = 4 * other + c.guard
    if t.stand(guard).hero < 0:
        t.push(MOVE_HEROES.at(other))


class Step(Steps):
    """A conflict between two players."""

    def contend(self, t: Thargos, c: Conflict, step: i64) -> None:
        if step == ATTACKERS_CLAUSES:
            if t.variant.dice_declared:
                roll_both(t, c)
            answer(t, c, ATTACK, c.attacker)
        elif step == DEFENDERS_CLAUSES:
            answer(t, c, DEFEND, c.defender)
        elif step == ATTACKERS_POSTS:
            offer_posts(t, ATTACK, c.attacker)
        elif step == DEFENDERS_POSTS:
            offer_posts(t, DEFEND, c.defender)
        elif step == ATTACKER_LAYS:
            c.spread = len(asked_for(t)) > 1 and behind_on(t) > 1
            t.push(LAY.at(c.attacker))
        elif step == DEFENDER_SEES:
            offer_posts(t, LAID, c.defender)
            answer(t, c, LAID, c.defender)
        elif step == DEFENDER_LAYS:
            t.push(LAY.at(c.defender))
        elif step == ATTACKER_SEES:
            answer(t, c, ANSWERED, c.attacker)
        elif step == CARDS_UP:
            reveal_laid(t, c)
        else:
            answer(t, c, REVEAL, c.attacker if step == ATTACKER_REVEALS else c.defender)

    def compare(self, t: Thargos, c: Conflict) -> i64:
        if falls_short(t, c):
            t.note(REPELLED, c.defender, hero_number(t, 4 * c.attacker + c.lead), c.track)
            return HERO_INJURED
        win(t, c)
        return COMPLETED

    def succeed(self, t: Thargos, c: Conflict, step: i64) -> None:
        if step == COMPLETED:
            complete_mission(t, c)
        elif step == WINNERS_CLAUSES:
            answer(t, c, WON, c.attacker)
        elif step == POINTS_COUNTED:
            count_points(t, c.attacker)
        elif step == CARDS_GONE:
            discard_laid(t, c)
        elif step == MISSION_REPLACED:
            if not t.is_out(c.defender):
                t.reveal()  # whether the hand has a Mission
                t.push(REPLACE.at(c.defender))
        elif step == HAND_REFILLED:
            if not t.is_out(c.defender) and t.is_seated(c.defender):
                t.push(DRAW_OWED.at(c.defender))
                t.push(REFILL.at(c.defender))
        else:
            answer(t, c, BEATEN, c.defender)

    def fail(self, t: Thargos, c: Conflict, step: i64) -> None:
        if step == HERO_INJURED:
            injure(t, 4 * c.attacker + c.lead, c.defender, effect=False)
        elif step == HOLDERS_CLAUSES:
            answer(t, c, HELD, c.defender)
        else:
            discard_laid(t, c)


def answer(t: Thargos, c: Conflict, moment: i64, side: i64) -> None:
    """What a side's Hero in the conflict, and the team behind it, do at a moment."""
    trigger(t, moment, 4 * side + c.place(side), side)


def offer_posts(t: Thargos, moment: i64, side: i64) -> None:
    """A side may use the Actions that it has posted on the track, if it has posted any."""
    if len(t.sides[side].posts) > 0:
        t.push(Frame(USE_POSTS, side, memo=moment))


def roll_both(t: Thargos, c: Conflict) -> None:
    """With dice rolled at the declaration: the Heroes of the conflict roll theirs."""
    for side in (c.attacker, c.defender):
        hero = 4 * side + c.place(side)
        if t.stand(hero).hero >= 0 and face_of(t, t.stand(hero)).dice:
            roll_dice(t, hero)


class UsePosts(Word):
    """Use the Actions posted on one's side of the track, each once; the memo is the moment.

    One that asks nothing is used by itself.
    """

    def do(self, t: Thargos, f: Frame) -> None:
        found = self.options(t, f)
        for pick in found:
            if pick >= 0 and not self.may(t, pick):
                self.chosen(t, f, pick)
                return
        if len(found) > 1:
            t.ask(f, found)

    def may(self, t: Thargos, design: i64) -> bool:
        post = t.cards[design].post
        return post is not None and post.may

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        c = conflict_of(t)
        found = vec[i64]([STOP])
        other = c.other(f.seat)
        if t.stand(4 * other + c.place(other)).traits & BAR_TRACK_ACTIONS or t.is_out(f.seat):
            return found
        for posted in t.sides[f.seat].posts:
            design = t.number(f.seat, posted & CARD)
            if self.usable(t, f, posted) and not holds(found, design):
                found = append(found, design)
        return found

    def usable(self, t: Thargos, f: Frame, posted: i64) -> bool:
        c = conflict_of(t)
        post = t.design(f.seat, posted & CARD).post
        if post is None or posted >> BEHIND & 3 != c.place(f.seat) or post.moments >> f.memo & 1 == 0:
            return False
        if c.posted[c.role(f.seat)] >> (posted & CARD) & 1 or t.stand(self.hero(t, f)).hero < 0:
            return False
        number = t.number(f.seat, posted & CARD)
        if t.variant.story is not None and not serves_here(t, f.seat, t.cards[number], number):
            return False
        return post.effect.can(t, Frame(post.effect, f.seat, number, self.hero(t, f)))

    def hero(self, t: Thargos, f: Frame) -> i64:
        return 4 * f.seat + conflict_of(t).place(f.seat)

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick == STOP:
            return
        c = conflict_of(t)
        s = t.sides[f.seat]
        left = vec[i64]()
        used: i64 = -1
        for posted in s.posts:
            if used < 0 and s.cards[posted & CARD] == pick and self.usable(t, f, posted):
                used = posted
                posted -= 1 << 8
            if posted >> 8 > 0:
                left = append(left, posted)
        s.posts = left
        c.note_post(c.role(f.seat), used & CARD)
        t.note(USED, f.seat, pick)
        t.push(f)
        if used >> 8 == 1:
            bury(t, f.seat, used & CARD)
        post = t.cards[pick].post
        assert post is not None
        t.push(Frame(post.effect, f.seat, pick, self.hero(t, f)))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return "stop" if pick == STOP else f"use {t.cards[pick].id}"


class Lay(Word):
    """Lay one more card face down, or stop. Others see how many lie where, and nothing of what else the hand leaves."""

    def do(self, t: Thargos, f: Frame) -> None:
        c = conflict_of(t)
        hand = t.sides[f.seat].hand
        idle = t.is_out(f.seat) or t.stand(4 * f.seat + c.place(f.seat)).hero < 0
        if len(hand) > 0 and room_left(t, f.seat) > 0 and not idle and self.open(t, f):
            t.expect(f)
        elif not t.is_seated(f.seat) and not idle:
            t.variant.rival.lay(t, f.seat)

    def open(self, t: Thargos, f: Frame) -> bool:
        """Whether all can see that the defender has nothing to answer."""
        c = conflict_of(t)
        free = len(asked_for(t)) == 1 and not t.variant.single_mirrored
        return f.seat == c.attacker or free or c.opened != 0

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        return attacks(t, f.seat) if f.seat == conflict_of(t).attacker else defences(t, f.seat)

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick != STOP:
            lay(t, f.seat, pick)
            self.do(t, f)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return "stop" if pick == STOP else lay_name(t, pick)


def reveal_laid(t: Thargos, c: Conflict) -> None:
    """All laid cards are turned up."""
    c.revealed = True
    reveal_laid_by(t, c.attacker)
    reveal_laid_by(t, c.defender)


def reveal_laid_by(t: Thargos, side: i64) -> None:
    for laid in t.sides[side].laid:
        publish(t, side, laid & CARD)
        t.note(REVEALED, side, t.number(side, laid & CARD), laid >> BEHIND)


def win(t: Thargos, c: Conflict) -> None:
    """The attacker has won the Mission."""
    it = t.missions[c.track]
    t.sides[c.attacker].score(it)
    t.missions[c.track] = -1
    c.owed = 0
    t.stirred = True
    mission = t.number(it >> BEHIND, it & CARD)
    t.note(WON_MISSION, c.attacker, mission, t.cards[mission].vp, it=hero_number(t, 4 * c.attacker + c.lead))


def complete_mission(t: Thargos, c: Conflict) -> None:
    """The effect of the Mission that was won."""
    scored = t.sides[c.attacker].scored
    it = scored[len(scored) - 1]
    number = t.number(it >> BEHIND & 7, it & CARD)
    effect = t.cards[number].complete
    if effect is not None and (t.is_seated(c.attacker) or t.variant.rival.uses(t, effect)):
        t.push(Frame(effect, c.attacker, number, 4 * c.attacker + c.lead))


def discard_laid(t: Thargos, c: Conflict) -> None:
    """All laid cards go to their owners' discard piles."""
    discard_laid_by(t, c.attacker)
    discard_laid_by(t, c.defender)


def discard_laid_by(t: Thargos, side: i64) -> None:
    s = t.sides[side]
    for laid in s.laid:
        bury(t, side, laid & CARD)
    s.laid = EMPTY


class Replace(Word):
    """Put a Mission from your hand on the track; without one, turn up your deck until one appears.

    Who finds none has a burnt deck. Others see the digging, so a hand without Missions need not wait.
    """

    def do(self, t: Thargos, f: Frame) -> None:
        if has_mission(t, f.seat):
            t.wait(f, self.options(t, f))
        else:
            self.dig(t, f.seat)

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        s = t.sides[f.seat]
        found = vec[i64]()
        for design in designs_in(s.hand, s.cards):
            if t.cards[design].kind == MISSION:
                found = append(found, design)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        track = conflict_of(t).track
        put_mission(t, f.seat, pick, track)
        t.note(LAID_MISSION, f.seat, pick, track)

    def dig(self, t: Thargos, side: i64) -> None:
        card = dig(t, side, MISSION, DUG)
        if card < 0:
            lose(t, side)
            return
        track = conflict_of(t).track
        t.missions[track] = side << BEHIND | card
        t.note(LAID_MISSION, side, t.number(side, card), track)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"place {t.cards[pick].id}"


class DrawOwed(Word):
    """After the refill: the cards that the Mission gives to its beaten defender."""

    def do(self, t: Thargos, f: Frame) -> None:
        c = conflict_of(t)
        for _time in range(c.owed):
            draw(t, f.seat)
        c.owed = -1


STEP: Final = Step(COMPARED, OVER, FAILED)
USE_POSTS: Final = UsePosts()
LAY: Final = Lay()
REPLACE: Final = Replace()
DRAW_OWED: Final = DrawOwed()
