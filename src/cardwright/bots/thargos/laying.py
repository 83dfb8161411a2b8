"""Laying cards without much thought, for playing on: as much as an attempt needs, and as an answer is worth."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.bots.thargos.conflict import Leads, compared, leads, ready, unanswered
from cardwright.bots.thargos.features import MEAN_PAM
from cardwright.bots.thargos.habits import Habits
from cardwright.games.thargos.moves.laying import DESIGN_BITS, asked_for
from cardwright.games.thargos.seat import Conflict
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.dice import Dice

STOP: Final = -1
# The chance at which a defender thinks that he has laid enough.
HELD: Final = 0.3


def lay_on(t: Thargos, habits: Habits, dice: Dice) -> i64:
    """One more card, or none."""
    c = t.conflict
    assert c is not None
    seat = t.seat()
    found = leads(t, c, seat)
    return _attack(t, c, found, dice) if seat == c.attacker else _defend(t, c, found, habits, dice)


def _attack(t: Thargos, c: Conflict, found: Leads, dice: Dice) -> i64:
    """Level out what is behind; then more on the weakest, the less likely the better the chance already is."""
    asked = asked_for(t)
    behind: i64 = -1
    weakest: i64 = 0
    for i in range(i64(len(asked))):
        if found.lead[i] < 0 and behind < 0:
            behind = i
        if found.lead[i] < found.lead[weakest]:
            weakest = i
    if behind >= 0:
        return _closest(t, asked[behind], -found.lead[behind], dice)
    if _may_stop(t) and float(dice.roll(100)) < 100.0 * unanswered(t, c, found, c.attacker) + 10.0:
        return STOP
    return _closest(t, asked[weakest], 3, dice)


def _defend(t: Thargos, c: Conflict, found: Leads, habits: Habits, dice: Dice) -> i64:
    """Answer where it costs least, if it is worth it: enough there, and the least that has to lie elsewhere."""
    asked = asked_for(t)
    best: i64 = -1
    least = 99.0
    for i in range(i64(len(asked))):
        if _offered(t, asked[i]) and (len(asked) == 1 or c.opened >> asked[i] & 1):
            gap = float(found.lead[i]) + MEAN_PAM * float(found.attacking[i])
            if gap < least:
                best = i
                least = gap
    if best < 0:
        return t.options[0]
    begun = len(t.sides[c.defender].laid) > 0
    if _may_stop(t):
        cards = (least + 1.0) / MEAN_PAM
        hopeless = not begun and cards > min(ready(t, c), float(len(t.sides[c.defender].hand)))
        if hopeless or compared(t, c, c.defender, habits) < HELD:
            return STOP
    return _closest(t, asked[best], i64(least) + 1, dice)


def _may_stop(t: Thargos) -> bool:
    return t.options[0] == STOP


def _offered(t: Thargos, attribute: i64) -> bool:
    return any(pick >= 0 and pick >> DESIGN_BITS == attribute for pick in t.options)


def _closest(t: Thargos, attribute: i64, gap: i64, dice: Dice) -> i64:
    """A card on an attribute that fills the gap best; if none can be laid there, any answer."""
    near = vec[i64]()
    least: i64 = 99
    for pick in t.options:
        if pick < 0 or pick >> DESIGN_BITS != attribute:
            continue
        miss = gap - t.cards[pick & (1 << DESIGN_BITS) - 1].pam
        off = miss if miss >= 0 else -miss
        if off < least:
            least = off
            near = vec[i64]()
        if off == least:
            near = append(near, pick)
    return near[dice.roll(len(near))] if len(near) > 0 else t.options[dice.roll(len(t.options))]
