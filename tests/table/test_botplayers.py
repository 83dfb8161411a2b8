"""Bots at the tables: for whom they think, with which dice, and when they had better not think at all."""

import asyncio
import itertools
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import select

from cardwright.kernel.paper import Record
from cardwright.table.fairness import Owner
from cardwright.table.quotas import THOUGHTS_OF_A_PERSON, THOUGHTS_OF_AN_ADDRESS
from cardwright.table.schema import TABLES
from cardwright.table.sitting import BOT_DUE
from tests.patience import PATIENCE
from tests.table.company import Person, Server, open_server
from tests.table.parlour import OPEN_CHAIR, Parlour, against_a_bot, bot, plan

pytestmark = pytest.mark.slow

HOME: Final = "testclient"
FEW: Final = 3


class Bots:
    """Bots that take the first option, each when it is let; what they were asked is kept."""

    def __init__(self) -> None:
        self.owners: Final[list[Owner]] = []
        self.seeds: Final[list[int]] = []
        self.thinking = 0
        self.may_answer: Final = asyncio.Semaphore(0)
        self.broken = False

    async def choose(
        self, owner: Owner, game: str, level: str, seed: int, view: Record, options: list[str], seconds: float
    ) -> str:  # fmt: skip
        self.owners.append(owner)
        self.seeds.append(seed)
        if self.broken:
            raise OSError("a bot that breaks the rules of its room")
        self.thinking += 1
        await self.may_answer.acquire()
        self.thinking -= 1
        return options[0]


class Place:
    """A server where bots answer when they are let."""

    def __init__(self, server: Server, bots: Bots) -> None:
        self.server: Final = server
        self.bots: Final = bots

    def lay(self, who: Person, *chairs: str, **more: Any) -> str:
        """Chairs are `me` or levels of bots."""
        wanted = [{"kind": "me"} if it == "me" else {"kind": "bot", "level": it} for it in chairs]
        answer = who.ask("POST", "/api/tables", json={"game": "vale", "chairs": wanted, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def let(self, answers: int) -> None:
        """Let bots give so many answers, now or when they are asked."""

        async def work() -> None:
            for _ in range(answers):
                self.bots.may_answer.release()

        self.within(work)

    def within(self, work: Callable[[], Any]) -> Any:
        assert self.server.client.portal is not None
        return self.server.client.portal.call(work)

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for what must happen."""

        async def work() -> None:
            async with asyncio.timeout(PATIENCE):
                while not true():
                    await asyncio.sleep(0.005)

        self.within(work)

    def length(self, table: str) -> int:
        return len(self.server.entries(table))


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    bots = Bots()
    with open_server(tmp_path) as server:
        server.service().thinkers.choose = bots.choose  # type: ignore[method-assign]
        yield Place(server, bots)


def test_bots_alone_think_only_while_somebody_watches(place: Place) -> None:
    ann, bots = place.server.guest("Ann"), place.bots
    table = place.lay(ann, "hard", "hard")
    assert (place.length(table), bots.owners) == (1, [])
    with place.server.nobody().at(table) as ear:
        place.until(lambda: bots.thinking == 1)
        place.let(FEW)
        while ear.hear()["number"] < 1 + FEW:
            pass
        place.until(lambda: bots.thinking == 1)
    place.until(lambda: not place.server.service().memory.tables[table].listeners)
    place.let(FEW)
    place.until(lambda: place.server.service().memory.tables[table].bot.done())  # type: ignore[union-attr]
    assert place.length(table) == 1 + FEW + 1, "the thought that was begun is the last"
    with ann.at(table):
        place.until(lambda: place.length(table) >= 1 + FEW + 2)


def test_the_store_knows_no_deadline_for_bots_that_are_alone(place: Place) -> None:
    ann = place.server.guest("Ann")
    tables = [place.lay(ann, "hard", "hard"), place.lay(ann, "hard", "me")]
    with place.server.service().store.engine.connect() as connection:
        found = {row.id: row.deadline for row in connection.execute(select(TABLES.c.id, TABLES.c.deadline))}
    assert [found[table] is None for table in tables] == [True, False]


def test_people_who_may_come_back_are_played_for_although_nobody_watches() -> None:
    p = against_a_bot()
    while p.s.bot_to_move() is None:
        p.answer()
    assert (p.s.bots_alone(), p.s.deadline()) == (False, p.s.asked_at + BOT_DUE)
    three = Parlour(plan(OPEN_CHAIR, bot(), bot())).all_sit()
    three.do("ann", "resign")
    assert three.s.bots_alone(), "who has given up does not come back"


def test_a_bot_answers_a_person_who_is_not_there(place: Place) -> None:
    table = place.lay(place.server.guest("Ann"), "easy", "me")
    place.until(lambda: place.bots.thinking == 1)
    place.let(1)
    place.until(lambda: place.length(table) >= 3)


def test_a_bot_that_failed_is_asked_again_while_somebody_watches(place: Place) -> None:
    table = place.lay(place.server.guest("Ann"), "easy", "easy")
    place.bots.broken = True
    with place.server.nobody().at(table):
        place.until(lambda: len(place.bots.owners) == 1)
        place.bots.broken = False
        place.let(1)
        place.until(lambda: place.length(table) >= 2)


# Dice.


def test_dice_are_fresh_for_every_thought_and_tell_nothing_of_the_deal(place: Place) -> None:
    ann = place.server.guest("Ann")
    for games in (1, 2):
        with ann.at(place.lay(ann, "hard", "hard", seed=7)):
            place.let(FEW)
            place.until(lambda games=games: len(place.bots.seeds) >= games * FEW)  # type: ignore[misc]
    assert len(set(place.bots.seeds)) == len(place.bots.seeds) >= 2 * FEW, "the same deal and the same questions"


def test_dice_come_from_the_system_and_from_nothing_else(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, numbers = place.server.guest("Ann"), itertools.count(41)
    monkeypatch.setattr(secrets, "randbits", lambda bits: next(numbers))
    with ann.at(place.lay(ann, "hard", "hard")):
        place.let(FEW)
        place.until(lambda: len(place.bots.seeds) >= FEW)
    assert place.bots.seeds[:FEW] == [41, 42, 43]


# Whose thoughts they are.


def test_a_thought_belongs_to_whoever_laid_the_table_and_to_their_address(place: Place) -> None:
    ann, eve, bots = place.server.guest("Ann"), place.server.guest("Eve"), place.bots
    table = place.lay(ann, "easy", "easy")
    with eve.at(table):
        place.until(lambda: bots.thinking == 1)
    assert bots.owners == [Owner(ann.id, HOME)]


def test_after_a_restart_it_belongs_to_the_owner_alone_until_they_come(place: Place) -> None:
    ann, eve, bots = place.server.guest("Ann"), place.server.guest("Eve"), place.bots
    table = place.lay(ann, "easy", "easy")
    place.server.service().bots.origins.addresses.clear()
    with eve.at(table):
        place.until(lambda: bots.thinking == 1)
        with ann.at(table):
            place.let(1)
            place.until(lambda: len(bots.owners) == 2)
    assert bots.owners == [Owner(ann.id), Owner(ann.id, HOME)]


def test_one_person_and_one_address_think_about_few_things_at_once(place: Place) -> None:
    bots, guests = place.bots, [place.server.guest(f"Guest {i}") for i in range(6)]
    tables = [place.lay(guests[0], "hard", "me") for _ in range(THOUGHTS_OF_A_PERSON + 3)]
    place.until(lambda: bots.thinking == THOUGHTS_OF_A_PERSON)
    for guest in guests[1:]:
        tables += [place.lay(guest, "hard", "me") for _ in range(THOUGHTS_OF_A_PERSON)]
    place.until(lambda: bots.thinking == THOUGHTS_OF_AN_ADDRESS)
    easy = place.lay(guests[0], "easy", "me")
    place.until(lambda: bots.thinking == THOUGHTS_OF_AN_ADDRESS + 1)
    assert bots.owners.count(Owner(guests[0].id, HOME)) == THOUGHTS_OF_A_PERSON + 1, "quick ones are counted apart"
    place.let(1000)
    place.until(lambda: all(place.server.sitting(table).bot_to_move() is None for table in (*tables, easy)))
    quota = place.server.service().bots.quota
    place.until(lambda: not (quota.people.here or quota.addresses.here or quota.people.doors))
