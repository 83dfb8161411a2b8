"""Why an answer is good, in French: each phrase compares it with another answer."""

from typing import Final

REASONS: Final = {
    "vp": "Ce choix promet davantage de PV ce tour-ci que « {other} » : {vp} de plus, risques compris.",
    "deck": "Ce choix ménage davantage votre deck que « {other} » : cela vaut {vp}.",
    "hand": "Ce choix vous laisse une meilleure main que « {other} » : cela vaut {vp}.",
    "heroes": "Ce choix laisse vos Héros en meilleur état que « {other} » : cela vaut {vp}.",
    "lastings": "Vos Héros et ce qui les entoure sont ainsi mieux pourvus qu'avec « {other} » : cela vaut {vp}.",
    "tracks": "Ce choix vous ouvre de meilleures tentatives que « {other} » : cela vaut {vp}.",
    "rival": "Ce choix freine davantage {name} que « {other} » : cela vaut {vp}.",
    "some": "environ {n} PV",
    "half": "environ un demi-PV",
}
