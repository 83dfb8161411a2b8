"""A played game: the log, the positions it went through, what happened, undo. It prints nothing."""

from typing import Final

from cardwright.kernel.game import Game, Setup
from cardwright.kernel.log import Log
from cardwright.kernel.machine import Event, IllegalAnswer, Position
from cardwright.kernel.notation import parse
from cardwright.kernel.paper import BadPaper
from cardwright.kernel.scenario import ready_made


class CannotUndo(Exception):
    """The last answer stands; the message is the key of the reason among a language's phrases."""


class Session:
    """A game from its first question on. `before[i]` is the position in which answer `i` was given."""

    def __init__(self, game: Game, setup: Setup, rules: int | None = None) -> None:
        self.game: Final = game
        self.log: Final = Log(game.name, game.rules if rules is None else rules, setup)
        opening: list[Event] = []
        self.t: Position = game.new(setup, opening)
        game.hold_to(self.t, self.log.rules)
        self.before: Final[list[Position]] = []
        self.told: Final[list[list[Event]]] = [opening]

    def answer(self, pick: int) -> None:
        """Answer the open question; an illegal answer changes nothing."""
        if not self.t.legal(pick):
            raise IllegalAnswer(f"not an option: {pick}")
        self.before.append(self.t.clone())
        self.log.add(self.t, pick)
        self.t.events = []
        self.t.answer(pick)
        self.told.append(self.t.events)
        self.t.events = None

    def undo(self, seat: int) -> None:
        """Take back the last answer, if it was this seat's and made nothing hidden known."""
        if seat not in self.log.seats:
            raise CannotUndo("undo_nothing")
        if self.log.seats[-1] != seat:
            raise CannotUndo("undo_other")
        if self.before[-1].secrets != self.t.secrets:
            raise CannotUndo("undo_secret")
        self.t = self.before.pop()
        self.told.pop()
        self.log.cut(len(self.before))

    def line(self) -> str:
        """The last line of the log."""
        return f"{self.log.seats[-1] + 1} {self.log.answers[-1]}\n"

    def scenario(self) -> str:
        """This moment as a scenario."""
        return ready_made(self.game, [*self.before, self.t], self.log.answers)


def reopen(game: Game, log: Log, length: int | None = None, first_line: int = 0) -> Session:
    """The session of a log, after its first answers. A complaint names the answer and its line in the file."""
    if not game.understands(log.rules, log.setup.options):
        raise BadPaper(f"this log needs version {log.rules} of the rules of {game.name}; here is version {game.rules}")
    session = Session(game, game.checked(log.setup), log.rules)
    for i in range(len(log.answers) if length is None else length):
        try:
            if session.t.asked is not None and session.t.seat() != log.seats[i]:
                raise IllegalAnswer(f"seat {log.seats[i] + 1} answers, but seat {session.t.seat() + 1} is asked")
            session.answer(parse(session.t, log.answers[i]))
        except IllegalAnswer as error:
            raise BadPaper(f"line {first_line + i} (answer {i + 1}): {error}") from error
    return session
