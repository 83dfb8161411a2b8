"""The codes of objections, as they stand in the sources."""

import ast
from functools import cache
from pathlib import Path


@cache
def codes_in(folder: Path) -> set[str]:
    """The codes of the objections that the sources of a folder raise."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    codes = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Objection"]
    return {str(code.value) for code in codes if isinstance(code, ast.Constant)}
