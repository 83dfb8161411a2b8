"""V4 Action turn, V5 Sell and V6 Tame."""

import pytest

from cardwright.games.vale.cards.sets import BASE
from cardwright.games.vale.terms import FAMILIES
from tests.vale.rules.whole import board, empty_seats, verbs, view
from tests.vale.table import all_but, lay, resolve

PRICES = {
    "fire": {"red": 3},
    "water": {"blue": 1},
    "earth": {"red": 4},
    "wind": {"red": 1, "blue": 1},
    "dragon": {"purple": 1},
}


@pytest.mark.rule("V4.1")
@pytest.mark.parametrize(("players", "first", "order"), [(2, 2, [2, 1]), (3, 2, [2, 3, 1]), (4, 3, [3, 4, 1, 2])])
def test_turns_go_clockwise_from_the_first_player(players: int, first: int, order: list[int]) -> None:
    table = lay(others=empty_seats(players - 1), first=first)
    assert [(table.asked, table.pick("end"))[0] for _ in range(players)] == order


@pytest.mark.rule("V4.1")
def test_a_turn_is_finished_before_the_next_one_starts() -> None:
    table = lay(marked=("imp", "kappa"))
    assert table.pick("sell imp").asked == 1
    assert table.pick("tame kappa").asked == 1
    assert table.pick("end").asked == 2


@pytest.mark.rule("V4.2")
def test_actions_mix_in_any_number_and_order() -> None:
    table = lay(marked=("agni", "imp", "tidal"), hand=("undine",), stones={"blue": 1}, round=2)
    table.pick("tame imp", "summon undine blue=1", "sell agni", "summon imp", "drop red=2")
    table.pick("remove undine red=2", "sell tidal", "remove imp purple=1", "end")
    assert (table.asked, sorted(table.pile)) == (2, ["agni", "imp", "tidal", "undine"])


@pytest.mark.rule("V4.2")
def test_only_the_four_actions_and_the_end_are_offered() -> None:
    assert verbs(lay("imp", hand=("kappa",), stones={"red": 4}, round=4)) == {"end", "summon", "remove"}
    marked = lay("imp", hand=("kappa",), stones={"red": 4}, marked=("tidal",), round=4)
    assert verbs(marked) == {"sell", "tame", "summon", "remove"}


@pytest.mark.rule("V4.3")
def test_you_may_stop_when_you_like() -> None:
    assert lay("imp", hand=("kappa",), stones={"red": 4}).pick("end").asked == 2


@pytest.mark.rule("V4.3")
def test_you_may_not_stop_before_your_last_marker_is_back() -> None:
    table = lay(marked=("imp", "kappa"))
    assert "end" not in table.options
    assert "end" not in table.pick("sell imp").options
    assert "end" in table.copy().pick("sell kappa").options
    assert "end" in table.pick("tame kappa").options


@pytest.mark.rule("V4.3")
def test_the_markers_of_others_do_not_hold_you() -> None:
    assert "end" in lay(others=[{"marked": ["imp", "kappa"]}]).options


@pytest.mark.rule("V5.1")
def test_you_sell_neither_from_hand_nor_what_others_marked() -> None:
    table = lay("troll", hand=("goblin",), marked=("imp",), others=[{"marked": ["kappa"]}])
    assert [option for option in table.options if option.startswith("sell")] == ["sell imp"]
    assert "sell imp" not in table.pick("tame imp").options


@pytest.mark.rule("V5.1")
def test_a_sold_card_goes_to_the_discard_pile() -> None:
    table = lay(marked=("imp", "kappa")).pick("sell imp")
    assert (table.pile, board(table), table.hand) == (["imp"], {"kappa": 1}, [])


@pytest.mark.rule("V5.2")
@pytest.mark.parametrize(("card", "family"), [(card.id, FAMILIES[card.family]) for card in BASE])
def test_a_sale_pays_by_family(card: str, family: str) -> None:
    assert lay(marked=(card,)).pick(f"sell {card}").stones == PRICES[family]


@pytest.mark.rule("V6.1")
def test_taming_is_free_and_goes_into_the_hand() -> None:
    table = lay(marked=("eternity",), stones={"red": 1}).pick("tame eternity")
    assert (table.hand, table.stones, table.pile, board(table)) == (["eternity"], {"red": 1}, [], {})


@pytest.mark.rule("V6.1")
def test_a_hand_has_no_limit() -> None:
    hand = tuple(all_but("eternity")[:60])
    assert len(lay(hand=hand, marked=("eternity",)).pick("tame eternity").hand) == 61


@pytest.mark.rule("V6.1")
def test_you_tame_only_what_you_marked() -> None:
    table = lay(marked=("imp",), board=["goblin"], others=[{"marked": ["kappa"]}])
    assert [option for option in table.options if option.startswith("tame")] == ["tame imp"]


@pytest.mark.rule("V6.2")
def test_triton_hears_the_tame_action_alone() -> None:
    assert lay("triton", marked=("kappa",)).pick("tame kappa").stones == {"blue": 2}
    assert lay("triton", marked=("imp",)).pick("tame imp").stones == {}


@pytest.mark.rule("V6.2")
def test_triton_is_unmoved_by_draw_recover_and_mimic() -> None:
    drawn = lay("triton", deck=["kappa"]).summon("pegasus")
    assert (drawn.hand, drawn.stones) == (["kappa"], {})
    recovered = resolve("triton", "undine")
    assert (recovered.hand, recovered.stones) == (["undine"], {})
    taken = resolve("triton", "mimic", pile=["goblin"])
    assert (taken.hand, taken.stones) == (["goblin"], {})


@pytest.mark.rule("V6.2")
def test_triton_is_unmoved_when_others_tame() -> None:
    table = lay("triton", turn=2, others=[{"marked": ["kappa"]}]).pick("tame kappa")
    assert [seat["stones"] for seat in view(table, 0)["seats"]] == [{}, {}]
