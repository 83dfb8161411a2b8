"""The same person once more, at another process, who tries what must not work."""

import asyncio
import json
from collections import defaultdict
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from typing import Final

from websockets.asyncio.client import ClientConnection

from cardwright.kernel.dice import Dice
from tests.table.driver import Client, Done, Said, new_request
from tests.table.server import Server

ONE_IN: Final = 3


@dataclass
class Double:
    """A second socket of somebody. It plays nothing, and says only what it is told to say, perhaps more than once."""

    client: Client
    socket: ClientConnection
    waiting: defaultdict[str, list["asyncio.Future[Said]"]] = field(default_factory=lambda: defaultdict(list))

    async def listen(self) -> None:
        async for text in self.socket:
            said = json.loads(text)
            if said["type"] not in ("scene", "here"):
                self.waiting[said["request"]].pop(0).set_result(said)

    async def say(self, deed: Said) -> Said:
        """Say something; what came back."""
        answer = asyncio.get_running_loop().create_future()
        self.waiting[deed["request"]].append(answer)
        await self.socket.send(json.dumps(deed))
        said: Said = await answer
        return said


class Mischief:
    """Goes with the people of one table: now and then, before somebody answers, something wrong is tried elsewhere."""

    def __init__(self, doubles: list[Double], dice: Dice) -> None:
        self.doubles: Final = doubles
        self.dice: Final = dice
        self.races: Final[list[tuple[Client, Said, Said, asyncio.Task[Said]]]] = []
        self.tried = 0

    async def before(self, client: Client, deed: Said) -> None:
        if self.dice.roll(ONE_IN) > 0:
            return
        mine = next(double for double in self.doubles if double.client is client)
        others = [double for double in self.doubles if double is not mine]
        tries = [self.out_of_turn, self.stale, self.again, self.same_twice, self.two_answers]
        await tries[self.dice.roll(len(tries))](mine, others[self.dice.roll(len(others))], deed)
        self.tried += 1

    async def out_of_turn(self, mine: Double, other: Double, deed: Said) -> None:
        """Somebody else says it, even with the same request."""
        said = await other.say(deed)
        allowed = ("not_your_turn", "nobody", "not_seated")
        assert said["type"] == "refusal", said
        assert said["code"] in allowed, said

    async def stale(self, mine: Double, other: Double, deed: Said) -> None:
        said = await mine.say({**deed, "request": new_request(), "question": deed["question"] - 1})
        assert said["type"] == "refusal", said
        assert said["code"] == "stale", said

    async def again(self, mine: Double, other: Double, deed: Said) -> None:
        """What was acknowledged long ago has its number still, and does not happen again."""
        if mine.client.done:
            old = mine.client.done[self.dice.roll(len(mine.client.done))]
            said = await mine.say(old.deed)
            assert said == {"type": "ack", "request": old.deed["request"], "number": old.number}

    async def same_twice(self, mine: Double, other: Double, deed: Said) -> None:
        self.race(mine, deed, deed)

    async def two_answers(self, mine: Double, other: Double, deed: Said) -> None:
        assert mine.client.scene is not None
        options = mine.client.scene["options"]
        rival = {**deed, "request": new_request(), "answer": options[self.dice.roll(len(options))]["answer"]}
        mine.client.disputed.add(deed["request"])
        self.race(mine, deed, rival)

    def race(self, mine: Double, deed: Said, rival: Said) -> None:
        self.races.append((mine.client, deed, rival, asyncio.create_task(mine.say(rival))))

    async def settle(self) -> None:
        """After the game: of two answers to one question exactly one stands; the same one got the same number."""
        for client, deed, rival, task in self.races:
            said = await task
            numbers = [done.number for done in client.done if done.deed is deed]
            if rival is deed:
                assert said == {"type": "ack", "request": deed["request"], "number": numbers[0]}
            elif said["type"] == "ack":
                assert not numbers, f"{deed} and {rival} both stand"
                client.sent[rival["request"]] = rival
                client.done.append(Done(rival, said["number"]))
            else:
                assert numbers, f"neither {deed} nor {rival} stands: {said}"
        for client in {id(client): client for client, *_ in self.races}.values():
            client.done.sort(key=lambda done: done.number)


async def doubled(stack: AsyncExitStack, client: Client, server: Server) -> Double:
    """A second socket for somebody, at another process; it closes with the stack."""
    socket = await stack.enter_async_context(replace(client, server=server).open())
    double = Double(client, socket)
    listening = asyncio.create_task(double.listen())
    stack.callback(listening.cancel)
    return double
