"""What people may do at a table, and what they are told when they may not."""

from dataclasses import replace

import pytest

from cardwright.kernel.machine import Position
from cardwright.kernel.notation import names, parse
from cardwright.table import deeds, sitting
from cardwright.table import entry as kinds
from cardwright.table.deeds import CHAT_BEFORE, CHAT_KEPT, CHAT_OF_WATCHERS, due
from cardwright.table.plan import Chair
from cardwright.table.sitting import PLAYING, SUBSTITUTE
from tests.table.parlour import OPEN_CHAIR, Parlour, against_a_bot, bot, plan, two


def kept(account: str) -> Chair:
    return Chair(kind="person", account=account)


def four() -> Parlour:
    return Parlour(plan(*[OPEN_CHAIR] * 4)).all_sit()


# Sitting down.


def test_nobody_does_nothing() -> None:
    p = Parlour(plan(OPEN_CHAIR, OPEN_CHAIR))
    assert p.refused("nobody", None, "sit", seat=0) == "choose a name first"
    p.refused("nobody", None, "say", text="hello")


def test_only_a_free_seat_can_be_taken_and_only_one() -> None:
    p = Parlour(plan(OPEN_CHAIR, bot(), OPEN_CHAIR, OPEN_CHAIR))
    p.do("ann", "sit", seat=0)
    p.refused("seated", "ann", "sit", seat=2)
    p.refused("taken", "bob", "sit", seat=0)
    p.refused("taken", "bob", "sit", seat=1)
    assert p.refused("no_seat", "bob", "sit", seat=4) == "expected a seat from 0 to 3, got 4"


def test_a_seat_that_is_kept_for_somebody_is_for_that_one_alone() -> None:
    p = Parlour(plan(kept("ann"), OPEN_CHAIR))
    p.refused("kept", "bob", "sit", seat=0)
    p.do("ann", "sit", seat=0)
    p.do("ann", "stand")
    p.refused("kept", "bob", "sit", seat=0)


def test_nobody_sits_down_or_stands_up_once_the_game_has_begun() -> None:
    p = two()
    p.refused("begun", "cat", "sit", seat=0)
    p.refused("begun", "ann", "stand")
    p.refused("not_seated", "cat", "stand")


def test_before_the_game_begins_nothing_is_played() -> None:
    p = Parlour(plan(OPEN_CHAIR, OPEN_CHAIR))
    p.do("ann", "sit", seat=0)
    for kind, more in (
        ("answer", {"question": 0, "answer": "end"}),
        ("undo", {"question": 0}),
        ("propose", {"what": "bot"}),
        ("agree", {"proposal": 1}),
        ("resign", {}),
        ("return", {}),
    ):
        p.refused("not_playing", "ann", kind, **more)


# Answers.


def test_only_the_seat_that_is_asked_answers() -> None:
    p = two()
    answer = {"question": p.s.question, "answer": names(p.s.t)[0]}
    p.refused("not_your_turn", "bob", "answer", **answer)
    p.refused("not_seated", "cat", "answer", **answer)
    p.do("ann", "answer", **answer)


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    p = two()
    first = p.s.question
    p.answers(2)
    said = p.refused("stale", "bob", "answer", question=first, answer=names(p.s.t)[0])
    assert said == f"the question of entry {p.s.question} is open, not that of {first}"


def test_an_illegal_answer_is_told_the_legal_ones() -> None:
    p = two()
    said = p.refused("illegal", "ann", "answer", question=p.s.question, answer="hunt dragon")
    assert all(option in said for option in names(p.s.t))


def test_an_answer_is_written_by_its_proper_name() -> None:
    p = two()
    p.answers(5)
    p.do("ann", "answer", question=p.s.question, answer="  drop   red=1 ")
    assert p.s.steps[-1].answer == "drop red=1"


def test_an_answer_is_looked_for_once_and_again_only_when_it_comes_out_of_the_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[str] = []

    def noting(t: Position, text: str) -> int:
        looked.append(text)
        return parse(t, text)

    p = two()
    monkeypatch.setattr(deeds, "parse", noting)
    monkeypatch.setattr(sitting, "parse", noting)
    p.answer("HUNT medusa")
    assert looked == ["HUNT medusa"]
    stored = replace(p.log[-1], pick=None)
    assert stored == p.log[-1]
    p.log[-1] = stored
    assert p.again().steps == p.s.steps
    assert looked == ["HUNT medusa", "hunt medusa"]


def test_who_is_played_by_a_bot_does_not_answer_undo_or_propose_before_coming_back() -> None:
    p = two(absence=10)
    p.answer()
    p.answers(1)
    p.time = 20
    assert p.pass_time() == kinds.REPLACE
    p.answer()
    for kind, more in (
        ("undo", {"question": p.s.question}),
        ("propose", {"what": "undo"}),
        ("propose", {"what": "bot"}),
    ):
        assert p.refused("bot", "bob", kind, **more) == "a bot plays your seat; come back first"
    assert p.s.no_undo(1) == "bot"
    while p.s.turn() != 1:
        p.answer()
    p.refused("bot", "bob", "answer", question=p.s.question, answer=names(p.s.t)[0])
    p.do("bob", "return")
    p.answer()


# Taking back.


def test_ones_answers_can_be_taken_back_one_by_one() -> None:
    p = two()
    p.answers(6)
    for left in (5, 4, 3):
        p.do("ann", "undo", question=p.s.question)
        assert len(p.s.steps) == left
    assert "propose it" in p.refused("undo_other", "ann", "undo", question=p.s.question)


def test_nothing_is_taken_back_that_was_never_answered() -> None:
    p = two()
    p.refused("undo_nothing", "ann", "undo", question=p.s.question)
    p.answer()
    p.refused("undo_nothing", "bob", "undo", question=p.s.question)


def test_nothing_is_taken_back_once_something_hidden_has_shown() -> None:
    p = two()
    p.answers(11)
    assert (p.s.steps[-1].seat, p.s.no_undo(1)) == (1, "undo_secret")
    said = p.refused("undo_secret", "bob", "undo", question=p.s.question)
    assert said == "something hidden has become known since; propose it instead"


def test_alone_with_bots_ones_answer_is_taken_back_with_theirs_as_long_as_nothing_hidden_showed() -> None:
    p = against_a_bot()
    before = p.s.game.view(p.s.t, 0)
    p.answer()
    while p.s.turn() != 0:
        p.answer()
    assert [step.seat for step in p.s.steps] == [0, 1, 1]
    assert p.s.no_undo(0) == ""
    p.do("ann", "undo", question=p.s.question)
    assert (p.s.steps, p.s.game.view(p.s.t, 0)) == ([], before)
    while p.s.no_undo(0) != "undo_secret":
        p.answer()
    p.refused("undo_secret", "ann", "undo", question=p.s.question)


def test_with_another_person_at_the_table_a_bots_answer_is_not_taken_back() -> None:
    p = Parlour(plan(OPEN_CHAIR, bot(), OPEN_CHAIR)).all_sit()
    p.answers(2)
    assert [step.seat for step in p.s.steps] == [0, 1]
    p.refused("undo_other", "ann", "undo", question=p.s.question)


def test_an_undo_that_comes_too_late_is_stale() -> None:
    p = two()
    p.answer()
    question = p.s.question
    p.answer()
    p.refused("stale", "ann", "undo", question=question)


# Proposals.


def test_what_all_agree_to_happens() -> None:
    p = four()
    p.answers(3)
    proposal = p.do("ann", "propose", what="undo")
    for who in ("bob", "cat", "dan"):
        assert len(p.s.steps) == 3
        p.refused("no_vote", "ann", "agree", proposal=proposal)
        p.do(who, "agree", proposal=proposal)
    assert (p.s.steps, p.s.turn(), p.s.proposal) == ([], 0, None)


def test_who_has_agreed_is_not_asked_again() -> None:
    p = four()
    proposal = p.do("ann", "propose", what="bot")
    p.do("bob", "agree", proposal=proposal)
    p.refused("no_vote", "bob", "agree", proposal=proposal)
    p.refused("no_vote", "bob", "decline", proposal=proposal)
    p.refused("not_seated", "eve", "agree", proposal=proposal)


def test_one_who_declines_ends_a_proposal() -> None:
    p = four()
    p.answer()
    proposal = p.do("ann", "propose", what="undo")
    p.do("bob", "agree", proposal=proposal)
    p.do("cat", "decline", proposal=proposal)
    assert (p.s.proposal, len(p.s.steps)) == (None, 1)
    p.refused("no_proposal", "dan", "agree", proposal=proposal)


def test_a_proposal_can_be_withdrawn() -> None:
    p = two()
    proposal = p.do("ann", "propose", what="bot")
    p.refused("proposal", "bob", "propose", what="bot")
    p.do("ann", "decline", proposal=proposal)
    p.refused("no_proposal", "bob", "agree", proposal=proposal)


def test_a_proposal_is_void_once_the_position_has_changed() -> None:
    p = two()
    p.answer()
    proposal = p.do("ann", "propose", what="undo")
    p.answer()
    assert p.s.proposal is None
    p.refused("no_proposal", "bob", "agree", proposal=proposal)


def test_a_later_proposal_is_not_the_earlier_one() -> None:
    p = two()
    first = p.do("ann", "propose", what="bot")
    p.do("bob", "decline", proposal=first)
    p.do("ann", "propose", what="bot")
    p.refused("no_proposal", "bob", "agree", proposal=first)


def test_to_take_back_is_proposed_by_who_has_answered_and_to_people() -> None:
    p = two()
    p.refused("undo_nothing", "ann", "propose", what="undo")
    p = against_a_bot()
    p.answer()
    p.refused("nobody_agrees", "ann", "propose", what="undo")


def test_a_bot_stands_in_by_agreement() -> None:
    p = two()
    proposal = p.do("ann", "propose", what="bot")
    assert p.s.bot_to_move() is None
    p.do("bob", "agree", proposal=proposal)
    assert (p.s.places[0].level, p.s.places[0].account) == (SUBSTITUTE, "ann")


def test_alone_with_bots_nobody_has_to_agree() -> None:
    p = against_a_bot()
    p.do("ann", "propose", what="bot")
    assert (p.s.bot_to_move(), p.s.proposal) == (SUBSTITUTE, None)
    p.do("ann", "return")
    p.refused("playing", "ann", "return")


# Giving up.


def test_nobody_gives_up_twice_or_comes_back_after_it() -> None:
    p = four()
    p.do("ann", "resign")
    p.refused("lost", "ann", "resign")
    p.refused("lost", "ann", "return")
    p.refused("bot", "ann", "undo", question=p.s.question)
    p.answer()
    assert p.s.no_undo(0) == "bot"


def test_a_resignation_ends_what_was_proposed() -> None:
    p = four()
    proposal = p.do("ann", "propose", what="bot")
    p.do("bob", "resign")
    assert p.s.status() == PLAYING
    p.refused("no_proposal", "cat", "agree", proposal=proposal)


def test_after_the_end_nothing_is_played() -> None:
    p = two()
    p.do("ann", "resign")
    for kind, more in (("resign", {}), ("return", {}), ("undo", {"question": p.s.question})):
        p.refused("not_playing", "bob", kind, **more)
    p.refused("begun", "cat", "sit", seat=0)
    assert due(p.s, p.now() + 10**9) is None


# Chat.


def test_who_does_not_sit_there_speaks_after_the_game_only() -> None:
    p = Parlour(plan(OPEN_CHAIR, OPEN_CHAIR))
    p.refused("not_seated", "eve", "say", text="may I?")
    p.all_sit()
    p.refused("not_seated", "eve", "say", text="take the dragon")
    p.do("bob", "say", text="hush")
    p.do("ann", "resign")
    p.do("eve", "say", text="well played")
    assert [(it.seat, it.text) for it in p.s.chat] == [(1, "hush"), (-1, "well played")]


def test_chat_is_plain_text() -> None:
    p = two()
    p.do("ann", "say", text="  a\u0000b\u202e\n\n <b>c</b>  ")
    assert p.s.chat[0].text == "ab <b>c</b>"
    with pytest.raises(ValueError, match="expected some text"):
        p.do("ann", "say", text="\u200b\u0007")


def test_chat_has_an_end() -> None:
    p = two()
    for _ in range(CHAT_KEPT):
        p.do("ann", "say", text="la")
    p.refused("chat_full", "bob", "say", text="la")


def test_strangers_who_sit_down_to_talk_leave_the_players_their_words() -> None:
    p = Parlour(plan(OPEN_CHAIR, OPEN_CHAIR))
    p.do("eve", "sit", seat=0)
    for _ in range(CHAT_BEFORE):
        p.do("eve", "say", text="la")
    p.refused("chat_full", "eve", "say", text="la")
    p.do("eve", "stand")
    p.all_sit()
    for _ in range(CHAT_KEPT - CHAT_BEFORE):
        p.do("ann", "say", text="la")


def test_those_who_watched_take_no_word_from_those_who_played() -> None:
    p = two()
    p.do("ann", "resign")
    for _ in range(CHAT_OF_WATCHERS):
        p.do("eve", "say", text="la")
    p.refused("chat_full", "eve", "say", text="la")
    for _ in range(CHAT_KEPT):
        p.do("bob", "say", text="la")
    p.refused("chat_full", "bob", "say", text="la")
