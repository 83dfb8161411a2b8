"""The routes of what players bring to a game: what is ready made, and what is said of a text."""

import asyncio
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Query
from pydantic import AfterValidator, Field

from cardwright.kernel.dice import keyed
from cardwright.kernel.game import Game, Objection
from cardwright.kernel.paper import BadPaper
from cardwright.shelf import game as find
from cardwright.table.messages import Brought as Sent
from cardwright.table.plan import Strict
from cardwright.table.problem import Problem, problems
from cardwright.table.service import Address, TheService, unhurried
from cardwright.text.language import LanguageCode
from cardwright.text.speech import telling
from cardwright.text.workshop import workshop

KEY_BYTES: Final = 32
MOST_OPTIONS: Final = 40

router: Final = APIRouter(
    prefix="/api/games", tags=["decks"], dependencies=[Depends(unhurried)], responses=problems(404, 422, 429)
)


def plain(text: str) -> str:
    """A text as people paste it, with no signs in it but what can be seen, spaces and line breaks."""
    found = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
    if any(ord(sign) < ord(" ") and sign != "\n" for sign in found):
        raise ValueError("expected text, without control characters")
    return found


Brought = Annotated[Sent, Field(min_length=1), AfterValidator(plain)]
Options = Annotated[
    dict[str, Annotated[str, Field(max_length=40)]], Field(max_length=MOST_OPTIONS, default_factory=dict)
]
Name = Annotated[str, Path(max_length=40)]
Said = Annotated[list[str], Query(max_length=MOST_OPTIONS, description="name=value", default_factory=list)]


class Loan(Strict):
    """Something ready made that whoever has nothing else may bring."""

    name: str
    title: str
    text: str
    front: Annotated[list[str], Field(description="the cards by which one knows it at a glance")]


class Reading(Strict):
    """What a text says and what is wrong with it; one that cannot be read to its end has no code."""

    code: str | None
    held: Annotated[dict[str, int], Field(description="how many there are of each card")]
    wrong: list[str]
    advice: list[str]


class Asked(Strict):
    """A text that somebody may want to bring to a game of these options."""

    text: Brought
    options: Options


@router.get("/{game}/loans")
async def loans(game: Name, option: Said, lang: LanguageCode = "en") -> list[Loan]:
    """Everything ready made that fits a game of these options."""
    known, options = played_with(game, spoken(option))
    box = workshop(known)
    return [Loan(**it._asdict(), front=box.front(it.text)) for it in box.ready(options, lang)]


@router.get("/{game}/chance")
async def chance(game: Name, option: Said, at: TheService, address: Address) -> Reading:
    """Something by chance that fits a game of these options."""
    at.must_allow("reading", address)
    known, options = played_with(game, spoken(option))
    dice = keyed(secrets.token_hex(KEY_BYTES))
    text = await asyncio.to_thread(workshop(known).random, options, dice)
    return reading(known, options, text, "en")


@router.post("/{game}/reading", responses=problems(400, 413))
async def read(game: Name, body: Asked, at: TheService, address: Address, lang: LanguageCode = "en") -> Reading:
    """What a text holds, and everything that is wrong with it, in words."""
    at.must_allow("reading", address)
    known, options = played_with(game, body.options)
    return await asyncio.to_thread(reading, known, options, body.text, lang)


def reading(game: Game, options: dict[str, str], text: str, lang: str) -> Reading:
    box, words, code, advice = workshop(game), telling(game.name, lang), None, []
    with suppress(BadPaper):
        code, advice = box.code(text), box.advice(text)
    wrong = game.unfit(options, text)
    return Reading(
        code=code, held=box.held(text), wrong=[*map(words.objection, wrong)], advice=[*map(words.objection, advice)]
    )


def told(game: Game, wrong: Iterable[Objection], lang: str) -> str:
    """Everything that is wrong, a line each."""
    return "\n".join(map(telling(game.name, lang).objection, wrong))


def spoken(said: list[str]) -> dict[str, str]:
    return {name: value for name, _, value in (it.partition("=") for it in said)}


def played_with(name: str, options: dict[str, str]) -> tuple[Game, dict[str, str]]:
    """A game to which something is brought, and all of its options. A problem if there is no such thing."""
    try:
        game = find(name)
    except BadPaper as error:
        raise Problem(404, "no_game", str(error)) from error
    try:
        full = game.complete(options)
    except BadPaper as error:
        raise Problem(422, "bad_options", str(error)) from error
    if not game.brings(full):
        raise Problem(404, "no_decks", "nothing is brought to this game")
    return game, full
