"""The fold of a table's entries: what each of them does, with the clock in the test's hands."""

from typing import Any

import pytest

from cardwright.kernel.notation import names
from cardwright.table import entry as kinds
from cardwright.table.deeds import due
from cardwright.table.entry import Entry
from cardwright.table.plan import Clock
from cardwright.table.sitting import BOT_DUE, FINISHED, HAPPENINGS, NOT_BEGUN, PLAYING, SUBSTITUTE, Sitting
from tests.table.parlour import BEGIN, OPEN_CHAIR, Parlour, against_a_bot, bot, plan, two

CLOCK = Clock(bank=60, increment=10)


def state(s: Sitting) -> dict[str, Any]:
    """Everything about a sitting that can be seen from outside, but for whose seats they are."""
    seats = [(place.level, place.lost, place.person) for place in s.places]
    fields = (
        "number",
        "question",
        "asked_at",
        "lingered",
        "left",
        "steps",
        "proposal",
        "requests",
        "finish",
        "rematch",
    )
    found = {name: getattr(s, name) for name in fields}
    return {**found, "view": s.game.view(s.t, -2), "seats": seats, "turn": s.turn(), "told": len(s.told)}


def test_a_table_begins_when_every_chair_is_taken() -> None:
    p = Parlour(plan(OPEN_CHAIR, OPEN_CHAIR))
    assert (p.s.status(), p.s.turn(), p.s.deadline()) == (NOT_BEGUN, -1, None)
    p.do("ann", "sit", seat=0)
    assert p.s.status() == NOT_BEGUN
    p.time = 5
    number = p.do("bob", "sit", seat=1)
    assert (p.s.status(), p.s.turn(), p.s.question, p.s.asked_at) == (PLAYING, 0, number, BEGIN + 5000)


def test_a_table_of_bots_begins_at_once() -> None:
    p = Parlour(plan(bot("easy"), bot("normal")))
    assert (p.s.status(), p.s.bot_to_move()) == (PLAYING, "easy")
    assert p.s.deadline() is None, "and nobody has to look after it"


def test_who_stands_up_leaves_the_seat_free() -> None:
    p = Parlour(plan(OPEN_CHAIR, OPEN_CHAIR))
    p.do("ann", "sit", seat=0)
    p.do("ann", "stand")
    assert not p.s.places[0].taken()
    p.do("ann", "sit", seat=1)
    assert p.s.seats_of("ann") == [1]


def test_an_answer_changes_the_position_and_asks_anew() -> None:
    p = two()
    number = p.answer("hunt medusa")
    assert (p.s.question, p.s.turn()) == (number, 1)
    assert [(step.seat, step.answer) for step in p.s.steps] == [(0, "hunt medusa")]
    assert len(p.s.told) == 2


def test_an_entry_of_every_kind_does_something() -> None:
    assert {kind for name, kind in vars(kinds).items() if name.isupper()} == set(HAPPENINGS)


def test_entries_must_come_in_their_order() -> None:
    p = two()
    with pytest.raises(AssertionError, match="entry 9 after 3"):
        p.s.take(Entry(9, kinds.SAY, 0, BEGIN, "ann", {"text": "hello"}))


def test_an_undo_makes_the_position_as_it_was() -> None:
    p = two()
    before = (p.s.game.view(p.s.t, -2), names(p.s.t))
    p.answer()
    p.do("ann", "undo", question=p.s.question)
    assert (p.s.game.view(p.s.t, -2), names(p.s.t)) == before
    assert (p.s.steps, len(p.s.told), p.s.question) == ([], 1, p.s.number)


def test_an_answer_after_an_undo_is_told_in_place_of_the_first() -> None:
    p = two()
    dealt = p.s.number
    p.answer("hunt medusa")
    heard = p.s.number
    assert p.s.known_of(2, heard) == 2
    p.do("ann", "undo", question=p.s.question)
    assert p.s.known_of(2, heard) == 1
    p.answer("hunt marina")
    assert [step.answer for step in p.s.steps] == ["hunt marina"]
    assert (p.s.known_of(2, heard), p.s.known_of(2, p.s.number), p.s.known_of(9, p.s.number)) == (1, 2, 2)
    assert (p.s.known_of(0, p.s.number), p.s.known_of(1, dealt), p.s.known_of(1, dealt - 1)) == (0, 1, 0)


def test_a_game_played_out_has_winners_scores_and_ranks() -> None:
    p = two()
    p.play_out()
    assert p.s.status() == FINISHED
    finish = p.s.finish
    assert finish is not None
    assert [finish.ranks[seat] for seat in finish.winners] == [1] * len(finish.winners)
    outcome = p.s.game.outcome(p.s.t)
    assert outcome is not None
    assert (finish.winners, finish.scores, finish.way) == (outcome.winners, outcome.scores, outcome.way)
    assert (p.s.turn(), p.s.deadline(), p.s.bot_to_move()) == (-1, None, None)


def test_the_log_makes_the_same_sitting_again() -> None:
    p = two(clock=CLOCK)
    p.answers(2)
    p.do("bob", "undo", question=p.s.question)
    p.time = 12.5
    p.answers(3)
    p.do("ann", "say", text="hello")
    p.do("ann", "propose", what="undo")
    p.do("bob", "agree", proposal=p.s.number)
    p.do("bob", "propose", what="bot")
    assert state(p.again()) == state(p.s)
    p.do("ann", "agree", proposal=p.s.number)
    p.play_out()
    assert state(p.again()) == state(p.s)


def test_the_log_makes_the_same_table_after_somebody_deleted_the_account() -> None:
    p = two(clock=CLOCK)
    p.answers(3)
    p.do("ann", "propose", what="undo")
    p.do("bob", "agree", proposal=p.s.number)
    p.do("bob", "say", text="well")
    s = p.again(without="bob")
    assert state(s) == state(p.s)
    assert (s.seats_of("bob"), s.places[1].gone()) == ([], True)


def test_two_players_and_one_resigns() -> None:
    p = two()
    p.answers(3)
    p.do("ann", "resign")
    finish = p.s.finish
    assert finish is not None
    assert (finish.winners, finish.scores, finish.way, finish.ranks) == ([1], [], "resigned", [2, 1])
    assert p.s.places[0].lost == "resigned"


def test_four_players_go_on_when_one_resigns_and_that_one_is_last() -> None:
    p = Parlour(plan(*[OPEN_CHAIR] * 4)).all_sit()
    p.answers(2)
    p.do("bob", "resign")
    assert (p.s.status(), p.s.places[1].level) == (PLAYING, SUBSTITUTE)
    p.play_out()
    finish = p.s.finish
    assert finish is not None
    assert (finish.ranks[1], len(finish.scores)) == (4, 4)
    assert 1 not in finish.winners
    others = [(finish.ranks[seat], -finish.scores[seat]) for seat in (0, 2, 3)]
    assert sorted(others) == sorted(others, key=lambda it: it[1])


def test_four_players_and_three_resign() -> None:
    p = Parlour(plan(*[OPEN_CHAIR] * 4)).all_sit()
    for who in ("ann", "cat", "dan"):
        assert p.s.status() == PLAYING
        p.do(who, "resign")
    finish = p.s.finish
    assert finish is not None
    assert (finish.winners, finish.ranks) == ([1], [2, 1, 2, 2])


def test_a_seat_that_gave_up_does_not_win_through_its_bot() -> None:
    p = Parlour(plan(*[OPEN_CHAIR] * 3)).all_sit()
    p.answers(1)
    played = p.again()
    winner = Parlour(played.plan).all_sit()
    winner.play_out()
    assert winner.s.finish is not None
    best = winner.s.finish.winners[0]
    p = Parlour(played.plan).all_sit()
    p.do(("ann", "bob", "cat")[best], "resign")
    p.play_out()
    finish = p.s.finish
    assert finish is not None
    assert finish.scores == winner.s.finish.scores
    assert finish.ranks[best] == 3
    assert best not in finish.winners
    assert finish.winners == [seat for seat, rank in enumerate(finish.ranks) if rank == 1] != []


def test_a_clock_runs_for_whoever_is_asked_and_gains_with_an_answer() -> None:
    p = two(clock=CLOCK)
    p.time = 25
    assert (p.s.time_left(0, p.now()), p.s.time_left(1, p.now())) == (35_000, 60_000)
    assert p.s.deadline() == BEGIN + 60_001
    p.answer()
    assert p.s.left == [45_000, 60_000]
    p.time = 28
    p.answers(1)
    assert p.s.left == [45_000, 60_000], "a clock never has more than at first"


def test_a_clock_that_has_run_out_loses_the_game() -> None:
    p = two(clock=CLOCK)
    p.time = 60
    assert p.pass_time() is None
    p.time = 60.001
    p.refused("time", "ann", "answer", question=p.s.question, answer=names(p.s.t)[0])
    assert p.pass_time() == kinds.TIMEOUT
    finish = p.s.finish
    assert finish is not None
    assert (finish.winners, finish.way, p.s.places[0].lost, p.s.left[0]) == ([1], "time", "time", 0)


def test_with_four_players_a_bot_plays_on_for_the_one_whose_time_is_over() -> None:
    p = Parlour(plan(*[OPEN_CHAIR] * 4, clock=CLOCK)).all_sit()
    p.time = 61
    assert p.pass_time() == kinds.TIMEOUT
    assert (p.s.status(), p.s.bot_to_move()) == (PLAYING, SUBSTITUTE)
    assert p.pass_time() is None
    p.refused("lost", "ann", "return")


def test_taking_back_and_answering_again_gains_no_time() -> None:
    p = two(clock=CLOCK)
    p.time = 30
    p.answer()
    for _ in range(5):
        p.time += 1
        p.do("ann", "undo", question=p.s.question)
        p.answer()
    assert p.s.left == [40_000, 55_000]


@pytest.mark.parametrize("away", ["resign", "return"])
def test_what_the_others_do_does_not_wind_anybodys_clock(away: str) -> None:
    p = Parlour(plan(*[OPEN_CHAIR] * 3, clock=CLOCK, absence=50)).all_sit()
    if away == "return":
        proposal = p.do("bob", "propose", what="bot")
        for who in ("ann", "cat"):
            p.do(who, "agree", proposal=proposal)
    p.time = 20
    deadline = p.s.deadline()
    p.do("bob", away)
    assert p.s.time_left(0, p.now()) == 40_000
    assert p.s.deadline() == deadline


def test_coming_back_does_not_wind_ones_own_clock() -> None:
    p = two(clock=CLOCK, absence=20)
    p.time = 21
    assert p.pass_time() == kinds.REPLACE
    p.time = 22
    p.do("ann", "return")
    assert (p.s.left[0], p.s.deadline()) == (38_000, BEGIN + 42_001)


def test_a_bot_answers_for_somebody_absent_until_that_one_returns() -> None:
    p = two(absence=30)
    assert p.s.deadline() == BEGIN + 30_001
    p.time = 30
    assert p.pass_time() is None
    p.time = 30.001
    assert p.pass_time() == kinds.REPLACE
    assert (p.s.bot_to_move(), p.s.people()) == (SUBSTITUTE, [1])
    assert p.s.deadline() == p.now() + BOT_DUE
    p.answer()
    p.do("ann", "return")
    assert (p.s.places[0].level, p.s.people()) == (None, [0, 1])


def test_a_bot_answers_for_somebody_who_deleted_the_account() -> None:
    s = two().again(without="ann")
    assert (s.deadline(), s.bot_to_move()) == (BEGIN + BOT_DUE, None)
    e = due(s, BEGIN)
    assert e is not None
    s.take(e)
    assert (e.kind, s.bot_to_move()) == (kinds.REPLACE, SUBSTITUTE)


def test_without_clock_and_absence_nothing_is_ever_due() -> None:
    p = two()
    p.time = 10_000_000
    assert (p.s.deadline(), p.pass_time()) == (None, None)


def test_chat_and_requests_are_kept() -> None:
    p = against_a_bot()
    number = p.do("ann", "say", text="hello")
    assert [(it.number, it.seat, it.text) for it in p.s.chat] == [(number, 0, "hello")]
    assert p.s.requests[str(10_000_001)] == number
    assert p.s.question == 2, "chat asks nothing anew"


def test_chat_of_a_deleted_account_is_empty() -> None:
    p = two()
    p.take(Entry(p.s.number + 1, kinds.SAY, 0, p.now(), None, {}))
    assert p.s.chat[0].text == ""


def test_a_rematch_is_remembered() -> None:
    p = two()
    p.do("ann", "resign")
    p.take(Entry(p.s.number + 1, kinds.REMATCH, 0, p.now(), "ann", {"table": "other"}))
    assert p.s.rematch == "other"
