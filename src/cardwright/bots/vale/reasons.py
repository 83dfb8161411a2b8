"""Why a position of The Vale of Eternity is worth what it is: the forecast, split into parts that have a name."""

from typing import Final

from cardwright.bots.vale.features import MORE, PLACES, WHOLE, features
from cardwright.bots.vale.judgement import ValeJudgement
from cardwright.games.vale.rules.rounds import winners
from cardwright.games.vale.state import Vale

POINTS: Final = "points"
STONES: Final = "stones"
HAND: Final = "hand"
HUNTED: Final = "hunted"
AREA: Final = "area"
CURSES: Final = "curses"
RIVAL: Final = "rival"
PACE: Final = "pace"
PARTS: Final = (POINTS, STONES, HAND, HUNTED, AREA, CURSES, RIVAL, PACE)

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


class Reckoning:
    """A position as one seat sees it: each part's share of the lead, who the strongest rival is, and the end."""

    def __init__(self, parts: dict[str, float], rival: int, over: bool, won: bool) -> None:
        self.parts: Final = parts
        self.rival: Final = rival
        self.over: Final = over
        self.won: Final = won

    def lead(self) -> float:
        return sum(self.parts.values())


def part_of(feature: str) -> str:
    """The part that a feature belongs to; what only tells how long the game will last is the pace."""
    return FIRST_WORDS.get(feature.split("_")[0], PACE)


def part_at(which: int, cards: int) -> str:
    """The part of the feature at a place in the list."""
    place = which // cards
    return part_of(PLACES[place] if place < len(PLACES) else (*WHOLE, *MORE)[which - len(PLACES) * cards])


def split(judgement: ValeJudgement, t: Vale, seat: int) -> dict[str, float]:
    """A player's forecast by parts; they add up to it."""
    parts = dict.fromkeys(PARTS, 0.0)
    weights = judgement.weights(t)
    for which, value in features(t, seat, weights, keep=True).kept:
        parts[part_at(which, len(t.cards))] += weights[which] * value
    return parts


def reckon(judgement: ValeJudgement, t: Vale, seat: int) -> Reckoning:
    """What makes up the lead of a seat over its strongest rival; in a finished game only points count."""
    others = [other for other in range(int(t.players)) if other != seat]
    if t.over():
        rival = max(others, key=lambda other: int(t.seats[other].score))
        parts = dict.fromkeys(PARTS, 0.0)
        parts[POINTS] = float(t.seats[seat].score)
        parts[RIVAL] = -float(t.seats[rival].score)
        return Reckoning(parts, rival, True, winners(t) == [seat])
    quarry = judgement.quarry(t)
    strength = {other: judgement.forecast(t, other) + quarry[other] for other in others}
    rival = max(others, key=lambda other: strength[other])
    parts = split(judgement, t, seat)
    parts[HUNTED] += quarry[seat]
    parts[RIVAL] = -strength[rival]
    return Reckoning(parts, rival, False, False)


def average(reckonings: list[Reckoning]) -> Reckoning:
    """Several deals in one: parts are averaged, the rival is the most frequent one, the end must be sure."""
    n = len(reckonings)
    parts = {part: sum(r.parts[part] for r in reckonings) / n for part in PARTS}
    rivals = [r.rival for r in reckonings]
    over = all(r.over for r in reckonings)
    won = all(r.won for r in reckonings)
    return Reckoning(parts, max(rivals, key=rivals.count), over, won)
