"""Actions that are played on a track: each by itself, and what they share."""

import pytest

from tests.thargos.table import Table, lay

HEALER = "imperial_healer"
MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
DULL = "drive_off_the_carrion_pack"
TWO = "1:trade_hostages_at_the_bridge"  # Might 1, Mind 1
MIND = "1:turn_a_captains_coat"  # Mind 2
GRYPHON = "gryphon_of_graxx_ambush"
USES = {
    GRYPHON: 3, "barricade": 3, "archers_on_the_ridge": 3, "tripwire": 2, "ancestral_ward": 2, "walls_have_ears": 3,
    "ramparts_of_condar": 3,
}  # fmt: skip


def posts(t: Table, seat: int = 1) -> list[tuple[str, int, int]]:
    """The Actions on a player's side: which, on which track, how often still."""
    found = []
    for it in t.t.sides[seat - 1].posts:
        found.append((t.t.design(seat - 1, it & 63).id, int(t.t.track(seat - 1, it >> 6 & 3)) + 1, int(it) >> 8))
    return found


@pytest.mark.rule("TW4.6", "T14.3", "T6.12", "T17.6")
def test_gryphon_of_graxx_ambush_is_played_on_a_track_with_three_uses() -> None:
    t = lay(hand=[GRYPHON])
    assert t.options[-4:] == [f"play {GRYPHON} {track}" for track in (1, 2, 3, 4)]
    t.pick(f"play {GRYPHON} 3")
    assert (posts(t), t.discard(), t.hand(), t.asked) == ([(GRYPHON, 3, 3)], [], [], 2)


@pytest.mark.rule("TW4.6")
@pytest.mark.parametrize(("action", "uses"), USES.items())
def test_an_action_on_a_track_begins_with_the_uses_that_are_printed(action: str, uses: int) -> None:
    t = lay(hand=[action], options={"condar": "with"}).pick(f"play {action} 4")
    assert posts(t) == [(action, 4, uses)]


@pytest.mark.rule("T14.3", "TC3.1")
def test_gryphon_of_graxx_ambush_lies_on_one_of_its_players_own_tracks() -> None:
    t = lay(hand=[GRYPHON], others=[{}])
    assert t.options[-4:] == [f"play {GRYPHON} {track}" for track in (1, 2, 5, 6)]
    assert posts(t.pick(f"play {GRYPHON} 5")) == [(GRYPHON, 5, 3)]


@pytest.mark.rule("T14.2", "T14.4")
def test_gryphon_of_graxx_ambush_adds_three_to_one_attribute_face_up_in_an_attempt() -> None:
    t = lay(missions=[TWO], posts=[[GRYPHON, 1, 3]], hand=["guardian"]).pick("attempt 1")
    assert t.options == ["stop", f"use {GRYPHON}"]
    t.pick(f"use {GRYPHON}")
    assert t.options == ["boost might", "boost mind"]
    t.pick("boost mind")
    assert (t.view(0)["totals"], posts(t)) == ([[2, 5, 0], [3, 3, 0]], [(GRYPHON, 1, 2)])
    assert t.options[0] == "stop"
    assert t.options[1].startswith("lay")


@pytest.mark.rule("T14.1", "T14.2")
def test_gryphon_of_graxx_ambush_serves_in_defence_too() -> None:
    t = lay(hand=["guardian"], theirs={"posts": [[GRYPHON, 1, 3]]}).pick("attempt 1")
    assert (t.asked, t.options) == (2, ["stop", f"use {GRYPHON}"])
    assert t.pick(f"use {GRYPHON}").view(0)["totals"] == [[2, 0, 0], [6, 0, 0]]


@pytest.mark.rule("T14.7")
def test_gryphon_of_graxx_ambush_is_discarded_after_the_third_use() -> None:
    t = lay(posts=[[GRYPHON, 1, 1]], hand=["guardian"], missions=[MIND]).pick("attempt 1", f"use {GRYPHON}")
    assert (posts(t), t.discard(), t.view(0)["totals"][0]) == ([], [GRYPHON], [0, 5, 0])


def test_gryphon_of_graxx_ambush_may_wait_for_another_conflict() -> None:
    t = lay(posts=[[GRYPHON, 1, 3]]).pick("attempt 1", "stop")
    assert (posts(t), t.injured(MASON)) == ([(GRYPHON, 1, 3)], True)


@pytest.mark.rule("T14.3")
def test_gryphon_of_graxx_ambush_serves_whoever_stands_there_and_no_other_track() -> None:
    t = lay("krisoss", posts=[[GRYPHON, 1, 3]]).pick("attempt 2")
    assert posts(t) == [(GRYPHON, 1, 3)]
    t = lay(posts=[[GRYPHON, 1, 3]], hand=["night_march", "guardian"]).pick(
        "play night_march", f"trade {MASON} {HEALER}"
    )
    t.pick("attempt 1", f"use {GRYPHON}")
    assert t.view(0)["totals"][0] == [1 + 3, 0, 0]


@pytest.mark.rule("T14.4", "T8.16")
def test_gryphon_of_graxx_ambush_opens_no_attribute_for_the_defender() -> None:
    t = lay("krisoss", missions=[TWO], posts=[[GRYPHON, 1, 3]], theirs={"hand": ["guardian"]}).pick("attempt 1")
    assert t.pick(f"use {GRYPHON}", "boost might").scored() == ["trade_hostages_at_the_bridge"]


@pytest.mark.rule("TW5.11", "T14.6")
def test_gryphon_of_graxx_ambush_cannot_be_used_against_the_monster_slayer() -> None:
    t = lay(facing=("raskor_slayer",), posts=[[GRYPHON, 1, 3]]).pick("attempt 1")
    assert (posts(t), t.injured(MASON)) == ([(GRYPHON, 1, 3)], True)
    t = lay("raskor_slayer", hand=["guardian"], theirs={"posts": [[GRYPHON, 1, 3]]}).pick("attempt 1")
    assert (t.asked, posts(t, 2)) == (1, [(GRYPHON, 1, 3)])


@pytest.mark.rule("T2.7")
def test_gryphon_of_graxx_ambush_can_be_used_against_the_monster_slayer_once_he_is_injured() -> None:
    t = lay(facing=("raskor_slayer",), posts=[[GRYPHON, 1, 3]], theirs={"injured": ["raskor_slayer"]}).pick("attempt 1")
    assert t.options == ["stop", f"use {GRYPHON}"]


def test_gryphon_of_graxx_ambush_serves_the_monster_slayer_himself() -> None:
    t = lay("raskor_slayer", posts=[[GRYPHON, 1, 3]]).pick("attempt 1")
    assert t.options == ["stop", f"use {GRYPHON}"]


def test_barricade_adds_two_to_one_attribute_of_a_defender() -> None:
    t = lay(missions=[TWO], hand=["guardian"], theirs={"posts": [["barricade", 1, 2]]}).pick(
        "attempt 1",
    )
    assert (t.asked, t.options) == (2, ["stop", "use barricade"])
    t.pick("use barricade", "boost mind")
    assert (t.view(0)["totals"], posts(t, 2)) == ([[2, 2, 0], [3, 5, 0]], [("barricade", 1, 1)])


def test_barricade_does_not_help_an_attacker() -> None:
    t = lay(posts=[["barricade", 1, 2]]).pick("attempt 1")
    assert (t.injured(MASON), posts(t)) == (True, [("barricade", 1, 2)])


@pytest.mark.rule("T14.5", "T18.3")
def test_barricade_twice_on_a_track_serves_twice_in_a_conflict_and_not_three_times() -> None:
    theirs = {"posts": [["barricade", 1, 2], ["barricade", 1, 1]]}
    t = lay(hand=["guardian"], theirs=theirs).pick("attempt 1", "use barricade")
    assert (t.asked, t.options) == (2, ["stop", "use barricade"])
    t.pick("use barricade")
    assert (t.asked, t.view(0)["totals"][1]) == (1, [3 + 4, 0, 0])
    assert (posts(t, 2), t.discard(2)) == ([("barricade", 1, 1)], ["barricade"])


@pytest.mark.rule("T14.5")
def test_barricade_with_two_uses_serves_once_in_a_conflict() -> None:
    t = lay(hand=["guardian"], theirs={"posts": [["barricade", 1, 2]]}).pick("attempt 1", "use barricade")
    assert t.asked == 1


@pytest.mark.rule("T14.5")
def test_barricade_serves_again_in_the_next_conflict() -> None:
    mine = ["extortion"]
    t = lay("krisoss", hand=mine, theirs={"posts": [["barricade", 1, 2]]}).pick(
        "play extortion", "attempt 1", "use barricade"
    )
    assert (t.injured("krisoss"), posts(t, 2)) == (True, [("barricade", 1, 1)])


def test_archers_on_the_ridge_give_two_might_to_an_attacker() -> None:
    t = lay(posts=[["archers_on_the_ridge", 1, 2]], hand=["guardian"]).pick("attempt 1")
    assert t.options == ["stop", "use archers_on_the_ridge"]
    t.pick("use archers_on_the_ridge")
    assert (t.view(0)["totals"], posts(t)) == ([[4, 0, 0], [3, 0, 0]], [("archers_on_the_ridge", 1, 1)])


@pytest.mark.rule("T14.6")
def test_archers_on_the_ridge_cannot_be_spent_where_might_is_not_asked_for() -> None:
    t = lay(missions=[MIND], posts=[["archers_on_the_ridge", 1, 2]], hand=["guardian"]).pick("attempt 1")
    assert (t.options[0], posts(t)) == ("stop", [("archers_on_the_ridge", 1, 2)])
    assert t.options[1] == "lay guardian mind"


def test_archers_on_the_ridge_do_not_shoot_in_defence() -> None:
    t = lay("krisoss", theirs={"posts": [["archers_on_the_ridge", 1, 2]]}).pick("attempt 1")
    assert (t.scored(), posts(t, 2)) == ([DULL], [("archers_on_the_ridge", 1, 2)])


@pytest.mark.rule("T14.6", "T14.7", "T13.4")
def test_tripwire_costs_the_attacker_two_cards_at_random_by_itself() -> None:
    hand = ["guardian", "troll_raid", "barricade", "street_cunning"]
    t = lay(hand=hand, theirs={"posts": [["tripwire", 1, 1]], "hand": ["guardian"]}).pick(
        "attempt 1", "lay guardian might", "stop"
    )
    assert (t.asked, len(t.hand()), len(t.discard()), t.laid()) == (2, 1, 2, ["guardian might"])
    assert (posts(t, 2), t.discard(2)) == ([], ["tripwire"])


def test_tripwire_takes_nothing_of_what_was_laid() -> None:
    t = lay(hand=["guardian", "troll_raid"], theirs={"posts": [["tripwire", 1, 1]], "hand": ["guardian"]})
    t.pick("attempt 1", "lay guardian might", "stop")
    assert (t.hand(), t.laid(), t.discard()) == ([], ["guardian might"], ["troll_raid"])


@pytest.mark.rule("TC3.4")
def test_tripwire_catches_the_attacker_alone() -> None:
    hand = ["guardian", "troll_raid", "barricade"]
    t = lay("krisoss", hand=hand, theirs={"posts": [["tripwire", 1, 1]]}, others=[{"hand": hand}]).pick(
        "attempt 1", "stop"
    )
    assert (len(t.hand()), len(t.hand(3))) == (1, 3)


@pytest.mark.rule("T14.6")
def test_tripwire_is_not_spent_on_an_empty_hand() -> None:
    t = lay(hand=["guardian"], theirs={"posts": [["tripwire", 1, 1]], "hand": ["guardian"]})
    assert posts(t.pick("attempt 1", "lay guardian might"), 2) == [("tripwire", 1, 1)]
    t = lay("krisoss", theirs={"posts": [["tripwire", 1, 1]]}).pick("attempt 1")
    assert posts(t, 2) == [("tripwire", 1, 1)]


def test_tripwire_waits_for_an_attack_and_for_somebody_other_than_the_monster_slayer() -> None:
    t = lay("krisoss", posts=[["tripwire", 1, 1]], theirs={"hand": ["guardian"]}).pick("attempt 1", "stop")
    assert posts(t) == [("tripwire", 1, 1)]
    t = lay("raskor_slayer", hand=["guardian"], theirs={"posts": [["tripwire", 1, 1]]}).pick("attempt 1", "stop")
    assert (posts(t, 2), t.hand()) == ([("tripwire", 1, 1)], ["guardian"])


def test_ancestral_ward_adds_two_to_each_required_attribute_once() -> None:
    t = lay(missions=[TWO], posts=[["ancestral_ward", 1, 1]], hand=["guardian"]).pick("attempt 1", "use ancestral_ward")
    assert (t.view(0)["totals"], t.discard()) == ([[4, 4, 0], [3, 3, 0]], ["ancestral_ward"])
    t = lay(missions=[TWO], hand=["guardian"], theirs={"posts": [["ancestral_ward", 1, 1]]}).pick(
        "attempt 1", "use ancestral_ward"
    )
    assert (t.view(0)["totals"], t.discard(2)) == ([[2, 2, 0], [5, 5, 0]], ["ancestral_ward"])


@pytest.mark.rule("T7.6", "T14.4")
def test_ancestral_ward_of_the_attacker_comes_before_that_of_the_defender() -> None:
    ward = [["ancestral_ward", 1, 1]]
    t = lay(posts=ward, hand=["guardian"], theirs={"posts": ward}).pick("attempt 1")
    assert t.asked == 1
    assert t.pick("use ancestral_ward").asked == 2


@pytest.mark.rule("T18.1")
def test_ancestral_ward_and_a_gryphon_are_used_in_any_order() -> None:
    t = lay(posts=[["ancestral_ward", 1, 1], [GRYPHON, 1, 3]], hand=["guardian"]).pick("attempt 1")
    assert t.options == ["stop", "use ancestral_ward", f"use {GRYPHON}"]
    t.pick(f"use {GRYPHON}", "use ancestral_ward")
    assert t.view(0)["totals"][0] == [2 + 3 + 2, 0, 0]


@pytest.mark.rule("TW5.3", "T13.4")
def test_walls_have_ears_spy_on_two_cards_of_an_attacker() -> None:
    hand = ["guardian", "troll_raid", "barricade"]
    t = lay(missions=[TWO], hand=hand, theirs={"posts": [["walls_have_ears", 1, 3]], "hand": ["guardian"]})
    t.pick("attempt 1", "lay guardian might", "lay troll_raid might", "lay barricade mind")
    assert (t.asked, t.options) == (2, ["stop", "use walls_have_ears"])
    t.pick("use walls_have_ears")
    assert t.options == ["spy might", "spy mind"]
    t.pick("spy mind")
    assert len(t.view(2)["sides"][0]["laid"]["known"]) == 2  # the last one lies on Might alone
    assert (t.options[0], posts(t, 2)) == ("stop", [("walls_have_ears", 1, 2)])


@pytest.mark.rule("T14.6")
def test_walls_have_ears_hear_nothing_where_nothing_was_laid() -> None:
    t = lay("krisoss", hand=["guardian"], theirs={"posts": [["walls_have_ears", 1, 3]], "hand": ["guardian"]})
    assert t.pick("attempt 1", "stop").options == ["stop", "lay guardian might"]


def test_walls_have_ears_may_be_left_for_later() -> None:
    t = lay("krisoss", hand=["guardian"], theirs={"posts": [["walls_have_ears", 1, 3]], "hand": ["barricade"]})
    t.pick("attempt 1", "lay guardian might", "stop")
    assert (t.view(2)["sides"][0]["laid"]["known"], posts(t, 2)) == ([], [("walls_have_ears", 1, 3)])


@pytest.mark.rule("T14.5")
def test_walls_have_ears_twice_hear_four_cards() -> None:
    hand = ["guardian"] * 4 + ["troll_raid"]
    theirs = {"posts": [["walls_have_ears", 1, 3], ["walls_have_ears", 1, 3]], "hand": ["barricade"]}
    t = lay("krisoss", hand=hand, theirs=theirs).pick("attempt 1", *["lay guardian might"] * 4, "lay troll_raid might")
    t.pick("use walls_have_ears", "use walls_have_ears")
    assert len(t.view(2)["sides"][0]["laid"]["known"]) == 4


def test_ramparts_of_condar_give_two_might_to_a_defender() -> None:
    theirs = {"posts": [["ramparts_of_condar", 1, 3]]}
    t = lay(hand=["guardian"], theirs=theirs, options={"condar": "with"}).pick("attempt 1", "use ramparts_of_condar")
    assert (t.view(0)["totals"], posts(t, 2)) == ([[2, 0, 0], [5, 0, 0]], [("ramparts_of_condar", 1, 2)])


@pytest.mark.rule("T14.6")
def test_ramparts_of_condar_serve_neither_an_attacker_nor_a_defence_of_mind() -> None:
    with_condar = {"condar": "with"}
    t = lay(posts=[["ramparts_of_condar", 1, 3]], options=with_condar).pick("attempt 1")
    assert posts(t) == [("ramparts_of_condar", 1, 3)]
    t = lay(missions=[MIND], hand=["guardian"], theirs={"posts": [["ramparts_of_condar", 1, 3]]}, options=with_condar)
    assert t.pick("attempt 1").asked == 1


@pytest.mark.rule("TC4.4")
def test_posted_actions_of_a_player_who_is_out_serve_nobody() -> None:
    t = lay("krisoss", hand=["guardian"], others=[{}], left=[1], theirs={"posts": [["barricade", 1, 2]]}).pick(
        "attempt 1"
    )
    assert t.asked == 1
