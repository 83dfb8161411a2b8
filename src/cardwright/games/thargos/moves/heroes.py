"""Heroes in play: their faces, their Lastings, and what adds up."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.map import open_spots
from cardwright.games.thargos.seat import VACANT, Stand
from cardwright.games.thargos.state import Face, Permanent, Thargos
from cardwright.games.thargos.terms import BAR_BIG_MISSIONS, BIG, BOOSTS, NEXT_TURN, SHARPENS


def face_of(t: Thargos, stand: Stand) -> Face:
    hero = t.heroes[stand.hero]
    return hero.injured if stand.injured else hero.active


NO_BOOSTS: Final = vec[i64]()


def stand_of(
    t: Thargos,
    side: i64,
    hero: i64,
    injured: bool,
    lastings: vec[i64],
    used: i64 = 0,
    rolled: i64 = 0,
    boosts: vec[i64] = NO_BOOSTS,
) -> Stand:
    """A Hero in play, with what follows from its face, its Lastings and what was lent to it."""
    if hero < 0:
        return VACANT
    face = t.heroes[hero].injured if injured else t.heroes[hero].active
    might, mind, mysticism = face.might, face.mind, face.mysticism
    if face.dice:
        might, mind, mysticism = rolled & 7, rolled >> 3 & 7, rolled >> 6 & 7
    heeds, traits = face.heeds, face.traits
    for card in lastings:
        lasting = t.design(side, card)
        might += lasting.gives[0]
        mind += lasting.gives[1]
        mysticism += lasting.gives[2]
        heeds |= lasting.heeds
        traits |= lasting.traits
    if len(boosts) > 0:
        might += boosts[0] + boosts[3]
        mind += boosts[1] + boosts[4]
        mysticism += boosts[2] + boosts[5]
    return Stand(hero, injured, lastings, used, rolled, boosts, might, mind, mysticism, heeds, traits)


def put_stand(t: Thargos, hero: i64, stand: Stand) -> None:
    t.sides[hero >> 2].station(hero & 3, stand)


def flip(t: Thargos, hero: i64) -> None:
    """Turn a Hero over."""
    s = t.stand(hero)
    put_stand(t, hero, stand_of(t, hero >> 2, s.hero, not s.injured, s.lastings, s.used, s.rolled, s.boosts))


def with_lastings(t: Thargos, hero: i64, lastings: vec[i64]) -> None:
    """A Hero has these Lastings from now on."""
    s = t.stand(hero)
    put_stand(t, hero, stand_of(t, hero >> 2, s.hero, s.injured, lastings, s.used, s.rolled, s.boosts))


def lend(t: Thargos, hero: i64, attribute: i64, n: i64, until: i64) -> None:
    """A boost outside a conflict: to the end of the turn, or to the start of its player's next."""
    s = t.stand(hero)
    boosts = s.boosts[:] if len(s.boosts) > 0 else vec[i64]([0, 0, 0, 0, 0, 0])
    boosts[attribute + (3 if until == NEXT_TURN else 0)] += n
    put_stand(t, hero, stand_of(t, hero >> 2, s.hero, s.injured, s.lastings, s.used, s.rolled, boosts))


def end_boosts(t: Thargos, side: i64, until: i64) -> None:
    """What was lent to a player's Heroes until now."""
    stands = t.sides[side].stands
    for place in range(4):
        s = stands[place]
        if len(s.boosts) > 0:
            low = 3 if until == NEXT_TURN else 0
            kept = s.boosts[:]
            kept[low] = 0
            kept[low + 1] = 0
            kept[low + 2] = 0
            idle = kept[0] == 0 and kept[1] == 0 and kept[2] == 0 and kept[3] == 0 and kept[4] == 0 and kept[5] == 0
            boosts = NO_BOOSTS if idle else kept
            new = stand_of(t, side, s.hero, s.injured, s.lastings, s.used, s.rolled, boosts)
            put_stand(t, 4 * side + place, new)


def used_up(stand: Stand, uses: i64) -> bool:
    """Whether the counter of a Hero's visible face has run out; turning it over resets nothing."""
    return stand.used >> (4 if stand.injured else 0) & 15 >= uses


def spend_use(t: Thargos, hero: i64) -> None:
    s = t.stand(hero)
    used = s.used + (16 if s.injured else 1)
    put_stand(t, hero, stand_of(t, hero >> 2, s.hero, s.injured, s.lastings, used, s.rolled, s.boosts))


def team_traits(t: Thargos, side: i64) -> i64:
    """What the permanent effects of a player's Heroes are like, as a set."""
    stands = t.sides[side].stands
    return stands[0].traits | stands[1].traits | stands[2].traits | stands[3].traits


def may_attempt(t: Thargos, side: i64, place: i64) -> bool:
    """Whether a Hero may attempt the Mission of its track, unsealed and not too big for it; in a story, any Mission."""
    stand = t.sides[side].stands[place]
    if t.variant.story is not None:
        return stand.hero >= 0 and any(may_lead(t, side, place, spot) for spot in open_spots(t, side))
    track = t.track(side, place)
    if stand.hero < 0 or t.missions[track] < 0 or t.seals[track] != 0:
        return False
    return stand.traits & BAR_BIG_MISSIONS == 0 or t.mission(track).vp < BIG


def may_lead(t: Thargos, side: i64, place: i64, spot: i64) -> bool:
    """Whether a Hero may attempt a Mission of a story: it stands, and the Mission is not too big for it."""
    stand = t.sides[side].stands[place]
    return stand.hero >= 0 and (stand.traits & BAR_BIG_MISSIONS == 0 or t.mission(spot).vp < BIG)


# Permanent effects. Equal Lastings on one Hero have theirs once.

NONE: Final = vec[Permanent]()


def permanents(t: Thargos, hero: i64, traits: i64) -> vec[Permanent]:
    """What holds because of a Hero's face and its Lastings, of those of them where something is like this."""
    stand = t.stand(hero)
    if stand.traits & traits == 0:
        return NONE
    face = face_of(t, stand)
    found = face.always if face.traits & traits else NONE
    last: i64 = -1
    for card in stand.lastings:
        design = t.number(hero >> 2, card)
        lasting = t.cards[design]
        if design != last and lasting.traits & traits:
            found = joined(found, lasting.always) if len(found) > 0 else lasting.always
        last = design
    return found


def joined(some: vec[Permanent], more: vec[Permanent]) -> vec[Permanent]:
    """Both, in a row of their own: those of a card are never changed."""
    found = some[:]
    for permanent in more:
        found = append(found, permanent)
    return found


def column(t: Thargos, hero: i64, attribute: i64) -> i64:
    """What a Hero has of an attribute face up: its face, its Lastings, what was lent, what its team gives it."""
    stands = t.sides[hero >> 2].stands
    total = stands[hero & 3].column(attribute)
    for place in range(4):
        if stands[place].traits & BOOSTS:
            bearer = (hero & ~3) + place
            for permanent in permanents(t, bearer, BOOSTS):
                total += permanent.boost(t, bearer, hero, attribute)
    return total


def worth(t: Thargos, hero: i64, card: i64, first: bool) -> i64:
    """What a card counts that the player of a Hero laid in its conflict."""
    design = t.design(hero >> 2, card)
    total = design.pam
    if team_traits(t, hero >> 2) & SHARPENS == 0:
        return total
    stands = t.sides[hero >> 2].stands
    for place in range(4):
        if stands[place].traits & SHARPENS:
            bearer = (hero & ~3) + place
            for permanent in permanents(t, bearer, SHARPENS):
                total += permanent.sharpen(t, bearer, hero, design, first)
    return total
