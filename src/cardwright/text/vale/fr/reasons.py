"""Why an answer is good, in French: each phrase compares it with another answer."""

from typing import Final

REASONS: Final = {
    "points": "Ce choix rapporte davantage d'ici la fin de votre tour que « {other} » : environ {points} de plus.",
    "stones": "Ce choix vous laisse de meilleures pierres que « {other} » : elles valent environ {points} de plus.",
    "hand": "Vous gardez ainsi de meilleures cartes en main qu'avec « {other} » : environ {points} de plus.",
    "hunted": "Vous avez ainsi de meilleures cartes capturées qu'avec « {other} » : environ {points} de plus.",
    "area": "Grâce à ce choix, votre arène vous rapportera davantage qu'avec « {other} » : environ {points} de plus.",
    "curses": "Vous avez ainsi moins de malédictions, plus de sceaux qu'avec « {other} » : environ {points} de plus.",
    "rival": "Ce choix freine davantage {name} que « {other} » : de {points} environ.",
    "half": "un demi-point",
}
