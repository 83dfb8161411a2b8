"""C5 Seals, C6 Summoning, C7 Reminders."""

import pytest

from cardwright.games.vale.terms import HAUNTED, SCORED
from tests.vale.table import Table, lay, resolve

CURSED = {"curse": "with"}


def offers(table: Table, verb: str) -> list[str]:
    """The payments offered for what I may summon or remove."""
    return [option.removeprefix(f"{verb} ") for option in table.options if option.startswith(verb)]


@pytest.mark.rule("C5.1")
@pytest.mark.rule("C5.10")
def test_three_active_seals_are_never_four() -> None:
    t = resolve("vodyanoy", stones={"red": 2}, mine={"curses": 3}, round=9)
    assert (t.seals, t.curses) == (3, 1)


@pytest.mark.rule("C5.2")
@pytest.mark.rule("C5.3")
def test_one_seal_is_broken_for_a_card_that_is_removed() -> None:
    t = lay("imp", stones={"red": 4}, options=CURSED, round=5)
    assert offers(t, "remove") == ["imp red=3 seal"]
    assert (t.pick("remove imp red=3 seal").seals, t.stones, t.area) == (2, {"red": 1}, [])
    assert offers(lay("imp", stones={"red": 2}, options=CURSED, round=5), "remove") == []
    assert offers(lay("imp", stones={"red": 4}, options=CURSED, round=5, mine={"seals": 0}), "remove") == []


@pytest.mark.rule("C5.4")
@pytest.mark.rule("C7.5")
def test_no_seal_pays_for_an_effect() -> None:
    t = resolve("vodyanoy", stones={"red": 1}, mine={"seals": 2, "curses": 1}, round=9)
    assert (t.seals, t.curses, t.stones) == (2, 1, {"red": 1})


@pytest.mark.rule("C5.5")
def test_a_seal_and_a_reducer_add_up_down_to_nothing() -> None:
    t = lay("pegasus", hand=("medusa", "ifrit"), stones={"red": 1}, options=CURSED)
    assert offers(t, "summon") == ["ifrit red=1", "ifrit seal", "medusa red=1 seal"]


@pytest.mark.rule("C5.6")
def test_no_seal_is_broken_where_nothing_is_paid() -> None:
    assert offers(lay(hand=("hestia",), options=CURSED), "summon") == ["hestia"]
    assert lay(hand=("tidal",), options=CURSED).summon("dragon_egg").seals == 3


@pytest.mark.rule("C5.7")
def test_no_seal_helps_with_a_cost_of_one_stone() -> None:
    assert offers(lay("vritra", hand=("tidal",), stones={"purple": 1, "blue": 1}), "summon") == ["tidal purple=1"]


@pytest.mark.rule("C5.8")
@pytest.mark.rule("C5.9")
def test_a_seal_may_be_broken_without_need_in_the_same_answer() -> None:
    t = lay(hand=("ifrit",), stones={"red": 2}, options=CURSED)
    assert offers(t, "summon") == ["ifrit red=2", "ifrit seal"]
    assert (t.pick("summon ifrit seal").seals, t.stones) == (2, {"red": 2})


@pytest.mark.rule("C5.10")
@pytest.mark.rule("C5.13")
def test_seals_are_repaired_before_curses_are_discarded() -> None:
    t = resolve("vodyanoy", stones={"red": 2}, mine={"seals": 2, "curses": 4}, round=9)
    assert (t.seals, t.curses) == (3, 3)


@pytest.mark.rule("C5.11")
@pytest.mark.parametrize(("seals", "curses", "most"), [(3, 0, 0), (2, 0, 1), (3, 1, 1), (2, 1, 2), (0, 0, 2)])
def test_you_repair_as_long_as_there_is_a_broken_seal_or_a_curse(seals: int, curses: int, most: int) -> None:
    t = lay(mine={"seals": seals, "curses": curses}, summons=("selkie",)).summon("selkie")
    assert "end" in t.options if most == 0 else t.options[-1] == f"repair {most}"


@pytest.mark.rule("C5.12")
def test_a_repair_leaves_the_curses_on_cards_alone() -> None:
    t = lay("nian", tokens={"nian": 3}, summons=("selkie",)).summon("selkie")
    assert (t.tokens, t.seals) == ({"nian": 3}, 3)


@pytest.mark.rule("C6.1")
def test_curses_lie_on_a_card_before_others_answer_and_they_before_its_instant() -> None:
    t = lay("leshy", summons=("nian",))
    t.t.events = []
    assert t.summon("nian").score == 3 + 11
    noted = [(int(event.kind), int(event.n)) for event in t.t.events if event.kind in (HAUNTED, SCORED)]
    assert noted == [(HAUNTED, 3), (SCORED, 3), (SCORED, 11)]


@pytest.mark.rule("C6.3")
def test_an_instant_sees_the_curses_of_its_own_arrival() -> None:
    t = lay("draugr", mine={"gear": ["muura_tormented"]}, tokens={"draugr": 1}).summon("ravana")
    assert (t.score, t.curses) == (4 + 1 + 2, 2)


@pytest.mark.rule("C6.4")
def test_a_card_counts_for_its_own_instant() -> None:
    assert lay("imp", summons=("mapinguari",), round=3).summon("mapinguari").score == 3 + 2
    assert lay(mine={"gear": ["belledin_friendly"]}).summon("ifrit").score == 1 + 1


@pytest.mark.rule("C6.5")
def test_a_summon_needs_a_free_space_and_a_possible_instant() -> None:
    assert not lay("imp", options=CURSED, round=1).may_summon("kasha")
    assert not lay(options=CURSED, facing=("imp",)).may_summon("ember")


@pytest.mark.rule("C7.2")
def test_the_limit_changes_the_moment_a_card_comes_or_goes() -> None:
    t = lay("bunyip", stones={"red": 2, "blue": 1, "purple": 2}, round=3)
    assert t.pick("remove bunyip blue=1").stones == {"red": 2, "purple": 2}
    t = lay("strix", stones={"red": 3}, mine={"seals": 1}, round=2).pick("remove strix seal")
    assert t.summon("ifrit", red=2).stones == {"red": 3}
    assert not any(option.startswith("drop") for option in t.options)


@pytest.mark.rule("C7.3")
def test_changes_of_the_limit_add_up() -> None:
    assert [lay(*area, options=CURSED).t.limit(0) for area in (("bunyip", "strix"), ("bunyip", "hestia"))] == [4, 7]


@pytest.mark.rule("C7.5")
def test_three_is_paid_in_three_ways_without_change() -> None:
    stones = {"red": 3, "blue": 1, "purple": 1}
    t = lay("hestia", stones=stones, mine={"gear": ["incense_burner"]}, options=CURSED)
    t.pick("use incense_burner", "take pay=3+space")
    assert t.options == ["pay red=3", "pay blue=1", "pay purple=1"]
    assert t.pick("pay purple=1").stones == {"red": 3, "blue": 1}


@pytest.mark.rule("C7.6")
def test_stones_worth_more_pay_more_for_effects_too() -> None:
    t = resolve("vodyanoy", "agni", stones={"red": 2}, mine={"seals": 1}, round=9)
    assert (t.stones, t.seals) == ({"red": 1}, 3)


@pytest.mark.rule("C7.7")
def test_what_is_not_up_to_you_must_be_done() -> None:
    t = lay("baba_yaga", "nian", tokens={"nian": 3}, phase="resolution", round=9)
    assert t.tokens == {"nian": 1}


@pytest.mark.rule("C7.8")
def test_one_card_in_round_three_leaves_two_empty_spaces() -> None:
    t = lay(summons=("mapinguari",), round=3).summon("mapinguari")
    assert (t.t.room(0), t.score) == (2, 3 + 2 * 2)


@pytest.mark.rule("C7.9")
@pytest.mark.rule("C7.10")
def test_a_dragon_at_one_stone_is_still_free_by_other_means() -> None:
    t = lay("vritra", hand=("tidal", "imp"), stones={"blue": 4})
    assert offers(t, "summon") == ["imp"]
    assert t.summon("young_forest_spirit").pick("discard imp").area[-1] == "tidal"
