"""Whom a player alone can meet: a ready-made deck, its team, and two more Heroes who may stand in."""

from typing import Final

from cardwright.games.thargos.cards.sets import HERO_NUMBERS
from cardwright.games.thargos.decks.chance import weakened
from cardwright.games.thargos.decks.checking import MOST_MISSION_PAM
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.decks.reading import read
from cardwright.games.thargos.decks.teams import TEAMS, lent
from cardwright.games.thargos.terms import ACTION, LASTING, MISSION, STORY_SOLO
from cardwright.kernel.dice import Dice

CHANCE: Final = "chance"
# What the Rival's deck for a story has of each kind: a box has no more Missions for it.
SHORT: Final = {LASTING: 14, ACTION: 13, MISSION: 13}
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
    place = [team.id for team in TEAMS].index(name)
    cards = shortened(TEAMS[place].deck) if options["mode"] == STORY_SOLO else read(lent(options)[place]).cards
    return Deck([*TEAMS[place].deck.heroes, *(HERO_NUMBERS[hero] for hero in RESERVES[name].split())], cards)


def shortened(deck: Deck) -> list[int]:
    """The forty cards of a deck with which the Rival goes through a story, evenly taken from its list."""
    fit, found = weakened(deck, MOST_MISSION_PAM), []
    for kind, n in SHORT.items():
        there = fit.of_kind(kind)
        found += [there[i * len(there) // n] for i in range(n)]
    return found
