"""What is asked."""

from typing import Final

from cardwright.games.vale.moves import Overflow
from cardwright.games.vale.rules.action import END, USE, VERBS, Turn, verb_of
from cardwright.games.vale.rules.artifacts import TakeTile
from cardwright.games.vale.rules.curse import PassOn, PickSummoner
from cardwright.games.vale.rules.hunting import Hunt
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import count
from cardwright.games.vale.words.choices import AREA, HAND, Name, NameFamily, Pick, PickFromHand, PickSome
from cardwright.games.vale.words.counts import Which
from cardwright.games.vale.words.creatures import Activate, Summon
from cardwright.games.vale.words.curses import RepairUpTo
from cardwright.games.vale.words.paying import Pay, PayUpTo
from cardwright.games.vale.words.stones import GiveOne, Raise, RaiseEarned, Rob
from cardwright.kernel.machine import Effect, Frame
from cardwright.kernel.words import Choose, May
from cardwright.text.phrasebook import Argument, NoPhrase, Said, said
from cardwright.text.vale.walk.nouns import one, where
from cardwright.text.vale.walk.sentences import branch_of

# Questions that always ask the same, and the keys of their phrases.
PLAIN: Final[dict[type[Effect], str]] = {
    Hunt: "hunt",
    Activate: "activate",
    TakeTile: "artifact",
    PickSummoner: "summoner",
    PassOn: "lift",
    NameFamily: "family",
    RaiseEarned: "raise_earned",
    GiveOne: "give",
    Rob: "rob",
}


def prompt(key: str, **args: Argument) -> Said:
    """Something to ask; prompts have a table of their own."""
    return said(f"prompt_{key}", **args)


def question(t: Vale, f: Frame) -> Said:
    """What is asked, without a capital."""
    match f.effect:
        case Turn():
            return turn(t)
        case Overflow():
            return prompt("overflow", n=int(count(t.seats[f.seat].stones) - t.limit(f.seat)))
        case Choose(n=n):
            return prompt("choose_one" if n == 1 else "choose_first" if f.memo == 0 else "choose_next", n=n)
        case Pick(zone=zone, which=which, other=other, then=then):
            return prompt(then.verb(), card=one(which, where("at", zone), other=other))
        case PickSome(most=most, then=then, which=which):
            left = min(int(most) - int(f.memo).bit_count(), len(t.options) - 1)
            return prompt(f"{then.verb()}_some", card=one(which, where("at", AREA)), n=left)
        case PickFromHand(most=most, then=then):
            left = min(int(most - (f.memo >> 16)), len(t.seats[f.seat].hand))
            return prompt(f"{then.verb()}_some", card=one(Which(), where("at", HAND)), n=left)
        case Name(family=family):
            return prompt("name", card=one(Which(family)))
        case Summon(which=which, zone=zone):
            return prompt("summon", card=one(which, where("at", zone)))
        case effect if type(effect) in PLAIN:
            return prompt(PLAIN[type(effect)])
        case _:
            return bargain(t, f)


def bargain(t: Vale, f: Frame) -> Said:
    """What is asked about a price or an offer."""
    match f.effect:
        case Raise(n=n, up_to=up_to):
            return prompt("raise_some" if up_to else "raise", n=n - (f.memo & 255))
        case Pay(n=n):
            return prompt("pay", n=n)
        case RepairUpTo():
            return prompt("repair", n=t.options[-1])
        case May(then=offer) | (PayUpTo() as offer):
            return prompt("may", offer=branch_of(offer, t.cards[f.card]))
        case _:
            raise NoPhrase(f"a question of {type(f.effect).__name__}")


def turn(t: Vale) -> Said:
    """What a player may do on an action turn."""
    verbs = sorted({int(verb_of(pick)) for pick in t.options})
    if verbs == [END]:
        return prompt("turn_only_end")
    acts = {verb: prompt(f"turn_{VERBS[verb]}") for verb in verbs}
    with_cards = tuple(act for verb, act in acts.items() if verb not in (USE, END))
    ways = [prompt("turn_card", acts=with_cards)] if with_cards else []
    return prompt("turn", acts=(*ways, *(acts[verb] for verb in (USE, END) if verb in acts)))
