"""The Rival in a story: it comes to the same Missions as the player, and its dice choose Heroes instead of tracks."""

from typing import Final

from mypy_extensions import i64

from cardwright.games.thargos.moves.harm import hero_number
from cardwright.games.thargos.moves.heroes import may_lead
from cardwright.games.thargos.moves.map import open_spots, world
from cardwright.games.thargos.moves.temper import add_cards
from cardwright.games.thargos.rival.dice import FOR_ATTEMPT, FOR_OPPOSITION, HIGH, LOW, roll, track_shown
from cardwright.games.thargos.rival.player import Rival
from cardwright.games.thargos.rival.turns import RIVAL_ATTACHES, drop_added
from cardwright.games.thargos.rules.turns import END_TURN
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.stories.attempt import DECLINE, begin_attempt
from cardwright.games.thargos.stories.turns import STORY_EXTRA, push_turn
from cardwright.games.thargos.terms import DIE_AGAIN, DIE_ATTEMPT, DIE_OPPOSE, HELD_BACK
from cardwright.kernel.machine import Frame


class StoryRival(Rival):
    """Plays by the rules of the solo game, on a map."""

    def begin_turn(self, t: Thargos, side: i64) -> None:
        """In a story it is asked for the course of everybody's turn."""
        if t.is_seated(side):
            push_turn(t, side)
            return
        for step in (END_TURN, STORY_EXTRA, RIVAL_LEADS, RIVAL_ATTACHES):
            t.push(Frame(step, side))

    def oppose(self, t: Thargos, side: i64) -> i64:
        """The die says which Hero opposes; 1: none does, 6: it adds a card to its defence and rolls again."""
        while True:
            rolled = roll_hero(t, side, FOR_OPPOSITION)
            hero = shown(side, rolled)
            t.note(DIE_OPPOSE, side, hero_number(t, hero) if hero >= 0 else -1, rolled)
            if rolled != HIGH:
                break
            add_cards(t, t.temper.added + 1)
        if rolled == LOW:
            drop_added(t, side)
        return hero


class RivalLeads(Word):
    """The Hero that the die shows attempts its next Mission; 1: it backs off, 6: it adds a card and rolls again.

    Without a Mission that it may attempt it does not roll.
    """

    def do(self, t: Thargos, f: Frame) -> None:
        spot = next_spot(t, f.seat)
        if spot < 0:
            return
        rolled = roll_hero(t, f.seat, FOR_ATTEMPT)
        hero = shown(f.seat, rolled)
        named = hero_number(t, hero) if hero >= 0 else -1
        t.note(DIE_ATTEMPT, f.seat, t.number(world(t), spot), rolled, it=named)
        if rolled == HIGH:
            add_cards(t, t.temper.added + 1)
            t.push(f)
        elif hero >= 0 and may_lead(t, f.seat, hero & 3, spot):
            begin_attempt(t, f.seat, hero & 3, spot, 0)
        else:
            if hero >= 0:
                t.note(HELD_BACK, f.seat, named)
            drop_added(t, f.seat)


def roll_hero(t: Thargos, side: i64, purpose: i64) -> i64:
    """What the die shows; it is rolled again as long as nobody stands in the place that it shows."""
    while True:
        rolled = roll(t, purpose)
        hero = shown(side, rolled)
        if hero < 0 or t.stand(hero).hero >= 0:
            return rolled
        t.note(DIE_AGAIN, side, n=rolled)


def shown(side: i64, rolled: i64) -> i64:
    """The place of the Hero that the die shows: 2 to 5 are the four from left to right. -1: none."""
    place = track_shown(rolled)
    return 4 * side + place if place >= 0 else DECLINE


def next_spot(t: Thargos, side: i64) -> i64:
    """Of the Missions that it may attempt the one with the lowest printed number, as they are listed; -1: none."""
    found: i64 = -1
    for spot in open_spots(t, side):
        if found < 0 or t.number(world(t), spot) < t.number(world(t), found):
            found = spot
    return found


RIVAL_LEADS: Final = RivalLeads()
STORY_RIVAL: Final = StoryRival()
