"""What has happened, and who won; `call` says what the player of a seat is called."""

from collections.abc import Callable
from typing import Final

from cardwright.games.thargos.moves.leaving import BARE, STALEMATE, WAYS
from cardwright.games.thargos.moves.temper import DIFFICULTIES
from cardwright.games.thargos.rival.dice import HIGH, LOW, track_shown
from cardwright.games.thargos.rival.opening import RIVAL
from cardwright.games.thargos.seat import unpacked
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import (
    ATTITUDE_ROLLED,
    ATTITUDES,
    BOOSTED,
    CYCLED,
    DIE_AGAIN,
    DIE_ATTEMPT,
    DIE_LASTING,
    DIE_OPPOSE,
    DIE_PLACE,
    EASED,
    ENDED,
    EVENTS,
    FEINTED,
    HELD_BACK,
    LAID_CARD,
    LEFT,
    LOOKED,
    ORDERED,
    PILES,
    PLACED,
    POSTED,
    PUSHED_BACK,
    REPELLED,
    REVEALED,
    ROLLED,
    SCORED,
    SEALED,
    SHOWED,
    SPIED,
    TALLIED,
    VOIDED,
    WITHDREW,
)
from cardwright.kernel.game import Outcome
from cardwright.kernel.machine import Event
from cardwright.text.phrasebook import Argument, Said, said
from cardwright.text.thargos.walk.nouns import attribute, boost, named, one_card
from cardwright.text.thargos.walk.things import mission_on, thing

# Events whose number is an attribute.
ON_ATTRIBUTES: Final = (LAID_CARD, REVEALED, SPIED, WITHDREW, VOIDED, FEINTED)
# Events whose number is what a die of the Rival shows.
RIVALS_DICE: Final = (ATTITUDE_ROLLED, DIE_PLACE, DIE_AGAIN, DIE_LASTING, DIE_ATTEMPT, DIE_OPPOSE)
# What Thargos has rolled is told as the attribute so many times, and the dice one after the other.
PUSHED: Final = 100_000
# The most that one die shows; three of them are told as hundreds, tens and ones.
DIE: Final = 6


def happened(t: Thargos, e: Event, call: Callable[[int], str]) -> Said | None:
    """An event, with the cards that it has as it was heard; nothing if there is nothing to say."""
    if e.kind == CYCLED and e.n == 0:
        return None
    n = int(e.n)
    args: dict[str, Argument] = {"card": told(t, int(e.card)), "it": told(t, int(e.it)), "n": abs(n), "track": n + 1}
    args["cards"] = said("cards", n=n)
    if e.seat >= 0:
        args["who"] = call(int(e.seat))
    if 0 <= e.card < len(t.cards):
        args["pam"] = int(t.cards[e.card].pam)
    if e.kind in ON_ATTRIBUTES:
        args["attribute"] = attribute(n)
    if e.kind == LOOKED:
        args["named"] = call(n)
    if e.kind == SCORED:
        args["target"] = int(t.sides[e.seat].target)
    if e.kind == BOOSTED:
        # Hundreds are the attribute, and what is left is the number, which may be negative.
        on = (n + 50) // 100
        args["boost"] = boost(n - 100 * on, on)
    if e.kind == TALLIED:
        tally = unpacked(n)
        args |= {"attribute": attribute(int(tally.attribute)), "named": call(int(tally.defender))}
        args |= {"n": int(tally.attack), "other": int(tally.defence), "short": int(tally.defence - tally.attack)}
    if e.kind == PUSHED_BACK:
        on, thrown = divmod(n, PUSHED)
        args |= {"attribute": attribute(on), "rolled": tuple(int(it) for it in str(thrown)), "n": len(str(thrown))}
    if e.kind == SEALED and t.variant.story is not None:
        args["card"] = mission_on(t, n)
    if e.kind in RIVALS_DICE:
        args |= dice_of_rival(t, e)
    if e.kind == ROLLED and n > DIE:
        args["rolled"] = tuple(said("figure", attribute=attribute(a), n=int(it)) for a, it in enumerate(str(n)))
    return said(f"event_{key_of(t, e)}", **args)


def dice_of_rival(t: Thargos, e: Event) -> dict[str, Argument]:
    """What a die of the Rival decides: its Attitude with both piles, or a track."""
    if e.kind != ATTITUDE_ROLLED:
        return {"track": int(track_shown(e.n)) + 1}
    attitude = (int(e.n) - 1) // 2
    more = DIFFICULTIES[t.variant.options["difficulty"]]
    attack, defence = (said("cards", n=n + more) for n in PILES[attitude])
    return {"attitude": said(f"attitude_{ATTITUDES[attitude]}"), "attack": attack, "defence": defence}


def told(t: Thargos, number: int) -> Said:
    """A card by its name, or one that is not known."""
    return named(thing(t, number)) if number >= 0 else one_card(-1)


def key_of(t: Thargos, e: Event) -> str:
    """The key of an event in its table."""
    name = EVENTS[e.kind]
    hero = e.card >= len(t.cards)
    in_story = "" if t.variant.story is None else "_story"
    endings = {
        SHOWED: "_hero" if hero else "",
        ROLLED: "_dice" if e.n > DIE else "",
        LOOKED: "_own" if e.n == e.seat else "",
        ORDERED: "" if e.n else "_none",
        EASED: "" if e.n > 0 else "_higher",
        LEFT: "_hero" if e.card >= 0 else "_bare" if e.n == BARE else "",
        ENDED: f"_{WAYS[e.n]}" if e.kind == ENDED else "",
        TALLIED: enough(int(e.n)),
        DIE_PLACE: "_hero" if hero else "",
        DIE_AGAIN: "_nobody" if t.turns else "",
        REPELLED: "" if e.seat >= 0 else "_world",
        POSTED: "" if e.it < 0 else "_hero",
        SEALED: "_mission" if in_story else "",
        PLACED: in_story,
        HELD_BACK: in_story,
        DIE_LASTING: ending_of(int(e.n)) or in_story,
        DIE_ATTEMPT: ending_of(int(e.n)) or in_story,
        DIE_OPPOSE: ending_of(int(e.n)),
    }
    return name + endings.get(int(e.kind), "")


def enough(n: int) -> str:
    """How the attacker’s total in a tally compares with the defender’s: it is enough, it is short, or a tie repels."""
    tally = unpacked(n)
    return "" if not tally.short else "_tie" if tally.attack == tally.defence else "_short"


def ending_of(rolled: int) -> str:
    """What the Decision die shows besides tracks."""
    return "_low" if rolled == LOW else "_high" if rolled == HIGH else ""


def outcome(t: Thargos, result: Outcome, call: Callable[[int], str]) -> Said:
    """Who won a finished game, and by what; alone, perhaps nobody did."""
    won = result.winners
    if not won:
        alone = t.variant.story is not None and not t.variant.solo
        s = t.sides[0 if alone else RIVAL]
        lost = ("_alone" if alone else "_lost") if result.way == WAYS[STALEMATE] else ""
        return said(f"outcome_{result.way}{lost}", who=call(0), n=int(s.points), target=int(s.target))
    s = t.sides[won[0]]
    shared = "_shared" if len(won) > 1 else ""
    return said(
        f"outcome_{result.way}{shared}",
        who=tuple(call(seat) for seat in won),
        n=int(s.points),
        target=int(s.target),
    )
