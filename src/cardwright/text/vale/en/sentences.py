"""What cards do, in English: one phrase for each word of the vocabulary, in the imperative."""

from cardwright.games.vale.state import Card, Permanent, When, Word
from cardwright.games.vale.terms import SUMMONED, TAMED
from cardwright.games.vale.words.choices import Choose, If, Name, Pick, PickSome, Then
from cardwright.games.vale.words.counts import (
    Behind,
    Condition,
    Count,
    EveryCost,
    FamiliesInArea,
    HandAtMost,
    HandEqualsArea,
    Held,
    Holding,
    InArea,
    InHand,
    ItsCost,
    Once,
    Paid,
    PaidWith,
    Which,
    Without,
    Worth,
)
from cardwright.games.vale.words.creatures import (
    ActivateAll,
    CopyActive,
    CopyInstant,
    Discard,
    DiscardThis,
    Draw,
    Recover,
    Summon,
    Take,
    TakeBack,
    ToDeck,
)
from cardwright.games.vale.words.stones import (
    Cheaper,
    Gain,
    Lose,
    MoreStones,
    Rob,
    Score,
    Spend,
    SpendAll,
    SwapValues,
    TurnAll,
    WorthMore,
)
from cardwright.text.language import listed
from cardwright.text.vale.en.terms import COLOURS, FAMILIES, NUMBERS, ZONES, kind_of, one, points, stone, stones
from cardwright.text.vale.grammar import NoPhrase, gathered, merely_counts, steps_of


def phrase(word: Word, card: Card) -> str:
    """An instruction, without capital and full stop."""
    match word:
        case Then(steps=steps):
            return joined(in_a_row(steps, card), steps[-1])
        case If(test=test, then=then, otherwise=None):
            return f"if {condition(test, card)}, {phrase(then, card)}"
        case If(test=test, then=then, otherwise=Word() as otherwise):
            return f"if {condition(test, card)}, {phrase(then, card)}; otherwise, {phrase(otherwise, card)}"
        case Choose(n=n, branches=branches):
            return choice(n, [phrase(branch, card) for branch in branches])
        case Pick(then=then):
            first, *rest = steps_of(then)
            return joined([picked(word, first), *in_a_row(rest, card)], [first, *rest][-1])
        case PickSome(most=most, then=Discard()):
            return f"discard up to {most} other cards from your area"
        case Name(family=family, then=Pick(then=Discard())):
            holder = f"name a player with {one(Which(family))} in their area (you may name yourself)"
            return f"{holder}: that player chooses one and discards it"
        case _:
            return about_stones(word, card)


def in_a_row(steps: list[Word], card: Card) -> list[str]:
    return [f"gain {stones(purse)}" if purse else phrase(step, card) for step, purse in gathered(steps)]


def joined(phrases: list[str], last: Word) -> str:
    if merely_counts(last) or len(phrases) == 1:
        return listed(phrases, "and")
    return f"{', '.join(phrases[:-1])}, then {phrases[-1]}"


def choice(n: int, phrases: list[str]) -> str:
    if n == 1:
        return f"choose one: {'; '.join(phrases[:-1])}; or {phrases[-1]}"
    return f"choose {NUMBERS[n]} different rewards: {'; '.join(phrases)}"


def about_stones(word: Word, card: Card) -> str:
    match word:
        case Score(n=n, per=per):
            return f"score {amount(n, per, card)}"
        case Lose(n=n):
            return f"lose {points(n)}"
        case Gain(colour=colour, n=n):
            return f"gain {stone(colour, n)}"
        case Spend(colour=colour):
            return f"give up {stone(colour, 1)}"
        case SpendAll():
            return "give up all your stones"
        case TurnAll(colour=colour):
            return f"replace every stone you hold with a {COLOURS[colour]} one"
        case Rob():
            return "take 1 point from an opponent of your choice"
        case _:
            return about_cards(word)


def about_cards(word: Word) -> str:
    match word:
        case Draw():
            return "draw a card"
        case Recover():
            return "recover this card to your hand"
        case DiscardThis():
            return "discard this card"
        case ToDeck():
            return "put this card on top of the deck"
        case Summon(which=which):
            return f"summon {one(which)} from your hand without paying"
        case ActivateAll():
            return "use every active effect in your area once, in any order"
        case _:
            raise NoPhrase("en", word)


def picked(pick: Pick, first: Word) -> str:
    """What is done first with a picked card."""
    a_card = one(pick.which, pick.other)
    bare = one(Which(pick.which.family, most=pick.which.most), pick.other)
    match first:
        case Discard():
            return f"discard {a_card} from {ZONES[pick.zone]}"
        case TakeBack():
            return f"recover {a_card} from your area to your hand"
        case Take():
            return f"take {a_card} from {ZONES[pick.zone]} into your hand"
        case CopyInstant():
            return f"copy the instant effect of {bare} in your area"
        case CopyActive():
            return f"copy the active effect of {bare} in your area"
        case _:
            raise NoPhrase("en", first)


def amount(n: int, per: Count, card: Card) -> str:
    """So many points per something."""
    times = "" if n == 1 else f"{n} times "
    match per:
        case Once():
            return points(n)
        case Worth(colour=-1):
            return f"points equal to {times}the total value of your stones"
        case Worth(colour=colour):
            return f"points equal to {times}the total value of your {COLOURS[colour]} stones"
        case ItsCost():
            return f"points equal to {times}its cost"
        case PaidWith(colour=colour):
            return f"{points(n)} if you paid at least one {COLOURS[colour]} stone for it"
        case _:
            return f"{points(n)} for each {counted(per, card)}"


def counted(per: Count, card: Card) -> str:
    """What is counted, in the singular."""
    match per:
        case InArea(which=which):
            return f"{kind_of(which)} in your area{' (this one included)' if which.fits(card) else ''}"
        case InHand():
            return "card in your hand"
        case FamiliesInArea():
            return "different family in your area (this card's own included)"
        case Held(colour=colour):
            return f"{COLOURS[colour]} stone you hold"
        case Paid(colour=colour):
            return f"{COLOURS[colour]} stone paid for it"
        case _:
            raise NoPhrase("en", per)


def condition(test: Condition, card: Card) -> str:
    match test:
        case Without(which=which):
            return f"there is no {kind_of(which)} in your area"
        case Holding(colour=colour):
            return f"you hold at least one {COLOURS[colour]} stone"
        case HandAtMost(n=n):
            return f"you have {n} or fewer cards in your hand"
        case HandEqualsArea():
            return "you have as many cards in your hand as in your area (this one included)"
        case EveryCost(costs=costs):
            return f"you have cards of cost {listed(map(str, costs), 'and')} in your area"
        case Behind():
            return "an opponent has more points than you"
        case _:
            raise NoPhrase("en", test)


def change(effect: Permanent) -> str:
    match effect:
        case MoreStones(n=n):
            return f"you may hold {n} more {'stone' if n == 1 else 'stones'}"
        case WorthMore(colours=colours, n=n):
            return f"each of your {listed((COLOURS[c] for c in colours), 'and')} stones is worth {n} more"
        case SwapValues():
            return "your blue stones have the value of purple ones, and your purple stones that of blue ones"
        case Cheaper(n=n, family=-1):
            return f"your cards cost {n} less to summon"
        case Cheaper(n=n, family=family):
            return f"your {FAMILIES[family]} cards cost {n} less to summon"
        case _:
            raise NoPhrase("en", effect)


def reaction(when: When, card: Card) -> str:
    which = Which(when.family)
    if when.event == SUMMONED:
        return f"each time you summon {one(which, other=True)}, {phrase(when.effect, card)}"
    if when.event == TAMED:
        return f"each time you tame {one(which)}, {phrase(when.effect, card)}"
    raise NoPhrase("en", when)
