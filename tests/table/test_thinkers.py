"""The processes in which bots think: right answers, and a table that goes on whatever becomes of them."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from cardwright.bots.levels import bot
from cardwright.bots.random import RandomBot
from cardwright.games.vale.game import VALE
from cardwright.kernel.game import Setup
from cardwright.kernel.notation import give, names
from cardwright.kernel.paper import Record
from cardwright.table.fairness import Owner
from cardwright.table.thinkers import Closed, NoAdvice, Thinkers

pytestmark = pytest.mark.slow

SEED: Final = 5
ANN: Final = Owner("ann", "192.0.2.1")
BOB: Final = Owner("bob", "192.0.2.2")
LONG: Final = 60.0
IMPATIENT: Final = 0.3
SOON: Final = 30.0
ROOT: Final = Path(__file__).parents[2]


def moment(answers: int) -> tuple[Record, list[str]]:
    """What the seat that is asked sees, some answers into a game, and what it may answer."""
    t = VALE.new(Setup(2, 3, {}))
    mind = bot(VALE, "easy", 3)
    for _ in range(answers):
        give(t, mind.choose(VALE.view(t, int(t.seat())), names(t), 0.1))
    return VALE.view(t, int(t.seat())), names(t)


VIEW, OPTIONS = moment(12)


def with_thinkers(scene: Callable[[Thinkers], Awaitable[None]], count: int = 1) -> None:
    async def play() -> None:
        thinkers = Thinkers(count, SOON)
        try:
            await scene(thinkers)
        finally:
            await thinkers.close()
        assert thinkers.waiting == 0

    asyncio.run(play())


def choice(
    thinkers: Thinkers, level: str = "normal", seconds: float = 0.1, seed: int = SEED, owner: Owner = ANN
) -> Awaitable[str]:
    return thinkers.choose(owner, "vale", level, seed, VIEW, OPTIONS, seconds)


def here(level: str = "normal", seed: int = SEED) -> str:
    return bot(VALE, level, seed).choose(VIEW, OPTIONS, 0.1)


def pids(thinkers: Thinkers) -> list[int]:
    return [mind.process.pid for mind in thinkers.minds]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


def gone(pid: int) -> bool:
    """A zombie that nobody has reaped yet is gone as well."""
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def test_answers_are_those_of_a_bot_in_this_process() -> None:
    async def scene(thinkers: Thinkers) -> None:
        for answers in (0, 12, 31):
            view, options = moment(answers)
            expected = bot(VALE, "normal", SEED).choose(view, options, 0.1)
            assert await thinkers.choose(ANN, "vale", "normal", SEED, view, options, 0.1) == expected
        for seed in range(4):
            assert await choice(thinkers, "random", seed=seed) == here("random", seed)
        assert len(pids(thinkers)) == 1
        assert thinkers.failures == 0

    with_thinkers(scene)


def test_each_of_many_callers_gets_its_own_answer_from_few_processes() -> None:
    async def scene(thinkers: Thinkers) -> None:
        jobs = [asyncio.ensure_future(choice(thinkers, "random", seed=seed)) for seed in range(20)]
        await asyncio.sleep(0)
        assert thinkers.waiting == 17
        assert await asyncio.gather(*jobs) == [here("random", seed) for seed in range(20)]
        assert len(pids(thinkers)) == 3

    with_thinkers(scene, count=2)


def test_who_asks_much_is_served_in_order_and_a_stranger_in_between() -> None:
    async def scene(thinkers: Thinkers) -> None:
        served: list[str] = []

        async def caller(owner: Owner, name: str) -> None:
            await choice(thinkers, "hard", 0.01, owner=owner)
            served.append(name)

        flood = [caller(ANN, f"ann {number}") for number in range(5)]
        await asyncio.gather(*flood, caller(BOB, "bob"))
        assert served == ["ann 0", "bob", "ann 1", "ann 2", "ann 3", "ann 4"]
        assert len(pids(thinkers)) == 2, "one thought, one was ready for quick bots"

    with_thinkers(scene)


def test_a_quick_bot_answers_while_every_slow_one_thinks() -> None:
    async def scene(thinkers: Thinkers) -> None:
        slow = [asyncio.ensure_future(choice(thinkers, "hard", LONG)) for _ in range(5)]
        await until(lambda: thinkers.turns.slow.running == 2)
        for owner in (ANN, BOB):
            assert await choice(thinkers, "easy", owner=owner) == here("easy")
        assert (thinkers.turns.slow.running, len(thinkers.turns.slow.waiting), thinkers.waiting) == (2, 3, 3)
        assert not any(thought.done() for thought in slow)
        assert len(pids(thinkers)) == 3
        for thought in slow:
            thought.cancel()

    with_thinkers(scene, count=2)


@pytest.mark.slow
def test_advice_is_a_hint_in_the_language_asked_for() -> None:
    async def scene(thinkers: Thinkers) -> None:
        for lang in ("en", "nl"):
            advice = await thinkers.advise(ANN, "vale", VIEW, 0.1, ["Ann", "Bob"], lang)
            assert set(advice) == {"best", "runner_up", "why"}
            assert isinstance(advice["best"], dict)
            assert advice["best"]["answer"] in OPTIONS

    with_thinkers(scene)


@pytest.mark.slow
def test_the_loop_goes_on_while_a_bot_thinks_hard() -> None:
    async def scene(thinkers: Thinkers) -> None:
        thought = asyncio.ensure_future(choice(thinkers, "hard", LONG))
        await until(lambda: any(mind.awake for mind in thinkers.minds))
        for _ in range(100):
            await asyncio.sleep(0.001)
        assert not thought.done(), "it thinks, and a hundred things happened meanwhile"
        thought.cancel()
        assert await choice(thinkers, "hard", 0.1) in OPTIONS
        assert thinkers.failures == 0

    with_thinkers(scene)


def test_a_stuck_bot_is_replaced_and_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(thinkers: Thinkers) -> None:
        await choice(thinkers)
        [stuck] = pids(thinkers)
        os.kill(stuck, signal.SIGSTOP)
        with monkeypatch.context() as patch:
            patch.setattr(thinkers, "patience", IMPATIENT)
            assert await choice(thinkers) == RandomBot(SEED).choose(VIEW, OPTIONS, 0)
        assert gone(stuck)
        assert thinkers.failures == 1
        assert await choice(thinkers) == here()
        assert thinkers.failures == 1

    with_thinkers(scene)


def test_a_bot_that_is_killed_while_it_thinks_is_replaced() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await choice(thinkers)
        [killed] = pids(thinkers)
        jobs = [asyncio.ensure_future(job) for job in (choice(thinkers, "hard", LONG), choice(thinkers, "hard"))]
        await until(lambda: thinkers.waiting == 1)
        os.kill(killed, signal.SIGKILL)
        assert await jobs[0] == RandomBot(SEED).choose(VIEW, OPTIONS, 0)
        assert await jobs[1] in OPTIONS
        assert thinkers.failures == 1
        assert pids(thinkers) != [killed]

    with_thinkers(scene)


def test_a_bot_that_is_killed_while_it_rests_is_replaced_before_anybody_notices() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await choice(thinkers)
        [mind] = thinkers.minds
        os.kill(mind.process.pid, signal.SIGKILL)
        await until(lambda: not mind.alive())
        assert await choice(thinkers) == here()
        assert thinkers.failures == 1

    with_thinkers(scene)


def test_a_bot_that_fails_or_is_unknown_is_answered_for_and_its_process_stays() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await choice(thinkers)
        before = pids(thinkers)
        legal = RandomBot(SEED).choose(VIEW, OPTIONS, 0)
        assert await thinkers.choose(ANN, "vale", "normal", SEED, {}, OPTIONS, 0.1) == legal
        assert await thinkers.choose(ANN, "vale", "grandmaster", SEED, VIEW, OPTIONS, 0.1) == legal
        assert await thinkers.choose(ANN, "chess", "normal", SEED, VIEW, OPTIONS, 0.1) == legal
        assert set(before) <= set(pids(thinkers))
        assert thinkers.failures == 0

    with_thinkers(scene)


def test_an_answer_that_is_no_option_is_not_taken() -> None:
    async def scene(thinkers: Thinkers) -> None:
        others = ["one", "two"]
        assert await thinkers.choose(ANN, "vale", "normal", SEED, VIEW, others, 0.1) in others

    with_thinkers(scene)


def test_advice_that_nobody_has_is_refused_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(thinkers: Thinkers) -> None:
        with pytest.raises(NoAdvice, match=r"no advice: BadPaper$"):
            await thinkers.advise(ANN, "vale", {}, 0.1, ["Ann", "Bob"], "en")
        os.kill(thinkers.idle[-1].process.pid, signal.SIGSTOP)
        monkeypatch.setattr(thinkers, "patience", IMPATIENT)
        with pytest.raises(NoAdvice, match=r"no advice: no answer within 0\.4 s"):
            await thinkers.advise(ANN, "vale", VIEW, 0.1, ["Ann", "Bob"], "en")

    with_thinkers(scene)


def test_who_comes_after_a_caller_that_went_away_gets_its_own_answer() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await choice(thinkers)
        thinking, queued = (asyncio.ensure_future(choice(thinkers, "hard", LONG)) for _ in range(2))
        following = asyncio.ensure_future(choice(thinkers, "hard"))
        await until(lambda: thinkers.waiting == 2)
        queued.cancel()
        thinking.cancel()
        assert await following in OPTIONS
        assert thinking.cancelled()
        assert queued.cancelled()
        assert thinkers.failures == 0
        assert len(pids(thinkers)) == 2

    with_thinkers(scene)


def test_a_caller_may_go_away_at_any_moment() -> None:
    async def scene(thinkers: Thinkers) -> None:
        for wait in (0, 0.001, 0.01, 0.05, 0.1, 0.2):
            job = asyncio.ensure_future(choice(thinkers, "hard", LONG))
            await asyncio.sleep(wait)
            job.cancel()
        assert await choice(thinkers, "hard") in OPTIONS
        assert len(pids(thinkers)) == 2

    with_thinkers(scene)


def test_closing_ends_every_thought_at_once() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await asyncio.gather(choice(thinkers), choice(thinkers))
        jobs = [asyncio.ensure_future(choice(thinkers, "hard", LONG)) for _ in range(4)]
        advice = asyncio.ensure_future(thinkers.advise(ANN, "vale", VIEW, LONG, ["Ann", "Bob"], "en"))
        await until(lambda: thinkers.waiting == 3)
        before = pids(thinkers)
        await thinkers.close()
        assert all(gone(pid) for pid in before)
        results = await asyncio.gather(*jobs, advice, return_exceptions=True)
        assert [type(result) for result in results] == [Closed] * 4 + [NoAdvice]
        with pytest.raises(Closed):
            await choice(thinkers)
        assert thinkers.failures == 0

    with_thinkers(scene, count=2)


def test_closing_ends_a_process_that_is_only_starting() -> None:
    async def scene(thinkers: Thinkers) -> None:
        job = asyncio.ensure_future(choice(thinkers))
        await asyncio.sleep(0)
        await thinkers.close()
        with pytest.raises(Closed):
            await job

    with_thinkers(scene)


def test_thinkers_leave_it_to_the_parent_to_be_asked_to_stop() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await choice(thinkers)
        before = pids(thinkers)
        for asked_to_stop in (signal.SIGINT, signal.SIGTERM):
            os.kill(before[0], asked_to_stop)
        assert await choice(thinkers) == here()
        assert pids(thinkers) == before

    with_thinkers(scene)


PARENT: Final = """
import asyncio
from tests.table.test_thinkers import LONG, choice, pids
from cardwright.table.thinkers import Thinkers

async def play():
    thinkers = Thinkers(2)
    await asyncio.gather(choice(thinkers), choice(thinkers))
    thought = asyncio.ensure_future(choice(thinkers, "hard", LONG))
    await asyncio.sleep(0.1)
    print(*pids(thinkers), flush=True)
    await thought

asyncio.run(play())
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_thinkers_end_when_their_parent_is_killed_also_in_the_middle_of_a_thought_and_if_stuck() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], cwd=ROOT, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        orphans = [int(pid) for pid in parent.stdout.readline().split()]
        alive = [not gone(pid) for pid in orphans]
        os.kill(orphans[0], signal.SIGSTOP)
        parent.kill()
    assert alive == [True, True]
    asyncio.run(until(lambda: all(gone(pid) for pid in orphans)))
