"""What cards do: a key for each word of the vocabulary."""

from collections.abc import Iterable, Sequence
from typing import Final

from cardwright.games.vale.state import Card, Word
from cardwright.games.vale.terms import stones_of
from cardwright.games.vale.words.artifacts import Retrieve, RetrieveAll, RevealMore, Shelter, ShelterTop, Widen
from cardwright.games.vale.words.choices import AREA, HAND, Name, NameFamily, Pick, PickFromHand, PickSome
from cardwright.games.vale.words.counts import ANY, Which
from cardwright.games.vale.words.creatures import (
    ActivateAll,
    CopyActive,
    CopyInstant,
    Discard,
    DiscardThis,
    Draw,
    HideOnDeck,
    Recover,
    ShowHand,
    Summon,
    Swap,
    Take,
    TakeBack,
    ToDeck,
    UseActive,
)
from cardwright.games.vale.words.curses import (
    BreakSeals,
    Curse,
    Flip,
    Repair,
    RepairUpTo,
    Shed,
    TakeCurse,
    Unburden,
)
from cardwright.games.vale.words.paying import Pay, PayUpTo
from cardwright.games.vale.words.stones import (
    Gain,
    GiveOne,
    Lose,
    Raise,
    RaiseEarned,
    Rob,
    Score,
    Spend,
    SpendAll,
    TurnAll,
)
from cardwright.kernel.words import Choose, If, May, Then
from cardwright.text.phrasebook import NoPhrase, Row, Said, said
from cardwright.text.vale.walk.counts import amount, condition
from cardwright.text.vale.walk.nouns import colour, kind, lies_in_area, one, stone, stones, where

# More cards than anybody could pick.
ANY_NUMBER: Final = 99

# Words that say the same wherever they stand, and the keys of their phrases.
PLAIN: Final[dict[type[Word], str]] = {
    SpendAll: "spend_all",
    Rob: "rob",
    RaiseEarned: "raise_earned",
    Draw: "draw",
    Recover: "recover",
    DiscardThis: "discard_this",
    ToDeck: "to_deck",
    Take: "take",
    ShowHand: "show_hand",
    ActivateAll: "activate_all",
    RevealMore: "reveal_more",
    RetrieveAll: "retrieve_all",
    Widen: "widen",
    BreakSeals: "break_seals",
    Flip: "flip",
}
# What is done with a picked card: by where it comes from, or by what it can do where it lies.
MOVED: Final[dict[type[Word], str]] = {
    Discard: "discard",
    TakeBack: "take_back",
    Take: "take_card",
    HideOnDeck: "hide_on_deck",
    Shelter: "shelter",
    Retrieve: "retrieve",
}
USED: Final[dict[type[Word], str]] = {
    CopyInstant: "copy_instant",
    CopyActive: "copy_active",
    UseActive: "use_active",
}
# What somebody who is named does with a card.
GIVEN_UP: Final[dict[type[Word], str]] = {Discard: "name_to_discard", Swap: "name_to_swap"}


def sentence(word: Word, card: Card) -> Said:
    """An instruction."""
    match word:
        case Then(steps=steps):
            return row(in_a_row(steps, card), steps)
        case If(test=test, then=then, otherwise=otherwise):
            args = {"test": condition(test), "then": sentence(then, card)}
            return (
                said("if", **args)
                if otherwise is None
                else said("if_else", **args, otherwise=sentence(otherwise, card))
            )
        case Choose(n=n, branches=branches):
            return choice(n, branches, card)
        case May(then=Then(steps=[Spend(colour=c), Take()])):
            return said("may_spend_to_take", stone=stone(c))
        case Pick(then=then):
            first, *rest = steps_of(then)
            return row([picked(word, first), *in_a_row(rest, card, later=True)], [first, *rest])
        case PickSome() | PickFromHand():
            return picked_some(word, card)
        case Name(family=family, then=Pick(then=then)) if type(then) in GIVEN_UP:
            return said(GIVEN_UP[type(then)], card=one(Which(family)))
        case NameFamily(then=then):
            return row([said("name_family"), sentence(then, card)], [word, then])
        case _ if type(word) in PLAIN:
            return said(PLAIN[type(word)])
        case _:
            return about_stones(word, card)


def steps_of(word: Word) -> list[Word]:
    """The steps of an instruction, which may be a single one."""
    return word.steps if isinstance(word, Then) else [word]


def in_a_row(steps: Iterable[Word], card: Card, later: bool = False) -> list[Said]:
    """The steps one by one; what moves something after the first step, or follows a choice, comes `next`."""
    found: list[Said] = []
    chosen = False
    for run in runs(steps):
        comes_next = chosen or ((found or later) and not merely_counts(run[0]))
        found.append(said("next", step=step_of(run, card)) if comes_next else step_of(run, card))
        chosen = isinstance(run[0], Choose)
    return found


def runs(steps: Iterable[Word]) -> list[list[Word]]:
    """The steps; those that gain stones in a row, or draw in a row, belong together."""
    found: list[list[Word]] = []
    for step in steps:
        if found and isinstance(step, Gain | Draw) and type(step) is type(found[-1][0]):
            found[-1].append(step)
        else:
            found.append([step])
    return found


def step_of(run: list[Word], card: Card) -> Said:
    """One step, or several that belong together."""
    match run:
        case [Gain(), *_]:
            return said("gain", stones=stones(sum(stones_of(it.colour, it.n) for it in run if isinstance(it, Gain))))
        case [Draw(), _, *_]:
            return said("draw_some", n=len(run))
        case [Choose(n=1, branches=branches)]:
            return said("either", branches=tuple(sentence(branch, card) for branch in branches))
        case _:
            return sentence(run[0], card)


def row(found: list[Said], steps: Sequence[Word]) -> Said:
    """The steps as one sentence: the last one says how it is joined to the others."""
    last = steps[-1]
    if len(found) == 1:
        return found[0]
    if isinstance(last, PickSome):
        key = "row_some"
    elif isinstance(last, If):
        key = "row_if"
    elif any(isinstance(step, Choose) for step in steps[:-1]):
        key = "row_chosen"
    else:
        key = "row_and" if merely_counts(last) else "row_then"
    return said(key, steps=Row(found))


def merely_counts(step: Word) -> bool:
    """Whether a step only brings or takes something, so that "and" joins it better than "then"."""
    return isinstance(step, Score | Lose | Gain | Draw | ShelterTop | Widen | TakeCurse | BreakSeals | Repair)


def choice(n: int, branches: list[Word], card: Card) -> Said:
    found = tuple(branch_of(branch, card) for branch in branches)
    if n > 1:
        return said("choose_some", n=n, branches=found)
    last = branches[-1]
    if isinstance(last, Then) and tuple(branch_of(step, card) for step in last.steps) == found[:-1]:
        return said("choose_one_or_all", branches=found[:-1])
    return said("choose_one", branches=found)


def branch_of(word: Word, card: Card) -> Said:
    """An instruction as something to choose."""
    return said("branch", what=sentence(word, card))


def about_stones(word: Word, card: Card) -> Said:
    match word:
        case Score(n=n, per=per):
            return said("score", amount=amount(n, per, card))
        case Lose(n=n):
            return said("lose", n=n)
        case Gain(colour=c, n=n):
            return said("gain", stones=stone(c, n))
        case GiveOne(things=things):
            return said("give_one", things=tuple(map(thing, things)))
        case Spend(colour=c, n=n):
            return said("spend", stones=stone(c, n))
        case TurnAll(colour=c):
            return said("turn_all", colour=colour(c))
        case Pay(n=n):
            return said("pay", n=n)
        case PayUpTo(most=most, then=Repair(n=1)):
            return said("pay_to_repair", n=most)
        case Raise(n=n, up_to=up_to):
            return said("raise_up_to" if up_to else "raise_one" if n == 1 else "raise_some", n=n)
        case _:
            return about_cards(word, card)


def thing(word: Gain | Score) -> Said:
    """Stones or points, as something to have."""
    return stone(word.colour, word.n) if isinstance(word, Gain) else said("points", n=word.n)


def about_cards(word: Word, card: Card) -> Said:
    match word:
        case Summon(which=which, zone=zone, then=then):
            summon = said("summon", card=one(which, where("from", zone)))
            return summon if then is None else row([summon, sentence(then, card)], [word, then])
        case ShelterTop(n=n):
            return said("shelter_top" if n == 1 else "shelter_top_some", n=n)
        case TakeCurse(n=n):
            return said("take_curse", n=n)
        case Shed(n=n):
            return said("shed_all") if n < 0 else said("shed", n=n)
        case Repair(n=n):
            return said("repair", times=times(n))
        case RepairUpTo(n=n):
            return said("repair_up_to", times=times(n))
        case _:
            raise NoPhrase(type(word).__name__)


def times(n: int) -> Said:
    return said("once" if n == 1 else "twice" if n == 2 else "times", n=n)


def picked(pick: Pick, first: Word) -> Said:
    """What is done first with a picked card."""
    if type(first) in MOVED:
        return said(MOVED[type(first)], card=one(pick.which, where("from", pick.zone), other=pick.other))
    if type(first) in USED:
        # The effect is named, so it need not be said that the card has one.
        which = Which(pick.which.family, most=pick.which.most)
        return said(USED[type(first)], card=one(which, where("of", pick.zone), other=pick.other))
    if isinstance(first, Unburden):
        return said("unburden", card=one(pick.which, where("of", pick.zone), other=pick.other))
    raise NoPhrase(f"{type(first).__name__} of a picked card")


def picked_some(pick: PickSome | PickFromHand, card: Card) -> Said:
    """What is done with each of several cards, and what it brings."""
    which, zone = (ANY, HAND) if isinstance(pick, PickFromHand) else (pick.which, AREA)
    cards = kind(which, where("from", zone), many=True, other=leaves_itself_out(pick, card))
    match steps_of(pick.then):
        case [Discard(), *rest]:
            discards = said(how_many(pick), n=pick.most, cards=cards)
            return row([discards, said("for_each", what=row(in_a_row(rest, card), rest))], rest) if rest else discards
        case [Curse(n=n)] if pick.most == 1:
            return said("may_curse", n=n, card=one(which, where("of")))
        case _:
            raise NoPhrase(f"{type(pick.then).__name__} of picked cards")


def how_many(pick: PickSome | PickFromHand) -> str:
    """The key of discarding so many cards."""
    if isinstance(pick, PickFromHand) and pick.least == pick.most:
        return "discard_some"
    return "discard_any" if pick.most >= ANY_NUMBER else "discard_up_to"


def leaves_itself_out(pick: PickSome | PickFromHand, card: Card) -> bool:
    """Whether the cards to pick are others: a card without a curse symbol is not among the cursed ones anyway."""
    if isinstance(pick, PickFromHand):
        return False
    return lies_in_area(card) and (not pick.which.cursed or card.curses > 0)
