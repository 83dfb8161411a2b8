"""Signs as a language sets them. The page has the same rule for its own words, in web/src/lib/typography.ts."""

from typing import Final

# Before these signs, and behind an opening quotation mark, stands a thin space where no line may end.
SPACED: Final = ":;!?%»"
THIN: Final = "\N{NARROW NO-BREAK SPACE}"
APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"


def number(n: int) -> str:
    """A number with the real minus, not the hyphen."""
    return str(n).replace("-", "\N{MINUS SIGN}")


def french(text: str) -> str:
    """A French text with its spaces and apostrophes."""
    for sign in SPACED:
        text = text.replace(f" {sign}", f"{THIN}{sign}")
    return text.replace("« ", f"«{THIN}").replace("'", APOSTROPHE)
