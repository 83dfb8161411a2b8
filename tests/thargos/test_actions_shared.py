"""What Actions share: when one is offered, what it leaves of a turn, cards set aside, and the extra attempt."""

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS
from cardwright.games.thargos.terms import ACTION
from tests.thargos.lists import nothing_else
from tests.thargos.table import lay

HEALER = "imperial_healer"
MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
DULL = "drive_off_the_carrion_pack"
COAT = "turn_a_captains_coat"  # Mind 2; an attempt with another Hero
FULL = ["guardian"] * 4 + ["barricade"] * 2  # a hand that needs no card, and has no Mission
BOTH = {"condar": "with", "undead": "with"}

# What does something where nobody has a hand, a deck, a discard pile, a Lasting or an injury: besides what gives an
# attempt to anybody.
ALWAYS = [
    "spinocanth_lightning_attack", "poisoned_cup", "grave_robbers", "scandal_at_court", "dead_are_counted",
    "curfew_bell", "bribed_gatekeeper", "barrow_opens", "no_rest_for_the_faithful",
]  # fmt: skip
DRAWING = [
    "dispatches_from_the_front", "reading_of_the_entrails", "grave_robbers", "omen_of_ashes", "turn_of_the_tide",
    "curfew_bell", "feast_of_the_pilgrims", "burn_the_ledgers", "procession_of_the_drowned",
]  # fmt: skip
GRANTING = [
    "extortion", "forged_orders", "night_march", "reckless_charge", "rooftop_pursuit", "dispatches_from_the_front",
    "market_rumours", "question_chamber", "waters_of_elios", "fire_in_the_armoury", "smuggled_arms", "sealed_by_edict",
    "false_summons", "richer_paymaster", "double_bluff", "war_horn_of_telvar", "omen_of_ashes",
    "reading_of_the_entrails",
]  # fmt: skip
PLAYED = [card.id for card in DESIGNS if card.kind == ACTION and card.post is None]


@pytest.mark.rule("T6.17")
@pytest.mark.parametrize("action", PLAYED)
def test_an_action_is_offered_where_it_does_something(action: str) -> None:
    t = lay(**nothing_else(hand=[action]), theirs=nothing_else(), options=BOTH)
    assert (f"play {action}" in t.options) == (action in {*ALWAYS, *GRANTING})


@pytest.mark.rule("T6.10", "T6.12")
def test_an_action_takes_the_place_of_an_attempt_and_ends_the_turn() -> None:
    t = lay(hand=["dispatches_from_the_front", "troll_raid"]).pick("play troll_raid")
    assert t.asked == 2


@pytest.mark.rule("T6.13")
def test_an_action_lies_on_the_discard_pile_when_its_effect_is_over() -> None:
    t = lay(hand=["market_rumours", "guardian"]).pick("play market_rumours")
    assert t.discard() == []
    assert t.pick("stop").discard() == ["market_rumours"]


@pytest.mark.rule("T6.13")
def test_an_action_cannot_count_itself_among_the_discarded_cards() -> None:
    t = lay(hand=["dead_are_counted"], discard=["guardian"]).pick("play dead_are_counted")
    assert (t.deck()[-1], t.discard()) == ("guardian", [])


@pytest.mark.rule("TW2.1")
@pytest.mark.parametrize("action", DRAWING)
def test_an_action_draws_for_its_player_alone(action: str) -> None:
    t = lay(hand=[action], discard=["street_cunning"], captives=1, theirs={"hand": FULL}, options=BOTH).pick(
        f"play {action}"
    )
    while t.asked == 1:
        t.pick(t.options[0])
    assert len(t.hand()) > 0
    assert len(t.hand(2)) == len(FULL)


@pytest.mark.rule("T12.9")
@pytest.mark.parametrize("action", [*GRANTING, "blood_frenzy", "turn_of_the_tide"])
def test_an_extra_attempt_is_as_hard_as_any_other(action: str) -> None:
    ahead = {"scored": [[1, "break_the_toll_gate", False]]}
    t = lay("krisoss", injured=["krisoss"], hand=[action, "guardian", "troll_raid"], theirs=ahead, options=BOTH).pick(
        f"play {action}"
    )
    while "attempt 1" not in t.options:
        t.pick(next(it for it in t.options if not it.endswith(" 4")))
    assert t.pick("attempt 1").view(0)["totals"][1][0] == t.column(MASON, 2)[0] + 1


# Cards set aside.


@pytest.mark.rule("TW2.9", "TO1.4")
def test_a_card_that_is_set_aside_does_not_come_back_in_a_new_deck() -> None:
    mine = nothing_else("grave_robbers", discard=["guardian", "guardian", "troll_raid"], aside=[[0, "grave_robbers"]])
    t = lay(step="turn", **mine, options={"length": "reshuffle"})
    assert (sorted(t.hand()), t.deck(), len(t.t.sides[0].aside)) == (["guardian", "guardian", "troll_raid"], [], 1)


@pytest.mark.rule("TW2.9", "T17.6")
def test_everybody_sees_what_was_set_aside() -> None:
    t = lay(hand=["dead_are_counted"]).pick("play dead_are_counted")
    assert "set_aside" in t.kinds
    assert "dead_are_counted" in str(t.view(2)["sides"][0]["aside"])


@pytest.mark.rule("TW4.5", "T16.3")
def test_a_mission_that_is_set_aside_counts_no_longer_and_goes_to_no_discard_pile() -> None:
    scored = [[0, "break_the_toll_gate", False]]
    t = lay(hand=["scandal_at_court"], theirs={"scored": scored}).pick("play scandal_at_court")
    assert (t.points(2), t.scored(2), t.discard(), t.discard(2)) == (0, [], [], [])
    assert len(t.t.sides[1].aside) == 1


# The extra attempt.


@pytest.mark.rule("T12.9")
def test_the_extra_attempt_comes_after_the_action_and_only_once() -> None:
    t = lay(missions=["1:" + COAT, "2:" + COAT], hand=["extortion"], lastings={MASON: ["street_cunning"]})
    t.pick("play extortion")
    assert t.pick("attempt 1").scored() == [COAT]
    assert t.asked == 2  # the Captain's Coat would give an attempt, but there was one


@pytest.mark.rule("T12.9", "T13.7")
def test_the_extra_attempt_begins_when_the_mission_and_the_hand_are_filled_up() -> None:
    t = lay(missions=["1:" + COAT], lastings={MASON: ["street_cunning"]}, theirs={"hand": ["hold_the_rarlonn_pass"]})
    t.pick("attempt 1", "stop")
    assert (t.asked, t.options) == (2, ["place hold_the_rarlonn_pass"])
    t.pick("place hold_the_rarlonn_pass")
    assert (len(t.hand(2)), t.asked) == (6, 1)
    assert t.options == ["pass", "attempt 2", "attempt 3", "attempt 4"]


@pytest.mark.rule("T12.9")
def test_the_extra_attempt_gives_no_further_one() -> None:
    smart = {MASON: ["street_cunning"], HEALER: ["street_cunning"]}
    t = lay(missions=["1:" + COAT, "2:" + COAT], lastings=smart, theirs={"hand": FULL})
    t.pick("attempt 1", "stop", "attempt 2", "stop")
    assert (t.scored(), t.options[0]) == ([COAT, COAT], "attach nothing")


@pytest.mark.rule("T12.9", "T16.2")
def test_the_extra_attempt_comes_before_the_score() -> None:
    t = lay(missions=["1:" + COAT], lastings={MASON: ["street_cunning"]}, target=1).pick("attempt 1")
    assert (t.points(), t.options) == (1, ["pass", "attempt 2", "attempt 3", "attempt 4"])
    assert t.pick("pass").t.ended == 1


@pytest.mark.rule("T12.9", "T11.1")
def test_the_extra_attempt_can_fail_and_the_turn_is_over() -> None:
    t = lay(HEALER, facing=("krisoss",), hand=["extortion"]).pick("play extortion", "attempt 1")
    assert (t.injured(HEALER), t.asked) == (True, 2)


@pytest.mark.rule("T12.9")
def test_the_extra_attempt_is_there_again_in_the_next_turn() -> None:
    hand = ["extortion", "extortion", "guardian", "guardian", "guardian", "guardian"]
    theirs = {"hand": ["guardian"] * 4 + ["barricade"] * 4}
    t = lay(hand=hand, theirs=theirs).pick("play extortion", "discard barricade", "discard barricade", "pass")
    t.pick("attach nothing", "pass", "attach nothing", "play extortion", "discard guardian", "discard guardian")
    assert (t.asked, t.options[:2]) == (1, ["pass", "attempt 1"])


@pytest.mark.rule("T12.9", "TW6.3")
def test_the_extra_attempt_meets_the_same_limits_as_any_other() -> None:
    big = ["1:topple_the_war_council"]
    t = lay("gutter_prizer", missions=big, hand=["extortion"], seals=[0, 2, 0, 0]).pick("play extortion")
    assert t.options == ["pass", "attempt 3", "attempt 4"]


@pytest.mark.rule("TW5.2", "T12.9")
def test_the_ease_of_an_extra_attempt_is_gone_in_the_next_turn() -> None:
    hand = ["bribed_gatekeeper", *["guardian"] * 4, "troll_raid", "troll_raid"]
    theirs = {"hand": ["guardian"] * 4 + ["barricade"] * 2}
    t = lay("krisoss", hand=hand, theirs=theirs, options=BOTH).pick("play bribed_gatekeeper", "pass")
    t.pick("attach nothing", "pass", "attach nothing", "attempt 1")
    assert t.view(0)["totals"][1] == [3, 0, 0]
