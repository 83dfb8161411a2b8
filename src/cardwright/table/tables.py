"""The routes of tables: lay one, list them, look at one, replay one."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final, Literal

import orjson
from fastapi import APIRouter, Depends, Path, Query
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy import Connection, Select, delete, select

from cardwright.bots.levels import reckoning
from cardwright.kernel.game import OPEN, SPECTATOR, Unfit
from cardwright.kernel.log import Log
from cardwright.kernel.notation import give
from cardwright.kernel.paper import BadPaper
from cardwright.kernel.verify import verify
from cardwright.table import entry as kinds
from cardwright.table import messages as m
from cardwright.table.aside import UNREADABLE, SetAside, readable
from cardwright.table.aversions import hidden_from
from cardwright.table.deeds import Refused, must_fit
from cardwright.table.entry import Entry, now
from cardwright.table.fairplay import origin
from cardwright.table.live import LiveTable
from cardwright.table.memory import NoTable
from cardwright.table.news import FORGOTTEN
from cardwright.table.newtable import TABLE_ID, NewTable, again, lay, new_id, plan_of
from cardwright.table.plan import Plan
from cardwright.table.problem import Problem, problems
from cardwright.table.quotas import TooManyTables, must_have_room
from cardwright.table.scene import Viewer, moment, scene
from cardwright.table.schema import ACCOUNTS, SEATS, TABLES
from cardwright.table.scribe import own
from cardwright.table.service import Address, Anyone, Service, Someone, TheService, unhurried
from cardwright.table.sessions import Account
from cardwright.table.sitting import FINISHED, NOT_BEGUN, Sitting
from cardwright.table.wire import ChanceLine, CheckLine, Laid, Moment, Scene, Sitter, TableLine, TableList
from cardwright.text.language import LanguageCode
from cardwright.text.speech import objected

router: Final = APIRouter(
    prefix="/api/tables", tags=["tables"], dependencies=[Depends(unhurried)], responses=problems(422, 429, 503)
)
TEXT: Final[dict[str, object]] = {"content": {"text/plain": {"schema": {"type": "string"}}}}
# What a list says of every table, the latest first.
LISTED: Final = select(
    *[TABLES.c[it] for it in ("id", "game", "plan", "status", "turn", "changed", "result")]
).order_by(TABLES.c.changed.desc())
TableId = Annotated[str, Path(pattern=TABLE_ID)]


@router.post("", status_code=201, responses=problems(400, 401, 403, 404, 409, 413))
async def new_table(
    new: NewTable, at: TheService, me: Someone, address: Address, lang: LanguageCode = "en"
) -> Laid:  # fmt: skip
    """Lay a table. It begins when every chair is taken. What is wrong with what is brought is said in a language."""
    at.must_allow("table", me.id)
    source = None
    if new.moment is not None:
        source = await finished(at, new.moment.table)
    try:
        plan = await asyncio.to_thread(plan_of, new, me.id, source)
    except Unfit as error:
        raise Problem(422, "unfit", "\n".join(objected(error, lang))) from error
    except (ValueError, RecursionError) as error:
        raise Problem(422, "bad_table", str(error)) from error
    mine = next((i for i, chair in enumerate(new.chairs) if chair.kind == "me"), None)
    id = new_id()

    def write(connection: Connection) -> None:
        check_quota(at, connection, plan, address)
        brings = None if mine is None else new.chairs[mine].brings
        lay(connection, id, plan, mine, new.seal, brings, origin(address))

    try:
        await at.store.write(write)
    except TooManyTables as error:
        raise Problem(429, "too_many_tables", str(error)) from error
    at.bots.origins.note(id, address)
    at.scribe.let_bots_answer(await at.memory.find(id))
    return Laid(id=id)


def check_quota(at: Service, connection: Connection, plan: Plan, address: str) -> None:
    """TooManyTables if a plan has bots, and somebody has enough of them, or everybody at an address together has."""
    if any(chair.kind == "bot" for chair in plan.chairs):
        check_bots(at, connection, plan.owner, address)


def check_bots(at: Service, connection: Connection, owner: str, address: str) -> None:
    if not at.limits.generous:
        must_have_room(connection, owner, at.bots.origins.tables(address))


async def seat_bot(at: Service, live: LiveTable, account: str, deed: m.Bot) -> int:
    """Let a bot take a free seat, if whoever laid the table may have one more table with bots."""
    s = live.sitting
    if deed.level is not None and all(place.level is None for place in s.places):
        owner, address = s.plan.owner, at.bots.origins.of(s.id)
        try:
            await at.store.read(lambda connection: check_bots(at, connection, owner, address))
        except TooManyTables as error:
            raise Refused("too_many_tables", str(error)) from error
    return await at.scribe.do(live, account, deed)


async def rematch(at: Service, live: LiveTable, account: str, address: str, deed: m.Rematch) -> int:
    """Lay a table like this one for the same people, and say so here; there is one rematch."""

    def entry(s: Sitting) -> Entry:
        if s.status() != FINISHED:
            raise Refused("not_over", "the game goes on")
        if not s.seats_of(account):
            raise Refused("not_seated", "you did not play here")
        if s.rematch is not None:
            raise Refused("rematch", "there is a rematch already")
        return Entry(s.number + 1, kinds.REMATCH, s.seats_of(account)[0], now(), account, {"table": id}, request)

    s = live.sitting
    request = own(deed, account).request
    if request in s.requests:
        return s.requests[request]
    id = new_id()
    entry(s)
    plan, brings = again(s, account, deed.rotate), deed.brings or s.brought[s.seats_of(account)[0]]
    must_fit(plan, brings)
    mine = next(i for i, chair in enumerate(plan.chairs) if chair.account == account)
    try:
        await at.store.read(lambda connection: check_quota(at, connection, plan, address))
    except TooManyTables as error:
        raise Refused("too_many_tables", str(error)) from error
    return await at.scribe.happen(
        live, entry, request, lambda c: lay(c, id, plan, mine, deed.seal, brings, origin(address))
    )


@router.get("")
async def tables(
    at: TheService,
    me: Anyone,
    which: Annotated[Literal["open", "playing", "mine", "finished"], Query()] = "open",
    game: Annotated[str | None, Query(pattern=r"^[a-z]{1,40}$")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
    offset: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> TableList:
    """Open tables that wait for players, games to watch, my tables, or finished games; the latest first."""
    if which == "mine" and me is None:
        return TableList(tables=[])
    wanted = listed(which, game, me).limit(limit).offset(offset)
    return TableList(tables=await at.store.read(lambda connection: lines(connection, wanted)))


def listed(which: str, game: str | None, me: Account | None) -> Select[Any]:
    c, wanted = TABLES.c, LISTED
    if game is not None:
        wanted = wanted.where(c.game == game)
    if which == "mine":
        assert me is not None
        return wanted.where(c.id.in_(select(SEATS.c.table).where(SEATS.c.account == me.id)))
    return wanted.where(c.status == which, c.public, readable())


def lines(connection: Connection, wanted: Select[Any]) -> list[TableLine]:
    """The lines of a list, with who sits where."""
    rows = connection.execute(wanted).all()
    seated = connection.execute(
        select(SEATS.c.table, SEATS.c.seat, SEATS.c.account, SEATS.c.level, ACCOUNTS.c.name)
        .join(ACCOUNTS, ACCOUNTS.c.id == SEATS.c.account, isouter=True)
        .where(SEATS.c.table.in_([row.id for row in rows]))
    )
    people = {(it.table, it.seat): Sitter(account=it.account, name=it.name or "", level=it.level) for it in seated}
    found = []
    for row in rows:
        with suppress(LookupError, TypeError, ValueError):  # a plan that cannot be read spoils no list
            found.append(TableLine.of(row, people))
    return found


@router.get("/{table}", response_model=Scene, responses=problems(404, 409))
async def table(table: TableId, at: TheService, me: Anyone, lang: LanguageCode = "en") -> Response:
    """The table as I may see it: the same scene that its socket sends."""
    live, mine = await find(at, table), me.id if me else None
    hidden = await at.store.read(lambda connection: hidden_from(connection, mine))
    seats = live.sitting.seats_of(mine)
    found = scene(live.sitting, Viewer(seats[0] if seats else SPECTATOR, lang, hidden=hidden), live.people)
    return Response(orjson.dumps(found), media_type="application/json")


@router.delete("/{table}", status_code=204, responses=problems(401, 403, 404, 409))
async def close(table: TableId, at: TheService, me: Someone) -> None:
    """Take away a table that I laid and where nobody has begun."""
    live = await find(at, table)
    if live.sitting.plan.owner != me.id:
        raise Problem(403, "not_yours", "somebody else laid this table")

    def work(connection: Connection) -> bool:
        waiting = delete(TABLES).where(TABLES.c.id == table, TABLES.c.status == NOT_BEGUN)
        gone = connection.execute(waiting).rowcount > 0
        at.store.announce(connection, {table: FORGOTTEN} if gone else {})
        return gone

    async with live.lock:
        if not await at.store.write(work):
            raise Problem(409, "begun", "the game has begun")
        at.memory.drop(table)


@router.get("/{table}/brought", responses=problems(404, 409))
async def brought(table: TableId, at: TheService, me: Anyone) -> list[str]:
    """What everybody brought, seat by seat, as far as I may know: mine, and everybody's once the game is over."""
    s = (await find(at, table)).sitting
    known = range(len(s.places)) if s.status() == FINISHED else s.seats_of(me.id if me else None)
    return [text if seat in known else "" for seat, text in enumerate(s.brought)]


@router.get("/{table}/steps/{step}", response_model=Moment, responses=problems(403, 404, 409))
async def step(
    table: TableId,
    step: int,
    at: TheService,
    seat: Annotated[int, Query(ge=OPEN, le=15, description="-1: a spectator; -2: everything open")] = OPEN,
    lang: LanguageCode = "en",
) -> Response:
    """A moment of a finished game."""
    live = await over(at, table)
    s = live.sitting
    if not 0 <= step <= len(s.steps) or seat >= len(s.places):
        raise Problem(404, "no_moment", f"this game has {len(s.steps)} answers and {len(s.places)} seats")
    return Response(orjson.dumps(moment(s, step, seat, lang, live.people)), media_type="application/json")


@router.get("/{table}/log", response_class=Response, responses={200: TEXT, **problems(403, 404, 409)})
async def log(table: TableId, at: TheService) -> PlainTextResponse:
    """The log of a finished game, as `cardwright replay` reads it."""
    s = (await over(at, table)).sitting
    name = f'attachment; filename="{s.plan.game}-{s.id}.log"'
    return PlainTextResponse(log_of(s).text(), headers={"content-disposition": name})


@router.get("/{table}/checks", responses=problems(403, 404, 409))
async def checks(table: TableId, at: TheService) -> list[CheckLine]:
    """The deal of a finished game, computed again: what was checked, and whether it is as it was promised."""
    s = (await over(at, table)).sitting
    try:
        found = await asyncio.to_thread(verify, s.game, log_of(s))
    except BadPaper as error:
        raise Problem(409, "known_deal", str(error)) from error
    return [CheckLine(what=it.what, right=it.right, seat=it.seat, answers=it.n) for it in found]


@router.get("/{table}/chances", responses=problems(403, 404, 409))
async def chances(table: TableId, at: TheService) -> list[ChanceLine]:
    """How the chances stood at the moments of a finished game that are good to judge; none where bots cannot judge."""
    s = (await over(at, table)).sitting
    return await asyncio.to_thread(judged, s)


def judged(s: Sitting) -> list[ChanceLine]:
    judgement, t, found = reckoning(s.game).judgement, s.at(0), []
    for step in range(len(s.steps) + 1):
        if not t.over() and judgement.rests(t):
            chances = judgement.trained(t).chances(t)
            found.append(ChanceLine(step=step, chances=[round(100 * it) for it in chances]))
        if step < len(s.steps):
            give(t, s.steps[step].answer)
    return found


def log_of(s: Sitting) -> Log:
    if s.plan.scenario is not None:
        raise Problem(409, "scenario", "a game that began with a scenario has no log of its own")
    found = Log(s.plan.game, s.plan.rules, s.plan.setup(s.bits, s.brought), s.deal())
    played = [(it.seat, it.answer) for it in s.plan.given] + [(it.seat, it.answer) for it in s.steps]
    found.seats, found.answers = [seat for seat, _ in played], [answer for _, answer in played]
    return found


async def find(at: Service, table: str) -> LiveTable:
    try:
        return await at.memory.find(table)
    except NoTable as error:
        raise Problem(404, "no_table", "there is no such table") from error
    except SetAside as error:
        raise Problem(409, "set_aside", UNREADABLE) from error


async def over(at: Service, table: str) -> LiveTable:
    """A table whose game is over: everything about it may be seen."""
    live = await find(at, table)
    if live.sitting.status() != FINISHED:
        raise Problem(403, "not_over", "this can be seen once the game is over")
    return live


async def finished(at: Service, table: str) -> Sitting:
    return (await over(at, table)).sitting
