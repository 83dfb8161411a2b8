"""E-mail through the host's own server: plain text, one letter at a time, in a thread."""

import asyncio
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

# How long the mail server may take for each step.
SECONDS: Final = 20.0
PORTS: Final = {"smtp": 587, "smtps": 465}
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


class BadServer(ValueError):
    """The URL of a mail server cannot be used; the message says why."""


@dataclass(frozen=True)
class MailServer:
    """Where letters are handed in, and by whom."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    sealed: bool = False  # from the first byte; otherwise as soon as the server can


def mail_server(url: str, sender: str) -> MailServer:
    """A mail server from `smtp://USER:PASSWORD@HOST:PORT`; `smtps` where everything is sealed from the first byte."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadServer("expected smtp://USER:PASSWORD@HOST:PORT") from error
    if parts.scheme not in PORTS or not host or parts.path not in ("", "/"):
        raise BadServer("expected smtp://USER:PASSWORD@HOST:PORT, or smtps://…")
    if "@" not in sender:
        raise BadServer("expected the address that letters come from, as in table@club.example")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(host, port or PORTS[parts.scheme], sender, user, password, parts.scheme == "smtps")


@dataclass(frozen=True)
class Letter:
    """A letter to one person; `stop` is where its reader asks for no more of them."""

    to: str
    subject: str
    text: str
    stop: str


class Mailer:
    """Hands letters in."""

    def __init__(self, server: MailServer) -> None:
        self.server: Final = server
        self.one: Final = asyncio.Semaphore(1)

    async def send(self, letter: Letter) -> None:
        """OSError if it could not be handed in."""
        async with self.one:
            try:
                await asyncio.to_thread(hand_in, self.server, written(self.server.sender, letter))
            except (smtplib.SMTPException, ValueError) as error:
                raise OSError(f"the letter was not taken: {type(error).__name__}") from error


def written(sender: str, letter: Letter) -> EmailMessage:
    """A letter as it travels. A header with a line break in it cannot be made: ValueError."""
    found = EmailMessage()
    found["From"] = f"Cardwright <{sender}>"
    found["To"] = letter.to
    found["Subject"] = letter.subject
    found["Date"] = formatdate()
    found["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    found["Auto-Submitted"] = "auto-generated"
    found["List-Unsubscribe"] = f"<{letter.stop}>"
    found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    found.set_content(letter.text)
    return found


def hand_in(server: MailServer, message: EmailMessage) -> None:
    """Sealed wherever the server can; a password never goes over an open line."""
    context = ssl.create_default_context()
    if server.sealed:
        line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with line:
        line.ehlo()
        if not server.sealed and line.has_extn("starttls"):
            line.starttls(context=context)
            line.ehlo()
        elif server.user and not server.sealed and server.host not in LOOPBACK:
            raise smtplib.SMTPException("this server cannot seal the line")
        if server.user:
            line.login(server.user, server.password)
        line.send_message(message)
