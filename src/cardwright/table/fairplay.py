"""Fair play: which games count for the ratings, and between whom."""

import hashlib
from collections.abc import Callable
from itertools import combinations
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from cardwright.table.plan import DAY
from cardwright.table.ratings import ladder, one_by_one, rate, still_here
from cardwright.table.schema import MEETINGS, SEATS
from cardwright.table.sitting import Sitting

# Of the games between the same two people so many count in so many milliseconds.
MOST_MEETINGS: Final = 5
MEETING_TIME: Final = 7 * DAY * 1000
# Who gives up earlier has not played: a round of Vale is four to ten answers for each seat.
FEWEST_ANSWERS: Final = 8
# Few enough that a million addresses share each number, many enough that strangers hardly ever do.
ORIGINS: Final = 4096


def origin(address: str) -> int:
    """A number for an address. It is the same for everybody there, and says next to nothing about where that is."""
    return int.from_bytes(hashlib.sha256(address.encode()).digest()[:8]) % ORIGINS


def sat_down(table: str, seat: int, account: str, origin: int) -> Callable[[Connection], object]:
    """What is written with the entry of somebody who sits down."""
    where = (SEATS.c.table == table) & (SEATS.c.seat == seat)
    return lambda connection: connection.execute(update(SEATS).where(where).values(account=account, origin=origin))


def at_the_end(s: Sitting, now: int) -> Callable[[Connection], None]:
    """What is written with the entry that ends a game."""
    ranks = played(s) if s.plan.rated else {}
    game = ladder(s.plan.game, s.game.mode(s.game.complete(s.plan.options)))
    return lambda connection: settle(connection, s.id, game, ranks, now)


def played(s: Sitting) -> dict[str, int]:
    """The ranks of the people who played; a bot that stood in plays for its person."""
    assert s.finish is not None
    return {
        place.account: s.finish.ranks[i]
        for i, place in enumerate(s.places)
        if place.account is not None and not (place.lost and place.answers < FEWEST_ANSWERS)
    }


def settle(connection: Connection, table: str, game: str, ranks: dict[str, int], now: int) -> None:
    """Count a game among those whose meeting counts, and forget from where they came."""
    mine = (SEATS.c.table == table) & SEATS.c.origin.is_not(None)
    origins = {row.account: row.origin for row in connection.execute(select(SEATS).where(mine))}
    connection.execute(update(SEATS).where(mine).values(origin=None))
    if len(ranks) < 2:
        return
    one_by_one(connection)
    connection.execute(delete(MEETINGS).where(MEETINGS.c.at <= now - MEETING_TIME))
    people = counted(connection, game, ranks, origins)
    if len(people) < 2:
        return
    rate(connection, game, {account: ranks[account] for account in people})
    pairs = [{"game": game, "one": a, "other": b, "at": now} for a, b in combinations(sorted(people), 2)]
    connection.execute(insert(MEETINGS), pairs)


def counted(
    connection: Connection, game: str, ranks: dict[str, int], origins: dict[str, int]
) -> list[str]:  # fmt: skip
    """The people among whom a game counts, the best first: nobody who came from where one of those came, or has met one
    of them too often. So two of one house take nothing from a third, whose game with the better of them counts.
    """
    people: list[str] = []
    for account in sorted(still_here(connection, list(ranks)), key=lambda it: (ranks[it], it)):
        here = origins.get(account)
        strange = all(here is None or origins.get(other) != here for other in people)
        if strange and all(meetings(connection, game, account, other) < MOST_MEETINGS for other in people):
            people.append(account)
    return people


def meetings(connection: Connection, game: str, a: str, b: str) -> int:
    """How many games between two people have counted lately."""
    c = MEETINGS.c
    pair = (c.one == min(a, b)) & (c.other == max(a, b)) & (c.game == game)
    return connection.scalar(select(func.count()).select_from(MEETINGS).where(pair)) or 0
