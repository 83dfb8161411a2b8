"""What happened, line by line, as far as a viewer may know."""

from collections.abc import Sequence
from typing import Final

from cardwright.cli.session import Session
from cardwright.cli.sight import EVERYTHING
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import ENDED, RETURNED_TILE, REVEALED, ROUND_BEGAN, TURN_BEGAN
from cardwright.kernel.machine import Event
from cardwright.text.language import Language

# One line for a person: the text, and whether it opens a round.
Line = tuple[str, bool]

OTHER_TURN: Final = (TURN_BEGAN, ROUND_BEGAN, ENDED)
SEEN: Final = (REVEALED, RETURNED_TILE)


def story(
    session: Session, lang: Language, names: Sequence[str], viewer: int, start: int, *, brief: bool = False
) -> list[list[Line]]:
    """For each answer from `start` on, what it brought about; number 0 is what came before the first answer.

    A brief story leaves out the cards turned up on the board and the tiles put back, for someone who sees them there.
    """
    return [tell(session, lang, names, viewer, worth_telling(events, brief)) for events in session.told[start:]]


def worth_telling(events: list[Event], brief: bool) -> list[Event]:
    """Turns in which nothing happens are passed over."""
    after = [int(e.kind) for e in events[1:]]
    idle = [e.kind == TURN_BEGAN and next_one in OTHER_TURN for e, next_one in zip(events, [*after, -1])]
    return [e for e, skip in zip(events, idle) if not skip and not (brief and e.kind in SEEN)]


def tell(session: Session, lang: Language, names: Sequence[str], viewer: int, events: list[Event]) -> list[Line]:
    t = session.t
    assert isinstance(t, Vale)
    told: list[Line] = []
    for e in events:
        shown = Event(e.kind, e.seat, e.card, e.n, -1) if viewer == EVERYTHING else e
        text = lang.event(t, shown, names, viewer if viewer >= 0 else None)
        if text:
            told.append((text, e.kind == ROUND_BEGAN))
    return told
