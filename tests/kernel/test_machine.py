"""The machine, with instructions made for the purpose."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.dice import seeded
from cardwright.kernel.machine import FUSE, Effect, Event, Frame, IllegalAnswer, Position, playout


class Sum(Position):
    """A position that adds up its answers; `most` is the highest option."""

    def __init__(self) -> None:
        super().__init__()
        self.total = 0
        self.most = 3

    def clone(self) -> "Sum":
        t = Sum()
        t.take_over(self)
        t.total, t.most = self.total, self.most
        return t


class Add(Effect):
    """Ask for a number from 1 to `most` and add it."""

    def options(self, t: Position, f: Frame) -> vec[i64]:
        assert isinstance(t, Sum)
        return vec[i64](range(1, t.most + 1))

    def chosen(self, t: Position, f: Frame, pick: i64) -> None:
        assert isinstance(t, Sum)
        t.total += pick
        t.note(0, f.seat, n=pick)

    def name(self, t: Position, f: Frame, pick: i64) -> str:
        return f"add {pick}"


class Insist(Add):
    """The same, even if there is only one number."""

    def do(self, t: Position, f: Frame) -> None:
        t.wait(f, self.options(t, f))


class Forever(Effect):
    """Never settles."""

    def do(self, t: Position, f: Frame) -> None:
        t.push(f)


def ready(*effects: Effect, most: int = 3) -> Sum:
    """A position that has run to its first question; the first effect is the first to run."""
    t = Sum()
    t.players, t.most = 2, most
    for i in range(len(effects) - 1, -1, -1):
        t.push(Frame(effects[i], i % 2))
    t.advance()
    return t


def state(t: Sum) -> tuple[int, list[Frame], Frame | None, list[int]]:
    return t.total, t.frames(), t.asked, list(t.options)


def test_a_question_waits_for_its_seat() -> None:
    t = ready(Add(), Add())
    assert (t.seat(), list(t.options), t.over()) == (0, [1, 2, 3], False)
    t.answer(3)
    assert (t.seat(), t.total) == (1, 3)
    t.answer(1)
    assert (t.seat(), t.total, t.over()) == (-1, 4, True)


def test_a_single_answer_answers_itself() -> None:
    t = ready(Add(), Add(), most=1)
    assert (t.total, t.over()) == (2, True)


def test_a_question_that_waits_does_not() -> None:
    t = ready(Insist(), most=1)
    assert (t.total, list(t.options)) == (0, [1])


@pytest.mark.parametrize("pick", [0, 4, -1, 1 << 40])
def test_an_illegal_answer_changes_nothing(pick: int) -> None:
    t = ready(Add(), Add())
    before = state(t)
    assert not t.legal(pick)
    with pytest.raises(IllegalAnswer, match=f"not an option: {pick}"):
        t.answer(pick)
    assert state(t) == before


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    t = ready(Add())
    t.answer(1)
    assert not t.legal(1)
    with pytest.raises(IllegalAnswer):
        t.answer(1)
    assert t.total == 1


def test_a_question_needs_an_answer() -> None:
    with pytest.raises(AssertionError, match="a question needs an answer"):
        ready(Add(), most=0)


def test_an_endless_agenda_blows_the_fuse() -> None:
    with pytest.raises(RuntimeError, match="the agenda does not settle: Forever"):
        ready(Forever())


def test_the_fuse_is_longer_than_any_honest_agenda() -> None:
    assert ready(*[Add()] * (FUSE - 1), most=1).total == FUSE - 1


def test_asking_again_renews_the_options() -> None:
    t = ready(Add(), Add())
    t.most = 5
    t.ask_again()
    assert (list(t.options), t.seat(), t.total, t.height) == ([1, 2, 3, 4, 5], 0, 0, 1)


@pytest.mark.parametrize("most", [0, 1])
def test_asking_again_never_answers_itself(most: int) -> None:
    t = ready(Add())
    t.most = most
    t.ask_again()
    assert (len(t.options), t.total, t.seat()) == (most, 0, 0)


def test_a_copy_keeps_the_question_and_no_listener() -> None:
    t = ready(Add(), Add())
    t.events = []
    u = t.clone()
    assert state(u) == state(t)
    assert u.events is None
    u.answer(2)
    assert (t.total, u.total, t.height, u.height) == (0, 2, 1, 0)


def test_events_are_told_to_those_who_listen() -> None:
    t = ready(Add())
    told: list[Event] = []
    t.events = told
    t.answer(2)
    assert [(e.kind, e.seat, e.card, e.n, e.seen_by) for e in told] == [(0, 0, -1, 2, -1)]


@pytest.mark.parametrize(("seats", "cards"), [(0b01, (7, -1)), (0b10, (-1, 8)), (0b11, (-1, -1)), (0b00, (7, 8))])
def test_an_event_may_name_two_cards_and_tells_each_to_those_who_may_know_it(
    seats: int, cards: tuple[int, int]
) -> None:
    t = ready()
    t.events = []
    t.note(3, 1, 7, 5, seen_by=0b01, it=8, it_seen_by=0b10)
    heard = t.events[0].heard_by(seats)
    assert (heard.card, heard.it) == cards
    assert (heard.kind, heard.seat, heard.n) == (3, 1, 5)


def test_revealing_counts_secrets_and_copies_keep_the_count() -> None:
    t = ready(Add())
    t.reveal()
    assert (t.secrets, t.clone().secrets) == (1, 1)


def test_frames_are_replaced_and_never_changed() -> None:
    add, insist = Add(), Insist()
    f = Frame(add, 1, 2, 3, 4)
    variants = [f.goto(insist), f.about(insist, 9), f.noting(7)]
    assert [(v.effect, v.seat, v.card, v.it, v.memo) for v in variants] == [
        (insist, 1, 2, 3, 4),
        (insist, 1, 2, 9, 4),
        (add, 1, 2, 3, 7),
    ]
    assert (f.effect, f.seat, f.card, f.it, f.memo) == (add, 1, 2, 3, 4)


def test_a_playout_counts_its_answers() -> None:
    t = ready(Add(), Add(), Add())
    assert playout(t, seeded(1)) == 3
    assert 3 <= t.total <= 9


def test_instructions_must_say_what_they_do() -> None:
    t, f = ready(), Frame(Effect(), 0)
    with pytest.raises(AssertionError, match="a question needs an answer"):
        f.effect.do(t, f)
    with pytest.raises(NotImplementedError):
        f.effect.chosen(t, f, 0)
    with pytest.raises(NotImplementedError):
        f.effect.name(t, f, 0)
    with pytest.raises(NotImplementedError):
        Position().clone()
    assert f.effect.parts() == []


def test_what_is_only_somebodys_turn_is_one_frame_and_no_other_instructions() -> None:
    add, insist = Add(), Insist()
    assert [add.at(seat).seat for seat in (-1, 0, 5)] == [-1, 0, 5]
    assert add.at(1) is add.at(1) is not insist.at(1)
    assert (add.at(1).effect, add.at(1).card, add.at(1).memo) == (add, -1, 0)


def test_copies_share_their_options_until_each_has_answered() -> None:
    t = ready(Add(), Add())
    u = t.clone()
    u.answer(3)
    assert (list(t.options), t.total, u.total) == ([1, 2, 3], 0, 3)


def test_a_position_without_dice_has_nothing_to_roll() -> None:
    t = Sum()
    with pytest.raises(NotImplementedError):
        t.clone().dice.roll(6)


class Invite(Add):
    """The same, listed when somebody looks."""

    def do(self, t: Position, f: Frame) -> None:
        t.expect(f)


def test_what_is_expected_is_listed_when_somebody_looks_or_a_copy_is_made() -> None:
    t = ready(Invite(), Add(), most=2)
    assert t.unlisted
    t.most = 3
    u = t.clone()
    t.most = 4
    assert (list(t.options), list(u.options), t.unlisted, u.unlisted) == ([1, 2, 3], [1, 2, 3], False, False)
    u.answer(3)
    assert (u.total, t.total) == (3, 0)
    with pytest.raises(IllegalAnswer):
        t.answer(4)
