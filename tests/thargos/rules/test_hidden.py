"""T17 Hidden information."""

import json

import pytest

from cardwright.games.thargos.terms import EVENTS
from tests.thargos.rules.whole import of_kind, start
from tests.thargos.table import Table, lay

MARSHAL = "marshal_of_the_broken_horn"
DULL = "drive_off_the_carrion_pack"
FEW = [DULL, DULL, DULL, "guardian", "troll_raid", "oracle_bones", "paid_informant"]
SEATS = (1, 2, 3, 0)


def hand_of(table: Table, owner: int, seat: int) -> list[str]:
    """The cards in a hand that a seat knows; seats count from 1, and 0 is a spectator."""
    found: list[str] = table.view(seat)["sides"][owner - 1]["hand"]["known"]
    return found


def deck_of(table: Table, owner: int, seat: int) -> list[list[object]]:
    """The cards of a deck that a seat knows, each with its depth."""
    found: list[list[object]] = table.view(seat)["sides"][owner - 1]["deck"]["known"]
    return found


def laid_of(table: Table, owner: int, seat: int) -> list[list[str]]:
    """The laid cards that a seat knows, each with its attribute."""
    found: list[list[str]] = table.view(seat)["sides"][owner - 1]["laid"]["known"]
    return found


@pytest.mark.rule("T17.1")
def test_a_hand_is_known_to_its_owner_alone() -> None:
    table = lay(hand=["guardian", "troll_raid"], theirs={"hand": ["oracle_bones"]}, others=[{}])
    assert [hand_of(table, 1, seat) for seat in SEATS] == [["guardian", "troll_raid"], [], [], []]
    assert [hand_of(table, 2, seat) for seat in SEATS] == [[], ["oracle_bones"], [], []]


@pytest.mark.rule("T17.1")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = lay(hand=["dispatches_from_the_front"], deck=["guardian"]).pick("play dispatches_from_the_front")
    drawn = next(event for event in table.told if EVENTS[event.kind] == "drew")
    assert (drawn.heard_by(0b01).card >= 0, drawn.heard_by(0b10).card) == (True, -1)


@pytest.mark.rule("T17.1")
def test_only_the_player_who_is_asked_sees_the_answers() -> None:
    table = lay(hand=["troll_raid"])
    assert "play troll_raid" in table.view(1)["options"]
    assert table.view(2)["options"] == table.view(0)["options"] == []


@pytest.mark.rule("T17.2")
def test_everybody_knows_how_many_cards_there_are() -> None:
    table = lay(hand=["guardian", "troll_raid"], discard=["oracle_bones"], list=FEW)
    for seat in (1, 2, 0):
        mine = table.view(seat)["sides"][0]
        assert (mine["hand"]["size"], mine["deck"]["size"], len(mine["discard"])) == (2, 2, 1)


@pytest.mark.rule("T17.3")
def test_nobody_knows_the_order_of_a_deck() -> None:
    table = lay(deck=["guardian", "troll_raid"])
    assert [deck_of(table, 1, seat) for seat in (1, 2, 0)] == [[], [], []]


@pytest.mark.rule("T17.3", "T17.7")
def test_who_looks_at_cards_of_a_deck_knows_where_they_lie() -> None:
    table = lay(hand=["omen_of_ashes"], deck=["guardian", "troll_raid", "oracle_bones", "tripwire"])
    table.pick("play omen_of_ashes")
    assert deck_of(table, 1, 1) == [[0, "guardian"], [1, "troll_raid"]]
    assert deck_of(table, 1, 2) == deck_of(table, 1, 0) == []
    table.pick("under guardian", "keep")
    assert hand_of(table, 1, 1) == ["oracle_bones", "troll_raid", "tripwire"]
    assert deck_of(table, 1, 1) == [[table.view(1)["sides"][0]["deck"]["size"] - 1, "guardian"]]
    assert hand_of(table, 1, 2) == []
    assert deck_of(table, 1, 2) == []


@pytest.mark.rule("T17.4")
def test_of_a_card_laid_face_down_others_see_only_the_attribute() -> None:
    table = lay(hand=["guardian", "troll_raid"], missions=["1:storm_the_ember_chapel"])
    table.pick("attempt 1", "lay guardian might")
    mine = {seat: table.view(seat)["sides"][0]["laid"] for seat in (1, 2, 0)}
    assert [mine[seat]["on"] for seat in (1, 2, 0)] == [["might"]] * 3
    assert [mine[seat]["row"] for seat in (1, 2, 0)] == [["guardian"], [], []]
    assert [mine[seat]["known"] for seat in (1, 2, 0)] == [[["might", "guardian"]], [], []]
    assert "guardian" not in json.dumps(table.view(2)["sides"][0])


@pytest.mark.rule("T17.5")
def test_everybody_sees_every_hero_and_its_face() -> None:
    table = lay(MARSHAL, injured=[MARSHAL])
    for seat in (1, 2, 0):
        stands = table.view(seat)["sides"][0]["stands"]
        assert [(stand["hero"], stand["injured"]) for stand in stands if stand["injured"]] == [(MARSHAL, True)]


@pytest.mark.rule("T17.6")
def test_missions_columns_actions_piles_vp_and_targets_are_open() -> None:
    table = lay(
        MARSHAL,
        missions=["2:hold_the_rarlonn_pass"],
        lastings={MARSHAL: ["guardian"]},
        posts=[["barricade", 1, 2]],
        discard=["troll_raid"],
        scored=[[1, "burn_the_enemy_city", False]],
        target=15,
    )
    for seat in (1, 2, 0):
        view = table.view(seat)
        mine = view["sides"][0]
        assert view["missions"][0] == [1, "hold_the_rarlonn_pass"]
        assert mine["stands"][0]["lastings"] == ["guardian"]
        assert mine["posts"] == [["barricade", 0, 2]]
        assert (mine["discard"], mine["scored"]) == (["troll_raid"], [[1, "burn_the_enemy_city", False]])
        assert (mine["points"], mine["target"]) == (4, 15)


@pytest.mark.rule("T17.7")
def test_a_hand_that_is_looked_at_is_known_to_who_looked() -> None:
    table = lay(hand=["double_bluff"], theirs={"hand": ["guardian", "troll_raid"]}, others=[{}])
    table.pick("play double_bluff", "name 2")
    assert [hand_of(table, 2, seat) for seat in (1, 3, 0)] == [["guardian", "troll_raid"], [], []]
    looked = of_kind(table, "looked")
    assert [event.heard_by(0b100).card for event in looked] == [-1, -1], "the third player learns that there were two"


@pytest.mark.rule("T17.7")
def test_a_spied_card_is_known_to_the_spy() -> None:
    hand, theirs = ["guardian", "troll_raid"], {"hand": ["oracle_bones"]}
    table = lay(facing=("imperial_tracker",), hand=hand, theirs=theirs, others=[{}], missions=[f"1:{DULL}"])
    table.pick("attempt 1", "lay guardian might", "lay troll_raid might")
    spied = laid_of(table, 1, 2)
    assert len(spied) == 1
    assert spied[0] in (["might", "guardian"], ["might", "troll_raid"])
    assert laid_of(table, 1, 3) == laid_of(table, 1, 0) == []
    assert table.view(2)["sides"][0]["laid"]["row"] == [], "where in the row it lies is not told"


@pytest.mark.rule("T17.8")
@pytest.mark.parametrize("lists", ["hidden", "open"])
def test_a_deck_list_is_its_owners_secret_unless_lists_are_open(lists: str) -> None:
    table = start(lists=lists)
    shown = len(table.view(1)["sides"][0]["list"])
    assert shown == 60
    assert [len(table.view(seat)["sides"][0]["list"]) for seat in (2, 0)] == [60 if lists == "open" else 0] * 2


@pytest.mark.rule("T17.8")
def test_teams_and_targets_are_open_from_the_set_up_on() -> None:
    table = start()
    team = ["krisoss", "imperial_general", "imperial_tracker", "imperial_healer"]
    for seat in (1, 2, 0):
        assert table.view(seat)["sides"][0]["team"] == team
        assert table.view(seat)["sides"][0]["target"] == 17


@pytest.mark.rule("T17.9")
def test_cards_that_go_under_for_a_new_first_hand_are_not_shown() -> None:
    tables = [start(seed=seed) for seed in range(1, 40)]
    table = next(table for table in tables if of_kind(table, "bottomed"))
    event = of_kind(table, "bottomed")[0]
    owner = int(event.seat) + 1
    assert (event.card, event.n) == (-1, 6)
    assert len(deck_of(table, owner, owner)) >= 6
    assert deck_of(table, owner, 3 - owner) == deck_of(table, owner, 0) == []


@pytest.mark.rule("T17.10")
def test_burnt_and_dug_cards_are_seen_by_everybody() -> None:
    table = lay("raskor_champion", theirs={"deck": ["guardian", "escort_the_wounded"]}).pick("attempt 1")
    assert [event.heard_by(0b11).card >= 0 for event in of_kind(table, "dug")] == [True, True]
    burnt = lay(hand=["troll_raid"], theirs={"deck": ["guardian"]}).pick("play troll_raid")
    assert all(event.heard_by(0b11).card >= 0 for event in of_kind(burnt, "burnt"))
    assert burnt.view(0)["sides"][1]["discard"][0] == "guardian"


@pytest.mark.rule("T17.10")
def test_cards_shown_for_the_first_player_are_seen_by_everybody() -> None:
    table = start()
    assert all(event.heard_by(0b11).card >= 0 for event in of_kind(table, "showed"))
    for seat in (1, 2, 0):
        assert [len(side["shown"]) > 0 for side in table.view(seat)["sides"]] == [True, True]


@pytest.mark.rule("T17.11")
def test_a_recovered_card_stays_known_until_a_card_leaves_the_hand_unseen() -> None:
    table = lay(
        "raskor_champion",
        missions=["2:hunt_the_darkwolf"],
        facing=("gutter_prizer",),
        discard=["guardian"],
        hand=["troll_raid", "oracle_bones"],
    )
    table.pick("attempt 1", "stop")
    assert hand_of(table, 1, 2) == hand_of(table, 1, 0) == ["guardian"]
    table.pick("attach nothing", "pass")
    table.pick("attach nothing", "attempt 2", "lay oracle_bones might")
    assert hand_of(table, 1, 2) == [], "it may be the card that was laid"


@pytest.mark.rule("T17.11")
def test_restored_cards_stay_known_at_the_bottom_of_the_deck() -> None:
    table = lay("raskor_champion", facing=("gutter_prizer",), discard=["guardian", "troll_raid", "oracle_bones"])
    table.pick("attempt 1")
    size = table.view(2)["sides"][0]["deck"]["size"]
    wanted = [[size - 3, "oracle_bones"], [size - 2, "troll_raid"], [size - 1, "guardian"]]
    assert deck_of(table, 1, 1) == deck_of(table, 1, 2) == deck_of(table, 1, 0) == wanted


@pytest.mark.rule("T17.11")
def test_after_a_shuffle_nobody_knows_where_a_card_lies() -> None:
    theirs = {"list": [DULL, DULL, "guardian"], "discard": ["guardian"], "hand": []}
    table = lay(theirs=theirs, options={"length": "reshuffle"}).pick("pass")
    assert hand_of(table, 2, 2) == ["guardian"]
    assert hand_of(table, 2, 1) == []
    assert table.view(1)["sides"][1]["met"] == ["guardian"], "that the deck has it, is remembered"
