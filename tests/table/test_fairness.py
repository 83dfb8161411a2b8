"""Whose turn it is: nobody's flood comes before a stranger, and quick and slow thoughts do not wait for each other."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cardwright.table.fairness import FairQueue, Owner, Thought, Turns

HERE: Final = "192.0.2.1"
THERE: Final = "192.0.2.2"
STRANGER: Final = Owner("stranger", THERE)


def served(*came: tuple[Owner, str]) -> list[str]:
    """In which order these thoughts are thought, one at a time; each is named by its person and its kind."""

    async def serve() -> list[str]:
        queue, found = FairQueue(), []
        for owner, kind in came:
            queue.join(Thought(owner, kind))
        while queue.waiting:
            thought = queue.begin()
            found.append(f"{thought.owner.person} {thought.kind}")
            queue.leave(thought)
        assert (queue.running, queue.shares) == (0, {})
        return found

    return asyncio.run(serve())


def people(*came: Owner) -> list[str]:
    return [name.partition(" ")[0] for name in served(*((owner, "hard") for owner in came))]


def test_one_person_is_served_in_order() -> None:
    ann = Owner("ann", HERE)
    assert served((ann, "hard"), (ann, "other"), (ann, "last")) == ["ann hard", "ann other", "ann last"]


def test_two_people_take_turns_though_one_came_with_many() -> None:
    ann = Owner("ann", HERE)
    assert people(*[ann] * 4, *[STRANGER] * 2) == ["ann", "stranger", "ann", "stranger", "ann", "ann"]


def test_all_guests_of_an_address_together_take_turns_with_a_stranger() -> None:
    guests = [Owner(f"guest{i}", HERE) for i in range(10)]
    order = people(*guests * 3, *[STRANGER] * 3)
    assert [i for i, name in enumerate(order) if name == "stranger"] == [1, 3, 5]


def test_a_person_at_many_addresses_counts_as_one() -> None:
    everywhere = [Owner("ann", f"192.0.2.{i}") for i in range(10, 20)]
    order = people(*everywhere * 3, *[STRANGER] * 3)
    assert [i for i, name in enumerate(order) if name == "stranger"] == [1, 3, 5]


def test_people_of_one_address_take_turns_among_themselves() -> None:
    ann, bob = Owner("ann", HERE), Owner("bob", HERE)
    assert people(ann, ann, ann, bob, bob) == ["ann", "bob", "ann", "bob", "ann"]


def test_whose_address_nobody_knows_takes_turns_alone() -> None:
    ann, bob = Owner("ann"), Owner("bob")
    assert people(ann, ann, ann, bob, STRANGER) == ["ann", "bob", "stranger", "ann", "ann"]
    assert people(ann, ann, Owner("ann", HERE), bob) == ["ann", "bob", "ann", "ann"], "it is one person all the same"


def test_who_has_fewer_running_goes_first() -> None:
    async def scene() -> None:
        queue, ann = FairQueue(), Owner("ann", HERE)
        for owner in (STRANGER, ann, ann):
            queue.join(Thought(owner, "hard"))
        stranger, first, second = queue.begin(), queue.begin(), queue.begin()
        assert [it.owner for it in (stranger, first, second)] == [STRANGER, ann, ann]
        queue.leave(first)
        for owner in (ann, STRANGER):
            queue.join(Thought(owner, "hard"))
        queue.leave(stranger)
        assert queue.begin().owner == STRANGER, "ann has one running"
        assert queue.running == 2
        queue.leave(second)

    asyncio.run(scene())


def test_of_ones_own_thoughts_a_hint_comes_first() -> None:
    ann = Owner("ann", HERE)
    assert served((ann, "hard"), (ann, "hint"), (STRANGER, "hard")) == ["ann hint", "stranger hard", "ann hard"]


@given(some.lists(some.integers(0, 9), max_size=60), some.integers(1, 4))
def test_a_stranger_waits_for_nothing_but_what_is_running(steps: list[int], processes: int) -> None:
    """Guests of one address come and are served in any order: whoever comes from elsewhere is next, whenever it is."""

    async def scene() -> None:
        queue, running = FairQueue(), list[Thought]()
        for step in steps:
            if step < 6:
                queue.join(Thought(Owner(f"guest{step}", HERE), "hard"))
            elif running:
                queue.leave(running.pop(step % len(running)))
            while queue.waiting and len(running) < processes:
                running.append(queue.begin())
        mine = Thought(STRANGER, "hard")
        queue.join(mine)
        assert queue.begin() is mine

    asyncio.run(scene())


class Caller:
    """A thought at its turns: it runs until it is let go."""

    def __init__(self, turns: Turns, kind: str, owner: Owner = STRANGER) -> None:
        self.running = False
        self.enough: Final = asyncio.Event()
        self.task: Final = asyncio.create_task(self.think(turns, owner, kind))

    async def think(self, turns: Turns, owner: Owner, kind: str) -> None:
        async with turns.turn(owner, kind):
            self.running = True
            await self.enough.wait()
            self.running = False

    async def end(self) -> None:
        self.enough.set()
        await self.task


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def with_turns(scene: Callable[[Turns], Coroutine[Any, Any, None]], slow: int = 2) -> None:
    async def play() -> None:
        turns = Turns(slow)
        await scene(turns)
        await turns.quiet.wait()
        assert (turns.quick.shares, turns.slow.shares, turns.quick.running, turns.slow.running) == ({}, {}, 0, 0)

    asyncio.run(play())


def running(callers: list[Caller]) -> list[bool]:
    return [caller.running for caller in callers]


def all_end(callers: list[Caller]) -> Awaitable[object]:
    return asyncio.gather(*(caller.end() for caller in callers))


def test_quick_thoughts_have_a_process_that_slow_ones_never_take() -> None:
    async def scene(turns: Turns) -> None:
        slow = [Caller(turns, kind) for kind in ("hard", "hint", "hard", "hint")]
        await settled()
        assert sum(running(slow)) == 2
        for level in ("random", "easy", "normal"):
            quick = [Caller(turns, level), Caller(turns, level)]
            await settled()
            assert running(quick) == [True, False]
            await quick[0].end()
            await settled()
            assert quick[1].running
            await quick[1].end()
        assert sum(running(slow)) == 2
        await all_end(slow)

    with_turns(scene)


def test_quick_thoughts_take_what_slow_ones_leave_free_and_give_it_back() -> None:
    async def scene(turns: Turns) -> None:
        quick = [Caller(turns, "easy") for _ in range(5)]
        await settled()
        assert running(quick) == [True, True, True, False, False]
        slow = Caller(turns, "hard")
        await settled()
        assert not slow.running
        await quick[1].end()
        await settled()
        assert (slow.running, running(quick)) == (True, [True, False, True, False, False])
        await all_end([*quick, slow])

    with_turns(scene)


@pytest.mark.parametrize("after", [0, 1])
def test_who_goes_away_leaves_the_turn_to_others(after: int) -> None:
    async def scene(turns: Turns) -> None:
        callers = [Caller(turns, "hard") for _ in range(4)]
        await settled()
        callers[1].task.cancel()
        callers[2].task.cancel()
        callers[0].enough.set()
        for _ in range(after):
            await asyncio.sleep(0)
        callers[0].task.cancel()
        await settled()
        assert callers[3].running
        assert turns.slow.running == 1
        await callers[3].end()

    with_turns(scene)


def test_what_waits_can_be_counted() -> None:
    async def scene(turns: Turns) -> None:
        callers = [Caller(turns, kind) for kind in ("hard", "hard", "hard", "easy", "easy", "easy")]
        assert turns.slow.oldest() == 0.0
        await settled()
        assert (len(turns.slow.waiting), len(turns.quick.waiting)) == (1, 2)
        assert turns.slow.oldest() > 0.0
        await all_end(callers)

    with_turns(scene)
