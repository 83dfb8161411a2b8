"""The little grammar that phrases need: plurals, articles, elision, and verbs whose form the sentence around decides.

In a phrase such a verb stands in brackets: French makes infinitives of them, Dutch puts `je` or `dan` behind them.
A Dutch verb may have its subject behind a stroke, `[draws|somebody]`, and where its infinitive would stand a mark:
`<off|take off>` has the part that stands there anyway, or none, and the whole verb.
"""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from cardwright.text.language import capital

VERB: Final = re.compile(r"\[([^]]+)\]")
ENDING: Final = re.compile(r" ?<([^|>]*)\|([^>]*)>")
NUMBERS: Final = {
    "en": ("no", "one", "two", "three", "four", "five"),
    "fr": ("aucun", "un", "deux", "trois", "quatre", "cinq"),
    "nl": ("geen", "één", "twee", "drie", "vier", "vijf"),
}
# Other French verbs end in -er.
INFINITIVES: Final = {
    "choisissez": "choisir",
    "guérissez": "guérir",
    "mettez": "mettre",
    "perdez": "perdre",
    "prenez": "prendre",
    "recevez": "recevoir",
    "remettez": "remettre",
    "reprenez": "reprendre",
    "rompez": "rompre",
    "transmettez": "transmettre",
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
    """A French noun, or a name, after `à`."""
    return f"au {noun[3:]}" if noun.lower().startswith("le ") else f"à {noun}"


def after_de(noun: str) -> str:
    """A French noun, or a name, after `de`."""
    if noun.lower().startswith("le "):
        return f"du {noun[3:]}"
    return f"d’{noun}" if noun[0] in "aeiouAEIOUÉŒ" else f"de {noun}"


def plain_dutch(text: str) -> str:
    """Verbs as they stand, behind their subjects, and a capital where a new sentence begins."""
    text = ENDING.sub(lambda end: f" {end[1]}".rstrip(), VERB.sub(lambda verb: behind_subject(verb[1]), text))
    return re.sub(r"\. \w", lambda start: start[0].upper(), text)


def behind_subject(verb: str) -> str:
    """A Dutch verb with its subject, if it names one, before it."""
    finite, _, subject = verb.partition("|")
    return f"{subject} {finite}".strip()


def turned(text: str) -> str:
    """Dutch verbs after a clause: the subject comes behind them, which is `je` where none is named."""
    return VERB.sub(lambda verb: before_subject(verb[1]), text)


def before_subject(verb: str) -> str:
    finite, _, subject = verb.partition("|")
    return f"{finite} {subject}" if subject else f"{finite.removeprefix('je ')} je"


def dutch_infinitive(text: str) -> str:
    """Dutch verbs as something that one can do: at the end."""
    return ENDING.sub(r" \2", re.sub(r"\[[^]]+\] ?", "", text))


def to_do(text: str) -> str:
    """Dutch verbs as a purpose: with `te` before them, or in them."""
    return ENDING.sub(lambda end: f" {with_te(end[1], end[2])}", re.sub(r"\[[^]]+\] ?", "", text))


def with_te(part: str, verb: str) -> str:
    return f"{part} te {verb.removeprefix(part)}" if part and verb.startswith(part) else f"te {verb}"


def dan(text: str) -> str:
    """A Dutch step that comes after another one."""
    return VERB.sub(r"[\1] dan", text, count=1)


def bare(sign: str) -> str:
    """A sign without its number."""
    return sign.partition(":")[0]


def known(sign: str) -> str:
    """What goes without saying is not shown: whoever bears a card is the one it speaks of."""
    return "" if sign == "this" else sign


def in_words(numbers: Sequence[str], n: str) -> str:
    return numbers[int(n)]


# What a phrase can make of an argument, by the name that it has there; `plain` makes an instruction of it.
FORMS: Final[dict[str, dict[str, Callable[[str], str]]]] = {
    "en": {"word": partial(in_words, NUMBERS["en"]), "capital": capital, "plain": plain, "a": with_article},
    "fr": {
        "word": partial(in_words, NUMBERS["fr"]), "capital": capital, "plain": plain, "infinitive": infinitive,
        "que": after_que, "à": after_a, "de": after_de,
    },
    "nl": {
        "word": partial(in_words, NUMBERS["nl"]), "capital": capital, "plain": plain_dutch, "je": turned, "dan": dan,
        "infinitive": dutch_infinitive, "te": to_do,
    },
    # Signs are a language too.
    "signs": {"bare": bare, "known": known},
}  # fmt: skip
