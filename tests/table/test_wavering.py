"""People who come and go, and take answers back meanwhile: everybody's story is the log's all the same."""

import asyncio
from collections.abc import Callable

import pytest

from cardwright.kernel.dice import Dice, seeded
from tests.table.driver import Client, guest, lay
from tests.table.proof import prove, read
from tests.table.server import Server

WAVERS = 4
LEAVES = 12


async def waver(database: str, tables: int, seed: int, tell: Callable[[int], None] = lambda _: None) -> tuple[int, int]:
    """Three clients at each table, two who play and one who watches; how many answers stand, and were taken back."""
    with Server(database) as server:
        await server.start()
        played: list[tuple[int, int]] = []

        async def play(i: int) -> None:
            played.append(await one_table(server, seeded(seed + i)))
            tell(len(played))

        async with asyncio.TaskGroup() as group:
            for i in range(tables):
                group.create_task(play(i))
        assert not server.complaints(), server.words()
    return sum(answers for answers, _ in played), sum(undone for _, undone in played)


async def one_table(server: Server, dice: Dice) -> tuple[int, int]:
    ann, ben = await guest(server, "Ann"), await guest(server, "Ben")
    table = await lay(server, ann, [{"kind": "open"}])
    clients = [
        Client(server, table, seeded(dice.next()), ann, wavers=WAVERS, leaves=LEAVES),
        Client(server, table, seeded(dice.next()), ben, sit=1, wavers=WAVERS, leaves=LEAVES),
        Client(server, table, seeded(dice.next()), wavers=WAVERS, leaves=LEAVES),
    ]
    await asyncio.gather(*[client.play() for client in clients])
    answers = await prove([server], table, clients)
    undone = sum(e.kind == "undo" for e in read(server.database, table)[1])
    return answers - undone, undone


@pytest.mark.slow
def test_everybodys_story_is_the_logs_though_people_come_and_go_while_answers_are_taken_back(database: str) -> None:
    answers, undone = asyncio.run(waver(database, tables=4, seed=41))
    assert answers > 4 * 50
    assert undone > 4 * 5
