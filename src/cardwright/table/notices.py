"""The routes of notices: whoever wants to be told of their turn says where, and says when it is enough."""

import secrets
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query
from pydantic import AfterValidator, Field
from sqlalchemy import Connection, delete, insert, select, update

from cardwright.table.courier import stop_at, stopping, unsubscribe
from cardwright.table.entry import now
from cardwright.table.mail import Letter
from cardwright.table.plan import DAY, Strict
from cardwright.table.problem import Problem, problems
from cardwright.table.push import may_be_called
from cardwright.table.schema import MAILBOXES, SUBSCRIPTIONS
from cardwright.table.service import Address, Service, Someone, TheService, Token, unhurried
from cardwright.table.sessions import digest
from cardwright.text.language import LanguageCode, language

# How long somebody has to show that an address is theirs.
CODE_TIME: Final = DAY * 1000

router: Final = APIRouter(
    prefix="/api", tags=["notices"], dependencies=[Depends(unhurried)], responses=problems(422, 429, 503)
)


def mail_address(text: str) -> str:
    """An address that a letter can be written to; ValueError if it is none. Whether it is right its owner says."""
    found = text.strip()
    local, at, domain = found.rpartition("@")
    fine = found.isascii() and found.isprintable() and not set(found) & set(' ,;<>()[]\\"')
    if not (fine and local and at and "." in domain.strip(".") and not domain.startswith((".", "-"))):
        raise ValueError("address: expected something like ann@example.org")
    return found


Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]+$")]


class Browser(Strict):
    """A browser that is to be told, as its push service named it."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[Key, Field(min_length=87, max_length=88)]
    auth: Annotated[Key, Field(min_length=22, max_length=24)]
    lang: LanguageCode = "en"


class NewMailbox(Strict):
    address: Annotated[str, Field(max_length=254), AfterValidator(mail_address)]
    lang: LanguageCode = "en"


class Code(Strict):
    code: Annotated[str, Field(min_length=20, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]


class Notices(Strict):
    """What somebody has asked for: whether this browser is told, and where letters go once that is confirmed."""

    push: bool
    address: str
    confirmed: bool


async def session_of(at: Service, token: str) -> str:
    found = await at.accounts.session(token)
    if found is None:
        raise Problem(401, "nobody", "choose a name first")
    return found.id


@router.get("/me/notices", responses=problems(401))
async def notices(at: TheService, me: Someone, token: Token) -> Notices:
    """What I have asked for."""
    session = await session_of(at, token)

    def work(connection: Connection) -> Notices:
        here = connection.scalar(select(SUBSCRIPTIONS.c.lang).where(SUBSCRIPTIONS.c.session == session))
        c = MAILBOXES.c
        row = connection.execute(select(c.address, c.code).where(c.account == me.id)).first()
        address, confirmed = ("", False) if row is None else (row.address, row.code is None)
        return Notices(push=here is not None, address=address, confirmed=confirmed)

    return await at.store.read(work)


@router.put("/me/push", status_code=204, responses=problems(400, 401, 409, 413))
async def subscribe(body: Browser, at: TheService, me: Someone, token: Token) -> None:
    """Let this browser be told when it is my turn and I am not there."""
    at.must_allow("notice", me.id)
    if at.courier.pusher is None:
        raise Problem(409, "no_push", "this server sends no messages to browsers")
    if not may_be_called(body.endpoint, at.settings.push_loopback):
        raise Problem(422, "bad_push", "expected the https address of a push service")
    session = await session_of(at, token)

    def work(connection: Connection) -> None:
        unsubscribe(connection, session)
        connection.execute(insert(SUBSCRIPTIONS).values(session=session, account=me.id, **body.model_dump()))

    await at.store.write(work)


@router.delete("/me/push", status_code=204, responses=problems(401))
async def forget_browser(at: TheService, me: Someone, token: Token) -> None:
    """Tell this browser nothing any more."""
    session = await session_of(at, token)
    await at.store.write(lambda connection: unsubscribe(connection, session))


@router.put("/me/mail", status_code=202, responses=problems(400, 401, 409, 413))
async def set_mailbox(body: NewMailbox, at: TheService, me: Someone, address: Address) -> None:
    """Let letters go to an address, once a letter there was answered. Guests are soon gone, and get none."""
    if at.courier.mailer is None:
        raise Problem(409, "no_mail", "this server sends no letters")
    if not me.kept:
        raise Problem(409, "guest_mail", "keep the account with a password first")
    at.must_allow("letter", me.id)
    at.must_allow("letter", address)
    code, stop, c = secrets.token_urlsafe(24), secrets.token_urlsafe(24), MAILBOXES.c

    def work(connection: Connection) -> None:
        connection.execute(delete(MAILBOXES).where(c.account == me.id))
        row = {"account": me.id, "address": body.address, "lang": body.lang, "stop": stop}
        connection.execute(insert(MAILBOXES).values(**row, code=digest(code), expires=now() + CODE_TIME))

    await at.store.write(work)
    words, root = language(body.lang).ui, at.settings.address
    text = words["letter_confirm_text"].format(link=f"{root}/me?confirm={code}", stop=stopping(root, stop))
    try:
        await at.courier.mailer.send(Letter(body.address, words["letter_confirm"], text, stop_at(root, stop)))
    except OSError as error:
        raise Problem(503, "mail_failed", "the letter could not be sent; try again later") from error


@router.delete("/me/mail", status_code=204, responses=problems(401))
async def forget_mailbox(at: TheService, me: Someone) -> None:
    """No more letters, and my address is forgotten."""
    await at.store.write(lambda connection: connection.execute(delete(MAILBOXES).where(MAILBOXES.c.account == me.id)))


@router.post("/mail/confirm", status_code=204, responses=problems(400, 404, 413))
async def confirm(body: Code, at: TheService, address: Address) -> None:
    """An address is its owner's: whoever got the letter has the code, in whatever browser."""
    at.must_allow("login", address)
    c = MAILBOXES.c
    mine = (c.code == digest(body.code)) & (c.expires > now())
    change = update(MAILBOXES).where(mine).values(code=None, expires=None)
    if await at.store.write(lambda connection: connection.execute(change).rowcount) == 0:
        raise Problem(404, "no_code", "this link is not good any more")


@router.post("/mail/stop", status_code=204)
async def stop(
    at: TheService, token: Annotated[str, Query(min_length=20, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]
) -> None:  # fmt: skip
    """No more letters to whoever got this one; twice is as good as once. Mail programs ask for it too."""
    await at.store.write(lambda connection: connection.execute(delete(MAILBOXES).where(MAILBOXES.c.stop == token)))
