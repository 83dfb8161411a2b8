"""Nothing that was acknowledged is ever lost, and nothing happens twice, however often the server is killed."""

import asyncio
from collections.abc import Callable
from typing import Final

import pytest

from cardwright.kernel.dice import Dice, seeded
from tests.table.driver import Client, guest, lay
from tests.table.proof import prove
from tests.table.server import Server

LONGEST_LIFE: Final = 800
EARLY: Final = 5
GOES_DOWN: Final = 8.0


async def endure(
    database: str, kills: int, seed: int, pairs: int, alone: int, tell: Callable[[int], None] = lambda _: None
) -> int:  # fmt: skip
    """Kill a server again and again while tables are played; every table is played to its end and checked.

    `pairs` tables at a time have two people, `alone` one with a bot. How many answers were given in all.
    """
    dice = seeded(seed)
    enough = asyncio.Event()
    with Server(database) as server:
        async with asyncio.TaskGroup() as group:
            play = [
                group.create_task(tables(server, seeded(dice.next()), i < pairs, enough)) for i in range(pairs + alone)
            ]
            for killed in range(kills):
                await live_and_die(server, dice)
                tell(killed + 1)
            await server.start()
            enough.set()
        assert not server.complaints(), server.words()
        return sum(task.result() for task in play)


async def live_and_die(server: Server, dice: Dice) -> None:
    """Start a server and kill it at some moment, now and then while it starts."""
    server.begin()
    if dice.roll(EARLY) > 0:
        await server.ready()
    await asyncio.sleep(dice.roll(LONGEST_LIFE) / 1000)
    server.kill()


async def tables(server: Server, dice: Dice, pair: bool, enough: asyncio.Event) -> int:
    """Play one table after another until it is enough, each to its end; how many answers were given."""
    ann, ben = await guest(server, "Ann"), await guest(server, "Ben")
    answers = 0
    while True:
        other = {"kind": "open"} if pair else {"kind": "bot", "level": "random"}
        table = await lay(server, ann, [other])
        clients = [Client(server, table, seeded(dice.next()), ann)]
        if pair:
            clients.append(Client(server, table, seeded(dice.next()), ben, sit=1))
        await asyncio.gather(*[client.play() for client in clients])
        answers += await prove([server], table, clients)
        if enough.is_set():
            return answers


@pytest.mark.slow
def test_every_acknowledged_answer_is_there_once_and_in_order_however_often_the_server_is_killed(database: str) -> None:
    asyncio.run(endure(database, kills=4, seed=11, pairs=1, alone=1))


@pytest.mark.slow
def test_a_server_that_is_asked_to_stop_does_so_soon_and_keeps_what_it_acknowledged(database: str) -> None:
    async def stopped_in_the_middle() -> None:
        dice = seeded(5)
        with Server(database) as server:
            await server.start()
            enough = asyncio.Event()
            enough.set()
            async with asyncio.TaskGroup() as group:
                for pair in (True, False):
                    group.create_task(tables(server, seeded(dice.next()), pair, enough))
                await asyncio.sleep(1.0)
                assert await asyncio.to_thread(server.stop) < GOES_DOWN
                await server.start()
            assert not server.complaints(), server.words()

    asyncio.run(stopped_in_the_middle())
