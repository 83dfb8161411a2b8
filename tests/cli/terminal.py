"""A terminal for tests: commands in this process or in one of their own, and people who type at random."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

from typer.testing import CliRunner, Result

from cardwright.cli.app import build
from cardwright.games.vale.cards.sets import ALL
from cardwright.text.vale.languages import speak

APP = build()
COMMAND = [sys.executable, "-m", "cardwright"]
COLOURS = re.compile(r"\x1b\[[0-9;]*\b(3[0-7]|4[0-7]|9[0-7]|10[0-7])[0-9;]*m")


def run(*args: str | Path, typed: str | bytes = "") -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(APP, [str(arg) for arg in args], input=typed)


LAUNCHED: "list[subprocess.Popen[bytes]]" = []


def launch(*args: str | Path, **more: str) -> "subprocess.Popen[bytes]":
    """Start a command in a process of its own, with its ends in our hands; it hears Ctrl-C even if we do not."""
    started = subprocess.Popen(
        [*COMMAND, *map(str, args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **more},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    LAUNCHED.append(started)
    return started


def stop_launched() -> None:
    """End what a test has left running."""
    while LAUNCHED:
        with LAUNCHED.pop() as left:
            left.kill()


def typing(seed: int, lines: int = 4000) -> str:
    """Somebody who types numbers, not always good ones."""
    dice = Random(seed)
    return "".join(f"{dice.choice((1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 9))}\n" for _ in range(lines))


def cards_in(text: str, lang: str = "en") -> set[str]:
    """The ids of the cards that a text names."""
    speech = speak(lang)
    ids = {speech.card_name(card): card.id for card in ALL}
    longest_first = sorted(ids, key=len, reverse=True)
    return {ids[name] for name in re.findall(rf"\b({'|'.join(map(re.escape, longest_first))})\b", text)}


def answers_in(log: Path) -> list[str]:
    """The answers of a saved game, as its lines have them."""
    return log.read_text().split("\n\n", 1)[1].splitlines()
