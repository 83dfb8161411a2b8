"""A process in which bots think: jobs come in and answers go out, a line of JSON each. It ends when its parent does."""

import ctypes
import json
import os
import signal
import sys
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Final, TextIO

from cardwright.bots.hint import hint
from cardwright.bots.levels import bot
from cardwright.kernel.notation import give, names
from cardwright.kernel.paper import Record
from cardwright.shelf import game as find
from cardwright.text.speech import telling

READY: Final[Record] = {"ready": True}
PR_SET_PDEATHSIG: Final = 1


def choose(game: str, level: str, seed: int, view: Record, options: list[str], seconds: float) -> str:
    return bot(find(game), level, seed).choose(view, options, seconds)


def advise(game: str, view: Record, seconds: float, names: list[str], lang: str) -> Record:
    return hint(find(game), view, seconds, names, telling(game, lang)).record()


def match(game: str, level: str, seed: int, options: dict[str, str], brought: list[str]) -> list[float]:
    """Play a game between bots of one level that bring this; the share of the win that each seat has."""
    known = find(game)
    t = known.new(known.setup(len(brought), seed, options, brought=brought))
    minds = [bot(known, level, seed + seat) for seat in range(len(brought))]
    while t.asked is not None:
        seat = int(t.seat())
        give(t, minds[seat].choose(known.view(t, seat), names(t), 0.0))
    outcome = known.outcome(t)
    assert outcome is not None
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(brought))]


JOBS: Final[dict[str, Callable[..., object]]] = {"choose": choose, "advise": advise, "match": match}


def work(line: str) -> Record:
    """What came of a job: an answer, or in a few words and in many why there is none."""
    try:
        job = json.loads(line)
        return {"answer": JOBS[job["do"]](**job["with"])}
    except Exception as error:
        # Not its text, which may name cards: this is written to the journal.
        return {"failed": type(error).__name__, "trace": "".join(traceback.format_tb(error.__traceback__))}


def listen(jobs: SimpleQueue[str]) -> None:
    """Take jobs in until the parent hangs up; then the thought of the moment is of no use to anybody."""
    for line in sys.stdin:
        jobs.put(line)
    os._exit(0)


def live_and_die_with_the_parent() -> None:
    """Only the parent says when to stop. Where the kernel can, it sees to that even if a bot lets no thread run."""
    for asked_to_stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked_to_stop, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def way_out() -> TextIO:
    """The pipe to the parent. What anything else prints goes where complaints go."""
    pipe = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    return pipe


def main() -> None:
    live_and_die_with_the_parent()
    jobs: SimpleQueue[str] = SimpleQueue()
    Thread(target=listen, args=(jobs,), daemon=True).start()
    out, said = way_out(), READY
    while True:
        print(json.dumps(said), file=out, flush=True)
        said = work(jobs.get())


if __name__ == "__main__":
    main()
