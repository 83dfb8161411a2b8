"""V19 The table's own conventions."""

import pytest

from cardwright.kernel.paper import Record
from tests.vale.rules.whole import board, hunters, start, verbs
from tests.vale.table import Table, all_but, lay, resolve

OVER: dict[str, int] = {"red": 3, "blue": 2}


def endings(table: Table) -> list[tuple[object, ...]]:
    """What lies in my area, hand and purse after each way to answer until the effect is over."""
    if "end" in table.options:
        return [(*table.area, *table.hand, *table.stones.items(), table.score)]
    return [ending for option in table.options for ending in endings(table.copy().pick(option))]


@pytest.mark.rule("V19.1")
def test_a_question_with_a_single_answer_answers_itself() -> None:
    assert lay("ifrit").summon("scorch").score == 2
    assert lay(facing=("kappa",)).summon("ember").area_of(2) == []
    assert resolve("salamander").score == 1


@pytest.mark.rule("V19.1")
def test_the_last_marker_goes_down_by_itself() -> None:
    table = start(3)
    assert len(hunters(table)) == 5
    assert 0 not in board(table).values()


@pytest.mark.rule("V19.1")
def test_you_always_declare_the_end_of_your_turn_yourself() -> None:
    table = lay()
    assert (table.asked, table.options) == (1, ["end"])
    assert (table.pick("end").asked, table.options) == (2, ["end"])


@pytest.mark.rule("V19.1")
def test_a_question_about_a_hand_waits_so_that_nobody_learns_what_the_hand_does_not_hold() -> None:
    assert lay(hand=("tidal", "imp")).summon("dragon_egg").options == ["summon tidal"]
    assert lay(hand=("tidal",)).summon("dragon_egg").area == ["tidal"], "everybody sees that it is the last card"
    last = lay(hand=("imp", "hydra"), summons=("melusine",)).summon("melusine").pick("discard hydra")
    assert last.options == ["stop"], "nobody else can know that imp comes before hydra"
    assert lay(hand=("imp",), summons=("melusine",)).summon("melusine").pick("discard imp").options == ["end"]


@pytest.mark.rule("V19.2")
def test_a_payment_is_one_answer() -> None:
    table = lay("imp", hand=("medusa",), stones={"red": 2, "blue": 2}, round=4).pick("summon medusa blue=1 red=1")
    assert table.stones == {"red": 1, "blue": 1}
    assert table.pick("remove imp blue=1 red=1").stones == {}


@pytest.mark.rule("V19.3")
def test_picks_are_asked_in_ascending_order() -> None:
    table = lay("imp", "kappa", "goblin", "odin").summon("cerberus").pick("discard kappa")
    assert table.options == ["stop", "discard goblin", "discard odin"]


@pytest.mark.rule("V19.3")
def test_the_same_set_cannot_be_given_in_two_ways() -> None:
    discards = endings(lay("imp", "kappa", "goblin", "odin").summon("cerberus"))
    assert len(discards) == len(set(discards)) == 1 + 4 + 6 + 4
    rewards = endings(lay(deck=["imp"]).summon("hydra"))
    assert len(rewards) == len(set(rewards)) == 6


@pytest.mark.rule("V19.4")
def test_a_surplus_is_settled_in_one_answer() -> None:
    table = lay(stones={"blue": 2, "purple": 2}).summon("imp")
    two_of_a_kind, mixed = {"red=2", "blue=2", "purple=2"}, {"blue=1 red=1", "purple=1 red=1", "blue=1 purple=1"}
    assert {option.removeprefix("drop ") for option in table.options} == two_of_a_kind | mixed
    assert table.pick("drop blue=1 red=1").stones == {"red": 1, "blue": 1, "purple": 2}


@pytest.mark.rule("V19.4")
def test_a_surplus_is_asked_before_any_other_question() -> None:
    table = resolve("horned_salamander", "salamander", "goblin", stones={"blue": 2}, others=[{}, {}])
    assert verbs(table.pick("activate horned_salamander")) == {"drop"}
    assert verbs(table.pick("drop blue=2")) == {"activate"}


@pytest.mark.rule("V19.5")
@pytest.mark.parametrize(("turn", "order"), [(1, [1, 2, 3, 4]), (3, [3, 4, 1, 2])])
def test_several_surpluses_are_settled_in_turn_order(turn: int, order: list[int]) -> None:
    others: list[Record] = [{"stones": OVER} for _ in range(3)]
    table = lay(stones=OVER, others=others, first=2, turn=turn)
    assert [(table.asked, table.pick("drop red=1"))[0] for _ in order] == order
    assert table.asked == turn


@pytest.mark.rule("V19.5")
def test_a_lone_surplus_waits_for_nobody() -> None:
    table = lay(others=[{}, {"stones": OVER}, {}])
    assert (table.asked, verbs(table)) == (3, {"drop"})


@pytest.mark.rule("V19.6")
@pytest.mark.parametrize("card", ["pegasus", "hippogriff", "sylph", "dandelion_spirit", "willow"])
def test_a_draw_is_a_barrier(card: str) -> None:
    table = lay()
    before = table.t.secrets
    assert table.summon(card).t.secrets > before


@pytest.mark.rule("V19.6")
def test_a_reveal_is_a_barrier() -> None:
    table = lay(round=3).pick("end")
    before = table.t.secrets
    assert table.pick("end").t.secrets > before


@pytest.mark.rule("V19.6")
def test_a_shuffle_is_a_barrier() -> None:
    table = lay("griffon", "troll", phase="resolution", pile=all_but("griffon", "troll"))
    before = table.t.secrets
    assert table.pick("activate griffon").t.secrets > before


@pytest.mark.rule("V19.6")
def test_what_hides_nothing_is_no_barrier() -> None:
    table = lay("troll", marked=("agni", "kappa"), round=4)
    before = table.t.secrets
    table.pick("sell agni", "tame kappa", "summon kappa red=1").summon("cerberus").pick("discard troll", "stop", "end")
    assert table.t.secrets == before
