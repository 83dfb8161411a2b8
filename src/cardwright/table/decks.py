"""The routes of decks: keep what one brings to games, in versions, for oneself or for everybody, and try it."""

import asyncio
from functools import partial
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Path, Query
from pydantic import AfterValidator, Field
from sqlalchemy import Connection

from cardwright.kernel.game import Game
from cardwright.kernel.paper import BadPaper
from cardwright.shelf import game as find
from cardwright.table import deckshelf
from cardwright.table.bringing import Brought, Options, played_with, told
from cardwright.table.deckshelf import Deck, DeckLine, VersionLine, Wish
from cardwright.table.entry import now
from cardwright.table.fairness import Owner
from cardwright.table.plan import Strict
from cardwright.table.problem import Problem, problems
from cardwright.table.schema import DECKS
from cardwright.table.service import Address, Anyone, Someone, TheService, unhurried
from cardwright.table.sessions import Account, until
from cardwright.table.trials import options_of
from cardwright.table.words import clean_text
from cardwright.text.language import LanguageCode
from cardwright.text.workshop import workshop

LONGEST_NAME: Final = 60
# As far as the column of a version counts.
LAST: Final = (1 << 31) - 1
# A trial is to be worth its name, and to end on the day it began.
FEWEST_GAMES: Final = 2
MOST_GAMES: Final = 1000
GAMES: Final = 200

router: Final = APIRouter(
    prefix="/api/decks", tags=["decks"], dependencies=[Depends(unhurried)], responses=problems(422, 429, 503)
)


def clean_title(text: str) -> str:
    found = clean_text(text)
    if len(found) > LONGEST_NAME:
        raise ValueError(f"name: expected at most {LONGEST_NAME} characters, got {len(found)}")
    return found


DeckId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,22}$")]
Title = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(clean_title)]
GameName = Annotated[str, Field(max_length=40)]
Number = Annotated[int, Field(ge=1, le=LAST)]


class NewDeck(Strict):
    """A deck to keep. It may break the game's rules, but can be read; what is not said of the options is as usual."""

    game: GameName
    name: Title
    text: Brought
    options: Options
    public: bool = False


class SavedDeck(NewDeck):
    """A deck as it is to be from now on; `version` is the one that it was made from."""

    version: Number


class NewTrial(Strict):
    """How many games to play, and between bots of which level."""

    games: Annotated[int, Field(ge=FEWEST_GAMES, le=MOST_GAMES)] = GAMES
    level: Literal["easy", "normal"] = "easy"


class DeckList(Strict):
    decks: list[DeckLine]


class VersionList(Strict):
    versions: list[VersionLine]


@router.get("", responses=problems(401))
async def decks(
    at: TheService,
    me: Anyone,
    which: Annotated[Literal["mine", "public"], Query()] = "mine",
    game: Annotated[str | None, Query(pattern=r"^[a-z]{1,40}$")] = None,
    limit: Annotated[int, Query(ge=1, le=deckshelf.MOST_DECKS)] = deckshelf.MOST_DECKS,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> DeckList:
    """My decks, or those that everybody may see; the latest first."""
    if which == "mine" and me is None:
        raise Problem(401, "nobody", "choose a name first")

    def work(connection: Connection) -> list[DeckLine]:
        wanted = (
            deckshelf.mine(me.id) if me and which == "mine" else deckshelf.public(connection, me.id if me else None)
        )
        if game is not None:
            wanted = wanted.where(DECKS.c.game == game)
        return deckshelf.lines(connection, wanted.limit(limit).offset(offset))

    return DeckList(decks=await at.store.read(work))


@router.post("", status_code=201, responses=problems(400, 401, 403, 404, 409, 413))
async def keep(new: NewDeck, at: TheService, me: Someone, lang: LanguageCode = "en") -> Deck:
    """Keep a new deck."""
    at.must_allow("deck", me.id)
    wish = await asyncio.to_thread(wish_of, new, me, lang)
    return await at.store.write(partial(deckshelf.add, account=me, wish=wish))


@router.get("/{id}", responses=problems(404))
async def deck(
    id: DeckId, at: TheService, me: Anyone, version: Annotated[int | None, Query(ge=1, le=LAST)] = None
) -> Deck:
    """A deck of mine in any version, or somebody's public one as it is."""
    return await at.store.read(partial(deckshelf.read, id=id, account=me.id if me else None, version=version))


@router.get("/{id}/versions", responses=problems(401, 404))
async def versions(id: DeckId, at: TheService, me: Someone) -> VersionList:
    """Every version of a deck of mine; to have one again, save it."""
    return VersionList(versions=await at.store.read(partial(deckshelf.versions, id=id, account=me.id)))


@router.put("/{id}", responses=problems(400, 401, 403, 404, 409, 413))
async def save(id: DeckId, body: SavedDeck, at: TheService, me: Someone, lang: LanguageCode = "en") -> Deck:
    """Save a deck of mine; what it was stays as an older version."""
    at.must_allow("deck", me.id)
    wish = await asyncio.to_thread(wish_of, body, me, lang)
    return await at.store.write(partial(deckshelf.save, id=id, account=me.id, known=body.version, wish=wish))


@router.delete("/{id}", status_code=204, responses=problems(401, 404))
async def drop(id: DeckId, at: TheService, me: Someone) -> None:
    """Delete a deck of mine, with all its versions."""
    at.must_allow("deck", me.id)
    await at.store.write(partial(deckshelf.drop, id=id, account=me.id))


@router.post("/{id}/copy", status_code=201, responses=problems(401, 404, 409))
async def copy(id: DeckId, at: TheService, me: Someone) -> Deck:
    """A deck of my own, equal to one that I may see, and private."""
    at.must_allow("deck", me.id)
    source = await at.store.read(partial(deckshelf.read, id=id, account=me.id))
    wish = Wish(game=source.game, name=source.name, public=False, text=source.text, options=source.options)
    return await at.store.write(partial(deckshelf.add, account=me, wish=wish))


@router.post("/{id}/trial", status_code=202, responses=problems(400, 401, 404, 409, 413))
async def begin_trial(
    id: DeckId, at: TheService, me: Someone, address: Address, body: NewTrial | None = None, lang: LanguageCode = "en"
) -> Deck:
    """Let bots play a deck of mine, as it is, against everything ready made; the deck tells how far they are."""
    at.must_allow("trial", me.id)
    found = await at.store.read(partial(deckshelf.read, id=id, account=me.id))
    if found.owner != me.id:
        raise deckshelf.no_deck()
    game, wanted = find(found.game), body or NewTrial()
    wrong = game.unfit(options_of(game, found.options), found.text)
    if wrong:
        raise Problem(422, "unfit", told(game, wrong, lang))
    await at.trials.begin(Owner(me.id, address), found, wanted.level, wanted.games)
    return await at.store.read(partial(deckshelf.read, id=id, account=me.id))


@router.delete("/{id}/trial", status_code=204, responses=problems(401, 404))
async def end_trial(id: DeckId, at: TheService, me: Someone) -> None:
    """Stop a trial; what was played is kept."""
    await at.store.read(partial(deckshelf.owned, id=id, account=me.id))
    await at.trials.stop(me.id, id)


def wish_of(new: NewDeck, me: Account, lang: str) -> Wish:
    """What is to be kept: the text in its one short form, and the options that are not as usual."""
    if new.public and me.silenced > now():
        raise Problem(403, "silenced", f"the host has silenced you {until(me.silenced)}")
    game, options = played_with(new.game, new.options)
    try:
        text = workshop(game).code(new.text)
    except BadPaper as error:
        raise Problem(422, "unfit", told(game, game.unfit(options, new.text), lang)) from error
    return Wish(game=game.name, name=new.name, public=new.public, text=text, options=unusual(game, options))


def unusual(game: Game, options: dict[str, str]) -> dict[str, str]:
    return {it.name: options[it.name] for it in game.relevant(options) if options[it.name] != it.default}
