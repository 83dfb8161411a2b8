"""What a host does, and what is forgotten, where several processes have one database; on either database."""

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, update

from cardwright.kernel.game import SPECTATOR
from cardwright.table.acts import Host, ban, dismiss, rename, the_one
from cardwright.table.entry import now
from cardwright.table.live import Listener
from cardwright.table.manners import turn_away
from cardwright.table.memory import NoTable
from cardwright.table.news import CHANGED, News
from cardwright.table.plan import DAY
from cardwright.table.postbox import Postbox
from cardwright.table.scene import Viewer
from cardwright.table.schema import ACCOUNTS
from cardwright.table.sessions import NEVER, Account
from cardwright.table.warden import Warden
from tests.table.test_racing import NOBODY, Scene, played

HOST = Host("root", "because", now())
DAYS = DAY * 1000


def host_acts(at: Scene, work: Callable[[Connection], object]) -> None:
    with at.here.store.engine.begin() as connection:
        work(connection)


def test_what_the_host_does_is_felt_in_every_process(database: str) -> None:
    async def acted(at: Scene) -> None:
        ann, ben = at.people
        wardens = [Warden(service) for service in (at.here, at.there)]
        live = await at.there.memory.find(at.table)
        listener = Listener(NOBODY, ann, Viewer(SPECTATOR, "en"))
        await at.there.memory.listen(live, listener)
        host_acts(at, lambda c: rename(c, HOST, the_one(c, ben), "Benjamin"))
        assert [await warden.hear() for warden in wardens] == [1, 1]
        assert live.people[ben] == "Benjamin"
        assert not listener.lost
        host_acts(at, lambda c: ban(c, HOST, the_one(c, ann), NEVER))
        for warden in wardens:
            await warden.hear()
            await warden.tidy()
        assert listener.lost
        assert (await at.here.memory.find(at.table)).sitting.status() == "finished"
        host_acts(at, lambda c: dismiss(c, HOST, the_one(c, ann)))
        for warden in wardens:
            await warden.hear()
            await warden.tidy()
        assert await at.here.accounts.names([ann, ben]) == {ben: "Benjamin"}

    played(database, acted, 1 if database.startswith("sqlite") else 2)


def test_guests_and_tables_are_forgotten_by_whichever_process_comes_first(database: str) -> None:
    async def forgotten(at: Scene) -> None:
        late = now() + 1000 * DAYS
        for password, left in (("kept", 2), (None, 0)):
            host_acts(at, lambda c, it=password: c.execute(update(ACCOUNTS).values(password=it)))  # type: ignore[misc]
            for service in (at.here, at.there):
                await Warden(service, lambda: late).tidy()
                assert len(await service.accounts.names(at.people)) == left
                with pytest.raises(NoTable):
                    await service.memory.find(at.table)

    played(database, forgotten, 1 if database.startswith("sqlite") else 2)


@pytest.mark.slow
def test_whoever_is_blocked_in_one_process_is_not_heard_in_another(postgres: Callable[[], str]) -> None:
    async def blocked(at: Scene) -> None:
        ann, ben = at.people
        live = await at.there.memory.find(at.table)
        listener = Listener(NOBODY, ann, Viewer(SPECTATOR, "en"))
        await at.there.memory.listen(live, listener)
        news: list[News] = []
        postbox = asyncio.create_task(Postbox(at.there.store, news.append, lambda: None).run())
        me = Account(ann, "Ann", False, {})
        while not news:  # until the postbox listens
            await at.here.accounts.set_preferences(me, {})
            await asyncio.sleep(0.01)
        news.clear()
        await turn_away(at.here, me, ben, "blocked")
        while {News(ann, CHANGED), News(ben, CHANGED)} - set(news):
            await asyncio.sleep(0.01)
        for item in news:
            at.there.newsreader.heard(item)
        while listener.viewer.hidden != {ben}:
            await asyncio.sleep(0.01)
        postbox.cancel()
        await asyncio.gather(postbox, return_exceptions=True)

    played(postgres(), blocked, 2)
