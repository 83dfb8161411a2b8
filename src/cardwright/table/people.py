"""The routes about people: choosing a name, keeping it, coming back, leaving, and how well everybody plays."""

from asyncio import sleep
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import AfterValidator, Field, JsonValue
from sqlalchemy import Connection, func, select

from cardwright.kernel.game import MODE
from cardwright.shelf import GAMES
from cardwright.table.accounts import LONGEST_PASSWORD, SHORTEST_PASSWORD, bounded
from cardwright.table.careers import Career, careers
from cardwright.table.plan import Strict
from cardwright.table.problem import Problem, problems
from cardwright.table.ratings import LadderLine, Rating, ladder, leaderboard, ratings_of
from cardwright.table.schema import ACCOUNTS, SEATS, TABLES
from cardwright.table.service import Address, Anyone, Device, Service, Someone, TheService, Token, unhurried
from cardwright.table.sessions import Account, Renewal, SessionLine
from cardwright.table.settings import YEAR
from cardwright.table.sitting import FINISHED
from cardwright.table.words import clean_name, one_spelling

# A page of the leaderboard has no more lines; nobody reads farther, and the database would count for long.
MOST: Final = 100
FARTHEST: Final = 1_000_000
# How long somebody waits for a password to be looked at that was tried too often: long for a program that guesses.
PAUSE: Final = 3.0

Name = Annotated[str, Field(min_length=1, max_length=100), AfterValidator(clean_name)]
Password = Annotated[str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Tried = Annotated[str, Field(max_length=LONGEST_PASSWORD)]
Preferences = Annotated[dict[str, JsonValue], AfterValidator(bounded)]
AccountId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,22}$")]
SessionId = AccountId


class Me(Strict):
    """Whoever is signed in."""

    id: str
    name: str
    kept: Annotated[bool, Field(description="whether there is a password, so that the account can be used elsewhere")]
    preferences: dict[str, JsonValue]
    silenced: Annotated[int, Field(description="until when the host lets them say nothing; 0 if they may speak")]
    lent: Annotated[bool, Field(description="whether the host gave the password: they should choose another one now")]


class SessionList(Strict):
    """Where somebody is signed in."""

    sessions: list[SessionLine]


class Player(Strict):
    """What everybody may know of somebody."""

    id: str
    name: str
    ratings: list[Rating]
    finished: Annotated[int, Field(description="how many games were played to the end")]
    careers: Annotated[list[Career], Field(description="figures of the latest games, by game and mode")]


class Board(Strict):
    """A part of a leaderboard."""

    lines: list[LadderLine]


class NewGuest(Strict):
    name: Name


class Change(Strict):
    """What is to be another; what is left out stays."""

    name: Name | None = None
    preferences: Preferences | None = None


class NewPassword(Strict):
    password: Password
    current: Annotated[Tried | None, Field(description="the present one, if there is one")] = None


class Credentials(Strict):
    name: Name
    password: Tried


class Leaving(Strict):
    password: Annotated[Tried | None, Field(description="if there is one")] = None


router: Final = APIRouter(
    prefix="/api", tags=["people"], dependencies=[Depends(unhurried)], responses=problems(422, 429, 503)
)


def describe(account: Account) -> Me:
    return Me.model_validate({name: getattr(account, name) for name in Me.model_fields})


def give_cookie(service: Service, response: Response, token: str) -> None:
    secure = service.settings.secure
    response.set_cookie(service.cookie(), token, YEAR, path="/", secure=secure, httponly=True, samesite="lax")


def take_cookie(service: Service, response: Response) -> None:
    response.delete_cookie(service.cookie(), path="/", secure=service.settings.secure, httponly=True, samesite="lax")


async def sign_out(service: Service, token: str) -> None:
    """Whoever had this token is nobody with it, at open tables too."""
    session = await service.accounts.logout(token) if token else None
    if session is not None:
        service.presence.part(session)


def renewed(service: Service, response: Response, renewal: Renewal) -> Me:
    """Somebody goes on with another token, and nowhere else."""
    for session in renewal.closed:
        service.presence.part(session)
    give_cookie(service, response, renewal.token)
    return describe(renewal.account)


@router.post("/me", status_code=201, responses=problems(400, 403, 409, 413))
async def begin(
    body: NewGuest, service: TheService, me: Anyone, address: Address, token: Token, device: Device, response: Response
) -> Me:
    """Choose a name and play at once, as a guest. A cookie remembers who you are."""
    if me is not None:
        raise Problem(409, "somebody", "you have a name already; change it, or log out first")
    service.must_allow("guest", address)
    await service.accounts.barred(token)
    account, new = await service.accounts.guest(body.name, device)
    give_cookie(service, response, new)
    return describe(account)


@router.get("/me")
async def me(me: Anyone) -> Me | None:
    """Whoever is signed in, or null."""
    return None if me is None else describe(me)


@router.patch("/me", responses=problems(400, 401, 409, 413))
async def change(body: Change, service: TheService, me: Someone) -> Me:
    """Another name, other preferences."""
    if body.name is not None:
        me = await service.accounts.rename(me, body.name)
        await service.presence.look_again(me.id)
    if body.preferences is not None:
        me = await service.accounts.set_preferences(me, {**body.preferences})
    return describe(me)


@router.post("/me/password", responses=problems(400, 401, 403, 409, 413))
async def set_password(
    body: NewPassword, service: TheService, me: Someone, address: Address, token: Token, response: Response
) -> Me:
    """Keep the account with a password, or change the password; that signs everybody else out who used it."""
    allow_try(service, address, me.id)
    if me.kept:
        renewal = await service.accounts.change_password(me, body.current, body.password, token)
    else:
        renewal = await service.accounts.keep(me, body.password, token)
    return renewed(service, response, renewal)


@router.post("/login", responses=problems(400, 403, 413))
async def login(
    body: Credentials, service: TheService, address: Address, token: Token, device: Device, response: Response
) -> Me:
    """Be the person who keeps a name."""
    name = one_spelling(body.name)
    allow_try(service, address, name)
    if not service.limits.allow("name", name):
        await sleep(PAUSE)
    await service.accounts.barred(token)
    account, new = await service.accounts.login(body.name, body.password, device)
    await sign_out(service, token)
    give_cookie(service, response, new)
    return describe(account)


@router.post("/logout", status_code=204, responses=problems(403))
async def logout(service: TheService, token: Token, response: Response) -> None:
    """Be nobody. A guest cannot come back."""
    await service.accounts.barred(token)
    await sign_out(service, token)
    take_cookie(service, response)


@router.delete("/me", status_code=204, responses=problems(400, 401, 403, 413))
async def leave(
    service: TheService, me: Someone, address: Address, response: Response, body: Leaving | None = None
) -> None:  # fmt: skip
    """Delete the account: its name, its ratings, and everything it said. The games stay, without it."""
    allow_try(service, address, me.id)
    password = None if body is None else body.password
    await service.accounts.must_know(me, password)
    await service.farewell.delete(me.id)
    take_cookie(service, response)


def allow_try(service: Service, address: str, whose: str) -> None:
    """Nobody guesses passwords quickly; whoever tries keeps nobody out who is elsewhere."""
    service.must_allow("login", address)
    service.must_allow("password", f"{address} {whose}")


@router.get("/me/sessions", responses=problems(401))
async def sessions(service: TheService, me: Someone, token: Token) -> SessionList:
    """Where I am signed in."""
    return SessionList(sessions=await service.accounts.lines(me, token))


@router.delete("/me/sessions", status_code=204, responses=problems(401))
async def sign_out_everywhere(service: TheService, me: Someone, response: Response) -> None:
    """Sign out everywhere, here too. A guest cannot come back."""
    for session in await service.accounts.close(me):
        service.presence.part(session)
    take_cookie(service, response)


@router.delete("/me/sessions/{id}", status_code=204, responses=problems(401, 404))
async def sign_out_there(id: SessionId, service: TheService, me: Someone) -> None:
    """Sign out on one device."""
    closed = await service.accounts.close(me, id)
    if not closed:
        raise Problem(404, "no_session", "you are not signed in there")
    service.presence.part(closed[0])


@router.get("/players/{id}", responses=problems(404))
async def player(id: AccountId, service: TheService) -> Player:
    """Somebody's name, ratings and number of finished games."""
    found = await service.store.read(lambda connection: look_up(connection, id))
    if found is None:
        raise Problem(404, "no_player", "there is nobody of this id")
    return found


def look_up(connection: Connection, id: str) -> Player | None:
    name = connection.scalar(select(ACCOUNTS.c.name).where(ACCOUNTS.c.id == id))
    if name is None:
        return None
    seats = select(func.count()).select_from(SEATS).join(TABLES, TABLES.c.id == SEATS.c.table)
    finished = connection.scalar(seats.where(SEATS.c.account == id, TABLES.c.status == FINISHED))
    return Player(
        id=id, name=name, ratings=ratings_of(connection, id), finished=finished or 0, careers=careers(connection, id)
    )


@router.get("/games/{game}/ratings", responses=problems(404))
async def ratings(
    game: str,
    service: TheService,
    mode: Annotated[str | None, Query(max_length=40, description="of a game that has several")] = None,
    limit: Annotated[int, Query(ge=1, le=MOST)] = 20,
    offset: Annotated[int, Query(ge=0, le=FARTHEST)] = 0,
) -> Board:
    """Who plays a game best, in one of its modes, from a place on."""
    if game not in GAMES:
        raise Problem(404, "no_game", "there is no game of this name")
    modes = [value for choice in GAMES[game].choices() if choice.kind == MODE for value in choice.values] or [""]
    if mode is not None and mode not in modes:
        raise Problem(404, "no_game", f"there is no such mode; expected {' or '.join(modes) or 'none'}")
    asked = ladder(game, GAMES[game].mode(GAMES[game].complete({})) if mode is None else mode)
    return Board(lines=await service.store.read(lambda connection: leaderboard(connection, asked, limit, offset)))
