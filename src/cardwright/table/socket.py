"""The socket of a table: scenes go out, deeds come in, each is acknowledged when it is durable."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import IntegrityError

from cardwright.kernel.game import SPECTATOR
from cardwright.kernel.notation import names
from cardwright.kernel.paper import Record
from cardwright.table import messages as m
from cardwright.table import metrics
from cardwright.table.aside import UNREADABLE, SetAside
from cardwright.table.aversions import has_blocked
from cardwright.table.deeds import Refused
from cardwright.table.entry import now
from cardwright.table.fairness import Owner
from cardwright.table.fairplay import origin, sat_down
from cardwright.table.guard import LARGEST, same_origin
from cardwright.table.limits import TooMany
from cardwright.table.live import Listener, LiveTable
from cardwright.table.memory import NoTable
from cardwright.table.newtable import TABLE_ID
from cardwright.table.refusals import note
from cardwright.table.scene import Viewer, called
from cardwright.table.service import Service, address, token
from cardwright.table.sessions import Account, until
from cardwright.table.store import Unavailable
from cardwright.table.tables import rematch, seat_bot
from cardwright.table.thinkers import NoAdvice
from cardwright.text.language import LanguageCode
from cardwright.text.speech import telling

log: Final = logging.getLogger(__name__)
router: Final = APIRouter()
# With these a socket closes: ours are 4000 and the HTTP status that says the same; others have numbers already.
BAD_ORIGIN: Final = 4403
NO_TABLE: Final = 4404
SET_ASIDE: Final = 4409
TOO_MANY: Final = 4429
GOING: Final = 1012
LATER: Final = 1013
MALFORMED: Final = (1002, 1003, 1007, 1009)
# So long a person waits gladly for advice.
HINT_SECONDS: Final = 1.0


@router.websocket("/ws/tables/{table}")
async def play(
    socket: WebSocket,
    table: Annotated[str, Path(pattern=TABLE_ID)],
    lang: LanguageCode = "en",
    told: Annotated[int, Query(ge=0)] = 0,
    heard: Annotated[int, Query(ge=0)] = 0,
) -> None:
    """Watch or play a table; `told` steps of the story the client has already, from a scene of the number `heard`."""
    await socket.accept()
    try:
        await enter(socket, table, Viewer(SPECTATOR, lang, told, heard))
    except TurnedAway as turned:
        note("a socket", turned.code)
        await socket.close(turned.number, str(turned))
    except Unavailable:
        note("a socket", "unavailable")
        await socket.close(LATER, "the server cannot reach its store; try again soon")


class TurnedAway(Exception):
    """Somebody may not be at a table: the number that the socket closes with, the code for the journal, the reason."""

    def __init__(self, number: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.number: Final = number
        self.code: Final = code


async def enter(socket: WebSocket, table: str, viewer: Viewer) -> None:
    """Let somebody in whose page, number and table are as they should be, and stay until they leave."""
    service: Service = socket.app.state.service
    bounds, where = service.settings.bounds, address(socket)
    if not same_origin(socket, service.settings):
        raise TurnedAway(BAD_ORIGIN, "origin", "this page may not open a socket here")
    if not service.limits.allow("socket", where):
        raise TurnedAway(TOO_MANY, "slow_down", "too many sockets were opened from here; wait a moment")
    session = await service.accounts.session(token(socket))
    me = None if session is None else session.account
    person = contextlib.nullcontext() if me is None else held(service, f"person {me.id}", bounds.per_person)
    with held(service, f"address {where}", bounds.per_address), person:
        live = await find(service, table)
        if len(live.listeners) >= bounds.per_table and not (me and live.sitting.seats_of(me.id)):
            raise TurnedAway(TOO_MANY, "crowded", "too many people watch this table; come back later")
        listener = Listener(socket, me.id if me else None, viewer, session.id if session else "")
        await Conversation(service, live, listener).run()


@contextlib.contextmanager
def held(service: Service, key: str, most: int) -> Iterator[None]:
    """Hold one socket more."""
    try:
        with service.limits.holding(key, most):
            yield
    except TooMany as error:
        raise TurnedAway(TOO_MANY, "too_many", "too many sockets are open from here; close some") from error


async def find(service: Service, table: str) -> LiveTable:
    try:
        return await service.memory.find(table)
    except NoTable as error:
        raise TurnedAway(NO_TABLE, "no_table", "there is no such table") from error
    except SetAside as error:
        raise TurnedAway(SET_ASIDE, "set_aside", UNREADABLE) from error


class Conversation:
    """One client at one table."""

    def __init__(self, service: Service, live: LiveTable, listener: Listener) -> None:
        self.service: Final = service
        self.live: Final = live
        self.listener: Final = listener
        self.address: Final = address(listener.socket)
        self.key: Final = listener.account or self.address
        self.hint: asyncio.Task[None] | None = None
        self.parting: tuple[int, str | None] = (GOING, None)

    async def run(self) -> None:
        """Listen and speak until either side has enough."""
        if self.listener.account == self.live.sitting.plan.owner:
            self.service.bots.origins.note(self.live.sitting.id, self.address)
        await self.service.memory.listen(self.live, self.listener)
        self.service.scribe.let_bots_answer(self.live)
        speaking = asyncio.create_task(self.listener.serve(self.live))
        hearing = asyncio.create_task(self.hear())
        try:
            await asyncio.wait([speaking, hearing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.leave(self.listener)
            self.service.courier.heed_soon(self.live)
            for task in (speaking, hearing, self.hint):
                if task is not None:
                    task.cancel()
                    await ended(task)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.listener.socket.close(*self.parting)

    async def hear(self) -> None:
        while True:
            event = await self.listener.socket.receive()
            if event["type"] == "websocket.disconnect":
                if event.get("code") in MALFORMED:
                    note("a socket", "malformed")
                return
            await self.obey(event.get("text"))

    async def obey(self, text: str | None) -> None:
        """Read a message and do what it says; whatever is wrong is answered, and changes nothing."""
        if not self.service.limits.allow("message", self.key):
            self.refuse(None, "slow_down", "too many messages; wait a moment")
            return
        try:
            message = m.read_message(fitting(text))
        except ValueError as error:
            self.refuse(None, "bad_message", str(error))
            return
        if isinstance(message, m.Ping):
            self.listener.post({"type": "pong"})
        elif isinstance(message, m.Speak):
            self.listener.viewer.lang, self.listener.viewer.told = message.lang, 0
            self.listener.refresh()
        elif isinstance(message, m.Attend):
            self.attend(message.here)
        elif isinstance(message, m.Hint):
            self.ask_hint(message)
        else:
            await self.act(message)

    def attend(self, here: bool) -> None:
        """Somebody looks up, or away; whoever only glances elsewhere stays."""
        self.listener.attends = here
        if here:
            self.live.look_round()
        else:
            self.live.miss(self.listener.account)
            self.service.courier.heed_soon(self.live)

    async def act(self, deed: m.Deed) -> None:
        with metrics.timed(deed.type):
            await self.attempt(deed)

    async def attempt(self, deed: m.Deed) -> None:
        try:
            me = await self.me()
            if isinstance(deed, m.Say):
                self.may_speak(me)
            if isinstance(deed, m.Rematch):
                number = await rematch(self.service, self.live, me.id, self.address, deed)
            elif isinstance(deed, m.Sit):
                number = await self.sit(me, deed)
            elif isinstance(deed, m.Bot):
                number = await seat_bot(self.service, self.live, me.id, deed)
            else:
                number = await self.service.scribe.do(self.live, me.id, deed)
            self.listener.post({"type": "ack", "request": deed.request, "number": number})
        except Refused as refusal:
            self.refuse(deed.request, refusal.code, self.why(refusal))
        except ValueError as error:
            self.refuse(deed.request, "bad_message", str(error))
        except IntegrityError:
            self.refuse(deed.request, "nobody", "this account is no more")
        except SetAside:
            self.refuse(deed.request, "set_aside", UNREADABLE)
        except Unavailable:
            log.exception("nothing was written")
            self.refuse(deed.request, "unavailable", "this could not be written down; try again")

    async def me(self) -> Account:
        """Who speaks here, as they are now: somebody who was signed out meanwhile is nobody."""
        found = await self.service.accounts.again(self.listener.session) if self.listener.session else None
        if found is None:
            raise Refused("nobody", "choose a name first")
        return found.account

    def may_speak(self, me: Account) -> None:
        if me.silenced > now():
            raise Refused("silenced", f"the host has silenced you {until(me.silenced)}")
        if not self.service.limits.allow("chat", self.key):
            raise Refused("slow_down", "too much chat; wait a moment")

    async def sit(self, me: Account, deed: m.Sit) -> int:
        """Nobody sits down at a table of somebody who has blocked them."""
        s = self.live.sitting
        if await self.service.store.read(lambda connection: has_blocked(connection, s.plan.owner, me.id)):
            raise Refused("blocked", "who laid this table does not want to play with you")
        return await self.service.scribe.do(
            self.live, me.id, deed, sat_down(s.id, deed.seat, me.id, origin(self.address))
        )

    def why(self, refusal: Refused) -> str:
        """Why something is refused; what the game objects to, in the language of whoever brought it, a line each."""
        words = telling(self.live.sitting.plan.game, self.listener.viewer.lang)
        return "\n".join(map(words.objection, refusal.objections)) or str(refusal)

    def refuse(self, request: str | None, code: str, message: str) -> None:
        """Say that it is not done, and why. Who goes on all the same is sent away, and may come back."""
        note("a socket", code)
        self.listener.post({"type": "refusal", "request": request, "code": code, "message": message})
        if not self.service.limits.allow("refusal", self.key):
            self.parting = (TOO_MANY, "too much of this was refused; wait a moment")
            self.listener.give_up()

    # Hints.

    def ask_hint(self, message: m.Hint) -> None:
        s = self.live.sitting
        seats = s.seats_of(self.listener.account)
        if not s.plan.hints:
            self.refuse(message.request, "no_hints", "there are no hints at this table")
        elif s.turn() not in seats:
            self.refuse(message.request, "not_your_turn", "somebody else is asked")
        elif self.hint is not None and not self.hint.done():
            self.refuse(message.request, "patience", "a hint is on its way")
        elif not self.service.limits.allow("hint", self.key):
            self.refuse(message.request, "slow_down", "too many hints; wait a moment")
        else:
            self.hint = asyncio.create_task(self.give_hint(message.request, seats[0]))

    async def give_hint(self, request: str, seat: int) -> None:
        with metrics.timed("hint"):
            await self.find_hint(request, seat)

    async def find_hint(self, request: str, seat: int) -> None:
        s = self.live.sitting
        if s.turn() != seat or not names(s.t):
            self.refuse(request, "not_your_turn", "somebody else is asked")
            return
        lang, question = self.listener.viewer.lang, s.question
        view, players = s.game.view(s.t, seat), called(s, self.live.people, lang)
        try:
            advice = await self.service.thinkers.advise(
                Owner(self.key, self.address), s.plan.game, view, HINT_SECONDS, players, lang
            )  # fmt: skip
        except NoAdvice as error:
            self.refuse(request, "no_advice", str(error))
            return
        found: Record = {"type": "hint", "request": request, "question": question, **advice}
        self.listener.post(found)


def fitting(text: str | None) -> str:
    """A message that may be read; ValueError if it is no text, or too much."""
    if text is None:
        raise ValueError("message: expected text")
    if len(text) > LARGEST:
        raise ValueError(f"message: expected at most {LARGEST} characters")
    return text


async def ended(task: "asyncio.Task[None]") -> None:
    """Wait for the end of a task; a failure that is not the client's leaving is a mistake of ours, and logged."""
    try:
        await task
    except (asyncio.CancelledError, WebSocketDisconnect):
        pass
    except RuntimeError:
        log.info("a socket was closed too early")
    except Exception:
        log.exception("a conversation failed")
