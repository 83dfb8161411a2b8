"""V10 Instant effects: all or nothing."""

import pytest

from cardwright.kernel.paper import Record
from tests.vale.rules.whole import verbs
from tests.vale.table import lay

STRIKES = pytest.mark.parametrize(
    ("card", "prey"),
    [("ember", "kappa"), ("marina", "agni"), ("gust", "troll"), ("boulder", "odin"), ("leviathan", "tidal")],
)


@pytest.mark.rule("V10.1")
@pytest.mark.parametrize(
    "card", ["ember", "forest_spirit", "aeris", "scorch", "dragon_egg", "young_forest_spirit", "leviathan"]
)
def test_an_instant_that_cannot_be_done_blocks_the_summon(card: str) -> None:
    assert not lay().may_summon(card)


@pytest.mark.rule("V10.1")
def test_one_impossible_part_is_enough_to_block() -> None:
    table = lay(hand=("ember",), stones={"purple": 2})
    assert table.options == ["end"]
    assert "summon ember purple=2" in lay("kappa", hand=("ember",), stones={"purple": 2}).options


@pytest.mark.rule("V10.2")
@STRIKES
def test_a_strike_card_needs_prey_somewhere(card: str, prey: str) -> None:
    no_prey = [other for other in ("kappa", "agni", "troll", "odin", "tidal") if other != prey]
    assert not lay(*no_prey[:2], facing=tuple(no_prey[2:])).may_summon(card)
    assert lay(prey).may_summon(card)
    assert lay(facing=(prey,)).may_summon(card)
    assert lay(others=[{}, {}, {"area": [prey]}]).may_summon(card)


@pytest.mark.rule("V10.2")
@STRIKES
def test_prey_in_hand_is_no_prey(card: str, prey: str) -> None:
    assert not lay(hand=(prey,), others=[{"hand": ["hydra", "imp", "goblin", "griffon"]}]).may_summon(card)


@pytest.mark.rule("V10.3")
def test_you_name_a_player_who_has_prey_yourself_included() -> None:
    others: list[Record] = [{"area": ["nessie", "hydra"]}, {"area": ["imp"]}, {"area": ["triton"]}]
    table = lay("kappa", others=others).summon("ember")
    assert (table.asked, table.options) == (1, ["name 1", "name 2", "name 4"])


@pytest.mark.rule("V10.3")
def test_the_player_named_picks_the_card() -> None:
    table = lay("kappa", others=[{}, {"area": ["nessie", "imp", "hydra"]}]).summon("ember").pick("name 3")
    assert (table.asked, table.options) == (3, ["discard nessie", "discard hydra"])
    table.pick("discard hydra")
    assert (table.area_of(3), table.pile, table.scores) == (["nessie", "imp"], ["hydra"], [7, 1 + 1, 1 + 2])


@pytest.mark.rule("V10.3")
def test_you_may_name_yourself() -> None:
    table = lay("kappa", "nessie", facing=("hydra",)).summon("ember").pick("name 1", "discard nessie")
    assert (table.score, table.area, table.pile) == (7, ["kappa", "ember"], ["nessie"])


@pytest.mark.rule("V10.4")
def test_forest_spirit_needs_another_card_in_hand() -> None:
    assert not lay("imp").may_summon("forest_spirit")
    assert lay(hand=("imp",)).may_summon("forest_spirit")


@pytest.mark.rule("V10.4")
def test_aeris_needs_another_card_in_your_area() -> None:
    assert not lay(hand=("imp",), facing=("goblin",)).may_summon("aeris")
    assert lay("goblin").may_summon("aeris")


@pytest.mark.rule("V10.5")
def test_cerberus_may_discard_nothing_or_up_to_three() -> None:
    table = lay("imp", "kappa", "goblin", "odin").summon("cerberus")
    assert table.copy().pick("stop").area == ["imp", "kappa", "goblin", "odin", "cerberus"]
    assert table.pick("discard imp", "discard kappa", "discard goblin").area == ["odin", "cerberus"]
    assert lay().summon("cerberus").area == ["cerberus"]


@pytest.mark.rule("V10.5")
def test_every_other_part_is_compulsory() -> None:
    assert verbs(lay(hand=("imp", "kappa")).summon("forest_spirit")) == {"discard"}
    assert verbs(lay("imp", "kappa").summon("aeris")) == {"recover"}
    assert lay("kappa").summon("ember").area == ["ember"]


@pytest.mark.rule("V10.6")
@pytest.mark.parametrize("card", ["succubus", "genie", "yuki_onna", "yuki_onna_exalted", "stone_golem", "rock_golem"])
def test_a_condition_or_a_count_blocks_nothing(card: str) -> None:
    table = lay().summon(card)
    assert (table.area, table.score, table.stones) == ([card], 0, {})


@pytest.mark.rule("V10.7")
def test_a_choice_must_leave_the_rest_possible() -> None:
    table = lay(hand=("ember", "imp")).summon("young_forest_spirit")
    assert table.options == ["discard ember"]
    table.pick("discard ember")
    assert (table.area, table.pile) == (["young_forest_spirit", "imp"], ["ember"])


@pytest.mark.rule("V10.7")
def test_scorch_offers_only_what_can_be_carried_out() -> None:
    assert lay("ifrit", "forest_spirit", "leviathan").summon("scorch").options == ["copy ifrit", "copy leviathan"]
    assert lay("ifrit", "forest_spirit").summon("scorch").score == 3


@pytest.mark.rule("V10.8")
def test_the_second_card_must_be_summonable_too() -> None:
    assert not lay(hand=("aeris",)).may_summon("dragon_egg")
    assert lay("goblin", hand=("aeris",)).may_summon("dragon_egg")
    assert not lay("goblin", hand=("scorch",)).may_summon("dragon_egg")
    assert lay("ifrit", hand=("scorch",)).may_summon("dragon_egg")


@pytest.mark.rule("V10.8")
def test_the_second_card_may_bring_a_third() -> None:
    hand = ("imp", "dragon_egg", "ember")
    assert lay(hand=hand).summon("young_forest_spirit").options == ["discard dragon_egg", "discard ember"]
    table = lay(hand=hand, facing=("kappa",)).summon("young_forest_spirit")
    assert table.options == ["discard imp", "discard dragon_egg", "discard ember"]
    table.pick("discard imp", "summon dragon_egg")
    assert (table.area, table.area_of(2), table.score) == (["young_forest_spirit", "ember"], [], 7)


@pytest.mark.rule("V10.9")
def test_hydra_gives_two_different_rewards() -> None:
    table = lay(deck=["imp"]).summon("hydra")
    assert table.options == ["take purple", "take draw", "take blue=2"]
    assert table.pick("take purple").options == ["take draw", "take blue=2", "take score=4"]
    table.pick("take score=4")
    assert (table.stones, table.score, table.hand) == ({"purple": 1}, 4, [])


@pytest.mark.rule("V10.9")
def test_hydra_can_give_each_of_her_rewards() -> None:
    table = lay(deck=["imp"]).summon("hydra").pick("take draw", "take blue=2")
    assert (table.stones, table.score, table.hand) == ({"blue": 2}, 0, ["imp"])
