"""Reading a story that somebody wrote in TOML; every complaint has its line.

Missions are named by their id or by the number printed on them. `needs` are those that must be won before; in lists of
lists one list is enough.
"""

import tomllib
from difflib import get_close_matches
from typing import Final

from cardwright.games.thargos.cards.sets import DESIGNS
from cardwright.games.thargos.stories.lines import Lines
from cardwright.games.thargos.story import Spot, Story
from cardwright.games.thargos.terms import MISSION, MOST_SPOTS, REQUIRED, STATUSES, URBAN, WILD
from cardwright.kernel.game import Objection
from cardwright.kernel.paper import BadPaper

KEYS: Final = ("name", "intro", "places", "pile", "barred", "mission")
MISSION_KEYS: Final = ("card", "status", "needs", "closes", "place", "passive", "team", "takes", "where")
NEAR: Final = 2  # so many suggestions for a name that no card has
LANGUAGES: Final = ("en", "fr", "nl")

_NAMES: Final[dict[str, int]] = {}
for _number, _card in enumerate(DESIGNS):
    _NAMES[_card.id] = _NAMES[_card.number.lower()] = _number


class StoryReading:
    """What could be read of a text, and what is wrong with the rest."""

    def __init__(self, text: str) -> None:
        self.lines: Final = Lines(text)
        self.wrong: Final[list[Objection]] = []
        self.places: Final[dict[int, int]] = {}
        self.story: Story | None = None
        try:
            data: dict[str, object] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            self.wrong.append(Objection("story_not_toml", {"line": self.lines.of_error(str(error))}))
            return
        self.story = self.read(data)

    def complain(self, code: str, line: int, **args: int | str) -> None:
        self.wrong.append(Objection(code, {"line": line, **args}))

    def read(self, data: dict[str, object]) -> Story:
        for key in data:
            if key not in KEYS:
                self.complain("story_key", self.lines.of_key(key), key=key)
        tables = data.get("mission", [])
        if not isinstance(tables, list) or not tables or not all(isinstance(it, dict) for it in tables):
            self.complain("story_no_missions", 1)
            tables = []
        designs = [self.design(it.get("card"), i) for i, it in enumerate(tables)]
        for i, design in enumerate(designs[:MOST_SPOTS]):
            if design >= 0 and design in self.places:
                self.complain("story_twice", self.lines.of_mission(i, "card"), card=DESIGNS[design].id)
            elif design >= 0:
                self.places[design] = i
        if len(tables) > MOST_SPOTS:
            self.complain("story_too_many", self.lines.of_mission(MOST_SPOTS, ""), most=MOST_SPOTS, n=len(tables))
        spots = [self.spot(it, i, designs[i]) for i, it in enumerate(tables[:MOST_SPOTS])]
        return Story(
            self.words(data.get("name", ""), self.lines.of_key("name"), "name"),
            self.words(data.get("intro", ""), self.lines.of_key("intro"), "intro"),
            spots,
            self.designs(data.get("pile", []), self.lines.of_key("pile"), "pile", missions=True),
            self.designs(data.get("barred", []), self.lines.of_key("barred"), "barred", missions=False),
            self.flag(data.get("places", True), self.lines.of_key("places"), "places"),
        )

    # One Mission.

    def design(self, name: object, i: int) -> int:
        """The card of a Mission on the map, or -1."""
        line = self.lines.of_mission(i, "card")
        if not isinstance(name, str):
            self.complain("story_no_card", line)
            return -1
        return self.named(name, line, missions=True)

    def named(self, name: str, line: int, *, missions: bool) -> int:
        number = _NAMES.get(_key(name), -1)
        if number < 0:
            near = [it for it in _NAMES if _key(name) in it][:NEAR] or get_close_matches(_key(name), _NAMES, NEAR)
            self.complain("story_unknown_near" if near else "story_unknown", line, name=name, **_near(near))
        elif (DESIGNS[number].kind == MISSION) != missions:
            self.complain("story_no_mission" if missions else "story_no_card_to_bar", line, card=DESIGNS[number].id)
            return -1
        return number

    def spot(self, table: dict[str, object], i: int, design: int) -> Spot:
        for key in table:
            if key not in MISSION_KEYS:
                self.complain("story_key", self.lines.of_mission(i, key), key=key)
        card = DESIGNS[design] if design >= 0 else None
        status = str(table.get("status", REQUIRED))
        if status not in STATUSES:
            self.complain("story_status", self.lines.of_mission(i, "status"), name=status)
        place = str(table.get("place", card.place if card else WILD))
        if place not in (URBAN, WILD):
            self.complain("story_place", self.lines.of_mission(i, "place"), name=place)
        printed = {"passive": card is not None and card.passive, "team": card is not None and card.team}
        return Spot(
            design,
            status,
            self.ways(table.get("needs", []), i),
            self.set_of(table.get("closes", []), i, "closes"),
            place=place,
            where=self.words(table.get("where", ""), self.lines.of_mission(i, "where"), "where"),
            line=self.lines.of_mission(i, ""),
            passive=self.mark(table, i, "passive", printed["passive"]),
            team=self.mark(table, i, "team", printed["team"]),
            takes=self.mark(table, i, "takes", False),
        )

    def mark(self, table: dict[str, object], i: int, key: str, printed: bool) -> bool:
        return self.flag(table.get(key, printed), self.lines.of_mission(i, key), key)

    def ways(self, needs: object, i: int) -> list[int]:
        """The sets of Missions of which one must be won before."""
        if isinstance(needs, list) and needs and all(isinstance(way, list) for way in needs):
            return [self.set_of(way, i, "needs") for way in needs]
        found = self.set_of(needs, i, "needs")
        return [found] if found else []

    def set_of(self, names: object, i: int, key: str) -> int:
        """A set of Missions of the story."""
        line = self.lines.of_mission(i, key)
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            self.complain("story_no_list", line, key=key)
            return 0
        found = 0
        for name in names:
            number = _NAMES.get(_key(name), -1)
            if number not in self.places:
                self.complain("story_not_on_map", line, name=name)
            elif self.places[number] == i:
                self.complain("story_itself", line, card=DESIGNS[number].id)
            else:
                found |= 1 << self.places[number]
        return found

    # The rest.

    def designs(self, names: object, line: int, key: str, *, missions: bool) -> list[int]:
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            self.complain("story_no_list", line, key=key)
            return []
        found = [self.named(name, line, missions=missions) for name in names]
        for number in found:
            if missions and number in self.places:
                self.complain("story_twice", line, card=DESIGNS[number].id)
        return [number for number in found if number >= 0]

    def flag(self, value: object, line: int, key: str) -> bool:
        if not isinstance(value, bool):
            self.complain("story_no_flag", line, key=key)
        return value is True

    def words(self, value: object, line: int, key: str) -> dict[str, str]:
        """A text, the same in every language or one for each."""
        if isinstance(value, str):
            return dict.fromkeys(LANGUAGES, value)
        if (
            isinstance(value, dict)
            and set(value) == set(LANGUAGES)
            and all(isinstance(it, str) for it in value.values())
        ):
            return {code: str(value[code]) for code in LANGUAGES}
        self.complain("story_no_text", line, key=key)
        return dict.fromkeys(LANGUAGES, "")


def read_story(text: str) -> Story:
    """The story of a text with which nothing is wrong. Anything else raises BadPaper."""
    reading = StoryReading(text)
    if reading.wrong or reading.story is None:
        raise BadPaper("; ".join([str(it) for it in reading.wrong]))
    return reading.story


def _key(name: str) -> str:
    return name.strip().lower().replace(" ", "_").replace("-", "_")


def _near(near: list[str]) -> dict[str, int | str]:
    return {"near": ", ".join(near)} if near else {}
