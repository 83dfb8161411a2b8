"""The routes of good manners: mute somebody, block somebody, tell the host about somebody."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends
from pydantic import AfterValidator, Field
from sqlalchemy import Connection, insert, select

from cardwright.table.aversions import Kind, Shunned, forgive, shun, shunned
from cardwright.table.entry import SAY, now
from cardwright.table.messages import EntryNumber
from cardwright.table.news import CHANGED
from cardwright.table.people import AccountId
from cardwright.table.plan import Strict
from cardwright.table.problem import Problem, problems
from cardwright.table.schema import ACCOUNTS, ENTRIES, REPORTS
from cardwright.table.service import Service, Someone, TheService, unhurried
from cardwright.table.sessions import Account
from cardwright.table.words import clean_text

ID: Final = r"^[A-Za-z0-9_-]{1,22}$"
# As much as the column takes.
LONGEST_REPORT: Final = 500

router: Final = APIRouter(
    prefix="/api", tags=["people"], dependencies=[Depends(unhurried)], responses=problems(422, 429, 503)
)


class ShunnedList(Strict):
    """People who are muted, or blocked."""

    people: list[Shunned]


class ReportedLine(Strict):
    """A line of chat: at which table, and its number there."""

    table: Annotated[str, Field(pattern=ID)]
    number: EntryNumber


class NewReport(Strict):
    """What the host should know about somebody; the line as it was goes with it."""

    about: Annotated[str, Field(pattern=ID)]
    reason: Literal["insult", "spam", "cheating", "name", "other"]
    text: Annotated[str | None, Field(max_length=LONGEST_REPORT), AfterValidator(lambda it: it and clean_text(it))] = (
        None
    )
    line: ReportedLine | None = None


class Received(Strict):
    """A report that the host will find."""

    id: int


@router.get("/me/muted", responses=problems(401))
async def muted(service: TheService, me: Someone) -> ShunnedList:
    """Whom I do not hear."""
    return ShunnedList(people=await service.store.read(lambda c: shunned(c, me.id, "muted")))


@router.put("/me/muted/{id}", status_code=204, responses=problems(401, 404, 409))
async def mute(id: AccountId, service: TheService, me: Someone) -> None:
    """Hear somebody no more: what they say in chat is not shown to me. They do not learn of it."""
    await turn_away(service, me, id, "muted")


@router.delete("/me/muted/{id}", status_code=204, responses=problems(401))
async def unmute(id: AccountId, service: TheService, me: Someone) -> None:
    """Hear somebody again."""
    await turn_back(service, me, id, "muted")


@router.get("/me/blocked", responses=problems(401))
async def blocked(service: TheService, me: Someone) -> ShunnedList:
    """Whom I do not want to meet."""
    return ShunnedList(people=await service.store.read(lambda c: shunned(c, me.id, "blocked")))


@router.put("/me/blocked/{id}", status_code=204, responses=problems(401, 404, 409))
async def block(id: AccountId, service: TheService, me: Someone) -> None:
    """Meet somebody no more: they cannot sit down at tables that I lay, and neither sees the other's chat. A game that
    goes on goes on."""
    await turn_away(service, me, id, "blocked")


@router.delete("/me/blocked/{id}", status_code=204, responses=problems(401))
async def unblock(id: AccountId, service: TheService, me: Someone) -> None:
    """Meet somebody again."""
    await turn_back(service, me, id, "blocked")


async def turn_away(service: Service, me: Account, other: str, kind: Kind) -> None:
    service.must_allow("aversion", me.id)

    def work(connection: Connection) -> None:
        shun(connection, me.id, other, kind, now())
        service.store.announce(connection, {me.id: CHANGED, other: CHANGED})

    await service.store.write(work)
    await look_again(service, me.id, other)


async def turn_back(service: Service, me: Account, other: str, kind: Kind) -> None:
    def work(connection: Connection) -> None:
        forgive(connection, me.id, other, kind)
        service.store.announce(connection, {me.id: CHANGED, other: CHANGED})

    await service.store.write(work)
    await look_again(service, me.id, other)


async def look_again(service: Service, *accounts: str) -> None:
    for account in accounts:
        await service.presence.look_again(account)


@router.post("/reports", status_code=201, responses=problems(400, 401, 404, 409, 413))
async def report(new: NewReport, service: TheService, me: Someone) -> Received:
    """Tell the host about somebody, or about a line that they wrote."""
    service.must_allow("report", me.id)
    if new.about == me.id:
        raise Problem(409, "yourself", "that is you")
    return Received(id=await service.store.write(lambda connection: file_report(connection, me.id, new)))


def file_report(connection: Connection, by: str, new: NewReport) -> int:
    """Write a report down, with the name and the line as they are now."""
    name = connection.scalar(select(ACCOUNTS.c.name).where(ACCOUNTS.c.id == new.about))
    if name is None:
        raise Problem(404, "no_player", "there is nobody of this id")
    row = {
        "by": by, "about": new.about, "name": name, "reason": new.reason, "text": new.text or "", "at": now(),
        "note": "", "table": None if new.line is None else new.line.table,
        "line": None if new.line is None else line_of(connection, new.about, new.line),
    }  # fmt: skip
    found: int = connection.execute(insert(REPORTS).values(row).returning(REPORTS.c.id)).scalar_one()
    return found


def line_of(connection: Connection, account: str, line: ReportedLine) -> str:
    """What somebody said; a problem if they did not."""
    c = ENTRIES.c
    said = select(c.body).where(c.table == line.table, c.number == line.number, c.kind == SAY, c.account == account)
    body = connection.scalar(said)
    if body is None:
        raise Problem(404, "no_line", "they have not said anything there")
    return str(body.get("text", ""))
