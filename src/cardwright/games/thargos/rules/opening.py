"""How a game begins: who is first, opening hands, Heroes and Missions take their places."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import draw, own, publish, put_under, shuffle
from cardwright.games.thargos.moves.heroes import put_stand, stand_of
from cardwright.games.thargos.rules.turns import BEGIN_TURN
from cardwright.games.thargos.seat import BEHIND
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import (
    BEGAN,
    BOTTOMED,
    HAND,
    LAID_MISSION,
    MISSION,
    OPENING_MISSIONS,
    PLACED,
    ROLLED,
    SHOWED,
)
from cardwright.games.thargos.words.tracks import put_mission
from cardwright.kernel.copies import designs_in
from cardwright.kernel.machine import Frame

# In a circle everybody compares the sum of three cards.
CIRCLE_CARDS: Final = 3
# Decks in which every card counts the same would be tied for ever: then chance decides.
MOST_TIES: Final = 20


# Who is first.


def first_player(t: Thargos) -> i64:
    """Everybody compares; only the tied compare again."""
    tied = list(range(t.players))
    for _time in range(MOST_TIES):
        drawn: list[i64] = []
        worth = [chance(t, side, drawn) for side in tied]
        best = max(worth)
        tied = [side for side, it in zip(tied, worth) if it == best]
        if len(tied) == 1:
            break
    first = tied[0] if len(tied) == 1 else tied[t.dice.roll(len(tied))]
    t.note(BEGAN, first)
    return first


def chance(t: Thargos, side: i64, drawn: list[i64]) -> i64:
    """What a player compares: the PAM of cards from the deck, a die, or the points of a Hero that nobody has drawn."""
    how = t.variant.options["first"]
    if how == "die":
        rolled = t.dice.roll(6) + 1
        t.sides[side].shown = append(t.sides[side].shown, len(t.cards) + len(t.heroes) + rolled)
        t.note(ROLLED, side, n=rolled)
        return rolled
    if how == "heroes":
        return unused_hero(t, side, drawn)
    s = t.sides[side]
    total: i64 = 0
    for i in range(CIRCLE_CARDS if len(t.sides) > 2 and t.variant.story is None else 1):
        card = s.deck[len(s.deck) - 1 - i]
        publish(t, side, card)
        s.shown = append(s.shown, s.cards[card])
        t.note(SHOWED, side, s.cards[card], t.design(side, card).pam)
        total += t.design(side, card).pam
    shuffle(t, side)
    return total


def unused_hero(t: Thargos, side: i64, drawn: list[i64]) -> i64:
    """The points of a Hero drawn from those of the box that nobody has in a team; others have `drawn` theirs."""
    free = [i for i, hero in enumerate(t.heroes) if hero.box == "base" and not any(i in s.team for s in t.sides)]
    free = [i for i in free if i not in drawn]
    hero = free[t.dice.roll(len(free))]
    drawn.append(hero)
    t.sides[side].shown = append(t.sides[side].shown, len(t.cards) + hero)
    t.note(SHOWED, side, len(t.cards) + hero, t.heroes[hero].points)
    return t.heroes[hero].points


# Opening hands.


def open_hand(t: Thargos, side: i64) -> None:
    """Six cards with two Missions: otherwise they go under the deck as they came, and six others are drawn.

    Once the whole deck has gone round it is shuffled again.
    """
    s = t.sides[side]
    drawn: i64 = 0
    while True:
        six = s.deck[len(s.deck) - HAND :]
        for _time in range(HAND):
            draw(t, side)
        missions: i64 = 0
        for card in s.hand:
            missions += 1 if t.design(side, card).kind == MISSION else 0
        if missions >= OPENING_MISSIONS:
            return
        t.note(BOTTOMED, side, n=HAND)
        for i in range(HAND):
            put_under(t, side, six[HAND - 1 - i])
        s.hand = vec[i64]()
        drawn += HAND
        if drawn >= len(s.cards):
            shuffle(t, side)
            drawn = 0


# Heroes and Missions.


class PlaceHero(Word):
    """Place one of your Heroes, Active, on your side of one of your tracks."""

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        s = t.sides[f.seat]
        found = vec[i64]()
        for hero in s.bench:
            for place in range(4):
                if s.stands[place].hero < 0:
                    found = append(found, hero << 2 | place)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        s = t.sides[f.seat]
        left = vec[i64]()
        for hero in s.bench:
            if hero != pick >> 2:
                left = append(left, hero)
        s.bench = left
        put_stand(t, 4 * f.seat + (pick & 3), stand_of(t, f.seat, pick >> 2, False, vec[i64]()))
        t.note(PLACED, f.seat, len(t.cards) + (pick >> 2), t.track(f.seat, pick & 3))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"place {t.heroes[pick >> 2].id} {t.track(f.seat, pick & 3) + 1}"


class PlaceMission(Word):
    """Place a Mission from your hand on an empty track of yours; in a circle, one with each neighbour."""

    def do(self, t: Thargos, f: Frame) -> None:
        t.wait(f, self.options(t, f))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        s = t.sides[f.seat]
        found = vec[i64]()
        for design in designs_in(s.hand, s.cards):
            if t.cards[design].kind == MISSION:
                for track in range(i64(len(t.missions))):
                    if self.free(t, f.seat, track):
                        found = append(found, design << 4 | track)
        return found

    def free(self, t: Thargos, side: i64, track: i64) -> bool:
        if t.place_on(side, track) < 0 or t.missions[track] >= 0:
            return False
        beside = t.missions[track ^ 1]
        return len(t.sides) == 2 or beside < 0 or beside >> BEHIND != side

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        put_mission(t, f.seat, pick >> 4, pick & 15)
        t.note(LAID_MISSION, f.seat, pick >> 4, pick & 15)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"place {t.cards[pick >> 4].id} {(pick & 15) + 1}"


class FirstTurn(Word):
    """Everybody draws two cards, and the first player begins."""

    def do(self, t: Thargos, f: Frame) -> None:
        for i in range(t.players):
            for _time in range(OPENING_MISSIONS):
                draw(t, (t.first + i) % len(t.sides))
        t.push(BEGIN_TURN.at(t.first))


def push_opening(t: Thargos) -> None:
    """Put the course of the opening on the agenda, the last of it first."""
    sides = i64(len(t.sides))
    t.push(FIRST_TURN.at(-1))
    last_begins = sides > 2 or t.variant.options["first_mission"] == "last"
    for i in range(OPENING_MISSIONS * sides - 1, i64(-1), i64(-1)):
        step = -1 - i if last_begins else i
        t.push(Frame(PLACE_MISSION, (t.first + step) % sides))
    for i in range(4 * sides - 1, i64(-1), i64(-1)):
        t.push(Frame(PLACE_HERO, (t.first + i) % sides))


def prepare(t: Thargos) -> None:
    """Everything before the first question."""
    for side in range(i64(len(t.sides))):
        s = t.sides[side]
        s.bench = s.team[:]
        mine = own(t, side) << 8
        s.seen = vec[i64]([mine] * len(s.cards))
        s.deck = vec[i64](range(len(s.cards)))
        t.dice.shuffle(s.deck)
    t.missions = vec[i64]([-1] * (2 * len(t.sides)))
    t.seals = vec[i64]([0] * (2 * len(t.sides)))
    t.first = first_player(t)
    t.turn = t.first
    for i in range(i64(len(t.sides))):
        open_hand(t, (t.first + i) % len(t.sides))
    push_opening(t)


PLACE_HERO: Final = PlaceHero()
PLACE_MISSION: Final = PlaceMission()
FIRST_TURN: Final = FirstTurn()
