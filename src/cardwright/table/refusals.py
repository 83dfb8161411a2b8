"""What was refused: counted, and told to the journal in two words, never with what was sent."""

import logging
from typing import Final

from prometheus_client import Counter

log: Final = logging.getLogger(__name__)
# Of this process, for /metrics.
REFUSED: Final = Counter("cardwright_refused", "what was refused", ["place", "code"], registry=None)


def note(place: str, code: str) -> None:
    """Something was refused: where (a route, a socket, the door), and the code that programs are told."""
    REFUSED.labels(place, code).inc()
    log.info("refused at %s: %s", place, code)
