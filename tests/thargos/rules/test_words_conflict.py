"""TW5 Conflict: what lies face up, what is seen and who may lay."""

from typing import Any

import pytest

from cardwright.games.thargos.cards.sets import HEROES
from cardwright.games.thargos.words.conflicts import Cap
from cardwright.kernel.machine import Frame
from tests.thargos.table import Table, lay
from tests.thargos.winning import HEALER, HRAGGA, MARSHAL, MASON, Has, again

DULL = "drive_off_the_carrion_pack"
KRISOSS, DUELLIST = "krisoss", "duellist_of_the_dying_light"


def totals(table: Table) -> list[list[int]]:
    """What attacker and defender have face up of Might, Mind and Mysticism, as far as the Mission asks for them."""
    found = table.view(1)["totals"]
    assert isinstance(found, list)
    return found


def spied(table: Table, seat: int, whose: int) -> list[list[str]]:
    """The face-down cards of somebody that a seat knows, with their attributes."""
    sides = table.view(seat)["sides"]
    assert isinstance(sides, list)
    found: list[list[str]] = sides[whose - 1]["laid"]["known"]
    return found


@pytest.mark.rule("TW5.1")
def test_one_is_a_required_attribute_of_your_choice_and_each_is_all_of_them() -> None:
    posts = [["gryphon_of_graxx_ambush", 1, 3], ["ancestral_ward", 1, 1]]
    table = lay(posts=posts, missions=["storm_the_ember_chapel"], hand=["guardian"]).pick("attempt 1")
    one = again(table, "use gryphon_of_graxx_ambush")
    assert one.options == ["boost might", "boost mysticism"]
    assert totals(one.pick("boost mysticism", "stop"))[0] == [2, 0, 4]
    assert totals(again(table, "use ancestral_ward", "stop"))[0] == [4, 0, 3]


@pytest.mark.rule("TW5.1")
def test_what_is_added_holds_in_this_conflict_or_as_long_as_the_card_says() -> None:
    table = lay(posts=[["ancestral_ward", 1, 1]], missions=["storm_the_ember_chapel"], hand=["guardian"])
    assert table.pick("attempt 1", "use ancestral_ward", "stop").column(MASON) == (2, 2, 1)
    horn = lay(hand=["war_horn_of_telvar"]).pick("play war_horn_of_telvar")
    assert (horn.pick("pass").asked, horn.column(MASON)) == (2, (4, 2, 1))
    assert horn.pick("attach nothing", "pass").column(MASON) == (2, 2, 1)


@pytest.mark.rule("TW5.2")
def test_easing_lowers_the_values_of_the_mission_down_to_nothing() -> None:
    eased = lay("velasque", hand=["guardian"], missions=["locate_the_secret_gate_of_rund"]).pick("attempt 1")
    assert totals(eased)[1] == [2 + 0, 2 + 1, 1 + 1]
    twice = lay(
        "velasque", hand=["bribed_gatekeeper", "guardian"], missions=["hunt_the_darkwolf"], options={"condar": "with"}
    )
    assert totals(twice.pick("play bribed_gatekeeper", "attempt 1"))[1] == [2, 2, 0], "not below 0"


@pytest.mark.rule("TW5.2")
def test_values_may_count_higher_too() -> None:
    weaver = "weaver_of_a_thousand_threads"
    table = lay(facing=(weaver,), theirs={"injured": [weaver]}, hand=["guardian"], missions=["locate_the_beasts_lair"])
    assert totals(table.pick("attempt 1"))[1] == [1 + 3, 2 + 3, 0]


SPREAD = ("attempt 1", "lay guardian might", "lay troll_raid might", "lay tripwire mind")


@pytest.mark.rule("TW5.3")
def test_a_spy_sees_a_card_by_chance_on_an_attribute_of_choice() -> None:
    hand: Has = {"hand": ["guardian", "tripwire", "troll_raid"], "theirs": {"hand": ["extortion"]}}
    found = set()
    for seed in range(10):
        table = lay(facing=("imperial_tracker",), missions=["locate_the_beasts_lair"], seed=seed, **hand).pick(*SPREAD)
        assert (table.asked, table.options) == (2, ["spy might", "spy mind"])
        assert spied(again(table, "spy mind"), 2, 1) == [["mind", "tripwire"]]
        table.pick("spy might")
        assert [event.seen_by for event, kind in zip(table.told, table.kinds) if kind == "spied"] == [2]
        found |= {card for _, card in spied(table, 2, 1)}
        assert len(spied(table, 2, 1)) == 1
    assert found == {"guardian", "troll_raid"}


@pytest.mark.rule("TW5.3")
def test_a_spy_may_see_all_cards_on_one_attribute() -> None:
    slayer = "spider_darkun_slayer"
    hand: Has = {
        "hand": ["guardian", "tripwire", "troll_raid"],
        "theirs": {"injured": [slayer], "hand": ["extortion"] * 2},
    }
    table = lay(facing=(slayer,), missions=["locate_the_beasts_lair"], **hand)
    table.pick(*SPREAD, "accept", "discard extortion", "spy might")
    assert spied(table, 2, 1) == [["might", "guardian"], ["might", "troll_raid"]]


@pytest.mark.rule("TW5.4")
def test_more_cards_are_laid_only_where_one_of_yours_lies_and_nobody_answers() -> None:
    captain = "captain_jorrun_blackwing"
    table = lay(
        captain,
        hand=["guardian", "troll_raid", "tripwire"],
        missions=["locate_the_beasts_lair"],
        theirs={"hand": ["tower_shield"]},
    )
    table.pick("attempt 1", "lay guardian mind", "stop", "stop")
    assert (table.asked, table.options) == (1, ["decline", "accept"])
    table.pick("accept")
    assert table.options == ["lay troll_raid mind", "lay tripwire mind"]
    table.pick("lay troll_raid mind")
    assert table.t.conflict is None
    bare = lay(captain, hand=["guardian"], missions=["locate_the_beasts_lair"]).pick("attempt 1", "stop")
    assert bare.t.conflict is None, "without a card of yours there is no place for more"


@pytest.mark.rule("TW5.4")
def test_a_limit_on_your_cards_holds_for_more_of_them() -> None:
    hand = ["guardian"] * 4
    table = lay("captain_jorrun_blackwing", facing=(KRISOSS,), hand=hand).pick("attempt 1", *["lay guardian might"] * 2)
    assert again(table, "stop").options == ["decline", "accept"]
    assert "accept" not in again(table, "lay guardian might").options


@pytest.mark.rule("TW5.5")
def test_a_card_that_is_withdrawn_goes_back_to_the_hand_unseen() -> None:
    table = lay("noruk", hand=["guardian", "tripwire"], missions=["locate_the_beasts_lair"])
    table.pick("attempt 1", "lay guardian might", "lay tripwire mind", "accept")
    assert table.options == ["withdraw guardian might", "withdraw tripwire mind"]
    table.pick("withdraw tripwire mind")
    event = table.told[table.kinds.index("withdrew")]
    assert (int(event.n), event.seen_by) == (1, 1), "the others see from which attribute"
    assert (table.hand(), table.discard()) == (["tripwire"], ["guardian"])


@pytest.mark.rule("TW5.5")
def test_the_attribute_of_a_withdrawn_card_counts_as_laid_on_for_the_mirror() -> None:
    theirs: Has = {"hand": ["tower_shield", "extortion"]}
    table = lay("noruk", hand=["guardian", "tripwire"], missions=["locate_the_beasts_lair"], theirs=theirs)
    table.pick("attempt 1", "lay guardian might", "lay tripwire mind", "lay tower_shield might", "lay extortion mind")
    table.pick("accept", "withdraw tripwire mind")
    assert [kind for kind in table.kinds if kind == "revealed"] == ["revealed"] * 3, (
        "what the defender laid there stays"
    )
    assert "repelled" in table.kinds


@pytest.mark.rule("TW5.10")
def test_a_cap_limits_the_cards_of_the_foe() -> None:
    table = lay(facing=(KRISOSS,), hand=["guardian"] * 4, theirs={"hand": ["tower_shield"] * 4})
    table.pick("attempt 1", *["lay guardian might"] * 3)
    assert table.asked == 2, "that is all"
    table.pick(*["lay tower_shield might"] * 4)
    assert table.t.conflict is None, "Krisoss himself has no cap"


@pytest.mark.rule("TW5.10")
def test_of_several_caps_the_lowest_holds_and_none_is_lower_than_three() -> None:
    caps = {
        clause.effect.n
        for hero in HEROES
        for face in (hero.active, hero.injured)
        for clause in face.clauses
        if isinstance(clause.effect, Cap)
    }
    assert caps == {3, 4}
    table = lay(KRISOSS, theirs={"hand": ["tower_shield"] * 4}).pick("attempt 1")
    Cap(4).do(table.t, Frame(Cap(4), 0))
    table.pick(*["lay tower_shield might"] * 3)
    assert table.t.conflict is None


@pytest.mark.rule("TW5.11")
def test_what_a_face_forbids_is_forbidden_while_it_can_be_seen_and_no_longer() -> None:
    sorceress = "cobra_sorceress"
    hand = ["guardian", "tripwire"]
    table = lay(facing=(sorceress,), hand=hand).pick("attempt 1")
    assert table.options == ["stop", "lay guardian might"]
    table = lay(facing=(sorceress,), hand=hand, theirs={"injured": [sorceress]}).pick("attempt 1")
    assert table.options == ["stop", "lay guardian might", "lay tripwire might"]


@pytest.mark.rule("TW5.11")
def test_what_a_lasting_forbids_is_forbidden_while_it_is_attached() -> None:
    def kinds(**veiled: Any) -> list[str]:
        table = lay(facing=("imperial_tracker",), hand=["guardian"], **veiled)
        return table.pick("attempt 1", "lay guardian might").kinds

    assert "spied" in kinds()
    assert "spied" not in kinds(lastings={MASON: ["veil_of_dusk"]})


@pytest.mark.rule("TW5.11")
def test_a_hero_whom_effects_may_not_injure_is_still_injured_by_a_failed_attempt() -> None:
    guarded = {MASON: ["temple_guardian"]}
    table = lay(turn=2, lastings=guarded, theirs={"hand": ["spinocanth_lightning_attack"]})
    table.pick("play spinocanth_lightning_attack", f"pick 1:{MASON}")
    assert (table.injured(MASON), table.lastings(MASON)) == (False, []), "it could be stripped, and no more"
    assert lay(facing=(HRAGGA,), lastings=guarded).pick("attempt 1").injured(MASON)


@pytest.mark.rule("TW5.12")
def test_who_may_not_lay_some_cards_lays_as_if_they_did_not_hold_them() -> None:
    team = ("jethreki_abomination", HRAGGA, MARSHAL, HEALER)
    theirs: Has = {"hand": ["tower_shield", "hunt_the_darkwolf", "escort_the_wounded"]}
    table = lay(
        *team,
        rolled={team[0]: 0o111},
        hand=["guardian", "tripwire"],
        missions=["locate_the_beasts_lair"],
        theirs=theirs,
    )
    table.pick("attempt 1", "lay guardian might", "lay tripwire mind")
    assert table.options == ["stop", "lay tower_shield might", "lay tower_shield mind"], "one card for two attributes"
    table.pick("lay tower_shield mind")
    assert table.options == ["stop"], "nobody learns that there is no other"


@pytest.mark.rule("TW5.12")
def test_nobody_learns_that_a_hand_has_nothing_that_may_be_laid() -> None:
    table = lay(facing=("cobra_sorceress",), hand=["tripwire"]).pick("attempt 1")
    assert (table.asked, table.options) == (1, ["stop"])
