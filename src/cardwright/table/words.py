"""Names and chat: what people write is kept as plain text, in one spelling, without control characters."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

# A name stands beside its seat, on phones too; how it looks is compared as far as the column takes it.
LONGEST_NAME: Final = 24
LONGEST_LOOK: Final = 80
# Letters, marks and signs that show nothing: those that Unicode calls ignorable, and the empty pattern of Braille.
FILLERS: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0\U000e0100-\U000e01ef\u2800]")
# They say whether a sign is drawn in colour; keyboards write them behind many signs.
VARIANTS: Final = re.compile("[\ufe00-\ufe0f]")


def clean_text(text: str) -> str:
    """A line of chat; ValueError if nothing readable is left."""
    found = " ".join(unicodedata.normalize("NFC", _readable(text)).split())
    if not VARIANTS.sub("", found):
        raise ValueError("expected some text")
    return found


def clean_name(text: str) -> str:
    """A name that a person may have; ValueError says what is wrong with it."""
    plain = VARIANTS.sub("", text)
    found = clean_text(plain)
    if found != " ".join(unicodedata.normalize("NFC", plain).split()):
        raise ValueError("name: expected letters, digits and signs that can be seen")
    if len(found) > LONGEST_NAME:
        raise ValueError(f"name: expected at most {LONGEST_NAME} characters, got {len(found)}")
    if not any(character.isalnum() for character in found):
        raise ValueError("name: expected at least one letter or digit")
    return found


def one_spelling(name: str) -> str:
    """Names that differ in capitals or widths alone are the same name for whoever keeps one."""
    return unicodedata.normalize("NFKC", name).casefold()


def look(name: str) -> str:
    """How a name looks: the same for names that could be mistaken for each other, whatever signs stand between letters.

    What looks alike is taken together before capitals become small, and again after: I is like l, and i is not.
    """
    found = _alike(_alike(unicodedata.normalize("NFKC", name)).casefold())
    return ("".join(c for c in found if c.isalnum()) or found)[:LONGEST_LOOK]


def _alike(text: str) -> str:
    return "".join(_model(c) for c in text)


@lru_cache(maxsize=4096)
def _model(character: str) -> str:
    """The one that stands for all that look like it: Unicode's list has it beside each of them, and them beside it."""
    like = [str(it["c"]) for it in confusables_data.get(character, ())]
    if len(like) != 1:
        return character
    others = len(confusables_data.get(like[0], ()))
    return like[0] if others > 1 else min(character, like[0])


def _readable(text: str) -> str:
    """Without control, format, unassigned and empty characters; white space stays."""
    return FILLERS.sub("", "".join(c for c in text if c.isspace() or unicodedata.category(c)[0] != "C"))
