"""Sketching a position that was reached: the scenario that lays it."""

from mypy_extensions import i64

from cardwright.games.thargos.layout.laying import OPENING, SIDE_KEYS, STAND_KEYS, TABLE_KEYS, places_in_order
from cardwright.games.thargos.record.book import Book
from cardwright.games.thargos.record.writing import write_side, write_table
from cardwright.games.thargos.rival.opening import RIVAL
from cardwright.games.thargos.rules.opening import PLACE_HERO, PLACE_MISSION
from cardwright.games.thargos.rules.turns import ATTACH, Act
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import TEAM
from cardwright.kernel.paper import Record


def sketch(t: Thargos, book: Book) -> Record | None:
    """The scenario that lays this position; None in the middle of an effect."""
    f = t.asked
    opening = f is not None and (f.effect is PLACE_HERO or f.effect is PLACE_MISSION)
    if f is None or (f.effect is not ATTACH and not isinstance(f.effect, Act) and not opening):
        return None
    paper: Record = {**write_table(t, book), "dice": t.dice.written()}
    sides = [write_side(t, side) for side in range(i64(len(t.sides)))]
    missions = paper["missions"]
    assert isinstance(missions, list)
    found: Record = {
        "step": OPENING if opening else "attach" if f.effect is ATTACH else "act",
        "attached": int(f.memo),
        "turn": int(t.turn) + 1,
        "first": int(t.first) + 1,
        **(sketch_map(t) if t.variant.story is not None else {"missions": [mission_on_paper(it) for it in missions]}),
        **{key: paper[key] for key in TABLE_KEYS},
    }
    found["seat"] = [sketch_side(t, side, sides[side]) for side in range(int(t.players))]
    if t.variant.solo:
        temper = paper["rival"]
        assert isinstance(temper, dict)
        found["rival"] = {**sketch_side(t, RIVAL, sides[RIVAL]), **temper}
    return found


def sketch_map(t: Thargos) -> Record:
    """What has become of the Missions of a story."""
    story = t.variant.story
    assert story is not None
    names = [t.cards[number].id for number in story.designs()]
    there = [t.missions[i] >= 0 for i in range(len(names))]
    w = t.sides[-1]
    return {
        "gone": [name for name, it in list(zip(names, there))[: len(story.spots)] if not it],
        "found": [name for name, it in list(zip(names, there))[len(story.spots) :] if it],
        "pile": [t.cards[w.cards[card]].id for card in w.deck[::-1]],
    }


def mission_on_paper(entry: object) -> str:
    """The Mission of a track as a scenario has it: its owner and its name, or nothing."""
    if not isinstance(entry, list):
        return ""
    owner = entry[0]
    assert isinstance(owner, int)
    return f"{owner + 1}:{entry[1]}"


def sketch_side(t: Thargos, side: int, paper: Record) -> Record:
    stands = t.sides[side].stands
    places = places_in_order(side, len(t.sides)) if t.variant.story is None else list(range(TEAM))
    ids = ["" if stands[place].hero < 0 else t.heroes[stands[place].hero].id for place in places]
    found: Record = {
        "team": paper["team"],
        "heroes": ids,
        "injured": [name for name, place in zip(ids, places) if stands[place].injured],
        **{key: paper[key] for key in SIDE_KEYS},
    }
    rows = paper["stands"]
    assert isinstance(rows, list)
    for key in ("lastings", *STAND_KEYS):
        found[key] = {name: rows[place][key] for name, place in zip(ids, places) if name and rows[place][key]}
    found["posts"] = [
        [t.design(side, it & 63).id, int(place_number(t, side, it >> 6 & 3)), int(it >> 8)]
        for it in t.sides[side].posts
    ]
    return found


def place_number(t: Thargos, side: int, place: i64) -> i64:
    """The number by which a scenario calls a place: that of its track, or in a story of the Hero there."""
    return (t.track(side, place) if t.variant.story is None else place) + 1
