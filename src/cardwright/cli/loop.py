"""The loop of a game in a terminal: draw, ask, answer, tell what happened."""

import shlex
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from cardwright.bots.bot import Bot
from cardwright.bots.hint import Advice, hint
from cardwright.bots.levels import bot, thinking_time
from cardwright.cli.answers import DIGITS, find_card, understand
from cardwright.cli.commands import commands
from cardwright.cli.recap import recap
from cardwright.cli.saving import HUMAN, SaveFile, Seating, start
from cardwright.cli.screen import screen
from cardwright.cli.session import CannotUndo, Session
from cardwright.kernel.game import SPECTATOR
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import name, names, parse

# Who comes back to a game is told of so many answers at most.
RECAP: Final = 12
# `log` alone shows so many answers.
LOG_LINES: Final = 10


class Left(Exception):
    """The person at the keyboard leaves; the game is kept."""


class Loop:
    """A session, its file, who sits there, and a terminal."""

    def __init__(
        self, session: Session, save: SaveFile, seating: Seating, console: Console, seconds: float
    ) -> None:  # fmt: skip
        self.session: Final = session
        self.seconds: Final = seconds
        self.save: Final = save
        self.seating: Final = seating
        self.console: Final = console
        self.screen: Final = screen(session.game, seating.lang, seating.called(), console.width)
        self.telling: Final = self.screen.telling
        self.ui: Final = self.screen.words
        self.bots: Final[dict[int, Bot]] = {
            seat: bot(session.game, level, session.log.setup.seed * 8 + seat + len(session.before) * 1_000_003)
            for seat, level in enumerate(seating.players)
            if level != HUMAN
        }
        humans = seating.humans()
        self.viewer = humans[0] if len(humans) == 1 else SPECTATOR
        self.shown: Final = {seat: self._since_last_answer(seat) for seat in [SPECTATOR, *humans]}
        self.notes: list[str] = []

    def _since_last_answer(self, seat: int) -> int:
        """The first event that a seat has not been told yet, when a game goes on."""
        answered = [i for i, other in enumerate(self.session.log.seats) if other == seat]
        return max((answered[-1] + 2) if answered else 0, len(self.session.told) - RECAP)

    @property
    def t(self) -> Position:
        return self.session.t

    # The course of the game.

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self.welcome()
        while self.t.asked is not None:
            seat = int(self.t.seat())
            if seat in self.bots:
                self.move(seat)
            else:
                self.hand_over(seat)
                self.turn(seat)
        self.finish()

    def welcome(self) -> None:
        """The first words; they stand above the first table."""
        setup = self.session.log.setup
        seed = "" if setup.key else f" {self.ui['seed'].format(n=setup.seed).capitalize()}."
        greeting = "loaded" if self.session.before else "welcome"
        self.notes.append(f"{self.ui[greeting].format(game=self.telling.title, file=self.save.path)}{seed}")
        if not self.seating.humans():
            self.notes.append(self.ui["all_bots"])
            self.notes_out()

    def give(self, pick: int) -> None:
        """Answer; the answer is on disk before anything else happens."""
        self.session.answer(pick)
        self.save.append(self.session.line())

    def move(self, seat: int) -> None:
        """A bot's answer."""
        with self.busy(self.ui["thinking"].format(name=self.screen.names[seat])):
            seconds = thinking_time(self.seating.players[seat], self.seconds)
            choice = self.bots[seat].choose(self.session.game.view(self.t, seat), names(self.t), seconds)
        self.give(parse(self.t, choice))
        if not self.seating.humans():
            self.tell(SPECTATOR)

    def hand_over(self, seat: int) -> None:
        """Between two people at one screen: hide what one saw before the other looks."""
        if seat == self.viewer:
            return
        self.clear(forget=True)
        self.notes_out()
        self.say(self.ui["handover"].format(name=self.screen.names[seat]))
        if self.read() in ("quit", "q"):
            raise Left
        self.clear(forget=True)
        self.viewer = seat

    def turn(self, seat: int) -> None:
        """Ask a person until there is an answer, or an answer was taken back."""
        picks, words = self.choices()
        answers = [name(self.t, pick) for pick in picks]
        self.draw(seat)
        self.console.print(self.screen.options(self.t, answers, words))
        if seat not in self.session.log.seats:
            self.say(self.ui["hint"], "dim")
        while True:
            text = self.read()
            done = self.obey(seat, text)
            if done is None:
                found = understand(self.t, text, picks, words)
                if len(found) == 1:
                    self.give(found[0])
                    return
                self.say(self.unclear(text, [words[picks.index(pick)] for pick in found]), "yellow")
            elif done:
                return

    def choices(self) -> tuple[list[int], list[str]]:
        """The options as they are listed, and each in words."""
        picks = sorted(map(int, self.t.options), key=lambda pick: self.screen.place(name(self.t, pick)))
        return picks, [self.telling.option(self.t, pick, self.screen.names) for pick in picks]

    def unclear(self, text: str, meant: list[str]) -> str:
        if not meant:
            return f"{self.ui['not_an_option'].format(pick=text)} {self.ui['hint']}"
        some = "; ".join(meant[:6]) + ("; …" if len(meant) > 6 else "")
        return self.ui["unclear"].format(text=text, options=some)

    def finish(self) -> None:
        """The end: what happened last, the table, who won."""
        humans = self.seating.humans()
        viewer = humans[0] if len(humans) == 1 else SPECTATOR
        self.draw(viewer)
        self.say(f"{self.ui['game_over']} {self.telling.outcome(self.t, self.screen.names)}", "bold")
        self.say(f"{self.ui['look_back']} cardwright replay {shlex.quote(str(self.save.path))}")

    # What a person can ask for besides answering.

    def obey(self, seat: int, text: str) -> bool | None:
        """Obey a command. None: it is not one; true: the question has changed."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if text.startswith("?") or word.lower() == "help":
            self.explain(text[1:].strip() if text.startswith("?") else rest)
        elif word.lower() in ("quit", "q") and not rest:
            raise Left
        elif word.lower() in ("undo", "u") and not rest:
            return self.undo(seat)
        elif word.lower() == "save":
            self.copy(rest)
        elif word.lower() == "log" and (not rest or rest.isdecimal()) and len(rest) < DIGITS:
            self.look_back(seat, int(rest or LOG_LINES))
        elif word.lower() == "hint" and not rest:
            self.advise(seat)
        elif word.lower() in self.screen.commands() and not rest:
            self.console.print(self.screen.shown(word.lower(), self.t, seat))
        else:
            return None if text else False
        return False

    def explain(self, text: str) -> None:
        if not text:
            self.console.print(commands(self.screen))
            return
        found, near = find_card(text, self.screen.in_play(self.t), self.screen.abroad)
        if found is not None:
            self.console.print(self.screen.card(found))
            return
        self.say(self.ui["unknown_card"].format(card=text), "yellow")
        if near:
            cards = "; ".join(str(it["name"]) for it in near)
            self.say(self.ui["card_unclear"].format(text=text, cards=cards))

    def advise(self, seat: int) -> None:
        """What the hard bot would do in this seat, knowing what this seat knows."""
        with self.busy(self.ui["hint_thinking"]):
            view = self.session.game.view(self.t, seat)
            found = hint(self.session.game, view, self.seconds, self.screen.names, self.telling)
        self.say(self.advice("hint_best", found.best), "bold")
        if found.runner_up is not None:
            self.say(self.advice("hint_next", found.runner_up))
        self.say(found.why)

    def advice(self, key: str, advice: Advice) -> str:
        lead = [] if advice.lead is None else [self.telling.lead(advice.lead)]
        outlook = ", ".join([self.ui["hint_chance"].format(chance=advice.chance), *lead])
        return self.ui[key].format(words=advice.words, outlook=outlook)

    def undo(self, seat: int) -> bool:
        try:
            self.session.undo(seat)
        except CannotUndo as reason:
            self.say(self.ui[str(reason)], "yellow")
            return False
        self.save.rewrite(self.session.log.text())
        for viewer in self.shown:
            self.shown[viewer] = min(self.shown[viewer], len(self.session.told))
        self.notes.append(self.ui["undone"])
        return True

    def copy(self, file: str) -> None:
        """Say where the game is saved, or save a copy elsewhere."""
        from cardwright.cli.complaint import Complaint

        try:
            if file:
                start(Path(file).expanduser(), self.session.log, self.seating, copy=True)
            self.say(self.ui["saved"].format(file=file or self.save.path))
        except Complaint as error:
            self.say(str(error), "yellow")

    def look_back(self, seat: int, n: int) -> None:
        first = max(0, len(self.session.told) - n)
        for i, lines in enumerate(recap(self.session, self.telling, self.screen.names, seat, first)):
            for line in lines:
                self.say(f"{first + i:>4}  {line['text']}", "bold" if line["opens"] else "")

    # The terminal.

    def draw(self, seat: int) -> None:
        """What happened since the viewer last looked, then the table as the viewer may see it."""
        self.clear()
        self.screen.width = self.console.width
        self.notes_out()
        self.tell(seat)
        self.console.print(self.screen.table(self.t, seat))
        self.console.print()

    def tell(self, seat: int) -> None:
        start, seen = self.shown[seat], self.screen.seen
        for lines in recap(self.session, self.telling, self.screen.names, seat, start, seen):
            for line in lines:
                self.say(line["text"] if line["opens"] else f"· {line['text']}", "bold" if line["opens"] else "")
        self.shown[seat] = len(self.session.told)

    def busy(self, text: str) -> AbstractContextManager[object]:
        """Something that turns while somebody thinks; only a terminal shows it."""
        return self.console.status(text) if self.console.is_terminal else nullcontext()

    def notes_out(self) -> None:
        for note in self.notes:
            self.say(note, "yellow")
        self.notes = []

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def read(self) -> str:
        text = input("> ").strip()
        if not self.console.is_terminal:
            self.console.print()
        return text

    def clear(self, forget: bool = False) -> None:
        """An empty screen; what a person must not see is also taken out of the terminal's memory."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            if forget:
                self.console.file.write("\x1b[3J")
                self.console.file.flush()
