"""The courier: whoever asked for it hears that it is their turn, if they are not at the table."""

import asyncio
import logging
from collections.abc import Awaitable
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import IntegrityError

from cardwright.kernel.paper import Record
from cardwright.table import metrics
from cardwright.table.aside import SetAside
from cardwright.table.limits import Limits
from cardwright.table.live import GRACE_SECONDS, LiveTable
from cardwright.table.mail import Letter, Mailer
from cardwright.table.memory import Memory, NoTable
from cardwright.table.push import Pusher, Subscription, private_key
from cardwright.table.scene import called
from cardwright.table.schema import MAILBOXES, SUBSCRIPTIONS
from cardwright.table.settings import Settings
from cardwright.table.sitting import PLAYING, Sitting
from cardwright.table.store import Store, Unavailable
from cardwright.text.language import language
from cardwright.text.speech import telling

log: Final = logging.getLogger(__name__)
# So many people are waited for at most; nobody is told of more turns than that.
MOST: Final = 20_000
# A service says with these that a browser does not want its messages any more.
GONE: Final = (404, 410)
# More browsers than anybody uses: a server must not be made to call a thousand doors.
BROWSERS: Final = 10
# Push services want to know whom to write to; a host at home has said nothing.
NOBODY: Final = "mailto:nobody@localhost.localdomain"


class Courier:
    """Waits a while with every turn of somebody who is away, and tells them of it once."""

    def __init__(self, settings: Settings, store: Store, memory: Memory, limits: Limits) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.memory: Final = memory
        self.limits: Final = limits
        self.pusher: Pusher | None = None
        self.mailer: Final = None if settings.mail is None else Mailer(settings.mail)
        self.closed = False
        self.errands: Final[dict[tuple[str, str], tuple[int, asyncio.Task[None]]]] = {}

    async def open(self) -> None:
        """Find the server's key, or make it; without the store nobody's browser is told anything."""
        try:
            key = await self._key()
        except Unavailable as error:
            log.warning("there is no key to sign messages with: %s", error)
            return
        self.pusher = Pusher(key, contact(self.settings), self.settings.push_loopback)

    async def _key(self) -> str:
        """Of several processes that start at once one makes it."""
        try:
            return await self.store.write(private_key)
        except IntegrityError:
            return await self.store.write(private_key)

    async def close(self) -> None:
        self.closed = True
        tasks = [task for _, task in self.errands.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.pusher is not None:
            await self.pusher.close()

    def heed(self, live: LiveTable) -> None:
        """Something has happened at a table: if somebody is asked who is not there, they may have to be told."""
        s = live.sitting
        account = awaited(s)
        if account is None or s.turn() in live.here or self.closed:
            return
        key = (s.id, account)
        before = self.errands.get(key)
        if before is not None and before[0] == s.question:
            return
        if before is not None:
            before[1].cancel()
        elif len(self.errands) >= MOST:
            return
        task = asyncio.create_task(self._wait(s.id, account, s.question))
        self.errands[key] = (s.question, task)
        task.add_done_callback(lambda done: self._forget(key, done))

    def heed_soon(self, live: LiveTable) -> None:
        """Somebody may have gone whose turn it is: look once they have had time to come back."""
        asyncio.get_running_loop().call_later(GRACE_SECONDS, self.heed, live)

    def _forget(self, key: tuple[str, str], done: "asyncio.Task[None]") -> None:
        if key in self.errands and self.errands[key][1] is done:
            del self.errands[key]
        if not done.cancelled() and done.exception() is not None:
            log.error("somebody could not be told of their turn", exc_info=done.exception())

    async def _wait(self, table: str, account: str, question: int) -> None:
        """First their browsers are told, later a letter goes: each only if they are still awaited, and away."""
        await asyncio.sleep(self.settings.push_seconds)
        if await self._away(table, account, question):
            await self._push(table, account)
        if self.mailer is None:
            return
        await asyncio.sleep(max(0.0, self.settings.mail_seconds - self.settings.push_seconds))
        if await self._away(table, account, question):
            await self._mail(table, account)

    async def _away(self, table: str, account: str, question: int) -> bool:
        try:
            live = await self.memory.find(table)
        except (NoTable, SetAside, Unavailable):
            return False
        s = live.sitting
        return s.question == question and awaited(s) == account and s.turn() not in live.here

    async def _push(self, table: str, account: str) -> None:
        if self.pusher is None or not self.limits.allow("told", account):
            return
        for session, lang, to in await self.store.read(partial(subscriptions, account=account)):
            status = await self._try(self.pusher.send(to, await self._message(table, lang)), "push")
            if status in GONE or status == 0:
                await self.store.write(partial(unsubscribe, session=session))

    async def _mail(self, table: str, account: str) -> None:
        found = await self.store.read(partial(mailbox, account=account))
        if self.mailer is None or found is None or not self.limits.allow("told", account):
            return
        address, lang, stop = found
        message, words, root = await self._message(table, lang), language(lang).ui, self.settings.address
        lines = [
            str(message["body"]),
            f"{root}{message['url']}",
            words["letter_stop"].format(link=stopping(root, stop)),
        ]
        letter = Letter(address, words["letter_turn"], "\n\n".join(lines), stop_at(root, stop))
        await self._try(self.mailer.send(letter), "mail")

    async def _message(self, table: str, lang: str) -> Record:
        """What is told: the game and who plays, which everybody at the table knows, and nothing of its cards."""
        live = await self.memory.find(table)
        s = live.sitting
        others = [name for seat, name in enumerate(called(s, live.people, lang)) if seat != s.turn() and name]
        words = language(lang).ui
        body = words["notice_turn"].format(others=", ".join(others)) if others else words["notice_alone"]
        return {"title": telling(s.plan.game, lang).title, "body": body, "url": f"/tables/{s.id}", "tag": s.id}

    async def _try(self, sending: Awaitable[int | None], kind: str) -> int | None:
        """What became of it; 0 if it can never be sent."""
        try:
            status = await sending
        except OSError:
            metrics.NOTICES.labels(kind, "failed").inc()
            return None
        except ValueError:
            metrics.NOTICES.labels(kind, "unfit").inc()
            return 0
        good = status is None or status < 300
        metrics.NOTICES.labels(kind, "sent" if good else "refused").inc()
        return status


def contact(settings: Settings) -> str:
    """Where push services find whoever runs this server, as far as anybody has said."""
    if settings.mail is not None:
        return f"mailto:{settings.mail.sender}"
    place = urlsplit(settings.address)
    return f"https://{place.hostname}" if place.scheme == "https" else NOBODY


def awaited(s: Sitting) -> str | None:
    """The person whose turn it is, if a person's it is."""
    if s.status() != PLAYING:
        return None
    place = s.places[s.turn()]
    return place.account if place.level is None else None


def stopping(root: str, stop: str) -> str:
    """Where a person ends letters: a page that asks no more of them."""
    return f"{root}/me?stop={stop}"


def stop_at(root: str, stop: str) -> str:
    """Where a mail program does."""
    return f"{root}/api/mail/stop?token={stop}"


def subscriptions(connection: Connection, account: str) -> list[tuple[str, str, Subscription]]:
    """The browsers of somebody that are to be told: by session, each with its language."""
    rows = connection.execute(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.account == account).limit(BROWSERS))
    return [(it.session, it.lang, Subscription(it.endpoint, it.p256dh, it.auth)) for it in rows]


def unsubscribe(connection: Connection, session: str) -> None:
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.session == session))


def mailbox(connection: Connection, account: str) -> tuple[str, str, str] | None:
    """Where somebody wants letters, in which language, and how they end; None until it is known to be theirs."""
    c = MAILBOXES.c
    row = connection.execute(select(c.address, c.lang, c.stop).where(c.account == account, c.code.is_(None))).first()
    return None if row is None else (row.address, row.lang, row.stop)
