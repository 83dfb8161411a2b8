"""Artifacts: Earth."""

import pytest

from tests.vale.rules.whole import view
from tests.vale.table import lay, resolve

COPIED_RECOVER = {"copied_recover": "copied"}
COPIED_OTHER = {"copied_other": "copied"}
COUNTS = {"ash_and_totem": "counts"}


def test_anubis_discards_another_card_of_yours_for_its_cost() -> None:
    t = lay("griffon", "imp", summons=("anubis",)).summon("anubis")
    assert t.options == ["discard griffon", "discard imp"]
    assert (t.pick("discard griffon").score, t.area, t.pile) == (7, ["imp", "anubis"], ["griffon"])


@pytest.mark.rule("A8.1")
def test_anubis_needs_another_card_in_your_area() -> None:
    assert not lay(hand=("imp",), facing=("agni",), summons=("anubis",)).may_summon("anubis")


@pytest.mark.rule("V8.8")
def test_anubis_scores_the_printed_cost() -> None:
    assert lay("pegasus", summons=("anubis",)).summon("anubis").score == 3


@pytest.mark.rule("A7.3")
def test_anubis_scores_for_ash_though_it_comes_home() -> None:
    t = lay("ash", summons=("anubis",)).summon("anubis")
    assert (t.score, t.hand, t.area) == (1 + 10, ["ash"], ["anubis"])


@pytest.mark.rule("V13.8")
def test_anubis_copied_by_scorch_may_be_its_prey() -> None:
    assert lay("anubis", options={"artifacts": "with"}).summon("scorch").score == 6
    assert lay("anubis", options=COPIED_OTHER).summon("scorch").score == 9


@pytest.mark.rule("A7.9")
def test_duduri_takes_a_point_and_raises_a_stone() -> None:
    t = lay(score=5, stones={"red": 1, "blue": 1, "purple": 1}, summons=("duduri",)).summon("duduri")
    assert t.options == ["raise red", "raise blue"]
    assert t.copy().pick("raise red").stones == {"blue": 2, "purple": 1}
    assert (t.pick("raise blue").stones, t.score) == ({"red": 1, "purple": 2}, 4)


@pytest.mark.rule("A7.9")
def test_duduri_needs_a_stone_that_can_be_raised_but_no_point() -> None:
    assert lay(hand=("duduri",), stones={"purple": 3}).options == ["end"]
    assert lay(hand=("duduri",), stones={"red": 1}).pick("summon duduri").scores == [0, 0]


@pytest.mark.rule("A7.9")
def test_duduri_is_not_paid_for_with_the_stone_it_has_to_raise() -> None:
    allowed = {"needless_stones": "allowed"}
    t = lay(hand=("duduri",), stones={"red": 1, "purple": 1}, options=allowed)
    assert t.options == ["end", "summon duduri", "summon duduri purple=1"]


@pytest.mark.rule("A7.9")
def test_duduri_may_be_the_second_card_only_if_a_stone_to_raise_is_left() -> None:
    t = lay(hand=("horus", "duduri"), stones={"purple": 1, "blue": 1, "red": 1})
    assert [option for option in t.options if "horus" in option] == [
        "summon horus purple=1 red=1",
        "summon horus blue=1 purple=1",
    ]
    assert "summon horus purple=1 red=1" not in lay(hand=("horus", "duduri"), stones={"purple": 1, "red": 1}).options


@pytest.mark.rule("A7.9")
def test_duduri_is_copied_only_if_a_stone_to_raise_is_left() -> None:
    assert lay("duduri", hand=("scorch",), stones={"purple": 1, "blue": 1}).options == ["end"]
    assert lay("duduri", hand=("dragon_egg", "scorch"), stones={"blue": 1}).options == ["end"]


def test_duduri_goes_back_to_hand() -> None:
    assert resolve("duduri").hand == ["duduri"]


@pytest.mark.rule("A7.8")
@pytest.mark.parametrize(
    ("sold", "raised"), [("imp", {"red": 2, "blue": 1}), ("goblin", {"red": 3, "blue": 1}), ("kappa", {"purple": 1})]
)
def test_duduri_king_raises_a_stone_of_a_sale(sold: str, raised: dict[str, int]) -> None:
    assert lay("duduri_king", marked=(sold,)).pick(f"sell {sold}").stones == raised


@pytest.mark.rule("A7.8")
def test_duduri_king_lets_you_choose_between_two_colours() -> None:
    t = lay("duduri_king", marked=("griffon",)).pick("sell griffon")
    assert t.copy().pick("raise red").stones == {"blue": 2}
    assert t.pick("raise blue").stones == {"red": 1, "purple": 1}


@pytest.mark.rule("A7.8")
def test_duduri_king_cannot_raise_the_stone_of_a_dragon_and_leaves_older_stones_alone() -> None:
    t = lay("duduri_king", stones={"red": 2}, marked=("tidal",)).pick("sell tidal")
    assert t.stones == {"red": 2, "purple": 1}


@pytest.mark.rule("A7.8")
def test_duduri_king_raises_before_the_limit_and_at_every_sale() -> None:
    t = lay("duduri_king", stones={"red": 4}, marked=("kappa", "undine")).pick("sell kappa")
    assert t.options == ["drop red=1", "drop purple=1"]
    assert t.pick("drop red=1", "sell undine", "drop red=1").stones == {"red": 2, "purple": 2}


def test_mandrake_scores_three() -> None:
    assert lay(summons=("mandrake",)).summon("mandrake").score == 3


@pytest.mark.rule("A7.13")
def test_mandrake_goes_or_costs_two_points_and_brings_a_purple_stone() -> None:
    t = resolve("mandrake", score=5)
    assert t.options == ["take discard", "take lose=2"]
    kept = t.copy().pick("take lose=2")
    assert (kept.score, kept.area, kept.stones) == (3, ["mandrake"], {"purple": 1})
    assert (t.pick("take discard").score, t.area, t.pile, t.stones) == (5, [], ["mandrake"], {"purple": 1})


@pytest.mark.rule("A7.13")
def test_mandrake_takes_the_last_point_of_a_player_who_is_short() -> None:
    t = resolve("mandrake", score=1).pick("take lose=2")
    assert (t.score, t.area, t.stones) == (0, ["mandrake"], {"purple": 1})


@pytest.mark.rule("A7.13")
def test_mandrake_copied_by_genie_exalted_sends_the_genie_or_the_mandrake_away() -> None:
    t = resolve("mandrake", "genie_exalted", score=5, order=("genie_exalted",))
    assert t.pick("take discard").area == ["mandrake"]
    t = resolve("mandrake", "genie_exalted", score=5, order=("genie_exalted",), options=COPIED_RECOVER)
    assert t.pick("take discard").area == ["genie_exalted"]


@pytest.mark.rule("A7.2")
def test_totem_pole_pays_when_another_card_of_yours_is_removed() -> None:
    t = lay("totem_pole", "imp", stones={"red": 3}, round=3).pick("remove imp red=3")
    assert (t.stones, t.pile) == ({"purple": 1}, ["imp"])


@pytest.mark.rule("A7.2")
def test_totem_pole_pays_its_owner_when_an_opponent_strikes() -> None:
    t = lay(others=[{"area": ["totem_pole", "kappa"]}]).summon("ember")
    assert [seat["stones"] for seat in view(t, 0)["seats"]] == [{}, {"purple": 1}]


@pytest.mark.rule("A7.2")
def test_totem_pole_pays_neither_for_itself_nor_for_cards_of_the_hand_nor_for_others() -> None:
    assert lay("totem_pole", stones={"red": 1}, round=1).pick("remove totem_pole red=1").stones == {}
    assert lay("totem_pole", hand=("imp",)).summon("forest_spirit").stones == {}
    assert lay("totem_pole", facing=("kappa",)).summon("ember").stones == {}


@pytest.mark.rule("A7.2")
def test_totem_pole_pays_for_an_egg_and_not_for_a_card_that_comes_home() -> None:
    assert lay("totem_pole", hand=("tidal",)).summon("dragon_egg").stones == {"purple": 1}
    assert lay("totem_pole").summon("boreas").stones == lay("totem_pole").summon("tengu").stones == {}


@pytest.mark.rule("A7.3")
def test_totem_pole_ignores_ash_unless_the_game_says_otherwise() -> None:
    t = lay("totem_pole", "ash", stones={"red": 2}, round=2).pick("remove ash red=2")
    assert (t.stones, t.score) == ({}, 2)
    t = lay("totem_pole", "ash", stones={"red": 2}, round=2, options=COUNTS).pick("remove ash red=2")
    assert (t.stones, t.score, t.hand) == ({"purple": 1}, 2, ["ash"])


@pytest.mark.rule("A7.14")
def test_totem_pole_discarded_by_cerberus_pays_for_what_lay_there_after_it() -> None:
    t = lay("totem_pole", "imp", "agni").summon("cerberus").pick("discard totem_pole", "discard imp", "discard agni")
    assert t.stones == {"purple": 2}
    assert lay("imp", "totem_pole").summon("cerberus").pick("discard imp", "discard totem_pole").stones == {}


def test_wendigo_counts_earth_cards() -> None:
    assert lay("troll", "imp", facing=("goblin",), summons=("wendigo",)).summon("wendigo").score == 4


@pytest.mark.rule("A7.10")
def test_wendigo_comes_home_when_points_are_lost() -> None:
    t = resolve("wendigo", "basilisk", score=5).pick("take lose=2+purple")
    assert (t.hand, t.score, t.stones) == (["wendigo"], 3, {"purple": 1})
    assert resolve("wendigo", "basilisk", score=5).pick("take red").area == ["wendigo", "basilisk"]


@pytest.mark.rule("A7.10")
def test_wendigo_comes_home_in_the_middle_of_an_effect() -> None:
    t = lay("wendigo", score=5, stones={"red": 1, "blue": 1}, summons=("duduri",)).summon("duduri")
    assert (t.options, t.hand) == (["raise red", "raise blue"], ["wendigo"])


@pytest.mark.rule("A7.10")
def test_wendigo_comes_home_in_the_turn_of_a_goblin() -> None:
    t = resolve("goblin", others=[{"area": ["wendigo"], "score": 3}])
    assert (t.scores, t.area_of(2)) == ([1, 2], [])


@pytest.mark.rule("A7.10")
def test_wendigo_stays_when_there_was_nothing_to_lose() -> None:
    assert lay("wendigo", stones={"red": 1}, summons=("duduri",)).summon("duduri").area == ["wendigo", "duduri"]
