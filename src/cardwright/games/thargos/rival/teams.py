"""Whom a player alone can meet: a ready-made deck, its team, and two more Heroes who may stand in."""

from typing import Final

from cardwright.games.thargos.cards.sets import HERO_NUMBERS
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.decks.reading import read
from cardwright.games.thargos.decks.teams import TEAMS, lent
from cardwright.kernel.dice import Dice

CHANCE: Final = "chance"
RESERVES: Final = {
    "vanguard": "mason_knight_of_the_compact captain_jorrun_blackwing",
    "knives": "kurnor_assassin duellist_of_the_dying_light",
    "rampart": "imperial_general mute_acolyte_of_tyla",
    "siege": "orsanne iskreth",
    "guilds": "noruk duellist_of_the_dying_light",
    "blood": "raskor_slayer iskreth",
    "fates": "child_of_the_eclipse cobra_sorceress",
}


def rival_deck(options: dict[str, str], dice: Dice) -> Deck:
    """The six Heroes and the deck of the Rival: of the team that was chosen, or of any."""
    names = list(RESERVES)
    wanted = options["rival"]
    name = names[dice.roll(len(names))] if wanted == CHANCE else wanted
    deck = read(lent(options)[[team.id for team in TEAMS].index(name)])
    return Deck([*deck.heroes, *(HERO_NUMBERS[hero] for hero in RESERVES[name].split())], deck.cards)
