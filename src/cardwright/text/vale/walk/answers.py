"""What may be answered; `call` says what the player of a seat is called."""

from collections.abc import Callable
from typing import Final

from cardwright.games.vale.moves import Overflow
from cardwright.games.vale.rules.action import PRICES, REMOVE, SELL, SUMMON, VERBS, Turn, card_of, payment_in, verb_of
from cardwright.games.vale.rules.artifacts import TakeTile
from cardwright.games.vale.rules.curse import PassOn, PickSummoner
from cardwright.games.vale.rules.hunting import Hunt
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import FAMILIES, SEAL
from cardwright.games.vale.words.choices import Name, NameFamily, Pick, PickFromHand, PickSome
from cardwright.games.vale.words.creatures import Activate, Summon
from cardwright.games.vale.words.curses import RepairUpTo
from cardwright.games.vale.words.paying import Pay, PayUpTo
from cardwright.games.vale.words.stones import GiveOne, Raise, RaiseEarned, Rob
from cardwright.kernel.machine import Effect, Frame
from cardwright.kernel.words import Choose, May
from cardwright.text.phrasebook import Argument, NoPhrase, Said, said
from cardwright.text.vale.walk.nouns import named, stone, stones
from cardwright.text.vale.walk.questions import PLAIN
from cardwright.text.vale.walk.sentences import branch_of, thing

PAID: Final = (SUMMON, REMOVE)


def option(key: str, **args: Argument) -> Said:
    """Something to answer; options have a table of their own."""
    return said(f"option_{key}", **args)


def answer(t: Vale, f: Frame, pick: int, call: Callable[[int], str]) -> Said:
    """One answer to a question; a branch of a card has no capital."""
    match f.effect:
        case Turn():
            return action(t, pick)
        case GiveOne(things=things):
            return option("give", what=thing(things[pick]))
        case Choose(branches=branches):
            return branch_of(branches[pick], t.cards[f.card])
        case Name() if pick == f.seat:
            return option("name_yourself")
        case Name():
            return option("name", name=call(pick))
        case Rob():
            return option("rob", name=call(pick))
        case PickSome() | PickFromHand() | Raise() if pick < 0:
            return option("stop")
        case effect if (verb := verb_for(effect)) is not None:
            return option(verb, card=named(t.cards[pick]))
        case effect:
            return amount(effect, pick)


def amount(effect: Effect, pick: int) -> Said:
    """One answer that is stones, a number or a family."""
    match effect:
        case Overflow():
            return option("drop", stones=stones(pick))
        case Pay() | PayUpTo():
            return option("pay", stones=stones(pick)) if pick else option("pay_nothing")
        case Raise() | RaiseEarned():
            return option("raise", stone=stone(pick), higher=stone(pick + 1))
        case RepairUpTo():
            return option("repair_nothing" if pick == 0 else "repair_once" if pick == 1 else "repair", n=pick)
        case NameFamily():
            return option("family", family=said(FAMILIES[pick]))
        case May():
            return option("accept" if pick else "decline")
        case _:
            raise NoPhrase(f"an answer to {type(effect).__name__}")


def action(t: Vale, pick: int) -> Said:
    """One answer on an action turn."""
    verb, card, payment = verb_of(pick), t.cards[card_of(pick)], payment_in(pick)
    key = VERBS[verb] + (manner(payment) if verb in PAID else "")
    purse = PRICES[card.family] if verb == SELL else payment
    return option(key, card=named(card), stones=stones(purse))


def verb_for(effect: Effect) -> str | None:
    """The verb of an answer that is a card, if the answers are cards."""
    match effect:
        case Hunt() | Activate() | TakeTile() | PickSummoner() | PassOn():
            return PLAIN[type(effect)]
        case Summon():
            return "summon_free"
        case Pick(then=then) | PickSome(then=then) | PickFromHand(then=then):
            return then.verb()
        case _:
            return None


def manner(payment: int) -> str:
    """How a key ends that is about a payment: with stones, with a broken seal, with both, or with nothing."""
    stones = payment & SEAL - 1
    if payment & SEAL:
        return "_and_seal" if stones else "_seal"
    return "" if stones else "_free"
