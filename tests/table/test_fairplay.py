"""Fair play: what counts for the ratings, and what somebody cannot win by."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from cardwright.table.fairplay import FEWEST_ANSWERS, MEETING_TIME, MOST_MEETINGS, ORIGINS, origin, played, settle
from cardwright.table.ratings import leaderboard, ratings_of
from cardwright.table.schema import ACCOUNTS, MEETINGS, SEATS, TABLES
from cardwright.table.store import Store
from tests.table.company import Json, Person, Server, refusals
from tests.table.parlour import OPEN_CHAIR, Parlour, plan, two

NAMES = ("ann", "bob", "cleo", "dan")


def board(server: Server) -> list[Json]:
    found: list[Json] = server.client.get("/api/games/vale/ratings").json()["lines"]
    return found


def beaten(winner: Person, loser: Person, answers: int = 0) -> str:
    """A game that the loser gives up after so many answers of each."""
    table = winner.lay("me", "open")
    with winner.at(table) as one, loser.at(table) as other:
        other.say("sit", seat=1)
        one.settle()
        while given(loser.server, table) < answers:
            for ear in (one, other):
                ear.settle()
                scene = ear.scene()
                if scene["options"]:
                    ear.say("answer", question=scene["question"], answer=scene["options"][0]["answer"])
        other.say("resign")
    assert loser.server.sitting(table).finish is not None
    return table


def given(server: Server, table: str) -> int:
    """The answers of whoever has given fewest."""
    seats = [step.seat for step in server.sitting(table).steps]
    return min(seats.count(0), seats.count(1))


# The attack, and its variations.


@pytest.mark.slow
def test_nobody_becomes_number_one_by_beating_guests_of_their_own(server: Server) -> None:
    cheat = server.guest("Cheat")
    for i in range(10):
        beaten(cheat, server.guest(f"Guest {i}"))
    assert board(server) == []


def test_nor_by_beating_guests_after_a_while_with_an_account_that_is_kept(server: Server) -> None:
    beaten(server.kept("Cheat"), server.elsewhere("there").guest("Guest"), FEWEST_ANSWERS)
    assert board(server) == []


def test_nor_by_beating_kept_accounts_that_give_up_at_once(server: Server) -> None:
    beaten(server.kept("Cheat"), server.elsewhere("there").kept("Helper"), FEWEST_ANSWERS // 2)
    assert board(server) == []


def test_nor_by_beating_kept_accounts_from_the_same_address(server: Server) -> None:
    beaten(server.kept("Cheat"), server.kept("Helper"), FEWEST_ANSWERS)
    assert board(server) == []


@pytest.mark.slow
def test_nor_by_beating_the_same_account_again_and_again(server: Server) -> None:
    cheat, helper = server.kept("Cheat"), server.elsewhere("there").kept("Helper")
    for _ in range(MOST_MEETINGS + 2):
        beaten(cheat, helper, FEWEST_ANSWERS)
    assert [(line["name"], line["games"], line["wins"]) for line in board(server)] == [
        ("Cheat", MOST_MEETINGS, MOST_MEETINGS), ("Helper", MOST_MEETINGS, 0)
    ]  # fmt: skip


def test_a_rematch_knows_from_where_people_come_too(server: Server) -> None:
    cheat, helper = server.kept("Cheat"), server.kept("Helper")
    table = beaten(cheat, helper)
    with helper.at(table) as ear:
        ear.say("rematch")
        again = ear.scene()["rematch"]
    with cheat.at(again) as ear:
        ear.say("sit", seat=1)
    with server.service().store.engine.connect() as connection:
        found = set(connection.scalars(select(SEATS.c.origin).where(SEATS.c.table == again)))
    assert found == {origin("testclient")}


# Who counts.


def test_who_gives_up_too_early_has_not_played(server: Server) -> None:
    p = two()
    p.answers(4 * FEWEST_ANSWERS)
    p.do("bob", "resign")
    assert played(p.s) == {"ann": 1, "bob": 2}
    p = two()
    p.answers(2)
    p.do("bob", "resign")
    assert played(p.s) == {"ann": 1}


def test_what_a_bot_answers_in_the_place_of_who_gave_up_does_not_count() -> None:
    p = Parlour(plan(OPEN_CHAIR, OPEN_CHAIR, OPEN_CHAIR)).all_sit()
    p.do("cat", "resign")
    p.play_out()
    assert sorted(played(p.s)) == ["ann", "bob"]


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    rows = [{"id": it, "name": it.title(), "kept": it, "preferences": {}, "created": 0} for it in NAMES]
    table = {"id": "t", "game": "vale", "plan": {}, "public": True, "status": "playing", "number": 1, "turn": 0}
    with store.engine.begin() as connection:
        connection.execute(insert(ACCOUNTS).values(rows))
        connection.execute(insert(TABLES).values({**table, "created": 0, "changed": 0}))
    yield store
    asyncio.run(store.close())


def count(store: Store, ranks: dict[str, int], at: int = 0, origins: dict[str, int] | None = None) -> list[str]:
    """Let a game end; those among whom it counted."""

    def work(connection: Connection) -> list[str]:
        before = games(connection)
        connection.execute(SEATS.delete())
        places = origins or {}
        rows: list[dict[str, Any]] = [
            {"table": "t", "seat": i, "account": it, "origin": places.get(it)} for i, it in enumerate(ranks)
        ]
        connection.execute(insert(SEATS), rows)
        settle(connection, "t", "vale", ranks, at)
        assert set(connection.scalars(select(SEATS.c.origin))) == {None}
        after = games(connection)
        return [it for it in NAMES if after[it] > before[it]]

    return asyncio.run(store.write(work))


def games(connection: Connection) -> dict[str, int]:
    return {it: sum(rating.games for rating in ratings_of(connection, it)) for it in NAMES}


def test_of_many_games_between_two_people_a_few_count_until_time_goes_by(store: Store) -> None:
    for i in range(MOST_MEETINGS):
        assert count(store, {"ann": 1 + i % 2, "bob": 2 - i % 2}, i) == ["ann", "bob"]
    assert count(store, {"ann": 1, "bob": 2}, MEETING_TIME - 1) == []
    assert count(store, {"ann": 1, "cleo": 2}, MEETING_TIME - 1) == ["ann", "cleo"]
    assert count(store, {"ann": 1, "bob": 2}, MEETING_TIME) == ["ann", "bob"]
    assert count(store, {"ann": 1, "bob": 2}, MEETING_TIME) == []


def test_two_who_have_met_too_often_take_nothing_from_a_third(store: Store) -> None:
    for _ in range(MOST_MEETINGS):
        count(store, {"ann": 1, "bob": 2})
    assert count(store, {"ann": 3, "bob": 2, "cleo": 1}) == ["bob", "cleo"]
    assert count(store, {"ann": 1, "bob": 2, "cleo": 3}) == ["ann", "cleo"]


def test_of_people_from_one_address_the_best_counts_against_the_others(store: Store) -> None:
    assert count(store, {"ann": 1, "bob": 2}, 0, {"ann": 7, "bob": 7}) == []
    assert count(store, {"ann": 1, "bob": 2, "cleo": 3}, 0, {"ann": 7, "bob": 7, "cleo": 8}) == ["ann", "cleo"]
    assert count(store, {"ann": 1, "bob": 2}, 0, {"ann": 7, "bob": 8}) == ["ann", "bob"]


def test_guests_are_left_out_and_no_meeting_is_kept_of_what_did_not_count(store: Store) -> None:
    async def lose(name: str) -> None:
        await store.write(lambda c: c.execute(ACCOUNTS.update().where(ACCOUNTS.c.id == name).values(kept=None)))

    asyncio.run(lose("dan"))
    assert count(store, {"ann": 2, "dan": 1}) == []
    assert asyncio.run(store.read(lambda c: c.execute(select(MEETINGS)).all())) == []
    assert count(store, {"ann": 2, "bob": 3, "dan": 1}) == ["ann", "bob"]
    lines = asyncio.run(store.read(lambda c: leaderboard(c, "vale", 9, 0)))
    assert [(line.id, line.wins) for line in lines] == [("ann", 0), ("bob", 0)]


# From where people come.


def test_the_origin_of_an_address_is_one_of_few_numbers_and_always_the_same() -> None:
    found = [origin(f"10.{i >> 8}.{i & 255}.1") for i in range(5000)]
    assert found == [origin(f"10.{i >> 8}.{i & 255}.1") for i in range(5000)]
    assert all(0 <= it < ORIGINS for it in found)
    assert len(set(found)) < 3500, "many addresses must share a number, or it tells the address"


def test_no_origin_outlives_the_game_or_the_sitting(server: Server) -> None:
    ann, bob = server.kept("Ann"), server.elsewhere("there").kept("Bob")
    table = ann.lay("me", "open", "open")

    def origins() -> list[int | None]:
        with server.service().store.engine.connect() as connection:
            chosen = select(SEATS.c.origin).where(SEATS.c.table == table).order_by(SEATS.c.seat)
            return list(connection.scalars(chosen))

    assert origins() == [origin("testclient"), None, None]
    with bob.at(table) as ear:
        ear.say("sit", seat=2)
        assert origins() == [origin("testclient"), None, origin("there")]
        ear.say("stand")
        assert origins() == [origin("testclient"), None, None]
    assert origins() == [origin("testclient"), None, None]
    ended = beaten(ann, bob)
    with server.service().store.engine.connect() as connection:
        assert set(connection.scalars(select(SEATS.c.origin).where(SEATS.c.table == ended))) == {None}


# No advice where it counts.


@pytest.mark.parametrize(
    ("chairs", "asked", "rated", "hints"),
    [
        (("me", "open"), {}, True, False),
        (("me", "open"), {"hints": True, "rated": True}, True, False),
        (("me", "open"), {"rated": False}, False, True),
        (("me", "open"), {"rated": False, "hints": False}, False, False),
        (("me", "open"), {"seed": 3}, False, True),
        (("me", "bot"), {}, False, True),
        (("open", "bot", "open"), {}, True, False),
    ],
)
def test_a_table_is_rated_or_has_hints(
    server: Server, chairs: tuple[str, ...], asked: Json, rated: bool, hints: bool
) -> None:  # fmt: skip
    ann = server.guest("Ann")
    made = [{"kind": kind, **({"level": "easy"} if kind == "bot" else {})} for kind in chairs]
    answer = ann.ask("POST", "/api/tables", json={"game": "vale", "chairs": made, **asked})
    found = ann.ask("GET", f"/api/tables/{answer.json()['id']}").json()["plan"]
    assert (found["rated"], found["hints"]) == (rated, hints)


def test_no_hint_is_given_at_a_rated_table(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.lay("me", "open", hints=True)
    with bob.at(table) as ear:
        ear.say("sit", seat=1)
        assert refusals(ear.say("hint")) == ["no_hints"]
