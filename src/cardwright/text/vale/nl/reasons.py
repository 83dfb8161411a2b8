"""Why an answer is good, in Dutch: each phrase compares it with another answer."""

from typing import Final

REASONS: Final = {
    "points": "Dit levert vóór het einde van je beurt meer op dan ‘{other}’: ongeveer {points} meer.",
    "stones": "Zo houd je betere stenen over dan met ‘{other}’: ze zijn ongeveer {points} meer waard.",
    "hand": "Zo houd je betere kaarten in je hand over dan met ‘{other}’: ze zijn ongeveer {points} meer waard.",
    "hunted": "Zo heb je op betere kaarten gejaagd dan met ‘{other}’: ze zijn ongeveer {points} meer waard.",
    "area": "Zo brengt je speelgebied voortaan meer op dan met ‘{other}’: ongeveer {points} meer.",
    "curses": "Zo houd je minder vloeken en meer zegels over dan met ‘{other}’: dat is ongeveer {points} meer waard.",
    "rival": "Dit houdt {name} meer tegen dan ‘{other}’: ongeveer {points}.",
    "half": "een half punt",
}
