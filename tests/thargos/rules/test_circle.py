"""TC1 The circle; TC2 Set-up; TC3 Play."""

from typing import Any

import pytest

from cardwright.games.thargos.game import THARGOS
from cardwright.kernel.paper import BadPaper
from tests.thargos.rules.whole import askings, of_kind, opened, start
from tests.thargos.table import Table, lay

DULL = "drive_off_the_carrion_pack"
CITY = "burn_the_enemy_city"
MANY = [3, 4, 5, 6]


def pairs(players: int) -> list[set[int]]:
    """Who meets on each track."""
    t = start(players).t
    return [{side for side in range(players) if t.place_on(side, track) >= 0} for track in range(len(t.missions))]


def tracks_in(table: Table, verb: str = "place") -> set[int]:
    """The tracks that the answers name last."""
    return {int(option.split()[-1]) for option in table.options if option.startswith(verb)}


def before_missions(table: Table) -> Table:
    """The same game with all Heroes placed."""
    while table.t.sides[table.asked - 1].bench:
        table.pick(table.options[0])
    return table


@pytest.mark.rule("TC1.1", "TC1.2")
def test_three_to_six_sit_in_a_circle() -> None:
    assert list(THARGOS.seats(THARGOS.complete({"mode": "circle"}))) == MANY
    with pytest.raises(BadPaper):
        start(7)


@pytest.mark.rule("TC1.3", "TC1.4", "TC1.5")
@pytest.mark.parametrize("players", MANY)
def test_everybody_shares_two_tracks_with_each_neighbour(players: int) -> None:
    assert len(pairs(players)) == 2 * players
    for side in range(players):
        for other in ((side + 1) % players, (side - 1) % players):
            assert pairs(players).count({side, other}) == 2
        assert len([pair for pair in pairs(players) if side in pair]) == 4


@pytest.mark.rule("TC1.6")
def test_everybody_brings_an_own_deck() -> None:
    loan = THARGOS.lent(THARGOS.complete({}))[0]
    table = start(3, brought=[loan] * 3)
    assert [len(table.view(seat)["sides"][seat - 1]["list"]) for seat in (1, 2, 3)] == [60] * 3, "more than a box holds"


# Set-up.


@pytest.mark.rule("TC2.1")
def test_the_first_player_has_the_highest_sum_of_three_cards() -> None:
    for seed in range(1, 6):
        table = start(4, seed)
        sums = [0] * 4
        for event in of_kind(table, "showed")[:12]:
            sums[int(event.seat)] += int(event.n)
        assert [int(event.seat) for event in of_kind(table, "showed")[:12]] == [0] * 3 + [1] * 3 + [2] * 3 + [3] * 3
        assert sums[int(table.t.first)] == max(sums)


@pytest.mark.rule("TC2.1")
def test_only_the_tied_draw_three_cards_again() -> None:
    for table in (start(6, seed) for seed in range(1, 30)):
        shown = [int(event.seat) for event in of_kind(table, "showed")]
        if len(shown) > 18:
            assert all(shown.count(seat) % 3 == 0 for seat in range(6))
            assert 6 <= len(shown) - 18 < 18, "two of them at least, and not all six"
            return
    raise AssertionError("no seed tied")


@pytest.mark.rule("TC2.1")
@pytest.mark.parametrize(("first", "kind"), [("die", "rolled"), ("heroes", "showed")])
def test_the_other_ways_to_find_the_first_player_are_as_in_the_duel(first: str, kind: str) -> None:
    table = start(4, first=first)
    assert [int(event.seat) for event in of_kind(table, kind)[:4]] == [0, 1, 2, 3]


@pytest.mark.rule("TC2.2", "TC2.3")
def test_heroes_are_placed_in_turn_order_to_the_left() -> None:
    table = start(4)
    first = table.asked
    assert first == table.t.first + 1
    order = [(first - 1 + i) % 4 + 1 for i in range(12)]
    found: list[int] = []
    while table.t.sides[table.asked - 1].bench:
        found.append(table.asked)
        own = {int(track) + 1 for track in range(8) if table.t.place_on(table.asked - 1, track) >= 0}
        assert tracks_in(table) <= own
        table.pick(table.options[0])
    assert found == order, "the last Hero of each has one place left"


@pytest.mark.rule("TC2.2")
def test_turns_go_in_that_order() -> None:
    table = opened(start(3))
    found = []
    for _ in range(6):
        found.append(int(table.t.turn - table.t.first) % 3)
        seat = table.asked
        while table.asked == seat:
            table.pick("pass" if "pass" in table.options else table.options[0])
    assert found == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("TC2.4", "T5.12")
@pytest.mark.parametrize("players", MANY)
def test_missions_are_laid_backwards_beginning_with_who_placed_the_last_hero(players: int) -> None:
    table = before_missions(start(players))
    first = int(table.t.first)
    assert askings(table, "place") == [(first - 1 - i) % players + 1 for i in range(2 * players)]
    assert all(table.mission(track) for track in range(1, 2 * players + 1))


@pytest.mark.rule("TC2.5")
@pytest.mark.parametrize("players", MANY)
def test_everybody_lays_a_mission_with_each_neighbour(players: int) -> None:
    missions = opened(start(players, seed=players)).view(0)["missions"]
    for side in range(players):
        assert {missions[2 * side][0], missions[2 * side + 1][0]} == {side, (side + 1) % players}


# Play.


@pytest.mark.rule("TC3.1")
def test_heroes_and_missions_go_on_the_own_four_tracks() -> None:
    table = before_missions(start(4))
    side = table.asked - 1
    assert tracks_in(table) == {track + 1 for track in range(8) if table.t.place_on(side, track) >= 0}
    swap = lay(hand=["richer_paymaster", DULL], others=[{}, {}]).pick("play richer_paymaster")
    assert {option.split()[1] for option in swap.options} == {"1", "2", "7", "8"}


@pytest.mark.rule("TC3.2")
def test_an_action_reaches_any_opponent() -> None:
    table = lay(hand=["troll_raid"], others=[{}, {}]).pick("play troll_raid")
    assert table.options == ["name 2", "name 3", "name 4"]
    far = lay(hand=["rust_and_ruin"], others=[{"lastings": {"hragga": ["guardian"]}}, {}]).pick("play rust_and_ruin")
    assert far.discard(3) == ["guardian"]


@pytest.mark.rule("TC3.3")
def test_an_attempt_concerns_the_two_owners_of_the_track() -> None:
    missions = [f"{owner}:{DULL}" for owner in (1, 2, 2, 3, 3, 1)]
    table = lay("krisoss", "imperial_general", "raskor_champion", missions=missions, others=[{}])
    table.pick("attempt 5")
    assert table.points() == 1
    assert table.t.missions[4] >> 6 == 2, "the third player has laid another"
    kinds = table.kinds[: table.kinds.index("took_turn")]
    drew = [event.seat for event, kind in zip(table.told, kinds) if kind == "drew"]
    assert set(drew) == {2}


@pytest.mark.rule("TC3.4")
@pytest.mark.parametrize(("turn", "order"), [(1, [1, 2]), (2, [2, 0])])
def test_several_players_go_in_turn_order_from_the_one_whose_turn_it_is(turn: int, order: list[int]) -> None:
    strong, weak = ("raskor_champion",), ("gutter_prizer",)
    hands: list[Any] = [{} if seat == turn else {"hand": ["guardian"]} for seat in (1, 2, 3)]
    table = lay(
        *(strong if turn == 1 else weak),
        facing=weak if turn == 1 else strong,
        turn=turn,
        missions=["1:fear_as_a_weapon"],
        theirs=hands[1],
        others=[hands[2]],
        **hands[0],
    )
    table.pick("attempt 1")
    assert [event.seat for event in of_kind(table, "discarded")] == order


@pytest.mark.rule("TC3.4")
def test_the_foe_and_the_facing_hero_are_those_of_the_track() -> None:
    table = lay("raskor_champion", facing=("gutter_prizer",), missions=["1:storm_the_ember_chapel"], others=[{}])
    table.pick("attempt 1")
    assert table.injured("gutter_prizer", 2)
    assert not any(stand.injured for stand in table.t.sides[2].stands)


@pytest.mark.rule("TC3.5")
def test_the_first_to_reach_the_target_in_the_own_turn_ends_the_game_for_all() -> None:
    theirs = {"scored": [[0, CITY, False]], "target": 4}
    table = lay(target=1, scored=[[1, CITY, False]], theirs=theirs, others=[{}]).pick("pass")
    found = THARGOS.outcome(table.t)
    assert found is not None
    assert (found.way, found.ranks[0]) == ("target", 1)


@pytest.mark.rule("TC3.6")
def test_then_come_the_others_by_the_part_of_their_target_and_those_who_are_out_last() -> None:
    half = {"scored": [[0, DULL, False]], "target": 2}
    more = {"scored": [[0, CITY, False]], "target": 12}
    also_half = {"scored": [[2, CITY, False]], "target": 8}
    over = {"scored": [[3, CITY, False]], "target": 3}
    table = lay(
        target=4, scored=[[1, CITY, False]], theirs=half, others=[more, also_half, over, {"target": 5}], left=[4, 5]
    )
    found = THARGOS.outcome(table.pick("pass").t)
    assert found is not None
    assert found.ranks == [1, 2, 4, 2, 6, 5], "who is out comes last, whatever the score"
