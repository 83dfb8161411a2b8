"""The Rival: a deck and dice instead of a seat."""

from typing import Final

from cardwright.kernel.machine import Frame
from cardwright.kernel.words import Word
from tests.kernel.conflict.fight import opened
from tests.kernel.conflict.state import Conflict, answer_of, shuffled
from tests.kernel.conflict.terms import ATTITUDES, DESIGN, LAID, MOST_INFAMY, NOBODY, RIVAL, ROLLED, SHUFFLED

BACKS_OFF, MORE = 1, 6  # what else a die shows is a track
MOST_ROLLS: Final = 6


def decide(t: Conflict) -> int:
    """The track that the Rival attempts by the die, or -1. Each 6 adds a card and rolls again."""
    t.rolls = []
    while not t.rolls or (t.rolls[-1] == MORE and len(t.rolls) < MOST_ROLLS):
        t.rolls.append(int(t.dice.roll(6)) + 1)
        t.reveal()
        t.note(ROLLED, NOBODY, n=t.rolls[-1])
    if t.rolls[-1] in (BACKS_OFF, MORE):
        return -1
    track = t.rolls[-1] // 2 - 1
    return track if t.tracks[track] >= 0 else -1


class Oppose(Word[Conflict]):
    """The Rival lays a pile of cards from its deck, unseen, in turn on the attributes where it may."""

    def do(self, t: Conflict, f: Frame) -> None:
        where, rival = opened(t, RIVAL), t.teams[RIVAL]
        for i in range(self.size(t) if where else 0):
            if not rival.deck:
                self.shuffle(t)
            if rival.deck:
                rival.laid.append(3 * rival.deck.pop() + where[i % len(where)])
                t.note(LAID, NOBODY, DESIGN[rival.laid[-1] // 3], rival.laid[-1] % 3, seen_by=0)
        rival.laid.sort(key=answer_of)

    def size(self, t: Conflict) -> int:
        attack, defence = list(ATTITUDES.values())[t.attitude]
        return t.infamy + (attack + t.rolls.count(MORE) if t.attacker == RIVAL else defence)

    def shuffle(self, t: Conflict) -> None:
        """The Rival's deck never burns: it is made anew, and the Rival becomes worse."""
        rival = t.teams[RIVAL]
        rival.deck, rival.discard = shuffled(rival.discard, t.dice), []
        t.infamy = min(t.infamy + 1, MOST_INFAMY)
        t.reveal()
        t.note(SHUFFLED, NOBODY)


OPPOSE: Final = Oppose()
