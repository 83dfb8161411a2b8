"""V18 Hidden information."""

import json
from typing import Any

import pytest

from cardwright.games.vale.game import VALE
from cardwright.games.vale.terms import DREW
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import OPEN
from cardwright.kernel.paper import BadPaper, Record
from tests.vale.rules.whole import empty_seats, start, view
from tests.vale.table import Table, all_but, lay, resolve


def hand_of(table: Table, owner: int, seat: int) -> list[str]:
    """The cards in a hand that a seat knows; seats count from 1, and 0 is a spectator."""
    found: list[str] = view(table, seat)["seats"][owner - 1]["hand"]["known"]
    return found


@pytest.mark.rule("V18.1")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = lay(hand=("imp", "kappa"), others=[{"hand": ["goblin"]}, {}])
    assert [hand_of(table, 1, seat) for seat in (1, 2, 3, 0)] == [["imp", "kappa"], [], [], []]
    assert [hand_of(table, 2, seat) for seat in (1, 2, 3, 0)] == [[], ["goblin"], [], []]


@pytest.mark.rule("V18.1")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    table = lay(deck=["imp"], others=empty_seats(2))
    table.t.events = []
    table.summon("pegasus")
    assert [hand_of(table, 1, seat) for seat in (1, 2, 3, 0)] == [["imp"], [], [], []]
    assert [event.seen_by for event in table.t.events if event.kind == DREW] == [0b001]


@pytest.mark.rule("V18.1")
def test_a_view_names_no_card_that_the_seat_does_not_know() -> None:
    table = lay(hand=("imp", "kappa"), others=[{"hand": ["goblin"]}])
    text = json.dumps(view(table, 2))
    assert "goblin" in text
    assert "imp" not in text
    assert "kappa" not in text


@pytest.mark.rule("V18.1")
def test_only_the_player_asked_sees_the_answers() -> None:
    table = lay(hand=("imp",), stones={"red": 1})
    assert view(table, 1)["options"] == ["end", "summon imp"]
    assert view(table, 2)["options"] == view(table, 0)["options"] == []


@pytest.mark.rule("V18.2")
def test_the_size_of_a_hand_is_public() -> None:
    table = lay(hand=("imp", "kappa"), others=[{"hand": ["goblin"]}, {}])
    for seat in range(4):
        assert [other["hand"]["size"] for other in view(table, seat)["seats"]] == [2, 1, 0]


@pytest.mark.rule("V18.3")
def test_stones_are_public() -> None:
    table = lay(stones={"red": 1}, others=[{"stones": {"blue": 2}}, {"stones": {"purple": 3}}])
    for seat in range(4):
        assert [other["stones"] for other in view(table, seat)["seats"]] == [{"red": 1}, {"blue": 2}, {"purple": 3}]


@pytest.mark.rule("V18.4")
def test_a_tamed_card_stays_known() -> None:
    table = lay(hand=("kappa",), marked=("imp",), others=empty_seats(2)).pick("tame imp", "end")
    assert [hand_of(table, 1, seat) for seat in (2, 3, 0)] == [["imp"], ["imp"], ["imp"]]


@pytest.mark.rule("V18.4")
def test_recovered_and_taken_cards_stay_known() -> None:
    assert hand_of(resolve("undine", hand=("kappa",)), 1, 2) == ["undine"]
    assert hand_of(lay("goblin").summon("aeris"), 1, 2) == ["goblin"]
    assert hand_of(resolve("mimic", hand=("kappa",), pile=["goblin"]), 1, 0) == ["goblin"]


@pytest.mark.rule("V18.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_order_of_the_deck_is_hidden(seat: int) -> None:
    ordered, otherwise = lay(seed=1), lay(seed=2)
    assert ordered.deck != otherwise.deck
    assert view(ordered, seat) == view(otherwise, seat)
    assert view(ordered, seat)["deck"] == {"size": 70, "known": []}


@pytest.mark.rule("V18.5")
def test_nobody_knows_the_deck_of_a_new_game() -> None:
    table = start(4)
    for seat in range(5):
        assert view(table, seat)["deck"] == {"size": 62, "known": []}


@pytest.mark.rule("V18.5")
def test_a_tengu_laid_on_top_is_known_to_everybody() -> None:
    table = lay(others=empty_seats(2)).summon("tengu")
    for seat in range(4):
        assert view(table, seat)["deck"]["known"] == [[0, "tengu"]]


@pytest.mark.rule("V18.5")
def test_a_tengu_stays_known_even_when_drawn() -> None:
    table = lay(others=empty_seats(2)).summon("tengu").summon("pegasus").summon("sylph")
    assert [hand_of(table, 1, seat) for seat in (2, 3, 0)] == [["tengu"], ["tengu"], ["tengu"]]
    assert len(table.hand) == 2


@pytest.mark.rule("V18.5")
def test_a_shuffled_pile_is_hidden_again() -> None:
    table = resolve("griffon", pile=all_but("griffon"))
    assert view(table, 2)["deck"] == {"size": 68, "known": []}
    assert hand_of(table, 1, 2) == []


@pytest.mark.rule("V18.5")
def test_what_a_seat_cannot_see_can_be_dealt_anew_without_its_noticing() -> None:
    table = lay(hand=("imp",), others=[{"hand": ["goblin", "kappa"]}]).summon("tengu")
    other = VALE.resample(table.t, 0, seeded(5))
    assert VALE.write(other) != VALE.write(table.t)
    assert VALE.view(other, 0) == VALE.view(table.t, 0)


def test_a_game_laid_open_hides_nothing() -> None:
    bob: Record = {"hand": ["goblin"], "shelter": ["odin"]}
    table = lay(hand=("imp", "kappa"), stones={"red": 1}, others=[bob], options={"artifacts": "with"})
    seen: Any = VALE.view(table.t, OPEN)
    assert [other["hand"]["known"] for other in seen["seats"]] == [["imp", "kappa"], ["goblin"]]
    assert [other["shelter"]["known"] for other in seen["seats"]] == [[], ["odin"]]
    assert seen["deck"]["known"] == [[depth, card] for depth, card in enumerate(table.deck)]
    assert seen["options"] == table.options


def test_nobody_imagines_from_a_game_laid_open() -> None:
    with pytest.raises(BadPaper, match="view, seat"):
        VALE.imagine(VALE.view(start().t, OPEN), seeded(1))


def test_a_record_says_who_knows_a_card_where_not_everybody_knows_a_hand_and_nobody_a_deck() -> None:
    table = lay(hand=("imp", "kappa"), others=[{"hand": ["goblin"]}, {}])
    record = VALE.write(table.t)
    assert record["seen"] == {"imp": 0b001, "kappa": 0b001, "goblin": 0b010}
    again = VALE.read(record)
    assert [VALE.view(again, seat) for seat in range(3)] == [VALE.view(table.t, seat) for seat in range(3)]
    for wrong in ({"nobody": 1}, {"imp": 0b1000}):
        with pytest.raises(BadPaper, match="seen"):
            VALE.read({**record, "seen": wrong})


def test_a_record_is_not_read_where_its_numbers_may_mean_other_cards() -> None:
    record = VALE.write(start().t)
    for mark in (1, None):
        with pytest.raises(BadPaper, match="cards: this was written when there were others"):
            VALE.read({**record, "cards": mark})
