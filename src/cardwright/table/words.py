"""Names and chat: what people write is kept as plain text, in one spelling, without control characters."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24


def clean_text(text: str) -> str:
    """A line of chat; ValueError if nothing readable is left."""
    found = " ".join(unicodedata.normalize("NFC", _readable(text)).split())
    if not found:
        raise ValueError("expected some text")
    return found


def clean_name(text: str) -> str:
    """A name that a person may have; ValueError says what is wrong with it."""
    found = clean_text(text)
    if found != " ".join(unicodedata.normalize("NFC", text).split()):
        raise ValueError("name: expected letters, digits and signs that can be seen")
    if len(found) > LONGEST_NAME:
        raise ValueError(f"name: expected at most {LONGEST_NAME} characters, got {len(found)}")
    if not any(character.isalnum() for character in found):
        raise ValueError("name: expected at least one letter or digit")
    return found


def one_spelling(name: str) -> str:
    """Names that look alike are the same name for whoever keeps one."""
    return unicodedata.normalize("NFKC", name).casefold()


def _readable(text: str) -> str:
    """Without control, format and unassigned characters; white space stays."""
    return "".join(c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
