"""`cardwright try`: play a scenario and print the position as JSON."""

from typing import TYPE_CHECKING, Annotated

import typer

from cardwright.cli.complaint import Complaint, Lang, check_seat, complaints, read_text, reading

if TYPE_CHECKING:
    from cardwright.kernel.game import Game
    from cardwright.kernel.machine import Position
    from cardwright.kernel.paper import Record
    from cardwright.text.telling import Telling


def try_(
    file: Annotated[str, typer.Argument(help="A scenario in TOML, or - for stdin.", metavar="FILE.toml")],
    seat: Annotated[int | None, typer.Option(help="Print what this seat (1, 2, …) sees instead of everything.")] = None,
    advice: Annotated[bool, typer.Option("--hint", help="Add what the hard bot would answer, and why.")] = False,
    seconds: Annotated[float, typer.Option(help="How long the hint may be thought about.", min=0.01, max=600)] = 2.0,
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
    * `cardwright try hydra.toml --hint` adds advice for the player who is asked, from what that player sees.
    * `cardwright try - < hydra.toml` reads the scenario from stdin.

    An expansion is an option of the scenario, as in `options = { curse = "with" }`, and `game = "thargos"` lays another
    game; docs/scenario.md has all keys.

    An illegal answer, or a file that makes no sense, says what is wrong on stderr; the exit code is then 2.
    """
    with complaints("stdin" if file == "-" else file):
        from cardwright.cli.as_json import dump, position, question
        from cardwright.kernel.game import OPEN
        from cardwright.kernel.scenario import play_scenario, read_scenario
        from cardwright.shelf import GAMES
        from cardwright.shelf import game as find
        from cardwright.text.speech import telling

        with reading():
            page = read_scenario(read_text(file))
        game = find(str(page.get("game") or next(iter(GAMES))))
        t = play_scenario(game, page)
        viewer = check_seat(seat, int(t.players))
        words = telling(game.name, lang)
        whose: Record = {} if viewer == OPEN else {"view_of": viewer + 1}
        asked = question(game, t, words, viewer)
        shown = {**whose, "game": game.name, **position(game, t, viewer), **asked}
        if advice:
            shown["hint"] = None if t.asked is None else advise(game, t, viewer, seconds, words)
    typer.echo(dump(shown))


def advise(game: "Game", t: "Position", viewer: int, seconds: float, words: "Telling") -> "Record":
    """A hint for the seat that is asked; nobody else may have it."""
    from cardwright.bots.hint import hint
    from cardwright.kernel.game import OPEN

    seat = int(t.seat())
    if viewer not in (OPEN, seat):
        raise Complaint(f"--hint: seat {seat + 1} is asked, so only that seat can have a hint")
    return hint(game, game.view(t, seat), seconds, [], words).record()
