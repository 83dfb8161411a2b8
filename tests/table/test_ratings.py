"""Ratings: who wins rises, who loses falls, and no game is lost when several processes count at once."""

import asyncio
import threading
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import Connection, insert

from cardwright.table.ratings import Rating, leaderboard, rate, ratings_of
from cardwright.table.schema import ACCOUNTS
from cardwright.table.store import Store

NAMES = ("ann", "bob", "cleo", "dan")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = opened(database)
    yield store
    asyncio.run(store.close())


def opened(database: str) -> Store:
    store = Store(database)
    rows = [{"id": name, "name": name.title(), "kept": name, "preferences": {}, "created": 0} for name in NAMES]
    with store.engine.begin() as connection:
        connection.execute(insert(ACCOUNTS).values(rows))
    return store


def play(store: Store, *games: dict[str, int], game: str = "vale") -> None:
    for ranks in games:
        with store.engine.begin() as connection:
            rate(connection, game, ranks)


def of(store: Store, account: str, game: str = "vale") -> Rating:
    with store.engine.connect() as connection:
        [found] = [rating for rating in ratings_of(connection, account) if rating.game == game]
    return found


def board(store: Store, limit: int = 10, offset: int = 0) -> list[tuple[int, str]]:
    with store.engine.connect() as connection:
        return [(line.place, line.id) for line in leaderboard(connection, "vale", limit, offset)]


def test_who_wins_stands_above_who_loses(store: Store) -> None:
    play(store, {"ann": 1, "bob": 2})
    ann, bob = of(store, "ann"), of(store, "bob")
    assert ann.standing > 0 > bob.standing
    assert (ann.games, ann.wins, bob.games, bob.wins) == (1, 1, 1, 0)
    assert ann.standing == round(ann.standing, 2)


def test_ranks_are_counted_among_people_but_a_win_is_a_win_of_the_game(store: Store) -> None:
    play(store, {"ann": 2, "bob": 4, "cleo": 2})
    ann, bob, cleo = (of(store, name) for name in NAMES[:3])
    assert ann.standing == cleo.standing > bob.standing
    assert ann.wins == bob.wins == cleo.wins == 0


def test_the_order_in_which_people_are_named_does_not_matter(store: Store) -> None:
    play(store, {"ann": 1, "bob": 2, "cleo": 3})
    play(store, {"cleo": 3, "ann": 1, "bob": 2}, game="other")
    for name in NAMES[:3]:
        assert of(store, name).standing == of(store, name, "other").standing


def test_beating_the_strong_counts_more_than_beating_the_weak(store: Store) -> None:
    play(store, *[{"ann": 1, "bob": 2}] * 10)
    play(store, {"cleo": 1, "ann": 2}, {"dan": 1, "bob": 2})
    assert of(store, "cleo").standing > of(store, "dan").standing


@pytest.mark.parametrize("ranks", [{}, {"ann": 1}, {"ann": 1, "gone": 2}])
def test_a_game_with_fewer_than_two_people_does_not_count(store: Store, ranks: dict[str, int]) -> None:
    play(store, ranks)
    assert board(store) == []


def test_who_is_gone_is_left_out(store: Store) -> None:
    play(store, {"ann": 3, "gone": 1, "bob": 2})
    assert board(store) == [(1, "bob"), (2, "ann")]
    assert of(store, "bob").wins == 0


def test_games_are_rated_apart(store: Store) -> None:
    play(store, {"ann": 1, "bob": 2})
    play(store, {"ann": 2, "bob": 1}, game="other")
    with store.engine.connect() as connection:
        assert [(r.game, r.wins) for r in ratings_of(connection, "ann")] == [("other", 0), ("vale", 1)]
        assert ratings_of(connection, "cleo") == []
    assert board(store) == [(1, "ann"), (2, "bob")]


def test_a_leaderboard_is_read_page_by_page(store: Store) -> None:
    play(store, *[{"dan": 1, "cleo": 2, "bob": 3, "ann": 4}] * 3)
    everybody = [(1, "dan"), (2, "cleo"), (3, "bob"), (4, "ann")]
    assert board(store) == everybody
    assert board(store, 2) + board(store, 2, 2) == everybody
    assert board(store, 2, 4) == []


def test_the_same_games_give_the_same_ratings(store: Store) -> None:
    games = [{"ann": 1, "bob": 2}, {"bob": 1, "cleo": 2, "dan": 2}, {"ann": 2, "dan": 1}] * 3
    play(store, *games)
    play(store, *games, game="other")
    for name in NAMES:
        assert of(store, name).standing == of(store, name, "other").standing


@pytest.mark.slow
def test_processes_that_rate_the_same_people_at_once_lose_no_game_and_never_wait_in_a_circle(
    postgres: Callable[[], str],
) -> None:
    url = postgres()
    stores = [opened(url), Store(url)]
    failures: list[Exception] = []

    def count(store: Store, games: list[dict[str, int]]) -> None:
        try:
            for _ in range(30):
                with store.engine.begin() as connection:
                    for ranks in games:
                        rate(connection, "vale", ranks)
        except Exception as error:
            failures.append(error)

    pairs = [{"ann": 1, "bob": 2}, {"cleo": 1, "dan": 2}]
    threads = [threading.Thread(target=count, args=work) for work in zip(stores, (pairs, pairs[::-1]))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    assert [of(stores[0], name).games for name in NAMES] == [60] * 4
    assert [of(stores[0], name).wins for name in NAMES] == [60, 0, 60, 0]
    for store in stores:
        asyncio.run(store.close())


def test_rating_is_taken_back_with_the_transaction_it_is_part_of(store: Store) -> None:
    def fail(connection: Connection) -> None:
        rate(connection, "vale", {"ann": 1, "bob": 2})
        raise ArithmeticError("never mind")

    with pytest.raises(ArithmeticError):
        asyncio.run(store.write(fail))
    assert board(store) == []
