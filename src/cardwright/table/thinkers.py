"""Bots think in processes of their own: the loop goes on meanwhile, and one that is stuck or dies is replaced."""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import Final

from cardwright.bots.random import RandomBot
from cardwright.kernel.paper import Record
from cardwright.table.fairness import HINT, QUICK, TRIAL, Owner, Turns

log = logging.getLogger(__name__)

# A busy machine is late, a stuck process never comes: so much later than promised, and so long to start.
PATIENCE: Final = 10.0
WAKING: Final = 30.0
# A whole game of bots that answer at once takes a fifth of a second; interpreted, on a busy machine, very much longer.
MATCH: Final = 300.0
COMMAND: Final = (sys.executable, "-P", "-m", "cardwright.table.thinker")


class NoAdvice(Exception):
    """There is no hint; the message says why."""


class Closed(Exception):
    """The processes are gone for good, and nothing was chosen."""


class Broken(Exception):
    """A bot failed, or its process died or took too long."""


class Mind:
    """One process. It thinks about one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process: Final = process
        self.ear: Final = process.stdin
        self.mouth: Final = process.stdout
        self.awake = False

    def alive(self) -> bool:
        return self.process.returncode is None and not self.mouth.at_eof()

    async def think(self, job: bytes, limit: float) -> Record:
        """What the process makes of a job. If it raises, the process is good for nothing more."""
        if not self.awake:
            await self.exchange(b"", WAKING)
            self.awake = True
        return await self.exchange(job, limit)

    async def exchange(self, said: bytes, limit: float) -> Record:
        try:
            async with asyncio.timeout(limit):
                self.ear.write(said)
                await self.ear.drain()
                line = await self.mouth.readline()
            if not line.endswith(b"\n"):
                raise Broken("the process died")
            heard: Record = json.loads(line)
            return heard
        except TimeoutError as error:
            raise Broken(f"no answer within {limit:g} s") from error
        except (OSError, RuntimeError, ValueError) as error:
            raise Broken(f"the process is lost: {error}") from error

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> None:
        self.kill()
        self.ear.close()
        await self.process.communicate()


async def start() -> Mind:
    """A new process, in a session of its own: Ctrl-C is for the parent."""
    try:
        return Mind(await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True))
    except OSError as error:
        raise Broken(f"no process can be started: {error}") from error


class Thinkers:
    """Processes in which bots think, in fair turns; they start when they are needed.

    So many think slowly at most; one more is there for quick levels only. A job may take `patience` seconds longer than
    its bot was given. `failures` counts the processes that did not keep to that or died.
    """

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self.patience: Final = patience
        self.failures = 0
        self.minds: Final[set[Mind]] = set()
        self.idle: Final[list[Mind]] = []
        self.turns: Final = Turns(count)
        self.fetching: Final = asyncio.Lock()
        self.closed = False

    @property
    def waiting(self) -> int:
        """How many jobs no process has begun."""
        return len(self.turns.quick.waiting) + len(self.turns.slow.waiting)

    async def choose(
        self, owner: Owner, game: str, level: str, seed: int, view: Record, options: list[str], seconds: float
    ) -> str:  # fmt: skip
        """What a bot answers; if it cannot, any legal answer, so that the table goes on. Raises only Closed."""
        details: Record = {"level": level, "seed": seed, "options": options}
        try:
            job = encoded("choose", {"game": game, "view": view, "seconds": seconds, **details})
            answer = await self.think(owner, level, job, seconds)
            if isinstance(answer, str) and answer in options:
                return answer
            raise Broken("it gave no option")
        except Broken as error:
            log.error("a %s bot of %s had no answer (%s), so any legal one is taken", level, game, error)
            return RandomBot(seed).choose(view, options, seconds)

    async def advise(
        self, owner: Owner, game: str, view: Record, seconds: float, names: list[str], lang: str
    ) -> Record:  # fmt: skip
        """A hint, as its record. Raises NoAdvice if there is none."""
        details: Record = {"names": names, "lang": lang}
        try:
            job = encoded("advise", {"game": game, "view": view, "seconds": seconds, **details})
            advice = await self.think(owner, HINT, job, seconds)
        except (Broken, Closed) as error:
            log.warning("no advice for %s: %s", game, error)
            raise NoAdvice(f"no advice: {error}") from error
        assert isinstance(advice, dict)
        return advice

    async def match(
        self, owner: Owner, game: str, level: str, seed: int, options: dict[str, str], brought: list[str]
    ) -> list[float]:  # fmt: skip
        """What each seat has of the win in a game between bots. Raises Broken or Closed."""
        details: Record = {"level": level, "seed": seed, "options": {**options}, "brought": [*brought]}
        shares = await self.think(owner, TRIAL, encoded("match", {"game": game, **details}), MATCH)
        assert isinstance(shares, list)
        return shares

    async def think(self, owner: Owner, kind: str, job: bytes, seconds: float) -> object:
        """Wait for a turn, and for the answer. Raises Broken or Closed."""
        self.must_be_open()
        async with self.turns.turn(owner, kind):
            said = await self.hand_over(job, seconds + self.patience, kind not in QUICK)
        if "failed" in said:
            log.error("a bot failed: %s\n%s", said["failed"], said["trace"])
            raise Broken(str(said["failed"]))
        return said["answer"]

    async def hand_over(self, job: bytes, limit: float, slow: bool) -> Record:
        """Give a job to a process; one that does not answer, or whose answer nobody waits for, is killed."""
        self.must_be_open()
        async with self.fetching:
            mind = await self.rested() or await start()
            self.minds.add(mind)
        try:
            if slow:
                await self.keep_spare()
            self.must_be_open()
            said = await mind.think(job, limit)
            self.idle.append(mind)
            return said
        except Broken:
            self.must_be_open()
            self.failures += 1
            raise
        finally:
            if mind not in self.idle:
                self.minds.discard(mind)
                await mind.end()

    async def keep_spare(self) -> None:
        """While somebody thinks slowly another process stands ready: no quick bot has to wait for its start."""
        async with self.fetching:
            if not self.idle and len(self.minds) <= self.turns.most:
                with suppress(Broken):
                    spare = await start()
                    self.minds.add(spare)
                    self.idle.append(spare)

    async def rested(self) -> Mind | None:
        """A process that waits for a job, if there is one; those that died waiting are let go."""
        while self.idle:
            mind = self.idle.pop()
            if mind.alive():
                return mind
            self.minds.discard(mind)
            self.failures += 1
            await mind.end()
            log.error("a process died while it had nothing to do (%s)", mind.process.returncode)
        return None

    def must_be_open(self) -> None:
        if self.closed:
            raise Closed("the table is closing")

    async def close(self) -> None:
        """End all processes, whatever they are thinking about; jobs that are not done raise Closed."""
        if self.closed:
            return
        self.closed = True
        for mind in self.minds:
            mind.kill()
        await self.turns.quiet.wait()
        for mind in self.idle:
            await mind.end()


def encoded(do: str, details: Record) -> bytes:
    """A job as a process reads it."""
    return (json.dumps({"do": do, "with": details}) + "\n").encode()
