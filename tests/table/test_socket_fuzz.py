"""Bad messages over a table's socket, of every kind: each is refused and logged, and nothing changes."""

import json
import math
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardwright.table.guard import LARGEST
from cardwright.table.messages import MESSAGE
from tests.table.company import Company, Ear, Json, deed, every_deed, is_refused, refusals

pytestmark = pytest.mark.usefixtures("nothing_changes")
ID: Final = '"request":"request-1"'
UNREADABLE: Final = {
    "nothing": "",
    "a space": " ",
    "null": "null",
    "a number": "1",
    "a list": "[]",
    "a text": '"ping"',
    "half an object": '{"type":"ping"',
    "no type": "{}",
    "two objects": '{"type":"ping"}{"type":"ping"}',
    "a type that is no text": '{"type":1}',
    "a list of types": '{"type":["ping"]}',
    "an unknown type": '{"type":"cheat",' + ID + "}",
    "a type of ours that is no message": '{"type":"scene",' + ID + "}",
    "a kind of entry that is no message": '{"type":"timeout",' + ID + "}",
    "the inside of an object": '{"type":"__class__",' + ID + "}",
    "upper case": '{"type":"PING"}',
    "something left over": '{"type":"ping","more":1}',
    "somebody else's name": '{"type":"resign","account":"bob",' + ID + "}",
    "somebody else's seat": '{"type":"resign","seat":1,' + ID + "}",
    "no request": '{"type":"resign"}',
    "a short request": '{"type":"resign","request":"1"}',
    "a long request": '{"type":"resign","request":"' + "1" * 41 + '"}',
    "a request with spaces": '{"type":"resign","request":"one two three"}',
    "a request with a line's end": '{"type":"resign","request":"request-1\\n"}',
    "a request that is a number": '{"type":"resign","request":12345678}',
    "no question": '{"type":"answer","answer":"pass",' + ID + "}",
    "no answer": '{"type":"answer","question":1,' + ID + "}",
    "an empty answer": '{"type":"answer","question":1,"answer":"",' + ID + "}",
    "a long answer": '{"type":"answer","question":1,"answer":"' + "x" * 201 + '",' + ID + "}",
    "a question in quotes": '{"type":"answer","question":"3","answer":"pass",' + ID + "}",
    "a question with a fraction": '{"type":"answer","question":3.5,"answer":"pass",' + ID + "}",
    "a question that is true": '{"type":"answer","question":true,"answer":"pass",' + ID + "}",
    "a question that is null": '{"type":"answer","question":null,"answer":"pass",' + ID + "}",
    "a question that is not a number": '{"type":"answer","question":NaN,"answer":"pass",' + ID + "}",
    "an endless question": '{"type":"answer","question":Infinity,"answer":"pass",' + ID + "}",
    "a negative question": '{"type":"answer","question":-1,"answer":"pass",' + ID + "}",
    "a huge question": '{"type":"answer","question":' + "9" * 40 + ',"answer":"pass",' + ID + "}",
    "a question of many digits": '{"type":"answer","question":' + "9" * 5_000 + ',"answer":"pass",' + ID + "}",
    "a question with an exponent": '{"type":"answer","question":1e400,"answer":"pass",' + ID + "}",
    "an answer that is a number": '{"type":"answer","question":3,"answer":0,' + ID + "}",
    "a negative seat": '{"type":"sit","seat":-1,' + ID + "}",
    "a seat far away": '{"type":"sit","seat":16,' + ID + "}",
    "a proposal of another kind": '{"type":"propose","what":"win",' + ID + "}",
    "a negative proposal": '{"type":"agree","proposal":-1,' + ID + "}",
    "chat of nothing": '{"type":"say","text":"",' + ID + "}",
    "chat without end": '{"type":"say","text":"' + "x" * 501 + '",' + ID + "}",
    "chat that cannot be seen": '{"type":"say","text":"\\u200b\\u0000",' + ID + "}",
    "half a character": '{"type":"say","text":"\\ud800",' + ID + "}",
    "another language": '{"type":"speak","lang":"de"}',
    "a deep list": "[" * 30_000,
    "a deep object": '{"type":' * 5_000,
    "a deep field": '{"type":"ping","more":' + "[" * 10_000 + "]" * 10_000 + "}",
    "a huge message": '{"type":"say","text":"' + "x" * LARGEST + '",' + ID + "}",
    "a megabyte": " " * 1_000_000,
    "control characters": "\x00\x01\x02",
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_refused_and_logged(
    at: Company, text: str, caplog: pytest.LogCaptureFixture
) -> None:  # fmt: skip
    caplog.set_level("INFO", "cardwright")
    with at.ann.at(at.playing) as ear:
        is_refused(ear, text, "bad_message")
        scene = ear.scene()
    asked = at.server.sitting(at.playing).turn() == 0
    assert (scene["type"], scene["turn"] == 0, len(scene["options"]) > 0) == ("scene", asked, asked)
    assert [line for line in caplog.messages if "refused" in line] == ["refused at a socket: bad_message"]


@pytest.mark.parametrize("data", [b"", b'{"type":"ping"}', b"\xff\xfe", b"\x00" * 70_000])
def test_binary_frames_are_refused(at: Company, data: bytes) -> None:
    with at.ann.at(at.playing) as ear:
        ear.socket.send_bytes(data)
        assert refusals(ear.settle()) == ["bad_message"]


def test_a_flood_of_nonsense_is_answered_in_full(at: Company) -> None:
    with at.ann.at(at.playing) as ear:
        found: list[Json] = []
        for _ in range(10):
            for _ in range(30):
                ear.socket.send_text("{")
            found += ear.settle()
    assert refusals(found) == ["bad_message"] * 300


# Anything.

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
ANYTHING = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
)
TYPES = (
    "sit", "stand", "bot", "unseal", "answer", "undo", "propose", "agree", "decline", "resign", "return", "say",
    "rematch", "hint",
)  # fmt: skip
FIELDS = (
    "seal",
    "bits",
    "request",
    "seat",
    "question",
    "answer",
    "what",
    "proposal",
    "text",
    "rotate",
    "lang",
    "account",
    "number",
)
SHAPES = st.fixed_dictionaries(
    {"type": st.sampled_from([*TYPES, "speak"]) | ANYTHING},
    optional={
        **dict.fromkeys(FIELDS, ANYTHING),
        "request": st.from_regex(r"\A[A-Za-z0-9_-]{8,40}\Z") | ANYTHING,
        "question": st.integers(0, 50) | ANYTHING,
        "seat": st.integers(0, 3) | ANYTHING,
    },
)
FUZZ = settings(deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))


def is_harmless(ear: Ear, text: str) -> None:
    """Whatever was said is answered: refused, or something that only whoever said it hears."""
    found = ear.send(text)
    assert {it["type"] for it in found} <= {"refusal", "scene"}
    assert len(refusals(found)) == 1 or '"speak"' in text


@settings(FUZZ, max_examples=60)
@given(message=SHAPES | ANYTHING)
def test_nothing_that_a_spectator_says_changes_a_table(at: Company, message: object) -> None:
    before = at.tables()
    with at.eve.at(at.playing) as ear:
        is_harmless(ear, json.dumps(message))
    assert at.tables() == before


@pytest.mark.slow
@settings(FUZZ, max_examples=300)
@given(message=SHAPES | ANYTHING | st.text())
def test_nothing_that_a_spectator_says_ever_changes_a_table(at: Company, message: object) -> None:
    with at.eve.at(at.playing) as ear:
        is_harmless(ear, message if isinstance(message, str) else json.dumps(message))


def broken(message: Json, field: str, value: object) -> Json:
    return {**message, field: value}


VALID: Final[list[Json]] = [json.loads(text) for text in [*every_deed(3, "pass"), deed("say", text="hello")]]


@pytest.mark.slow
@settings(FUZZ, max_examples=500)
@given(
    message=st.sampled_from(VALID),
    field=st.sampled_from(["type", "request", "more"]),
    value=st.none() | st.integers() | st.lists(SCALARS, max_size=2) | st.just(math.nan) | st.text(max_size=7),
)
def test_one_wrong_field_spoils_a_message_of_a_player(at: Company, message: Json, field: str, value: object) -> None:
    with at.ann.at(at.playing) as ear:
        is_refused(ear, json.dumps(broken(message, field, value)), "bad_message")


def test_every_type_of_message_is_tried_here() -> None:
    known = set(MESSAGE.json_schema()["discriminator"]["mapping"])
    assert known == {*TYPES, "speak", "attend", "ping"}
