"""The little grammar that phrases need: plurals, articles, elision, and verbs whose form the sentence around decides.

In a phrase such a verb stands in brackets: French makes infinitives of them, Dutch puts `je` or `dan` behind them.
"""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

VERB: Final = re.compile(r"\[([^]]+)\]")
NUMBERS: Final = {
    "en": ("no", "one", "two", "three", "four", "five"),
    "fr": ("aucun", "un", "deux", "trois", "quatre", "cinq"),
    "nl": ("geen", "één", "twee", "drie", "vier", "vijf"),
}
# Other French verbs end in -er.
INFINITIVES: Final = {
    "choisissez": "choisir",
    "perdez": "perdre",
    "prenez": "prendre",
    "recevez": "recevoir",
    "remettez": "remettre",
    "reprenez": "reprendre",
    "rompez": "rompre",
    "vous pouvez mettre": "mettre",
}


def plural(code: str, n: int, one: str, many: str) -> str:
    """One of two words, by a number: French has the first one for nothing too."""
    return one if n == 1 or (code == "fr" and n == 0) else many


def plain(text: str) -> str:
    """Verbs as they stand."""
    return VERB.sub(r"\1", text)


def with_article(noun: str) -> str:
    return f"an {noun}" if noun[0] in "AEIOUaeiou" else f"a {noun}"


def infinitive(text: str) -> str:
    """French verbs as something that one can do."""
    return VERB.sub(lambda verb: INFINITIVES.get(verb[1]) or re.sub("ez$", "er", verb[1]), text)


def after_que(clause: str) -> str:
    return f"qu’{clause}" if clause[0] in "aeiou" else f"que {clause}"


def after_a(noun: str) -> str:
    """A French noun after `à`."""
    return f"au {noun[3:]}" if noun.startswith("le ") else f"à {noun}"


def plain_dutch(text: str) -> str:
    """Verbs as they stand, and a capital where a new sentence begins."""
    return re.sub(r"\. \w", lambda start: start[0].upper(), plain(text))


def turned(text: str) -> str:
    """Dutch verbs after a clause: `je` comes behind them."""
    return VERB.sub(lambda verb: f"{verb[1].removeprefix('je ')} je", text)


def dan(text: str) -> str:
    """A Dutch step that comes after another one."""
    return VERB.sub(r"[\1] dan", text, count=1)


def in_words(numbers: Sequence[str], n: str) -> str:
    return numbers[int(n)]


# What a phrase can make of an argument, by the name that it has there; `plain` makes an instruction of it.
FORMS: Final[dict[str, dict[str, Callable[[str], str]]]] = {
    "en": {"word": partial(in_words, NUMBERS["en"]), "plain": plain, "a": with_article},
    "fr": {
        "word": partial(in_words, NUMBERS["fr"]), "plain": plain, "infinitive": infinitive, "que": after_que,
        "à": after_a,
    },
    "nl": {"word": partial(in_words, NUMBERS["nl"]), "plain": plain_dutch, "je": turned, "dan": dan},
}  # fmt: skip
