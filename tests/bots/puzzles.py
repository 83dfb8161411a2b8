"""Positions in which the right answer is beyond doubt: a scenario, with what is accepted and why as comments on top."""

import re
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path

from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import names
from cardwright.kernel.paper import Record
from cardwright.kernel.scenario import play_scenario, read_scenario

GOES_ON = 0.5


class Puzzle:
    """A position, and the answers that are accepted there; `*` stands for anything.

    `stage` says how far the game has come: when it changes, nobody looks further.
    """

    def __init__(self, game: Game, file: Path, stage: Callable[[Position], int]) -> None:
        text = file.read_text()
        self.game = game
        self.name = file.stem
        self.stage = stage
        self.why = _comment(text, "why")
        self.patterns = [pattern.strip() for pattern in _comment(text, "accept").split("|")]
        self.wins = _comment(text, "wins") == "on the spot"
        self.t = play_scenario(game, read_scenario(text))
        self.seat = int(self.t.seat())
        self.options = names(self.t)

    def accepts(self, answer: str) -> bool:
        return any(fnmatchcase(answer, pattern) for pattern in self.patterns)

    def view(self) -> Record:
        return self.game.view(self.t, self.seat)

    def values(self) -> dict[str, float]:
        """What each option comes to when everything is played out: 1 wins, 0 loses, one half goes on or shares."""
        seen: dict[str, float] = {}
        found: dict[str, float] = {}
        for answer, pick in zip(self.options, self.t.options):
            u = self.t.clone()
            u.answer(pick)
            found[answer] = self._play_out(u, seen)
        return found

    def _play_out(self, t: Position, seen: dict[str, float]) -> float:
        """Everybody plays as well as can be, all cards open; a stage more is not looked into."""
        outcome = self.game.outcome(t)
        if outcome is not None:
            return 1 / len(outcome.winners) if self.seat in outcome.winners else 0.0
        if self.stage(t) != self.stage(self.t):
            return GOES_ON
        key = str(self.game.write(t))
        if key not in seen:
            outcomes: list[float] = []
            for pick in t.options:
                u = t.clone()
                u.answer(pick)
                outcomes.append(self._play_out(u, seen))
            seen[key] = max(outcomes) if t.seat() == self.seat else min(outcomes)
        return seen[key]


def _comment(text: str, key: str) -> str:
    found = re.search(rf"^# {key}: (.+)$", text, re.M)
    return found[1].strip() if found else ""


def puzzles(game: Game, folder: Path, stage: Callable[[Position], int]) -> dict[str, Puzzle]:
    """All of a folder, by name."""
    return {file.stem: Puzzle(game, file, stage) for file in sorted(folder.glob("*.toml"))}
