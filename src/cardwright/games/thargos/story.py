"""A story as plain data: Missions on a map. A set of them is a number with a bit each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.thargos.terms import MOST_SPOTS, SECRET
from cardwright.kernel.paper import Record


class Spot:
    """A Mission on the map.

    `ways` are sets of Missions, and who has won all of one of them may attempt it; without any it stands open from the
    start. `closes` is the set of those that are lost to whoever wins it. One that `takes` is gone for all others.
    """

    def __init__(
        self,
        design: int,
        status: str,
        ways: list[int],
        closes: int,
        *,
        place: str,
        passive: bool,
        team: bool,
        takes: bool,
        where: dict[str, str],
        line: int,
    ) -> None:
        self.design: Final[i64] = design
        self.status: Final = status
        self.ways: Final = vec[i64](ways)
        self.closes: Final[i64] = closes
        self.place: Final = place
        self.passive: Final = passive
        self.team: Final = team
        self.takes: Final = takes
        self.where: Final = where
        self.line: Final = line

    def on_paper(self) -> Record:
        """What everybody may know of its place on the map; other Missions are named by their numbers there."""
        return {
            "status": self.status,
            "ways": [members(way) for way in self.ways],
            "closes": members(self.closes),
            "place": self.place,
            "passive": self.passive,
            "team": self.team,
            "takes": self.takes,
            "where": self.where,
        }

    def shared(self) -> bool:
        """Whether everybody can win it, whoever comes first."""
        return self.status != SECRET and not self.takes


class Story:
    """A name and an introduction in some languages, the Missions, a pile of side Missions, and what is barred.

    `barred` cards are modifiers only, wherever the party is; with `places` so are those that another place has. What
    all may know of the map is `on_paper`, where no Mission is named: some lie face down.
    """

    def __init__(
        self,
        name: dict[str, str],
        intro: dict[str, str],
        spots: list[Spot],
        pile: list[int],
        barred: list[int],
        places: bool,
    ) -> None:
        self.name: Final = name
        self.intro: Final = intro
        self.spots: Final = spots
        self.pile: Final = pile
        self.barred: Final = barred
        self.places: Final = places
        self.on_paper: Final[Record] = {"name": name, "intro": intro, "spots": [spot.on_paper() for spot in spots]}

    def designs(self) -> list[int]:
        """The cards of the story: those of the map in its order, then those of the pile."""
        return [int(spot.design) for spot in self.spots] + self.pile


def members(a_set: i64) -> list[int]:
    """The numbers of the Missions in a set of them."""
    return [i for i in range(MOST_SPOTS) if a_set >> i & 1]


def is_open(spot: Spot, won: i64) -> bool:
    """Whether who has won a set of Missions may attempt another."""
    for way in spot.ways:
        if way & won == way:
            return True
    return len(spot.ways) == 0
