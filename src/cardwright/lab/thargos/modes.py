"""Are the games alone and in story fair? `python -m cardwright.lab.thargos.modes` lets bots play them and reports.

Alone a player should win less often the harder it is, and never nearly always or nearly never. In a story with two
parties neither seat should win much more than half: every two decks are lent once either way round, with the same
deal, so that what a seat wins and what a deck wins are told apart.
"""

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from statistics import median
from typing import Final

from rich.progress import track

from cardwright.games.thargos.decks.teams import TEAMS, lent, teams_for
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.stories.shelf import STORIES
from cardwright.kernel.dice import seeded
from cardwright.kernel.machine import Event
from cardwright.lab.cores import on_cores
from cardwright.lab.thargos.balance import Rate, check
from cardwright.lab.thargos.played import answers, mind, way

# The limits.
ALONE: Final = (0.15, 0.85)
STEP: Final = 0.15
SEAT: Final = (0.40, 0.60)
TEAMS_OF_BASE: Final = [team.id for team in TEAMS if team.box == "base"]


class Setting:
    """A game that is measured: how it is called, its options, and how many play it."""

    def __init__(self, name: str, options: dict[str, str], players: int) -> None:
        self.name: Final = name
        self.options: Final = THARGOS.complete(options)
        self.players: Final = players


SOLO: Final = [
    Setting(f"solo-{it}", {"mode": "solo", "difficulty": it}, 1) for it in ("easy", "normal", "hard")
]  # fmt: skip
STORY_SOLO: Final = [
    Setting(f"story-solo-{it}", {"mode": "story-solo", "missions": it}, 1) for it in ("easy", "medium", "hard")
]  # fmt: skip
STORY: Final = [Setting(f"story-{it}", {"mode": "story", "story": it}, 2) for it in STORIES]
SETTINGS: Final = {setting.name: setting for setting in (*SOLO, *STORY_SOLO, *STORY)}


class Outing:
    """A game to play: of which setting, by which decks, from which seed."""

    def __init__(self, setting: str, decks: list[int], seed: int, level: str, simulations: int) -> None:
        self.setting: Final = setting
        self.decks: Final = decks
        self.seed: Final = seed
        self.level: Final = level
        self.simulations: Final = simulations

    def key(self) -> tuple[object, ...]:
        return self.setting, *self.decks, self.seed


class Ended:
    """A game that was played; decks have one entry for each seat."""

    def __init__(self, line: str) -> None:
        record = json.loads(line)
        self.setting: Final[str] = record["setting"]
        self.decks: Final[list[int]] = record["decks"]
        self.seed: Final[int] = record["seed"]
        self.began: Final[int] = record["began"]
        self.winners: Final[list[int]] = record["winners"]
        self.way: Final[str] = record["way"]
        self.turns: Final[int] = record["turns"]

    def key(self) -> tuple[object, ...]:
        return self.setting, *self.decks, self.seed

    def share(self, seat: int) -> float:
        """What a seat won: all, or its part of a shared victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def outings(
    settings: Sequence[Setting], games: int, seed: int, level: str, simulations: int, only: Sequence[int] = ()
) -> Iterator[Outing]:
    """So many games of each setting; decks and settings take turns, so that a part is fair."""
    decks = only or range(len(TEAMS_OF_BASE))
    pairs = list(combinations(decks, 2))
    for number in range(games):
        pair = pairs[number // 2 % len(pairs)]
        both = [*pair] if number % 2 == 0 else [pair[1], pair[0]]
        for it in settings:
            alone = it.players == 1
            seats = [decks[number % len(decks)]] if alone else both
            yield Outing(it.name, seats, seed + (number if alone else number // 2), level, simulations)


def play(outing: Outing) -> str:
    """Play it to its end; the line to keep."""
    setting = SETTINGS[outing.setting]
    loans = dict(zip([team.id for team in teams_for(setting.options)], lent(setting.options)))
    events: list[Event] = []
    brought = [loans[TEAMS_OF_BASE[deck]] for deck in outing.decks]
    t = THARGOS.new(THARGOS.setup(setting.players, outing.seed, setting.options, brought=brought), events)
    assert isinstance(t, Thargos)
    minds = [mind(outing.level, 2 * outing.seed + seat, outing.simulations) for seat in range(setting.players)]
    for _ in answers(t, minds, seeded(~outing.seed), events):
        pass
    outcome = THARGOS.outcome(t)
    return json.dumps(
        {
            "setting": outing.setting,
            "decks": outing.decks,
            "seed": outing.seed,
            "began": int(t.first),
            "winners": [] if outcome is None else [int(seat) for seat in outcome.winners],
            "way": "endless" if outcome is None else way(t, events),
            "turns": int(t.turns),
        }
    )


def kept(path: Path) -> list[Ended]:
    """The games of a file; a last line that was cut off is none."""
    lines = path.read_text().splitlines() if path.exists() else []
    return [Ended(line) for line in lines if line.endswith("}")]


# The report.


def report(games: list[Ended]) -> list[str]:
    """The measurement in Markdown: alone by how hard it is, in a story by seat, and everywhere by deck."""
    lines: list[str] = []
    for settings, table in ((SOLO, alone), (STORY_SOLO, alone), (STORY, parties)):
        found = {it.name: [game for game in games if game.setting == it.name] for it in settings}
        played = {name: mine for name, mine in found.items() if mine}
        if played:
            lines += [*table(played), "", *decks(played), ""]
    return lines[:-1]


def alone(found: dict[str, list[Ended]]) -> list[str]:
    """How often a player alone wins, and whether that falls far enough from each difficulty of Solo to the next."""
    lines = ["| alone | games | wins | within | turns, median | ends |", "| :-- | --: | --: | :-: | --: | :-- |"]
    most = ALONE[1]
    for name, games in found.items():
        wins = rate(game.share(0) for game in games)
        within = check(wins.rate(), (ALONE[0], most)) if SETTINGS[name] in SOLO else "–"
        lines.append(row(name, f"{len(games):,}", wins.told(), within, *course(games)))
        most = min(ALONE[1], wins.rate() - STEP)
    return lines


def parties(found: dict[str, list[Ended]]) -> list[str]:
    """How often either seat wins with two parties, and whoever begins."""
    lines = [
        "| story | games | first seat wins | within | who begins wins | turns, median | ends |",
        "| :-- | --: | --: | :-: | --: | --: | :-- |",
    ]
    for name, games in found.items():
        seat, began = rate(game.share(0) for game in games), rate(game.share(game.began) for game in games)
        cells = [seat.told(), check(seat.rate(), SEAT), began.told()]
        lines.append(row(name, f"{len(games):,}", *cells, *course(games)))
    return lines


def decks(found: dict[str, list[Ended]]) -> list[str]:
    """How often each deck that was played wins."""
    lines = [row("deck", *found), f"| :-- |{' --: |' * len(found)}"]
    for deck, name in enumerate(TEAMS_OF_BASE):
        rates = [
            rate(game.share(seat) for game in games for seat, its in enumerate(game.decks) if its == deck)
            for games in found.values()
        ]
        if any(it.games for it in rates):
            lines.append(row(name, *(f"{it.rate():.0%} of {it.games:,}" if it.games else "–" for it in rates)))
    return lines


def rate(shares: Iterable[float]) -> Rate:
    found = Rate()
    for share in shares:
        found.add(share)
    return found


def course(games: list[Ended]) -> tuple[str, str]:
    """How long games lasted, and how often they ended in which way."""
    ways = Counter(game.way for game in games).most_common()
    return f"{median(game.turns for game in games):.0f}", ", ".join(f"{it} {n / len(games):.0%}" for it, n in ways)


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def listed(parser: argparse.ArgumentParser, names: str, known: Iterable[str]) -> list[str]:
    """Names with commas between; one that nobody knows is complained about."""
    found = [name for name in names.split(",") if name]
    for name in found:
        if name not in known:
            parser.error(f"expected some of {', '.join(known)}, got {name!r}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cardwright.lab.thargos.modes", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="of each setting (default 1000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    parser.add_argument(
        "--level", choices=["easy", "normal", "hard"], default="normal", help="who plays (default normal)"
    )
    parser.add_argument("--simulations", type=int, default=200, help="how long hard thinks (default 200 simulations)")
    parser.add_argument(
        "--only", default=",".join(SETTINGS), help="these alone, with commas between (default %(default)s)"
    )
    parser.add_argument("--decks", default="", help="only these, by name, with commas between")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)"
    )
    parser.add_argument(
        "--out", type=Path, default=Path("thargos-modes.jsonl"), help="games played; a match goes on there"
    )
    asked = parser.parse_args()
    wanted = [SETTINGS[name] for name in listed(parser, asked.only, SETTINGS)]
    done = {game.key() for game in kept(asked.out)}
    only = [TEAMS_OF_BASE.index(name) for name in listed(parser, asked.decks, TEAMS_OF_BASE)]
    every = outings(wanted, asked.games, asked.seed, asked.level, asked.simulations, only)
    todo = [outing for outing in every if outing.key() not in done]
    with asked.out.open("a") as file:
        for line in track(on_cores(play, todo, asked.workers), "games", total=len(todo)):
            file.write(line + "\n")
            file.flush()
    print("\n".join(report(kept(asked.out))))


if __name__ == "__main__":
    main()
