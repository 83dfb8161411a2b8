"""V12 Resolution phase."""

import pytest

from cardwright.kernel.paper import Record
from tests.vale.rules.whole import course, hunters, phase, verbs
from tests.vale.table import lay, resolve

FIVE = ("imp", "kappa", "goblin", "tengu", "tidal")


@pytest.mark.rule("V12.1")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 3, 4]), (3, [3, 4, 1, 2])])
def test_players_resolve_one_after_the_other_from_the_first(first: int, order: list[int]) -> None:
    pairs = [["salamander", "troll"], ["goblin_soldier", "nessie"], ["sea_spirit", "harpy"], ["odin", "valkyrie"]]
    others: list[Record] = [{"area": pair} for pair in pairs[1:]]
    table = lay(*pairs[0], others=others, phase="resolution", first=first)
    assert course(table) == [f"resolution {seat}" for seat in order]


@pytest.mark.rule("V12.1")
def test_every_active_effect_is_used_exactly_once() -> None:
    table = resolve("salamander", "undine_queen", "nessie", "agni")
    assert table.options == ["activate salamander", "activate undine_queen", "activate nessie"]
    assert table.pick("activate nessie").options == ["activate salamander", "activate undine_queen"]
    table.pick("activate undine_queen")
    assert (table.asked, table.score, table.stones) == (0, 1 + 2, {"red": 1, "blue": 1})


@pytest.mark.rule("V12.1")
def test_an_effect_that_hurts_cannot_be_declined() -> None:
    assert resolve("goblin_soldier", score=10).score == 6
    assert resolve("medusa", "odin", hand=("gi_rin",), order=("medusa",)).hand == []


@pytest.mark.rule("V12.1")
def test_the_next_round_brings_every_effect_again() -> None:
    table = resolve("salamander", round=3)
    assert course(table)[-1] == "action 1"
    assert (table.t.round, table.score) == (5, 2)


@pytest.mark.rule("V12.2")
def test_griffon_before_or_after_odin_makes_a_difference() -> None:
    before = resolve("griffon", "odin", hand=FIVE, order=("griffon",))
    assert (before.score, before.stones) == (0, {"purple": 1})
    after = resolve("griffon", "odin", hand=FIVE, order=("odin",))
    assert (after.score, after.stones) == (2, {})


@pytest.mark.rule("V12.3")
@pytest.mark.parametrize(
    ("card", "stones"),
    [
        ("medusa", {"red": 1}),
        ("burning_skull", {"blue": 1, "purple": 1}),
        ("charybdis", {"red": 1, "purple": 1}),
        ("snail_maiden", {"red": 2}),
    ],
)
def test_without_the_first_part_there_is_no_second(card: str, stones: dict[str, int]) -> None:
    table = resolve(card, stones=stones)
    assert (table.score, table.stones, table.pile) == (0, stones, [])


@pytest.mark.rule("V12.3")
def test_with_the_first_part_comes_the_second() -> None:
    assert resolve("medusa", hand=("imp",)).stones == {"purple": 1}
    assert resolve("burning_skull", stones={"red": 1}).score == 3
    assert resolve("charybdis", stones={"blue": 1}).score == 5


@pytest.mark.rule("V12.4")
def test_an_effect_that_can_do_nothing_may_be_spent() -> None:
    early = resolve("medusa", "griffon", deck=["imp"], order=("medusa",))
    assert (early.hand, early.stones) == (["imp"], {})
    late = resolve("medusa", "griffon", deck=["imp"], order=("griffon",))
    assert (late.hand, late.stones) == ([], {"purple": 1})


@pytest.mark.rule("V12.5")
def test_snail_maiden_must_trade_what_you_can_pay() -> None:
    assert resolve("snail_maiden", stones={"red": 1, "blue": 1}).stones == {"red": 1, "purple": 1}
    assert resolve("snail_maiden", stones={"purple": 1}).stones == {"blue": 3}
    both = resolve("snail_maiden", stones={"blue": 1, "purple": 1})
    assert len(both.options) == 2
    assert both.pick(both.options[0]).stones == {"purple": 2}


@pytest.mark.rule("V12.6")
@pytest.mark.parametrize("fetcher", ["balog", "asmodeus"])
def test_imp_fetched_home_is_not_activated(fetcher: str) -> None:
    table = resolve(fetcher, "imp", "salamander", "troll", order=(fetcher,))
    assert (table.hand, table.options) == (["imp"], ["activate salamander", "activate troll"])


@pytest.mark.rule("V12.7")
def test_a_card_that_names_nobody_recovers_itself() -> None:
    for card in ("imp", "undine", "mud_slime", "dandelion_spirit"):
        table = resolve(card, "agni")
        assert (table.hand, table.area) == ([card], ["agni"])


@pytest.mark.rule("V12.7")
def test_recover_brings_a_summoned_card_to_its_own_hand() -> None:
    table = resolve("balog", "ifrit", others=[{"area": ["surtr"], "hand": ["goblin"]}])
    assert (table.hand, table.area, table.area_of(2)) == (["ifrit"], ["balog"], ["surtr"])


@pytest.mark.rule("V12.8")
def test_recovering_is_compulsory() -> None:
    assert resolve("imp").area == []
    assert resolve("balog", "ifrit").area == ["balog"]
    choice = resolve("balog", "ifrit", "surtr")
    assert choice.options == ["recover ifrit", "recover surtr"]
    assert resolve("asmodeus", "surtr", "griffon", order=("asmodeus",)).area == ["asmodeus", "surtr", "griffon"]


@pytest.mark.rule("V12.9")
def test_nothing_is_summoned_in_this_phase() -> None:
    table = resolve("imp", "salamander", "troll", hand=("succubus",), stones={"red": 4}, order=("imp",))
    assert verbs(table) == {"activate"}


@pytest.mark.rule("V12.9")
def test_a_recovered_card_waits_for_a_later_action_phase() -> None:
    table = resolve("imp", round=3, first=2, turn=1)
    assert (phase(table), table.hand) == ("hunting", ["imp"])
    hunters(table)
    assert (table.asked, phase(table)) == (1, "action")
    assert "summon imp" in table.options
