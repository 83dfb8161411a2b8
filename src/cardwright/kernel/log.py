"""The log: game, rules version, options, seed, and one answer a line. It is the truth; positions are made from it."""

from typing import Final

from cardwright.kernel.game import Game, Setup
from cardwright.kernel.machine import IllegalAnswer, Position
from cardwright.kernel.notation import name, parse
from cardwright.kernel.paper import BadPaper

FIRST_LINE: Final = "cardwright log 1"


class Log:
    """A game as it was played: the set-up and the answers by name, each with its seat."""

    def __init__(self, game: str, rules: int, setup: Setup) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.setup: Final = setup
        self.seats: list[int] = []
        self.answers: list[str] = []

    def add(self, t: Position, pick: int) -> None:
        """Write down an answer that is about to be given."""
        self.seats.append(t.seat())
        self.answers.append(name(t, pick))

    def cut(self, length: int) -> None:
        """Forget what came after the first answers."""
        self.seats = self.seats[:length]
        self.answers = self.answers[:length]

    def text(self) -> str:
        head = [FIRST_LINE, f"game {self.game}", f"rules {self.rules}", f"players {self.setup.players}"]
        head += [f"option {key} {value}" for key, value in self.setup.options.items()]
        head += [f"seed {self.setup.seed}", ""]
        body = [f"{seat + 1} {answer}" for seat, answer in zip(self.seats, self.answers)]
        return "\n".join(head + body) + "\n"


def replay(game: Game, log: Log, length: int | None = None) -> Position:
    """The position after the first `length` answers of a log (all of them by default)."""
    if log.game != game.name:
        raise BadPaper(f"this is a log of {log.game}, not of {game.name}")
    if log.rules != game.rules:
        raise BadPaper(f"this log needs version {log.rules} of the rules of {game.name}; here is version {game.rules}")
    t = game.new(game.setup(log.setup.players, log.setup.seed, log.setup.options))
    for i in range(len(log.answers) if length is None else length):
        try:
            if t.seat() != log.seats[i]:
                raise IllegalAnswer(f"seat {log.seats[i] + 1} answers, but seat {t.seat() + 1} is asked")
            t.answer(parse(t, log.answers[i]))
        except IllegalAnswer as error:
            raise BadPaper(f"answer {i + 1}: {error}") from error
    return t


def read_log(text: str) -> Log:
    """A log from its text. A complaint names the line."""
    lines = text.split("\n")
    if lines[0].strip() != FIRST_LINE:
        raise BadPaper(f"line 1: not a log; expected '{FIRST_LINE}', got '{lines[0].strip()[:60]}'")
    if "" not in lines[1:]:
        raise BadPaper(f"line {len(lines)}: the log is cut short in its head; expected an empty line after it")
    if lines[-1] != "":
        raise BadPaper(f"line {len(lines)}: the log is cut short; its last line does not end: '{lines[-1][:60]}'")
    end = lines.index("", 1)
    log = _read_head(lines[:end])
    for number in range(end + 1, len(lines) - 1):
        seat, _, answer = lines[number].partition(" ")
        if not seat.isdecimal() or not 1 <= int(seat) <= log.setup.players or not answer.strip():
            raise BadPaper(f"line {number + 1}: expected a seat and an answer, got '{lines[number][:60]}'")
        log.seats.append(int(seat) - 1)
        log.answers.append(answer.strip())
    return log


def _read_head(lines: list[str]) -> Log:
    values: dict[str, str] = {}
    options: dict[str, str] = {}
    for number in range(1, len(lines)):
        key, _, value = lines[number].strip().partition(" ")
        if key == "option":
            option, _, value = value.partition(" ")
            options[option] = value
        elif key in ("game", "rules", "players", "seed") and key not in values and value:
            values[key] = value
        else:
            raise BadPaper(
                f"line {number + 1}: expected game, rules, players, option or seed, got '{lines[number][:60]}'"
            )
    for key in ("game", "rules", "players", "seed"):
        if key not in values:
            raise BadPaper(f"line {len(lines)}: the head of the log does not name its {key}")
    for key in ("rules", "players", "seed"):
        if not values[key].removeprefix("-").isdecimal():
            raise BadPaper(f"{key}: expected a whole number, got '{values[key][:60]}'")
    return Log(values["game"], int(values["rules"]), Setup(int(values["players"]), int(values["seed"]), options))
