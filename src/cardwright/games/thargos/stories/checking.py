"""What is wrong with a story as a map: Missions that nobody can reach, and ways on which the VP are too few."""

from functools import lru_cache
from typing import Final

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.reading import REMEMBERED
from cardwright.games.thargos.stories.reading import StoryReading
from cardwright.games.thargos.story import Story, is_open
from cardwright.games.thargos.terms import EITHER, TEAM
from cardwright.kernel.game import Objection

# More ways than these through a story that closes Missions are not looked at.
MOST_ROUTES: Final = 4096


def story_objections(text: str) -> list[Objection]:
    """Everything that is wrong with the text of a story."""
    return [*_objections(text)]


@lru_cache(REMEMBERED)
def _objections(text: str) -> list[Objection]:
    """The same; nobody changes it. Every position of a game with a story of one's own is read with it.

    What could not be read of a map opens it further, so a Mission out of reach is out of reach in any case; the rest
    is looked at where everything could be read.
    """
    reading = StoryReading(text)
    if reading.story is None:
        return reading.wrong
    wrong = reading.wrong + unreachable(reading.story)
    if not reading.wrong:
        wrong += idle_choices(reading.story) + poor_routes(reading.story)
    return sorted(wrong, key=lambda it: int(it.args["line"]))


def unreachable(story: Story) -> list[Objection]:
    """Missions that can never be attempted, whatever is won before."""
    won, before = 0, -1
    while won != before:
        before = won
        for i, spot in enumerate(story.spots):
            if is_open(spot, won):
                won |= 1 << i
    return [
        Objection("story_unreachable", {"line": spot.line, "card": DESIGNS[spot.design].id})
        for i, spot in enumerate(story.spots)
        if spot.design >= 0 and not won >> i & 1
    ]


def idle_choices(story: Story) -> list[Objection]:
    """Missions that are `either` and close no other, or are closed by none."""
    found = []
    for i, spot in enumerate(story.spots):
        mutual = [j for j, it in enumerate(story.spots) if spot.closes >> j & 1 and it.closes >> i & 1]
        if spot.status == EITHER and not mutual:
            found.append(Objection("story_either", {"line": spot.line, "card": DESIGNS[spot.design].id}))
    return found


def poor_routes(story: Story) -> list[Objection]:
    """Whether every party can win whatever its route: what others can take away does not count."""
    least = least_vp(story)
    needed = quick_target()
    if least < 0:
        return [Objection("story_tangled", {"line": 1, "most": MOST_ROUTES})]
    if least < needed:
        return [Objection("story_poor", {"line": 1, "n": least, "right": needed})]
    return []


def least_vp(story: Story) -> int:
    """The VP of the poorest way through a story, of Missions that nobody can take away; -1: there are too many ways.

    What somebody else has taken counts as done, so it bars no way.
    """
    found: list[int] = []
    _wander(story, 0, 0, found)
    return min(found) if len(found) < MOST_ROUTES else -1


def _wander(story: Story, won: int, closed: int, found: list[int]) -> None:
    """Win whatever closes nothing; then try each Mission that closes others."""
    before = -1
    while won != before:
        before = won
        for i, spot in enumerate(story.spots):
            if not spot.closes and _winnable(story, i, won, closed):
                won |= 1 << i
    turns = [i for i in range(len(story.spots)) if _winnable(story, i, won, closed)]
    if not turns:
        there = [spot for i, spot in enumerate(story.spots) if won >> i & 1 and spot.shared()]
        found.append(sum(int(DESIGNS[spot.design].vp) for spot in there))
    for i in turns:
        if len(found) < MOST_ROUTES:
            _wander(story, won | 1 << i, closed | story.spots[i].closes, found)


def _winnable(story: Story, i: int, won: int, closed: int) -> bool:
    spot = story.spots[i]
    return not (won | closed) >> i & 1 and is_open(spot, won)


def quick_target() -> int:
    """What the strongest team of the box must score in a quick game."""
    points: dict[str, int] = {}
    for hero in HEROES:
        if hero.box == "base":
            points[hero.who] = max(points.get(hero.who, 0), int(hero.points))
    return (sum(sorted(points.values())[-TEAM:]) + 1) // 2
