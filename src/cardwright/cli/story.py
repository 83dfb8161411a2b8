"""What happened, line by line, as far as a viewer may know."""

from collections.abc import Sequence
from typing import Final

from cardwright.cli.session import Session
from cardwright.text.telling import Line, Telling

SEEN: Final = ("revealed", "returned_tile")


def story(
    session: Session, telling: Telling, names: Sequence[str], viewer: int, start: int, *, brief: bool = False
) -> list[list[Line]]:
    """For each answer from `start` on, what it brought about; number 0 is what came before the first answer.

    A brief story leaves out the cards turned up on the board and the tiles put back, for someone who sees them there.
    """
    told = [telling.lines(session.t, events, names, viewer) for events in session.told[start:]]
    return [[line for line in lines if not (brief and line["kind"] in SEEN)] for lines in told]
