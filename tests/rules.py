"""Which numbered rules of the games on the shelf no test shows: `make rules`, or `python -m tests.rules`."""

import ast
import re
import sys
from importlib.resources import files
from pathlib import Path

from cardwright.shelf import GAMES

TESTS = Path(__file__).parent
RULE_LINE = re.compile(r"- \*\*(?P<number>[A-Z]+\d+\.\d+)\*\* \((?P<provenance>rulebook|ruling|house)\) \S.*")


def page(game: str) -> str:
    """The rules of a game in English; empty if nobody has written them, and a test misses them."""
    found = files("cardwright.text") / game / "en" / "rules.md"
    return found.read_text(encoding="utf-8") if found.is_file() else ""


def rule_lines(text: str) -> list[str]:
    """The lines that number a rule, or mean to."""
    return [line for line in text.splitlines() if line.startswith("- **")]


def numbers(text: str) -> list[str]:
    """The numbers of the rules, in their order."""
    found = [RULE_LINE.fullmatch(line) for line in rule_lines(text)]
    return [match["number"] for match in found if match is not None]


def cited_in(source: str) -> list[str]:
    """The numbers that a source cites with `rule("...")`, on its own or as `pytest.mark.rule("...")`."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _name(node.func) == "rule":
            found += [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return found


def _name(called: ast.expr) -> str:
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def citations(folder: Path = TESTS) -> dict[str, list[str]]:
    """The files of a folder that cite each number."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        for number in dict.fromkeys(cited_in(file.read_text(encoding="utf-8"))):
            found.setdefault(number, []).append(file.relative_to(folder.parent).as_posix())
    return found


def complaints(known: list[str], cited: dict[str, list[str]]) -> list[str]:
    """A line for each rule without a test and for each citation of a rule that does not exist."""
    missing = [f"{number} is shown by no test" for number in known if number not in cited]
    unknown = [number for number in cited if number not in known]
    return missing + [f"{number} is no rule, but cited in {', '.join(cited[number])}" for number in unknown]


def main() -> int:
    known = {game: numbers(page(game)) for game in GAMES}
    found = complaints([number for rules in known.values() for number in rules], citations())
    shown = [f"{game}: all {len(rules)} rules are shown by a test." for game, rules in known.items()]
    print("\n".join(found or shown))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
