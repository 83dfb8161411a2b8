"""Decks in the store: whose they are, in which versions. What is another's and private cannot be found."""

import secrets
from typing import Annotated, Any, Final

from pydantic import Field
from sqlalchemy import Connection, Row, Select, delete, func, insert, or_, select, update

from cardwright.shelf import GAMES
from cardwright.table.accounts import present
from cardwright.table.aversions import hidden_from
from cardwright.table.entry import now
from cardwright.table.plan import Strict
from cardwright.table.problem import Problem
from cardwright.table.schema import ACCOUNTS, DECK_VERSIONS, DECKS, TRIALS
from cardwright.table.sessions import Account
from cardwright.text.workshop import workshop

# More than anybody builds; a version is some hundred characters.
MOST_DECKS: Final = 200
MOST_VERSIONS: Final = 100
# A trial of which nothing was heard for so many milliseconds is over: its process is gone.
SILENT: Final = 600_000


class Foe(Strict):
    """How a deck fared against one that is ready made: in how many games, and how many it won; a draw is a half."""

    name: str
    games: int
    won: float


class Trial(Strict):
    """What a deck is good at: its results in games between bots of a level, as far as they were played."""

    level: str
    games: Annotated[int, Field(description="how many are to be played")]
    done: int
    foes: list[Foe]


class DeckLine(Strict):
    """A deck in a list, with its latest text."""

    id: str
    game: str
    name: str
    public: bool
    version: int
    changed: int
    text: str
    options: Annotated[dict[str, str], Field(description="what it is built for, where that is not the default")]
    front: Annotated[list[str], Field(description="the cards by which one knows it at a glance")]
    owner: str
    by: str


class Deck(DeckLine):
    """A deck. `trial` is that of this version, and goes on if it is `running`."""

    latest: int
    trial: Trial | None
    running: bool


class VersionLine(Strict):
    number: int
    at: int
    text: str
    options: dict[str, str]


class Wish(Strict):
    """A deck as it is to be kept."""

    game: str
    name: str
    public: bool
    text: str
    options: dict[str, str]


LISTED: Final[Select[Any]] = (
    select(
        *[DECKS.c[it] for it in ("id", "game", "name", "public", "changed")],
        DECKS.c.version.label("latest"),
        DECKS.c.account.label("owner"),
        ACCOUNTS.c.name.label("by"),
        ACCOUNTS.c.banned,
        *[DECK_VERSIONS.c[it] for it in ("text", "options", "trial")],
        DECK_VERSIONS.c.number.label("version"),
    )
    .join(ACCOUNTS, ACCOUNTS.c.id == DECKS.c.account)
    .join(DECK_VERSIONS, DECK_VERSIONS.c.deck == DECKS.c.id)
)


def lines(connection: Connection, wanted: Select[Any]) -> list[DeckLine]:
    latest = wanted.where(DECK_VERSIONS.c.number == DECKS.c.version).order_by(DECKS.c.changed.desc(), DECKS.c.id)
    return [DeckLine.model_validate(fields(row, DeckLine)) for row in connection.execute(latest)]


def fields(row: Row[Any], shape: type[Strict]) -> dict[str, Any]:
    """What a row says of a shape. Of a game that is on the shelf no more nothing is known but the text."""
    found = {name: row._mapping[name] for name in shape.model_fields if name in row._mapping}
    if "front" in shape.model_fields:
        found["front"] = workshop(GAMES[row.game]).front(row.text) if row.game in GAMES else []
    return found


def mine(account: str) -> Select[Any]:
    return LISTED.where(DECKS.c.account == account)


def public(connection: Connection, account: str | None) -> Select[Any]:
    """What everybody may see, but for what is of people whom one does not want to meet, or who may not come here."""
    away = or_(ACCOUNTS.c.banned.is_(None), ACCOUNTS.c.banned <= now())
    return LISTED.where(DECKS.c.public, away, DECKS.c.account.not_in(hidden_from(connection, account)))


def read(connection: Connection, id: str, account: str | None, version: int | None = None) -> Deck:
    """A deck that is mine, or public and then its latest version only."""
    own = LISTED.where(DECKS.c.id == id, DECKS.c.account == account)
    open_ = public(connection, account).where(DECKS.c.id == id)
    number = DECKS.c.version if version is None else version
    row = connection.execute(own.where(DECK_VERSIONS.c.number == number)).one_or_none()
    if row is None:
        row = connection.execute(open_.where(DECK_VERSIONS.c.number == DECKS.c.version)).one_or_none()
    if row is None or version not in (None, row.version):
        raise no_deck()
    going = connection.execute(under_way(id, row.version)).one_or_none()
    trial = row.trial if going is None else going.trial
    return Deck.model_validate({**fields(row, Deck), "trial": trial, "running": going is not None})


def under_way(deck: str, version: int) -> Select[Any]:
    """The trial of a version of a deck that goes on."""
    c = TRIALS.c
    return select(c.trial).where(c.deck == deck, c.version == version, c.beat > now() - SILENT)


def versions(connection: Connection, id: str, account: str) -> list[VersionLine]:
    """Every version of a deck of mine that is kept, the latest first."""
    owned(connection, id, account)
    c = DECK_VERSIONS.c
    rows = connection.execute(select(DECK_VERSIONS).where(c.deck == id).order_by(c.number.desc()))
    return [VersionLine.model_validate(fields(row, VersionLine)) for row in rows]


def add(connection: Connection, account: Account, wish: Wish) -> Deck:
    """A new deck, if there is room for it."""
    present(connection, account, alone=True)
    have = connection.scalar(select(func.count()).select_from(DECKS).where(DECKS.c.account == account.id)) or 0
    if have >= MOST_DECKS:
        raise Problem(409, "decks_full", f"expected at most {MOST_DECKS} decks; delete one first")
    id, at = secrets.token_urlsafe(12), now()
    row = {"id": id, "account": account.id, "game": wish.game, "name": wish.name, "public": wish.public}
    connection.execute(insert(DECKS).values(**row, version=1, changed=at))
    connection.execute(
        insert(DECK_VERSIONS).values(deck=id, number=1, text=wish.text, options=wish.options, at=at)
    )  # fmt: skip
    return read(connection, id, account.id)


def save(connection: Connection, id: str, account: str, known: int, wish: Wish) -> Deck:
    """Keep a deck as it is now: another text or options make another version. Who knew an older one is refused."""
    c, at = DECK_VERSIONS.c, now()
    row = owned(connection, id, account)
    if row.game != wish.game:
        raise no_deck()
    old = connection.execute(select(c.text, c.options).where(c.deck == id, c.number == row.version)).one()
    number = known + ((old.text, old.options) != (wish.text, wish.options))
    same = (DECKS.c.id == id) & (DECKS.c.version == known)
    values = {"name": wish.name, "public": wish.public, "version": number, "changed": at}
    if connection.execute(update(DECKS).where(same).values(values)).rowcount == 0:
        raise Problem(409, "deck_changed", f"this deck was saved elsewhere: its version is {row.version}, not {known}")
    if number > known:
        fresh = {"deck": id, "number": number, "text": wish.text, "options": wish.options, "at": at}
        connection.execute(insert(DECK_VERSIONS).values(fresh))
        connection.execute(delete(DECK_VERSIONS).where(c.deck == id, c.number <= number - MOST_VERSIONS))
    return read(connection, id, account)


def drop(connection: Connection, id: str, account: str) -> None:
    owned(connection, id, account)
    connection.execute(delete(DECKS).where(DECKS.c.id == id))


def owned(connection: Connection, id: str, account: str) -> Row[Any]:
    """The row of a deck of mine."""
    row = connection.execute(select(DECKS).where(DECKS.c.id == id, DECKS.c.account == account)).one_or_none()
    if row is None:
        raise no_deck()
    return row


def no_deck() -> Problem:
    return Problem(404, "no_deck", "there is no such deck, or it is somebody else's and private")
