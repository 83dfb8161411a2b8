"""Where the parties of a story are, and which of its Missions each may attempt."""

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.seat import BEHIND, BIT, CARD
from cardwright.games.thargos.state import Card, Thargos
from cardwright.games.thargos.story import Story, is_open
from cardwright.games.thargos.terms import ANYWHERE, SECRET


def story_of(t: Thargos) -> Story:
    story = t.variant.story
    assert story is not None, "this game has no story"
    return story


def world(t: Thargos) -> i64:
    """The side that has the cards of the story."""
    return len(t.sides) - 1


def won_by(t: Thargos, side: i64) -> i64:
    """The set of Missions of the map that a party has won."""
    s = t.sides[side]
    return on_map(t, s.scored) | on_map(t, s.aside)


def on_map(t: Thargos, pile: vec[i64]) -> i64:
    """The set of Missions of the map among cards of a pile."""
    found: i64 = 0
    spots = i64(len(story_of(t).spots))
    for it in pile:
        if it >> BEHIND & 7 == world(t) and it & CARD < spots:
            found |= BIT[it & CARD]
    return found


def gone(t: Thargos) -> i64:
    """The set of Missions of the map that somebody has taken from the others."""
    found: i64 = 0
    for spot in range(i64(len(story_of(t).spots))):
        if t.missions[spot] < 0:
            found |= BIT[spot]
    return found


def closed_for(t: Thargos, side: i64) -> i64:
    """The set of Missions that a party has closed to itself."""
    return closed_by(t, won_by(t, side))


def closed_by(t: Thargos, won: i64) -> i64:
    """The set of Missions that are closed to who has won some."""
    found: i64 = 0
    spots = story_of(t).spots
    for spot in range(i64(len(spots))):
        if won >> spot & 1:
            found |= spots[spot].closes
    return found


def open_spots(t: Thargos, side: i64) -> vec[i64]:
    """The Missions that a party may attempt: on the map those that it has come to, and side Missions that lie open.

    What somebody took from the others counts as done for them, so that nobody is locked out.
    """
    won = won_by(t, side)
    done, shut = won | gone(t), won | closed_by(t, won)
    spots = story_of(t).spots
    found = vec[i64]()
    for spot in range(i64(len(t.missions))):
        if t.missions[spot] < 0 or t.seals[spot] != 0:
            continue
        if spot >= len(spots) or (not shut >> spot & 1 and is_open(spots[spot], done)):
            found = append(found, spot)
    return found


def is_hidden(t: Thargos, spot: i64) -> bool:
    """Whether a secret Mission still lies face down: nobody has come to it."""
    spots = story_of(t).spots
    if spot >= len(spots) or spots[spot].status != SECRET:
        return False
    return not any(is_open(spots[spot], won_by(t, side) | gone(t)) for side in range(world(t)))


def place_of(t: Thargos, side: i64) -> str:
    """Where a party is: at the Mission being attempted, or at the last one that it won, or where the story begins."""
    spots = story_of(t).spots
    c = t.conflict
    if c is not None and c.role(side) >= 0:
        return mission_place(t, c.track)
    last = last_won(t, side)
    return spots[0].place if last < 0 else mission_place(t, last)


def last_won(t: Thargos, side: i64) -> i64:
    """The Mission of the story that a party won last, or -1."""
    scored = t.sides[side].scored
    for i in range(i64(len(scored)) - 1, i64(-1), i64(-1)):
        if scored[i] >> BEHIND & 7 == world(t):
            return scored[i] & CARD
    return -1


def mission_place(t: Thargos, spot: i64) -> str:
    """Where a Mission lies: as the story says, or of a side Mission as its card does."""
    spots = story_of(t).spots
    return spots[spot].place if spot < len(spots) else t.design(world(t), spot).place


def serves_here(t: Thargos, side: i64, card: Card, number: i64) -> bool:
    """Whether a card may be more than a modifier where a party is."""
    story = story_of(t)
    if int(number) in story.barred:
        return False
    return not story.places or card.place in (ANYWHERE, place_of(t, side))
