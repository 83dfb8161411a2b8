"""`cardwright play`: a game in the terminal, saved at every answer."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from cardwright.cli.complaint import Complaint, complaints, known_language
from cardwright.cli.variants import Options, With, chosen, in_mode_for, split, with_mode
from cardwright.text.language import LANGUAGES

if TYPE_CHECKING:
    from cardwright.cli.saving import SaveFile, Seating
    from cardwright.cli.session import Session
    from cardwright.kernel.game import Game

SECONDS: Final = 2.0


def maybe_language(code: str | None) -> str | None:
    return None if code is None else known_language(code)


def play(
    game: Annotated[str, typer.Argument(help="The game: vale or thargos.", metavar="GAME")],
    players: Annotated[
        int | None, typer.Option(help="How many players; by default as few as can play.", metavar="N")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where: human, or a bot: random, easy, normal, hard, expert.", metavar="A,B,…"),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.", metavar="N")] = None,
    mode: Annotated[str | None, typer.Option(help="The mode, such as duel, circle or solo.", metavar="MODE")] = None,
    story: Annotated[
        str | None, typer.Option(help="A story, ready made or in a file that somebody wrote.", metavar="STORY")
    ] = None,
    with_: With = None,
    option: Options = None,
    names: Annotated[str | None, typer.Option(help="What the players are called.", metavar="A,B,…")] = None,
    brings: Annotated[
        str | None,
        typer.Option(help="What each brings: a file, a share code, something ready made.", metavar="A,B,…"),
    ] = None,
    lang: Annotated[
        str | None,
        typer.Option(help="Language.", envvar="CARDWRIGHT_LANG", callback=maybe_language, metavar="|".join(LANGUAGES)),
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save the game.", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.", metavar="FILE")] = None,
    seconds: Annotated[
        float, typer.Option(help="How long hard, and a hint, may think; expert four times that.", min=0.01, max=600)
    ] = SECONDS,
) -> None:
    """Play in the terminal.

    * `cardwright play vale` is you against a bot of the normal level.
    * `cardwright play vale --lang fr` is the same in French.
    * `cardwright play vale --players 3` is you against two bots.
    * `cardwright play vale --with curse` adds an expansion; `--with artifacts,curse` adds both.
    * `cardwright play vale --seats human,easy` is for a first game; `--seats human,expert` for a hard one.
    * `cardwright play vale --seats human,human --names Ann,Bob` is two people at one screen: hands stay hidden.
    * `cardwright play vale --seed 7 --option needless_stones=allowed` deals the same cards every time, by a house rule.
    * `cardwright play vale --with curse --option summoners=dealt` deals the summoners; the rules page has the options.
    * `cardwright play vale --save friday.log` saves there; without it, in your data folder.
    * `cardwright play vale --resume friday.log` goes on where you left, also after Ctrl-C or a crash.

    * `cardwright play thargos` is Heroes of Thargos with two decks that are lent; `--players 4` plays it in a circle.
    * `cardwright play thargos --mode solo` is you alone against the Rival; `--option difficulty=hard` makes it harder.
    * `cardwright play thargos --mode story --story condar` is a story, `--mode story-solo` the same against the Rival;
      `--story mine.toml` plays one that you wrote, and `cardwright story` helps to write it.
    * `cardwright play thargos --brings mine.toml,knives` brings your own deck and a ready-made one; `cardwright deck`
      makes decks.

    In the game, type the number of an option, `hint` for advice, or ? for help.
    """
    with complaints(lang=lang or "en"):
        from cardwright.cli.bringing import own_story
        from cardwright.shelf import game as find

        if resume is None:
            own = own_story(find(game), story)
            given = [*(option or []), *([f"story={story}"] if story and not own else [])]
            options = chosen(find(game), with_, with_mode(find(game), mode, given))
            begin(find(game), players, seats, seed, options, brings, own, names, lang or "en", save, seconds)
        else:
            if any(it is not None for it in (players, seed, mode, story, with_, brings, save)) or option:
                raise Complaint(
                    "--resume takes the game from its file: "
                    "leave out --players, --seed, --mode, --story, --with, --option, --brings and --save"
                )
            go_on(find(game), resume, seats, names, lang, seconds)


def begin(
    game: "Game",
    players: int | None,
    seats: str | None,
    seed: int | None,
    options: dict[str, str],
    brings: str | None,
    story: str,
    names: str | None,
    lang: str,
    save: Path | None,
    seconds: float,
) -> None:
    """A new game."""
    from secrets import randbelow

    from cardwright.cli.bringing import brought
    from cardwright.cli.saving import default_path, start
    from cardwright.cli.session import Session

    seated = split(seats)
    count = players if players is not None else len(seated) or game.seats(game.complete(options))[0]
    options = in_mode_for(game, count, options)
    things = brought(game, split(brings), count, options, story)
    setup = game.setup(count, randbelow(1_000_000) if seed is None else seed, options, brought=things)
    seating = seat(seated, count, split(names), lang)
    session = Session(game, setup)
    run(session, start(save or default_path(game.name), session.log, seating), seating, seconds)


def go_on(
    game: "Game", file: Path, seats: str | None, names: str | None, lang: str | None, seconds: float
) -> None:  # fmt: skip
    """A saved game."""
    from cardwright.cli.saving import load_seating, load_torn
    from cardwright.cli.session import reopen

    with complaints(str(file), lang or "en"):
        log, first_line, save, torn = load_torn(file)
        if log.game != game.name:
            raise Complaint(f"this is a game of {log.game}, not of {game.name}")
        session = reopen(game, log, first_line=first_line)
    kept = load_seating(file, log.setup.players)
    seating = seat(
        split(seats) or (kept.players if kept else []),
        log.setup.players,
        split(names) or (kept.names if kept else []),
        lang or (kept.lang if kept else "en"),
    )
    run(session, save, seating, seconds, torn)


def seat(players: list[str], count: int, names: list[str], lang: str) -> "Seating":
    """Who sits where; by default a person in the first seat and normal bots in the others."""
    from cardwright.cli.saving import HUMAN, Seating, check_names, check_players

    players = players or [HUMAN, *["normal"] * (count - 1)]
    if len(players) != count:
        raise Complaint(f"--seats: {len(players)} seats for {count} players")
    return Seating(check_players(players), check_names(names, count), lang)


def run(session: "Session", save: "SaveFile", seating: "Seating", seconds: float = SECONDS, torn: bool = False) -> None:
    """Play; however it stops, say how to go on. Ctrl-C ends with exit code 130."""
    import shlex

    from rich.console import Console

    from cardwright.cli.loop import Left, Loop

    loop = Loop(session, save, seating, Console(highlight=False, emoji=False, markup=False), seconds)
    if torn:
        loop.notes.append(loop.ui["torn"].format(file=save.path))
    command = f"cardwright play {session.game.name} --resume {shlex.quote(str(save.path))}"
    try:
        loop.run()
    except (Left, EOFError, KeyboardInterrupt) as stop:
        loop.console.print()
        loop.say(loop.ui["saved"].format(file=save.path))
        typer.echo(f"{loop.ui['go_on']} {command}")
        if isinstance(stop, KeyboardInterrupt):
            raise typer.Exit(130) from stop
