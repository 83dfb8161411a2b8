"""V13 Copies."""

import pytest

from tests.vale.table import lay, resolve

COPIED_OTHER = {"copied_other": "copied"}
COPIED_RECOVER = {"copied_recover": "copied"}
HOMING = pytest.mark.parametrize("card", ["imp", "undine", "mud_slime", "dandelion_spirit"])


@pytest.mark.rule("V13.1")
def test_genie_uses_every_active_effect_once_in_your_order() -> None:
    table = lay("salamander", "agni", "undine_queen", "sea_spirit", facing=("nessie",)).summon("genie")
    assert table.options == ["activate salamander", "activate undine_queen", "activate sea_spirit"]
    table.pick("activate undine_queen", "activate sea_spirit")
    assert (table.score, table.stones) == (1 + 1, {"red": 1, "blue": 1})


@pytest.mark.rule("V13.1")
def test_genie_leaves_choices_and_obligations_as_they_are() -> None:
    assert lay("imp").summon("genie").hand == ["imp"]
    assert lay("goblin_soldier", score=5).summon("genie").score == 1
    assert lay("goblin", others=[{}, {}]).summon("genie").options == ["rob 2", "rob 3"]


@pytest.mark.rule("V13.2")
def test_genie_uses_nothing_up_for_the_resolution_phase() -> None:
    assert lay("salamander").summon("genie").pick("end", "end").score == 2


@pytest.mark.rule("V13.2")
def test_a_second_genie_effect_uses_them_all_again() -> None:
    assert lay("salamander").summon("genie").summon("scorch").score == 2


@pytest.mark.rule("V13.3")
def test_genie_exalted_copies_a_used_or_an_unused_effect() -> None:
    assert resolve("genie_exalted", "salamander", order=("salamander",)).score == 2
    assert resolve("genie_exalted", "salamander", order=("genie_exalted",)).score == 2


@pytest.mark.rule("V13.3")
def test_genie_exalted_never_copies_itself_and_may_find_nothing() -> None:
    table = resolve("genie_exalted", "agni", facing=("salamander",))
    assert (table.score, table.area) == (0, ["genie_exalted", "agni"])


@pytest.mark.rule("V13.3")
def test_genie_exalted_must_copy_if_it_can() -> None:
    table = resolve("genie_exalted", "goblin_soldier", "troll", "agni", order=("genie_exalted",))
    assert table.options == ["copy goblin_soldier", "copy troll"]
    assert resolve("genie_exalted", "goblin_soldier", score=10, order=("genie_exalted",)).score == 2


@pytest.mark.rule("V13.3")
def test_genie_sets_off_genie_exalted() -> None:
    assert lay("genie_exalted", "salamander").summon("genie").pick("activate genie_exalted").score == 2


@pytest.mark.rule("V13.4")
@HOMING
def test_genie_exalted_goes_home_when_it_copies_a_recover(card: str) -> None:
    table = resolve("genie_exalted", card, "salamander", "troll", order=("genie_exalted",)).pick(f"copy {card}")
    assert (table.hand, table.area) == (["genie_exalted"], [card, "salamander", "troll"])


@pytest.mark.rule("V13.4")
@HOMING
def test_with_the_option_the_copied_card_goes_home(card: str) -> None:
    table = resolve("genie_exalted", card, "salamander", "troll", order=("genie_exalted",), options=COPIED_RECOVER)
    table.pick(f"copy {card}")
    assert (table.hand, table.area) == ([card], ["genie_exalted", "salamander", "troll"])
    assert table.options == ["activate salamander", "activate troll"]


@pytest.mark.rule("V13.5")
def test_scorch_carries_out_the_instant_of_another_card() -> None:
    table = lay("mud_slime", "phoenix", "ifrit").summon("scorch", purple=2)
    assert table.options == ["copy mud_slime", "copy ifrit"]
    assert table.copy().pick("copy mud_slime").score == 6
    assert table.pick("copy ifrit").score == 4


@pytest.mark.rule("V13.5")
def test_scorch_needs_an_instant_that_can_be_carried_out() -> None:
    assert not lay("phoenix", "salamander").may_summon("scorch")
    assert not lay(facing=("ifrit",)).may_summon("scorch")
    assert not lay("forest_spirit").may_summon("scorch")
    assert lay("forest_spirit", hand=("imp",)).may_summon("scorch")


@pytest.mark.rule("V13.6")
@pytest.mark.parametrize("card", ["boreas", "tengu"])
def test_scorch_never_finds_a_card_that_left_at_once(card: str) -> None:
    table = lay("phoenix").summon(card)
    assert table.area == ["phoenix"]
    assert not table.may_summon("scorch")


@pytest.mark.rule("V13.6")
def test_scorch_never_finds_the_egg() -> None:
    table = lay(hand=("eternity",)).summon("dragon_egg")
    assert table.area == ["eternity"]
    assert table.summon("scorch").score == 4 + 4


@pytest.mark.rule("V13.7")
def test_copying_leviathan_you_may_always_name_yourself() -> None:
    alone = lay("leviathan").summon("scorch")
    assert (alone.score, alone.area, alone.pile) == (7, ["leviathan"], ["scorch"])
    assert lay("leviathan", facing=("tidal",)).summon("scorch").options == ["name 1", "name 2"]


@pytest.mark.rule("V13.7")
def test_copying_young_forest_spirit_takes_one_more_space() -> None:
    hand = ("imp", "goblin")
    assert not lay("young_forest_spirit", hand=hand, round=2).may_summon("scorch")
    table = lay("young_forest_spirit", hand=hand, round=3).summon("scorch").pick("discard imp")
    assert table.area == ["young_forest_spirit", "scorch", "goblin"]


@pytest.mark.rule("V13.8")
def test_the_other_card_is_other_than_scorch() -> None:
    table = lay("aeris").summon("scorch")
    assert (table.hand, table.area, table.score) == (["aeris"], ["scorch"], 9)
    assert lay("cerberus").summon("scorch").options == ["stop", "discard cerberus"]


@pytest.mark.rule("V13.8")
def test_with_the_option_the_other_card_is_other_than_the_copied_one() -> None:
    table = lay("aeris", options=COPIED_OTHER).summon("scorch")
    assert (table.hand, table.area, table.score) == (["scorch"], ["aeris"], 9)
    assert lay("cerberus", options=COPIED_OTHER).summon("scorch").options == ["stop", "discard scorch"]
