"""Stories of Heroes of Thargos in Dutch: what can be wrong with one, and how its map is drawn."""

from typing import Final

OBJECTIONS: Final = {
    "story_not_toml": "Regel {line} is niet te lezen: kijk of aanhalingstekens en haken gesloten zijn.",
    "story_key": "Regel {line}: ‘{key}’ betekent hier niets.",
    "story_no_missions": "Regel {line}: een verhaal heeft Missies: [[mission]] en daaronder card = ‘M22’.",
    "story_no_card": "Regel {line}: deze Missie zegt niet welke kaart ze is.",
    "story_unknown": "Regel {line}: er is geen kaart met de naam ‘{name}’.",
    "story_unknown_near": "Regel {line}: er is geen kaart met de naam ‘{name}’; misschien {near}?",
    "story_no_mission": "Regel {line}: {card} is geen Missie.",
    "story_no_card_to_bar": "Regel {line}: {card} is een Missie, en die kan niet verboden worden.",
    "story_twice": "Regel {line}: {card} zit al in dit verhaal.",
    "story_too_many": "Regel {line}: een verhaal heeft hoogstens {most} Missies; dit heeft er {n}.",
    "story_status": "Regel {line}: ‘{name}’ is niet required, optional, either of secret.",
    "story_place": "Regel {line}: ‘{name}’ is niet urban of wild.",
    "story_no_list": "Regel {line}: {key} is een lijst van namen tussen aanhalingstekens.",
    "story_no_flag": "Regel {line}: {key} is true of false.",
    "story_no_text": "Regel {line}: {key} is een tekst, of één per taal: en, fr en nl.",
    "story_not_on_map": "Regel {line}: ‘{name}’ is geen Missie van dit verhaal.",
    "story_itself": "Regel {line}: {card} kan niet op zichzelf wachten en zichzelf niet sluiten.",
    "story_unreachable": "Regel {line}: niemand kan {card} ooit proberen.",
    "story_either": (
        "Regel {line}: {card} is een van twee, maar de andere sluit haar niet, of zij sluit de andere niet."
    ),
    "story_tangled": "Regel {line}: dit verhaal sluit zoveel Missies dat er meer dan {most} wegen zijn.",
    "story_poor": (
        "Regel {line}: op de armste weg vindt een groep {n} OP, en het sterkste team heeft er in een snel "
        "spel {right} nodig."
    ),
}

WORDS: Final = {
    "ready": "Kant-en-klare verhalen",
    "fits": "Dit verhaal kan gespeeld worden: {n} Missies, minstens {vp} OP op elke weg.",
    "required": "vereist",
    "optional": "facultatief",
    "either": "een van twee",
    "secret": "geheim",
    "passive": "passief",
    "team": "met het team",
    "takes": "maar één keer",
    "closes": "sluit {cards}",
    "needs": "na {cards}",
    "and": " en ",
    "or": ", of na ",
    "again": "zie boven",
    "pile": "Zijmissies",
    "barred": "Alleen modificator",
    "file_head": (
        "Een verhaal voor Heroes of Thargos. Elke [[mission]] heeft een kaart; wat er nog bij kan, staat hieronder."
    ),
    "file_status": (
        "status: required, optional, either (en closes voor de andere), secret (gedekt tot ze geprobeerd kan worden)"
    ),
    "file_needs": "needs: die eerst gewonnen moeten worden; in een lijst van lijsten is één lijst genoeg",
    "file_more": "closes, place (urban of wild), passive, team, takes (wie ze wint, neemt ze de anderen af), where",
    "file_cards": "De Missies die er zijn:",
    "side": "zijmissie",
    "gone": "weg",
    "pushback": "Thargos slaat terug:",
}
