"""What a card tests."""

from cardwright.games.thargos.state import Condition
from cardwright.games.thargos.terms import YOU
from cardwright.games.thargos.words.conditions import (
    Behind,
    CardsLaid,
    HasKeyword,
    HasLastings,
    IsInjured,
    MissionIn,
    MissionWorth,
)
from cardwright.text.phrasebook import NoPhrase, Said, said
from cardwright.text.thargos.walk.nouns import Voice, hero, keyword


def condition(test: Condition, voice: Voice) -> Said:
    match test:
        case IsInjured(which=which):
            return said("is_injured", hero=hero(which, voice))
        case Behind():
            return said("behind")
        case HasLastings(which=which, least=least):
            return said("has_lastings" if least > 0 else "has_no_lasting", hero=hero(which, voice), n=least)
        case HasKeyword(keyword=word):
            return said("has_keyword", hero=said(voice.this), keyword=keyword(word))
        case CardsLaid(who=who, most=0):
            return said("you_laid_none") if who == YOU else said("foe_laid_none", foe=said(voice.foe))
        case CardsLaid(who=who, least=least):
            return said("you_laid", n=least) if who == YOU else said("foe_laid", foe=said(voice.foe), n=least)
        case MissionWorth(most=most):
            return said("mission_worth", n=most)
        case MissionIn(place=place):
            return said(f"mission_{place}")
        case _:
            raise NoPhrase(type(test).__name__)
