"""What was refused: counted, and told to the journal in two words, never with what was sent."""

import logging
from typing import Final

from cardwright.table.metrics import counter

log: Final = logging.getLogger(__name__)
REFUSED: Final = counter("refused", "what was refused", "place", "code")


def note(place: str, code: str) -> None:
    """Something was refused: where (a route, a socket, the door), and the code that programs are told."""
    REFUSED.labels(place, code).inc()
    log.info("refused at %s: %s", place, code)
