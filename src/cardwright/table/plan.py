"""How a table is made: which game, who may sit where, and how it is played. It never changes."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from cardwright.bots.levels import LEVELS
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import parse
from cardwright.kernel.paper import BadPaper
from cardwright.kernel.scenario import play_scenario, read_scenario
from cardwright.shelf import game as find

DAY: Final = 86_400
SEEDS: Final = 1 << 53


class Part(BaseModel):
    """Data that crosses a border: nothing is guessed, nothing is left over."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Clock(Part):
    """Each player's time: so much at first, so much more with every answer, never more than the larger of the two."""

    bank: Annotated[int, Field(ge=0, le=30 * DAY, description="seconds at first")]
    increment: Annotated[int, Field(ge=0, le=30 * DAY, description="seconds more with every answer")]

    def most(self) -> int:
        return max(self.bank, self.increment) * 1000

    def after(self, left: int) -> int:
        """What is left, in milliseconds, once an answer is given."""
        return min(self.most(), left + self.increment * 1000)


class Chair(Part):
    """A seat as it is laid out: for anybody, for one person, or for a bot."""

    kind: Literal["open", "person", "bot"]
    level: Annotated[str | None, Field(description="a bot's level")] = None
    account: Annotated[str | None, Field(description="for whom it is kept")] = None


class Given(Part):
    """An answer that was given before the table began."""

    seat: int
    answer: str


class Plan(Part):
    """Everything about a table that is settled when it is made."""

    game: str
    players: int
    seed: int
    options: dict[str, str]
    given: list[Given] = []
    scenario: str | None = None
    chairs: list[Chair]
    owner: str
    public: bool
    clock: Clock | None
    absence: Annotated[int | None, Field(description="seconds until a bot answers for somebody who does not")]
    hints: bool
    rated: bool

    def begin(self) -> tuple[Game, Position]:
        """The game and its first position."""
        game = find(self.game)
        if self.scenario is None:
            t = game.new(game.setup(self.players, self.seed, self.options))
        else:
            t = play_scenario(game, read_scenario(self.scenario))
        for given in self.given:
            t.answer(parse(t, given.answer))
        return game, t


def check_level(level: str | None) -> str:
    if level not in LEVELS:
        raise BadPaper(f"level: expected one of {', '.join(LEVELS)}, got {level!r}")
    return level
