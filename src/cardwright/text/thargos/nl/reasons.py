"""Why an answer is good, in Dutch: each phrase compares it with another answer."""

from typing import Final

REASONS: Final = {
    "vp": "Dit belooft deze beurt meer OP dan ‘{other}’: {vp} meer, kansen meegerekend.",
    "deck": "Dit spaart je deck meer dan ‘{other}’: dat is {vp} waard.",
    "hand": "Zo houd je een betere hand over dan met ‘{other}’: dat is {vp} waard.",
    "heroes": "Zo staan je Helden er beter voor dan met ‘{other}’: dat is {vp} waard.",
    "lastings": "Zo heb je meer op en bij je Helden liggen dan met ‘{other}’: dat is {vp} waard.",
    "tracks": "Zo krijg je betere pogingen dan met ‘{other}’: dat is {vp} waard.",
    "rival": "Dit houdt {name} meer tegen dan ‘{other}’: dat is {vp} waard.",
    "some": "ongeveer {n} OP",
    "half": "ongeveer een halve OP",
}
