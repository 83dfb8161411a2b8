"""T18 The table's own conventions; T19 What is ours."""

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from tests.thargos.table import Table, lay

MARSHAL = "marshal_of_the_broken_horn"


def rows(table: Table) -> list[tuple[str, ...]]:
    """Every row of cards that the attacker can lay; who has no card left is asked no more."""
    if table.asked != 1:
        return [tuple(table.discard())]
    found: list[tuple[str, ...]] = []
    for option in table.options:
        copy = Table(table.t.copy())
        found += [tuple(copy.laid())] if option == "stop" else rows(copy.pick(option))
    return found


@pytest.mark.rule("T18.1")
def test_a_question_with_a_single_answer_answers_itself() -> None:
    table = lay(hand=["troll_raid"]).pick("play troll_raid")
    assert table.asked == 2, "in a Duel there is one opponent"
    table = lay(hand=["rust_and_ruin"], theirs={"lastings": {"hragga": ["guardian"]}}).pick("play rust_and_ruin")
    assert table.lastings("hragga", 2) == [], "there was one Lasting to strip"


@pytest.mark.rule("T18.1")
def test_a_question_about_a_hand_waits_so_that_nobody_learns_what_the_hand_does_not_hold() -> None:
    table = lay("raskor_champion", hand=["troll_raid"], step="attach")
    assert table.options == ["attach nothing"], "others need not know that there is no Lasting"
    table = lay("raskor_champion", theirs={"hand": ["escort_the_wounded", "guardian"]}).pick("attempt 1", "stop")
    assert table.options == ["place escort_the_wounded"]


@pytest.mark.rule("T18.1")
def test_an_empty_hand_has_nothing_to_hide() -> None:
    sealed = lay(seals=[1, 1, 1, 1], step="attach")
    assert sealed.asked == 2, "nothing to attach, nothing to attempt: the turn passed by itself"


@pytest.mark.rule("T18.2")
def test_cards_are_laid_in_a_fixed_order() -> None:
    hand = ["guardian", "oracle_bones", "troll_raid"]
    table = lay("raskor_champion", facing=("gutter_prizer",), hand=hand, missions=["1:storm_the_ember_chapel"])
    table.pick("attempt 1", "lay oracle_bones might")
    assert table.options == [
        "stop", "lay troll_raid might",
        "lay guardian mysticism", "lay troll_raid mysticism",
    ]  # fmt: skip
    found = rows(lay("raskor_champion", facing=("gutter_prizer",), hand=hand).pick("attempt 1"))
    assert len(found) == len(set(found)) == 8, "every set of three cards once"


@pytest.mark.rule("T18.2")
def test_where_the_first_card_counts_more_you_choose_it() -> None:
    lastings = {"raskor_champion": ["legion_drill"]}
    table = lay("raskor_champion", hand=["guardian", "troll_raid"], lastings=lastings, facing=("gutter_prizer",))
    table.pick("attempt 1", "lay troll_raid might")
    assert table.options == ["stop", "lay guardian might"]


@pytest.mark.rule("T18.3")
def test_equal_copies_are_one_option() -> None:
    table = lay(hand=["guardian", "guardian", "troll_raid", "troll_raid"], step="attach")
    assert len(table.options) == len(set(table.options)) == 1 + 4
    assert table.pick("attach nothing").options.count("play troll_raid") == 1


@pytest.mark.rule("T18.4")
@pytest.mark.parametrize("action", ["dispatches_from_the_front", "troll_raid", "double_bluff", "omen_of_ashes"])
def test_a_hidden_card_that_is_seen_is_a_barrier(action: str) -> None:
    table = lay(hand=[action], theirs={"hand": ["guardian"]})
    before = table.t.secrets
    table.pick(f"play {action}")
    assert table.t.secrets > before


@pytest.mark.rule("T18.4")
def test_a_die_is_a_barrier() -> None:
    theirs = {"hand": ["guardian"] * 2 + ["troll_raid"] * 4}
    table = lay("jethreki_abomination", theirs=theirs)
    before = table.t.secrets
    assert table.pick("pass").t.secrets > before
    dull = lay(theirs=theirs)
    before = dull.t.secrets
    assert dull.pick("pass").t.secrets == before, "without a die, and with a full hand, nothing is learnt"


@pytest.mark.rule("T18.4")
def test_what_hides_nothing_is_no_barrier() -> None:
    table = lay(MARSHAL, hand=["guardian", "smuggled_arms"], step="attach")
    before = table.t.secrets
    assert table.pick(f"attach guardian {MARSHAL}").t.secrets == before


@pytest.mark.rule("T19.1", "T19.2")
def test_every_card_says_whether_its_name_is_known_or_ours() -> None:
    marks = {card.id: card.provenance for card in DESIGNS} | {hero.id: hero.provenance for hero in HEROES}
    assert set(marks.values()) == {"rulebook", "original"}
    known = {"krisoss", "tebezil", "jethreki_abomination", "gryphon_of_graxx_ambush", "escort_the_wounded", "guardian"}
    assert {marks[card] for card in known} == {"rulebook"}
    assert {marks[card] for card in ("hragga", "rust_and_ruin", "hold_the_rarlonn_pass")} == {"original"}
    assert {card.provenance for card in DESIGNS if card.box == "undead"} == {"original"}
