"""What happens when things happen at the same moment: one table in two processes, or somebody who hangs up."""

import asyncio
import gc
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import orjson
import pytest
from sqlalchemy import Connection, select

from cardwright.kernel.game import SPECTATOR
from cardwright.kernel.notation import names
from cardwright.table import entry as kinds
from cardwright.table import messages as m
from cardwright.table.app import open_service
from cardwright.table.deeds import Refused
from cardwright.table.entry import Entry
from cardwright.table.live import Listener, LiveTable
from cardwright.table.news import FORGOTTEN, News
from cardwright.table.newtable import NewChair, NewTable, lay, new_id, plan_of
from cardwright.table.postbox import Postbox
from cardwright.table.scene import Viewer
from cardwright.table.schema import TABLES
from cardwright.table.service import Service
from cardwright.table.settings import Settings
from cardwright.table.state import Summary
from cardwright.table.store import Append, Store, Unavailable, entries_after
from tests.patience import PATIENCE
from tests.table.driver import new_request

SOON: Final = 0.1
NOBODY: Final[Any] = None


@dataclass
class Scene:
    """One table where two people sit, seen by one or two processes."""

    here: Service
    there: Service
    table: str
    people: list[str]

    async def answer(self, service: Service, live: LiveTable) -> int:
        """Whoever is asked there gives the first legal answer."""
        return await self.given(service, live)()

    def given(self, service: Service, live: LiveTable) -> Callable[[], Awaitable[int]]:
        """The same, to be given as often as it takes."""
        s = live.sitting
        deed = m.Answer(type="answer", request=new_request(), question=s.question, answer=names(s.t)[0])
        return partial(service.scribe.do, live, self.people[s.turn()], deed)

    async def log(self) -> int:
        """How many entries there are."""
        return len(await self.here.store.read(lambda c: entries_after(c, self.table, 0)))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Service]:
    service = open_service(Settings(url))
    try:
        yield service
    finally:
        await service.close()


def played(url: str, scene: Callable[[Scene], Awaitable[None]], services: int = 1) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            open_now = [await stack.enter_async_context(opened(url)) for _ in range(services)]
            here: Service = open_now[0]
            ann, ben = (await here.accounts.guest("Ann"))[0].id, (await here.accounts.guest("Ben"))[0].id
            new = NewTable(game="vale", chairs=[NewChair(kind="me"), NewChair(kind="open")], options={})
            plan = plan_of(new, ann, None)
            table = new_id()
            await here.store.write(lambda connection: lay(connection, table, plan, 0))
            await here.scribe.do(await here.memory.find(table), ben, m.Sit(type="sit", request=new_request(), seat=1))
            async with asyncio.timeout(PATIENCE):
                await scene(Scene(here, open_now[-1], table, [ann, ben]))

    asyncio.run(play())


def test_an_answer_happens_although_whoever_gave_it_hangs_up(database: str) -> None:
    async def hang_up(at: Scene) -> None:
        live = await at.here.memory.find(at.table)
        before, listener, gate = live.sitting.number, Listener(NOBODY, None, Viewer(SPECTATOR, "en")), threading.Event()
        await at.here.memory.listen(live, listener)
        live.show(listener)
        busy = asyncio.create_task(at.here.store.write(lambda _: gate.wait()))
        giving = asyncio.create_task(at.answer(at.here, live))
        await asyncio.sleep(SOON)
        giving.cancel()
        await asyncio.wait([giving])
        gate.set()
        await busy
        async with live.lock:
            assert (live.sitting.number, await at.log()) == (before + 1, before + 1)
        await asyncio.sleep(0)
        assert listener.stale

    played(database, hang_up)


def test_a_refusal_that_nobody_hears_any_more_is_no_complaint(database: str) -> None:
    async def hang_up(at: Scene) -> None:
        complaints: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, about: complaints.append(about))
        live = await at.here.memory.find(at.table)
        deed = m.Answer(type="answer", request=new_request(), question=live.sitting.question, answer="not one")
        async with live.lock:
            giving = asyncio.create_task(at.here.scribe.do(live, at.people[live.sitting.turn()], deed))
            await asyncio.sleep(0)
            giving.cancel()
            await asyncio.wait([giving])
        async with live.lock:
            gc.collect()
        await asyncio.sleep(0)
        gc.collect()
        assert complaints == []

    played(database, hang_up)


def test_nobody_is_shown_an_answer_before_it_is_durable(database: str) -> None:
    async def look_meanwhile(at: Scene) -> None:
        live = await at.here.memory.find(at.table)
        before, listener = live.sitting.number, Listener(NOBODY, None, Viewer(SPECTATOR, "en"))
        begun, gate = threading.Event(), threading.Event()

        def be_busy(_: Connection) -> None:
            begun.set()
            gate.wait()

        busy = asyncio.create_task(at.here.store.write(be_busy))
        await asyncio.to_thread(begun.wait)
        giving = asyncio.create_task(at.answer(at.here, live))
        while at.here.store.jobs.empty():
            await asyncio.sleep(0)
        assert live.lock.locked()
        shown = orjson.loads(live.show(listener))
        assert (shown["number"], live.sitting.number) == (before, before)
        gate.set()
        await busy
        assert (await giving, orjson.loads(live.show(listener))["number"]) == (before + 1, before + 1)

    played(database, look_meanwhile)


@pytest.mark.parametrize("written", [False, True])
def test_an_answer_of_which_nobody_knows_whether_it_was_written_is_looked_for_in_the_log(
    database: str, written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def break_off(at: Scene) -> None:
        live = await at.here.memory.find(at.table)
        s, listener = live.sitting, Listener(NOBODY, None, Viewer(SPECTATOR, "en"))
        await at.here.memory.listen(live, listener)
        live.show(listener)
        before, give = s.number, at.given(at.here, live)
        with monkeypatch.context() as broken:
            broken.setattr(at.here.store, "append", breaking(at.here.store, written))
            with pytest.raises(Unavailable):
                await give()
        assert (live.sitting.number, await at.log(), listener.stale) == (before + written, before + written, written)
        assert await give() == await give() == await at.log() == before + 1

    played(database, break_off)


@pytest.mark.parametrize("written", [False, True])
def test_a_table_whose_log_cannot_be_read_after_a_failure_leaves_the_memory(
    database: str, written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def break_down(at: Scene) -> None:
        live = await at.here.memory.find(at.table)
        listener = Listener(NOBODY, None, Viewer(SPECTATOR, "en"))
        await at.here.memory.listen(live, listener)
        before, give = live.sitting.number, at.given(at.here, live)
        with monkeypatch.context() as broken:
            broken.setattr(at.here.store, "append", breaking(at.here.store, written))
            broken.setattr(at.here.store, "read", breaking(at.here.store, False))
            with pytest.raises(Unavailable):
                await give()
        assert (at.here.memory.tables, listener.lost) == ({}, True)
        again = await at.here.memory.find(at.table)
        assert again.sitting.number == await at.log() == before + written

    played(database, break_down)


def breaking(store: Store, written: bool) -> Callable[[Any], Awaitable[object]]:
    """A store that fails; it may have written what it was given."""
    append = store.append

    async def fails(given: Any) -> object:
        if written:
            assert await append(given)
        raise Unavailable("nobody knows")

    return fails


def test_an_entry_is_written_once_with_what_belongs_to_it(database: str) -> None:
    async def write_twice(at: Scene) -> None:
        s = (await at.here.memory.find(at.table)).sitting
        besides: list[Connection] = []
        e = Entry(s.number + 1, kinds.SAY, 0, 0, None, {"text": "!"}, new_request())
        standing = Summary("playing", e.number, 7, None, 0, None)
        append = Append(at.table, e, standing, besides.append)
        first, second = [await at.here.store.append(append) for _ in range(2)]
        turn = await at.here.store.read(lambda c: c.scalar(select(TABLES.c.turn).where(TABLES.c.id == at.table)))
        assert (first, second, len(besides), turn) == (True, False, 1, 7)

    played(database, write_twice)


@pytest.mark.slow
def test_news_that_come_while_a_table_is_being_read_are_not_missed(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    async def read_meanwhile(at: Scene) -> None:
        known = at.there.accounts.names

        async def slow_names(ids: Iterable[str]) -> dict[str, str]:
            number = await at.answer(at.here, await at.here.memory.find(at.table))
            at.there.newsreader.heard(News(at.table, number))
            return await known(ids)

        monkeypatch.setattr(at.there.accounts, "names", slow_names)
        live = await at.there.memory.find(at.table)
        assert live.sitting.number == await at.log()

    played(postgres(), read_meanwhile, services=2)


@pytest.mark.slow
def test_nothing_is_refused_only_because_a_process_is_behind(postgres: Callable[[], str]) -> None:
    async def be_behind(at: Scene) -> None:
        here, there = await at.here.memory.find(at.table), await at.there.memory.find(at.table)
        await at.answer(at.here, here)
        assert there.sitting.number < here.sitting.number
        s = here.sitting
        deed = m.Answer(type="answer", request=new_request(), question=s.question, answer=names(s.t)[0])
        number = await at.there.scribe.do(there, at.people[s.turn()], deed)
        assert number == here.sitting.number + 1 == await at.log()

    played(postgres(), be_behind, services=2)


@pytest.mark.slow
def test_who_is_refused_because_another_process_was_faster_is_shown_what_happened(postgres: Callable[[], str]) -> None:
    async def be_late(at: Scene) -> None:
        here, there = await at.here.memory.find(at.table), await at.there.memory.find(at.table)
        listener = Listener(NOBODY, None, Viewer(SPECTATOR, "en"))
        await at.there.memory.listen(there, listener)
        there.show(listener)
        await at.answer(at.here, here)
        with pytest.raises(Refused):
            await at.answer(at.there, there)
        assert listener.stale
        assert there.sitting.number == here.sitting.number == await at.log()

    played(postgres(), be_late, services=2)


@pytest.mark.slow
def test_other_processes_hear_that_somebody_changed_or_signed_out(postgres: Callable[[], str]) -> None:
    async def change(at: Scene) -> None:
        postbox = Postbox(at.there.store, at.there.newsreader.heard, at.there.newsreader.missed)
        listening = asyncio.create_task(postbox.run())
        ann, token = await at.here.accounts.guest("Ann")
        session = await at.there.accounts.session(token)
        assert session is not None
        assert session.account == ann
        listener = Listener(NOBODY, ann.id, Viewer(SPECTATOR, "en"), session.id)
        await at.there.memory.listen(await at.there.memory.find(at.table), listener)
        await at.here.accounts.rename(ann, "Anna")
        while (found := await at.there.accounts.who(token)) == ann:
            await asyncio.sleep(SOON)
        assert (found and found.name, listener.lost) == ("Anna", False)
        await at.here.accounts.logout(token)
        while await at.there.accounts.who(token) is not None:
            await asyncio.sleep(SOON)
        assert listener.lost
        listening.cancel()

    played(postgres(), change, services=2)


@pytest.mark.slow
def test_news_of_very_many_tables_are_heard_whole(postgres: Callable[[], str]) -> None:
    async def tell(at: Scene) -> None:
        heard: list[str] = []
        ready = asyncio.Event()
        postbox = Postbox(at.there.store, lambda news: heard.append(news.name), ready.set)
        listening = asyncio.create_task(postbox.run())
        await ready.wait()
        news = {f"table-{i:016}": FORGOTTEN for i in range(1000)}
        await at.here.store.write(lambda connection: at.here.store.announce(connection, news))
        while len(heard) < len(news):
            await asyncio.sleep(SOON)
        assert heard == list(news)
        listening.cancel()

    played(postgres(), tell)
