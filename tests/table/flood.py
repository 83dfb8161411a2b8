"""A flood from one address, and how long a stranger's bot takes meanwhile: `python -m tests.table.flood`.

Ten guests lay ten tables each, of four hard bots, and watch them all; a stranger plays against one bot. The server is
`cardwright serve` as anybody starts it, limits and quotas included.
"""

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.cli.terminal import COMMAND
from tests.patience import PATIENCE
from tests.table.driver import new_request
from tests.table.server import HOST, KNOCK, free_port

FLOOD: Final = "127.0.0.1"
STRANGER: Final = "127.0.0.2"
GUESTS: Final = 10
TABLES: Final = 10
# Requests that one address may make at once are counted, so the flood comes in no more than this often.
PACE: Final = 0.05


@contextlib.contextmanager
def serving(bots: int) -> Iterator[str]:
    """A server on a new database, with all its limits; its host and port."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [*COMMAND, "serve", "--port", str(port), "--bots", str(bots)]
        command += ["--database", str(Path(folder, "tables.db"))]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(f"http://{HOST}:{port}/healthz")
            yield f"{HOST}:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


def wait_for(url: str) -> None:
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(url).is_success:
                return
        time.sleep(KNOCK)
    raise AssertionError("the server does not serve")


class Guest:
    """Somebody at an address of their own choice."""

    def __init__(self, server: str, address: str) -> None:
        self.server: Final = server
        self.address: Final = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.client: Final = httpx.AsyncClient(base_url=f"http://{server}", transport=transport, timeout=PATIENCE)

    async def come(self, name: str) -> "Guest":
        (await self.client.post("/api/me", json={"name": name})).raise_for_status()
        return self

    async def lay(self, *chairs: dict[str, str]) -> str:
        """A new table; empty if the server had enough of them."""
        laid = await self.client.post("/api/tables", json={"game": "vale", "chairs": chairs})
        if laid.status_code == httpx.codes.TOO_MANY_REQUESTS:
            return ""
        return str(laid.raise_for_status().json()["id"])

    def at(self, table: str) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        url, headers = f"ws://{self.server}/ws/tables/{table}", {"cookie": cookie}
        return connect(url, additional_headers=headers, local_addr=(self.address, 0), max_size=None, proxy=None)


async def watch(guest: Guest, table: str) -> None:
    """Look on until there is nothing more to see."""
    with contextlib.suppress(OSError):
        async with guest.at(table) as socket:
            async for _ in socket:
                pass


@contextlib.asynccontextmanager
async def flood(server: str) -> AsyncIterator[int]:
    """How many tables of hard bots are laid and watched."""
    hard = {"kind": "bot", "level": "hard"}
    watching = []
    for i in range(GUESTS):
        guest = await Guest(server, FLOOD).come(f"Guest {i}")
        for _ in range(TABLES):
            await asyncio.sleep(PACE)
            if table := await guest.lay(hard, hard, hard, hard):
                watching.append(asyncio.create_task(watch(guest, table)))
    try:
        yield sum(not task.done() for task in watching)
    finally:
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


async def meet(server: str, level: str, answers: int, seconds: float) -> list[float]:
    """How long a stranger's bot took for each of its answers; the last one may be cut off by the end."""
    stranger = await Guest(server, STRANGER).come("Stranger")
    table = await stranger.lay({"kind": "me"}, {"kind": "bot", "level": level})
    times: list[float] = []
    async with stranger.at(table) as socket:
        asked = time.perf_counter()
        scene = await next_scene(socket)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while len(times) < answers and scene["result"] is None:
                    bots_turn = scene["turn"] == 1
                    if not bots_turn:
                        await answer(socket, scene)
                    asked = time.perf_counter()
                    scene = await next_scene(socket, scene["number"])
                    if bots_turn:
                        times.append(time.perf_counter() - asked)
                return times
    return [*times, time.perf_counter() - asked]


async def answer(socket: ClientConnection, scene: dict[str, Any]) -> None:
    pick = random.Random(scene["number"]).choice(scene["options"])["answer"]
    deed = {"type": "answer", "question": scene["question"], "answer": pick, "request": new_request()}
    await socket.send(json.dumps(deed))


async def next_scene(socket: ClientConnection, after: int = 0) -> dict[str, Any]:
    while True:
        said: dict[str, Any] = json.loads(await socket.recv())
        if said["type"] == "scene" and said["number"] > after:
            return said


async def measure(server: str, level: str, answers: int, seconds: float) -> None:
    async with flood(server) as tables:
        print(f"{tables} tables of four hard bots, laid and watched by {GUESTS} guests at one address", flush=True)
        times = sorted(await meet(server, level, answers, seconds))
    middle, worst = times[len(times) // 2], times[-1]
    print(f"a stranger's {level} bot: {len(times)} answers, {middle:.3f} s in the middle, {worst:.3f} s at worst")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.table.flood", description=__doc__)
    parser.add_argument("--bots", type=int, default=1, help="as for cardwright serve (default: 1)")
    parser.add_argument("--level", default="easy", help="of the stranger's bot (default: easy)")
    parser.add_argument("--answers", type=int, default=30, help="how many to wait for (default: 30)")
    parser.add_argument("--seconds", type=float, default=150.0, help="how long to wait for them (default: 150)")
    wanted = parser.parse_args()
    with serving(wanted.bots) as server:
        asyncio.run(measure(server, wanted.level, wanted.answers, wanted.seconds))


if __name__ == "__main__":
    main()
