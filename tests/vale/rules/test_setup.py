"""V1 Set-up and V2 The round."""

from collections import Counter

import pytest

from cardwright.games.vale.cards.sets import BASE
from cardwright.games.vale.game import VALE
from cardwright.games.vale.terms import FAMILIES
from cardwright.kernel.paper import BadPaper
from tests.vale.rules.whole import board, course, empty_seats, hunters, start, view
from tests.vale.table import lay

TABLES = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("V1.1")
@TABLES
def test_two_to_four_can_play(players: int) -> None:
    assert len(start(players).scores) == players


@pytest.mark.rule("V1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_alone_and_five_cannot_play(players: int) -> None:
    with pytest.raises(BadPaper, match="2 to 4 players"):
        VALE.setup(players, 1, {})


@pytest.mark.rule("V1.2")
def test_the_deck_has_fifteen_of_four_families_and_ten_dragons() -> None:
    families = Counter(FAMILIES[card.family] for card in BASE)
    assert families == {"fire": 15, "water": 15, "earth": 15, "wind": 15, "dragon": 10}
    assert len({card.id for card in BASE}) == 70


@pytest.mark.rule("V1.2")
@TABLES
def test_all_seventy_cards_are_dealt_from(players: int) -> None:
    table = start(players)
    assert sorted([*table.deck, *board(table)]) == sorted(card.id for card in BASE)


@pytest.mark.rule("V1.3")
@TABLES
def test_starting_points_rise_in_turn_order(players: int) -> None:
    assert start(players).scores == [1, 2, 3, 4][:players]


@pytest.mark.rule("V1.4")
@TABLES
def test_everybody_starts_with_nothing(players: int) -> None:
    for seat in view(start(players), 0)["seats"]:
        assert (seat["stones"], seat["hand"]["size"], seat["area"]) == ({}, 0, [])


@pytest.mark.rule("V1.4")
@TABLES
def test_everybody_has_two_markers(players: int) -> None:
    table = start(players)
    hunters(table)
    assert Counter(board(table).values()) == dict.fromkeys(range(1, players + 1), 2)


@pytest.mark.rule("V1.5")
@TABLES
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_seat_is_the_first_player(players: int, seed: int) -> None:
    assert start(players, seed).asked == 1


@pytest.mark.rule("V2.1")
def test_a_round_is_hunting_then_action_then_resolution() -> None:
    table = lay("salamander", "troll", facing=("goblin", "nessie"), phase="hunting", round=4)
    hunting, action = ["hunting 1", "hunting 2"], ["action 1", "action 2"]
    assert course(table) == [*hunting, *action, "resolution 1", "resolution 2"]


@pytest.mark.rule("V2.2")
@TABLES
def test_two_cards_a_player_are_turned_up_from_the_top(players: int) -> None:
    table = lay(others=empty_seats(players - 1), phase="hunting", deck=["imp", "kappa", "goblin", "tengu", "tidal"])
    assert len(board(table)) == 2 * players
    assert list(board(table))[:4] == ["imp", "kappa", "goblin", "tengu"]


@pytest.mark.rule("V2.2")
def test_what_lies_in_the_same_zone_changes_no_price() -> None:
    assert lay(marked=("imp",)).pick("sell imp").stones == {"red": 3}
    crowded = lay(marked=("imp",), board=["kappa", "agni"], others=[{"marked": ["ifrit", "surtr"]}])
    assert crowded.pick("sell imp").stones == {"red": 3}


@pytest.mark.rule("V2.3")
@pytest.mark.parametrize(("players", "first", "then"), [(2, 1, 2), (2, 2, 1), (3, 2, 3), (4, 3, 4), (4, 4, 1)])
def test_the_round_rises_and_the_first_player_passes_left(players: int, first: int, then: int) -> None:
    table = lay(others=empty_seats(players - 1), round=3, first=first).pick(*["end"] * players)
    assert (table.t.round, view(table, 0)["first"] + 1, table.asked) == (4, then, then)


def test_options_named_before_are_checked_and_completed_as_the_first_time() -> None:
    full = VALE.complete({"curse": "with"})
    assert full.pop("curse") == "with"
    assert VALE.complete({"curse": "with"}) == {**full, "curse": "with"} == VALE.complete({**full, "curse": "with"})
    for nonsense in ({"curse": "perhaps"}, {"curses": "with"}):
        with pytest.raises(BadPaper):
            VALE.complete(nonsense)
