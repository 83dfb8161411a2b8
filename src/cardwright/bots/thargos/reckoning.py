"""What the bots know of Heroes of Thargos: what a turn is, and what a player has, split into parts with a name."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from cardwright.bots.reckoning import Breakdown, Maker, Reckoning
from cardwright.bots.thargos.circle import CircleJudgement
from cardwright.bots.thargos.conflict import if_lost, if_won, odds, unsettled
from cardwright.bots.thargos.features import FACES, HAND, PLACES, WHOLE, Figures, features
from cardwright.bots.thargos.habits import usual
from cardwright.bots.thargos.judgement import ThargosJudgement, winners
from cardwright.bots.thargos.weights import SCALE, WEIGHTS
from cardwright.bots.thinking import Easy, Hard, Normal
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.machine import Position

VP: Final = "vp"
DECK: Final = "deck"
CARDS: Final = "hand"
HEROES: Final = "heroes"
LASTINGS: Final = "lastings"
TRACKS: Final = "tracks"
RIVAL: Final = "rival"
PARTS: Final = (VP, DECK, CARDS, HEROES, LASTINGS, TRACKS, RIVAL)

# How many positions easy looks at in each step of its turn: enough to lay more than one card. It slips oftener than in
# other games, and further, because one bad attempt matters less: with these, normal wins four games in five.
EASY_BREADTH: Final = 8
EASY_SLIPS: Final = 8
EASY_SLIP: Final = 1.0
# Which part each feature of the whole belongs to.
OF_WHOLE: Final = {
    "points": VP, "near": VP,
    "deck": DECK, "short": DECK, "spent": DECK,
    "cards": CARDS, "pam": CARDS, "unseen": CARDS, "mission": CARDS, "second_mission": CARDS,
    "best": TRACKS, "prospects": TRACKS, "decisive": TRACKS,
    "turn": TRACKS, "turn_best": TRACKS, "turn_decisive": TRACKS, "quiet": VP,
}  # fmt: skip


def part_at(which: int, cards: int, heroes: int) -> str:
    """The part of the feature at a place in the list."""
    faces = len(PLACES) * cards
    if which < faces:
        return CARDS if which // cards == HAND else LASTINGS
    whole = faces + len(FACES) * heroes
    return HEROES if which < whole else OF_WHOLE[WHOLE[which - whole]]


class ThargosReckoning(Reckoning):
    """What counts is by how many VP one is better off than the strongest other player."""

    minds: Mapping[str, Maker] = {
        "easy": partial(Easy, breadth=EASY_BREADTH, slips=EASY_SLIPS, slip=EASY_SLIP),
        "normal": Normal,
        "hard": Hard,
        "expert": Hard,
    }

    def __init__(self, judgement: ThargosJudgement) -> None:
        super().__init__(judgement)
        self.thargos: Final = judgement
        judgement.circle = CircleJudgement(WEIGHTS, SCALE, judgement.habits)

    def same_turn(self, begin: Position, t: Position, seat: int) -> bool:
        """One's turn with all that it asks of others, or the answer to another's attempt."""
        begin, t = _thargos(begin), _thargos(t)
        return t.turns == begin.turns and (t.turn == seat or t.seat() == seat)

    def breakdown(self, t: Position, seat: int) -> Breakdown:
        t = _thargos(t)
        worth = self.judgement.worth(t, seat)
        rival = self._rival(t, seat)
        if t.over() or t.is_out(seat):
            return Breakdown(dict.fromkeys(PARTS, 0.0), worth, rival, t.over() and winners(t) == [seat])
        parts = self._expected(t, seat, rival)
        return Breakdown(parts, worth - sum(parts.values()), rival)

    def _rival(self, t: Thargos, seat: int) -> int:
        """The strongest other seat; -1: there is none."""
        others = [side for side in range(int(t.players)) if side != seat]
        still = [side for side in others if not t.is_out(side)] or others
        figures = Figures(t)
        return max(still, key=lambda side: self.thargos.standing(figures, side, seat)) if still else -1

    def _expected(self, t: Thargos, seat: int, rival: int) -> dict[str, float]:
        """The parts; of a conflict under way those of both ends, each by its odds."""
        if not unsettled(t):
            return self._parts(t, seat, rival)
        chance = odds(t, seat, self.thargos.habits)
        won, lost = (self._parts(u, seat, rival) for u in (if_won(t), if_lost(t)))
        return {part: chance * won[part] + (1 - chance) * lost[part] for part in PARTS}

    def _parts(self, t: Thargos, seat: int, rival: int) -> dict[str, float]:
        parts = dict.fromkeys(PARTS, 0.0)
        weights = self.thargos.weights
        figures = Figures(t)
        for which, value in features(figures, seat, seat, weights, keep=True).kept:
            parts[part_at(which, len(t.cards), len(t.heroes))] += weights[which] * value
        parts[RIVAL] = -self.thargos.standing(figures, rival, seat) if rival >= 0 else 0.0
        return parts


def _thargos(t: Position) -> Thargos:
    assert isinstance(t, Thargos), "a position of another game"
    return t


RECKONING: Final = ThargosReckoning(ThargosJudgement(WEIGHTS, SCALE, usual()))
