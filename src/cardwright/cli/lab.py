"""`cardwright lab`: what the bots learn from. Nobody needs it to play."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardwright.cli.complaint import Complaint, complaints
from cardwright.cli.variants import Options, With, chosen, in_mode_for

if TYPE_CHECKING:
    from cardwright.lab.training import Plan

lab = typer.Typer(no_args_is_help=True, rich_markup_mode="markdown")


@lab.callback()
def lab_() -> None:
    """Train what the bots judge with."""


@lab.command()
def train(
    game: Annotated[str, typer.Argument(help="The game, such as vale.", metavar="GAME")],
    players: Annotated[int, typer.Option(help="How many sit at a table.", metavar="N")] = 2,
    with_: With = None,
    option: Options = None,
    games: Annotated[int, typer.Option(help="Games of plain judgement to learn from.", min=1)] = 100_000,
    own: Annotated[int, typer.Option(help="Games of the network itself after that.", min=0)] = 0,
    seed: Annotated[int, typer.Option(help="The same seed trains the same network, on one core.", metavar="N")] = 1,
    data: Annotated[Path | None, typer.Option(help="Where the games are kept.", metavar="FOLDER")] = None,
    out: Annotated[Path | None, typer.Option(help="The network (default: where bots find it).", metavar="FILE")] = None,
    workers: Annotated[int | None, typer.Option(help="How many processes; all cores without it.", min=1)] = None,
    gpu: Annotated[bool, typer.Option("--gpu", help="Fit on a GPU, with cupy.")] = False,
) -> None:
    """Train a network that judges positions: bots play each other, and it learns what came of it.

    * `cardwright lab train vale` trains it for two players of the base game.
    * `cardwright lab train vale --with artifacts,curse` does so with both expansions, `--players 4` for four players.
    * `cardwright lab train vale --own 30000` lets the network play too, and learns from that.

    It needs the extra `lab`. Games are kept in the folder `training`, so it can be stopped and goes on where it was.
    """
    from os import cpu_count, environ

    # Sums are added up in the same order however many cores there are, so that the same seed trains the same network.
    environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    with complaints():
        try:
            from cardwright.lab.training import train as learn
        except ModuleNotFoundError as error:
            raise Complaint(f"training needs {error.name}: install cardwright[lab]") from error
        plan = planned(game, players, with_, option, games, own, seed, data)
        try:
            learn(plan, out or plan.file(), workers or cpu_count() or 1, gpu, Teller())
        except KeyboardInterrupt:
            typer.echo(f"What was played is kept in {plan.data}; the same command goes on.", err=True)
            raise typer.Exit(130) from None


def planned(
    game: str,
    players: int,
    with_: str | None,
    option: list[str] | None,
    games: int,
    own: int,
    seed: int,
    data: Path | None,
) -> "Plan":
    """What is to be trained, with the command that would do so again."""
    from cardwright.lab.selfplay import Field
    from cardwright.lab.training import Plan
    from cardwright.shelf import game as find

    asked = chosen(find(game), with_, option)
    options = in_mode_for(find(game), players, asked)
    words = ["cardwright", "lab", "train", game, f"--players={players}", *([f"--with={with_}"] if with_ else [])]
    words += [*[f"--option={it}" for it in option or []], f"--games={games}", f"--own={own}", f"--seed={seed}"]
    kind = "-".join([game, *sorted(f"{key}.{value}" for key, value in asked.items()), str(players)])
    where = data or Path("training", kind)
    return Plan(Field(game, players, options), games, own, seed, where, shlex.join(words))


class Teller:
    """Shows how far it has come: a bar for everything that takes its time, and a line for what is found."""

    def __init__(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
        self.progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self.bar = self.progress.add_task("games", total=1.0)

    def __call__(self, what: str, part: float, said: str) -> None:
        if part < 1.0 and not self.progress.live.is_started:
            self.progress.start()
        self.progress.update(self.bar, description=what, completed=part)
        if said:
            self.progress.console.print(f"{what}: {said}", highlight=False)
        if part >= 1.0:
            self.progress.stop()
