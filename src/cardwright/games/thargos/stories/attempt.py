"""An attempt in a story: the party lays its cards, then somebody opposes it with a Hero, or the world with dice."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import count_points
from cardwright.games.thargos.moves.harm import hero_number, injure, keep_roll
from cardwright.games.thargos.moves.heroes import column
from cardwright.games.thargos.moves.laying import asked_for, behind_on, conflict_of, team_column, total
from cardwright.games.thargos.moves.map import is_hidden, story_of, world
from cardwright.games.thargos.rules.conflicts import (
    LAY,
    answer,
    complete_mission,
    discard_laid,
    offer_posts,
    reveal_laid,
    roll_both,
)
from cardwright.games.thargos.rules.steps import Steps, falls_short
from cardwright.games.thargos.seat import BEHIND, CARD, Conflict
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import (
    ANSWERED,
    ATTACK,
    ATTEMPTED,
    BEATEN,
    DEFEND,
    HELD,
    LAID,
    OPPOSED,
    PUSHED_BACK,
    REPELLED,
    REVEAL,
    TAKEN,
    TURNED_UP,
    UNOPPOSED,
    WON,
    WON_MISSION,
)
from cardwright.games.thargos.words.heroes import spelled, standing
from cardwright.games.thargos.words.joining import opponents
from cardwright.kernel.machine import Frame

# What a die was rolled for, where dice that lie open name a card: behind those of the Rival, one for each attribute.
FOR_PUSHBACK: Final = 490
DECLINE: Final = -1

# The steps of an attempt. After the comparison come those of a success, or those of a failure.
ATTACKERS_CLAUSES: Final = 0
ATTACKERS_POSTS: Final = 1
ATTACKER_LAYS: Final = 2
SOMEBODY_OPPOSES: Final = 3
DEFENDERS_CLAUSES: Final = 4
DEFENDERS_POSTS: Final = 5
DEFENDER_SEES: Final = 6
DEFENDER_LAYS: Final = 7
ATTACKER_SEES: Final = 8
CARDS_UP: Final = 9
ATTACKER_REVEALS: Final = 10
DEFENDER_REVEALS: Final = 11
COMPARED: Final = 12
COMPLETED: Final = 13
WINNERS_CLAUSES: Final = 14
POINTS_COUNTED: Final = 15
CARDS_GONE: Final = 16
LOSERS_CLAUSES: Final = 17
OVER: Final = 18
HEROES_INJURED: Final = 19
HOLDERS_CLAUSES: Final = 20
FAILED_CARDS_GONE: Final = 21
FAILED: Final = 22


def begin_attempt(t: Thargos, side: i64, place: i64, spot: i64, ease: i64) -> None:
    """A Hero leads the attempt at a Mission of the story; nobody opposes it yet but the Mission itself."""
    c = Conflict(spot, side, place, world(t), 0)
    spots = story_of(t).spots
    c.ease = ease
    c.team = spot < len(spots) and spots[spot].team
    t.conflict = c
    hero = 4 * side + place
    it = t.missions[spot]
    t.note(ATTEMPTED, side, t.number(it >> BEHIND, it & CARD), spot, it=hero_number(t, hero))
    t.push(Frame(STORY_STEP, side, it=hero))


def is_passive(t: Thargos, spot: i64) -> bool:
    """Whether only dice oppose a Mission."""
    spots = story_of(t).spots
    return spots[spot].passive if spot < len(spots) else t.mission(spot).passive


class StoryStep(Steps):
    """An attempt in a story."""

    def contend(self, t: Thargos, c: Conflict, step: i64) -> None:
        if step == ATTACKERS_CLAUSES:
            if t.variant.dice_declared:
                roll_both(t, c)
            answer(t, c, ATTACK, c.attacker)
        elif step == ATTACKERS_POSTS:
            offer_posts(t, ATTACK, c.attacker)
        elif step == ATTACKER_LAYS:
            c.spread = len(asked_for(t)) > 1 and behind_on(t) > 1
            t.push(Frame(LAY, c.attacker))
        elif step == SOMEBODY_OPPOSES:
            if not is_passive(t, c.track):
                self.ask_opponents(t, c)
        elif step == ATTACKER_SEES:
            answer(t, c, ANSWERED, c.attacker)
        elif step == CARDS_UP:
            reveal_laid(t, c)
            if c.defender == world(t):
                push_back(t, c)
        elif step == ATTACKER_REVEALS:
            answer(t, c, REVEAL, c.attacker)
        elif c.defender != world(t):
            self.defend(t, c, step)

    def ask_opponents(self, t: Thargos, c: Conflict) -> None:
        """The others are asked in turn order; the first to accept opposes."""
        asked = opponents(t, c.attacker)
        for i in range(i64(len(asked)) - 1, i64(-1), i64(-1)):
            t.push(Frame(OPPOSE, asked[i]))

    def defend(self, t: Thargos, c: Conflict, step: i64) -> None:
        """What a defender does whose Hero opposes."""
        if step == DEFENDERS_CLAUSES:
            answer(t, c, DEFEND, c.defender)
        elif step == DEFENDERS_POSTS:
            offer_posts(t, DEFEND, c.defender)
        elif step == DEFENDER_SEES:
            offer_posts(t, LAID, c.defender)
            answer(t, c, LAID, c.defender)
        elif step == DEFENDER_LAYS:
            t.push(Frame(LAY, c.defender))
        else:
            answer(t, c, REVEAL, c.defender)

    def compare(self, t: Thargos, c: Conflict) -> i64:
        if falls_short(t, c):
            by = c.defender if c.defender != world(t) else i64(-1)
            t.note(REPELLED, by, hero_number(t, 4 * c.attacker + c.lead), c.track)
            return HEROES_INJURED
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
        else:
            answer(t, c, BEATEN, c.defender)

    def fail(self, t: Thargos, c: Conflict, step: i64) -> None:
        if step == HEROES_INJURED:
            if c.team:
                push_injuries(t, c)
            else:
                injure(t, 4 * c.attacker + c.lead, c.defender, effect=False)
        elif step == HOLDERS_CLAUSES:
            answer(t, c, HELD, c.defender)
        else:
            discard_laid(t, c)


class Oppose(Word):
    """Oppose the attempt with one of your Heroes, or do not; if somebody does already, you are not asked."""

    def do(self, t: Thargos, f: Frame) -> None:
        if conflict_of(t).defender != world(t) or t.is_out(f.seat):
            return
        if t.is_seated(f.seat):
            t.ask(f, self.options(t, f))
        else:
            self.chosen(t, f, t.variant.rival.oppose(t, f.seat))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]([DECLINE])
        for hero in standing(t, f.seat):
            found = append(found, hero)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick == DECLINE:
            t.note(UNOPPOSED, f.seat)
            return
        c = conflict_of(t).against(f.seat, pick & 3)
        t.conflict = c
        t.note(OPPOSED, f.seat, hero_number(t, pick))
        if t.variant.dice_declared:
            roll_both(t, c)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return "decline" if pick == DECLINE else f"oppose {spelled(t, f.seat, pick)}"


def push_back(t: Thargos, c: Conflict) -> None:
    """Thargos pushes back: for each attribute as many dice as the Mission asks for, on top of its value."""
    asks = t.mission(c.track).asks
    for attribute in asked_for(t):
        thrown: i64 = 0
        for _ in range(asks[attribute]):
            rolled = t.dice.roll(6) + 1
            keep_roll(t, FOR_PUSHBACK + attribute, rolled)
            c.boosts[3 + attribute] += rolled
            thrown = 10 * thrown + rolled
        t.reveal()
        t.note(PUSHED_BACK, -1, n=100_000 * attribute + thrown)


def win(t: Thargos, c: Conflict) -> None:
    """The party has won a Mission: it stays for the others, unless it goes to the first who wins it."""
    it = t.missions[c.track]
    spots = story_of(t).spots
    hidden = [spot for spot in range(i64(len(spots))) if is_hidden(t, spot)]
    t.sides[c.attacker].score(it)
    t.stirred = True
    mission = t.number(it >> BEHIND, it & CARD)
    t.note(WON_MISSION, c.attacker, mission, t.cards[mission].vp, it=hero_number(t, 4 * c.attacker + c.lead))
    if c.track >= len(spots) or not spots[c.track].shared():
        t.missions[c.track] = -1
        t.note(TAKEN, c.attacker, mission)
    for spot in hidden:
        if not is_hidden(t, spot):
            t.reveal()
            t.note(TURNED_UP, c.attacker, t.number(world(t), spot), spot)


# A team that fails.


def push_injuries(t: Thargos, c: Conflict) -> None:
    """Each attribute in which a team failed injures the Hero who supplied it."""
    asked = asked_for(t)
    for i in range(i64(len(asked)) - 1, i64(-1), i64(-1)):
        if total(t, c.attacker, asked[i]) < total(t, c.defender, asked[i]):
            t.push(Frame(SUFFER, c.attacker, memo=asked[i]))


class Suffer(Word):
    """Of the Heroes who supplied an attribute in which the team failed, one is injured; the memo is the attribute."""

    def do(self, t: Thargos, f: Frame) -> None:
        found = self.options(t, f)
        if len(found) > 0:
            t.ask(f, found)

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        best = team_column(t, f.seat, f.memo)
        found = vec[i64]()
        for hero in standing(t, f.seat):
            if column(t, hero, f.memo) == best:
                found = append(found, hero)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        injure(t, pick, conflict_of(t).defender, effect=False)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"injure {spelled(t, f.seat, pick)}"


STORY_STEP: Final = StoryStep(COMPARED, OVER, FAILED)
OPPOSE: Final = Oppose()
SUFFER: Final = Suffer()
