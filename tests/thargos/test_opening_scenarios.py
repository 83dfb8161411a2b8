"""Scenarios that begin while Heroes and Missions are placed."""

from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.paper import Page, Record
from tests.thargos.table import Table

TEAM = ["krisoss", "imperial_general", "imperial_tracker", "imperial_healer"]
OTHERS = ["noruk", "vashkael", "spider_darkun_slayer", "iskreth"]


def opening(mine: Record, theirs: Record, **more: object) -> Table:
    page: Record = {"step": "opening", "turns": 0, "seat": [{"team": TEAM, **mine}, {"team": OTHERS, **theirs}], **more}
    t = THARGOS.lay(Page(page, ""))
    assert isinstance(t, Thargos)
    return Table(t)


def test_nobody_stands_anywhere_yet() -> None:
    t = opening({}, {})
    assert t.asked == 1
    assert len(t.options) == 16
    assert t.mission(1) == ""


def test_whoever_has_not_placed_a_hero_is_asked_next() -> None:
    t = opening({"heroes": ["", "krisoss", "", ""]}, {})
    assert t.asked == 2
    assert t.pick("place noruk 2").asked == 1
    assert "place krisoss 1" not in t.options
    assert "place tebezil 1" not in t.options
    assert "place imperial_general 1" in t.options


def test_when_all_heroes_stand_missions_are_placed() -> None:
    hands = ["hunt_the_darkwolf", "racket_in_kurnor"]
    t = opening(
        {"heroes": TEAM, "hand": hands}, {"heroes": OTHERS, "hand": hands}, missions=["", "1:burn_the_enemy_city"]
    )
    assert t.asked == 2
    assert t.options == [f"place {card} {track}" for card in hands for track in (1, 3, 4)]


def test_the_first_player_may_be_another() -> None:
    assert opening({}, {}, first=2, turn=2).asked == 2
