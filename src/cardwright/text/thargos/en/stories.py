"""Stories of Heroes of Thargos in English: what can be wrong with one, and how its map is drawn."""

from typing import Final

OBJECTIONS: Final = {
    "story_not_toml": "Line {line} cannot be read: see whether quotes and brackets are closed.",
    "story_key": "Line {line}: “{key}” means nothing here.",
    "story_no_missions": "Line {line}: a story has Missions: [[mission]] and below it card = “M22”.",
    "story_no_card": "Line {line}: this Mission does not say which card it is.",
    "story_unknown": "Line {line}: there is no card called “{name}”.",
    "story_unknown_near": "Line {line}: there is no card called “{name}”; perhaps {near}?",
    "story_no_mission": "Line {line}: {card} is not a Mission.",
    "story_no_card_to_bar": "Line {line}: {card} is a Mission, and those cannot be barred.",
    "story_twice": "Line {line}: {card} is in this story already.",
    "story_too_many": "Line {line}: a story has at most {most} Missions; this one has {n}.",
    "story_status": "Line {line}: “{name}” is none of required, optional, either and secret.",
    "story_place": "Line {line}: “{name}” is neither urban nor wild.",
    "story_no_list": "Line {line}: {key} is a list of names in quotes.",
    "story_no_flag": "Line {line}: {key} is true or false.",
    "story_no_text": "Line {line}: {key} is a text, or one each for en, fr and nl.",
    "story_not_on_map": "Line {line}: “{name}” is no Mission of this story.",
    "story_itself": "Line {line}: {card} cannot wait for itself, nor close itself.",
    "story_unreachable": "Line {line}: nobody can ever attempt {card}.",
    "story_either": (
        "Line {line}: {card} is one of two, but the other does not close it, or it does not close the other."
    ),
    "story_tangled": "Line {line}: this story closes so many Missions that there are more than {most} ways through it.",
    "story_poor": (
        "Line {line}: a party on the poorest way finds {n} VP, and the strongest team needs {right} in a quick game."
    ),
}

WORDS: Final = {
    "ready": "Ready-made stories",
    "fits": "This is a story that can be played: {n} Missions, at least {vp} VP on every way.",
    "required": "required",
    "optional": "optional",
    "either": "one of two",
    "secret": "secret",
    "passive": "passive",
    "team": "team",
    "takes": "only once",
    "closes": "closes {cards}",
    "needs": "after {cards}",
    "and": " and ",
    "or": ", or after ",
    "again": "see above",
    "pile": "Side Missions",
    "barred": "Modifiers only",
    "file_head": "A story for Heroes of Thargos. Every [[mission]] has a card; what else it may have stands below.",
    "file_status": (
        "status: required, optional, either (and closes the other), secret (face down until it can be attempted)"
    ),
    "file_needs": "needs: those to win before; in lists of lists one list is enough",
    "file_more": "closes, place (urban or wild), passive, team, takes (who wins it takes it from the others), where",
    "file_cards": "The Missions there are:",
    "side": "side Mission",
    "gone": "gone",
    "pushback": "Thargos Pushback:",
}
