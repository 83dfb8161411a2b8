"""Decks of Heroes of Thargos in English: what can be wrong with one, how it is shown, what a file of one says."""

from typing import Final

OBJECTIONS: Final = {
    "no_deck": "This is neither a deck in TOML nor a share code, which begins with HT.",
    "code_damaged": "This share code is damaged: a sign is wrong, missing or one too many.",
    "code_version": "This share code is of version {version}; only version {known} can be read here.",
    "not_toml": "Line {line} cannot be read: see whether quotes and brackets are closed and every card is named once.",
    "unknown_key": "“{key}” means nothing here: a deck says heroes and [cards].",
    "no_list": 'Heroes are a list of names in quotes: heroes = ["krisoss", "tebezil", …].',
    "no_table": "Cards are a table: below [cards] stands a line for each, such as guardian = 2.",
    "no_number": "Behind “{name}” stands how many there are: a whole number from 0 to {most}.",
    "unknown": "There is no card called “{name}”.",
    "unknown_near": "There is no card called “{name}”; perhaps {near}?",
    "card_as_hero": "{card} is not a Hero: it belongs among the cards.",
    "hero_as_card": "{card} is a Hero: Heroes are never part of the deck.",
    "team_size": "A team has {right} Heroes; this one has {n}.",
    "same_name": "A team has one Hero of a name: {card} is one too many.",
    "locked": "{card} has a lock: a deck holds it once, not {n} times.",
    "too_many": "A deck holds a card at most {most} times; {card} is there {n} times.",
    "deck_size": "A deck has {right} cards; this one has {n}.",
    "too_few_missions": "A deck has at least {fewest} Missions; this one has {n}.",
    "too_much_pam": "The PAM of a deck is at most {most} in this game; here it is {n}.",
    "of_condar": "{card} is a Condar card, and this game is played without them.",
    "of_undead": "{card} belongs to the Undead, and this game is played without them.",
    "few_missions": "There are {n} Missions where {right} are advised: digging for the next will burn your own deck.",
    "split": (
        "For a story a deck has {right} Lastings, Actions and Missions each; "
        "this one has {lastings}, {actions} and {missions}."
    ),
    "mission_pam": "For a story the PAM of a deck’s Missions is at most {most} together; here it is {n}.",
    "mission_band": (
        "At this difficulty the PAM of a deck’s Missions is from {fewest} to {most} together; here it is {n}."
    ),
    "needless_story": "A story was brought, and this game has no map for it.",
}

WORDS: Final = {
    "ready": "Ready-made decks",
    "base": "",
    "undead": "needs --with undead",
    "title": "{name} · {n} points",
    "own": "Team and deck",
    "target": "Target: {quick} in a quick game, {full} in a full one",
    "number": "No.",
    "points": "Points",
    "faction": "Faction",
    "lock": "lock",
    "pam": "PAM",
    "vp": "VP",
    "heroes": "Heroes",
    "lasting": "Lastings",
    "action": "Actions",
    "mission": "Missions",
    "might": "Might",
    "mind": "Mind",
    "mysticism": "Mysticism",
    "dice": "dice",
    "required": "Best Hero · Missions",
    "curve_pam": "PAM: {n} in all",
    "curve_vp": "VP: {n} in all",
    "legend": "* the rulebook names it, the rest is ours   ° our own design",
    "code": "Share code",
    "file_head": "A team and a deck for Heroes of Thargos. What the rulebook does not name is our own.",
    "file_rules": "Four Heroes of four names; 60 cards, 8 Missions at least, 4 copies of a card at most, 1 if locked.",
    "file_use": "To add a card, take the # away from its line; the number is how many there are.",
}
