"""`cardwright replay`."""

import json
from pathlib import Path
from random import Random

import pytest

from cardwright.cli.session import Session
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.kernel.deal import Deal, commitment, seal
from cardwright.kernel.log import Log
from cardwright.kernel.machine import Position
from cardwright.text.language import language
from tests.cli.terminal import answers_in, run
from tests.cli.test_session import EXPANSIONS, begin, play


@pytest.fixture
def game(home: Path) -> Session:
    session = play(begin(19), Random(19))
    (home / "game.log").write_text(session.log.text())
    return session


@pytest.mark.parametrize(("lang", "first"), [("en", "Round 1"), ("fr", "La manche 1"), ("nl", "Ronde 1")])
def test_the_whole_game_is_told(game: Session, home: Path, lang: str, first: str) -> None:
    said = run("replay", home / "game.log", "--lang", lang).stdout
    assert first in said.splitlines()[1]
    assert said.count("\n\n") == game.t.players + int(VALE.view(game.t, 0)["round"]) - 2  # type: ignore[call-overload]  # JSON data
    assert f"\n{len(game.before):>5}  " in said


def test_a_seat_is_not_told_what_others_drew(game: Session, home: Path) -> None:
    assert "draws a card" not in run("replay", home / "game.log").stdout
    assert "draws a card" in run("replay", home / "game.log", "--seat", "1").stdout


def test_a_moment_is_shown_with_open_hands_or_as_a_seat_saw_it(game: Session, home: Path) -> None:
    said = run("replay", home / "game.log", "--at", "25", "--lang", "en").stdout
    assert said.startswith(f"After answer 25 of {len(game.before)}\n")
    assert " ?" not in said
    assert "(you)" in run("replay", home / "game.log", "--at", "25", "--seat", "2").stdout


def deck_of(t: Position) -> list[str]:
    """The names of its cards from the top."""
    assert isinstance(t, Vale)
    return [t.cards[card].id for card in t.deck[::-1]]


@pytest.mark.parametrize("at", [0, 25, None])
def test_a_moment_becomes_a_scenario(game: Session, home: Path, at: int | None) -> None:
    moment = [] if at is None else ["--at", str(at)]
    made = run("replay", home / "game.log", "--scenario", *moment)
    shown = json.loads(run("try", "-", typed=made.stdout).stdout)
    assert shown["deck"] == deck_of(game.t if at is None else game.before[at])
    assert (shown["result"] is not None) == (at is None)


@pytest.mark.parametrize("options", EXPANSIONS, ids=str)
def test_a_game_with_expansions_is_told_shown_and_made_a_scenario(options: dict[str, str], home: Path) -> None:
    session = play(begin(7, options=options), Random(7))
    (home / "game.log").write_text(session.log.text())
    assert run("replay", home / "game.log", "--seat", "1").exit_code == 0
    said = run("replay", home / "game.log", "--at", "60").stdout
    assert f"goal {80 if 'artifacts' in options else 60}" in said
    assert " ?" not in said
    made = run("replay", home / "game.log", "--scenario", "--at", "60")
    shown = json.loads(run("try", "-", typed=made.stdout).stdout)
    assert shown["deck"] == deck_of(session.before[60])


def test_playing_on_leaves_the_old_game_alone(game: Session, home: Path) -> None:
    result = run("replay", home / "game.log", "--at", "25", "--play", "--seat", "2", typed="quit\n")
    assert result.exit_code == 0
    (new,) = (home / "data" / "cardwright").glob("vale-*.log")
    assert (home / "game.log").read_text() == game.log.text()
    assert answers_in(new)[:25] == answers_in(home / "game.log")[:25]


FIRST = 7 + len(VALE.choices())  # the line of the first answer, behind the head

DAMAGES = [
    (lambda text: "hello\n" + text, "line 1: not a log"),
    (lambda text: text[: len(text) // 2], "the log is cut short; its last line does not end"),
    (lambda text: text[:30], "cut short in its head"),
    (lambda text: text.replace("game vale", "game chess"), "no game is called 'chess'"),
    (lambda text: text.replace("rules 3", "rules 9"), "needs version 9 of the rules of vale; here is version 3"),
    (lambda text: text.replace("players 2", "players 7"), "players"),
    (lambda text: text.replace("\n1 hunt", "\n1 hunt the", 1), f"line {FIRST} (answer 1): '"),
    (lambda text: text.replace("\n1 ", "\n2 ", 1), f"line {FIRST} (answer 1): seat 2 answers, but seat 1 is asked"),
    (lambda text: text.replace("\n1 ", "\n5 ", 1), f"line {FIRST}: expected a seat and an answer"),
    (lambda text: text + "1 end\n", "the game is over"),
    (lambda text: "", "got ''"),
    (lambda text: text.replace("seed ", "seed " + "9" * 5000), "4300 digits"),
]


@pytest.mark.parametrize(("damage", "said"), DAMAGES, ids=[said for _, said in DAMAGES])
def test_a_bad_log_is_explained(game: Session, home: Path, damage: object, said: str) -> None:
    assert callable(damage)
    (home / "bad.log").write_text(damage(game.log.text()))
    result = run("replay", home / "bad.log")
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert result.stderr.startswith(str(home / "bad.log"))


@pytest.mark.parametrize("args", [("--at", "9999"), ("--at", "-1"), ("--seat", "3"), ("--seat", "0")])
def test_numbers_are_checked(game: Session, home: Path, args: tuple[str, str]) -> None:
    result = run("replay", home / "game.log", *args)
    assert (result.exit_code, result.stdout) == (2, "")


def test_a_binary_and_a_missing_log_are_explained(home: Path) -> None:
    (home / "bad.log").write_bytes(b"\x00\xff")
    assert "not a text file: byte 2" in run("replay", home / "bad.log").stderr
    assert run("replay", home / "none.log").exit_code == 2


# Checking a deal.

SECRET, SALT, BITS = "5e" * 32, "a1" * 16, ["0f" * 16, ""]


def shuffled_log() -> str:
    """The log of a game that was shuffled at a table, played some way at random."""
    deal = Deal(commitment(SECRET, SALT), SECRET, SALT, [seal(BITS[0]), seal("22" * 16)], BITS)
    setup, chance = VALE.setup(2, 0, {}, deal.key()), Random(4)
    log, t = Log("vale", VALE.rules, setup, deal), VALE.new(setup)
    for _ in range(40):
        pick = chance.choice(list(t.options))
        log.add(t, pick)
        t.answer(pick)
    return log.text()


@pytest.mark.parametrize(("lang", "right"), [("en", "right"), ("fr", "exact"), ("nl", "klopt")])
def test_a_deal_is_checked_and_everything_that_was_checked_is_said(home: Path, lang: str, right: str) -> None:
    (home / "game.log").write_text(shuffled_log())
    said = run("replay", home / "game.log", "--verify", "--lang", lang)
    lines = said.stdout.splitlines()
    assert (said.exit_code, [line.startswith(right) for line in lines[:5]]) == (0, [True] * 5)
    assert "40" in lines[4]
    assert lines[-1] == commitment(SECRET, SALT)


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        (f"secret {SECRET}", f"secret {'5f' * 32}", ["commitment", "key"]),
        (f"salt {SALT}", f"salt {'00' * 16}", ["commitment"]),
        (f"bits 1 {BITS[0]}", f"bits 1 {'11' * 16}", ["bits", "key"]),
        (f"commitment {commitment(SECRET, SALT)}", f"commitment {'00' * 32}", ["commitment"]),
        ("key ", "key", []),
    ],
)
def test_a_deal_that_was_changed_is_found_out(home: Path, old: str, new: str, wrong: list[str]) -> None:
    text = shuffled_log()
    assert old in text
    (home / "game.log").write_text(text.replace(old, new))
    said = run("replay", home / "game.log", "--verify")
    found = [line for line in said.stdout.splitlines() if line.startswith("WRONG")]
    ui = language("en").ui
    assert [line.partition("  ")[2] for line in found] == [ui[f"deal_{it}"].format(seat=1) for it in wrong]
    assert said.exit_code == 2


def test_another_key_is_found_out_by_the_answers(home: Path) -> None:
    text = shuffled_log()
    key = text.partition("\nkey ")[2][:64]
    (home / "game.log").write_text(text.replace(key, key[::-1]))
    said = run("replay", home / "game.log", "--verify").stdout
    assert [line[:5] for line in said.splitlines()[:5]] == ["right", "right", "right", "WRONG", "WRONG"]


def test_a_game_from_a_seed_has_nothing_to_check(game: Session, home: Path) -> None:
    said = run("replay", home / "game.log", "--verify")
    assert said.exit_code == 2
    assert "nothing to check" in said.output
