"""Deeds that may not be done: out of turn, in other seats, at other tables, with tokens of others, and twice."""

import pytest
from sqlalchemy import update
from starlette.websockets import WebSocketDisconnect

from cardwright.table.schema import TOKENS
from tests.table.company import Company, Person, deed, every_deed, is_refused

TRIES = 100
pytestmark = pytest.mark.usefixtures("nothing_changes")


def test_those_who_do_not_sit_there_can_do_nothing(at: Company, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "cardwright")
    s = at.server.sitting(at.playing)
    deeds = [*every_deed(s.question, "1"), deed("say", text="hello")]
    for person in (at.eve, at.nobody):
        with person.at(at.playing) as ear:
            for text in deeds:
                is_refused(ear, text, "nobody", "not_seated", "begun", "not_over", "no_hints")
            assert ear.scene()["options"] == []
    assert sum(line.startswith("refused at a socket") for line in caplog.messages) == 2 * len(deeds)


def test_before_the_game_begins_nothing_can_be_played(at: Company) -> None:
    s = at.server.sitting(at.open)
    with at.ann.at(at.open) as ear:
        for text in every_deed(s.question, "1"):
            if '"stand"' not in text:
                is_refused(
                    ear, text, "not_playing", "seated", "not_over", "not_your_turn", "not_dealing", "no_hints", "no_bot"
                )  # fmt: skip


def test_after_the_end_nothing_can_be_played(at: Company) -> None:
    s = at.server.sitting(at.over)
    for person in (at.ann, at.bob):
        with person.at(at.over) as ear:
            for text in every_deed(s.question, "1"):
                if "rematch" not in text:
                    is_refused(ear, text, "not_playing", "begun", "no_hints", "not_dealing")


def test_seats_that_are_taken_or_not_there_stay_as_they_are(at: Company) -> None:
    with at.eve.at(at.open) as ear:
        is_refused(ear, deed("sit", seat=0), "taken")
        is_refused(ear, deed("sit", seat=3), "no_seat")


def test_nobody_answers_for_somebody_else(at: Company) -> None:
    s = at.server.sitting(at.playing)
    asked, other = at.asked(at.playing)
    with asked.at(at.playing) as mine, other.at(at.playing) as theirs:
        mine.settle()
        theirs.settle()
        answer = mine.scene()["options"][0]["answer"]
        assert theirs.scene()["options"] == []
        is_refused(theirs, deed("answer", question=s.question, answer=answer), "not_your_turn")
        is_refused(theirs, deed("undo", question=s.question), "undo_nothing")


@pytest.mark.parametrize("shift", [-3, -1, 1, 1000])
def test_an_answer_to_another_question_is_stale(at: Company, shift: int) -> None:
    s = at.server.sitting(at.playing)
    with at.asked(at.playing)[0].at(at.playing) as ear:
        ear.settle()
        answer = ear.scene()["options"][0]["answer"]
        is_refused(ear, deed("answer", question=max(0, s.question + shift), answer=answer), "stale")
        is_refused(ear, deed("undo", question=max(0, s.question + shift)), "stale")


@pytest.mark.parametrize("answer", ["nonsense", "-1", "0", "999", "\u0000", "'; DROP TABLE entries; --", "../..", "💥"])
def test_an_answer_that_is_no_option_is_illegal(at: Company, answer: str) -> None:
    s = at.server.sitting(at.playing)
    with at.asked(at.playing)[0].at(at.playing) as ear:
        is_refused(ear, deed("answer", question=s.question, answer=answer), "illegal")


def test_the_answer_to_one_table_is_nothing_at_another(at: Company) -> None:
    """Somebody who plays here and sits there too is asked here only."""
    s = at.server.sitting(at.playing)
    with at.asked(at.playing)[0].at(at.playing) as ear:
        ear.settle()
        answer = ear.scene()["options"][0]["answer"]
    for table in (at.open, at.over):
        with at.ann.at(table) as ear:
            is_refused(ear, deed("answer", question=s.question, answer=answer), "not_playing")


# Tables that are not there.


@pytest.mark.parametrize("table", ["nowhere", "0", "-", "_" * 22])
def test_an_unknown_table_closes_the_socket(at: Company, table: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "cardwright")
    with at.ann.at(table) as ear, pytest.raises(WebSocketDisconnect) as closed:
        ear.hear()
    assert closed.value.code == 4404
    assert "refused at a socket: no_table" in caplog.messages


@pytest.mark.parametrize(
    "path",
    [
        "",
        "..",
        "../tables",
        "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "..%5c..%5c",
        "%00",
        "a%00b",
        "%ff%fe",
        "a%0d%0aset-cookie:x",
        "x" * 23,
        "x" * 5_000,
        "'%20OR%201=1--",
        "{open}/",
        "{open}/x",
        "{open}%20",
        "{open}%0a",
        "{open}?lang=de",
        "{open}?told=-1",
        "{open}?told=x",
        "{open}?told=" + "9" * 5_000,
    ],
)
def test_path_tricks_open_no_socket(at: Company, path: str) -> None:
    with pytest.raises(WebSocketDisconnect), at.ann.at(path.replace("{open}", at.open)) as ear:
        ear.hear()


@pytest.mark.parametrize("told", [0, 1, 10**6, 2**62])
def test_a_story_told_further_than_it_goes_is_told_to_its_end(at: Company, told: int) -> None:
    with at.ann.at(f"{at.playing}?told={told}&heard=10000") as ear:
        story = ear.hear()["story"]
    assert story["from"] == min(told, 1)


def test_who_does_not_say_what_was_heard_last_is_told_everything(at: Company) -> None:
    with at.ann.at(f"{at.playing}?told=1") as ear:
        assert ear.hear()["story"]["from"] == 0


# Tokens.


def test_forged_and_foreign_tokens_are_nobody(at: Company) -> None:
    tokens = ["x", "x" * 43, at.ann.id, at.ann.token[:-1], at.ann.token + "x", at.ann.token.swapcase(), "a b", "é"]
    for token in tokens:
        forger = Person(at.server, "", token)
        with forger.at(at.playing) as ear:
            assert ear.hear()["seat"] == -1
            is_refused(ear, deed("resign"), "nobody")
        assert forger.ask("POST", "/api/tables", json={}).status_code == 401


def test_an_old_token_is_nobody(at: Company) -> None:
    dan = at.server.guest("Dan")
    table = dan.lay("me", "open")
    with at.server.service().store.engine.begin() as connection:
        connection.execute(update(TOKENS).where(TOKENS.c.account == dan.id).values(expires=1))
    at.server.service().accounts.memories.clear()
    before = at.server.state(table)
    with dan.at(table) as ear:
        assert ear.hear()["seat"] == -1
        is_refused(ear, deed("stand"), "nobody")
    assert at.server.state(table) == before


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/logout"), ("DELETE", "/api/me")])
def test_the_sockets_of_who_has_left_close_and_come_back_as_nobodys(at: Company, method: str, path: str) -> None:
    dan = at.server.guest("Dan")
    table = dan.lay("me", "open")
    with dan.at(table) as ear:
        ear.settle()
        assert dan.ask(method, path).status_code == 204
        before = at.server.entries(table)
        with pytest.raises(WebSocketDisconnect):
            all(ear.settle() is not None for _ in range(TRIES))
    with dan.at(table) as ear:
        assert ear.hear()["seat"] == -1
        is_refused(ear, deed("say", text="still here"), "nobody")
    assert at.server.entries(table) == before


# Replays.


def test_a_request_that_is_sent_again_is_acknowledged_again_and_not_done_twice(at: Company) -> None:
    dan = at.server.guest("Dan")
    table = dan.lay("me", "open")
    with dan.at(table) as ear:
        first = [it for it in ear.send(deed("say", text="once")) if it["type"] == "ack"]
        before = at.server.state(table)
        for text in (deed("say", text="once"), deed("say", text="twice"), deed("stand"), deed("sit", seat=1)):
            assert [it for it in ear.send(text) if it["type"] != "scene"] == first
        assert at.server.state(table) == before
    with dan.at(table) as ear:
        assert [it for it in ear.send(deed("say", text="once")) if it["type"] != "scene"] == first
    assert at.server.state(table) == before


def test_another_persons_request_with_the_same_name_is_another_request(at: Company) -> None:
    dan, eve = at.server.guest("Dan"), at.server.guest("Eve")
    table = dan.lay("me", "open", "open")
    with eve.at(table) as ear:
        ear.send(deed("say", text="I was here first"))
    with dan.at(table) as ear:
        assert [it["type"] for it in ear.send(deed("stand")) if it["type"] != "scene"] == ["ack"]
    assert "stand" in at.server.entries(table)[-1]
