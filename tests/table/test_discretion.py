"""What the journal says of an evening on which much goes wrong: no names, no words, no cards, no invitations."""

import asyncio
import io
import itertools
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import IntegrityError, OperationalError
from starlette.websockets import WebSocketDisconnect

from cardwright.kernel.paper import Record
from cardwright.table.caretaker import Caretaker
from cardwright.table.fairness import Owner
from cardwright.table.journal import EVERY_SECONDS, Journal, JournalLine
from cardwright.table.store import Unavailable
from cardwright.table.thinkers import NoAdvice
from cardwright.text.vale.names import ENGLISH
from tests.table.company import Ear, Person, Server, open_server, refusals

pytestmark = pytest.mark.slow

NAMES: Final = ("Wilhelmina", "Ottokar", "Kunigunde")
WORDS: Final = ("zanzibar", "quetzal", "summon troll")
CARDS: Final = {*ENGLISH, *ENGLISH.values()}
PASSWORD: Final = "correct-horse-battery"


@pytest.fixture
def journal() -> Iterator[io.StringIO]:
    """Everything that would be written, by any logger, and nothing held back."""
    stream, root = io.StringIO(), logging.getLogger()
    written = Journal(clock=itertools.count(0.0, EVERY_SECONDS).__next__)
    written.setStream(stream)
    written.setFormatter(JournalLine())
    before = root.level, logging.getLogger("cardwright").level
    root.addHandler(written)
    root.setLevel(logging.WARNING)
    logging.getLogger("cardwright").setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(written)
    root.setLevel(before[0])
    logging.getLogger("cardwright").setLevel(before[1])


class Evening:
    """Two people at a private table, and whoever else comes."""

    def __init__(self, server: Server) -> None:
        self.server: Final = server
        self.one, self.two, self.eve = [server.guest(name) for name in NAMES]
        self.table: Final = self.one.lay("me", "open", public=False)
        with self.two.at(self.table) as ear:
            ear.say("sit", seat=1)
        self.seen: Final[set[str]] = set()

    def asked(self) -> Person:
        return (self.one, self.two)[self.server.sitting(self.table).turn()]

    def answer(self, ear: Ear, answer: str | None = None) -> list[str]:
        """Answer the open question; the codes of refusals."""
        ear.settle()
        scene = ear.scene()
        options = [it["answer"] for it in scene["options"]]
        self.seen.update(options)
        return refusals(ear.say("answer", question=scene["question"], answer=answer or options[0]))

    def secrets(self) -> set[str]:
        """What nobody who reads the journal may find there."""
        s = self.server.sitting(self.table)
        people = (self.one, self.two, self.eve)
        ids = {it.id for it in people} | {it.token for it in people} | {self.table, PASSWORD}
        assert s.plan.secret
        deal = {s.plan.secret, s.plan.salt, s.plan.key_of(s.bits), *s.bits} - {""}
        return ids | deal | CARDS | self.seen | {*NAMES, *WORDS}


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with open_server(tmp_path) as server:
        yield Evening(server)


def is_discreet(evening: Evening, journal: io.StringIO, *expected: str) -> None:
    """The journal says what it should, and nothing else of what happened."""
    said = journal.getvalue()
    for text in expected:
        assert text in said
    found = [it for it in evening.secrets() if re.search(rf"(?<![\w-]){re.escape(it)}(?![\w-])", said, re.I)]
    assert found == []


def test_playing_and_being_refused(evening: Evening, journal: io.StringIO) -> None:
    with evening.asked().at(evening.table) as ear:
        assert evening.answer(ear, WORDS[2]) == ["illegal"]
        assert evening.answer(ear) == []
        ear.say("say", text=WORDS[0])
        ear.say("answer", question=1, answer=WORDS[1])
        ear.send(f'{{"type":"{WORDS[0]}","request":"{WORDS[1]}-1234"}}')
        ear.send(WORDS[0])
        ear.say("say", text=WORDS[0], **{WORDS[1]: 1})
        ear.say("hint")
    with evening.eve.at(evening.table) as ear:
        assert refusals(ear.say("say", text=WORDS[0])) == ["not_seated"]
    is_discreet(evening, journal, "refused at a socket: illegal", "refused at a socket: bad_message", "not_seated")


def test_requests_that_are_refused(evening: Evening, journal: io.StringIO) -> None:
    table, ask = evening.table, evening.one.ask
    ask("GET", f"/api/tables/{table}/log")
    ask("GET", f"/api/tables/{table}/steps/{WORDS[0]}?lang={WORDS[1]}")
    ask("GET", f"/api/tables/{table}/{WORDS[0]}?{WORDS[1]}={WORDS[0]}")
    ask("GET", f"/{WORDS[0]}/{table}")
    ask("POST", f"/api/tables/{table}", json={}, headers={"origin": f"https://{WORDS[0]}.example"})
    ask("POST", "/api/tables", json={"game": WORDS[0], "chairs": [{"kind": WORDS[1]}], WORDS[0]: 1})
    ask("POST", "/api/tables", json={"game": WORDS[0], "chairs": [{"kind": "me"}, {"kind": "open"}]})
    ask("POST", "/api/me", json={"name": WORDS[0] * 10})
    ask("POST", "/api/me/password", json={"password": PASSWORD})
    ask("POST", "/api/login", json={"name": NAMES[0], "password": f"{PASSWORD}-no"})
    with evening.one.at("nowhere", origin=f"https://{WORDS[0]}.example") as ear, pytest.raises(WebSocketDisconnect):
        ear.hear()
    is_discreet(evening, journal, "refused at /api/tables/{table}/log: not_over", "refused at /api/login", "origin")


def broken() -> list[Exception]:
    """Mistakes of every kind that quote what they were about."""
    try:
        TypeAdapter(int).validate_python(WORDS[0])
        raise AssertionError("not reached")
    except ValidationError as error:
        invalid = error
    inner = ValueError(f"DETAIL: Key (name)=({NAMES[0]}) exists, in {WORDS[1]}")
    lost = Unavailable(f"{WORDS[0]} could not be written")
    lost.__cause__ = OperationalError(f"INSERT {WORDS[1]}", {"text": WORDS[0]}, inner)
    taken = IntegrityError(f"INSERT {WORDS[1]}", {"text": WORDS[0]}, inner)
    return [invalid, lost, taken, LookupError(WORDS[0]), RuntimeError(WORDS[1]), KeyError(NAMES[1])]


@pytest.mark.parametrize("error", broken(), ids=lambda it: type(it).__name__)
def test_mistakes_that_quote(
    evening: Evening, journal: io.StringIO, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    service = evening.server.service()

    async def fails(*_: object) -> Any:
        raise error

    monkeypatch.setattr(service.store, "append", fails)
    with evening.asked().at(evening.table) as ear:
        ear.settle()
        ear.socket.send_text(f'{{"type":"say","request":"request-1","text":"{WORDS[0]}"}}')
        try:
            while ear.hear()["type"] == "scene":
                pass
        except WebSocketDisconnect:
            pass
    monkeypatch.setattr(service.accounts, "guest", fails)
    assert evening.server.client.post("/api/me", json={"name": NAMES[2]}).status_code in (500, 503)
    monkeypatch.setattr(service.memory, "find", fails)
    evening.server.client.portal.call(Caretaker(service).look_after, (0, evening.table))  # type: ignore[union-attr]
    is_discreet(evening, journal, "cannot be looked after", type(error).__name__)


def test_a_task_that_nobody_waited_for_and_a_bot_that_fails(evening: Evening, journal: io.StringIO) -> None:
    service = evening.server.service()

    async def fails() -> None:
        raise LookupError(WORDS[0])

    async def forgotten() -> None:
        task = asyncio.create_task(fails())
        await asyncio.wait([task])
        del task

    async def bot() -> None:
        view: Record = {"players": WORDS[0], NAMES[0]: WORDS[1]}
        with pytest.raises(NoAdvice):
            await service.thinkers.advise(Owner("ann"), "vale", view, 0.1, [*NAMES], "en")

    portal = evening.server.client.portal
    assert portal is not None
    portal.call(forgotten)
    portal.call(bot)
    is_discreet(evening, journal, "Task exception was never retrieved", "LookupError", "a bot failed: BadPaper")
