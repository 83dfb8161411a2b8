"""People for the tests: they play over sockets, come back by themselves when one breaks, and remember everything."""

import asyncio
import json
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from cardwright.kernel.dice import Dice
from tests.patience import PATIENCE
from tests.table.server import Server

SOON: Final = 0.02
LATE: Final = 0.5
AWAY: Final = 300
TRY_AGAIN: Final = ("unavailable", "busy")
TOO_LATE: Final = ("stale", "not_your_turn", "not_playing", "undo_other", "undo_secret", "lingering")
BREAKS: Final = (OSError, TimeoutError, websockets.InvalidHandshake, websockets.ConnectionClosed, EOFError)

Said = dict[str, Any]


class Left(Exception):
    """Somebody closes the socket, and comes back by and by."""


class Surprise(Exception):
    """Something came over a wire that never should."""


@dataclass(frozen=True)
class Done:
    """A deed that was acknowledged, with the number that it got."""

    deed: Said
    number: int


@dataclass(frozen=True)
class Person:
    """A guest."""

    id: str
    name: str
    cookie: str


async def ask(server: Server, method: str, path: str, who: Person | None = None, body: Said | None = None) -> Said:
    """A REST request, again and again until there is an answer."""
    headers = {} if who is None else {"cookie": who.cookie}
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with httpx.AsyncClient(headers=headers) as client:
                    said = await client.request(method, server.url(path), json=body)
                if said.is_success:
                    cookie = "; ".join(f"{key}={value}" for key, value in said.cookies.items())
                    is_text = said.headers["content-type"].startswith("text/plain")
                    return {"cookie": cookie, **({"text": said.text} if is_text else said.json())}
                if said.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                    raise Surprise(f"{method} {path}: {said.status_code} {said.text}")
            except httpx.TransportError:
                pass
            await asyncio.sleep(SOON)


async def guest(server: Server, name: str) -> Person:
    said = await ask(server, "POST", "/api/me", body={"name": name})
    return Person(said["id"], name, said["cookie"])


async def lay(server: Server, who: Person, chairs: list[Said], options: dict[str, str] | None = None) -> str:
    """A new table, where the first chair is this person's."""
    body = {"game": "vale", "chairs": [{"kind": "me"}, *chairs], "options": options or {}}
    return str((await ask(server, "POST", "/api/tables", who, body))["id"])


def new_request() -> str:
    return uuid.uuid4().hex


@dataclass
class Client:
    """Somebody at a table: plays any legal answers, or watches if never asked.

    `story` is all it was told, `done` what was acknowledged, `sent` every deed that it ever tried. A deed that was not
    acknowledged is sent again, with the same request, over the next socket. Those that are `disputed` may be refused,
    because somebody answers in two places at once, or takes back what another is answering to; `refused` says which
    ones were. `refuge` is where to go when the server does not answer. `wavers` and `leaves` say how seldom: one in so
    many answers is taken back, and after one in so many scenes the client goes away for a while.
    """

    server: Server
    table: str
    dice: Dice
    who: Person | None = None
    sit: int | None = None
    refuge: Server | None = None
    before: Callable[["Client", Said], Awaitable[None]] | None = None
    story: list[list[str]] = field(default_factory=list)
    done: list[Done] = field(default_factory=list)
    sent: dict[str, Said] = field(default_factory=dict)
    scene: Said | None = None
    pending: Said | None = None
    answered: int = 0
    disputed: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    breaks: int = 0
    wavers: int = 0
    leaves: int = 0

    def over(self) -> bool:
        return self.scene is not None and self.scene["result"] is not None and self.pending is None

    async def play(self) -> None:
        """Play until the game is over and everything is acknowledged."""
        if self.sit is not None:
            self.intend({"type": "sit", "seat": self.sit})
        wait = SOON
        while not self.over():
            try:
                async with self.open() as socket:
                    wait = SOON
                    await self._converse(socket)
            except Left:
                await asyncio.sleep(self.dice.roll(AWAY) / 1000)
            except BREAKS:
                self.breaks += 1
                self.server = self.refuge or self.server
                await asyncio.sleep(wait)
                wait = min(LATE, wait * 2)

    def open(self) -> connect:
        """A socket that goes on with the story where it was broken off."""
        headers = {} if self.who is None else {"cookie": self.who.cookie}
        heard = 0 if self.scene is None else self.scene["number"]
        url = self.server.url(f"/ws/tables/{self.table}?told={len(self.story)}&heard={heard}", "ws")
        return connect(url, additional_headers=headers, compression=None, max_size=None, proxy=None)

    async def _converse(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        while not self.over():
            await self.hear(socket, json.loads(await self._next(socket)))
            if self.leaves and self.dice.roll(self.leaves) == 0 and not self.over():
                raise Left
            if self.pending is None and self.scene is not None and self.scene["question"] > self.answered:
                await self.answer(socket, self.scene)

    async def _next(self, socket: ClientConnection) -> str | bytes:
        try:
            async with asyncio.timeout(PATIENCE):
                return await socket.recv()
        except TimeoutError as error:
            number = self.scene and self.scene["number"]
            raise Surprise(f"table {self.table}, entry {number}: silence; {self.pending} is pending") from error

    async def answer(self, socket: ClientConnection, scene: Said) -> None:
        """Answer what is asked, if anything is; or take the last answer back."""
        if self.wavers and not scene["no_undo"] and self.dice.roll(self.wavers) == 0:
            self.intend({"type": "undo", "question": scene["question"]})
            await socket.send(json.dumps(self.pending))
            return
        if not scene["options"]:
            return
        pick = scene["options"][self.dice.roll(len(scene["options"]))]["answer"]
        self.intend({"type": "answer", "question": scene["question"], "answer": pick})
        assert self.pending is not None
        if self.before is not None:
            await self.before(self, self.pending)
        await socket.send(json.dumps(self.pending))

    def intend(self, deed: Said) -> None:
        self.pending = {**deed, "request": new_request()}
        if self.wavers:
            self.disputed.add(self.pending["request"])
        self.sent[self.pending["request"]] = self.pending

    async def hear(self, socket: ClientConnection, said: Said) -> None:
        if said["type"] == "scene":
            self._learn(said)
        elif said["type"] == "here":
            pass  # who else looks at the table is nothing to act on
        elif self.pending is None or said["request"] != self.pending["request"]:
            raise Surprise(f"nobody waits for {said}")
        elif said["type"] == "ack":
            self.done.append(Done(self.pending, said["number"]))
            self._settled(self.pending)
        elif said["code"] in TRY_AGAIN:
            await asyncio.sleep(SOON)
            await socket.send(json.dumps(self.pending))
        elif said["request"] in self.disputed and said["code"] in TOO_LATE:
            self.refused.add(said["request"])
            self._settled(self.pending)
        else:
            raise Surprise(f"{self.pending} was refused: {said}")

    def _settled(self, deed: Said) -> None:
        self.answered = max(self.answered, deed.get("question", 0))
        self.pending = None

    def _learn(self, scene: Said) -> None:
        """A newer scene; what is told again is told as before, and nothing is taken back where nobody wavers."""
        first, steps = scene["story"]["from"], scene["story"]["steps"]
        if self.scene is not None and scene["number"] < self.scene["number"]:
            raise Surprise(f"the table went back from entry {self.scene['number']} to {scene['number']}")
        if first > len(self.story) or (first + len(steps) < len(self.story) and not self.wavers):
            raise Surprise(f"told {len(self.story)} steps, the story goes on from {first} with {len(steps)}")
        if not self.wavers and steps[: len(self.story) - first] != self.story[first:]:
            raise Surprise(f"the story is another from step {first} on")
        self.story[first:] = steps
        self.scene = scene
