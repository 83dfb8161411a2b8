"""Ratings: how well people play each game, by OpenSkill. Only games among people who keep their accounts count.

A game of several modes is several games here: what the functions call a game is a ladder.
"""

from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from cardwright.table.plan import Strict
from cardwright.table.schema import ACCOUNTS, RATINGS

MODEL: Final = PlackettLuce()
# As people see it: finer differences mean nothing, and equal standings should look equal.
DIGITS: Final = 2
# One process rates at a time: locks on the rows alone, taken for several games, could wait for each other in a circle.
LOCK: Final = 7_203_115


def ladder(game: str, mode: str) -> str:
    """What ratings are kept by: a game, or one mode of a game that has several."""
    return f"{game} {mode}".rstrip()


class Rating(Strict):
    """How somebody stands in a game, or in a mode of it: a cautious estimate, that begins at 0."""

    game: str
    mode: str
    standing: float
    games: int
    wins: int


class LadderLine(Strict):
    """A line of a leaderboard."""

    place: int
    id: str
    name: str
    standing: float
    games: int
    wins: int


def one_by_one(connection: Connection) -> None:
    """Until this transaction ends nobody else rates."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def rate(connection: Connection, game: str, ranks: dict[str, int]) -> None:
    """Count a game, in a transaction: each account's rank, 1 for a winner. Without two people it does not count."""
    one_by_one(connection)
    people = still_here(connection, list(ranks))
    if len(people) < 2:
        return
    _enter(connection, game, people)
    c = RATINGS.c
    mine = (c.game == game) & c.account.in_(people)
    rows = connection.execute(select(RATINGS).where(mine).order_by(c.account)).all()
    teams = [[MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in rows]
    rated = MODEL.rate(teams, ranks=[float(ranks[row.account]) for row in rows])
    for row, [rating] in zip(rows, rated):
        won = ranks[row.account] == 1
        connection.execute(
            update(RATINGS)
            .where(c.game == game, c.account == row.account)
            .values(**_estimate(rating), games=row.games + 1, wins=row.wins + won)
        )


def still_here(connection: Connection, accounts: list[str]) -> list[str]:
    """Those that are kept, and will not be deleted before this is done; always in the same order."""
    id, kept = ACCOUNTS.c.id, ACCOUNTS.c.kept.is_not(None)
    chosen = select(id).where(id.in_(accounts), kept).order_by(id).with_for_update(key_share=True, read=True)
    return list(connection.scalars(chosen))


def _enter(connection: Connection, game: str, accounts: list[str]) -> None:
    """Everybody has a rating from the first game on."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    start = {"game": game, "games": 0, "wins": 0, **_estimate(MODEL.rating())}
    rows = [{"account": account, **start} for account in accounts]
    connection.execute(dialect.insert(RATINGS).values(rows).on_conflict_do_nothing())


def _estimate(rating: PlackettLuceRating) -> dict[str, float]:
    return {"mu": rating.mu, "sigma": rating.sigma, "standing": round(rating.ordinal(), DIGITS)}


def leaderboard(connection: Connection, game: str, limit: int, offset: int) -> list[LadderLine]:
    """The accounts that stand highest in a game, from a place on."""
    c = RATINGS.c
    rows = connection.execute(
        select(c.account, ACCOUNTS.c.name, c.standing, c.games, c.wins)
        .join(ACCOUNTS, ACCOUNTS.c.id == c.account)
        .where(c.game == game)
        .order_by(c.standing.desc(), c.account)
        .limit(limit)
        .offset(offset)
    )
    return [
        LadderLine(place=place, id=row.account, name=row.name, standing=row.standing, games=row.games, wins=row.wins)
        for place, row in enumerate(rows, offset + 1)
    ]


def ratings_of(connection: Connection, account: str) -> list[Rating]:
    """Somebody's ratings, one for each game that was played among people."""
    c = RATINGS.c
    rows = connection.execute(
        select(c.game, c.standing, c.games, c.wins).where(c.account == account).order_by(c.game)
    )  # fmt: skip
    found = []
    for row in rows:
        game, _, mode = row.game.partition(" ")
        found.append(Rating(game=game, mode=mode, standing=row.standing, games=row.games, wins=row.wins))
    return found
