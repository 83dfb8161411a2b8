"""A table in memory: its sitting, who listens, and the lock under which it changes."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

import orjson

from cardwright.kernel.game import SPECTATOR
from cardwright.kernel.paper import Record
from cardwright.table.scene import People, Viewer, scene
from cardwright.table.sitting import Sitting

if TYPE_CHECKING:
    from fastapi import WebSocket

# So many messages may wait for one client beside the scene. Each answers something it said; browsers read at once.
BACKLOG: Final = 64
# Whoever loads the page again is not away meanwhile.
GRACE_SECONDS: Final = 3.0


class Listener:
    """One socket. Scenes are made when they can be sent, so a slow client misses steps in between but loses nothing."""

    def __init__(self, socket: "WebSocket", account: str | None, viewer: Viewer, session: str = "") -> None:
        self.socket: Final = socket
        self.account: Final = account
        self.session: Final = session
        self.viewer: Final = viewer
        self.outbox: Final[list[Record]] = []
        self.stale = True
        self.awake: Final = asyncio.Event()
        self.awake.set()
        self.lost = False
        self.attends = True
        self.seen: list[int] = []  # the seats that this client knows to be here

    def post(self, message: Record) -> None:
        """Send something to this client alone; one that reads nothing is given up."""
        self.outbox.append(message)
        if len(self.outbox) > BACKLOG:
            self.give_up()
        self.awake.set()

    def give_up(self) -> None:
        """Close the socket; the client may come back."""
        self.lost = True
        self.awake.set()

    def hide(self, people: frozenset[str]) -> None:
        """Show the table again, without what these people say."""
        self.viewer.hidden = people
        self.refresh()

    def refresh(self) -> None:
        """The table has changed, or how it is seen."""
        self.stale = True
        self.awake.set()

    async def serve(self, live: "LiveTable") -> None:
        """Send what there is to send, until the socket closes."""
        while not self.lost:
            await self.awake.wait()
            self.awake.clear()
            messages, self.outbox[:] = list(self.outbox), []
            for message in messages:
                await self.socket.send_text(orjson.dumps(message).decode())
            if self.stale:
                shown = live.show(self)
                if not self.lost:
                    await self.socket.send_text(shown)
            if self.seen != live.here and not self.lost:
                self.seen = live.here
                await self.socket.send_text(orjson.dumps({"type": "here", "seats": self.seen}).decode())


class LiveTable:
    """A table in memory. Its sitting is always durable, so anybody may read it; who changes it holds the lock."""

    def __init__(self, sitting: Sitting, people: People) -> None:
        self.sitting = sitting
        self.people: Final = people
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[set[Listener]] = set()
        self.bot: asyncio.Task[None] | None = None
        # Whether there may be entries that it has not taken, because nobody here needed them.
        self.behind = False
        self.used = time.monotonic()
        self.here: list[int] = []
        # People who have just gone, or looked away: they count as here until they have had time to come back.
        self.missed: Final[list[str]] = []

    def show(self, listener: Listener) -> str:
        """The scene for one listener, as JSON."""
        listener.stale = False
        viewer = listener.viewer
        seats = self.sitting.seats_of(listener.account)
        viewer.seat = seats[0] if seats else SPECTATOR
        found = scene(self.sitting, viewer, self.people)
        viewer.told, viewer.heard = len(self.sitting.told), self.sitting.number
        return orjson.dumps(found).decode()

    def changed(self) -> None:
        """Tell everybody who listens."""
        self.used = time.monotonic()
        for listener in self.listeners:
            listener.refresh()
        self.look_round()

    def join(self, listener: Listener) -> None:
        """Somebody comes, and the others hear of it."""
        self.listeners.add(listener)
        self.look_round()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()
        if listener.attends:
            self.miss(listener.account)

    def miss(self, account: str | None) -> None:
        """Somebody may have gone; nobody hears of it before they have had time to come back."""
        if account is not None:
            self.missed.append(account)
            asyncio.get_running_loop().call_later(GRACE_SECONDS, self.miss_no_more, account)

    def miss_no_more(self, account: str) -> None:
        self.missed.remove(account)
        self.look_round()

    def look_round(self) -> None:
        """See which people look at the table, and tell everybody if these are others than before."""
        there = {*self.missed, *(it.account for it in self.listeners if it.attends and it.account is not None)}
        here = [seat for seat, place in enumerate(self.sitting.places) if place.account in there]
        if here != self.here:
            self.here = here
            for listener in self.listeners:
                listener.awake.set()

    def send_away(self) -> None:
        """Close everybody's socket; they may come back."""
        for listener in self.listeners:
            listener.give_up()

    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        busy = self.bot is not None and not self.bot.done()
        return not self.listeners and not busy and not self.lock.locked()
