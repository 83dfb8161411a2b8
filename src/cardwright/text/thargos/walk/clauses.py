"""When cards do it: moments, Actions on a track, and what holds while a card can be seen."""

from collections.abc import Iterable
from typing import Final

from cardwright.games.thargos.state import Clause, Permanent, Post
from cardwright.games.thargos.terms import (
    ALL_DARKUN,
    ANSWERED,
    ATTACK,
    BAR_BIG_MISSIONS,
    BAR_CAPTURE,
    BAR_HEAL_EFFECTS,
    BAR_INJURY_EFFECTS,
    BAR_LAY_ACTION,
    BAR_LAY_MISSION,
    BAR_SPYING,
    BAR_STRIP,
    BAR_TRACK_ACTIONS,
    BIG,
    DEFEND,
    KINDS,
    LAID,
    MOMENTS,
)
from cardwright.games.thargos.words.always import Bar, Firm, Gets, HandLimit, MoreLastings, Sharpen, Spare
from cardwright.text.phrasebook import NoPhrase, Said, said
from cardwright.text.thargos.walk.conditions import condition
from cardwright.text.thargos.walk.nouns import BEARER, POSTED, boost, hero, per
from cardwright.text.thargos.walk.sentences import offer, sentence, within

# Moments that come together have a name of their own.
TOGETHER: Final = {
    1 << ATTACK | 1 << DEFEND: "conflict",
    1 << LAID | 1 << ANSWERED: "foe_laid",
}
BARS: Final = {
    BAR_TRACK_ACTIONS: "bar_track_actions",
    BAR_LAY_ACTION: "bar_lay_action",
    BAR_LAY_MISSION: "bar_lay_mission",
    BAR_SPYING: "bar_spying",
    BAR_INJURY_EFFECTS: "bar_injury_effects",
    BAR_STRIP: "bar_strip",
    BAR_BIG_MISSIONS: "bar_big_missions",
    BAR_HEAL_EFFECTS: "bar_heal_effects",
    BAR_CAPTURE: "bar_capture",
}


def moment(moments: int, whose: str) -> Said:
    """A moment, or several that come together; `whose` conflicts they are is a key."""
    if moments not in TOGETHER and moments & moments - 1:
        raise NoPhrase(f"moments {moments:b} together")
    return said(f"moment_{TOGETHER.get(moments) or MOMENTS[moments.bit_length() - 1]}", hero=said(whose))


def clauses(them: Iterable[Clause]) -> list[Said]:
    """What a face or a Lasting does at its moments; what it does alike at two of them is said once."""
    found: list[tuple[Said, bool, int]] = []
    for clause in them:
        what, team, moments = sentence(clause.effect, BEARER), bool(clause.team), int(clause.moments)
        if found and found[-1][:2] == (what, team):
            moments |= found.pop()[2]
        found.append((what, team, moments))
    return [
        said("clause", moment=moment(moments, "any_hero" if team else "this_hero"), what=what)
        for what, team, moments in found
    ]


def post(it: Post) -> Said:
    """What an Action does that stays on a track."""
    what = offer(it.effect, POSTED) if it.may else sentence(it.effect, POSTED)
    return said("post", moment=moment(int(it.moments), "hero_there"), what=what, n=int(it.uses))


def always(effect: Permanent) -> Said:
    """What holds while its face or its card is visible."""
    match effect:
        case Gets(n=n, attributes=attributes, which=which, per=count, test=test):
            boosts = tuple(boost(n, a) for a in attributes)
            gets = said("gets", hero=hero(which, BEARER), boosts=boosts, per=per(count))
            return gets if test is None else said("if", test=condition(test, BEARER), then=gets)
        case Sharpen(n=n, kind=kind, first=first, which=which):
            cards = said("first_card" if first else f"each_{KINDS[kind]}" if kind >= 0 else "each_card")
            return said("sharpen", cards=cards, hero=said("other_darkun" if which == ALL_DARKUN else "this_hero"), n=n)
        case Bar(what=what) if what in BARS:
            return said(BARS[what], n=BIG)
        case Firm():
            return said("firm")
        case HandLimit(n=n):
            return said("hand_limit", n=n)
        case MoreLastings(n=n):
            return said("more_lastings", n=n)
        case Spare(then=then, may=may):
            return said("spare_if_you_like" if may else "spare", what=within(then, BEARER))
        case _:
            raise NoPhrase(type(effect).__name__)
