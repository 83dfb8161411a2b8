"""What happened in a session, line by line, as far as a viewer may know."""

from collections.abc import Sequence

from cardwright.cli.session import Session
from cardwright.text.telling import Line, Telling


def recap(
    session: Session, telling: Telling, names: Sequence[str], viewer: int, start: int = 0, seen: Sequence[str] = ()
) -> list[list[Line]]:
    """For each answer from `start` on, what it brought about; number 0 is what came before the first answer.

    The kinds of events that the viewer sees on the table anyway are left out.
    """
    told = [telling.lines(session.t, events, names, viewer) for events in session.told[start:]]
    return [[line for line in lines if line["kind"] not in seen] for lines in told]
