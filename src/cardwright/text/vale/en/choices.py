"""The options of a new game in English."""

from typing import Final

from cardwright.text.telling import ChoiceWords

CHOICES: Final[dict[str, ChoiceWords]] = {
    "artifacts": {
        "title": "Artifacts",
        "text": "28 more creatures, and each round everybody takes an artifact; the game goes to 80 points, not 60.",
        "values": {"without": "Without", "with": "With"},
    },
    "curse": {
        "title": "Curse",
        "text": (
            "28 more creatures, some of them under a curse; everybody has a summoner, and seals that help to pay. "
            "Curses left at the end cost points. 25 of the 28 creatures are our own design: we do not know the printed "
            "ones."
        ),
        "values": {"without": "Without", "with": "With"},
    },
    "copied_recover": {
        "title": "Copying a card that leaves the area",
        "text": "When Genie Exalted copies an effect that takes its own card out of the area, which card has to go?",
        "values": {"performer": "Genie Exalted", "copied": "The copied card"},
    },
    "copied_other": {
        "title": "Copying an effect about other cards",
        "text": "When Scorch copies an effect on “another card”, it must be another card than which?",
        "values": {"performer": "Scorch", "copied": "The copied card"},
    },
    "needless_stones": {
        "title": "Needless stones",
        "text": "May you add stones to a payment that would cover the cost without them, to get rid of them?",
        "values": {"forbidden": "No", "allowed": "Yes"},
    },
    "tiles": {
        "title": "Artifacts in play",
        "text": (
            "Do you play with 6 to 8 of the eleven artifacts, drawn for each game, "
            "with all of them, or only with the new creatures, to 60 points?"
        ),
        "values": {"drawn": "Some, drawn at random", "all": "All eleven", "none": "Only the creatures"},
    },
    "bought_spaces": {
        "title": "Extra spaces",
        "text": "How many extra spaces may Incense Burner and Cap of Hades give a player in one game?",
        "values": {"two": "Two at most", "any": "Any number"},
    },
    "shelter": {
        "title": "Shelters",
        "text": "Who may see the cards that a player has put into the shelter?",
        "values": {"secret": "Only that player", "open": "Everybody"},
    },
    "ash_and_totem": {
        "title": "Ash and Totem Pole",
        "text": "Ash goes back to the hand instead of being discarded. Does Totem Pole still pay a stone for it?",
        "values": {"ignored": "No", "counts": "Yes"},
    },
    "summoners": {
        "title": "Summoners",
        "text": "How does everybody get a summoner before the first round?",
        "values": {"picked": "By choice, in turn", "dealt": "At random"},
    },
}
