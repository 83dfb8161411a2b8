"""The data that the server sends, as a schema: clients generate their types from it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from sqlalchemy import Row

from cardwright.kernel.paper import Record
from cardwright.table.plan import Clock, Origin, origin
from cardwright.text.cast import bot_name


class Sent(BaseModel):
    """Data that goes out."""

    model_config = ConfigDict(extra="forbid")


class Laid(Sent):
    """A new table; its id is the invitation."""

    id: str


class Settled(Sent):
    """What was settled when a table was laid: `host` is the name of who laid it, empty if they are no more, and
    `brings` what whoever sits down must bring, in the game's word. Bots `came` to these seats while the table waited.
    """

    game: str
    players: int
    options: dict[str, str]
    public: bool
    clock: Clock | None
    absence: int | None
    hints: bool
    rated: bool
    owner: str
    host: str
    brings: str
    came: list[int]


class SeatLine(Sent):
    """Who sits in a seat: a person, a bot, a bot in a person's place (both), or nobody."""

    name: str
    account: str | None
    level: str | None
    lost: Literal["", "resigned", "time"]
    kept: str | None


class Option(Sent):
    answer: str
    words: str


class StoryLine(Sent):
    """Something that happened, as far as the viewer may know, in data and in words.

    What opens a part of the game, such as a round, carries its heading.
    """

    kind: str
    seat: int
    cards: list[str]
    n: int
    text: str
    opens: str


class Story(Sent):
    """What happened, step by step, from a step on, and everybody's score after each step where the game keeps one.

    Later steps that a client had are void.
    """

    from_: int = Field(alias="from")
    steps: list[list[StoryLine]]
    scores: list[list[int]]


class ProposalLine(Sent):
    number: int
    what: Literal["undo", "bot"]
    seat: int
    waiting: list[int]


class Clocks(Sent):
    """Milliseconds left to each seat when the question was asked, and when that was."""

    left: list[int]
    since: int


class Result(Sent):
    """How a game ended; `scores` is empty if it was given up."""

    winners: list[int]
    scores: list[int]
    way: str
    ranks: list[int]
    words: str = ""


class SaidLine(Sent):
    """A line of chat: of whom the viewer has muted or blocked, and of who has blocked the viewer, there is none."""

    number: int
    seat: int
    account: str | None
    name: str
    text: str
    at: int


class Opened(Sent):
    """What the deal came from, told when the game is over."""

    secret: str
    salt: str
    key: str


class DealLine(Sent):
    """Where the cards come from. `seals` and `bits` are empty for seats that added none; `waiting` must unseal now."""

    origin: Origin
    commitment: str | None
    seals: list[str]
    bits: list[str]
    waiting: list[int]
    opened: Opened | None


class Scene(Sent):
    """A table for one viewer. `question` is the entry to name in an answer; `view` is the game's own, once it began.

    `no_undo` is the code of what forbids the viewer to take an answer back, and empty if nothing does.
    """

    type: Literal["scene"]
    table: str
    number: int
    question: int
    seat: int
    lang: str
    plan: Settled
    status: Literal["open", "playing", "finished"]
    seats: list[SeatLine]
    turn: int
    view: Record | None
    prompt: str
    options: list[Option]
    story: Story
    deal: DealLine
    no_undo: str
    proposal: ProposalLine | None
    clocks: Clocks | None
    result: Result | None
    chat: list[SaidLine]
    rematch: str | None


class Ack(Sent):
    """A deed is durable: it is the entry of this number."""

    type: Literal["ack"]
    request: str
    number: int


class Refusal(Sent):
    """A message was refused; nothing has changed."""

    type: Literal["refusal"]
    request: str | None
    code: str
    message: str


class Moment(Sent):
    """A moment of a finished game, and the answer that came next."""

    table: str
    step: int
    steps: int
    seat: int
    turn: int
    view: Record
    prompt: str
    answer: str | None
    lines: list[StoryLine]


class ChanceLine(Sent):
    """What the bots think of a moment of a finished game: everybody's chance to win then, in percent."""

    step: int
    chances: list[int]


class CheckLine(Sent):
    """Something that was checked of a deal, about a seat (-1: all), and how many answers were given again for it."""

    what: Annotated[str, Field(description="commitment, bits, missing, key or answers")]
    right: bool
    seat: int
    answers: int


class Sitter(Sent):
    account: str | None
    name: str
    level: str | None


class TableLine(Sent):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str]
    clock: Clock | None
    origin: Origin
    status: Literal["open", "playing", "finished"]
    turn: int
    changed: int
    seats: list[Sitter]
    result: Result | None

    @staticmethod
    def of(row: Row[Any], people: dict[tuple[str, int], Sitter]) -> "TableLine":
        plan, seats = row.plan, []
        for i, chair in enumerate(plan["chairs"]):
            sitter = people.get((row.id, i)) or Sitter(account=None, name="", level=None)
            level = sitter.level or chair["level"]
            name = bot_name(row.id, i, level) if level and not sitter.account else sitter.name
            seats.append(Sitter(account=sitter.account, name=name, level=level))
        return TableLine(
            id=row.id,
            game=row.game,
            options=plan["options"],
            clock=plan["clock"],
            origin=origin(plan.get("scenario"), plan.get("given"), plan.get("secret")),
            status=row.status,
            turn=row.turn,
            changed=row.changed,
            seats=seats,
            result=row.result,
        )


class TableList(Sent):
    tables: list[TableLine]


class Value(Sent):
    id: str
    title: str


class Choice(Sent):
    """An option of a new game. One `of` another matters only if that matters, and has one of the values `when`."""

    name: str
    title: str
    text: str
    kind: Literal["mode", "expansion", "rule"]
    of: str
    when: list[str]
    default: str
    values: list[Value]


class Level(Sent):
    id: str
    title: str


class Party(Sent):
    """With these values of mode and expansions: how many can play, and what everybody brings, in the game's word."""

    options: dict[str, str]
    fewest: int
    most: int
    brings: str


class GameLine(Sent):
    """A game on the shelf."""

    name: str
    title: str
    rules: int
    parties: list[Party]
    choices: list[Choice]
    levels: list[Level]


class Games(Sent):
    games: list[GameLine]


class CardText(BaseModel):
    """A card in words; its game adds more, in the shape that it describes."""

    model_config = ConfigDict(extra="allow")

    id: str
    name: str


class RuleText(Sent):
    """A numbered rule; its source is `rulebook`, `ruling` or `house`."""

    number: str
    source: Literal["rulebook", "ruling", "house"]
    text: str


class ChapterText(Sent):
    number: str
    title: str
    rules: list[RuleText]


class PartText(Sent):
    """The base game or an expansion; what is no rule is Markdown, before the chapters and after them."""

    title: str
    intro: str
    chapters: list[ChapterText]
    notes: str


class RulebookText(Sent):
    """All the rules of a game in one language."""

    title: str
    intro: str
    parts: list[PartText]


class Advice(Sent):
    """An answer that the hard bot thinks of: the chance to win in percent, and the lead to expect, if there is one."""

    answer: str
    words: str
    chance: int
    lead: float | None


class HintLine(Sent):
    """A hint for the question of an entry: the best answer, the next best, and why."""

    type: Literal["hint"]
    request: str
    question: int
    best: Advice
    runner_up: Advice | None
    why: str


class Pong(Sent):
    type: Literal["pong"]


class HereLine(Sent):
    """The seats of the people who look at the table now; the other people are away."""

    type: Literal["here"]
    seats: list[int]


Outgoing = Annotated[Scene | Ack | Refusal | HintLine | HereLine | Pong, Field(discriminator="type")]
OUTGOING: TypeAdapter[Outgoing] = TypeAdapter(Outgoing)
