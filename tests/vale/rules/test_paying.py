"""V8 Paying."""

import pytest

from tests.vale.table import Table, lay, resolve

ALLOWED = {"needless_stones": "allowed"}


def payments(table: Table, action: str) -> set[str]:
    """The ways to pay for an action, as written behind it."""
    return {option.removeprefix(action).strip() for option in table.options if option.startswith(action)}


@pytest.mark.rule("V8.1")
def test_there_is_no_change() -> None:
    table = lay(stones={"purple": 1}, hand=("goblin",)).pick("summon goblin purple=1")
    assert (table.area, table.stones) == (["goblin"], {})


@pytest.mark.rule("V8.1")
def test_too_little_pays_nothing() -> None:
    assert lay(stones={"blue": 1}, hand=("medusa",)).options == ["end"]
    assert payments(lay(stones={"red": 1, "blue": 1}, hand=("medusa",)), "summon medusa") == {"blue=1 red=1"}


@pytest.mark.rule("V8.2")
def test_a_big_stone_may_pay_where_small_ones_would_do() -> None:
    table = lay(stones={"red": 2, "blue": 1, "purple": 1}, hand=("goblin",))
    assert payments(table, "summon goblin") == {"red=1", "blue=1", "purple=1"}


@pytest.mark.rule("V8.3")
def test_every_stone_must_be_needed() -> None:
    table = lay(stones={"red": 2, "blue": 1, "purple": 1}, hand=("medusa",))
    assert payments(table, "summon medusa") == {"blue=1 red=1", "purple=1"}


@pytest.mark.rule("V8.3")
def test_a_cost_of_nothing_takes_no_stone() -> None:
    assert payments(lay(stones={"red": 2, "blue": 1}, hand=("imp",)), "summon imp") == {""}


@pytest.mark.rule("V8.3")
def test_needless_stones_may_be_allowed() -> None:
    free = lay(stones={"red": 1, "blue": 1}, hand=("imp",), options=ALLOWED)
    assert payments(free, "summon imp") == {"", "red=1", "blue=1", "blue=1 red=1"}
    table = lay(stones={"red": 1, "blue": 1, "purple": 1}, hand=("medusa",), options=ALLOWED)
    with_purple = {"purple=1", "purple=1 red=1", "blue=1 purple=1", "blue=1 purple=1 red=1"}
    assert payments(table, "summon medusa") == {"blue=1 red=1", *with_purple}


@pytest.mark.rule("V8.3")
def test_the_payment_for_a_remove_follows_the_same_option() -> None:
    assert payments(lay("imp", stones={"red": 3}, round=2), "remove imp") == {"red=2"}
    assert payments(lay("imp", stones={"red": 3}, round=2, options=ALLOWED), "remove imp") == {"red=2", "red=3"}


@pytest.mark.rule("V8.4")
@pytest.mark.parametrize(
    ("permanent", "colour", "worth"),
    [
        ("agni", "red", 2),
        ("agni", "blue", 3),
        ("water_giant", "red", 1),
        ("water_giant", "blue", 4),
        ("water_giant", "purple", 7),
        ("hae_tae", "red", 1),
        ("hae_tae", "blue", 6),
        ("hae_tae", "purple", 3),
    ],
)
def test_permanents_change_what_stones_are_worth(permanent: str, colour: str, worth: int) -> None:
    assert lay(permanent, stones={colour: 1}).summon("yuki_onna").score == worth


@pytest.mark.rule("V8.4")
def test_changed_values_count_for_the_exalted_and_the_golem() -> None:
    assert lay("water_giant", stones={"blue": 2}).summon("yuki_onna_exalted").score == 8
    assert lay("hae_tae", stones={"blue": 2}).summon("yuki_onna_exalted").score == 12
    assert lay("water_giant", stones={"purple": 2}).summon("rock_golem").score == 14
    assert lay("hae_tae", stones={"purple": 2}).summon("rock_golem").score == 6


@pytest.mark.rule("V8.4")
def test_changed_values_pay_for_summon_and_remove() -> None:
    assert payments(lay("agni", stones={"red": 2}, hand=("troll",)), "summon troll") == {"red=2"}
    assert payments(lay("hae_tae", stones={"blue": 1}, hand=("mimic",)), "summon mimic") == {"blue=1"}
    assert payments(lay("hae_tae", stones={"purple": 1}, hand=("mimic",)), "summon mimic") == set()
    assert payments(lay("water_giant", "imp", stones={"purple": 1}, round=7), "remove imp") == {"purple=1"}


@pytest.mark.rule("V8.4")
def test_a_permanent_changes_nothing_for_others() -> None:
    assert lay(stones={"red": 1}, facing=("agni",)).summon("yuki_onna").score == 1


@pytest.mark.rule("V8.5")
def test_hae_tae_and_water_giant_make_blue_seven_and_purple_four() -> None:
    assert lay("hae_tae", "water_giant", stones={"blue": 1}).summon("yuki_onna_exalted").score == 7
    assert lay("water_giant", "hae_tae", stones={"purple": 1}).summon("rock_golem").score == 4


@pytest.mark.rule("V8.6")
def test_triggers_look_at_the_colour_paid() -> None:
    assert lay("agni", "phoenix").summon("horned_salamander", red=1).score == 1
    assert lay("hae_tae", "kappa", "gargoyle").summon("undine_queen", blue=1).score == 2
    assert lay("hae_tae", "kappa", "gargoyle").summon("undine_queen", purple=1).score == 3


@pytest.mark.rule("V8.6")
@pytest.mark.parametrize(
    ("card", "stones", "score", "left"),
    [
        ("sea_spirit", {"blue": 2}, 2, {"blue": 2}),
        ("sea_spirit", {"purple": 2}, 0, {"purple": 2}),
        ("troll", {"purple": 1}, 3, {"purple": 1}),
        ("troll", {"blue": 1}, 0, {"blue": 1}),
        ("charybdis", {"blue": 1}, 5, {}),
        ("charybdis", {"purple": 1}, 0, {"purple": 1}),
        ("burning_skull", {"red": 2}, 3, {"red": 1}),
        ("snail_maiden", {"blue": 1}, 0, {"purple": 1}),
        ("snail_maiden", {"purple": 1}, 0, {"blue": 3}),
    ],
)
def test_actives_look_at_the_colour_held(card: str, stones: dict[str, int], score: int, left: dict[str, int]) -> None:
    table = resolve("agni", "hae_tae", "water_giant", card, stones=stones)
    assert (table.score, table.stones) == (score, left)


@pytest.mark.rule("V8.7")
def test_cost_reducers_add_up_and_stop_at_nothing() -> None:
    table = lay("pegasus", "hippogriff", stones={"red": 4}, hand=("griffon", "tengu", "goblin_soldier", "imp"))
    assert payments(table, "summon griffon") == {"red=4"}
    assert payments(table, "summon tengu") == {""}
    assert payments(table, "summon goblin_soldier") == {"red=3"}
    assert payments(table, "summon imp") == {""}


@pytest.mark.rule("V8.7")
def test_hippogriff_alone_helps_wind_alone() -> None:
    table = lay("hippogriff", stones={"red": 4}, hand=("odin", "goblin_soldier"))
    assert payments(table, "summon odin") == payments(table, "summon goblin_soldier") == {"red=4"}


@pytest.mark.rule("V8.8")
def test_effects_mean_the_printed_cost() -> None:
    assert lay("pegasus").summon("troll", red=2).summon("incubus", red=1).score == 2
    assert lay("pegasus", hand=("gi_rin",)).summon("forest_spirit").score == 10
    assert lay("pegasus", "griffon").summon("aeris").pick("recover griffon").score == 7
    assert lay(hand=("imp", "freyja")).summon("young_forest_spirit").pick("discard imp").summon("incubus").score == 4


@pytest.mark.rule("V8.8")
def test_a_card_made_cheap_is_still_too_dear_for_asmodeus() -> None:
    assert resolve("pegasus", "asmodeus", "ifrit").hand == ["ifrit"]
    assert resolve("pegasus", "asmodeus", "lava_giant").hand == []
