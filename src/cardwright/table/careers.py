"""What somebody has played: figures by game for everybody, and the games themselves, to search."""

from collections import defaultdict
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query
from pydantic import Field
from sqlalchemy import ColumnElement, Connection, Row, Select, exists, func, select

from cardwright.shelf import GAMES
from cardwright.table.plan import Strict
from cardwright.table.problem import problems
from cardwright.table.schema import ACCOUNTS, SEATS, TABLES
from cardwright.table.service import Anyone, TheService, unhurried
from cardwright.table.sitting import FINISHED
from cardwright.table.tables import LISTED, lines
from cardwright.table.wire import TableList

router: Final = APIRouter(
    prefix="/api/players", tags=["people"], dependencies=[Depends(unhurried)], responses=problems(422, 429, 503)
)
# Figures are those of the latest games: nobody waits for a life's work to be added up.
COUNTED: Final = 1000


class Career(Strict):
    """Somebody's finished games of a kind; those that were given up have no score."""

    game: str
    mode: str
    played: int
    won: int
    best: int | None
    mean: Annotated[float | None, Field(description="the score that a game brings on average")]
    last: Annotated[int, Field(description="when the latest one ended")]


def careers(connection: Connection, account: str) -> list[Career]:
    """The figures of somebody's latest games, by game and mode, the most played first."""
    c = TABLES.c
    wanted: Select[Any] = (
        select(c.game, c.plan, c.result, c.changed, SEATS.c.seat)
        .join(SEATS, SEATS.c.table == c.id)
        .where(SEATS.c.account == account, c.status == FINISHED, c.result.is_not(None))
        .order_by(c.changed.desc())
        .limit(COUNTED)
    )
    kinds: defaultdict[tuple[str, str], list[Row[Any]]] = defaultdict(list)
    for row in connection.execute(wanted):
        if row.game in GAMES and row.result:
            kinds[row.game, mode_of(row)].append(row)
    found = [career(game, mode, rows) for (game, mode), rows in kinds.items()]
    return sorted(found, key=lambda it: (-it.played, it.game, it.mode))


def mode_of(row: Row[Any]) -> str:
    """The mode that was played; of options that are no more only what still is."""
    game = GAMES[row.game]
    known = {choice.name: choice for choice in game.choices()}
    options = {name: value for name, value in row.plan.get("options", {}).items() if name in known}
    return game.mode(game.complete({name: it for name, it in options.items() if known[name].takes(it)}))


def career(game: str, mode: str, rows: list[Row[Any]]) -> Career:
    scores = [row.result["scores"][row.seat] for row in rows if row.seat < len(row.result["scores"])]
    return Career(
        game=game,
        mode=mode,
        played=len(rows),
        won=sum(row.seat in row.result["winners"] for row in rows),
        best=max(scores, default=None),
        mean=round(sum(scores) / len(scores), 1) if scores else None,
        last=rows[0].changed,
    )


@router.get("/{id}/tables")
async def tables(
    id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,22}$")],
    at: TheService,
    me: Anyone,
    game: Annotated[str | None, Query(pattern=r"^[a-z]{1,40}$")] = None,
    name: Annotated[
        str | None, Query(max_length=40, description="a part of the name of somebody who played too")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
    offset: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> TableList:
    """Somebody's games, the latest first: all of them if it is me, and those that everybody may watch otherwise."""
    wanted = LISTED.where(TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.account == id)))
    if me is None or me.id != id:
        wanted = wanted.where(TABLES.c.public)
    if game is not None:
        wanted = wanted.where(TABLES.c.game == game)
    if name:
        wanted = wanted.where(with_somebody(id, name))
    page = wanted.limit(limit).offset(offset)
    return TableList(tables=await at.store.read(lambda connection: lines(connection, page)))


def with_somebody(id: str, name: str) -> ColumnElement[bool]:
    """Whether somebody else sat there whose name has this in it."""
    like = func.lower(ACCOUNTS.c.name).contains(name.lower(), autoescape=True)
    return exists().where(
        SEATS.c.table == TABLES.c.id, SEATS.c.account == ACCOUNTS.c.id, SEATS.c.account != id, like
    )  # fmt: skip
