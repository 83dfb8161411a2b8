"""V16 Deck and discard pile."""

import pytest

from cardwright.kernel.paper import Record
from tests.vale.rules.whole import board, empty_seats, hunters, phase, verbs, view
from tests.vale.table import all_but, lay, resolve


@pytest.mark.rule("V16.1")
def test_one_pile_takes_what_is_sold_removed_and_discarded() -> None:
    others: list[Record] = [{"area": ["kappa"], "marked": ["agni"]}]
    table = lay("goblin", marked=("undine",), hand=("odin",), stones={"purple": 1}, others=others, round=6)
    table.pick("sell undine").summon("forest_spirit").summon("ember")
    table.pick("remove goblin purple=1", "end", "sell agni")
    assert table.pile == ["undine", "odin", "kappa", "goblin", "agni"]


@pytest.mark.rule("V16.1")
def test_all_draw_from_one_deck() -> None:
    table = lay(deck=["imp", "kappa"], others=[{"hand": ["pegasus"], "stones": {"blue": 1}}]).summon("sylph")
    table.pick("end", "summon pegasus blue=1")
    assert (table.hand, view(table, 2)["seats"][1]["hand"]["known"]) == (["imp"], ["kappa"])


@pytest.mark.rule("V16.2")
def test_an_empty_deck_is_made_anew_from_the_pile() -> None:
    pile = all_but("griffon", "tidal")
    table = resolve("griffon", pile=pile, others=[{"hand": ["tidal"]}])
    assert (table.pile, len(table.deck), len(table.hand)) == ([], len(pile) - 1, 1)
    assert sorted(table.hand + table.deck) == sorted(pile)
    assert table.deck[::-1] != [card for card in pile if card not in table.hand]


@pytest.mark.rule("V16.2")
def test_the_pile_is_left_alone_while_no_card_is_needed() -> None:
    table = resolve("griffon", deck=["imp"], pile=all_but("griffon", "imp"))
    assert (table.hand, table.deck, len(table.pile)) == (["imp"], [], 68)


@pytest.mark.rule("V16.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_reveal_takes_what_is_there_before_the_pile_is_shuffled(players: int) -> None:
    pile = all_but("imp", "kappa", "tidal")
    table = lay(others=empty_seats(players - 1), phase="hunting", deck=["imp", "kappa", "tidal"], pile=pile)
    turned_up = list(board(table))
    assert (turned_up[:3], len(turned_up), table.pile) == (["imp", "kappa", "tidal"], 2 * players, [])
    assert set(turned_up[3:]) <= set(pile)


@pytest.mark.rule("V16.3")
def test_draws_one_after_the_other_take_what_is_there_first() -> None:
    table = resolve("griffon", "genie_exalted", deck=["imp"], pile=all_but("griffon", "genie_exalted", "imp"))
    table.pick("activate griffon")
    assert (len(table.hand), "imp" in table.hand, len(table.deck), table.pile) == (2, True, 66, [])


@pytest.mark.rule("V16.4")
@pytest.mark.parametrize("card", ["pegasus", "hippogriff", "sylph", "dandelion_spirit", "willow", "hydra"])
def test_a_draw_from_nothing_blocks_no_summon(card: str) -> None:
    table = lay(hand=(card,), stones={"purple": 2}, others=[{"hand": all_but(card)}])
    assert verbs(table) == {"end", "summon"}


@pytest.mark.rule("V16.4")
def test_a_draw_from_nothing_draws_nothing() -> None:
    table = lay(hand=("pegasus",), stones={"blue": 1}, others=[{"hand": all_but("pegasus")}])
    table.pick("summon pegasus blue=1")
    assert (table.hand, table.area) == ([], ["pegasus"])


@pytest.mark.rule("V16.4")
def test_missing_cards_are_not_turned_up() -> None:
    table = lay(phase="hunting", deck=["imp", "kappa", "tidal"], others=[{"hand": all_but("imp", "kappa", "tidal")}])
    assert hunters(table) == [1, 2]
    assert board(table) == {"imp": 1, "kappa": 2, "tidal": 2}


@pytest.mark.rule("V16.4")
def test_a_round_without_cards_goes_on() -> None:
    table = lay(phase="hunting", others=[{"hand": all_but()}])
    assert (phase(table), board(table), table.options) == ("action", {}, ["end"])


@pytest.mark.rule("V16.5")
def test_tengu_scores_and_is_drawn_next() -> None:
    table = lay().summon("tengu")
    assert (table.score, table.area, table.hand, table.deck[0]) == (6, [], [], "tengu")
    assert table.summon("pegasus").hand == ["tengu"]


@pytest.mark.rule("V16.5")
def test_tengu_is_turned_up_next() -> None:
    table = lay(round=4).summon("tengu").pick("end", "end")
    assert next(iter(board(table))) == "tengu"


@pytest.mark.rule("V16.6")
def test_mimic_takes_an_earth_card_of_your_choice() -> None:
    table = resolve("mimic", pile=["imp", "goblin", "kappa", "troll"])
    assert table.options == ["take goblin", "take troll"]
    table.pick("take troll")
    assert (table.hand, table.pile) == (["troll"], ["imp", "goblin", "kappa"])


@pytest.mark.rule("V16.6")
def test_mimic_does_nothing_without_an_earth_card() -> None:
    table = resolve("mimic", pile=["imp", "kappa"])
    assert (table.hand, table.pile) == ([], ["imp", "kappa"])


@pytest.mark.rule("V16.7")
def test_anyone_may_look_through_the_pile() -> None:
    table = lay(marked=("imp",), pile=["goblin", "kappa"], others=empty_seats(2)).pick("sell imp")
    for seat in range(4):
        assert view(table, seat)["pile"] == ["goblin", "kappa", "imp"]
