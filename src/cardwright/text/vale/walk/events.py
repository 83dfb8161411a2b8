"""What has happened, and who won; `call` says what the player of a seat is called."""

from collections.abc import Callable
from typing import Final

from cardwright.games.vale.rules.rounds import winners
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import (
    BROKE,
    CHOSE_FAMILY,
    COUNTED,
    DROPPED,
    EVENTS,
    FAMILIES,
    GAINED,
    NAMED,
    RAISED,
    REMOVED,
    SPENT,
    SUMMONED,
    SWAPPED,
)
from cardwright.games.vale.words.counts import Which
from cardwright.kernel.machine import Event
from cardwright.text.phrasebook import Argument, Said, said
from cardwright.text.vale.walk.answers import manner
from cardwright.text.vale.walk.nouns import named, one, stone, stones

OF_STONES: Final = (SUMMONED, REMOVED, GAINED, SPENT, DROPPED)


def happened(t: Vale, e: Event, call: Callable[[int], str]) -> Said | None:
    """An event as it was heard, its card named if it has one; nothing if there is nothing to say."""
    if e.kind == BROKE or (e.kind == GAINED and e.n == 0):
        return None
    n = abs(int(e.n))
    args: dict[str, Argument] = {
        "card": named(t.cards[e.card]) if e.card >= 0 else one(Which()),
        "n": n,
        "points": said("points", n=n),
        "cards": said("cards", n=n),
        "curses": said("curses", n=n),
    }
    if e.seat >= 0:
        args["who"] = call(e.seat)
    if e.kind in OF_STONES:
        args["stones"] = stones(n)
    if e.kind in (NAMED, SWAPPED):
        args["named"] = call(n)
    if e.kind == CHOSE_FAMILY:
        args["family"] = said(FAMILIES[n])
    if e.kind == RAISED:
        args |= {"stone": stone(n), "higher": stone(n + 1)}
    return said(f"event_{key_of(e)}", **args)


def key_of(e: Event) -> str:
    """The key of an event in its table."""
    name = EVENTS[e.kind]
    if e.kind in (SUMMONED, REMOVED):
        return name + manner(e.n)
    if e.kind == NAMED and e.n == e.seat:
        return f"{name}_self"
    if e.kind == COUNTED and e.n <= 0:
        return f"{name}_loss" if e.n < 0 else f"{name}_nothing"
    return name


def outcome(t: Vale, call: Callable[[int], str]) -> Said:
    """Who won a finished game, and by what."""
    won = winners(t)
    s = t.seats[won[0]]
    tied = [seat for seat, other in enumerate(t.seats) if other.score == s.score and seat not in won]
    return said(
        "outcome_shared" if len(won) > 1 else "outcome_on_cards" if tied else "outcome_won",
        who=tuple(call(seat) for seat in won),
        others=tuple(call(seat) for seat in tied),
        points=said("points", n=int(s.score)),
        cards=said("cards", n=len(s.area)),
    )
