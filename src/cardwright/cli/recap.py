"""What happened in a session, line by line, as far as a viewer may know."""

from collections.abc import Sequence
from itertools import groupby

from cardwright.cli.session import Session
from cardwright.text.telling import Line, Telling


def recap(
    session: Session, telling: Telling, names: Sequence[str], viewer: int, start: int = 0, seen: Sequence[str] = ()
) -> list[list[Line]]:
    """For each answer from `start` on, what it brought about; number 0 is what came before the first answer.

    The kinds of events that the viewer sees on the table anyway are left out, and what is said several times in a row
    is said once.
    """
    told = [telling.lines(session.t, events, names, viewer) for events in session.told[start:]]
    return [said_once([line for line in lines if line["kind"] not in seen]) for lines in told]


def said_once(lines: list[Line]) -> list[Line]:
    """The lines, with how often one that follows itself is there, such as a hidden card that is drawn six times."""
    found: list[Line] = []
    for text, run in groupby(lines, key=lambda line: line["text"]):
        same = list(run)
        found.append(same[0] if len(same) == 1 else {**same[0], "text": f"{text} (×{len(same)})"})
    return found
