"""Artifacts: Wind and Dragons."""

import pytest

from cardwright.games.vale.cards.sets import ARTIFACTS
from cardwright.kernel.paper import Record
from tests.vale.rules.whole import view
from tests.vale.table import Table, all_but, lay, resolve

COPIED_OTHER = {"copied_other": "copied"}


def hand_of(table: Table, owner: int, seat: int) -> list[str]:
    """The cards in a hand that a seat knows, seats counted from 1."""
    found: list[str] = view(table, seat)["seats"][owner - 1]["hand"]["known"]
    return found


@pytest.mark.rule("A8.7")
def test_anzu_shows_the_hand_and_scores_three_for_each_family_in_it() -> None:
    t = lay("tidal", hand=("imp", "agni", "kappa"), others=[{}, {}], summons=("anzu",)).summon("anzu")
    assert (t.score, hand_of(t, 1, 2), hand_of(t, 1, 3)) == (6, ["agni", "imp", "kappa"], ["agni", "imp", "kappa"])


def test_anzu_scores_nothing_with_an_empty_hand() -> None:
    assert lay("imp", summons=("anzu",)).summon("anzu").score == 0


def test_banshee_counts_families_its_own_included() -> None:
    assert lay("imp", "agni", "kappa", facing=("troll",), summons=("banshee",)).summon("banshee").score == 3


@pytest.mark.rule("A7.10")
def test_banshee_comes_home_when_a_card_is_drawn() -> None:
    t = lay("banshee", deck=["imp"]).summon("pegasus")
    assert (t.area, t.hand) == (["pegasus"], ["imp", "banshee"])
    assert resolve("banshee", facing=("griffon",)).area == ["banshee"]


@pytest.mark.rule("A7.10")
def test_banshee_hears_no_taming_no_recovering_and_no_draw_from_nothing() -> None:
    assert lay("banshee", marked=("imp",)).pick("tame imp").area == ["banshee"]
    assert lay("banshee", "imp").summon("aeris").pick("recover imp").area == ["banshee", "aeris"]
    rest = [*all_but("pegasus"), *[card.id for card in ARTIFACTS if card.id != "banshee"]]
    assert lay("banshee", hand=("pegasus",), others=[{"hand": rest}]).summon("pegasus").area == ["banshee", "pegasus"]


@pytest.mark.rule("A8.3")
def test_horus_summons_a_card_and_scores_its_cost() -> None:
    t = lay(hand=("griffon", "imp"), pile=["tidal"], summons=("horus",)).summon("horus")
    assert t.options == ["summon imp", "summon griffon"]
    assert t.copy().pick("summon imp").stones == {"red": 2}
    assert (t.pick("summon griffon").score, t.area, t.hand) == (7, ["horus", "griffon"], ["imp"])


@pytest.mark.rule("A8.1")
def test_horus_needs_another_card_that_can_be_summoned_and_two_spaces() -> None:
    assert not lay(summons=("horus",)).may_summon("horus")
    assert not lay(hand=("ember",), summons=("horus",)).may_summon("horus")
    assert not lay("agni", hand=("imp",), round=2, summons=("horus",)).may_summon("horus")
    assert lay("agni", hand=("imp",), round=3, summons=("horus",)).may_summon("horus")


@pytest.mark.rule("A8.2")
@pytest.mark.rule("A8.3")
def test_horus_scores_after_the_second_card_even_if_that_is_gone() -> None:
    t = lay("pegasus", "sylph", hand=("boreas",), summons=("horus",)).summon("horus")
    assert (t.score, t.hand, t.area) == (1 + 1 + 4 + 4, ["boreas"], ["pegasus", "sylph", "horus"])


@pytest.mark.rule("A7.7")
def test_loki_counts_cards_with_a_permanent_effect_itself_included() -> None:
    assert resolve("loki", "agni", "ash", "totem_pole", "tidal", facing=("hestia",)).score == 4


@pytest.mark.rule("A7.5")
def test_loki_is_of_any_family_in_your_turn() -> None:
    assert lay("loki").summon("tidal").score == 5 * 2
    assert lay("loki").summon("poseidon").score == 3 * 2
    assert lay("loki", "kappa", summons=("kraken",)).summon("kraken").pick("family earth").score == 2


@pytest.mark.rule("A7.5")
def test_loki_is_a_family_that_is_missing() -> None:
    assert lay("loki", "imp", "griffon").summon("eternity").score == 4 * 4
    assert lay("loki", "imp", "kappa", "troll", "harpy").summon("eternity").score == 4 * 5
    assert resolve("loki", "valkyrie", order=("valkyrie",)).score == 2 + 1


@pytest.mark.rule("A7.5")
def test_loki_need_not_be_a_dragon_for_nessie() -> None:
    assert resolve("nessie", "loki", order=("nessie",)).score == 2 + 1


@pytest.mark.rule("A7.6")
def test_loki_is_wind_in_the_turns_of_others() -> None:
    assert not lay(facing=("loki",)).may_summon("ember")
    assert not lay(facing=("loki",), summons=("pyro",)).may_summon("pyro")
    assert lay(facing=("loki",)).summon("boulder").pile == ["loki"]


@pytest.mark.rule("A7.6")
def test_loki_may_be_your_own_prey_of_any_family() -> None:
    t = lay("loki", "imp", facing=("kappa",)).summon("ember")
    assert t.options == ["name 1", "name 2"]
    assert (t.pick("name 1").pile, t.area) == (["loki"], ["imp", "ember"])


@pytest.mark.rule("A7.5")
def test_loki_in_hand_is_wind() -> None:
    assert "summon loki red=1" not in lay("belphegor", hand=("loki",), stones={"red": 1}).options
    assert lay(hand=("loki", "griffon"), summons=("anzu",)).summon("anzu").score == 3


def test_nurikabe_draws_a_card() -> None:
    assert lay(deck=["imp"], summons=("nurikabe",)).summon("nurikabe").hand == ["imp"]


@pytest.mark.rule("A8.6")
def test_nurikabe_draws_and_puts_a_card_of_the_hand_on_the_deck() -> None:
    t = resolve("nurikabe", hand=("kappa",), deck=["imp", "agni"])
    assert t.options == ["top imp", "top kappa"]
    assert (t.pick("top kappa").hand, t.deck[:2]) == (["imp"], ["kappa", "agni"])


@pytest.mark.rule("A8.6")
def test_nurikabe_makes_the_others_forget_your_hand() -> None:
    t = resolve("nurikabe", hand=("kappa", "goblin"), deck=["imp"], mine={"shown": ["kappa", "goblin"]})
    assert hand_of(t, 1, 2) == ["kappa", "goblin"]
    t.pick("top kappa")
    assert (hand_of(t, 1, 2), hand_of(t, 1, 1)) == ([], ["imp", "goblin"])
    assert [view(t, seat)["deck"]["known"] for seat in (1, 2, 0)] == [[[0, "kappa"]], [], []]


def test_nurikabe_with_an_empty_hand_puts_the_drawn_card_back() -> None:
    t = resolve("nurikabe", deck=["imp", "agni"])
    assert (t.hand, t.deck[:2]) == ([], ["imp", "agni"])


@pytest.mark.rule("A8.4")
def test_rukh_scores_one_for_each_card_of_a_family_of_your_choice() -> None:
    t = resolve("rukh", "agni", "hestia", facing=("phoenix",))
    assert t.options == ["family fire", "family water", "family earth", "family wind", "family dragon"]
    assert (t.copy().pick("family fire").score, t.pick("family wind").score) == (2, 1)


@pytest.mark.rule("A8.8")
def test_deepdive_scores_seven_and_trades_places_with_a_water_card() -> None:
    t = lay(facing=("kappa", "imp"), summons=("deepdive",)).summon("deepdive")
    assert (t.score, t.area, t.area_of(2), t.pile) == (7, ["kappa"], ["imp", "deepdive"], [])


@pytest.mark.rule("A8.1")
def test_deepdive_needs_a_water_card_in_some_area() -> None:
    assert not lay("imp", hand=("kappa",), facing=("troll",), summons=("deepdive",)).may_summon("deepdive")


@pytest.mark.rule("A8.8")
def test_deepdive_names_a_player_who_picks_the_card() -> None:
    others: list[Record] = [{"area": ["imp"]}, {"area": ["kappa", "triton"]}]
    t = lay("hydra", others=others, summons=("deepdive",)).summon("deepdive")
    assert t.options == ["name 1", "name 3"]
    assert (t.pick("name 3").asked, t.options) == (3, ["swap kappa", "swap triton"])
    assert (t.pick("swap triton").area, t.area_of(3)) == (["hydra", "triton"], ["kappa", "deepdive"])


@pytest.mark.rule("A8.8")
def test_deepdive_turned_on_yourself_changes_nothing() -> None:
    t = lay("kappa", "undine", summons=("deepdive",)).summon("deepdive").pick("swap undine")
    assert (t.score, t.area) == (7, ["kappa", "undine", "deepdive"])


@pytest.mark.rule("A8.9")
def test_deepdive_brings_a_card_with_the_curses_on_it() -> None:
    t = lay(facing=("kappa",), tokens={"kappa": 2}, options={"curse": "with"}, summons=("deepdive",))
    assert (t.summon("deepdive").area, t.tokens, t.curses) == (["kappa"], {"kappa": 2}, 0)


@pytest.mark.rule("A8.8")
def test_pyro_scores_seven_and_trades_places_with_a_fire_card() -> None:
    t = lay(facing=("agni", "tidal"), summons=("pyro",)).summon("pyro")
    assert (t.score, t.area, t.area_of(2), t.pile) == (7, ["agni"], ["tidal", "pyro"], [])


@pytest.mark.rule("A8.1")
def test_pyro_needs_a_fire_card_in_some_area() -> None:
    assert not lay("kappa", hand=("imp",), facing=("troll",), summons=("pyro",)).may_summon("pyro")


@pytest.mark.rule("A8.9")
def test_pyro_brings_a_card_that_was_not_summoned() -> None:
    t = lay("sylph", facing=("imp",), summons=("pyro",)).summon("pyro")
    assert (t.score, t.stones, t.area) == (1 + 7, {}, ["sylph", "imp"])


@pytest.mark.rule("A8.9")
def test_pyro_brings_a_permanent_effect_to_its_new_owner() -> None:
    others: list[Record] = [{"area": ["hestia"], "stones": {"red": 6}}]
    t = lay(others=others, summons=("pyro",)).summon("pyro")
    assert [seat["limit"] for seat in view(t, 0)["seats"]] == [6, 4]
    assert [seat["stones"] for seat in view(t, 0)["seats"]] == [{}, {"red": 4}]


@pytest.mark.rule("A8.9")
def test_pyro_brings_an_active_effect_that_is_used_this_round() -> None:
    t = lay(facing=("salamander",), summons=("pyro",)).summon("pyro").pick("end", "end")
    assert (t.scores, t.stones) == ([7 + 1, 0], {"red": 1})


@pytest.mark.rule("A8.8")
def test_rockscale_scores_eight_and_trades_places_with_an_earth_card() -> None:
    t = lay(facing=("troll", "tidal"), summons=("rockscale",)).summon("rockscale")
    assert (t.score, t.area, t.area_of(2), t.pile) == (8, ["troll"], ["tidal", "rockscale"], [])


@pytest.mark.rule("A8.1")
def test_rockscale_needs_an_earth_card_in_some_area() -> None:
    assert not lay("imp", hand=("troll",), facing=("kappa",), summons=("rockscale",)).may_summon("rockscale")


@pytest.mark.rule("A8.9")
def test_rockscale_discards_nothing_so_totem_pole_does_not_pay() -> None:
    t = lay(facing=("totem_pole", "goblin"), summons=("rockscale",)).summon("rockscale").pick("swap goblin")
    assert [seat["stones"] for seat in view(t, 0)["seats"]] == [{}, {}]


@pytest.mark.rule("A8.9")
def test_rockscale_fits_where_the_area_is_full() -> None:
    t = lay("imp", round=2, facing=("troll", "goblin"), summons=("rockscale",)).summon("rockscale")
    assert (t.pick("swap troll").area, t.area_of(2)) == (["imp", "troll"], ["goblin", "rockscale"])


@pytest.mark.rule("A8.8")
def test_whisper_scores_eight_and_trades_places_with_a_wind_card() -> None:
    t = lay(facing=("griffon", "tidal"), summons=("whisper",)).summon("whisper")
    assert (t.score, t.area, t.area_of(2), t.pile) == (8, ["griffon"], ["tidal", "whisper"], [])


@pytest.mark.rule("A8.1")
def test_whisper_needs_a_wind_card_in_some_area() -> None:
    assert not lay("imp", hand=("griffon",), facing=("kappa",), summons=("whisper",)).may_summon("whisper")


@pytest.mark.rule("A8.10")
def test_whisper_copied_by_scorch_sends_scorch_or_itself() -> None:
    t = lay("whisper", facing=("griffon",)).summon("scorch")
    assert (t.score, t.area, t.area_of(2)) == (8, ["whisper", "griffon"], ["scorch"])
    t = lay("whisper", facing=("griffon",), options=COPIED_OTHER).summon("scorch")
    assert (t.area, t.area_of(2)) == (["scorch", "griffon"], ["whisper"])
