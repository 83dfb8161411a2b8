"""The kernel fits another game: two seats, answers inside another's action, cards face down, dice."""

import pytest

from cardwright.kernel.dice import seeded
from cardwright.kernel.game import OPEN, SPECTATOR, Setup
from cardwright.kernel.notation import give, names
from cardwright.kernel.paper import BadPaper, Page, Record
from tests.conformance import play
from tests.kernel.conflict import CONFLICT, Duel, duel


def laid(**what: object) -> Duel:
    """Seat 1 (might 3, mind 2, mysticism 1) faces its like over mission 1 (might 2, worth 3); PAM is card % 3 + 1."""
    seats: list[Record] = [{"hand": [2, 5, 8, 11, 11]}, {"hand": [12, 15, 18, 21, 21]}]
    return duel(CONFLICT.lay(Page({"tracks": [0, 1], "seat": seats, **what}, "")))


def answer(d: Duel, *answers: str) -> Duel:
    for text in answers:
        give(d, text)
    return d


def test_random_conflicts_keep_the_contract() -> None:
    ways = {play(CONFLICT, Setup(2, seed, {}), seeded(seed), 0.2).way for seed in range(8)}
    assert ways <= {"target", "burnt", "turns"}


@pytest.mark.slow
def test_many_random_conflicts_keep_the_contract() -> None:
    ways = {play(CONFLICT, Setup(2, seed, {}), seeded(seed)).way for seed in range(20)}
    assert ways >= {"target", "burnt"}


def test_the_defender_answers_inside_the_attackers_turn() -> None:
    d = answer(laid(), "attempt 1", "lay c2 might", "stop")
    assert d.seat() == 1
    assert names(d)[:2] == ["stop", "lay c12 might"]
    answer(d, "stop")
    assert (d.seat(), d.teams[0].points) == (1, 3)


def test_cards_are_asked_in_hand_order() -> None:
    d = answer(laid(), "attempt 1", "lay c8 might")
    assert names(d) == ["stop", "lay c11 might"]


def test_equal_cards_are_one_option_and_the_first_of_them_moves() -> None:
    d = answer(laid(), "attempt 1", "lay c11 might")
    assert (names(d), [card // 3 for card in d.teams[0].laid]) == (["stop", "lay c11 might"], [22])
    assert names(answer(d, "lay c11 might")) == ["stop"]
    assert d.teams[0].laid == [66, 69]


def test_nobody_can_tell_one_copy_from_another() -> None:
    d, other = (answer(laid(), "attempt 1", "lay c11 might", "stop") for _ in range(2))
    team = other.teams[0]
    team.hand, team.laid = [*team.hand[:-1], 22], [3 * 23]
    for seat in (OPEN, SPECTATOR, 0, 1):
        assert CONFLICT.view(d, seat) == CONFLICT.view(other, seat)
    assert CONFLICT.write(d) == CONFLICT.write(other)


def test_there_are_only_so_many_copies() -> None:
    with pytest.raises(BadPaper, match="hand: there are not that many copies"):
        CONFLICT.lay(Page({"seat": [{"hand": [3, 3, 3]}, {}]}, ""))


def test_face_down_cards_are_hidden_until_the_reveal() -> None:
    one = answer(laid(), "attempt 1", "lay c2 might", "stop")
    other = answer(laid(), "attempt 1", "lay c5 might", "stop")
    assert CONFLICT.view(one, 0) != CONFLICT.view(other, 0)
    assert CONFLICT.view(one, 1) == CONFLICT.view(other, 1)
    assert CONFLICT.view(one, -1) == CONFLICT.view(other, -1)
    answer(one, "stop")
    assert one.teams[0].written()["discard"] == [2]
    assert CONFLICT.view(one, 1) != CONFLICT.view(answer(other, "stop"), 1)


def test_a_failed_attempt_injures_the_hero() -> None:
    d = answer(laid(), "attempt 1", "stop", "lay c12 might", "stop")
    assert d.teams[0].injured == [1, 0]
    assert d.teams[0].points == 0


def test_a_hero_without_attributes_rolls_three_dice() -> None:
    d = laid()
    before = d.secrets
    answer(d, "attempt 2")
    assert [len(team.rolled) for team in d.teams] == [3, 3]
    assert d.secrets > before
