"""The rules of a game as people read them: numbered rules in chapters, chapters in parts, one page a language."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from cardwright.kernel.paper import Record
from cardwright.shelf import GAMES
from cardwright.text.language import language

RULE: Final = re.compile(r"- \*\*(?P<number>[A-Z]+\d+\.\d+)\*\* \((?P<source>\w+)\) (?P<text>\S.*)")
CHAPTER: Final = re.compile(r"(?P<number>[A-Z]+\d+) (?P<title>\S.*)")


class Rule:
    """One numbered rule; its source is `rulebook`, `ruling` or `house` in every language."""

    def __init__(self, number: str, source: str, text: str) -> None:
        self.number: Final = number
        self.source: Final = source
        self.text: Final = text

    def record(self) -> Record:
        return {"number": self.number, "source": self.source, "text": self.text}


class Chapter:
    """Rules about one thing; the number of a chapter, such as `V1`, begins the numbers of its rules."""

    def __init__(self, number: str, title: str, rules: list[Rule]) -> None:
        self.number: Final = number
        self.title: Final = title
        self.rules: Final = rules

    def record(self) -> Record:
        return {"number": self.number, "title": self.title, "rules": [rule.record() for rule in self.rules]}


class Part:
    """The base game or an expansion; what is no rule stands as Markdown before the chapters or after them."""

    def __init__(self, title: str, intro: str, chapters: list[Chapter], notes: str) -> None:
        self.title: Final = title
        self.intro: Final = intro
        self.chapters: Final = chapters
        self.notes: Final = notes

    def record(self) -> Record:
        chapters = [chapter.record() for chapter in self.chapters]
        return {"title": self.title, "intro": self.intro, "chapters": chapters, "notes": self.notes}


class Rulebook:
    """All the rules of a game in one language."""

    def __init__(self, title: str, intro: str, parts: list[Part]) -> None:
        self.title: Final = title
        self.intro: Final = intro
        self.parts: Final = parts

    def rules(self) -> list[Rule]:
        return [rule for part in self.parts for chapter in part.chapters for rule in chapter.rules]

    def record(self) -> Record:
        """The rulebook as plain data."""
        return {"title": self.title, "intro": self.intro, "parts": [part.record() for part in self.parts]}


@cache
def rulebook(game: str, code: str) -> Rulebook:
    """The rules of a game in the language of a code, read once."""
    if game not in games():
        raise ValueError(f"no rules for {game!r}; there are some for: {', '.join(games())}")
    sources = language(code).sources
    page = files("cardwright.text") / game / code / "rules.md"
    return parse(page.read_text(encoding="utf-8"), sources)


@cache
def games() -> list[str]:
    """The games on the shelf whose rules are written down."""
    room = files("cardwright.text")
    return sorted(game for game in GAMES if (room / game / "en" / "rules.md").is_file())


def parse(page: str, sources: Mapping[str, str]) -> Rulebook:
    """A page in Markdown, taken apart at its headings."""
    head, *parts = _split(page, "## ")
    title, intro = _titled(head)
    return Rulebook(title.removeprefix("# "), intro, [_part(part, sources) for part in parts])


def _part(text: str, sources: Mapping[str, str]) -> Part:
    head, *sections = _split(text, "### ")
    title, intro = _titled(head)
    chapters, notes = [], []
    for section in sections:
        heading, body = _titled(section)
        found = CHAPTER.fullmatch(heading)
        if found is None:
            raise ValueError(f"a chapter needs a number and a title: {heading!r}")
        lines = [line for line in body.splitlines() if line.startswith("- ")]
        rules = [_rule(line, found["number"], sources) for line in lines]
        chapters.append(Chapter(found["number"], found["title"], rules))
        notes.append("\n".join(line for line in body.splitlines() if not line.startswith("- ")).strip())
    return Part(title, intro, chapters, "\n\n".join(note for note in notes if note))


def _rule(line: str, chapter: str, sources: Mapping[str, str]) -> Rule:
    found = RULE.fullmatch(line)
    if found is None:
        raise ValueError(f"a rule needs a number, a source and a text: {line!r}")
    if not found["number"].startswith(f"{chapter}."):
        raise ValueError(f"rule {found['number']} stands in chapter {chapter}")
    if found["source"] not in sources:
        raise ValueError(f"rule {found['number']} has source {found['source']!r}; there are: {', '.join(sources)}")
    return Rule(found["number"], sources[found["source"]], found["text"])


def _split(text: str, mark: str) -> list[str]:
    """The text before the first heading of a level, and after each."""
    return re.split(f"^{mark}", text, flags=re.MULTILINE)


def _titled(text: str) -> tuple[str, str]:
    """The first line, and what follows it."""
    title, _, rest = text.partition("\n")
    return title.strip(), rest.strip()
