"""`cardwright arena`: bots against bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardwright.cli.bringing import text_of
from cardwright.cli.complaint import Complaint, Lang, complaints
from cardwright.cli.variants import Options, With, chosen, in_mode_for

if TYPE_CHECKING:
    from cardwright.lab.arena import Match
    from cardwright.lab.ledger import Ledger

Row = list[str]


def arena(
    game: Annotated[str, typer.Argument(help="The game: vale or thargos.", metavar="GAME")],
    bots: Annotated[
        str,
        typer.Option(
            help="Levels: random, easy, normal, hard, expert; hard@0.1 has so many seconds, hard:FILE brings that.",
            metavar="A,B,…",
        ),
    ] = "normal,easy",
    players: Annotated[int, typer.Option(help="How many sit at a table.", metavar="N")] = 2,
    games: Annotated[
        int, typer.Option(help="Games for each pairing; rounded up, as every deal is played from every seat.", min=1)
    ] = 100,
    with_: With = None,
    option: Options = None,
    seconds: Annotated[
        float, typer.Option(help="How long hard may think about an answer; expert has four times as long.", min=0.001)
    ] = 1.0,
    seed: Annotated[int, typer.Option(help="The same seed deals the same cards.", metavar="N")] = 1,
    out: Annotated[Path | None, typer.Option(help="Keep the games here, and add to them.", metavar="FILE")] = None,
    workers: Annotated[int | None, typer.Option(help="How many processes; all cores without it.", min=1)] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables in Markdown.")] = False,
    lang: Lang = "en",
) -> None:
    """Let bots play against each other, and see who is stronger.

    * `cardwright arena vale --bots normal,easy --games 1000` plays 500 deals, each from both seats.
    * `cardwright arena vale --bots random,easy,normal` is a round robin: every pair meets.
    * `cardwright arena vale --bots hard,normal --players 4` seats one hard with three normals.
    * `cardwright arena vale --bots normal,easy --with artifacts,curse` plays with both expansions.
    * `cardwright arena vale --bots hard,normal --seconds 2 --out match.json` keeps every game; run it again to go on.
    * `cardwright arena vale --bots hard,normal --out match.json --markdown` prints tables for a page.
    * `cardwright arena vale --bots hard@1,hard@0.1` gives each a time of its own.
    * `cardwright arena vale --bots hard,hard-weights` shows what the network is worth.

    * `cardwright arena thargos --bots easy,random --players 4` is a circle of Heroes of Thargos.
    * `cardwright arena thargos --bots normal:mine.toml,normal:knives` lets two decks meet; what does not fit is told in
      the language.

    A shared victory counts by halves. The interval holds the true win rate 95 times in 100. Time is that of the
    processor: other work on the machine makes nobody weaker.
    """
    from os import cpu_count

    with complaints(lang=lang):
        from cardwright.lab.ledger import Ledger

        match = set_up(game, bots, players, seconds, seed, with_, option)
        ledger = Ledger(match, out)
    whole = fight(match, ledger, games, workers or cpu_count() or 1)
    if ledger.games:
        (show_markdown if markdown else show)(match, ledger)
    if not whole:
        if out is not None:
            typer.echo(f"{len(ledger.games)} games are kept in {out}; the same command plays the rest.", err=True)
        raise typer.Exit(130)


def set_up(
    game: str, bots: str, players: int, seconds: float, seed: int, with_: str | None, option: list[str] | None
) -> "Match":  # fmt: skip
    """A match that can be played, or a complaint."""
    from cardwright.lab.arena import Match
    from cardwright.lab.contenders import BadContender, Contender
    from cardwright.shelf import game as find

    named = [one.strip() for one in bots.split(",")]
    try:
        contenders = [Contender(one) for one in named]
    except BadContender as error:
        raise Complaint(f"--bots: {error}") from error
    if len(named) < min(players, 2) or len(set(named)) < len(named):
        raise Complaint(f"--bots: expected two or more different levels, got '{bots}'")
    brought: dict[str, str] = {}
    for file in filter(None, [one.brings for one in contenders]):
        brought[file] = text_of(find(game), file)
    options = in_mode_for(find(game), players, chosen(find(game), with_, option))
    match = Match(game, named, players, seconds, seed, options, brought)
    for task in match.tasks(1):
        task.setup()
    return match


def fight(match: "Match", ledger: "Ledger", games: int, workers: int) -> bool:
    """Play what is missing, with a bar and an estimate. False: somebody pressed Ctrl-C."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from cardwright.lab.arena import play
    from cardwright.lab.cores import on_cores

    done = ledger.done()
    tasks = list(match.tasks(games))
    missing = [task for task in tasks if (task.pairing, task.number) not in done]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("games", total=len(tasks), completed=len(tasks) - len(missing))
        try:
            for played in on_cores(play, missing, workers):
                ledger.add(played)
                progress.advance(bar)
        except KeyboardInterrupt:
            return False
    return True


def results(match: "Match", ledger: "Ledger") -> tuple[Row, list[Row]]:
    from cardwright.lab.meetings import meetings

    table = f"{match.players - 1} × " if match.players > 2 else ""
    rows: list[Row] = []
    for line in meetings(match, ledger.games):
        low, high = line.interval()
        rate = f"{100 * line.rate():.1f} %"
        between = f"{100 * low:.1f} to {100 * high:.1f}"
        scores = [f"{line.score:.1f}", "" if line.other_score is None else f"{line.other_score:.1f}"]
        rows.append([line.one, f"{table}{line.others}", f"{line.games:,}", rate, between, *scores])
    return ["bot", "against", "games", "wins", "95 % interval", "mean score", "of the others"], rows


def times(match: "Match", ledger: "Ledger") -> tuple[Row, list[Row]]:
    from cardwright.lab.meetings import thinking_times

    rows: list[Row] = []
    for level, times in thinking_times(match, ledger.games).items():
        if times.decisions():
            marks = [f"{1000 * seconds:.2f}" for seconds in (times.quantile(0.5), times.quantile(0.95), times.longest)]
            rate = f"{times.simulations / times.total:,.0f}" if times.simulations else ""
            rows.append([level, f"{times.decisions():,}", *marks, rate])
    return ["bot", "decisions", "ms, median", "ms, 95 %", "ms, longest", "simulations/s"], rows


def show(match: "Match", ledger: "Ledger") -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False, emoji=False, markup=False)
    for head, rows in (results(match, ledger), times(match, ledger)):
        table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        for i, title in enumerate(head):
            table.add_column(title, justify="left" if rows and not rows[0][i][:1].isdigit() else "right")
        for row in rows:
            table.add_row(*row)
        console.print(table)


def show_markdown(match: "Match", ledger: "Ledger") -> None:
    for head, rows in (results(match, ledger), times(match, ledger)):
        ruler = [":--" if title in ("bot", "against") else "--:" for title in head]
        for row in (head, ruler, *rows):
            typer.echo(f"| {' | '.join(row)} |")
        typer.echo()
