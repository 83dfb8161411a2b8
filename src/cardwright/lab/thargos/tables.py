"""The tables of Heroes of Thargos at which bots learn: who brings which deck."""

from typing import Final

from cardwright.games.thargos.decks.chance import dealt
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.game import THARGOS
from cardwright.kernel.dice import Dice

# One game in so many is played with decks by chance: the ready-made ones do not hold every card.
BY_CHANCE: Final = 3
# About half of the turns of a game.
MOMENTS: Final = 20


def brought(options: dict[str, str], players: int, number: int, dice: Dice) -> list[str]:
    """What players bring to a game: some of the ready-made decks, now and then decks by chance."""
    if number % BY_CHANCE == 0:
        return [code_of(dealt(options, dice)) for _ in range(players)]
    lent = THARGOS.lent(options)
    return [lent[dice.roll(len(lent))] for _ in range(players)]
