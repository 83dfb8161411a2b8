"""A server in a process of its own: started, killed, started again on the same port and database.

It listens on the loopback only, and ends with the process that started it.
"""

import argparse
import asyncio
import ctypes
import itertools
import logging
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final

import httpx
import uvicorn

from cardwright.cli.serve import bind, configured, run, together
from cardwright.table.app import create_app
from cardwright.table.settings import Settings
from tests.patience import PATIENCE

HOST: Final = "127.0.0.1"
ROOT: Final = Path(__file__).parents[2]
# Below the ports that the system gives to clients: one that knocks while nobody listens cannot get hold of it.
PORTS: Final = range(20_000, 32_000)
KNOCK: Final = 0.05
PR_SET_PDEATHSIG: Final = 1
TRIED: Final = itertools.count(random.SystemRandom().randrange(len(PORTS)))


class NotServing(Exception):
    """A server ended, or did not begin; the message has what it said last."""


def free_port() -> int:
    """A port where nobody listens, and that this process has not given before."""
    for i in TRIED:
        port = PORTS[i % len(PORTS)]
        with socket.socket() as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                door.bind((HOST, port))
                return port
            except OSError:
                continue
    raise AssertionError("not reached")


class Server:
    """A place to serve from. Used as a context, it has ended afterwards whatever happened."""

    def __init__(self, database: str, seconds: float | None = None, workers: int = 1) -> None:
        self.database: Final = database
        self.seconds: Final = seconds
        self.workers: Final = workers
        self.port: Final = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.said: Final = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the server)

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process is not None:
            self.kill()
        self.said.close()

    def url(self, path: str, scheme: str = "http") -> str:
        return f"{scheme}://{HOST}:{self.port}{path}"

    async def start(self) -> None:
        """Start, and wait until it answers."""
        self.begin()
        await self.ready()

    def begin(self) -> None:
        assert self.process is None
        command = [sys.executable, "-m", "tests.table.server", "--parent", str(os.getpid())]
        command += ["--database", self.database, "--port", str(self.port), "--workers", str(self.workers)]
        command += [] if self.seconds is None else ["--seconds", str(self.seconds)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=self.said, stderr=self.said, start_new_session=True
        )

    async def ready(self) -> None:
        assert self.process is not None
        late = time.monotonic() + PATIENCE
        async with httpx.AsyncClient() as client:
            while not await self.answers(client):
                if self.process.poll() is not None or time.monotonic() > late:
                    raise NotServing(f"the server on port {self.port} does not serve:\n{self.words()}")
                await asyncio.sleep(KNOCK)

    async def answers(self, client: httpx.AsyncClient) -> bool:
        try:
            return (await client.get(self.url("/healthz"))).status_code == httpx.codes.OK
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> float:
        """Ask it to end; how many seconds that took."""
        began = time.monotonic()
        code = self._end(signal.SIGTERM)
        assert code in (0, -signal.SIGTERM), f"ended with {code}:\n{self.words()}"
        return time.monotonic() - began

    def _end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        assert process is not None
        process.send_signal(how)
        try:
            return process.wait(PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def words(self) -> str:
        """What it said, over all its lives."""
        self.said.seek(0)
        return self.said.read().decode()

    def complaints(self) -> list[str]:
        """What it said that should never be said."""
        return [line for line in self.words().splitlines() if line.startswith(("ERROR", "CRITICAL", "Exception in"))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.table.server", description="Serve for a test.")
    parser.add_argument("--parent", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != wanted.parent:
        sys.exit("the test is over")
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings = Settings(
        wanted.database, wanted.workers, generous=True, bot_seconds=0.1, database_seconds=wanted.seconds
    )
    if wanted.workers > 1:
        with together(settings) as kept:
            run(configured(kept), bind(HOST, wanted.port))
    else:
        uvicorn.run(create_app(settings), host=HOST, port=wanted.port, log_level="warning")


if __name__ == "__main__":
    main()
