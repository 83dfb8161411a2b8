"""Training a network for the tables of one kind: games, a fit, games of what was fitted, a fit of all, a file."""

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

import numpy as np

from cardwright.bots.trained import ENDING, Weights, fingerprint, folder_of, write
from cardwright.kernel.paper import BadPaper, Record
from cardwright.lab.cores import on_cores
from cardwright.lab.learning import HIDDEN, TENS, Samples, errors, fitted
from cardwright.lab.quantising import Quantised, here
from cardwright.lab.selfplay import GAMES_A_FILE, Field, Task, play_file
from cardwright.shelf import game as find

# Games of the network itself are dealt other cards than games of plain judgement.
OWN_DEALS: Final = 500_000_000
# Chances are told from the true ones in so many steps.
STEPS: Final = 10

# Hears what is being done, how much of it, and what there is to say.
Tell = Callable[[str, float, str], None]


class Plan:
    """What to train and from what: so many games of plain judgement, then so many of the network itself."""

    def __init__(self, field: Field, games: int, own: int, seed: int, data: Path, command: str) -> None:
        self.field: Final = field
        self.games: Final = games
        self.own: Final = own
        self.seed: Final = seed
        self.data: Final = data
        self.command: Final = command
        t = field.new(seed)
        self.name: Final = field.judgement().field(t)
        self.layout: Final = fingerprint(field.judgement(), t)
        self.inputs: Final = len(field.judgement().layout(t))
        if not self.name:
            raise BadPaper(f"{field.game} has no network for such a table")

    def file(self) -> Path:
        """Where bots find it."""
        return folder_of(find(self.field.game)) / f"{self.name}{ENDING}"

    def about(self) -> Record:
        """What games and networks are told apart by."""
        field = self.field
        return {
            "game": field.game,
            "field": self.name,
            "players": field.players,
            "options": field.options,
            "layout": self.layout,
            "seed": self.seed,
        }


def prepare(plan: Plan) -> None:
    """A folder for the games; one that has games of another plan is left as it is."""
    plan.data.mkdir(parents=True, exist_ok=True)
    head, here = plan.data / "plan.json", plan.about()
    if head.exists() and json.loads(head.read_text()) != here:
        raise BadPaper(f"{plan.data} has the games of another plan: name another folder with --data")
    head.write_text(json.dumps(here))


def train(plan: Plan, out: Path, workers: int, gpu: bool, tell: Tell) -> None:
    """All of it. What was played before is not played again."""
    prepare(plan)
    xp: ModuleType = import_module("cupy") if gpu else np
    files = played(plan, "plain", plan.games, plan.seed, None, workers, tell)
    finish(plan, files, plan.games, out, xp, tell)
    if plan.own:
        first = plan.data / f"first{ENDING}"
        if not first.exists():
            first.write_bytes(out.read_bytes())
        files += played(plan, "own", plan.own, plan.seed + OWN_DEALS, first, workers, tell)
        finish(plan, files, plan.games + plan.own, out, xp, tell)


def played(
    plan: Plan, who: str, games: int, seed: int, network: Path | None, workers: int, tell: Tell
) -> list[Path]:  # fmt: skip
    """The files of so many games, those that are missing played now."""
    tasks: list[Task] = []
    for first in range(0, games, GAMES_A_FILE):
        some = range(first, min(first + GAMES_A_FILE, games))
        file = plan.data / f"{who}-{first:07}-{len(some)}.npz"
        tasks.append(Task(plan.field, seed, some, file, network))
    missing = [task for task in tasks if not task.file.exists()]
    for done, _ in enumerate(on_cores(play_file, missing, workers), len(tasks) - len(missing) + 1):
        tell(f"games ({who})", done / len(tasks), "")
    return [task.file for task in tasks]


def finish(plan: Plan, files: list[Path], games: int, out: Path, xp: ModuleType, tell: Tell) -> None:
    """Fit, make whole numbers of it, measure these, and write the file."""
    data = Samples(files, plan.inputs)
    fit = fitted(data, plan.seed, xp, lambda part, said: tell("fit", part, said))
    quantised = Quantised(fit)
    about = {
        **plan.about(),
        "inputs": plan.inputs,
        "hidden": [*HIDDEN],
        "command": plan.command,
        "games": games,
        **report(quantised, data),
    }
    write(out, Weights(about, *quantised.parts()))
    tell("network", 1.0, json.dumps({key: about[key] for key in ("error", "log_loss", "room_used")}))


def report(quantised: Quantised, data: Samples) -> Record:
    """What the network that is written down foretells of the games that were kept apart: errors, and calibration."""
    rows = here(data.apart & data.rests).nonzero()[0]
    margins, chances, used = quantised.opinions(data, rows)
    wins, true_margins = here(data.wins)[rows], here(data.margins)[rows]
    error, loss = errors(np, margins / TENS, chances, true_margins, wins)
    moments = here(data.moments)[rows]
    table: list[list[float]] = []
    for moment in np.unique(moments):
        for step in range(STEPS):
            there = (moments == moment) & (np.minimum((chances * STEPS).astype(int), STEPS - 1) == step)
            if there.any():
                table.append(
                    [int(moment), int(there.sum()), round(float(chances[there].mean()), 4),
                     round(float(wins[there].mean()), 4)]
                )  # fmt: skip
    return {"error": round(error, 3), "log_loss": round(loss, 4), "room_used": round(used, 3), "calibration": table}
