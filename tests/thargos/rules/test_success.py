"""T10 Success, and T3.9: who has too few Missions burns the own deck."""

from typing import Any

import pytest

from tests.thargos.rules.whole import small
from tests.thargos.table import Table, lay

SHIELD = "tower_shield"  # PAM 3
TWO = "guardian"
ONE = "earth_elemental"
SILENCE = "1:buy_a_guildmasters_silence"  # Mind 1; draw two, discard one; 1 VP
ESCORT = "1:escort_the_wounded"  # Mind 1; heal one, the beaten draws one; 2 VP


def attempt(mission: str, mine: list[str], theirs: list[str], **more: Any) -> Table:
    """The Imperial General, 3/4/1, attempts a Mission against a Mason Knight, 2/2/1; both have these hands."""
    table = lay(
        "imperial_general",
        facing=("mason_knight_of_the_compact",),
        missions=[mission],
        hand=mine,
        theirs={"hand": theirs, **more},
    )
    return table.pick("attempt 1")


@pytest.mark.rule("T10.1")
def test_the_attacker_takes_the_mission_its_effect_happens_and_its_vp_count() -> None:
    table = attempt(SILENCE, [SHIELD], []).pick("stop")
    assert table.kinds[:3] == ["won", "drew", "drew"]
    assert table.scored() == ["buy_a_guildmasters_silence"]
    table.pick(f"discard {SHIELD}")
    assert table.kinds[:2] == ["discarded", "scored"]
    assert table.points() == 1


@pytest.mark.rule("T10.2")
@pytest.mark.rule("T10.4")
def test_then_the_cards_of_both_go_to_their_discard_piles() -> None:
    table = attempt(SILENCE, [SHIELD, TWO, ONE], [TWO, ONE])
    table.pick(f"lay {TWO} mind", f"lay {SHIELD} mind", "stop", f"lay {ONE} mind", f"lay {TWO} mind")
    assert table.asked == 1
    assert len(table.laid(1)) == len(table.laid(2)) == 2
    assert table.points() == 0
    table.pick(f"discard {ONE}")
    assert table.discard(1) == [ONE, TWO, SHIELD]
    assert table.discard(2)[:2] == [ONE, TWO]
    assert table.laid(1) == table.laid(2) == []


@pytest.mark.rule("T10.3")
@pytest.mark.rule("T10.4")
def test_all_of_that_comes_before_the_replacement() -> None:
    table = attempt(SILENCE, [SHIELD], ["scatter_your_enemies"])
    table.pick("stop", "stop")
    assert table.mission(1) == ""
    table.pick(f"discard {SHIELD}")
    assert table.kinds == ["discarded", "scored"]
    assert (table.asked, table.options) == (2, ["place scatter_your_enemies"])
    table.pick("place scatter_your_enemies")
    assert table.kinds[:7] == ["laid_mission", *["drew"] * 6]
    assert table.kinds[7] == "took_turn"


@pytest.mark.rule("T10.4")
def test_the_score_comes_last() -> None:
    table = lay("imperial_general", missions=[ESCORT], target=2, theirs={"hand": ["scatter_your_enemies"]})
    table.pick("attempt 1", "stop")
    assert table.points() == 2
    assert not table.t.over()
    table.pick("place scatter_your_enemies")
    assert table.t.over()
    assert len(table.hand(2)) == 6 + 1  # the refill, and the card that the Mission gives


@pytest.mark.rule("T10.5")
@pytest.mark.parametrize("which", ["scatter_your_enemies", "break_the_toll_gate"])
def test_the_defender_lays_another_from_hand_at_choice(which: str) -> None:
    hand = ["scatter_your_enemies", "break_the_toll_gate", SHIELD]
    table = attempt(ESCORT, [], hand).pick("stop")
    assert (table.asked, sorted(table.options)) == (2, [f"place {card}" for card in sorted(hand[:2])])
    table.pick(f"place {which}")
    assert table.mission(1) == which
    assert which in table.view(1)["missions"][0]


@pytest.mark.rule("T10.6")
@pytest.mark.rule("T3.9")
def test_a_defender_without_a_mission_digs() -> None:
    deck = [SHIELD, TWO, "scatter_your_enemies", ONE]
    table = attempt(ESCORT, [], [ONE], deck=deck).pick("stop")
    assert table.kinds.count("dug") == 3
    assert table.mission(1) == "scatter_your_enemies"
    assert table.discard(2) == [SHIELD, TWO]
    assert ONE in table.hand(2)


@pytest.mark.rule("T10.6")
@pytest.mark.rule("T3.9")
def test_a_dig_may_burn_the_deck() -> None:
    few = small([], [SHIELD, TWO])
    table = attempt(ESCORT, [], [], deck=few["deck"], list=few["list"])
    assert table.kinds[-4:] == ["dug", "dug", "left", "ended"]
    assert table.t.over()


@pytest.mark.rule("T10.7")
def test_who_holds_a_mission_may_not_dig() -> None:
    table = attempt(ESCORT, [], ["scatter_your_enemies"]).pick("stop")
    assert table.options == ["place scatter_your_enemies"]
    assert "dug" not in table.kinds


@pytest.mark.rule("T10.8")
@pytest.mark.parametrize(("held", "after"), [(0, 6), (3, 6), (6, 6), (8, 8)])
def test_then_the_defender_draws_up_to_the_limit(held: int, after: int) -> None:
    hand = [SHIELD] * min(held, 4) + [TWO] * max(held - 4, 0)
    table = attempt("1:drive_off_the_carrion_pack", [], hand)
    if held:
        table.pick("stop")
    assert table.points() == 1
    assert len(table.hand(2)) == after


@pytest.mark.rule("T10.9")
@pytest.mark.parametrize(("answer", "size"), [("draw 5", 5), ("draw 7", 7)])
def test_that_limit_is_chosen_too(answer: str, size: int) -> None:
    table = lay(
        "krisoss",
        facing=("tebezil", "krisoss"),
        missions=["1:scatter_your_enemies"],
        theirs={"deck": ["break_the_toll_gate"]},
    ).pick("attempt 1")
    assert (table.asked, table.options) == (2, ["draw 7", "draw 5"])
    table.pick(answer)
    assert table.kinds[: size + 1] == [*["drew"] * size, "took_turn"]


@pytest.mark.rule("T10.9")
def test_a_deck_that_runs_out_here_burns_nobody() -> None:
    theirs = small([SHIELD, "break_the_toll_gate"], [TWO])
    table = lay("krisoss", missions=["1:drive_off_the_carrion_pack"], theirs=theirs)
    table.pick("attempt 1")
    table.pick("stop")
    assert table.options == ["place break_the_toll_gate"]
    table.pick("place break_the_toll_gate")
    assert table.kinds[:3] == ["laid_mission", "drew", "took_turn"]


@pytest.mark.rule("T10.10")
def test_who_defended_in_vain_is_not_injured() -> None:
    table = attempt(SILENCE, [SHIELD], []).pick("stop", f"discard {SHIELD}")
    assert table.points() == 1
    assert not table.injured("mason_knight_of_the_compact", 2)
