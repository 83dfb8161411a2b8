"""What can be done with the decks of Heroes of Thargos."""

from typing import Final

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.chance import dealt
from cardwright.games.thargos.decks.checking import advice
from cardwright.games.thargos.decks.reading import parsed, read
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.decks.teams import lent, teams_for
from cardwright.games.thargos.game import THARGOS
from cardwright.kernel.dice import Dice
from cardwright.kernel.game import Objection
from cardwright.text.thargos.decks import TEAMS
from cardwright.text.workshop import Ready, Workshop


class ThargosWorkshop(Workshop):
    """Teams of four Heroes with decks of 60 cards; the id of a Hero is that of the Active face."""

    def ready(self, options: dict[str, str], lang: str) -> list[Ready]:
        fitting = [team.id for team in teams_for(options)]
        return [Ready(id, TEAMS[lang][id], text) for id, text in zip(fitting, lent(options), strict=True)]

    def code(self, text: str) -> str:
        return code_of(read(text))

    def held(self, text: str) -> dict[str, int]:
        deck = parsed(text).deck()
        heroes = [HEROES[number].id for number in deck.heroes]
        cards = {DESIGNS[number].id: n for number, n in deck.held().items()}
        return {id: heroes.count(id) for id in heroes} | cards

    def front(self, text: str) -> list[str]:
        return [HEROES[number].id for number in parsed(text).deck().heroes]

    def advice(self, text: str) -> list[Objection]:
        return advice(read(text))

    def random(self, options: dict[str, str], dice: Dice) -> str:
        return code_of(dealt(options, dice))


WORKSHOP: Final = ThargosWorkshop(THARGOS)
