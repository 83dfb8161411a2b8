"""The log: game, rules version, options, seed or key, one answer a line. It is the truth; positions are made from it.

A game that was dealt where people play has a key instead of a seed, and beside it how that key came about. What
somebody brought is a text of as many lines as it likes: each line stands after `brought` and the seat.
"""

from typing import Final

from cardwright.kernel.deal import BITS_DIGITS, HASH_DIGITS, SALT_DIGITS, SECRET_DIGITS, Deal, is_hex
from cardwright.kernel.game import Game, Setup
from cardwright.kernel.machine import IllegalAnswer, Position
from cardwright.kernel.notation import give, name
from cardwright.kernel.paper import BadPaper

FIRST_LINE: Final = "cardwright log 1"
NUMBERS: Final = ("rules", "players", "seed")
# What is written in hexadecimal digits, and how many of them; after `bits` and `seal` comes whose they are.
DIGITS: Final = {
    "key": HASH_DIGITS,
    "commitment": HASH_DIGITS,
    "secret": SECRET_DIGITS,
    "salt": SALT_DIGITS,
    "bits": BITS_DIGITS,
    "seal": HASH_DIGITS,
}
HEAD: Final = ("game", *NUMBERS, *DIGITS)


class Log:
    """A game as it was played: the set-up and the answers by name, each with its seat."""

    def __init__(self, game: str, rules: int, setup: Setup, deal: Deal | None = None) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.setup: Final = setup
        self.deal: Final = deal
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
        for seat, text in enumerate(self.setup.brought):
            head += [f"brought {seat + 1} {line}" for line in text.split("\n")] if text else []
        head.append(f"key {self.setup.key}" if self.setup.key else f"seed {self.setup.seed}")
        head += [] if self.deal is None else _written(self.deal)
        body = [f"{seat + 1} {answer}" for seat, answer in zip(self.seats, self.answers)]
        return "\n".join([*head, "", *body]) + "\n"


def _written(deal: Deal) -> list[str]:
    lines = [f"commitment {deal.committed}", f"secret {deal.secret}", f"salt {deal.salt}"]
    lines += [f"seal {seat + 1} {sealed}" for seat, sealed in enumerate(deal.seals) if sealed]
    return lines + [f"bits {seat + 1} {bits}" for seat, bits in enumerate(deal.bits) if bits]


def replay(game: Game, log: Log, length: int | None = None) -> Position:
    """The position after the first `length` answers of a log (all of them by default)."""
    if log.game != game.name:
        raise BadPaper(f"this is a log of {log.game}, not of {game.name}")
    if not game.understands(log.rules, log.setup.options):
        raise BadPaper(f"this log needs version {log.rules} of the rules of {game.name}; here is version {game.rules}")
    t = game.new(game.checked(log.setup))
    game.hold_to(t, log.rules)
    for i in range(len(log.answers) if length is None else length):
        try:
            if t.seat() != log.seats[i]:
                raise IllegalAnswer(f"seat {log.seats[i] + 1} answers, but seat {t.seat() + 1} is asked")
            give(t, log.answers[i])
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
        if key == "brought" and value:
            seat, _, text = lines[number].partition(" ")[2].partition(" ")
            key = f"brought {seat}"
            values[key] = f"{values[key]}\n{text}" if key in values else text
            continue
        if key == "option":
            option, _, value = value.partition(" ")
            options[option] = value
            continue
        if key in ("seal", "bits"):
            seat, _, value = value.partition(" ")
            key = f"{key} {seat}"
        if key.partition(" ")[0] not in HEAD or key in values or not value:
            raise BadPaper(
                f"line {number + 1}: expected game, rules, players, option, brought or seed, got '{lines[number][:60]}'"
            )
        values[key] = value
    for key in ("game", "rules", "players", *([] if "key" in values else ["seed"])):
        if key not in values:
            raise BadPaper(f"line {len(lines)}: the head of the log does not name its {key}")
    _check(values)
    players = int(values["players"])
    brought = _by_seat(values, "brought", players)
    setup = Setup(
        players, int(values.get("seed", "0")), options, values.get("key", ""), brought if any(brought) else []
    )
    return Log(values["game"], int(values["rules"]), setup, _read_deal(values, players))


def _by_seat(values: dict[str, str], kind: str, players: int) -> list[str]:
    return [values.get(f"{kind} {seat + 1}", "") for seat in range(players)]


def _check(values: dict[str, str]) -> None:
    """Complain about a value that is not of its kind."""
    for key, value in values.items():
        kind, _, seat = key.partition(" ")
        if seat and not (seat.isdecimal() and 1 <= int(seat) <= int(values["players"])):
            raise BadPaper(f"{kind}: expected a seat from 1 to {values['players']}, got '{seat[:60]}'")
        if kind in NUMBERS and not value.removeprefix("-").isdecimal():
            raise BadPaper(f"{key}: expected a whole number, got '{value[:60]}'")
        if kind in DIGITS and not is_hex(value, DIGITS[kind]):
            raise BadPaper(f"{key}: expected {DIGITS[kind]} digits from 0 to f, got '{value[:60]}'")


def _read_deal(values: dict[str, str], players: int) -> Deal | None:
    """How the key came about, if the log says so."""
    if "commitment" not in values:
        return None
    for key in ("key", "secret", "salt"):
        if key not in values:
            raise BadPaper(f"the head of the log names a commitment and does not name its {key}")
    seals, bits = _by_seat(values, "seal", players), _by_seat(values, "bits", players)
    return Deal(values["commitment"], values["secret"], values["salt"], seals, bits)
