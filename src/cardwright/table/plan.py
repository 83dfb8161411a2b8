"""How a table is made: which game, who may sit where, and how it is played. It never changes."""

from functools import cached_property
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from cardwright.bots.levels import LEVELS
from cardwright.kernel.deal import commitment, deal_key
from cardwright.kernel.game import Objection, Setup
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.notation import give
from cardwright.kernel.paper import BadPaper
from cardwright.kernel.scenario import play_scenario, read_scenario
from cardwright.shelf import game as find

DAY: Final = 86_400
# JavaScript keeps whole numbers exactly up to here.
SEEDS: Final = 1 << 53
# Where the cards of a table come from: a shuffle that nobody knows, a seed that was asked for, or as they were laid.
Origin = Literal["shuffled", "seed", "laid"]


class Strict(BaseModel):
    """Data that crosses a border: nothing is guessed, nothing is left over."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Clock(Strict):
    """Each player's time: so much at first, so much more with every answer, never more than the larger of the two."""

    bank: Annotated[int, Field(ge=0, le=30 * DAY, description="seconds at first")]
    increment: Annotated[int, Field(ge=0, le=30 * DAY, description="seconds more with every answer")]

    def most(self) -> int:
        return max(self.bank, self.increment) * 1000

    def after(self, left: int) -> int:
        """What is left, in milliseconds, once an answer is given."""
        return min(self.most(), left + self.increment * 1000)


class Chair(Strict):
    """A seat as it is laid out: for anybody, for one person, or for a bot."""

    kind: Literal["open", "person", "bot"]
    level: Annotated[str | None, Field(description="a bot's level")] = None
    brings: Annotated[str, Field(description="what a bot brings")] = ""
    account: Annotated[str | None, Field(description="for whom it is kept")] = None


class Given(Strict):
    """An answer that was given before the table began."""

    seat: int
    answer: str


class OtherRules(Exception):
    """A table was laid under rules of another version than those that are here."""


class Plan(Strict):
    """Everything about a table that is settled when it is made.

    The deal comes from a secret of the server's, fixed for everybody by its commitment, and from what the players add.
    Otherwise somebody may know the cards: it comes from a seed that was asked for, from the key of a finished game, or
    everything lies as a scenario says. What was brought to a finished game whose moment this is stays what it was.
    """

    game: str
    rules: Annotated[int, Field(description="the version of the game's rules")] = 1
    players: int
    seed: int = 0
    key: str = ""
    secret: str = ""
    salt: str = ""
    options: dict[str, str]
    given: list[Given] = []
    brought: list[str] = []
    scenario: str | None = None
    chairs: list[Chair]
    owner: str
    public: bool
    clock: Clock | None
    absence: Annotated[int | None, Field(description="seconds until a bot answers for somebody who does not")]
    hints: bool
    rated: bool

    def origin(self) -> Origin:
        return origin(self.scenario, self.given, self.secret)

    @cached_property
    def commitment(self) -> str | None:
        return commitment(self.secret, self.salt) if self.secret else None

    def goes_on(self) -> bool:
        """Whether the game has begun elsewhere: as it was laid, or with what others brought."""
        return self.origin() == "laid" or any(self.brought)

    def brings(self) -> str:
        """What whoever sits down must bring; nothing, if the game has begun elsewhere."""
        game = find(self.game)
        return "" if self.goes_on() else game.brings(game.complete(self.options))

    def unfit(self, brought: str) -> list[Objection]:
        """Everything that is wrong with what somebody brings to this table."""
        if self.goes_on():
            return [Objection("begun_elsewhere")] if brought else []
        game = find(self.game)
        return game.unfit(game.complete(self.options), brought)

    def setup(self, bits: list[str], brought: list[str]) -> Setup:
        """The set-up of the game, with what the players added to its chance and what they brought."""
        return find(self.game).setup(self.players, self.seed, self.options, self.key_of(bits), brought)

    def key_of(self, bits: list[str]) -> str:
        """The key of the deal, with what the players added."""
        return deal_key(self.secret, bits) if self.secret else self.key

    def begin(self, bits: list[str], brought: list[str], told: list[Event]) -> Position:
        """The first position; what happened before it is told."""
        game = find(self.game)
        if not game.understands(self.rules, self.options):
            raise OtherRules(f"this table needs version {self.rules} of the rules; here is version {game.rules}")
        if self.scenario is None:
            t = game.new(self.setup(bits, brought), told)
        else:
            t = play_scenario(game, read_scenario(self.scenario), told)
        game.hold_to(t, self.rules)
        t.events = told
        for given in self.given:
            give(t, given.answer)
        t.events = None
        return t


def origin(scenario: str | None, given: list[Given] | None, secret: str | None) -> Origin:
    """Where the cards come from; tables that were laid before there were secrets come from a seed."""
    if scenario is not None or given:
        return "laid"
    return "shuffled" if secret else "seed"


def check_level(level: str | None) -> str:
    if level not in LEVELS:
        raise BadPaper(f"level: expected one of {', '.join(LEVELS)}, got {level!r}")
    return level
