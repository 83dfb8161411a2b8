"""What the bots know of The Vale of Eternity: how a turn goes, and the forecast split into parts that have a name."""

from collections.abc import Mapping
from typing import Final

from cardwright.bots.reckoning import Breakdown, Maker, Reckoning
from cardwright.bots.thinking import Easy, Hard, Normal
from cardwright.bots.vale.features import MORE, PLACES, WHOLE, features
from cardwright.bots.vale.judgement import ValeJudgement
from cardwright.bots.vale.weights import WEIGHTS
from cardwright.bots.vale.weights_expanded import WEIGHTS as EXPANDED
from cardwright.games.vale.rules.rounds import winners
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import HUNTING
from cardwright.kernel.machine import Position

POINTS: Final = "points"
STONES: Final = "stones"
HAND: Final = "hand"
HUNTED: Final = "hunted"
AREA: Final = "area"
CURSES: Final = "curses"
RIVAL: Final = "rival"
PARTS: Final = (POINTS, STONES, HAND, HUNTED, AREA, CURSES, RIVAL)
# What is no reason to do anything: how long the game will last.
PACE: Final = "pace"

# Which part a feature belongs to, by the first word of its name.
FIRST_WORDS: Final = {
    "score": POINTS,
    "red": STONES, "blue": STONES, "purple": STONES, "full": STONES, "worth": STONES, "value": STONES,
    "hand": HAND, "cards": HAND, "instants": HAND, "best": HAND,
    "mark": HUNTED, "marked": HUNTED,
    "area": AREA, "room": AREA, "actives": AREA, "families": AREA, "bought": AREA,
    "sheltered": HAND,
    "curses": CURSES, "tokens": CURSES, "seals": CURSES, "appeased": CURSES,
}  # fmt: skip


def part_of(feature: str) -> str:
    """The part that a feature belongs to; what only tells how long the game will last is the pace."""
    return FIRST_WORDS.get(feature.split("_")[0], PACE)


def part_at(which: int, cards: int) -> str:
    """The part of the feature at a place in the list."""
    place = which // cards
    return part_of(PLACES[place] if place < len(PLACES) else (*WHOLE, *MORE)[which - len(PLACES) * cards])


class ValeReckoning(Reckoning):
    """What counts is the lead, in points, over the strongest other player."""

    minds: Mapping[str, Maker] = {"easy": Easy, "normal": Normal, "hard": Hard, "expert": Hard}

    def __init__(self, judgement: ValeJudgement) -> None:
        super().__init__(judgement)
        self.vale: Final = judgement

    def same_turn(self, begin: Position, t: Position, seat: int) -> bool:
        """One's marker, or one's action or resolution with all that it asks of others."""
        begin, t = _vale(begin), _vale(t)
        return t.round == begin.round and (t.seat() == seat or (t.turn == seat and t.phase != HUNTING))

    def breakdown(self, t: Position, seat: int) -> Breakdown:
        t = _vale(t)
        strength = {other: self._strength(t, other) for other in range(int(t.players)) if other != seat}
        rival = max(strength, key=lambda other: strength[other])
        parts = self._parts(t, seat)
        parts[RIVAL] = -strength[rival]
        return Breakdown(parts, parts.pop(PACE), rival, t.over() and winners(t) == [seat])

    def _strength(self, t: Vale, seat: int) -> float:
        return float(t.seats[seat].score) if t.over() else self.vale.forecast(t, seat) + self.vale.quarry(t)[seat]

    def _parts(self, t: Vale, seat: int) -> dict[str, float]:
        """A player's forecast by parts; they add up to it. In a finished game only points count."""
        parts = dict.fromkeys((*PARTS, PACE), 0.0)
        if t.over():
            parts[POINTS] = float(t.seats[seat].score)
            return parts
        weights = self.vale.weights(t)
        for which, value in features(t, seat, weights, keep=True).kept:
            parts[part_at(which, len(t.cards))] += weights[which] * value
        parts[HUNTED] += self.vale.quarry(t)[seat]
        return parts


def _vale(t: Position) -> Vale:
    assert isinstance(t, Vale), "a position of another game"
    return t


RECKONING: Final = ValeReckoning(ValeJudgement(WEIGHTS, EXPANDED))
