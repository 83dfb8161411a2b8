"""V14 Free summons."""

import pytest

from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.words.choices import HAND
from cardwright.games.vale.words.creatures import Discard, DiscardThis, Summon
from cardwright.kernel.machine import Effect
from cardwright.kernel.words import Then
from tests.vale.rules.whole import verbs
from tests.vale.table import lay


@pytest.mark.rule("V14.1")
def test_a_free_summon_costs_nothing_and_does_its_instant() -> None:
    table = lay(hand=("imp", "eternity"), stones={"red": 2}).summon("young_forest_spirit").pick("discard imp")
    assert (table.area, table.score, table.stones) == (["young_forest_spirit", "eternity"], 8, {"red": 2})


@pytest.mark.rule("V14.1")
def test_the_instant_of_a_free_summon_asks_as_usual() -> None:
    table = lay("kappa", hand=("marina", "ember"), facing=("nessie",)).summon("dragon_egg").pick("summon ember")
    assert (table.area, table.options) == (["kappa", "ember"], ["name 1", "name 2"])


@pytest.mark.rule("V14.1")
def test_a_free_summon_needs_its_instant_and_its_place() -> None:
    assert not lay("goblin", hand=("ember",)).may_summon("dragon_egg")
    assert not lay(hand=("imp", "goblin"), round=1).may_summon("young_forest_spirit")


@pytest.mark.rule("V14.1")
def test_a_free_summon_comes_from_your_hand() -> None:
    assert not lay(marked=("tidal",), pile=["eternity"], others=[{"hand": ["willow"]}]).may_summon("dragon_egg")


@pytest.mark.rule("V14.2")
def test_sylph_scores_for_a_free_summon_too() -> None:
    assert lay("sylph", hand=("imp", "goblin")).summon("young_forest_spirit").pick("discard imp").score == 2
    assert lay("sylph", hand=("willow",)).summon("dragon_egg").score == 2 + 3


@pytest.mark.rule("V14.2")
def test_a_free_summon_feeds_nobody_who_counts_stones() -> None:
    table = lay("phoenix", "kappa", "gargoyle", hand=("imp", "goblin")).summon("young_forest_spirit")
    assert table.pick("discard imp").score == 0
    dragon = lay("phoenix", "kappa", "gargoyle", hand=("tidal",)).summon("dragon_egg", red=3)
    assert dragon.score == 3 + 5


@pytest.mark.rule("V14.3")
def test_young_forest_spirit_needs_two_cards_and_two_spaces() -> None:
    assert not lay(hand=("goblin",)).may_summon("young_forest_spirit")
    assert lay(hand=("goblin", "troll")).may_summon("young_forest_spirit")
    assert not lay("imp", hand=("goblin", "troll"), round=2).may_summon("young_forest_spirit")
    assert lay("imp", hand=("goblin", "troll"), round=3).may_summon("young_forest_spirit")


@pytest.mark.rule("V14.3")
def test_young_forest_spirit_must_leave_a_card_to_summon() -> None:
    assert not lay(hand=("ember", "marina")).may_summon("young_forest_spirit")
    table = lay(hand=("goblin", "forest_spirit")).summon("young_forest_spirit")
    assert table.options == ["discard forest_spirit"]
    table.pick("discard forest_spirit")
    assert (table.area, table.pile) == (["young_forest_spirit", "goblin"], ["forest_spirit"])
    three = lay(hand=("imp", "goblin", "forest_spirit")).summon("young_forest_spirit")
    assert (verbs(three), len(three.options)) == ({"discard"}, 3)


@pytest.mark.rule("V14.4")
def test_dragon_egg_needs_a_dragon_in_hand() -> None:
    assert not lay("tidal", hand=("goblin", "imp")).may_summon("dragon_egg")
    assert lay(hand=("goblin", "tidal")).may_summon("dragon_egg")


@pytest.mark.rule("V14.4")
def test_one_space_is_enough_for_the_egg_and_its_dragon() -> None:
    table = lay(hand=("eternity",), round=1).summon("dragon_egg")
    assert (table.area, table.pile, table.score) == (["eternity"], ["dragon_egg"], 4)


@pytest.mark.rule("V14.4")
def test_the_egg_is_gone_before_its_dragon_arrives() -> None:
    assert not lay(hand=("aeris",)).may_summon("dragon_egg")
    assert lay(hand=("tidal",)).summon("dragon_egg").score == 5


def all_in(effect: Effect | None) -> list[Effect]:
    return [] if effect is None else [effect, *(inner for part in effect.parts() for inner in all_in(part))]


def test_before_a_summoning_from_hand_cards_are_only_discarded() -> None:
    """So a summoning for which the hand has no card now is hopeless, and nobody tries it."""
    printed = [effect for card in ALL for effect in (card.instant, card.active, card.action, card.fate)]
    rows = [word.steps for effect in printed for word in all_in(effect) if isinstance(word, Then)]
    found = [(steps[:i], it) for steps in rows for i, it in enumerate(steps) if isinstance(it, Summon)]
    before = {type(step) for steps, it in found if it.zone == HAND for step in steps}
    assert before == {Discard, DiscardThis}
