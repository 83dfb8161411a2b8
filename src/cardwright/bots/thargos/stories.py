"""How an attempt in a story will end: dice that nobody has rolled yet, or a Hero, stand against the party."""

import math
from typing import Final

from mypy_extensions import i64

from cardwright.games.thargos.moves.heroes import column, may_lead
from cardwright.games.thargos.moves.laying import team_column
from cardwright.games.thargos.moves.map import open_spots, story_of
from cardwright.games.thargos.state import Thargos

# What a die shows on average, and how far the sum of some is from that: so much times the root of their number.
MEAN_DIE: Final = 3.5
DIE_SPREAD: Final = 1.71
# Of the PAM in hand a party lays about so much.
SPENT: Final = 0.8
SURE: Final = 0.98


def chance_in_dice(lead: float, dice: i64) -> float:
    """The chance that so many dice do not show more than a lead: a bell is near enough."""
    if dice <= 0:
        return 1.0 if lead >= 0.0 else 0.0
    spread = DIE_SPREAD * math.sqrt(float(dice))
    return 0.5 * (1.0 + math.erf((lead + 0.5 - MEAN_DIE * float(dice)) / (spread * 1.4142135623730951)))


def prospect_in_story(t: Thargos, side: i64, place: i64, spot: i64, pam: float) -> float:
    """The chance that a Hero completes a Mission of the story against dice, with so much PAM in hand, evenly laid."""
    mission = t.mission(spot)
    spots = story_of(t).spots
    team = spot < len(spots) and spots[spot].team
    share = SPENT * pam / float(len(mission.asked))
    chance = SURE
    for attribute in mission.asked:
        mine = team_column(t, side, attribute) if team else column(t, 4 * side + place, attribute)
        chance *= chance_in_dice(float(mine - mission.asks[attribute]) + share, mission.asks[attribute])
    return chance


class Outlook:
    """What the map promises a party: the best attempt, what its Heroes' best ones are together, and what would win."""

    def __init__(self, t: Thargos, side: i64, pam: float, need: i64) -> None:
        self.best: float = 0.0
        self.total: float = 0.0
        self.decisive: float = 0.0
        target = float(t.sides[side].target)
        spots = open_spots(t, side)
        for place in range(i64(4)):
            most = 0.0
            for spot in spots:
                if may_lead(t, side, place, spot):
                    chance = prospect_in_story(t, side, place, spot, pam)
                    vp = t.mission(spot).vp
                    most = max(most, chance * float(min(vp, need)) / target)
                    if vp >= need:
                        self.decisive = max(self.decisive, chance)
            self.best = max(self.best, most)
            self.total += most
