"""What processes tell each other: an entry is taken from the news, and read from the log where they do not suffice."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise

import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection

from cardwright.kernel.game import SPECTATOR
from cardwright.kernel.notation import names
from cardwright.table import entry as kinds
from cardwright.table import messages as m
from cardwright.table import metrics
from cardwright.table.entry import Entry
from cardwright.table.live import Listener, LiveTable
from cardwright.table.news import CHANNEL, FORGOTTEN, LONGEST_LETTER, News, letters, read, told
from cardwright.table.postbox import Postbox
from cardwright.table.scene import Viewer
from cardwright.table.service import Service
from cardwright.table.state import Summary
from cardwright.table.store import GATHERING, Append, entries_after
from tests.table.driver import new_request
from tests.table.test_racing import NOBODY, SOON, Scene, played

SAID = Entry(17, kinds.SAY, 1, 1_700_000_000_000, "ann", {"text": 'two\nlines: "a:b" é'}, "ann:request")


# What a letter holds.


def test_an_entry_comes_out_of_a_letter_as_it_went_in() -> None:
    plain = Entry(3, kinds.RESIGN, 0, 5)
    letter = "\n".join([told("t-1", SAID), News("t-2", 9).line(), News("ann", FORGOTTEN).line(), told("t-3", plain)])
    assert [(news.name, news.number, news.entry()) for news in read(letter)] == [
        ("t-1", 17, SAID),
        ("t-2", 9, None),
        ("ann", FORGOTTEN, None),
        ("t-3", 3, plain),
    ]


def test_an_entry_rides_along_as_long_as_it_fits() -> None:
    def line(length: int) -> str:
        return told("t", replace(SAID, body={"text": "é" * length}))

    longest = max(length for length in range(LONGEST_LETTER) if line(length).count("é"))
    assert LONGEST_LETTER - 2 < len(line(longest).encode()) <= LONGEST_LETTER
    assert line(longest + 1) == "t:17:"


@given(st.lists(st.text("aé", max_size=5000).filter(lambda it: len(it.encode()) <= LONGEST_LETTER), max_size=12))
def test_no_letter_is_too_long_and_none_is_sent_without_need(lines: list[str]) -> None:
    found = letters(lines)
    written = ["\n".join(line for line, i in zip(lines, found) if i == letter) for letter in sorted(set(found))]
    sizes = [len(it.encode()) for it in written]
    assert "\n".join(written) == "\n".join(lines)
    assert all(size <= LONGEST_LETTER for size in sizes)
    assert all(a + 1 + b > LONGEST_LETTER for a, b in pairwise(sizes))


# What a process does with it. The other one has the table in memory, and somebody watches there.


class Watched:
    """A table in the other process, and how often that process read anything since."""

    def __init__(self, service: Service, live: LiveTable, listener: Listener) -> None:
        self.service, self.live, self.listener, self.reads = service, live, listener, 0
        ask = service.store.read

        async def counted(work: Callable[[Connection], object]) -> object:
            self.reads += 1
            return await ask(work)

        service.store.read = counted  # type: ignore[method-assign, assignment]

    async def at(self, number: int) -> None:
        """Wait until an entry was taken there."""
        while self.live.sitting.number < number:
            await asyncio.sleep(SOON / 10)


async def watched(at: Scene) -> Watched:
    listener = Listener(NOBODY, None, Viewer(SPECTATOR, "en"))
    live = await at.there.memory.find(at.table)
    await at.there.memory.listen(live, listener)
    live.show(listener)
    return Watched(at.there, live, listener)


@asynccontextmanager
async def hearing(service: Service) -> AsyncIterator[asyncio.Event]:
    """A postbox that is listened to; the event is set whenever it began to listen."""
    ready = asyncio.Event()

    def missed() -> None:
        service.newsreader.missed()
        ready.set()

    listening = asyncio.create_task(Postbox(service.store, service.newsreader.heard, missed).run())
    await ready.wait()
    await asyncio.sleep(SOON)
    try:
        yield ready
    finally:
        listening.cancel()
        await asyncio.wait([listening])


async def log(at: Scene) -> list[Entry]:
    return await at.here.store.read(lambda c: entries_after(c, at.table, 0))


async def write(at: Scene, text: str) -> int:
    """Somebody says something that nobody's rules would bound."""
    s = (await at.here.memory.find(at.table)).sitting
    e = Entry(s.number + 1, kinds.SAY, 0, 0, at.people[0], {"text": text}, new_request())
    assert await at.here.store.append(Append(at.table, e, Summary("playing", e.number, 0, None, 0, None)))
    return e.number


@pytest.mark.slow
def test_an_entry_is_taken_from_the_news_and_nothing_is_read(postgres: Callable[[], str]) -> None:
    async def listen(at: Scene) -> None:
        here = await at.here.memory.find(at.table)
        async with hearing(at.there):
            there = await watched(at)
            for _ in range(20):
                await there.at(await at.answer(at.here, here))
        assert (there.reads, there.listener.stale) == (0, True)
        assert there.live.sitting.steps == here.sitting.steps

    played(postgres(), listen, services=2)


@pytest.mark.slow
def test_an_entry_too_large_for_the_news_is_read(postgres: Callable[[], str]) -> None:
    async def listen(at: Scene) -> None:
        async with hearing(at.there):
            there = await watched(at)
            await there.at(await write(at, "é" * 5000))
        assert there.reads == 1
        assert there.live.sitting.chat[-1].text == "é" * 5000

    played(postgres(), listen, services=2)


@pytest.mark.slow
def test_entries_that_are_missing_in_between_are_read_once(postgres: Callable[[], str]) -> None:
    async def skip(at: Scene) -> None:
        here, there = await at.here.memory.find(at.table), await watched(at)
        last = [await at.answer(at.here, here) for _ in range(5)][-1]
        for e in (await log(at))[-2:]:
            at.there.newsreader.heard(*read(told(at.table, e)))
        await there.at(last)
        assert there.reads == 1
        assert there.live.sitting.steps == here.sitting.steps

    played(postgres(), skip, services=2)


@pytest.mark.slow
def test_news_that_come_twice_or_in_any_order_do_no_harm(postgres: Callable[[], str]) -> None:
    async def confuse(at: Scene) -> None:
        here, there = await at.here.memory.find(at.table), await watched(at)
        for _ in range(12):
            await at.answer(at.here, here)
        entries = await log(at)
        jumbled = [*entries[::3], *reversed(entries), *entries, *entries[1::2]]
        for e in jumbled:
            at.there.newsreader.heard(*read(told(at.table, e)))
        await there.at(entries[-1].number)
        async with there.live.lock:
            assert there.live.sitting.number == here.sitting.number
            assert there.live.sitting.steps == here.sitting.steps
            assert len(there.live.sitting.told) == len(here.sitting.told)

    played(postgres(), confuse, services=2)


@pytest.mark.slow
def test_news_of_what_another_process_wrote_first_undo_what_could_not_be_written_here(
    postgres: Callable[[], str],
) -> None:
    async def collide(at: Scene) -> None:
        here = await at.here.memory.find(at.table)
        async with hearing(at.there):
            there = await watched(at)
            s = here.sitting
            say = m.Say(type="say", request=new_request(), text="me first")
            await asyncio.gather(at.answer(at.here, here), at.there.scribe.do(there.live, at.people[s.turn()], say))
            await there.at(len(await log(at)))
            async with there.live.lock, here.lock:
                await at.here.memory.read_on(here)
                assert [e.number for e in await log(at)] == list(range(1, here.sitting.number + 1))
                assert there.live.sitting.chat == here.sitting.chat
                assert there.live.sitting.steps == here.sitting.steps

    played(postgres(), collide, services=2)


@pytest.mark.slow
def test_what_was_missed_while_the_postbox_was_broken_is_read(postgres: Callable[[], str]) -> None:
    url = postgres()

    async def cut(at: Scene) -> None:
        here = await at.here.memory.find(at.table)
        async with hearing(at.there) as ready:
            there = await watched(at)
            ready.clear()
            plain = url.replace("+psycopg", "")
            async with await psycopg.AsyncConnection.connect(plain, autocommit=True) as connection:
                ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = %s"
                assert await (await connection.execute(ended, [f"LISTEN {CHANNEL}"])).fetchall() == [(True,)]
            number = await at.answer(at.here, here)
            await ready.wait()
            await there.at(number)
            await there.at(await at.answer(at.here, here))
        assert there.live.sitting.steps == here.sitting.steps

    played(url, cut, services=2)


@pytest.mark.slow
def test_a_table_that_nobody_watches_here_is_not_followed_until_somebody_does(postgres: Callable[[], str]) -> None:
    async def ignore(at: Scene) -> None:
        here, there = await at.here.memory.find(at.table), await at.there.memory.find(at.table)
        before = there.sitting.number
        number = await at.answer(at.here, here)
        at.there.newsreader.heard(*read(told(at.table, (await log(at))[-1])))
        await asyncio.sleep(SOON)
        assert there.sitting.number == before
        await at.there.memory.listen(there, Listener(NOBODY, None, Viewer(SPECTATOR, "en")))
        assert there.sitting.number == number

    played(postgres(), ignore, services=2)


@pytest.mark.slow
def test_whoever_comes_to_another_process_finds_what_was_acknowledged_though_its_news_are_late(
    postgres: Callable[[], str],
) -> None:
    async def come(at: Scene) -> None:
        here = await at.here.memory.find(at.table)
        there = await watched(at)
        for _ in range(3):
            number = await at.answer(at.here, here)
            assert there.live.sitting.number < number
            assert (await at.there.memory.find(at.table)).sitting.number == number
            assert names(there.live.sitting.t) == names(here.sitting.t)

    played(postgres(), come, services=2)


@pytest.mark.slow
def test_what_comes_while_a_process_gathers_is_written_in_one_transaction(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    both, batches = threading.Event(), list[float]()

    def gather(seconds: float) -> None:
        assert seconds == GATHERING
        both.wait()

    async def speak(at: Scene) -> None:
        monkeypatch.setattr(time, "sleep", gather)
        monkeypatch.setattr(metrics.BATCH, "observe", batches.append)
        s = (await at.here.memory.find(at.table)).sitting
        e = Entry(s.number + 1, kinds.SAY, 0, 0, at.people[0], {"text": "hi"}, new_request())
        said = Append(at.table, e, Summary("playing", e.number, 0, None, 0, None))
        other = asyncio.create_task(at.here.store.write(lambda connection: "other work"))
        entry = asyncio.create_task(at.here.store.append(said))
        await asyncio.sleep(0)
        both.set()
        assert (await other, await entry) == ("other work", True)
        assert batches == [2]

    played(postgres(), speak)
