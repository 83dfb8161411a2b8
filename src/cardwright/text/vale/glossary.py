"""The words of The Vale of Eternity, and of the table that it was the first to lie on."""

from typing import Final

from cardwright.text.glossary import Term

GLOSSARY: Final = [
    Term("Hunting phase", "phase de capture", "jaagfase", {"fr": (r"phase de chasse",)}),
    Term("Action phase", "phase d’action", "actiefase"),
    Term("Resolution phase", "phase de résolution", "effectenfase", {"nl": (r"resolutiefase",)}),
    Term("Curse phase", "phase de malédiction", "vloekfase"),
    Term("hunt", "capturer, capture", "jagen, jacht", {"fr": (r"\bchass(?:er|ez|e)\b",)}),
    Term("sell", "vendre", "verkopen"),
    Term("tame", "apprivoiser", "temmen"),
    Term("summon", "invoquer", "oproepen"),
    Term(
        "remove", "bannir, bannissement", "verwijderen",
        {"fr": (r"retir\w+ une (?:de vos )?cartes?\b", r"\bretraits?\b"), "nl": (r"\bweg(?:ge)?ha(?:al|len)\w*",)},
    ),
    Term("recover", "récupérer", "terugnemen"),
    Term(
        "undo", "annuler", "ongedaan maken",
        {"en": (r"[Tt]ake back your",), "nl": (r"antwoord terug te nemen", r"terugged?raaid", r"[Tt]erugdraaien")},
    ),
    Term("move", "coup", "zet", {"en": (r"per answer", r"last answer"), "nl": (r"per antwoord",)}),
    Term("discard", "défausser", "afleggen"),
    Term("area", "arène", "speelgebied"),
    Term(
        "space", "emplacement", "speelveld",
        {
            "fr": (r"\bplaces? (?:libre|vide)s? dans\b", r"arène a une place", r"libère sa place", r"plus de place"),
            "nl": (r"\bplek(?:ken)?\b", r"\b(?:extra|[Ll]ege|gekochte) plaats(?:en)?\b", r"\b\d+ plaats(?:en)? toe\b"),
        },
    ),
    Term(
        "marker", "marqueur", "spelermarker",
        {"nl": (r"[Mm]arkeer(?:fiche|schij)\w*", r"\b[Mm]arkering\b", r"\b[Ss]chij(?:f|fje|fjes|ven)\b")},
    ),
    Term("token", "jeton", "fiche", {"nl": (r"\bschijfjes?\b",)}),
    Term("family", "famille", "kaartsoort", {"nl": (r"\b[Ff]amilies?\b",)}),
    Term("cost", "coût", "kost", {"nl": (r"\bKosten\b", r"\bop kosten\b", r"\bde kosten\b")}),
    Term("board", "plateau", "speelbord", {"nl": (r"\b[Bb]ord\b",)}),
    Term("display (of tiles)", "clairière", "aanbod", {"fr": (r"[Éé]talage",), "nl": (r"uitstalling",)}),
    Term("deck", "pioche", "trekstapel"),
    Term("discard pile", "défausse", "aflegstapel"),
    Term("first player", "premier joueur", "startspeler"),
    Term("instant effect", "effet instantané", "direct effect"),
    Term("permanent effect", "effet permanent", "permanent effect"),
    Term("active effect", "effet de résolution", "te activeren effect"),
    Term(
        "seal: active, broken", "sceau : actif, rompu", "zegel: actief, gebroken",
        {
            "en": (r"\b(?:whole|intact) seals?\b", r"seals? (?:that (?:is|are) )?(?:whole|intact)\b"),
            "fr": (r"\b[Bb]ris(?:er|ez|é|és|ant) \w*\s?sceaux?", r"sceaux? (?:brisé|intact)s?", r"\bintacts?\b"),
            "nl": (r"\bheel zegel\b", r"\bhele zegels?\b"),
        },
    ),
    Term("break a seal", "rompre un sceau", "een zegel breken"),
    # To repair may discard a curse: only where a seal is meant, a seal is named.
    Term("repair", "réparer", "herstellen", {"nl": (r"keer een zegel\b",)}),
    Term("appease", "apaiser", "tot bedaren brengen", {"nl": (r"\bbedaart\b",)}),
    Term("summoner", "invocateur", "oproeper"),
    Term("artifact", "artefact", "artefact"),
    Term("shelter", "abri, abriter", "schuilplaats, beschutten"),
    Term("round", "manche", "ronde"),
    Term("bot", "robot", "bot", {"fr": (r"\b[Bb]ots?\b",)}),
    Term("chat", "discussion", "chat", {"fr": (r"\b[Cc]hat\b",), "nl": (r"\b[Gg]esprek\b",)}),
    Term("host", "hôte", "gastheer", {"nl": (r"\b[Bb]eheerder\b",)}),
    Term("hint", "conseil", "tip", {"nl": (r"\b[Aa]dvies:",)}),
    Term("replay", "revoir", "terugkijken", {"nl": (r"\b[Hh]erhaling\b",)}),
    Term(
        "random numbers", "nombres aléatoires", "toevalsgetallen",
        {"en": (r"\bbits\b",), "fr": (r"\bbits\b",), "nl": (r"\bbits\b",)},
    ),
    Term("commitment", "engagement", "vastlegging"),
    Term("seed", "graine", "seed", {"nl": (r"\b[Zz]aad\b", r"startgetal")}),
    Term("prepared position", "position préparée", "klaargelegde stelling", {"nl": (r"voorbereide stand",)}),
    Term("log", "journal", "verslag", {"nl": (r"\b[Vv]erloop\b",)}),
    Term("any number of", "n’importe quel nombre de", "zoveel … als je wilt", {"nl": (r"willekeurig aantal",)}),
]  # fmt: skip
