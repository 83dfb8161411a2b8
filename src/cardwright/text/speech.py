"""Finds what is said about a game in a language: in the game's own words, or plainly if it has none."""

from cardwright.kernel.game import Unfit
from cardwright.shelf import folder
from cardwright.shelf import game as find
from cardwright.text.language import language
from cardwright.text.plain import PlainTelling
from cardwright.text.telling import Telling


def telling(game: str, code: str) -> Telling:
    """What is said about a game in a language; either may be unknown, which is a ValueError that names the others."""
    known, lang = find(game), language(code)
    own = folder("text", known, "telling")
    if own is None:
        return PlainTelling(known, lang)
    found: Telling = own.TELLINGS[lang.code]
    return found


def objected(unfit: Unfit, code: str) -> list[str]:
    """Everything that is wrong with what players bring, a sentence each, after the player whom it is about."""
    words, lang = telling(unfit.game, code), language(code)
    return [lang.ui["about"].format(name=lang.player([], seat), text=words.objection(it)) for seat, it in unfit.wrong]
