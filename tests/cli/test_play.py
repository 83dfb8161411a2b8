"""`cardwright play`: whole games, saving, resuming, undo, hidden hands."""

import io
import os
import pty
import re
import signal
import sys
import time
from pathlib import Path

import pytest
import rich.console

from cardwright.cli.loop import Loop
from cardwright.cli.saving import default_path
from cardwright.cli.session import reopen
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.games.vale.view import knows
from cardwright.kernel.log import read_log
from tests.cli.terminal import COLOURS, COMMAND, answers_in, cards_in, launch, run, typing
from tests.patience import PATIENCE

OVER = {"en": "The game is over.", "fr": "La partie est terminée.", "nl": "Het spel is afgelopen."}


def saved(home: Path) -> Path:
    """The one game in the data folder."""
    (found,) = (home / "data" / "cardwright").glob("*.log")
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep data elsewhere")
def test_games_are_saved_where_the_system_keeps_data(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_path("vale").parent == home / "data" / "cardwright"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(home))
    assert default_path("vale").parent == home / ".local" / "share" / "cardwright"


@pytest.mark.parametrize("lang", ["en", *[pytest.param(lang, marks=pytest.mark.slow) for lang in ("fr", "nl")]])
def test_a_whole_game(lang: str, home: Path) -> None:
    result = run(
        "play", "vale", "--seed", "3", "--lang", lang, "--names", "Ann", "--save", home / "g.log", typed=typing(3)
    )
    assert result.exit_code == 0, result.output
    assert OVER[lang] in result.stdout
    assert "\x1b" not in result.stdout
    assert max(len(line) for line in result.stdout.splitlines() if ".log" not in line) <= 80
    assert VALE.outcome(reopen(VALE, read_log((home / "g.log").read_text())).t) is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "with_"), [("en", "artifacts,curse"), ("fr", "curse"), ("nl", "artifacts"), ("en", "curse, artifacts")]
)
def test_a_whole_game_with_expansions(lang: str, with_: str, home: Path) -> None:
    people = ("--seats", "human,random", "--lang", lang, "--names", "Ann", "--save", home / "g.log")
    result = run("play", "vale", "--with", with_, "--seed", "3", *people, typed=typing(3))
    assert result.exit_code == 0, result.output
    assert OVER[lang] in result.stdout
    assert max(len(line) for line in result.stdout.splitlines() if ".log" not in line) <= 80
    log = read_log((home / "g.log").read_text())
    assert [key for key, value in log.setup.options.items() if value == "with"] == sorted(re.findall(r"\w+", with_))
    assert VALE.outcome(reopen(VALE, log).t) is not None


@pytest.mark.slow
def test_a_game_with_expansions_goes_on(home: Path) -> None:
    people = ("--seats", "human,random", "--option", "summoners=dealt")
    first = run("play", "vale", "--with", "curse", "--seed", "3", *people, typed=typing(3, 12))
    assert first.stdout.index("summoner: ") < first.stdout.index("Round 1 begins")
    before = answers_in(saved(home))
    again = run("play", "vale", "--resume", saved(home), typed=typing(4))
    assert OVER["en"] in again.stdout
    assert answers_in(saved(home))[: len(before)] == before


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_more_players(players: int, home: Path) -> None:
    result = run("play", "vale", "--players", str(players), "--seed", "1", typed=typing(1))
    assert OVER["en"] in result.stdout
    assert f"players {players}\n" in saved(home).read_text()
    assert f"Normal {players}   Score" in result.stdout


@pytest.mark.slow
def test_the_same_seed_and_typing_make_the_same_game(home: Path) -> None:
    for file in ("a.log", "b.log"):
        run("play", "vale", "--seed", "8", "--save", home / file, typed=typing(8, 40))
    assert (home / "a.log").read_text() == (home / "b.log").read_text()


def test_bots_alone_play_for_a_spectator(home: Path) -> None:
    result = run("play", "vale", "--seats", "random,random,random", "--seed", "2")
    assert OVER["en"] in result.stdout
    assert "Pass the screen" not in result.stdout
    assert not re.search(r"draws (?!a card)", result.stdout)


def test_the_seed_is_shown_and_options_are_kept(home: Path) -> None:
    result = run("play", "vale", "--option", "needless_stones=allowed")
    seed = re.search(r"Seed (\d+)\.", result.stdout)
    assert seed is not None
    assert f"seed {seed[1]}\n" in saved(home).read_text()
    assert "option needless_stones allowed\n" in saved(home).read_text()


def test_one_human_gets_no_hand_over() -> None:
    assert "Pass the screen" not in run("play", "vale", "--seed", "1", typed=typing(1, 30)).stdout


@pytest.mark.slow
@pytest.mark.parametrize("typed", ["1\n1\n", "1\n1\nquit\n"])
def test_leaving_keeps_the_game_and_says_how_to_go_on(typed: str, home: Path) -> None:
    result = run("play", "vale", "--seed", "3", "--names", "Ann", "--lang", "fr", typed=typed)
    assert result.exit_code == 0
    assert f"cardwright play vale --resume {saved(home)}" in result.stdout
    again = run("play", "vale", "--resume", saved(home), typed=typing(4))
    assert "Ann (vous)" in again.stdout
    assert OVER["fr"] in again.stdout


@pytest.mark.slow
def test_a_finished_game_says_so(home: Path) -> None:
    run("play", "vale", "--seed", "3", typed=typing(3))
    before = saved(home).read_text()
    result = run("play", "vale", "--resume", saved(home))
    assert result.exit_code == 0
    assert OVER["en"] in result.stdout
    assert saved(home).read_text() == before


def test_a_torn_last_line_is_left_out(home: Path) -> None:
    run("play", "vale", "--seed", "3", typed="1\n1\n")
    whole = saved(home).read_text()
    saved(home).write_text(whole + "1 sell h")
    result = run("play", "vale", "--resume", saved(home))
    assert "was cut off; it is left out" in " ".join(result.stdout.split())
    assert saved(home).read_text() == whole


def test_a_log_without_its_seating_has_one_human(home: Path) -> None:
    run("play", "vale", "--seed", "3", "--seats", "human,human", typed="\n1\n")
    log = saved(home)
    log.with_name(log.name + ".seats").unlink()
    assert "Normal   Score" in run("play", "vale", "--resume", log).stdout
    assert "Bob   Score" in run("play", "vale", "--resume", log, "--names", "Ann,Bob").stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--players", "5"), "vale is for 2 to 4 players, got 5"),
        (("--players", "3", "--seats", "human,random"), "2 seats for 3 players"),
        (("--seats", "human,genius"), "expected human or random or easy or normal or hard or expert, got 'genius'"),
        (("--names", "A,B,C"), "3 names for 2 players"),
        (("--names", "A,A"), "two players are called 'A'"),
        (("--names", "A\nB"), "printable"),
        (("--option", "speed=9"), "option speed: unknown"),
        (("--option", "needless_stones=maybe"), "expected one of forbidden, allowed"),
        (("--option", "needless_stones"), "expected name=value"),
        (("--with", "curses"), "--with: expected artifacts or curse, or both with a comma, got 'curses'"),
        (("--with", ""), "--with: expected artifacts or curse"),
        (("--with", "curse", "--option", "curse=without"), "--with curse and --option curse=without contradict"),
        (("--with", "curse", "--option", "tiles=all"), "--option tiles: belongs to artifacts; add --with artifacts"),
        (("--resume", "x.log", "--with", "curse"), "--resume takes the game from its file"),
        (("--resume", "x.log", "--seed", "3"), "--resume takes the game from its file"),
        (("--resume", "nowhere.log"), "nowhere.log: cannot be read"),
    ],
)
def test_mistakes_are_explained(args: tuple[str, ...], said: str, home: Path) -> None:
    result = run("play", "vale", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert not (home / "data").exists()


def test_nothing_is_written_over(home: Path) -> None:
    (home / "mine.txt").write_text("a letter")
    result = run("play", "vale", "--save", home / "mine.txt")
    assert (result.exit_code, result.stdout) == (2, "")
    assert (home / "mine.txt").read_text() == "a letter"
    inside = run("play", "vale", typed=f"save {home}/mine.txt\nsave {home}/copy.log\nsave {home}/copy.log\n")
    assert "exists already" in " ".join(inside.stdout.split())
    assert (home / "mine.txt").read_text() == "a letter"
    assert (home / "copy.log").read_text() == saved(home).read_text()


def test_two_programs_on_one_file_do_not_mix(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    give = Loop.give

    def meddle(loop: Loop, pick: int) -> None:
        with loop.save.path.open("a") as file:
            file.write("1 hunt something\n")
        give(loop, pick)

    monkeypatch.setattr(Loop, "give", meddle)
    result = run("play", "vale", typed="1\n")
    assert result.exit_code == 2
    assert "was changed by somebody else" in result.stderr


def test_undo_takes_back_and_rewrites_the_file(home: Path) -> None:
    result = run("play", "vale", "--seed", "5", typed="1\n1\nundo\n")
    assert "Your last move is undone." in result.stdout
    assert not any("sell" in answer for answer in answers_in(saved(home)))
    assert answers_in(saved(home))[0].startswith("1 hunt")


def test_undo_is_refused_after_others_acted_and_before_anything() -> None:
    result = run("play", "vale", "--seed", "5", typed="undo\n1\nundo\n")
    assert "There is nothing to undo." in result.stdout
    assert "another player has acted since" in result.stdout


def test_undo_is_refused_when_cards_were_turned_up() -> None:
    result = run("play", "vale", "--seed", "5", "--seats", "random,human", typed="1\n1\n4\n2\nend\nundo\n")
    assert "Round 2 of 10" in result.stdout
    assert "it made something hidden known" in result.stdout


def test_commands_answer(home: Path) -> None:
    typed = "?\n? hydra\n? hidra\nhelp\nlog\nlog 1\npile\nhand\nsave\n\ndance\nh\n"
    said = run("play", "vale", "--seed", "5", typed=typed).stdout
    assert "summon hydra blue=1 red=1" in said
    assert "Choose two different rewards" in said
    assert "“hidra” could mean: Hydra" in said
    assert "Discard pile: empty" in said
    assert "“dance” is not one of the options." in said
    assert "“h” could mean: Hunt Medusa; Hunt Sand Giant" in said


def test_only_cards_in_play_are_explained() -> None:
    typed = "? tolvar\n? hantu banyu\n? incense\n"
    plain = run("play", "vale", "--seed", "5", typed=typed).stdout
    assert plain.count("There is no card called") == 3
    said = run("play", "vale", "--seed", "5", "--with", "curse", "--seats", "human,random", typed=typed).stdout
    assert said.count("There is no card called") == 1
    assert "Curse · named in a rulebook" in said
    assert "Tolvar, Purified   summoner" in said


SEEDS = [1, *[pytest.param(seed, marks=pytest.mark.slow) for seed in (4, 5, 6, 7)]]


EXPANDED = pytest.param(("--with", "artifacts,curse"), id="expanded", marks=pytest.mark.slow)


@pytest.mark.parametrize("with_", [pytest.param((), id="base"), EXPANDED])
@pytest.mark.parametrize("seed", SEEDS)
def test_two_humans_never_see_each_others_hidden_cards(
    seed: int, with_: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every question, nothing on the screen since it was handed over names a card that the viewer cannot know."""
    checked: list[str] = []
    pages = io.StringIO()
    real = rich.console.Console

    def watch(loop: Loop) -> str:
        screen = pages.getvalue()
        pages.truncate(0)
        pages.seek(0)
        t = loop.t
        assert isinstance(t, Vale)
        if "Pass the screen" in screen[-80:]:
            assert not cards_in(screen[screen.rindex("Pass") :])
            return input()
        other = 1 - loop.viewer
        theirs = [*t.seats[other].hand, *t.seats[other].shelter]
        hidden = {t.cards[c].id for c in theirs if not knows(t, loop.viewer, c)}
        assert not hidden & cards_in(screen), f"{loop.screen.names[loop.viewer]} can read {hidden & cards_in(screen)}"
        checked.extend(hidden)
        return input()

    monkeypatch.setattr(rich.console, "Console", lambda **more: real(file=pages, width=80, **more))
    monkeypatch.setattr(Loop, "read", watch)
    people = ("--seats", "human,human", "--names", "Ann,Bob")
    result = run("play", "vale", *people, *with_, "--seed", str(seed), typed=typing(seed))
    assert result.exception is None, result.exception
    assert "The game is over." in pages.getvalue()
    assert checked


@pytest.mark.parametrize(
    ("lang", "level", "advice"),
    [("en", "Hard", "Advice:"), ("fr", "Difficile", "Conseil"), ("nl", "Moeilijk", "Tip:")],
)
def test_a_hint_is_shown_and_changes_nothing(lang: str, level: str, advice: str, home: Path) -> None:
    people = ("--seats", "human,hard", "--seconds", "0.02", "--lang", lang)
    said = run("play", "vale", "--seed", "5", *people, typed="hint\n").stdout
    assert f"{level}   Score" in said
    assert advice in said
    assert "%" in said[said.index(advice) :]
    assert answers_in(saved(home)) == []


def test_the_opponent_is_normal_unless_told_otherwise(home: Path) -> None:
    assert "Normal   Score" in run("play", "vale", "--seed", "5").stdout
    log = saved(home)
    assert '"seats": ["human", "normal"]' in log.with_name(log.name + ".seats").read_text()


@pytest.mark.slow
def test_ctrl_c_while_a_bot_thinks_keeps_the_game(home: Path) -> None:
    log = home / "g.log"
    game = launch("play", "vale", "--seats", "human,hard", "--seconds", "60", "--seed", "6", "--save", log)
    assert game.stdin is not None
    game.stdin.write(b"1\n")
    game.stdin.flush()
    wait_for(log, 1)
    time.sleep(0.5)
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=PATIENCE)
    assert (game.returncode, err) == (130, b"")
    assert f"cardwright play vale --resume {log}" in out.decode()
    assert len(answers_in(log)) == 1


def wait_for(log: Path, answers: int) -> None:
    """Until the file holds so many answers."""
    late = time.monotonic() + PATIENCE
    while not log.exists() or "\n\n" not in log.read_text() or len(answers_in(log)) < answers:
        assert time.monotonic() < late, "the game does not get on"
        time.sleep(0.02)


@pytest.mark.slow
def test_a_killed_game_goes_on(home: Path) -> None:
    log = home / "g.log"
    game = launch("play", "vale", "--seed", "6", "--save", log)
    assert game.stdin is not None
    game.stdin.write(typing(6, 60).encode())
    game.stdin.flush()
    wait_for(log, 20)
    game.send_signal(signal.SIGKILL)
    game.communicate()
    before = answers_in(log)
    result = run("play", "vale", "--resume", log, typed=typing(7))
    assert OVER["en"] in result.stdout
    assert answers_in(log)[: len(before)] == before
    assert run("replay", log).exit_code == 0


@pytest.mark.slow
def test_ctrl_c_says_how_to_go_on(home: Path) -> None:
    log = home / "g.log"
    game = launch("play", "vale", "--seed", "6", "--save", log)
    assert game.stdin is not None
    game.stdin.write(b"1\n")
    game.stdin.flush()
    wait_for(log, 1)
    time.sleep(0.2)
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=PATIENCE)
    assert game.returncode == 130
    assert f"cardwright play vale --resume {log}" in out.decode()
    assert not err


def on_a_terminal(*args: str, **env: str) -> str:
    """What a command writes to a real terminal on which somebody types `quit`."""
    pid, end = pty.fork()
    if pid == 0:
        os.execve(COMMAND[0], [*COMMAND, *args], {**os.environ, "TERM": "xterm-256color", **env})
    os.write(end, b"quit\n")
    said = b""
    while True:
        try:
            more = os.read(end, 65536)
        except OSError:
            break
        if not more:
            break
        said += more
    os.waitpid(pid, 0)
    return said.decode()


@pytest.mark.slow
def test_a_terminal_gets_colours_unless_it_wants_none() -> None:
    assert COLOURS.search(on_a_terminal("play", "vale"))
    plain = on_a_terminal("play", "vale", NO_COLOR="1")
    assert "Hunt" in plain
    assert not COLOURS.search(plain)


@pytest.mark.slow
def test_handing_over_empties_the_terminals_memory() -> None:
    assert "\x1b[3J" in on_a_terminal("play", "vale", "--seats", "human,human")
    assert "\x1b[3J" not in on_a_terminal("play", "vale")
