"""Stories as data: the ready-made ones are sound, and everything that is wrong with another is said with its line."""

import re

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS
from cardwright.games.thargos.stories.checking import least_vp, quick_target, story_objections
from cardwright.games.thargos.stories.reading import read_story
from cardwright.games.thargos.stories.shelf import STORIES
from cardwright.games.thargos.story import Story, is_open
from cardwright.kernel.paper import BadPaper

# The map of Kurnor as the rulebook tells it: what each Mission comes after, and whether it can be left out.
KURNOR = {
    "M22": ([], "required"),
    "M10": ([["M22"]], "optional"),
    "M16": ([["M10"]], "optional"),
    "M23": ([["M22"]], "required"),
    "M21": ([["M23"]], "optional"),
    "M29": ([["M23"]], "required"),
    "M24": ([["M29"]], "required"),
    "M20": ([["M24"]], "required"),
    "M11": ([["M20"]], "required"),
    "M3": ([["M11"]], "either"),
    "M26": ([["M11"]], "either"),
    "M17": ([["M3"], ["M26"]], "required"),
}
SMALL = """\
name = "Small"

[[mission]]
card = "M22"
"""


def numbers(story: Story, a_set: int) -> list[str]:
    return [DESIGNS[it.design].number for i, it in enumerate(story.spots) if a_set >> i & 1]


def wrong(text: str) -> list[str]:
    """The complaints about a text, as in `7 story_twice`."""
    return [f"{it.args['line']} {it.code}" for it in story_objections(text)]


def test_the_story_of_kurnor_is_that_of_the_rulebook() -> None:
    story = read_story(STORIES["kurnor"])
    found = {DESIGNS[it.design].number: ([numbers(story, way) for way in it.ways], it.status) for it in story.spots}
    assert found == KURNOR
    closing = {DESIGNS[it.design].number: numbers(story, it.closes) for it in story.spots if it.closes}
    assert closing == {"M3": ["M26"], "M26": ["M3"]}, "whoever overcomes one has taken that way"
    passive = {DESIGNS[it.design].number for it in story.spots if it.passive}
    assert "M10" not in passive, "a Hero may oppose who looks for the lair"
    assert not any(it.team for it in story.spots)


def test_the_story_of_condar_uses_the_condar_cards() -> None:
    story = read_story(STORIES["condar"])
    missions = {card.id for card in DESIGNS if card.box == "condar" and card.vp}
    told = {DESIGNS[it.design].id for it in story.spots} | {DESIGNS[it].id for it in story.pile}
    assert told == missions
    assert {it.place for it in story.spots} == {"urban", "wild"}
    assert any(it.team for it in story.spots)
    assert any(it.status == "secret" for it in story.spots)


@pytest.mark.parametrize("name", STORIES)
def test_a_ready_made_story_is_sound(name: str) -> None:
    assert wrong(STORIES[name]) == []
    story = read_story(STORIES[name])
    assert least_vp(story) >= quick_target() == 20
    assert [it for it in story.spots if len(it.ways) == 0]
    assert all(set(story.name) == {"en", "fr", "nl"} and all(story.intro.values()) for _ in [0])


def test_what_opens_a_mission() -> None:
    story = read_story(STORIES["kurnor"])
    at = {DESIGNS[it.design].number: i for i, it in enumerate(story.spots)}
    assert is_open(story.spots[at["M22"]], 0)
    assert not is_open(story.spots[at["M17"]], 1 << at["M11"])
    assert is_open(story.spots[at["M17"]], 1 << at["M26"]), "either way leads there"


@pytest.mark.parametrize(("text", "complaints"), [
    ("name = ", ["1 story_not_toml"]),
    ("name = 'x'\n[[mission]\n", ["2 story_not_toml"]),
    ("", ["1 story_no_missions"]),
    ("mission = 3\n", ["1 story_no_missions"]),
    ("heroes = []\n" + SMALL, ["1 story_key"]),
    (SMALL + "vp = 3\n", ["5 story_key"]),
    ("name = 'x'\n\n[[mission]]\nstatus = 'optional'\n", ["3 story_no_card"]),
    (SMALL + "\n[[mission]]\ncard = 'hydra'\n", ["7 story_unknown"]),
    (SMALL + "\n[[mission]]\ncard = 'darkwolf'\n", ["7 story_unknown_near"]),
    (SMALL + "\n[[mission]]\ncard = 'guardian'\n", ["7 story_no_mission"]),
    ("barred = ['M5']\n" + SMALL, ["1 story_no_card_to_bar"]),
    (SMALL + "\n[[mission]]\ncard = 'Spy on the Guilds of Kurnor'\n", ["7 story_twice"]),
    ("pile = ['M22']\n" + SMALL, ["1 story_twice"]),
    (SMALL + "status = 'maybe'\n", ["5 story_status"]),
    (SMALL + "place = 'sea'\n", ["5 story_place"]),
    (SMALL + "needs = 'M3'\n", ["5 story_no_list"]),
    ("pile = [3]\n" + SMALL, ["1 story_no_list"]),
    (SMALL + "team = 'yes'\n", ["5 story_no_flag"]),
    ("places = 1\n" + SMALL, ["1 story_no_flag"]),
    (SMALL + "where = 3\n", ["5 story_no_text"]),
    ("name = { en = 'x' }\n[[mission]]\ncard = 'M22'\n", ["1 story_no_text"]),
    (SMALL + "needs = ['M3']\n", ["5 story_not_on_map"]),
    (SMALL + "closes = ['m22']\n", ["5 story_itself"]),
])  # fmt: skip
def test_every_complaint_has_its_line(text: str, complaints: list[str]) -> None:
    assert wrong(text) == complaints
    with pytest.raises(BadPaper):
        read_story(text)


def test_all_complaints_come_at_once() -> None:
    text = SMALL + "status = 'maybe'\nteam = 3\n\n[[mission]]\ncard = 'guardian'\n"
    assert wrong(text) == ["5 story_status", "6 story_no_flag", "9 story_no_mission"], "from the top down"


def test_what_nobody_can_reach_is_said_beside_what_cannot_be_read() -> None:
    loop = "\n[[mission]]\ncard = 'M10'\nneeds = ['M16']\n\n[[mission]]\ncard = 'M16'\nneeds = ['M10']\n"
    unread = "\n[[mission]]\nneeds = ['M99', 'M16']\n"
    assert wrong(SMALL + loop + unread + "\npile = ['M1']\n") == [
        "6 story_unreachable", "10 story_unreachable", "14 story_no_card", "15 story_not_on_map", "17 story_key",
    ]  # fmt: skip


def test_a_mission_that_nobody_can_reach_is_named() -> None:
    circle = STORIES["kurnor"] + "\n[[mission]]\ncard = 'M30'\nneeds = ['M31x']\n"
    assert [it.split()[1] for it in wrong(circle)] == ["story_not_on_map"]
    loop = "\n[[mission]]\ncard = 'M30'\nneeds = ['M32']\n\n[[mission]]\ncard = 'M32'\nneeds = ['M30']\n"
    lines = (STORIES["kurnor"] + loop).splitlines()
    found = story_objections(STORIES["kurnor"] + loop)
    assert [it.code for it in found] == ["story_unreachable"] * 2
    assert all(lines[int(it.args["line"]) - 1] == "[[mission]]" for it in found)


def test_one_of_two_closes_the_other_and_is_closed_by_it() -> None:
    half = re.sub(r'closes = \["M3"\]\n', "", STORIES["kurnor"])
    assert {it.code for it in story_objections(half)} == {"story_either"}


def test_the_poorest_way_must_have_enough_vp() -> None:
    assert wrong(SMALL) == ["1 story_poor"]
    found = story_objections(SMALL)[0]
    assert (found.args["n"], found.args["right"]) == (2, 20)
    bare = STORIES["kurnor"].replace('closes = ["M26"]', 'closes = ["M26", "M17"]')
    assert least_vp(read_story(bare)) == 24, "on that way the last Mission is lost"
    taken = STORIES["kurnor"].replace('card = "M16"\n', 'card = "M16"\ntakes = true\n')
    assert least_vp(read_story(taken)) == 25, "somebody else may have it"
    secret = STORIES["kurnor"].replace('card = "M24"\n', 'card = "M24"\nstatus = "secret"\n')
    assert least_vp(read_story(secret)) == 26, "whoever comes later goes on without it"


def test_a_story_has_no_more_missions_than_a_set_can_hold() -> None:
    missions = [card.number for card in DESIGNS if card.vp][:41]
    text = "".join(f'[[mission]]\ncard = "{number}"\n' for number in missions)
    assert wrong(text) == ["81 story_too_many"]


def test_too_many_ways_are_not_looked_at() -> None:
    missions = [card.number for card in DESIGNS if card.vp][:20]
    text = ""
    for i, number in enumerate(missions):
        text += f'[[mission]]\ncard = "{number}"\ncloses = ["{missions[i ^ 1]}"]\n'
    assert wrong(text) == ["1 story_tangled"]
