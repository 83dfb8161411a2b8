"""The contract that every game signs. Everything above the games speaks to them through it and knows no other way."""

from collections.abc import Sequence
from typing import Final

from cardwright.kernel.dice import Dice, keyed, seeded
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.paper import BadPaper, Page, Record

# Who looks, if it is not a seat: somebody who knows what everybody knows, or somebody who knows everything.
SPECTATOR: Final = -1
OPEN: Final = -2

# What an option is about. A game has one mode at most: it says which game this is, so ratings are kept by it. An
# expansion adds to the box, and is played with or without. Everything else is a rule. How many can play, and what they
# bring, follows from mode and expansions alone.
MODE: Final = "mode"
EXPANSION: Final = "expansion"
RULE: Final = "rule"
KINDS: Final = (MODE, EXPANSION, RULE)
WITHOUT: Final = "without"
WITH: Final = "with"


def audience(seat: int, players: int) -> int:
    """The seats that must all be allowed to know what is told to somebody who looks.

    Where somebody plays alone, a spectator counts as one more seat: not all that this one knows is for everybody.
    """
    return 0 if seat == OPEN else (1 << max(players, 2)) - 1 if seat == SPECTATOR else 1 << seat


class Choice:
    """An option of a game: its name, its legal values, the one taken when nobody says anything, and what it is about.

    An option `of` another one, named before it, matters only if that one matters and has one of the values `when`.
    Besides the values that are listed, players may agree on any of the `numbers`.
    """

    def __init__(
        self,
        name: str,
        values: list[str],
        default: str,
        kind: str,
        of: str = "",
        when: Sequence[str] = (),
        numbers: range = range(0),
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.kind: Final = kind
        self.of: Final = of
        self.when: Final = list(when)
        self.numbers: Final = numbers

    def takes(self, value: str) -> bool:
        """Whether this is a value of the option; a number is written in one way only."""
        return value in self.values or any(value == str(n) for n in self.numbers)

    def said_on(self, page: Page) -> str:
        """The value that a page says, or the default."""
        value = page.get(self.name)
        if value is None:
            return self.default
        if not isinstance(value, str) or not self.takes(value):
            least, most = min(self.numbers, default=0), max(self.numbers, default=0)
            numbers = f", or a number from {least} to {most}" if self.numbers else ""
            raise BadPaper(f"{page.at(self.name)}: expected one of {', '.join(self.values)}{numbers}, got {value!r}")
        return value


class Setup:
    """What a new game needs: players, options, where chance comes from, and what was brought, one text a seat.

    Equal set-ups and answers make equal games. Where people play, chance comes from a `key` that nobody can compute;
    elsewhere from a `seed`, which is faster. Where nobody said what was brought, `Game.checked` lends it.
    """

    def __init__(
        self, players: int, seed: int, options: dict[str, str], key: str = "", brought: Sequence[str] = ()
    ) -> None:
        self.players: Final = players
        self.seed: Final = seed
        self.options: Final = options
        self.key: Final = key
        self.brought: Final = list(brought)

    def dice(self) -> Dice:
        """The dice of a new game."""
        return keyed(self.key) if self.key else seeded(self.seed)


class Objection:
    """One thing that is wrong with what somebody brings: a code, and what belongs into the sentence about it.

    The game's text folder has that sentence in every language (`Telling.objections`). An argument called `card` is a
    card's id, and is told by its name.
    """

    def __init__(self, code: str, args: dict[str, int | str] | None = None) -> None:
        self.code: Final = code
        self.args: Final[dict[str, int | str]] = args or {}

    def __str__(self) -> str:
        return " ".join([self.code, *[f"{name}={value!r}" for name, value in self.args.items()]])


class Unfit(BadPaper):
    """What players bring is not accepted: everything that is wrong, each after the seat that it is about."""

    def __init__(self, game: str, wrong: list[tuple[int, Objection]]) -> None:
        super().__init__("; ".join([f"seat {seat + 1}: {it}" for seat, it in wrong]))
        self.game: Final = game
        self.wrong: Final = wrong


class Outcome:
    """How a game ended: everybody's rank and score, seat by seat, and the way it ended as one word.

    Rank 1 has won. Ranks may be shared, and nobody need have won: a game that was lost alone ends with rank 2. What a
    score is worth only the rank says: not everybody need aim at the same, and alone there is nobody to be ahead of.
    """

    def __init__(self, ranks: list[int], scores: list[int], way: str) -> None:
        self.ranks: Final = ranks
        self.scores: Final = scores
        self.way: Final = way
        self.winners: Final = [seat for seat in range(len(ranks)) if ranks[seat] == 1]


def ranked(worth: list[int]) -> list[int]:
    """Ranks by what everybody is worth, the most first; equals share."""
    return [1 + sum(other > mine for other in worth) for mine in worth]


class Game:
    """A game. A position holds everything; a game object holds nothing but what is printed."""

    name: str = ""
    rules: int = 0
    # The options that were named last, and all of them then.
    last: tuple[Record, dict[str, str]] | None = None

    def choices(self) -> list[Choice]:
        """The options of a new game, in the order in which a person should meet them."""
        raise NotImplementedError

    def seats(self, options: dict[str, str]) -> range:
        """How many can play a game of these options, all of them named."""
        raise NotImplementedError

    def brings(self, options: dict[str, str]) -> str:
        """What everybody brings to a game of these options, as one word such as "deck"; empty: nothing."""
        return ""

    def objections(self, options: dict[str, str], brought: str) -> list[Objection]:
        """Everything that is wrong with the text of what somebody brings, all at once; asked only if there is one."""
        return []

    def lent(self, options: dict[str, str]) -> list[str]:
        """Ready-made things that fit, where something is brought at least one: for bots, and whoever has none."""
        return []

    def new(self, setup: Setup, told: list[Event] | None = None) -> Position:
        """A new game at its first question. A set-up that is not legal raises BadPaper.

        What happens before that question is told to whoever listens. A card that was shown and put back may be told:
        views say that it was shown, as they say everything that somebody knows.
        """
        raise NotImplementedError

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

    def lay(self, scenario: Page, told: list[Event] | None = None) -> Position:
        """The position that a scenario describes, run on to its first question. Nonsense raises BadPaper.

        What happens until then is told to whoever listens, after what everybody should hear of how it lies.
        """
        raise NotImplementedError

    def sketch(self, t: Position) -> Record | None:
        """The scenario that lays this position; None in the middle of an effect."""
        raise NotImplementedError

    def outcome(self, t: Position) -> Outcome | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError

    def scores(self, t: Position) -> list[int]:
        """What everybody has now, seat by seat, where all may know it; empty: nothing is counted before the end."""
        return []

    def out(self, t: Position) -> list[int]:
        """The seats that are out of a game that goes on: nothing is asked of them any more, and they do not win."""
        return []

    def faults(self, t: Position) -> list[str]:
        """What must never be true of a position and is; empty for every position reached by answers."""
        raise NotImplementedError

    def understands(self, rules: int, options: dict[str, str]) -> bool:
        """Whether a game of these options that was played under a version of the rules goes now as it went then."""
        return rules == self.rules

    def hold_to(self, t: Position, rules: int) -> None:
        """Let a position just made go on by an older version of the rules that is understood."""

    # What follows from the above, the same for every game.

    def complete(self, options: dict[str, str]) -> dict[str, str]:
        """Every option with its value: the default, where nothing was said. Nonsense raises BadPaper."""
        named: Record = {**options}
        found = self.remembered(named)
        if found is not None:
            return found
        known = [choice.name for choice in self.choices()]
        for name in options:
            if name not in known:
                raise BadPaper(f"option {name}: unknown; {self.name} has {', '.join(known) or 'none'}")
        return self.options_on(Page(named, "options"))

    def options_on(self, page: Page) -> dict[str, str]:
        """Every option with its value, from a page that has nothing but options: the default, where it says nothing."""
        found = self.remembered(page.data)
        if found is None:
            found = {choice.name: choice.said_on(page) for choice in self.choices()}
            page.done()
            self.last = {**page.data}, {**found}
        return found

    def unusual(self, options: dict[str, str]) -> dict[str, str]:
        """The options that are not at their default."""
        return {
            choice.name: options[choice.name] for choice in self.choices() if options[choice.name] != choice.default
        }

    def remembered(self, named: Record) -> dict[str, str] | None:
        """Every option with its value, if these were named the last time too: one game mostly is as the one before."""
        last = self.last
        return {**last[1]} if last is not None and last[0] == named else None

    def relevant(self, options: dict[str, str]) -> list[Choice]:
        """The options that matter where these are chosen, and the others are at their defaults."""
        found: dict[str, str] = {}
        for choice in self.choices():
            if not choice.of or found.get(choice.of) in choice.when:
                found[choice.name] = options.get(choice.name, choice.default)
        return [choice for choice in self.choices() if choice.name in found]

    def mode(self, options: dict[str, str]) -> str:
        """The value of the option that is the mode, all of them named; empty: there is one mode only."""
        for choice in self.choices():
            if choice.kind == MODE:
                return options[choice.name]
        return ""

    def unfit(self, options: dict[str, str], brought: str) -> list[Objection]:
        """Everything that is wrong with what somebody brings or does not bring to a game of these options."""
        if not self.brings(options):
            return [Objection("brought_needlessly")] if brought else []
        if not brought:
            return [Objection("brought_nothing")]
        if any(ord(sign) < ord(" ") and sign != "\n" for sign in brought):
            return [Objection("brought_no_text")]
        return self.objections(options, brought)

    def setup(
        self, players: int, seed: int, options: dict[str, str], key: str = "", brought: Sequence[str] = ()
    ) -> Setup:
        """A checked set-up: every option is named, and everybody has something to bring, their own or a loan."""
        full = self.complete(options)
        if players not in self.seats(full):
            raise BadPaper(f"players: {self.name} is for {_many(self.seats(full))}, got {players}")
        things = list(brought)
        if not things:  # what is lent fits, so nobody looks again
            loans = self.lent(full) if self.brings(full) else [""]
            return Setup(players, seed, full, key, [loans[seat % len(loans)] for seat in range(players)])
        if len(things) != players:
            raise BadPaper(f"brought: expected {players} texts, one a seat, got {len(things)}")
        wrong = [(seat, it) for seat in range(players) for it in self.unfit(full, things[seat])]
        if wrong:
            raise Unfit(self.name, wrong)
        return Setup(players, seed, full, key, things)

    def checked(self, setup: Setup) -> Setup:
        """A set-up from elsewhere, checked."""
        return self.setup(setup.players, setup.seed, setup.options, setup.key, setup.brought)


def _many(seats: range) -> str:
    if len(seats) > 1:
        return f"{seats[0]} to {seats[-1]} players"
    return f"{seats[0]} player{'s' if seats[0] > 1 else ''}"
