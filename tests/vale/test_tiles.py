"""Artifact tiles."""

import pytest

from cardwright.games.vale.cards.sets import ARTIFACTS
from tests.vale.rules.whole import board, hunters, view
from tests.vale.table import Table, all_but, lay

BOARD = ["surtr", "triton", "troll", "harpy"]


def holding(tile: str, *area: str, **what: object) -> Table:
    """My action turn, with a tile before me."""
    mine = what.pop("mine", {})
    assert isinstance(mine, dict)
    return lay(*area, mine={"gear": [tile], **mine}, **what)  # type: ignore[arg-type]  # the names are those of lay


def using(tile: str, *area: str, **what: object) -> Table:
    """The same, and the tile is used."""
    return holding(tile, *area, **what).pick(f"use {tile}")


def taking(tile: str, *area: str, **what: object) -> Table:
    """The hunting phase, in which I take a tile."""
    table = lay(*area, phase="hunting", options={"artifacts": "with", "tiles": "all"}, **what)  # type: ignore[arg-type]
    return table.pick(f"artifact {tile}")


def spaces(table: Table) -> int:
    found: int = view(table, 2)["seats"][0]["spaces"]
    return found


def known(table: Table, seat: int) -> list[str]:
    """The cards of my shelter that a seat knows, counted from 1."""
    found: list[str] = view(table, seat)["seats"][0]["shelter"]["known"]
    return found


@pytest.mark.rule("A4.2")
def test_incense_burner_sells_a_space_for_three() -> None:
    t = using("incense_burner", stones={"blue": 1, "purple": 1}, round=1).pick("take pay=3+space")
    assert t.options == ["pay blue=1", "pay purple=1"]
    assert (t.pick("pay purple=1").stones, spaces(t), t.shelter, t.gear) == ({"blue": 1}, 2, [], [])


def test_incense_burner_shelters_the_top_two_cards_instead() -> None:
    t = using("incense_burner", stones={"red": 3}, deck=["kappa", "imp", "agni"]).pick("take shelter=2")
    assert (t.shelter, t.deck[0], t.stones, spaces(t)) == (["imp", "kappa"], "agni", {"red": 3}, 10)


def test_incense_burner_only_shelters_when_you_cannot_pay() -> None:
    assert using("incense_burner", stones={"red": 2}, deck=["kappa", "imp"]).shelter == ["imp", "kappa"]


@pytest.mark.rule("A4.4")
def test_incense_burner_is_paid_like_a_summon_but_for_what_makes_summons_cheaper() -> None:
    t = using("incense_burner", "agni", "pegasus", stones={"red": 2}).pick("take pay=3+space")
    assert (t.stones, spaces(t)) == ({}, 11)
    assert using("incense_burner", "pegasus", stones={"red": 2}).stones == {"red": 2}


@pytest.mark.rule("A4.4")
def test_incense_burner_is_not_paid_for_with_a_seal() -> None:
    assert using("incense_burner", stones={"red": 2}, options={"curse": "with"}).stones == {"red": 2}


@pytest.mark.rule("A5.7")
def test_incense_burner_shelters_what_there_is() -> None:
    everything = [*all_but("imp"), *[card.id for card in ARTIFACTS]]
    t = using("incense_burner", deck=["imp"], others=[{"hand": everything}])
    assert t.shelter == ["imp"]
    t = using("incense_burner", deck=["imp"], pile=everything)
    assert (len(t.shelter), len(t.deck), t.pile) == (2, 96, [])


@pytest.mark.rule("A3.4")
def test_monkey_kings_staff_gives_four_stones_for_two_cards() -> None:
    t = using("monkey_kings_staff", hand=("imp", "kappa", "tidal")).pick("discard imp", "discard tidal")
    assert (t.stones, t.hand, t.pile) == ({"red": 2, "blue": 1, "purple": 1}, ["kappa"], ["imp", "tidal"])


@pytest.mark.rule("A3.4")
def test_monkey_kings_staff_needs_two_cards_in_hand() -> None:
    assert holding("monkey_kings_staff", "agni", hand=("imp",)).options == ["end", "summon imp"]
    assert "use monkey_kings_staff" in holding("monkey_kings_staff", hand=("imp", "kappa")).options


@pytest.mark.rule("V7.7")
def test_monkey_kings_staff_gives_everything_before_the_limit() -> None:
    t = using("monkey_kings_staff", hand=("imp", "kappa", "tidal"), stones={"red": 2})
    assert t.pick("discard imp", "discard kappa").options[0] == "drop red=2"


@pytest.mark.rule("A6.2")
def test_pied_pipers_pipe_draws_a_card_or_retrieves_the_whole_shelter() -> None:
    t = taking("pied_pipers_pipe", mine={"shelter": ["tidal", "imp"]}, board=BOARD, deck=["kappa"])
    assert t.options == ["take draw", "take retrieve"]
    drawn = t.copy().pick("take draw")
    assert (drawn.hand, drawn.shelter, drawn.asked) == (["kappa"], ["imp", "tidal"], 2)
    assert (t.pick("take retrieve").hand, t.shelter, t.deck[0]) == (["imp", "tidal"], [], "kappa")


@pytest.mark.rule("A6.2")
def test_pied_pipers_pipe_draws_when_the_shelter_is_empty() -> None:
    assert taking("pied_pipers_pipe", board=BOARD, deck=["kappa"]).hand == ["kappa"]


@pytest.mark.rule("A7.10")
def test_pied_pipers_pipe_draws_so_banshee_comes_home() -> None:
    t = taking("pied_pipers_pipe", "banshee", board=BOARD, deck=["kappa"], mine={"shelter": ["imp"]})
    assert (t.copy().pick("take draw").area, t.pick("take retrieve").area) == ([], ["banshee"])


@pytest.mark.rule("A6.1")
def test_seven_league_boots_turn_up_a_card_and_shelter_one_of_all() -> None:
    t = taking("seven_league_boots", board=BOARD, deck=["tidal"])
    assert t.options == [f"shelter {card}" for card in [*BOARD, "tidal"]]
    t.pick("shelter surtr")
    assert (t.shelter, list(board(t)), t.asked) == (["surtr"], [*BOARD[1:], "tidal"], 2)


@pytest.mark.rule("A6.1")
def test_seven_league_boots_leave_the_hunt_even() -> None:
    t = taking("seven_league_boots", board=BOARD, deck=["tidal"]).pick("shelter surtr", "artifact golden_fleece")
    assert hunters(t) == [1, 2, 2]
    assert sorted(board(t).values()) == [1, 1, 2, 2]


@pytest.mark.rule("A6.2")
def test_golden_fleece_gives_two_red_and_shelters_or_retrieves() -> None:
    t = using("golden_fleece", mine={"shelter": ["imp", "tidal"]}, deck=["kappa"])
    assert (t.options, t.t.seats[0].stones) == (["take shelter", "take retrieve"], 2)
    assert t.copy().pick("take shelter").shelter == ["imp", "kappa", "tidal"]
    t.pick("take retrieve", "retrieve tidal")
    assert (t.hand, t.shelter, t.stones, t.deck[0]) == (["tidal"], ["imp"], {"red": 2}, "kappa")


@pytest.mark.rule("A6.2")
def test_golden_fleece_shelters_when_the_shelter_is_empty() -> None:
    t = using("golden_fleece", deck=["kappa"])
    assert (t.shelter, t.stones) == (["kappa"], {"red": 2})


@pytest.mark.rule("A6.6")
def test_book_of_thoth_raises_up_to_two_stones() -> None:
    t = using("book_of_thoth", stones={"red": 2, "blue": 1})
    assert t.options == ["stop", "raise red", "raise blue"]
    assert t.copy().pick("stop").stones == {"red": 2, "blue": 1}
    assert t.copy().pick("raise red", "stop").stones == {"red": 1, "blue": 2}
    assert t.copy().pick("raise red", "raise red").stones == {"blue": 3}
    assert t.pick("raise blue", "raise red").stones == {"red": 1, "blue": 1, "purple": 1}


@pytest.mark.rule("A6.6")
def test_book_of_thoth_raises_no_stone_by_two_steps() -> None:
    assert using("book_of_thoth", stones={"red": 1}).pick("raise red").stones == {"blue": 1}
    t = using("book_of_thoth", stones={"red": 2, "blue": 1}).pick("raise red")
    assert t.options == ["stop", "raise red"]


@pytest.mark.rule("A6.6")
def test_book_of_thoth_may_be_used_for_nothing() -> None:
    t = using("book_of_thoth", stones={"purple": 2})
    assert (t.stones, t.gear) == ({"purple": 2}, [])


@pytest.mark.rule("A7.12")
def test_book_of_thoth_leaves_thalassa_where_she_is() -> None:
    t = using("book_of_thoth", "thalassa", stones={"red": 2}).pick("raise red", "raise red")
    assert (t.stones, t.area) == ({"blue": 2}, ["thalassa"])


@pytest.mark.rule("A4.1")
def test_cap_of_hades_takes_a_card_of_the_hand_for_a_space_or_a_purple_stone() -> None:
    t = using("cap_of_hades", hand=("imp", "kappa"), stones={"red": 1}).pick("shelter kappa")
    assert t.options == ["take space", "take purple"]
    bought = t.copy().pick("take space")
    assert (spaces(bought), bought.stones, bought.hand, bought.shelter) == (11, {"red": 1}, ["imp"], ["kappa"])
    assert (spaces(t.pick("take purple")), t.stones, t.shelter) == (10, {"red": 1, "purple": 1}, ["kappa"])


@pytest.mark.rule("A3.4")
def test_cap_of_hades_needs_a_card_in_hand() -> None:
    assert holding("cap_of_hades", "imp", mine={"shelter": ["kappa"]}).options == ["end"]


@pytest.mark.rule("A4.2")
def test_cap_of_hades_gives_a_stone_when_both_spaces_are_bought() -> None:
    t = using("cap_of_hades", hand=("imp",), mine={"bought": 2})
    assert (t.stones, t.shelter, spaces(t)) == ({"purple": 1}, ["imp"], 12)


@pytest.mark.rule("A5.5")
def test_cap_of_hades_hides_the_card_from_the_others_also_while_you_choose() -> None:
    kappa, tidal = (using("cap_of_hades", hand=("kappa", "tidal")).pick(f"shelter {c}") for c in ("kappa", "tidal"))
    assert view(kappa, 2) == view(tidal, 2)
    assert (known(kappa.pick("take purple"), 1), known(kappa, 2)) == (["kappa"], [])


@pytest.mark.rule("A6.4")
def test_gem_of_kukulkan_buys_a_sold_card_back_for_a_red_stone() -> None:
    t = holding("gem_of_kukulkan", marked=("imp", "tidal")).pick("sell imp")
    assert t.options == ["decline", "accept"]
    declined = t.copy().pick("decline")
    assert (declined.stones, declined.pile, declined.hand) == ({"red": 3}, ["imp"], [])
    assert (t.pick("accept").stones, t.pile, t.hand, t.gear) == ({"red": 2}, [], ["imp"], ["gem_of_kukulkan"])
    assert t.pick("sell tidal", "accept").hand == ["imp", "tidal"]


@pytest.mark.rule("A6.4")
def test_gem_of_kukulkan_wants_a_red_stone_and_no_other() -> None:
    t = holding("gem_of_kukulkan", marked=("kappa",), stones={"purple": 2}).pick("sell kappa")
    assert (t.stones, t.pile) == ({"blue": 1, "purple": 2}, ["kappa"])


@pytest.mark.rule("A6.4")
def test_gem_of_kukulkan_asks_after_the_surplus_is_gone() -> None:
    t = holding("gem_of_kukulkan", marked=("imp",), stones={"blue": 4}).pick("sell imp", "drop red=3")
    assert (t.stones, t.pile) == ({"blue": 4}, ["imp"])
    t = holding("gem_of_kukulkan", marked=("imp",), stones={"blue": 4}).pick("sell imp", "drop blue=1 red=2")
    assert t.pick("accept").stones == {"blue": 3}


@pytest.mark.rule("A6.4")
def test_gem_of_kukulkan_tames_nothing() -> None:
    t = holding("gem_of_kukulkan", "triton", marked=("kappa",), stones={"red": 1}).pick("sell kappa", "accept")
    assert t.stones == {"blue": 1}


@pytest.mark.rule("A7.8")
def test_gem_of_kukulkan_is_asked_after_duduri_king() -> None:
    t = holding("gem_of_kukulkan", "duduri_king", marked=("griffon",)).pick("sell griffon", "raise red")
    assert (t.stones, t.pile) == ({"blue": 2}, ["griffon"])


@pytest.mark.rule("A6.5")
def test_imperial_seal_discards_a_card_and_pays_for_a_dragon() -> None:
    t = using("imperial_seal", "imp", "tidal", facing=("agni",))
    assert t.options == ["discard imp", "discard tidal"]
    assert t.copy().pick("discard imp").stones == {}
    assert (t.pick("discard tidal").stones, t.area, t.pile) == ({"blue": 1}, ["imp"], ["tidal"])


@pytest.mark.rule("A3.4")
def test_imperial_seal_needs_a_card_in_your_area() -> None:
    assert holding("imperial_seal", facing=("tidal",)).options == ["end"]


@pytest.mark.rule("A6.5")
def test_imperial_seal_discards_so_totem_pole_and_ash_answer() -> None:
    assert using("imperial_seal", "totem_pole", "tidal").pick("discard tidal").stones == {"blue": 1, "purple": 1}
    t = using("imperial_seal", "ash", round=4)
    assert (t.hand, t.pile, t.score) == (["ash"], [], 4)


@pytest.mark.rule("A6.5")
def test_imperial_seal_takes_loki_for_a_dragon() -> None:
    t = using("imperial_seal", "loki")
    assert (t.stones, t.pile) == ({"blue": 1}, ["loki"])


@pytest.mark.rule("A6.3")
def test_philosophers_stone_retrieves_a_card_or_turns_one_into_a_purple_stone_or_both() -> None:
    t = taking("philosophers_stone", board=BOARD, mine={"shelter": ["imp", "tidal"]})
    assert t.options == ["take retrieve", "take discard", "take retrieve+discard"]
    home = t.copy().pick("take retrieve", "retrieve imp")
    assert (home.hand, home.shelter, home.pile, home.stones) == (["imp"], ["tidal"], [], {})
    gone = t.copy().pick("take discard", "discard imp")
    assert (gone.hand, gone.shelter, gone.pile, gone.stones) == ([], ["tidal"], ["imp"], {"purple": 1})
    t.pick("take retrieve+discard", "retrieve imp")
    assert (t.hand, t.shelter, t.pile, t.stones) == (["imp"], [], ["tidal"], {"purple": 1})


@pytest.mark.rule("A6.3")
def test_philosophers_stone_does_one_of_them_with_one_card() -> None:
    t = taking("philosophers_stone", board=BOARD, mine={"shelter": ["imp"]})
    assert t.options == ["take retrieve", "take discard"]


@pytest.mark.rule("A2.5")
def test_philosophers_stone_may_be_taken_with_an_empty_shelter() -> None:
    t = taking("philosophers_stone", board=BOARD)
    assert (t.gear, t.asked, t.stones) == (["philosophers_stone"], 2, {})


@pytest.mark.rule("A7.2")
def test_philosophers_stone_discards_no_summoned_card() -> None:
    t = taking("philosophers_stone", "totem_pole", board=BOARD, mine={"shelter": ["imp", "ash"]}, round=3)
    t.pick("take discard", "discard ash")
    assert (t.stones, t.pile, t.score) == ({"purple": 1}, ["ash"], 0)


@pytest.mark.rule("A6.7")
def test_ring_of_wishes_uses_an_active_effect_once_more() -> None:
    t = using("ring_of_wishes", "salamander", "agni", "nessie")
    assert t.options == ["activate salamander", "activate nessie"]
    assert (t.pick("activate salamander").score, t.stones) == (1, {"red": 1})
    t.pick("end", "end", "activate salamander")
    assert (t.score, t.stones) == (1 + 1 + 2, {"red": 2})


@pytest.mark.rule("A3.4")
def test_ring_of_wishes_needs_a_card_with_an_active_effect() -> None:
    assert holding("ring_of_wishes", "agni", facing=("salamander",)).options == ["end"]


@pytest.mark.rule("A6.7")
def test_ring_of_wishes_may_be_spent_on_an_effect_that_can_do_nothing() -> None:
    t = using("ring_of_wishes", "medusa")
    assert (t.stones, t.gear) == ({}, [])


@pytest.mark.rule("A6.7")
def test_ring_of_wishes_lets_imp_come_home_in_the_action_phase() -> None:
    t = using("ring_of_wishes", "imp")
    assert (t.hand, t.summon("imp").stones) == (["imp"], {"red": 2})
