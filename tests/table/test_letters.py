"""Letters through a mail server: only to whoever asked, keeps the account, and has shown that the address is theirs."""

import re
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any, Final

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import update

from cardwright.cli.complaint import Complaint
from cardwright.cli.serve import post_office
from cardwright.table.mail import BadServer, Letter, MailServer, mail_server, written
from cardwright.table.notices import mail_address
from cardwright.table.schema import MAILBOXES
from tests.table.company import Person, Server, is_trouble, open_server
from tests.table.server import free_port
from tests.table.test_courier import playing, quiet, rows, serving

HERE: Final = "table@club.example"


class Office:
    """A mail server on this machine; what was handed in."""

    def __init__(self) -> None:
        self.letters: Final[list[EmailMessage]] = []
        self.to: Final[list[list[str]]] = []
        self.refuses = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 (so the library calls it)
        if self.refuses:
            return "550 not now"
        found = message_from_bytes(envelope.content, policy=default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        self.to.append(envelope.rcpt_tos)
        return "250 OK"

    def link(self, what: str) -> str:
        """The secret of a link in the last letter."""
        found = re.search(rf"https://club\.example/me\?{what}=([\w-]+)", self.letters[-1].get_content())
        assert found is not None
        return found[1]


@pytest.fixture
def office() -> Iterator[tuple[Office, MailServer]]:
    found = Office()
    port = free_port()
    controller = Controller(found, hostname="127.0.0.1", port=port)
    controller.start()
    yield found, MailServer("127.0.0.1", port, HERE)
    controller.stop()


@pytest.fixture
def server(tmp_path: Path, office: tuple[Office, MailServer]) -> Iterator[Server]:
    with serving(tmp_path, mail=office[1]) as found:
        yield found


def ask(person: Person, address: str = "ann@example.org", lang: str = "en") -> Any:
    return person.ask("PUT", "/api/me/mail", json={"address": address, "lang": lang})


def test_a_letter_asks_whether_the_address_is_right_and_then_they_come(
    server: Server, office: tuple[Office, MailServer]
) -> None:  # fmt: skip
    ann, bob, letters = server.kept("Ann"), server.guest("Bob"), office[0].letters
    assert ask(ann, lang="nl").status_code == 202
    assert ann.ask("GET", "/api/me/notices").json() == {
        "push": False, "address": "ann@example.org", "confirmed": False
    }  # fmt: skip
    assert [(it["to"], it["from"], it["subject"]) for it in letters] == [
        ("ann@example.org", f"Cardwright <{HERE}>", "Is dit jouw adres? Cardwright vraagt het je")
    ]
    anybody = server.nobody()
    is_trouble(anybody.ask("POST", "/api/mail/confirm", json={"code": "x" * 32}), 404, "no_code")
    code = office[0].link("confirm")
    assert anybody.ask("POST", "/api/mail/confirm", json={"code": code}).status_code == 204
    is_trouble(anybody.ask("POST", "/api/mail/confirm", json={"code": code}), 404, "no_code")
    assert ann.ask("GET", "/api/me/notices").json()["confirmed"]

    tables = [playing(ann, bob) for _ in range(4)]
    quiet(server)
    mine = [table for table, asked in tables if asked is ann]
    assert len(letters) == 1 + len(mine)
    assert {it["subject"] for it in letters[1:]} == {"Jij bent aan de beurt op Cardwright"}
    told = [it.get_content().replace("\r\n", "\n") for it in letters[1:]]
    for table in mine:
        begins = f"Jij bent aan de beurt. Aan tafel: Bob.\n\nhttps://club.example/tables/{table}\n"
        assert [text.startswith(begins) for text in told].count(True) == 1
    assert all(it == ["ann@example.org"] for it in office[0].to)


def test_whoever_has_had_enough_is_forgotten_by_one_press(server: Server, office: tuple[Office, MailServer]) -> None:
    ann = server.kept("Ann")
    ask(ann)
    letter = office[0].letters[-1]
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    ends = letter["list-unsubscribe"].strip()
    assert ends == f"<https://club.example/api/mail/stop?token={office[0].link('stop')}>"
    path = ends.removeprefix("<https://club.example").removesuffix(">")
    form = {"List-Unsubscribe": "One-Click"}
    for _ in range(2):
        assert server.nobody().ask("POST", path, data=form).status_code == 204
        assert rows(server) == (0, 0)
    ask(ann)
    assert ann.ask("DELETE", "/api/me/mail").status_code == 204
    assert rows(server) == (0, 0)
    assert server.nobody().ask("GET", path).status_code == 405, "who only looks at a link ends nothing"


def test_an_address_that_nobody_confirmed_gets_nothing_more(server: Server, office: tuple[Office, MailServer]) -> None:
    ann, bob = server.kept("Ann"), server.kept("Bob")
    for person in (ann, bob):
        ask(person)
    playing(ann, bob)
    quiet(server)
    assert len(office[0].letters) == 2
    code = office[0].link("confirm")
    with server.service().store.engine.begin() as connection:
        connection.execute(update(MAILBOXES).values(expires=1))
    is_trouble(ann.ask("POST", "/api/mail/confirm", json={"code": code}), 404, "no_code")


def test_guests_get_no_letters_and_too_many_are_not_asked_for(
    tmp_path: Path, office: tuple[Office, MailServer]
) -> None:
    with open_server(tmp_path, generous=False, mail=office[1], address="https://club.example") as server:
        is_trouble(ask(server.guest("Eve")), 409, "guest_mail")
        is_trouble(ask(server.nobody()), 401, "nobody")
        ann = server.kept("Ann")
        for _ in range(5):
            assert ask(ann).status_code == 202
        is_trouble(ask(ann), 429, "slow_down")
    assert len(office[0].letters) == 5


def test_a_mail_server_that_refuses_is_told_of(server: Server, office: tuple[Office, MailServer]) -> None:
    is_trouble(ask(server.kept("Bob"), "bob"), 422, "invalid")
    assert office[0].letters == []
    office[0].refuses = True
    is_trouble(ask(server.kept("Ann")), 503, "mail_failed")


def test_without_a_mail_server_there_are_no_letters(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        assert server.client.get("/api/host").json()["mail"] is False
        is_trouble(ask(server.kept("Ann")), 409, "no_mail")


@pytest.mark.parametrize(
    "address", ["", "ann", "ann@", "@example.org", "ann@example", "ann@example.org\nBcc: x@y.z", "a b@example.org",
                "ann@example.org, bob@example.org", "Ann <ann@example.org>", "é@example.org", "ann@.org"],
)  # fmt: skip
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="expected something like"):
        mail_address(address)


def test_no_name_breaks_out_of_a_header() -> None:
    with pytest.raises(ValueError, match="Header"):
        written(HERE, Letter("ann@example.org", "Hello\nBcc: eve@example.org", "text", "https://x"))


def test_leaving_for_good_forgets_the_address(server: Server, office: tuple[Office, MailServer]) -> None:
    ann = server.kept("Ann")
    ask(ann)
    assert rows(server) == (0, 1)
    ann.ask("DELETE", "/api/me", json={"password": "correct horse"})
    assert rows(server) == (0, 0)


def test_a_mail_server_is_read_from_its_url() -> None:
    assert mail_server("smtp://mail.example", HERE) == MailServer("mail.example", 587, HERE)
    found = mail_server("smtps://ann%40x:p%3Aw@mail.example:2465", HERE)
    assert found == MailServer("mail.example", 2465, HERE, "ann@x", "p:w", sealed=True)
    for url in ("mail.example", "http://mail.example", "smtp://", "smtp://mail.example:x", "smtp://mail.example/x"):
        with pytest.raises(BadServer):
            mail_server(url, HERE)


def test_the_host_must_say_from_whom_letters_come_and_where_they_lead() -> None:
    assert post_office(None, None, "") is None
    for smtp, sender, address in (
        (None, HERE, "https://x"), ("smtp://mail.example", HERE, ""), ("smtp://mail.example", None, "https://x"),
        ("nonsense", HERE, "https://x"),
    ):  # fmt: skip
        with pytest.raises(Complaint):
            post_office(smtp, sender, address)
    assert post_office("smtp://mail.example", HERE, "https://x") == MailServer("mail.example", 587, HERE)
