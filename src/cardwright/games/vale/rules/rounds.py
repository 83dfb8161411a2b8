"""Set-up, the round and the end of the game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.rules.action import BEGIN_TURN
from cardwright.games.vale.rules.hunting import HUNT
from cardwright.games.vale.rules.resolution import RESOLVE
from cardwright.games.vale.state import Seat, Vale, Variant, Word
from cardwright.games.vale.terms import ENDED, HUNTING, REVEALED, ROUND_BEGAN
from cardwright.kernel.dice import Dice
from cardwright.kernel.machine import Frame


class Round(Word):
    """Reveal two cards a player, then hunting, action turns and resolution turns, in turn order."""

    def do(self, t: Vale, f: Frame) -> None:
        t.phase = HUNTING
        t.turn = t.first
        t.note(ROUND_BEGAN, t.first, n=t.round)
        for _ in range(2 * t.players):
            reveal(t)
        t.push(Frame(END_ROUND, -1))
        push_turns(t, RESOLVE, 0)
        push_turns(t, BEGIN_TURN, 0)
        t.push(Frame(HUNT, t.first))


def reveal(t: Vale) -> None:
    """Turn up the top card of the deck on the board."""
    card = t.top()
    if card >= 0:
        t.board = append(t.board, card)
        t.marks = append(t.marks, -1)
        t.seen[card] = t.everyone()
        t.note(REVEALED, -1, card)


def push_turns(t: Vale, word: Word, start: i64) -> None:
    """One frame a player, in turn order from the `start`-th player of the round."""
    i = t.players - 1
    while i >= start:
        t.push(Frame(word, (t.first + i) % t.players))
        i -= 1


class EndRound(Word):
    """End the game at the goal or after the last round; else pass the first-player marker to the left."""

    def do(self, t: Vale, f: Frame) -> None:
        if t.round >= t.variant.rounds or best_score(t) >= t.variant.goal:
            t.note(ENDED, -1, n=t.round)
            return
        t.round += 1
        t.first = (t.first + 1) % t.players
        t.push(Frame(ROUND, -1))


def best_score(t: Vale) -> i64:
    best: i64 = 0
    for s in t.seats:
        best = max(best, s.score)
    return best


ROUND: Final = Round()
END_ROUND: Final = EndRound()


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
    t.seen = vec[i64]([0] * len(variant.cards))
    for seat in range(players):
        s = Seat()
        s.score = seat + 1
        t.seats.append(s)
    return t


def deal(variant: Variant, players: i64, dice: Dice) -> Vale:
    """A new game, at its first question."""
    t = bare(variant, players, dice)
    for c in range(i64(len(variant.cards))):
        t.deck = append(t.deck, c)
    t.dice.shuffle(t.deck)
    t.push(Frame(ROUND, -1))
    t.advance()
    return t
