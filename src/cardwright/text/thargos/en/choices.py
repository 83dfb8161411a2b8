"""The options of a new game in English."""

from typing import Final

from cardwright.text.telling import ChoiceWords
from cardwright.text.thargos.en.names import STORIES, TEAMS

# Whom a player alone can meet, and with how much Infamy.
RIVALS: Final = {id: name for id, name in TEAMS.items() if id != "grave"}
INFAMY: Final = {str(n): str(n) for n in range(7)}

CHOICES: Final[dict[str, ChoiceWords]] = {
    "mode": {
        "title": "Mode",
        "text": (
            "Two players meet across four tracks; three to six sit in a circle, with two tracks to each neighbour; "
            "alone you meet the Rival, for whom dice decide; in a story parties compete on a map of Missions, "
            "and alone you meet the Rival there too."
        ),
        "values": {
            "duel": "Duel",
            "circle": "Circle",
            "solo": "Solo",
            "story": "Story",
            "story-solo": "Story Solo",
        },
    },
    "story": {
        "title": "Story",
        "text": "Which story is played?",
        "values": STORIES,
    },
    "missions": {
        "title": "Missions in the deck",
        "text": "How strong are your Missions as modifiers? Their PAM is 50 or more, 30 to 49, or 20 to 29 together.",
        "values": {"easy": "Easy", "medium": "Medium", "hard": "Hard"},
    },
    "rival": {
        "title": "Rival",
        "text": "Whose Heroes and deck does the Rival lead?",
        "values": {"chance": "Chance decides", **RIVALS},
    },
    "difficulty": {
        "title": "Difficulty",
        "text": "On Easy the Attack pile and the Defence pile of the Rival are a card smaller, on Hard a card larger.",
        "values": {"easy": "Easy", "normal": "Normal", "hard": "Hard"},
    },
    "infamy": {
        "title": "Infamy",
        "text": "With how much Infamy does the Rival begin? It lays as many cards more.",
        "values": INFAMY,
    },
    "effects": {
        "title": "The Rival’s effects",
        "text": "Which effects of its cards happen? Where one leaves a decision, chance decides.",
        "values": {"automatic": "Those without a decision", "all": "All of them"},
    },
    "condar": {
        "title": "Condar",
        "text": "Decks may hold the Condar cards: 18 Missions, 7 Actions and the Citizen of Condar.",
        "values": {"without": "Without", "with": "With"},
    },
    "undead": {
        "title": "Undead",
        "text": "Teams may be Undead: their injuries strip Lastings and capture Heroes. All these cards are ours.",
        "values": {"without": "Without", "with": "With"},
    },
    "length": {
        "title": "Length",
        "text": "The target is half the team’s Hero points, or all; with a reshuffle, a burnt deck is renewed once.",
        "values": {"quick": "Quick", "full": "Full", "reshuffle": "Full, with a reshuffle"},
    },
    "lists": {
        "title": "Deck lists",
        "text": "Who may read what is in a player’s deck?",
        "values": {"hidden": "Only that player", "open": "Everybody"},
    },
    "points": {
        "title": "Points build",
        "text": (
            "How much may the PAM of a deck’s 60 cards add up to? 60 is weak, 120 average, 180 strong; "
            "you can agree on any number from 60 to 240."
        ),
        "values": {"none": "As much as you like", "60": "60", "120": "120", "180": "180"},
    },
    "first": {
        "title": "First player",
        "text": "What is compared to find the first player: the PAM of a card from the deck, a die, or an unused Hero?",
        "values": {"pam": "PAM", "die": "A die", "heroes": "Hero points"},
    },
    "first_mission": {
        "title": "First Mission",
        "text": "Who lays the first Mission once the Heroes lie on the tracks?",
        "values": {"first": "The first player", "last": "Whoever placed the last Hero"},
    },
    "factions": {
        "title": "Factions",
        "text": "Must a Lasting with faction symbols go to a Hero with one of them? A Renegade takes any.",
        "values": {"off": "No", "on": "Yes"},
    },
    "last_ditch": {
        "title": "Last ditch",
        "text": "Does a player who cannot draw finish the turn before losing?",
        "values": {"off": "No", "on": "Yes"},
    },
    "answer": {
        "title": "The defender’s cards",
        "text": (
            "Where a Mission requires several attributes, the defender lays only where the attacker did: "
            "on each of these attributes or nowhere, or freely up to two cards more than the attacker."
        ),
        "values": {"mirror": "Mirror", "ceiling": "Ceiling"},
    },
    "single": {
        "title": "Missions with one attribute",
        "text": "May the defender lay cards there even if the attacker has laid none?",
        "values": {"free": "Yes", "mirrored": "No"},
    },
    "dice": {
        "title": "Heroes with dice",
        "text": "When are the dice of a Hero without fixed attributes rolled?",
        "values": {"turn": "At the start of every turn", "declared": "When an attempt is declared"},
    },
    "empty": {
        "title": "Empty deck",
        "text": "When does a player with an empty deck lose in the draw step?",
        "values": {"draw": "If a card is needed", "always": "In any case"},
    },
}
