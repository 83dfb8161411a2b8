"""What a client may say over the socket of a table. Every message that changes something carries its own request id."""

from typing import Annotated, Literal, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

from cardwright.table.plan import Strict
from cardwright.text.language import LanguageCode

Request = Annotated[str, Field(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Text = Annotated[str, Field(min_length=1, max_length=500)]
Sealed = Annotated[
    str, Field(pattern=r"^[0-9a-f]{64}$", description="the hash of the bits that I will add to the deal")
]
# A deck is a few hundred characters; a story or a pack may be some thousand.
Brought = Annotated[str, Field(max_length=8_000, description="what I bring to the game, if it asks for something")]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
EntryNumber = Annotated[int, Field(ge=0, le=1 << 31)]


class Asking(Strict):
    request: Request


class Sit(Asking):
    """Take a free seat, bring what the game asks for, and seal random bits of one's own for the deal."""

    type: Literal["sit"]
    seat: SeatNumber
    seal: Sealed | None = None
    brings: Brought | None = None


class Stand(Asking):
    """Leave one's seat before the game begins."""

    type: Literal["stand"]


class Bot(Asking):
    """Let a bot of a level take a free seat before the game begins; without one, let the bot leave it again."""

    type: Literal["bot"]
    seat: SeatNumber
    level: Annotated[str | None, Field(max_length=20)] = None


class Unseal(Asking):
    """Add the bits that one has sealed, once everybody has sat down."""

    type: Literal["unseal"]
    bits: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]


class Answer(Asking):
    """Answer the question that was asked at an entry, by the answer's name."""

    type: Literal["answer"]
    question: EntryNumber
    answer: Annotated[str, Field(min_length=1, max_length=200)]


class Undo(Asking):
    """Take one's last answer back."""

    type: Literal["undo"]
    question: EntryNumber


class Propose(Asking):
    """Propose to take back one's last answer all the same, or to let a bot play one's seat."""

    type: Literal["propose"]
    what: Literal["undo", "bot"]


class Vote(Asking):
    """Agree to what was proposed at an entry, or decline."""

    type: Literal["agree", "decline"]
    proposal: EntryNumber


class Resign(Asking):
    """Give the game up."""

    type: Literal["resign"]


class Return(Asking):
    """Play one's seat again after a bot stood in."""

    type: Literal["return"]


class Say(Asking):
    """Chat."""

    type: Literal["say"]
    text: Text


class Rematch(Asking):
    """A new table like this one for the same people, from the next seat if `rotate`; I bring the same, or this."""

    type: Literal["rematch"]
    rotate: bool = True
    seal: Sealed | None = None
    brings: Brought | None = None


class Hint(Asking):
    """Ask for advice."""

    type: Literal["hint"]


class Speak(Strict):
    """Hear everything in another language from now on."""

    type: Literal["speak"]
    lang: LanguageCode


class Attend(Strict):
    """Say whether I look at the table: others see who is here."""

    type: Literal["attend"]
    here: bool


class Ping(Strict):
    """Ask whether anybody is there."""

    type: Literal["ping"]


Owned = TypeVar("Owned", bound=Asking)
Deed = Sit | Stand | Bot | Unseal | Answer | Undo | Propose | Vote | Resign | Return | Say | Rematch
Message = Annotated[Deed | Hint | Speak | Attend | Ping, Field(discriminator="type")]
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)


def read_message(data: str | bytes) -> Message:
    """A message from its JSON text. Anything else raises a ValueError that says what was expected."""
    try:
        return MESSAGE.validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(map(str, first["loc"])) or "message"
        raise ValueError(f"{where}: {first['msg']}") from error
