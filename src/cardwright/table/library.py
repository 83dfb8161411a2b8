"""The routes of what can be read: the games, their options, cards and rules, in three languages."""

from itertools import product
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path

from cardwright.bots.levels import LEVELS
from cardwright.kernel.game import RULE, Game
from cardwright.kernel.paper import Record
from cardwright.shelf import GAMES
from cardwright.table.problem import Problem, problems
from cardwright.table.service import unhurried
from cardwright.table.wire import CardText, Choice, GameLine, Games, Level, Party, RulebookText
from cardwright.text.language import LanguageCode, language
from cardwright.text.rulebook import rulebook
from cardwright.text.speech import telling

router: Final = APIRouter(
    prefix="/api/games", tags=["library"], dependencies=[Depends(unhurried)], responses=problems(422, 429)
)
Name = Annotated[str, Path(max_length=40)]


def known(game: str) -> str:
    if game not in GAMES:
        raise Problem(404, "no_game", f"no such game; there is {', '.join(GAMES)}")
    return game


def parties(game: Game) -> list[Party]:
    """Who can play, for every value of mode and expansions: nothing else changes it."""
    large = [choice for choice in game.choices() if choice.kind != RULE]
    found = []
    for values in product(*(choice.values for choice in large)):
        options = dict(zip([choice.name for choice in large], values))
        full = game.complete(options)
        seats = game.seats(full)
        found.append(Party(options=options, fewest=seats[0], most=seats[-1], brings=game.brings(full)))
    return found


@router.get("")
async def games(lang: LanguageCode = "en") -> Games:
    """Every game: how many can play, which options it has, which bots there are."""
    found = []
    for name, game in GAMES.items():
        words = telling(name, lang)
        found.append(
            GameLine(
                name=name,
                title=words.title,
                rules=game.rules,
                parties=parties(game),
                choices=[Choice.model_validate(choice) for choice in words.choices()],
                levels=[Level(id=level, title=language(lang).level(level)) for level in LEVELS],
            )
        )
    return Games(games=found)


@router.get("/{game}/cards", response_model=list[CardText], responses=problems(404))
async def cards(game: Name, lang: LanguageCode = "en") -> list[Record]:
    """Every card of a game, with its text."""
    return telling(known(game), lang).cards()


@router.get("/{game}/rules", response_model=RulebookText, responses=problems(404))
async def rules(game: Name, lang: LanguageCode = "en") -> Record:
    """The numbered rules of a game."""
    return rulebook(known(game), lang).record()
