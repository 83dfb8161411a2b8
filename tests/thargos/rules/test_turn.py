"""T6 The turn."""

import pytest

from cardwright.games.thargos.game import THARGOS
from tests.thargos.rules.whole import small
from tests.thargos.table import Table, lay

SHIELD = "tower_shield"
# Heroes who say nothing at the start of a turn, whatever face is up.
CALM = ("hragga", "marshal_of_the_broken_horn", "mason_knight_of_the_compact")


def verbs(table: Table) -> set[str]:
    return {option.split()[0] for option in table.options}


# The steps.


@pytest.mark.rule("T6.1")
def test_a_turn_is_draw_attach_act_score() -> None:
    table = lay(hand=[SHIELD], deck=["guardian", "barricade"], step="turn")
    assert len(table.hand()) == 6
    assert {SHIELD, "guardian", "barricade"} <= set(table.hand())
    assert (table.asked, verbs(table)) == (1, {"attach"})
    table.pick("attach nothing")
    assert (table.asked, verbs(table) & {"attach", "draw"}) == (1, set())
    assert {"pass", "attempt"} <= verbs(table)
    table.pick("pass")
    assert table.kinds == ["passed", "took_turn", *["drew"] * 6]
    assert (table.asked, verbs(table)) == (2, {"attach"})


@pytest.mark.rule("T6.2")
@pytest.mark.rule("T6.3")
@pytest.mark.parametrize("held", range(7))
def test_you_draw_up_to_six_and_no_fewer(held: int) -> None:
    table = lay(hand=[SHIELD] * min(held, 4) + ["guardian"] * max(held - 4, 0), step="turn")
    assert len(table.hand()) == 6
    assert verbs(table) == {"attach"}


@pytest.mark.rule("T6.3")
@pytest.mark.rule("T6.5")
@pytest.mark.parametrize(
    ("hero", "injured", "limit"),
    [("krisoss", [], 5), ("tebezil", [], 7), ("tebezil", ["tebezil"], 6), ("krisoss", ["krisoss"], 5)],
)
def test_a_hero_sets_another_limit(hero: str, injured: list[str], limit: int) -> None:
    """Six is none of the limits then: with Krisoss alone you stop at five."""
    table = lay(hero, *CALM, injured=injured, hand=[SHIELD], step="turn")
    assert len(table.hand()) == limit


@pytest.mark.rule("T6.4")
@pytest.mark.rule("T6.5")
@pytest.mark.rule("T3.12")
@pytest.mark.parametrize(("answer", "limit"), [("draw 4", 5), ("draw 6", 7)])
def test_of_several_limits_you_choose_one(answer: str, limit: int) -> None:
    table = lay("krisoss", "tebezil", hand=[SHIELD], step="turn")
    assert table.options == ["draw 4", "draw 6"]
    assert len(table.pick(answer).hand()) == limit


@pytest.mark.rule("T6.5")
def test_you_choose_each_time_and_among_the_faces_that_are_up() -> None:
    table = lay("krisoss", "tebezil", *CALM[:2], injured=["tebezil"], hand=[SHIELD] * 4, step="turn")
    assert table.options == ["draw 1", "draw 2"]
    table.pick("draw 1", "attach nothing", "pass", "attach nothing", "pass")
    assert table.options == ["draw 0", "draw 1"]


@pytest.mark.rule("T6.5")
@pytest.mark.parametrize(
    ("hand", "deck", "after"), [(7, 3, 7), (6, 3, None), (5, 1, None), (4, 1, 5), (2, 2, 4), (8, 0, 8)]
)
def test_you_are_asked_only_where_the_answer_matters(hand: int, deck: int, after: int | None) -> None:
    held = [SHIELD] * min(hand, 4) + ["guardian"] * max(hand - 4, 0)
    table = lay("krisoss", "tebezil", step="turn", **small(held, ["barricade"] * deck))
    if after is None:
        assert verbs(table) == {"draw"}
    else:
        assert len(table.hand()) == after
        assert verbs(table) == {"attach"}


@pytest.mark.rule("T6.5")
@pytest.mark.parametrize(("held", "burnt"), [(4, True), (5, False), (6, False), (7, False)])
def test_with_an_empty_deck_the_lowest_limit_is_enough(held: int, burnt: bool) -> None:
    hand = [SHIELD] * 4 + ["guardian"] * (held - 4)
    table = lay("krisoss", "tebezil", step="turn", **small(hand, []))
    assert table.t.over() == burnt


@pytest.mark.rule("T6.6")
def test_a_hand_above_the_limit_is_kept() -> None:
    table = lay("krisoss", hand=[SHIELD] * 4 + ["guardian"] * 4, step="turn")
    assert len(table.hand()) == 8


# Lastings.


@pytest.mark.rule("T6.7")
def test_you_may_attach_one_lasting_to_one_of_your_heroes() -> None:
    table = lay("krisoss", hand=["legion_longsword", SHIELD, "barricade"], step="attach")
    heroes = ["krisoss", "mason_knight_of_the_compact", "imperial_healer", "marshal_of_the_broken_horn"]
    assert sorted(table.options) == sorted(
        ["attach nothing", *(f"attach {card} {hero}" for card in ("legion_longsword", SHIELD) for hero in heroes)]
    )
    table.pick("attach legion_longsword krisoss")
    assert table.lastings("krisoss") == ["legion_longsword"]
    assert table.column("krisoss") == (6, 3, 2)
    assert verbs(table) == {"pass", "attempt", "play"}


@pytest.mark.rule("T6.7")
def test_a_hero_may_allow_more() -> None:
    table = lay("aldren", hand=[SHIELD] * 4, step="attach")
    table.pick(f"attach {SHIELD} aldren", f"attach {SHIELD} imperial_healer")
    assert verbs(table) == {"pass", "attempt"}
    injured = lay("aldren", injured=["aldren"], hand=[SHIELD] * 4, step="attach")
    injured.pick(f"attach {SHIELD} imperial_healer")
    assert verbs(injured) == {"pass", "attempt"}


@pytest.mark.rule("T6.8")
def test_a_hero_bears_any_number_of_lastings_also_when_injured() -> None:
    many = [
        SHIELD,
        SHIELD,
        SHIELD,
        "legion_longsword",
        "legion_longsword",
        "feral_blood",
        "guardian",
        "rune_of_iron_will",
    ]
    table = lay(
        "raskor_champion", injured=["raskor_champion"], lastings={"raskor_champion": many}, hand=[SHIELD], step="attach"
    )
    table.pick(f"attach {SHIELD} raskor_champion")
    assert len(table.lastings("raskor_champion")) == 9
    assert table.column("raskor_champion") == (3 + 4 + 4 + 2 + 1, 2 - 1 + 1, 3 + 1)


@pytest.mark.rule("T6.9")
def test_a_lasting_stays_from_turn_to_turn() -> None:
    table = lay(hand=[SHIELD], step="attach").pick(f"attach {SHIELD} hragga", "pass")
    table.pick("attach nothing", "pass")
    assert table.asked == 1
    assert table.lastings("hragga") == [SHIELD]


@pytest.mark.rule("T6.9")
def test_a_lasting_stays_until_a_card_changes_that() -> None:
    table = lay(lastings={"hragga": [SHIELD]}, turn=2, theirs={"hand": ["rust_and_ruin"]})
    table.pick("play rust_and_ruin")
    while table.lastings("hragga"):
        table.pick(table.options[0])
    assert table.discard() == [SHIELD]


# Acting.


@pytest.mark.rule("T6.10")
@pytest.mark.rule("T6.12")
def test_an_action_is_your_turn() -> None:
    table = lay(hand=["troll_raid", "market_rumours"])
    table.pick("play troll_raid")
    assert table.kinds[:5] == ["played", "burnt", "burnt", "burnt", "took_turn"]
    assert table.asked == 2


@pytest.mark.rule("T6.10")
def test_an_attempt_is_your_turn() -> None:
    table = lay("krisoss", hand=["dispatches_from_the_front"], theirs={"hand": []}).pick("attempt 1", "stop")
    assert table.points() == 1
    assert table.asked == 2


@pytest.mark.rule("T6.11")
def test_you_may_do_neither() -> None:
    table = lay(hand=[SHIELD, "dispatches_from_the_front"], step="attach")
    table.pick("attach nothing", "pass")
    assert sorted(table.hand()) == ["dispatches_from_the_front", SHIELD]
    assert table.asked == 2


@pytest.mark.rule("T6.13")
@pytest.mark.parametrize("bare", [True, False])
def test_an_action_that_could_do_nothing_cannot_be_played(bare: bool) -> None:
    """The Poisoned Cup injures an Active enemy Hero without a Lasting."""
    heroes = ["mason_knight_of_the_compact", "imperial_healer", "marshal_of_the_broken_horn", "hragga"]
    lastings = {hero: [SHIELD] for hero in heroes[1:] + ([] if bare else heroes[:1])}
    table = lay(hand=["poisoned_cup"], theirs={"lastings": lastings})
    assert ("play poisoned_cup" in table.options) == bare


@pytest.mark.rule("T6.13")
def test_an_action_goes_to_the_discard_pile_when_its_effect_is_over() -> None:
    table = lay(hand=["market_rumours", SHIELD])
    table.pick("play market_rumours")
    assert table.asked == 1
    assert table.discard() == []
    table.pick("stop")
    assert table.discard() == ["market_rumours"]


@pytest.mark.rule("T6.13")
def test_an_action_that_stays_on_a_track_is_not_discarded() -> None:
    table = lay(hand=["barricade"]).pick("play barricade 2")
    assert table.discard() == []
    assert table.asked == 2


@pytest.mark.rule("T6.14")
def test_a_hero_whose_effect_takes_your_action_acts_in_place_of_an_action() -> None:
    table = lay("novice_of_the_ninth_gale", missions=["1:escort_the_wounded", "1:break_the_toll_gate"], hand=[SHIELD])
    assert "use novice_of_the_ninth_gale" in table.options
    table.pick("use novice_of_the_ninth_gale")
    while table.asked == 1:
        table.pick(table.options[0])
    assert table.mission(1) != "escort_the_wounded"
    assert len(table.hand()) == 2
    assert table.asked == 2


# The score.


@pytest.mark.rule("T6.15")
@pytest.mark.parametrize(("target", "over"), [(1, True), (2, False)])
def test_last_you_compare_your_vp_with_your_target(target: int, over: bool) -> None:
    table = lay("krisoss", target=target, hand=[SHIELD]).pick("attempt 1", "stop")
    assert table.points() == 1
    assert table.t.over() == over
    if over:
        outcome = THARGOS.outcome(table.t)
        assert outcome is not None
        assert (outcome.ranks, outcome.way) == ([1, 2], "target")
    else:
        assert table.asked == 2


@pytest.mark.rule("T6.15")
def test_the_next_player_takes_a_turn() -> None:
    table = lay()
    for seat in (1, 2, 1):
        while table.asked == seat:
            table.pick("attach nothing" if "attach nothing" in table.options else "pass")
        assert table.asked == 3 - seat


@pytest.mark.rule("T6.16")
def test_you_defend_with_the_cards_that_you_kept() -> None:
    table = lay(hand=[SHIELD, "barricade", "guardian"], theirs={"hand": []})
    table.pick("attempt 4", f"lay {SHIELD} might", "stop")
    assert table.asked == 2
    assert table.hand() == ["guardian", "barricade"]
    table.pick("attach nothing", "attempt 4", "stop")
    assert table.asked == 1
    assert {option.split()[1] for option in table.options if option != "stop"} == {"guardian", "barricade"}
