"""`cardwright replay`: walk through a saved game."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardwright.cli.complaint import Complaint, Lang, check_seat, complaints

if TYPE_CHECKING:
    from cardwright.cli.saving import Seating
    from cardwright.cli.session import Session
    from cardwright.kernel.log import Log


def replay(
    log: Annotated[str, typer.Argument(help="A saved game.", metavar="LOG")],
    at: Annotated[int | None, typer.Option(help="Show the table after so many answers.", metavar="N")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat (1, 2, …) saw it.", metavar="N")] = None,
    lang: Lang = "en",
    scenario: Annotated[bool, typer.Option("--scenario", help="Print that moment as a scenario.")] = False,
    play: Annotated[bool, typer.Option("--play", help="Play on from that moment, in a new file.")] = False,
    verify: Annotated[bool, typer.Option("--verify", help="Check how a game at a table was shuffled.")] = False,
) -> None:
    """Walk through a saved game.

    * `cardwright replay friday.log` tells the whole game, each answer with its number, and who won.
    * `cardwright replay friday.log --at 40` shows the table after 40 answers, all hands open.
    * `cardwright replay friday.log --at 40 --seat 2` shows it as the second player saw it.
    * `cardwright replay friday.log --at 40 --scenario > puzzle.toml` keeps the moment for `cardwright try`.
    * `cardwright replay friday.log --at 40 --play` plays on from there; the old game stays as it is.
    * `cardwright replay friday.log --verify` computes the whole deal again from what the server opened at the end.
    """
    with complaints(log, lang):
        from cardwright.cli.saving import load_log
        from cardwright.cli.session import reopen
        from cardwright.shelf import game as find

        read, first_line = load_log(log)
        if verify:
            check_deal(read, lang)
            return
        if at is not None and not 0 <= at <= len(read.answers):
            raise Complaint(f"--at: the game has {len(read.answers)} answers, got {at}")
        whole = reopen(find(read.game), read, first_line=first_line)
        viewer = check_seat(seat, read.setup.players)
        session = whole if at is None else reopen(find(read.game), read, at)
        seating, known = seating_of(log, session, lang)
        if scenario:
            typer.echo(session.scenario(), nl=False)
        elif play:
            play_on(session, seating, viewer if known or seat is not None else 0)
        elif at is None:
            tell(session, seating, viewer)
        else:
            show(session, seating, viewer, len(read.answers))


def check_deal(log: "Log", lang: str) -> None:
    """What was checked, a line each; the command fails if anything is not as it was promised."""
    from cardwright.kernel.verify import verify
    from cardwright.shelf import game as find
    from cardwright.text.language import language

    ui = language(lang).ui
    found = verify(find(log.game), log)
    assert log.deal is not None
    for check in found:
        words = ui[f"deal_{check.what}"].format(seat=check.seat + 1, n=check.n)
        typer.echo(f"{ui['deal_right'] if check.right else ui['deal_wrong']}  {words}")
    typer.echo(f"\n{ui['deal_compare']}\n{log.deal.committed}")
    if not all(check.right for check in found):
        raise Complaint(ui["deal_not"])


def seating_of(file: str, session: "Session", lang: str) -> tuple["Seating", bool]:
    """Who played, and whether the file beside the log says so; if not, nobody has a name."""
    from cardwright.cli.saving import HUMAN, Seating, load_seating

    players = session.log.setup.players
    kept = load_seating(Path(file), players)
    if kept is None:
        return Seating([HUMAN] * players, [""] * players, lang), False
    return Seating(kept.players, kept.names, lang), True


def tell(session: "Session", seating: "Seating", viewer: int) -> None:
    """The whole game, line by line; one answer may bring about several lines."""
    from cardwright.cli.recap import recap
    from cardwright.text.language import language
    from cardwright.text.speech import telling

    words, names = telling(session.game.name, seating.lang), seating.called()
    for number, lines in enumerate(recap(session, words, names, viewer)):
        for i, line in enumerate(lines):
            if line["opens"]:
                typer.echo()
            typer.echo(f"{number if i == 0 else '':>5}  {line['text']}")
    typer.echo()
    if session.t.over():
        typer.echo(words.outcome(session.t, names))
    else:
        typer.echo(language(seating.lang).ui["waiting"].format(name=names[int(session.t.seat())]))


def show(session: "Session", seating: "Seating", viewer: int, of: int) -> None:
    """The table at one moment."""
    from rich.console import Console

    from cardwright.cli.screen import screen
    from cardwright.kernel.game import OPEN

    console = Console(highlight=False, emoji=False, markup=False)
    names, t = seating.called(), session.t
    shown = screen(session.game, seating.lang, names, console.width)
    console.print(shown.words["moment"].format(n=len(session.before), of=of))
    console.print(shown.table(t, viewer))
    console.print()
    if t.over():
        console.print(shown.telling.outcome(t, names))
    elif viewer in (OPEN, t.seat()):
        console.print(shown.about(names[int(t.seat())], shown.telling.prompt(t, names)))
    else:
        console.print(shown.words["waiting"].format(name=names[int(t.seat())]))


def play_on(session: "Session", seating: "Seating", viewer: int) -> None:
    """A new game that begins like the old one; with a seat, that seat is the person and the others are bots."""
    from cardwright.cli.play import run
    from cardwright.cli.saving import HUMAN, Seating, default_path, start

    if viewer >= 0:
        players = [HUMAN if s == viewer else "normal" for s in range(len(seating.players))]
        seating = Seating(players, seating.names, seating.lang)
    run(session, start(default_path(session.game.name), session.log, seating), seating)
