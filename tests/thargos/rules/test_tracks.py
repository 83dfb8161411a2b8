"""T14 Actions on a track, and raids; T15 Heroes with dice."""

import pytest

from cardwright.kernel.paper import Record
from tests.thargos.rules.whole import of_kind
from tests.thargos.table import Table, lay

GRYPHON = "gryphon_of_graxx_ambush"
MASON = "mason_knight_of_the_compact"
MARSHAL = "marshal_of_the_broken_horn"
JETHREKI = "jethreki_abomination"
DULL = "drive_off_the_carrion_pack"


def posted(table: Table, seat: int = 1) -> list[object]:
    """The Actions on a player's side of the tracks: card, track, uses left."""
    rows = table.view(0)["sides"][seat - 1]["posts"]
    return [[card, table.t.track(seat - 1, place) + 1, uses] for card, place, uses in rows]


@pytest.mark.rule("T14.1", "T14.3")
def test_an_action_on_a_track_stays_on_your_side_of_one_of_your_tracks() -> None:
    table = lay(hand=[GRYPHON])
    assert [option for option in table.options if "play" in option] == [f"play {GRYPHON} {n}" for n in (1, 2, 3, 4)]
    table.pick(f"play {GRYPHON} 2")
    assert posted(table) == [[GRYPHON, 2, 3]]
    assert table.discard() == []
    assert table.t.turn == 1, "to play it was the action of the turn"


@pytest.mark.rule("T14.1")
def test_it_serves_in_attack_and_in_defence() -> None:
    attack = lay(posts=[[GRYPHON, 1, 3]]).pick("attempt 1")
    assert (attack.asked, attack.options) == (1, ["stop", f"use {GRYPHON}"])
    defence = lay(theirs={"posts": [[GRYPHON, 1, 3]]}).pick("attempt 1")
    assert (defence.asked, defence.options) == (2, ["stop", f"use {GRYPHON}"])


@pytest.mark.rule("T14.2")
def test_the_gryphon_adds_three_to_one_attribute_three_times() -> None:
    table = lay(posts=[[GRYPHON, 1, 3]], missions=["1:storm_the_ember_chapel"], hand=["guardian"])
    table.pick("attempt 1", f"use {GRYPHON}")
    assert table.options == ["boost might", "boost mysticism"]
    table.pick("boost mysticism")
    assert table.view(2)["totals"] == [[2, 0, 1 + 3], [3, 0, 2]]
    assert posted(table) == [[GRYPHON, 1, 2]]


@pytest.mark.rule("T14.3")
def test_it_serves_whichever_hero_stands_there_and_no_other_track() -> None:
    table = lay("imperial_general", posts=[[GRYPHON, 2, 3]], turn=2)
    table.pick("pass", "accept", f"trade imperial_general {MASON}")
    while "attempt 2" not in table.options:
        table.pick(table.options[0])
    assert table.place("imperial_general") == 1
    assert table.pick("attempt 2").options == ["stop", f"use {GRYPHON}"]
    other = lay(posts=[[GRYPHON, 2, 3]]).pick("attempt 1")
    assert "repelled" in other.kinds


@pytest.mark.rule("T14.4")
def test_it_is_used_before_any_card_is_laid_and_is_no_laid_card() -> None:
    missions = ["1:storm_the_ember_chapel"]
    table = lay("hragga", posts=[[GRYPHON, 1, 3]], missions=missions, hand=["guardian"], theirs={"hand": ["guardian"]})
    table.pick("attempt 1", f"use {GRYPHON}", "boost might")
    assert table.options[0] == "stop", "only now cards are laid"
    table.pick("stop")
    assert "won" in table.kinds, "the defender found no card to answer"


@pytest.mark.rule("T14.5")
def test_each_copy_serves_once_in_a_conflict() -> None:
    posts = [["barricade", 1, 2], ["barricade", 1, 1], ["barricade", 2, 2]]
    table = lay(hand=["guardian"], theirs={"posts": posts}).pick("attempt 1", "use barricade", "use barricade")
    assert table.view(1)["totals"][1][0] == 2 + 1 + 2 + 2
    assert (table.asked, table.options[0]) == (1, "stop"), "the third copy lies on another track"
    assert posted(table, 2) == [["barricade", 1, 1], ["barricade", 2, 2]]


@pytest.mark.rule("T14.6")
def test_a_use_that_could_do_nothing_is_not_spent() -> None:
    theirs: Record = {"posts": [["tripwire", 1, 1]]}
    assert posted(lay(theirs=theirs).pick("attempt 1"), 2) == [["tripwire", 1, 1]]


@pytest.mark.rule("T14.6", "T14.7")
def test_a_use_without_a_choice_happens_by_itself_and_after_the_last_the_card_is_discarded() -> None:
    table = lay(hand=["guardian", "troll_raid", "oracle_bones"], theirs={"posts": [["tripwire", 1, 1]]})
    table.pick("attempt 1", "stop")
    assert len(table.hand()) == 1
    assert (posted(table, 2), table.discard(2)) == ([], ["tripwire"])


@pytest.mark.rule("T14.8")
@pytest.mark.parametrize(("raid", "n"), [("cyclops_of_slavit", 5), ("troll_raid", 3), ("darkun_commando_raid", 2)])
def test_raids_burn_cards_of_an_opponents_deck(raid: str, n: int) -> None:
    table = lay(hand=[raid])
    top = table.deck(2)[:n]
    table.pick(f"play {raid}")
    assert table.discard(2) == top
    assert len(of_kind(table, "burnt")) == n


@pytest.mark.rule("T14.9")
def test_burnt_cards_lie_face_up_and_an_emptied_deck_is_no_loss_yet() -> None:
    cards = ["guardian", "paid_informant"]
    hand = ["troll_raid"] * 4 + ["oracle_bones"] * 2
    theirs = {"list": [DULL, DULL, *cards, *hand], "deck": cards, "hand": hand}
    table = lay(hand=["troll_raid"], theirs=theirs).pick("play troll_raid")
    assert table.view(0)["sides"][1]["discard"] == cards
    assert table.deck(2) == []
    assert table.asked == 2, "six cards in hand need no draw"


# Dice.


@pytest.mark.rule("T15.1", "T15.2")
def test_dice_are_the_attributes_of_a_hero_and_are_rolled_anew_each_turn() -> None:
    table = lay(JETHREKI, turn=2, rolled={JETHREKI: 0o321}).pick("pass")
    assert [event.seat for event in of_kind(table, "rolled")] == [0]
    mine = of_kind(table, "rolled")[0].n
    assert table.column(JETHREKI) == (mine // 100, mine // 10 % 10, mine % 10)
    assert all(1 <= value <= 6 for value in table.column(JETHREKI))
    while "pass" not in table.options:
        table.pick(table.options[0])
    table.pick("pass")
    assert len(of_kind(table, "rolled")) == 1, "at the start of the opponent's turn too"


@pytest.mark.rule("T15.2")
def test_dice_hold_until_the_turn_ends() -> None:
    table = lay(JETHREKI, rolled={JETHREKI: 0o116}, hand=["guardian"])
    assert table.column(JETHREKI) == (6, 1, 1)
    assert table.pick("attempt 1").view(2)["totals"][0] == [6, 0, 0]


@pytest.mark.rule("T15.2")
def test_with_declared_dice_an_attempt_on_the_track_rolls_them() -> None:
    options = {"dice": "declared"}
    quiet = lay(JETHREKI, turn=2, options=options).pick("pass")
    assert of_kind(quiet, "rolled") == []
    attack = lay(JETHREKI, options=options, hand=["guardian"]).pick("attempt 1")
    assert attack.kinds == ["attempted", "rolled"]
    defence = lay(facing=(JETHREKI,), options=options, hand=["guardian"]).pick("attempt 1")
    assert [event.seat for event in of_kind(defence, "rolled")] == [1]
    assert of_kind(lay(JETHREKI, options=options).pick("attempt 2"), "rolled") == []


@pytest.mark.rule("T15.3")
def test_lastings_add_to_dice() -> None:
    table = lay(JETHREKI, rolled={JETHREKI: 0o116}, lastings={JETHREKI: ["rune_of_iron_will"]})
    assert table.column(JETHREKI) == (6, 2, 2)


@pytest.mark.rule("T15.4")
@pytest.mark.parametrize(("dice", "rolls"), [("turn", 1), ("declared", 0)])
def test_a_face_with_dice_that_comes_up_in_a_turn_is_rolled_for_at_once(dice: str, rolls: int) -> None:
    team = ("child_of_the_eclipse", MASON, MARSHAL, "velasque")
    hand = ["waters_of_elios"]
    table = lay(*team, injured=["child_of_the_eclipse"], hand=hand, options={"dice": dice})
    table.pick("play waters_of_elios", "heal child_of_the_eclipse")
    assert table.kinds.count("rolled") == rolls
