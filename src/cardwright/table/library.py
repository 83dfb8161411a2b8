"""The routes of what can be read: the games, their options, cards and rules, in three languages."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path

from cardwright.bots.levels import LEVELS
from cardwright.kernel.paper import Record
from cardwright.shelf import GAMES
from cardwright.table.house import unhurried
from cardwright.table.problem import Problem, problems
from cardwright.table.wire import Choice, GameLine, Games, Level
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
                fewest=game.fewest,
                most=game.most,
                choices=[Choice.model_validate(choice) for choice in words.choices()],
                levels=[Level(id=level, title=language(lang).level(level)) for level in LEVELS],
            )
        )
    return Games(games=found)


@router.get("/{game}/cards", responses=problems(404))
async def cards(game: Name, lang: LanguageCode = "en") -> list[Record]:
    """Every card of a game, with its text."""
    return telling(known(game), lang).cards()


@router.get("/{game}/rules", responses=problems(404))
async def rules(game: Name, lang: LanguageCode = "en") -> Record:
    """The numbered rules of a game."""
    return rulebook(known(game), lang).record()
