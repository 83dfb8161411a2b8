"""T8 Laying cards."""

from typing import Any

import pytest

from tests.thargos.table import Table, lay

THREE = "tower_shield"  # PAM 3
TWO = "guardian"
ONE = "earth_elemental"
MIGHT = "1:drive_off_the_carrion_pack"  # Might 1
MIGHT_MIND = "1:trade_hostages_at_the_bridge"  # Might 1, Mind 1
ALL_THREE = "1:win_the_games_of_celestia"  # 1, 1, 1
MANY = [ONE, ONE, ONE, ONE, TWO, TWO, TWO, TWO]


def attempt(mission: str, hand: list[str], theirs: list[str] | None = None, hero: str = "", **options: str) -> Table:
    """Mason Knights, 2/2/1, face each other, or another Hero faces one; a Mission between them is attempted."""
    heroes = (hero,) if hero else ()
    knight = ("mason_knight_of_the_compact",)
    table = lay(
        *heroes, facing=knight, missions=[mission], hand=hand, theirs={"hand": theirs or []}, options=options or None
    )
    return table.pick("attempt 1")


def lays(table: Table) -> set[str]:
    """The attributes on which another card may be laid."""
    return {option.split()[2] for option in table.options if option.startswith("lay ")}


def laid(table: Table, seat: int) -> list[str]:
    """On which attributes a player's cards lie, as everybody sees."""
    return list(table.view(0)["sides"][seat - 1]["laid"]["on"])


def hidden(on: list[str]) -> dict[str, Any]:
    """What others see of cards that lie face down: where they lie."""
    return {"on": on, "row": [], "known": [], "worth": [], "first_counts": False}


# The attacker.


@pytest.mark.rule("T8.1")
def test_the_attacker_lays_any_number_face_down_each_on_a_required_attribute() -> None:
    table = attempt(MIGHT_MIND, MANY, [ONE])
    assert lays(table) == {"might", "mind"}
    table.pick(*[f"lay {ONE} might"] * 3, f"lay {ONE} mind", *[f"lay {TWO} mind"] * 4)
    assert laid(table, 1) == ["might"] * 3 + ["mind"] * 5
    assert table.asked == 2
    for seat in (0, 2):
        assert table.view(seat)["sides"][0]["laid"] == hidden(laid(table, 1))


@pytest.mark.rule("T8.2")
def test_a_card_laid_stays_where_it_is() -> None:
    table = attempt(MIGHT_MIND, [ONE, TWO], [ONE]).pick(f"lay {ONE} might")
    assert all(option == "stop" or option.startswith("lay ") for option in table.options)
    table.pick(f"lay {TWO} mind")
    assert table.laid() == [f"{ONE} might", f"{TWO} mind"]


@pytest.mark.rule("T8.3")
@pytest.mark.parametrize("card", [THREE, "sealed_by_edict", "drive_off_the_carrion_pack"])
def test_kind_and_colour_do_not_matter_only_pam(card: str) -> None:
    """A Lasting, an Action and a Mission of PAM 3: Might 2 and 3 against 3 and 2."""
    table = attempt(MIGHT, [card], [TWO])
    table.pick(f"lay {card} might", f"lay {TWO} might")
    assert table.points() == 1


@pytest.mark.rule("T8.4")
@pytest.mark.parametrize(("hero", "won"), [("krisoss", True), ("", False)])
def test_the_attacker_may_lay_no_card_at_all(hero: str, won: bool) -> None:
    table = attempt(MIGHT, [THREE], hero=hero).pick("stop")
    assert bool(table.points()) == won


@pytest.mark.rule("T8.4")
def test_an_attribute_that_is_matched_needs_no_card() -> None:
    table = attempt(MIGHT_MIND, [ONE], [], "hragga")  # 3/2 against 3/3
    table.pick(f"lay {ONE} mind")
    assert table.scored() == ["trade_hostages_at_the_bridge"]


# The spread.


def answers_at_the_end(table: Table) -> set[tuple[str, ...]]:
    """Every set of attributes on which the player who is asked may have laid cards, in order."""
    seat, found, seen = table.asked, set(), [table.t.copy()]
    while seen:
        t = seen.pop()
        here = Table(t)
        for option in here.options:
            after = Table(t.copy())
            if option == "stop":
                found.add(tuple(laid(here, seat)))
                continue
            before = len(laid(here, seat))
            after.pick(option)
            if after.asked == seat and len(laid(after, seat)) == before + 1 and after.t.conflict is not None:
                seen.append(after.t)
            else:
                found.add((*laid(here, seat), option.split()[2]))
    return found


@pytest.mark.rule("T8.5")
@pytest.mark.rule("T8.6")
def test_who_is_behind_on_two_attributes_lays_on_two_or_a_single_card() -> None:
    table = attempt(MIGHT_MIND, [TWO, TWO, TWO], [ONE])
    assert answers_at_the_end(table) == {
        (),
        ("might",),
        ("mind",),
        ("might", "mind"),
        ("might", "mind", "mind"),
        ("might", "might", "mind"),
    }


@pytest.mark.rule("T8.6")
def test_of_three_attributes_two_are_enough() -> None:
    table = attempt(ALL_THREE, [TWO, TWO], [ONE])
    assert answers_at_the_end(table) == {
        (),
        ("might",),
        ("mind",),
        ("mysticism",),
        ("might", "mind"),
        ("might", "mysticism"),
        ("mind", "mysticism"),
    }


@pytest.mark.rule("T8.6")
def test_who_is_behind_on_one_attribute_lays_at_will() -> None:
    table = attempt(MIGHT_MIND, [TWO, TWO], [ONE], "hragga")
    assert answers_at_the_end(table) == {
        (),
        ("might",),
        ("mind",),
        ("might", "might"),
        ("might", "mind"),
        ("mind", "mind"),
    }


@pytest.mark.rule("T8.6")
def test_a_mission_with_one_attribute_knows_no_spread() -> None:
    table = attempt(MIGHT, [TWO, TWO], [ONE])
    assert answers_at_the_end(table) == {(), ("might",), ("might", "might")}


@pytest.mark.rule("T8.6")
def test_the_spread_holds_where_the_first_card_is_free() -> None:
    """Legion Drill makes the first card count more: it may be any, and the rest follow in order."""
    table = lay(
        missions=["1:topple_the_war_council"],  # Might 2, Mind 2
        lastings={"mason_knight_of_the_compact": ["legion_drill"]},
        hand=[ONE, TWO],
        theirs={"hand": [ONE]},
    ).pick("attempt 1")
    assert table.options == ["stop", *(f"lay {card} {where}" for where in ("might", "mind") for card in (ONE, TWO))]
    table.pick(f"lay {TWO} mind")
    assert table.options == ["stop", f"lay {ONE} might"]


@pytest.mark.rule("T18.2")
def test_cards_are_laid_by_attribute_and_by_the_list_of_cards() -> None:
    """Nothing makes the first card count more: what a set of cards is can be said in one way."""
    for injured in ([], ["duellist_of_the_dying_light"]):  # whose Injured face sharpens Actions, first or not
        table = lay("duellist_of_the_dying_light", injured=injured, missions=[MIGHT_MIND], hand=[ONE, TWO, THREE])
        table.pick("attempt 1", f"lay {TWO} might")
        assert table.options == ["stop", f"lay {THREE} might", f"lay {ONE} mind", f"lay {THREE} mind"]


# The defender.


@pytest.mark.rule("T8.7")
def test_the_defender_sees_how_many_cards_lie_where_and_lays_in_the_same_way() -> None:
    table = attempt(MIGHT_MIND, [ONE, TWO, THREE], [TWO, TWO])
    table.pick(f"lay {ONE} might", f"lay {TWO} mind", f"lay {THREE} mind")
    assert table.asked == 2
    assert table.view(2)["sides"][0]["laid"] == hidden(["might", "mind", "mind"])
    table.pick(f"lay {TWO} might")
    assert table.view(1)["sides"][1]["laid"] == hidden(["might"])


@pytest.mark.rule("T8.8")
@pytest.mark.rule("T8.9")
@pytest.mark.parametrize(("card", "won"), [(ONE, True), ("", False)])
def test_to_decline_is_to_lay_nothing_and_columns_still_count(card: str, won: bool) -> None:
    table = attempt(MIGHT, [ONE, ONE], [THREE])  # 2 against 2 and 1
    table.pick(*([f"lay {ONE} might"] if card else []), "stop")
    assert table.asked == 2
    table.pick("stop")
    assert bool(table.points()) == won
    assert table.injured("mason_knight_of_the_compact") != won


@pytest.mark.rule("T8.10")
def test_the_attacker_lays_everything_first_and_nobody_is_asked_again() -> None:
    table = attempt(MIGHT, [ONE, ONE, ONE], [ONE, ONE])
    table.pick(f"lay {ONE} might", f"lay {ONE} might")
    assert table.asked == 1
    table.pick("stop", f"lay {ONE} might")
    assert table.asked == 2
    table.pick("stop")
    assert table.kinds[:4] == ["revealed", "revealed", "revealed", "won"]


@pytest.mark.rule("T8.11")
def test_on_one_attribute_the_defender_lays_any_number() -> None:
    table = attempt(MIGHT, [ONE], [ONE, ONE, ONE, TWO, TWO]).pick(f"lay {ONE} might")
    for card in (ONE, ONE, ONE, TWO, TWO):
        assert "stop" in table.options
        table.pick(f"lay {card} might")
    assert len(table.discard(2)) == 5


@pytest.mark.rule("T8.12")
def test_there_the_defender_may_lay_even_if_the_attacker_laid_none() -> None:
    table = attempt(MIGHT, [ONE], [ONE], "krisoss").pick("stop")  # 4 against 3
    assert table.asked == 2
    assert table.options == ["stop", f"lay {ONE} might"]


@pytest.mark.rule("T8.12")
def test_mirrored_only_if_the_attacker_laid_one() -> None:
    table = attempt(MIGHT, [ONE], [THREE], "krisoss", single="mirrored").pick("stop")
    assert table.points() == 1
    table = attempt(MIGHT, [ONE], [THREE, THREE], "krisoss", single="mirrored").pick(f"lay {ONE} might")
    assert table.asked == 2
    assert answers_at_the_end(table) == {(), ("might",), ("might", "might")}


# The mirror.


@pytest.mark.rule("T8.13")
def test_the_defender_lays_where_the_attacker_has_and_nowhere_else() -> None:
    table = attempt(ALL_THREE, [ONE, ONE], [ONE, ONE]).pick(f"lay {ONE} might", f"lay {ONE} mysticism")
    assert table.asked == 2
    assert answers_at_the_end(table) == {(), ("might", "mysticism")}


@pytest.mark.rule("T8.13")
@pytest.mark.rule("T8.14")
def test_who_lays_any_lays_one_on_each_and_then_at_will() -> None:
    table = attempt(MIGHT_MIND, [ONE, ONE], [TWO] * 4).pick(f"lay {ONE} might", f"lay {ONE} mind")
    assert answers_at_the_end(table) == {
        (),
        ("might", "mind"),
        ("might", "might", "mind"),
        ("might", "mind", "mind"),
        ("might", "might", "might", "mind"),
        ("might", "might", "mind", "mind"),
        ("might", "mind", "mind", "mind"),
    }


@pytest.mark.rule("T8.14")
def test_one_card_may_be_answered_by_many() -> None:
    table = attempt(MIGHT_MIND, [ONE], [TWO] * 4).pick(f"lay {ONE} mind")
    table.pick(*[f"lay {TWO} mind"] * 4)
    assert len(table.discard(2)) == 4


@pytest.mark.rule("T8.15")
@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        (1, {(), ("might",), ("mind",), ("mysticism",)}),
        (2, {(), ("might", "mind"), ("might", "mysticism"), ("mind", "mysticism")}),
        (3, {(), ("might", "mind", "mysticism")}),
    ],
)
def test_a_defender_short_of_cards_lays_one_each_and_chooses_where(cards: int, ways: set[tuple[str, ...]]) -> None:
    table = attempt(ALL_THREE, [ONE, ONE, ONE], [TWO] * cards)
    table.pick(f"lay {ONE} might", f"lay {ONE} mind", f"lay {ONE} mysticism")
    assert answers_at_the_end(table) == ways


@pytest.mark.rule("T8.15")
def test_a_short_defender_covers_all_where_the_first_card_is_free() -> None:
    table = lay(
        missions=[ALL_THREE],
        hand=[ONE, ONE, ONE],
        theirs={"hand": [ONE, TWO], "lastings": {"mason_knight_of_the_compact": ["legion_drill"]}},
        facing=("mason_knight_of_the_compact",),
    ).pick("attempt 1", f"lay {ONE} might", f"lay {ONE} mind", f"lay {ONE} mysticism")
    table.pick(f"lay {TWO} mysticism")
    assert table.options == [f"lay {ONE} might", f"lay {ONE} mind"]


@pytest.mark.rule("T8.16")
def test_who_matches_everything_wins_without_a_card_and_without_an_answer() -> None:
    table = attempt(MIGHT_MIND, [ONE], [THREE] * 4, "imperial_general")  # 3/4 against 3/3
    table.pick("stop")
    assert table.scored() == ["trade_hostages_at_the_bridge"]
    assert table.hand(2) == [THREE] * 4
