"""What cards do, in English: one phrase for each word of the vocabulary, in the imperative."""

import re
from typing import Final

from cardwright.games.vale.state import Card, Word
from cardwright.games.vale.words.artifacts import Retrieve, RetrieveAll, RevealMore, Shelter, ShelterTop, Widen
from cardwright.games.vale.words.choices import Choose, If, May, Name, NameFamily, Pick, PickFromHand, PickSome, Then
from cardwright.games.vale.words.counts import Which
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
from cardwright.text.language import listed
from cardwright.text.vale.en.counts import amount, condition
from cardwright.text.vale.en.terms import (
    COLOURS,
    NUMBERS,
    ZONES,
    cards,
    curses,
    kind_of,
    one,
    points,
    stone,
    stones,
    times,
)
from cardwright.text.vale.grammar import (
    ANY_NUMBER,
    NoPhrase,
    from_where,
    gathered,
    leaves_itself_out,
    merely_counts,
    or_all,
    steps_of,
    with_choice,
)

STEP: Final = "(red to blue, blue to purple)"


def phrase(word: Word, card: Card) -> str:
    """An instruction, without capital and full stop."""
    match word:
        case Then(steps=steps):
            return joined(in_a_row(steps, card), steps)
        case If(test=test, then=then, otherwise=None):
            return f"if {condition(test)}, {phrase(then, card)}"
        case If(test=test, then=then, otherwise=Word() as otherwise):
            return f"if {condition(test)}, {phrase(then, card)}; otherwise, {phrase(otherwise, card)}"
        case Choose(n=n, branches=branches):
            return choice(n, branches, card)
        case May(then=then):
            return f"you may {' to '.join(phrase(step, card) for step in steps_of(then))}"
        case Pick(then=then):
            first, *rest = steps_of(then)
            return joined([picked(word, first), *in_a_row(rest, card)], [first, *rest])
        case PickSome() | PickFromHand():
            return picked_some(word, card)
        case Name(family=family, then=Pick(then=then)):
            holder = f"name a player with {one(Which(family))} in their area (you may name yourself)"
            return f"{holder}: that player chooses one and {given_up(then)}"
        case NameFamily(then=then):
            return joined(["choose a family", phrase(then, card)], [word, then])
        case _:
            return about_stones(word, card)


def in_a_row(steps: list[Word], card: Card) -> list[str]:
    each = [step_of(step, purse, n, card) for step, purse, n in gathered(steps)]
    return folded(each)


def folded(phrases: list[str]) -> list[str]:
    """Points scored twice in a row made one: `score 4 points, plus 1 for each curse on you`."""
    found: list[str] = []
    for phrase in phrases:
        if found and found[-1].startswith("score ") and phrase.startswith("score "):
            found[-1] += ", plus " + re.sub(r"^score (\d+) points?", r"\1", phrase)
        else:
            found.append(phrase)
    return found


def step_of(step: Word, purse: int, n: int, card: Card) -> str:
    """One step, done so often, with the stones it brings."""
    match step:
        case Gain():
            return f"gain {stones(purse)}"
        case Choose(n=1, branches=branches):
            return f"either {listed((phrase(branch, card) for branch in branches), 'or')}"
        case Draw() if n > 1:
            return f"draw {cards(n)}"
        case Pick(zone=zone, which=which) if n > 1:
            return f"discard {n} {kind_of(which, many=True)} from {ZONES[zone]}"
        case _:
            return phrase(step, card)


def joined(phrases: list[str], steps: list[Word]) -> str:
    if len(phrases) == 1:
        return phrases[0]
    if isinstance(steps[-1], If):
        return f"{listed(phrases[:-1], 'and')}; {phrases[-1]}"
    if merely_counts(steps[-1]) and not with_choice(steps):
        return listed(phrases, "and")
    return f"{', '.join(phrases[:-1])}, then {phrases[-1]}"


def choice(n: int, branches: list[Word], card: Card) -> str:
    phrases = [phrase(branch, card) for branch in branches]
    if n > 1:
        return f"choose {NUMBERS[n]} different rewards: {'; '.join(phrases)}"
    if or_all(branches, phrases, lambda step: phrase(step, card)):
        return f"do one or both: {'; '.join(phrases[:-1])}"
    return f"choose one: {'; '.join(phrases[:-1])}; or {phrases[-1]}"


def about_stones(word: Word, card: Card) -> str:
    match word:
        case Score(n=n, per=per):
            return f"score {amount(n, per, card)}"
        case Lose(n=n):
            return f"lose {points(n)}"
        case Gain(colour=colour, n=n):
            return f"gain {stone(colour, n)}"
        case GiveOne(things=things):
            return f"lose one of these and then gain the other two: {'; '.join(map(thing, things))}"
        case Spend(colour=colour, n=n):
            return f"give up {stone(colour, n)}"
        case SpendAll():
            return "give up all your stones"
        case TurnAll(colour=colour):
            return f"replace every stone you hold with a {COLOURS[colour]} one"
        case Rob():
            return "take 1 point from an opponent of your choice"
        case Pay(n=n):
            return f"pay {n}"
        case PayUpTo(most=most, then=Repair(n=1)):
            return f"pay up to {most} and repair that many times"
        case Raise(n=n, up_to=up_to):
            many = f"up to {n}" if up_to else NUMBERS[n]
            return f"raise {many} of your stones by one step{'' if n == 1 else ' each'} {STEP}"
        case RaiseEarned():
            return f"raise one of the stones you get for it by one step {STEP}"
        case _:
            return about_cards(word, card)


def thing(word: Gain | Score) -> str:
    """Stones or points, as something to have."""
    return stone(int(word.colour), int(word.n)) if isinstance(word, Gain) else points(int(word.n))


def about_cards(word: Word, card: Card) -> str:
    match word:
        case Draw():
            return "draw a card"
        case Recover():
            return "recover this card to your hand"
        case DiscardThis():
            return "discard this card"
        case ToDeck():
            return "put this card on top of the deck"
        case Take():
            return "take that card into your hand"
        case ShowHand():
            return "show your hand"
        case Summon(which=which, zone=zone, then=then):
            summon = f"summon {one(which)} from {ZONES[zone]} without paying"
            return summon if then is None else joined([summon, phrase(then, card)], [word, then])
        case ActivateAll():
            return "use every active effect in your area once, in any order"
        case _:
            return about_expansions(word)


def about_expansions(word: Word) -> str:
    match word:
        case ShelterTop(n=n):
            return f"shelter the top {'card' if n == 1 else cards(n)} of the deck"
        case RevealMore():
            return "reveal one more card"
        case RetrieveAll():
            return "retrieve every card from your shelter"
        case Widen():
            return "add 1 space to your area"
        case TakeCurse(n=n):
            return f"take {curses(n)}"
        case Shed(n=-1):
            return "discard all the curses on you"
        case Shed(n=n):
            return f"discard {n} of the curses on you"
        case Repair(n=n):
            return f"repair {times(n)}"
        case RepairUpTo(n=n):
            return f"repair up to {times(n)}"
        case BreakSeals():
            return "break all your seals"
        case Flip():
            return "flip this summoner"
        case _:
            raise NoPhrase("en", word)


def picked(pick: Pick, first: Word) -> str:
    """What is done first with a picked card."""
    a_card = f"{one(pick.which, pick.other)} from {ZONES[pick.zone]}"
    bare = f"{one(Which(pick.which.family, most=pick.which.most), pick.other)} in your area"
    match first:
        case Discard():
            return f"discard {a_card}"
        case TakeBack():
            return f"recover {a_card} to your hand"
        case Take():
            return f"take {a_card} into your hand"
        case HideOnDeck():
            return f"put {a_card} on top of the deck"
        case Shelter():
            return f"shelter {a_card}"
        case Retrieve():
            return f"retrieve {a_card}"
        case CopyInstant():
            return f"copy the instant effect of {bare}"
        case CopyActive():
            return f"copy the active effect of {bare}"
        case UseActive():
            return f"use the active effect of {bare}"
        case Unburden():
            return f"return 1 curse from {one(pick.which, pick.other)} in your area to the supply"
        case _:
            raise NoPhrase("en", first)


def picked_some(pick: PickSome | PickFromHand, card: Card) -> str:
    """What is done with each of several cards, and what it brings."""
    many = amount_of(pick)
    which, zone = from_where(pick)
    others = "other " if leaves_itself_out(pick, card) else ""
    match steps_of(pick.then):
        case [Discard(), *rest]:
            discards = f"discard {many} {others}{kind_of(which, many=True)} from {ZONES[zone]}"
            return joined([discards, f"{joined(in_a_row(rest, card), rest)} for each"], rest) if rest else discards
        case [Curse(n=n)] if pick.most == 1:
            return f"you may put {curses(n)} from the supply on {one(which)} in your area"
        case _:
            raise NoPhrase("en", pick.then)


def amount_of(pick: PickSome | PickFromHand) -> str:
    """How many cards are to be picked."""
    if isinstance(pick, PickFromHand) and pick.least == pick.most:
        return str(pick.most)
    return "any number of" if pick.most >= ANY_NUMBER else f"up to {pick.most}"


def given_up(then: Word) -> str:
    """What a named player does with a card of the area."""
    match then:
        case Discard():
            return "discards it"
        case Swap():
            return "swaps it with this card"
        case _:
            raise NoPhrase("en", then)
