"""V11 Remove."""

import pytest

from tests.vale.rules.whole import verbs
from tests.vale.table import lay


@pytest.mark.rule("V11.1")
def test_you_remove_only_from_your_own_area() -> None:
    table = lay("imp", "kappa", hand=("odin",), stones={"red": 2}, facing=("goblin",), round=2)
    assert table.options == ["end", "remove imp red=2", "remove kappa red=2"]


@pytest.mark.rule("V11.1")
def test_a_removed_card_is_discarded_and_frees_its_space() -> None:
    table = lay("imp", hand=("goblin",), stones={"red": 2}, round=1)
    assert "summon goblin red=1" not in table.options
    table.pick("remove imp red=1")
    assert (table.area, table.pile) == ([], ["imp"])
    assert table.pick("summon goblin red=1").area == ["goblin"]


@pytest.mark.rule("V11.2")
@pytest.mark.parametrize("number", range(1, 11))
def test_remove_costs_the_number_of_the_round(number: int) -> None:
    poor = lay("hestia", stones={"red": (number - 1) % 3, "blue": (number - 1) // 3}, round=number)
    assert poor.options == ["end"]
    rich = lay("hestia", stones={"red": number % 3, "blue": number // 3}, round=number)
    assert verbs(rich) == {"end", "remove"}
    assert rich.pick(rich.options[1]).stones == {}


@pytest.mark.rule("V11.2")
def test_remove_gives_no_change() -> None:
    assert lay("imp", stones={"purple": 1}, round=2).pick("remove imp purple=1").stones == {}


@pytest.mark.rule("V11.3")
def test_cost_reducers_do_not_make_remove_cheaper() -> None:
    assert lay("pegasus", "hippogriff", stones={"red": 2}, round=3).options == ["end"]
    assert "remove hippogriff red=3" in lay("pegasus", "hippogriff", stones={"red": 3}, round=3).options
