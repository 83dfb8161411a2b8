"""Scripted people at live tables, two at each: `python -m bench.crowd URL TABLES SECONDS RATE [PID …]`. Prints JSON.

A rate of 0 plays as fast as the server lets them, the same work however long it takes. The time of an answer runs from
its sending until both people of the table have seen what came of it. Of each process named, and all that it started,
the processor time is told that it used for an answer while they were counted.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import Callable
from itertools import count
from typing import Final

import httpx
import orjson
import uvloop
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.effort import used_by_all

TOGETHER: Final = 20
SETTLING: Final = 1.0
# How many answers are given at a table, as fast as possible: so few that hardly a game ends. To lay a new table and sit
# down costs as much as many answers, so that whoever is faster would have more to do for each.
ANSWERS: Final = 80
requests = count()


class Person(WSListener):
    """One socket at a table, and the last scene that came over it; light, because it shares the server's cores."""

    def __init__(self) -> None:
        self.number = 0
        self.scene: dict[str, object] = {}
        self.waiting: asyncio.Future[None] | None = None
        self.awaited = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = orjson.loads(frame.get_payload_as_memoryview())
        if message["type"] == "refusal":
            raise AssertionError(message)
        if message["type"] == "scene":
            self.scene, self.number = message, message["number"]
            if self.waiting is not None and self.number >= self.awaited:
                self.waiting.set_result(None)
                self.waiting = None

    def send(self, message: dict[str, object]) -> None:
        self.transport.send(WSMsgType.TEXT, orjson.dumps(message))

    async def until(self, number: int) -> None:
        """Wait until an entry is seen."""
        if self.number < number:
            self.waiting, self.awaited = asyncio.get_running_loop().create_future(), number
            await self.waiting


class Pair:
    """A table of two people, played at random until time is up; a finished game is followed by a new table."""

    def __init__(self, url: str, dice: random.Random) -> None:
        self.url: Final = url
        self.dice: Final = dice
        self.guests: Final[list[httpx.AsyncClient]] = []
        self.people: list[Person] = []
        self.times: Final[list[float]] = []

    async def sit_down(self) -> None:
        """Two guests, one table, two sockets."""
        if not self.guests:
            for name in ("Ann", "Bob"):
                guest = httpx.AsyncClient(base_url=self.url, timeout=60)
                (await guest.post("/api/me", json={"name": name})).raise_for_status()
                self.guests.append(guest)
        chairs = [{"kind": "me"}, {"kind": "open"}]
        laid = await self.guests[0].post("/api/tables", json={"game": "vale", "chairs": chairs})
        laid.raise_for_status()
        self.people = [await self.enter(guest, laid.json()["id"]) for guest in self.guests]
        self.people[1].send({"type": "sit", "request": request(), "seat": 1})
        for person in self.people:
            await person.until(3)

    async def enter(self, guest: httpx.AsyncClient, table: str) -> Person:
        cookie = "; ".join(f"{key}={value}" for key, value in guest.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        _, person = await ws_connect(Person, address, extra_headers={"cookie": cookie})
        assert isinstance(person, Person)
        await person.until(1)
        return person

    async def play(self, enough: Callable[[], bool], period: float) -> None:
        """Answer whenever asked, at most once in a period."""
        due = time.perf_counter() + self.dice.random() * period
        while not enough():
            asked = next((p for p in self.people if p.scene["options"]), None)
            if asked is None:
                await self.leave()
                await self.sit_down()
                continue
            if period:
                await asyncio.sleep(due - time.perf_counter())
                due += period
            await self.answer(asked)

    async def answer(self, person: Person) -> None:
        scene = person.scene
        options = scene["options"]
        assert isinstance(options, list)
        message: dict[str, object] = {
            "type": "answer", "request": request(), "question": scene["question"],
            "answer": self.dice.choice(options)["answer"],
        }  # fmt: skip
        begin = time.perf_counter()
        person.send(message)
        seen = person.number + 1
        for it in self.people:
            await it.until(seen)
        self.times.append(time.perf_counter() - begin)

    async def leave(self) -> None:
        for person in self.people:
            person.transport.send_close(WSCloseCode.OK)
            await person.transport.wait_disconnected()


def request() -> str:
    return f"request-{next(requests)}"


async def seated(url: str, tables: int) -> list[Pair]:
    """Everybody has sat down, and the server has had a moment to itself."""
    pairs = [Pair(url, random.Random(i)) for i in range(tables)]
    for i in range(0, tables, TOGETHER):
        await asyncio.gather(*(pair.sit_down() for pair in pairs[i : i + TOGETHER]))
    print(f"{tables} tables are seated", file=sys.stderr, flush=True)
    await asyncio.sleep(SETTLING)
    return pairs


async def crowd(url: str, tables: int, seconds: float, rate: float, processes: list[int]) -> dict[str, float]:
    """Seat everybody, then count for some seconds, or until there are enough answers."""
    pairs = await seated(url, tables)
    begin, before = time.perf_counter(), [used_by_all(it) for it in processes]

    def enough() -> bool:
        if rate:
            return time.perf_counter() > begin + seconds
        return sum(len(pair.times) for pair in pairs) >= ANSWERS * tables

    await asyncio.gather(*(pair.play(enough, tables / rate if rate else 0.0) for pair in pairs))
    spent, effort = time.perf_counter() - begin, [used_by_all(it) - was for it, was in zip(processes, before)]
    times = sorted(took for pair in pairs for took in pair.times)
    for pair in pairs:
        await pair.leave()
        for guest in pair.guests:
            await guest.aclose()
    return {
        "answers": len(times) / spent,
        **{f"p{p}": 1000 * times[len(times) * p // 100] for p in (50, 95, 99)},
        **{f"effort_{i}": 1000 * it / len(times) for i, it in enumerate(effort)},
    }


if __name__ == "__main__":
    url, tables, seconds, rate, *processes = sys.argv[1:]
    print(json.dumps(uvloop.run(crowd(url, int(tables), float(seconds), float(rate), [int(it) for it in processes]))))
