"""Any process serves any table: four of them on one PostgreSQL, and the people of every table spread over all."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, ExitStack
from typing import Final

import pytest

from cardwright.kernel.dice import Dice, seeded
from tests.table.driver import SOON, Client, guest, lay
from tests.table.mischief import Mischief, doubled
from tests.table.proof import prove
from tests.table.server import Server

PROCESSES: Final = 4
AT_ONCE: Final = 4


async def evening(
    database: str, tables: int, seed: int, tell: Callable[[int], None] = lambda _: None
) -> tuple[int, int]:  # fmt: skip
    """Play tables over several processes and check them all; how many answers were given, and how much was tried."""
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(database)) for _ in range(PROCESSES)]
        await asyncio.gather(*[server.start() for server in servers])
        turns = asyncio.Semaphore(AT_ONCE)
        played: list[tuple[int, int]] = []

        async def play(i: int) -> None:
            async with turns:
                played.append(await one_table(servers, seeded(seed + i)))
                tell(len(played))

        async with asyncio.TaskGroup() as group:
            for i in range(tables):
                group.create_task(play(i))
        for server in servers:
            assert not server.complaints(), server.words()
        return sum(answers for answers, _ in played), sum(tried for _, tried in played)


def shuffled(servers: Sequence[Server], dice: Dice) -> list[Server]:
    left = list(servers)
    return [left.pop(dice.roll(len(left))) for _ in servers]


async def one_table(servers: Sequence[Server], dice: Dice) -> tuple[int, int]:
    """Two people and a spectator on three processes, and everybody once more on another one."""
    a, b, c, d = shuffled(servers, dice)
    ann, ben = await asyncio.gather(guest(c, "Ann"), guest(d, "Ben"))
    table = await lay(d, ann, [{"kind": "open"}])
    people = [Client(a, table, seeded(dice.next()), ann), Client(b, table, seeded(dice.next()), ben, sit=1)]
    watching = Client(c, table, seeded(dice.next()))
    async with AsyncExitStack() as stack:
        elsewhere = zip([*people, watching], [b, c, d])
        doubles = [await doubled(stack, client, server) for client, server in elsewhere]
        mischief = Mischief(doubles, seeded(dice.next()))
        for client in people:
            client.before = mischief.before
        await asyncio.gather(*[client.play() for client in (*people, watching)])
        await mischief.settle()
    return await prove(servers, table, [*people, watching]), mischief.tried


@pytest.mark.slow
def test_four_processes_on_one_database_agree_about_every_table(postgres: Callable[[], str]) -> None:
    answers, tried = asyncio.run(evening(postgres(), tables=8, seed=21))
    assert answers > 8 * 50
    assert tried > 8 * 10


async def moving(database: str, seed: int) -> None:
    """One of two processes is killed while people play there, with each other and with a bot."""
    dice = seeded(seed)
    with Server(database) as doomed, Server(database) as safe:
        await asyncio.gather(doomed.start(), safe.start())
        ann, ben = await asyncio.gather(guest(doomed, "Ann"), guest(safe, "Ben"))
        together = await lay(safe, ann, [{"kind": "open"}])
        alone = await lay(doomed, ann, [{"kind": "bot", "level": "random"}])
        one = Client(doomed, together, seeded(dice.next()), ann, refuge=safe)
        other = Client(safe, together, seeded(dice.next()), ben, sit=1)
        solo = Client(doomed, alone, seeded(dice.next()), ann, refuge=safe)
        async with asyncio.TaskGroup() as group:
            for client in (one, other, solo):
                group.create_task(client.play())
            while not one.done or not solo.done:
                await asyncio.sleep(SOON)
            doomed.kill()
        assert (one.breaks > 0, other.breaks, solo.breaks > 0) == (True, 0, True)
        await prove([safe], together, [one, other])
        await prove([safe], alone, [solo])
        assert not safe.complaints(), safe.words()


@pytest.mark.slow
def test_when_a_process_dies_its_people_and_bots_play_on_at_another(postgres: Callable[[], str]) -> None:
    asyncio.run(moving(postgres(), seed=31))
