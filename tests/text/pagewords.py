"""The words of the page, read from its sources: every `table(english, french, dutch)`."""

import re
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[2] / "web" / "src"
CODES: Final = ("en", "fr", "nl")
TABLE: Final = re.compile(r"\btable\(")
TEXT: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')


def page_words() -> dict[str, dict[str, str]]:
    """For each language, every text of the page by its file and its place there."""
    found: dict[str, dict[str, str]] = {code: {} for code in CODES}
    for file in sorted(WEB.rglob("*.ts")):
        source = file.read_text(encoding="utf-8")
        for match in TABLE.finditer(source):
            for code, part in zip(CODES, objects(source[match.end() :])):
                for text in TEXT.finditer(part):
                    found[code][f"{file.relative_to(WEB)}:{match.start()}:{text.start()}"] = text.group(1)
    return found


def objects(source: str) -> list[str]:
    """The objects that are the arguments of a call, from behind its parenthesis on."""
    found: list[str] = []
    depth, start = 0, 0
    blind = TEXT.sub(lambda text: " " * len(text.group()), source)
    for i, sign in enumerate(blind):
        if sign == "{":
            start = i if depth == 0 else start
            depth += 1
        elif sign == "}":
            depth -= 1
            if depth == 0:
                found.append(source[start : i + 1])
        elif sign == ")" and depth == 0:
            break
    return found
