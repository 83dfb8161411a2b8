"""The contract that every game signs. Everything above the games speaks to them through it and knows no other way."""

from typing import Final

from cardwright.kernel.dice import Dice, keyed, seeded
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.paper import BadPaper, Page, Record

# Who looks, if it is not a seat: somebody who knows what everybody knows, or somebody who knows everything.
SPECTATOR: Final = -1
OPEN: Final = -2


class Choice:
    """An option of a game: its name, its legal values and the one taken when nobody says anything.

    An option `of` another one matters only if that one is not at its default.
    """

    def __init__(self, name: str, values: list[str], default: str, of: str = "") -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.of: Final = of


class Setup:
    """What a new game needs: players, options, and where chance comes from. Equal set-ups and answers make equal games.

    Where people play, chance comes from a `key` that nobody can compute; elsewhere from a `seed`, which is faster.
    """

    def __init__(self, players: int, seed: int, options: dict[str, str], key: str = "") -> None:
        self.players: Final = players
        self.seed: Final = seed
        self.options: Final = options
        self.key: Final = key

    def dice(self) -> Dice:
        """The dice of a new game."""
        return keyed(self.key) if self.key else seeded(self.seed)


class Outcome:
    """How a game ended: who won (several share), the final scores, and the way it ended as one word."""

    def __init__(self, winners: list[int], scores: list[int], way: str) -> None:
        self.winners: Final = winners
        self.scores: Final = scores
        self.way: Final = way


class Game:
    """A game. A position holds everything; a game object holds nothing but what is printed."""

    name: str = ""
    rules: int = 0
    fewest: int = 0
    most: int = 0

    def choices(self) -> list[Choice]:
        """The options of a new game, in the order in which a person should meet them."""
        raise NotImplementedError

    def new(self, setup: Setup) -> Position:
        """A new game at its first question. A set-up that is not legal raises BadPaper."""
        raise NotImplementedError

    def opening(self, t: Position) -> list[Event]:
        """What happened before the first question of a new game, for the log; `t` is a position just made by `new`."""
        return []

    def event_name(self, kind: int) -> str:
        """The stable name of a kind of events; no two kinds have the same."""
        raise NotImplementedError

    def write(self, t: Position) -> Record:
        """The whole position, secrets included, as plain JSON data; also in the middle of an effect."""
        raise NotImplementedError

    def read(self, record: Record) -> Position:
        """The position that `write` wrote, equal in every respect. Anything else raises BadPaper."""
        raise NotImplementedError

    def view(self, t: Position, seat: int) -> Record:
        """What one seat may know, as plain JSON data made by naming what is shown; `seat` in it says whose it is.

        SPECTATOR sees what everybody may. OPEN sees everything: what every seat sees, the whole deck, the options of
        whoever is asked. It is for games that are over or laid open, and never for somebody who plays.
        """
        raise NotImplementedError

    def imagine(self, view: Record, dice: Dice) -> Position:
        """A position that has this view: what the seat cannot see is dealt at random. An OPEN view raises BadPaper."""
        raise NotImplementedError

    def resample(self, t: Position, seat: int, dice: Dice) -> Position:
        """An independent copy in which everything that the seat cannot see is dealt anew. Its view stays the same."""
        raise NotImplementedError

    def lay(self, scenario: Page) -> Position:
        """The position that a scenario describes, run on to its first question. Nonsense raises BadPaper."""
        raise NotImplementedError

    def sketch(self, t: Position) -> Record | None:
        """The scenario that lays this position; None in the middle of an effect."""
        raise NotImplementedError

    def outcome(self, t: Position) -> Outcome | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError

    def faults(self, t: Position) -> list[str]:
        """What must never be true of a position and is; empty for every position reached by answers."""
        raise NotImplementedError

    def setup(self, players: int, seed: int, options: dict[str, str], key: str = "") -> Setup:
        """A checked set-up, with every option named."""
        if not self.fewest <= players <= self.most:
            raise BadPaper(f"players: {self.name} is for {self.fewest} to {self.most} players, got {players}")
        known = {choice.name: choice for choice in self.choices()}
        for name in options:
            if name not in known:
                raise BadPaper(f"option {name}: unknown; {self.name} has {', '.join(known) or 'none'}")
        full: dict[str, str] = {}
        page = Page({**options}, "options")
        for choice in self.choices():
            full[choice.name] = page.text(choice.name, choice.default, choice.values)
        return Setup(players, seed, full, key)

    def understands(self, rules: int, options: dict[str, str]) -> bool:
        """Whether a game of these options that was played under a version of the rules goes now as it went then."""
        return rules == self.rules

    def checked(self, setup: Setup) -> Setup:
        """A set-up from elsewhere, checked."""
        return self.setup(setup.players, setup.seed, setup.options, setup.key)
