"""`cardwright try`: play a scenario and print the position as JSON."""

from typing import Annotated

import typer

from cardwright.cli.complaint import Lang, check_seat, complaints, read_text, reading


def try_(
    file: Annotated[str, typer.Argument(help="A scenario in TOML, or - for stdin.", metavar="FILE.toml")],
    seat: Annotated[int | None, typer.Option(help="Print what this seat (1, 2, …) sees instead of everything.")] = None,
    lang: Lang = "en",
) -> None:
    """Play a scenario and print the position as JSON.

    A scenario lays a position and lists answers to give from there:

        round = 5
        answers = ["summon hydra blue=1 red=1"]

        [[seat]]
        hand = ["hydra"]
        stones = { blue = 1, red = 1 }

        [[seat]]

    * `cardwright try hydra.toml` prints every zone, and the open question with its options or the result.
    * `cardwright try hydra.toml --seat 2` prints what the second player sees.
    * `cardwright try - < hydra.toml` reads the scenario from stdin.

    An illegal answer, or a file that makes no sense, says what is wrong on stderr; the exit code is then 2.
    """
    with complaints("stdin" if file == "-" else file):
        from cardwright.cli.paper import dump, everything, sight_of
        from cardwright.kernel.scenario import play_scenario, read_scenario
        from cardwright.shelf import game as find
        from cardwright.text.speech import speak

        with reading():
            page = read_scenario(read_text(file))
        game = find(str(page.get("game") or "vale"))
        t = play_scenario(game, page)
        viewer = check_seat(seat, int(t.players))
        shown = everything(game, t, speak(lang)) if viewer is None else sight_of(game, t, viewer, speak(lang))
    typer.echo(dump(shown))
