"""Set-up, the round and the end of the game."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from cardwright.games.vale.moves import reveal
from cardwright.games.vale.rules.action import BEGIN_TURN
from cardwright.games.vale.rules.hunting import next_hunt
from cardwright.games.vale.rules.resolution import RESOLVE
from cardwright.games.vale.seat import Seat
from cardwright.games.vale.state import Vale, Variant, Word
from cardwright.games.vale.terms import ENDED, HUNTING, ROUND_BEGAN
from cardwright.kernel.dice import Dice
from cardwright.kernel.machine import Event, Frame


class Round(Word):
    """Reveal two cards a player, then hunting, action turns and resolution turns, in turn order."""

    def do(self, t: Vale, f: Frame) -> None:
        t.phase = HUNTING
        t.turn = t.first
        t.note(ROUND_BEGAN, t.first, n=t.round)
        course = t.variant.course
        push_from_resolution(t, 0)
        push_from_action(t, 0)
        t.push(next_hunt(t, 0))
        push_all(t, course.before_hunt)
        t.push(REVEAL.at(-1))
        push_all(t, course.dawn)


def push_from_resolution(t: Vale, start: i64) -> None:
    """The rest of a round, from the `start`-th player's resolution turn on."""
    t.push(END_ROUND.at(-1))
    push_all(t, t.variant.course.after_resolution)
    push_turns(t, RESOLVE, start)


def push_from_action(t: Vale, start: i64) -> None:
    """What lies between hunting and resolution, from the `start`-th player's action turn on."""
    push_all(t, t.variant.course.after_action)
    push_turns(t, BEGIN_TURN, start)


def push_all(t: Vale, words: list[Word]) -> None:
    """Each of these is done by every player, in turn order."""
    for word in reversed(words):
        push_turns(t, word, 0)


def push_turns(t: Vale, word: Word, start: i64) -> None:
    """One frame a player, in turn order from the `start`-th player of the round."""
    i = t.players - 1
    while i >= start:
        t.push(word.at((t.first + i) % t.players))
        i -= 1


class Reveal(Word):
    """Turn up two cards a player."""

    def do(self, t: Vale, f: Frame) -> None:
        for _place in range(2 * t.players):
            reveal(t)


REVEAL: Final = Reveal()


class EndRound(Word):
    """End the game at the goal or after the last round; else pass the first-player marker to the left."""

    def do(self, t: Vale, f: Frame) -> None:
        if t.round >= t.variant.rounds or best_score(t) >= t.variant.goal:
            t.push(END_GAME.at(-1))
            push_all(t, t.variant.course.finale)
            return
        t.round += 1
        t.first = (t.first + 1) % t.players
        t.push(ROUND.at(-1))


class EndGame(Word):
    """The game is over."""

    def do(self, t: Vale, f: Frame) -> None:
        t.note(ENDED, -1, n=t.round)


def best_score(t: Vale) -> i64:
    best: i64 = 0
    for s in t.seats:
        best = max(best, s.score)
    return best


ROUND: Final = Round()
END_ROUND: Final = EndRound()
END_GAME: Final = EndGame()


def winners(t: Vale) -> list[int]:
    """Most points, then most summoned cards, then shared."""
    best = max((s.score, len(s.area)) for s in t.seats)
    return [seat for seat, s in enumerate(t.seats) if (s.score, len(s.area)) == best]


def bare(variant: Variant, players: i64, dice: Dice) -> Vale:
    """Players at a table, with no card dealt yet."""
    t = Vale()
    t.variant = variant
    t.cards = variant.cards
    t.players = players
    t.dice = dice
    t.seen = variant.unseen[:]
    t.tokens = variant.uncursed[:]
    for seat in range(players):
        s = Seat()
        s.score = seat + 1
        s.seals = variant.seals
        t.seats = append(t.seats, s)
    return t


def deal(variant: Variant, players: i64, dice: Dice, told: list[Event] | None = None) -> Vale:
    """A new game, at its first question; what comes before that is told to whoever listens."""
    t = bare(variant, players, dice)
    t.deck = variant.deck[:]
    t.dice.shuffle(t.deck)
    t.events = told
    push_opening(t)
    t.advance()
    t.events = None
    return t


def push_opening(t: Vale) -> None:
    """What comes before the first round, and that round."""
    t.push(ROUND.at(-1))
    for word in t.variant.course.opening:
        t.push(word.at(-1))
