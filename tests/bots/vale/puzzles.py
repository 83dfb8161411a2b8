"""Positions in which the right answer is beyond doubt: a scenario, with what is accepted and why as comments on top."""

import re
from fnmatch import fnmatchcase
from pathlib import Path

from cardwright.games.vale.game import VALE
from cardwright.games.vale.rules.rounds import winners
from cardwright.games.vale.state import Vale
from cardwright.kernel.notation import names
from cardwright.kernel.paper import Record
from cardwright.kernel.scenario import play_scenario, read_scenario

FOLDER = Path(__file__).parent / "positions"
GOES_ON = 0.5


class Puzzle:
    """A position, and the answers that are accepted there; `*` stands for anything."""

    def __init__(self, file: Path) -> None:
        text = file.read_text()
        self.name = file.stem
        self.why = _comment(text, "why")
        self.patterns = [pattern.strip() for pattern in _comment(text, "accept").split("|")]
        self.wins = _comment(text, "wins") == "on the spot"
        t = play_scenario(VALE, read_scenario(text))
        assert isinstance(t, Vale)
        self.t = t
        self.seat = int(t.seat())
        self.options = names(t)

    def accepts(self, answer: str) -> bool:
        return any(fnmatchcase(answer, pattern) for pattern in self.patterns)

    def view(self) -> Record:
        return VALE.view(self.t, self.seat)

    def values(self) -> dict[str, float]:
        """What each option comes to when everything is played out: 1 wins, 0 loses, one half goes on or shares."""
        seen: dict[str, float] = {}
        found: dict[str, float] = {}
        for answer, pick in zip(self.options, self.t.options):
            u = self.t.copy()
            u.answer(pick)
            found[answer] = self._play_out(u, seen)
        return found

    def _play_out(self, t: Vale, seen: dict[str, float]) -> float:
        """Everybody plays as well as can be, all cards open; a round more is not looked into."""
        if t.over():
            best = winners(t)
            return 1 / len(best) if self.seat in best else 0.0
        if t.round != self.t.round:
            return GOES_ON
        key = str(VALE.write(t))
        if key not in seen:
            outcomes: list[float] = []
            for pick in t.options:
                u = t.copy()
                u.answer(pick)
                outcomes.append(self._play_out(u, seen))
            seen[key] = max(outcomes) if t.seat() == self.seat else min(outcomes)
        return seen[key]


def _comment(text: str, key: str) -> str:
    found = re.search(rf"^# {key}: (.+)$", text, re.M)
    return found[1].strip() if found else ""


PUZZLES = {file.stem: Puzzle(file) for file in sorted(FOLDER.glob("*.toml"))}
