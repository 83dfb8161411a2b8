"""What cards do, in Dutch: one phrase for each word of the vocabulary, in the imperative.

What comes right after a verb depends on where it stands: `je` after a clause (`als ..., ontvang je 2 punten`), `dan`
after another step (`ontvang 6 punten en leg dan ...`).
"""

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
from cardwright.text.vale.grammar import NoPhrase, folded, gathered, merely_counts, steps_of
from cardwright.text.vale.nl.terms import COLOURS, FAMILIES, NUMBERS, ZONES, kind_of, one, points, stone, stones


def phrase(word: Word, card: Card, after: str = "") -> str:
    """An instruction, without capital and full stop."""
    match word:
        case Then(steps=steps):
            return listed(in_a_row(steps, card, after), "en")
        case If(test=test, then=then, otherwise=None):
            return f"als {condition(test)}, {phrase(then, card, ' je')}"
        case If(test=test, then=then, otherwise=Word() as otherwise):
            return f"als {condition(test)}, {phrase(then, card, ' je')}; anders {phrase(otherwise, card, ' je')}"
        case Choose(n=n, branches=branches):
            return choice(n, [phrase(branch, card) for branch in branches], after)
        case Pick(then=then):
            first, *rest = steps_of(then)
            return listed([picked(word, first, after), *in_a_row(rest, card, after, later=True)], "en")
        case PickSome(most=most, then=Discard()):
            return f"leg{after} maximaal {most} andere kaarten uit je speelgebied af"
        case Name(family=family, then=Pick(then=Discard())):
            holder = f"kies{after} een speler met {one(Which(family))} in het speelgebied (jezelf kiezen mag)"
            return f"{holder}: die speler kiest er een en legt die af"
        case _:
            return about_stones(word, card, after)


def in_a_row(steps: list[Word], card: Card, after: str, later: bool = False) -> list[str]:
    """The steps one by one; what moves something after the first step comes with `dan`."""
    phrases: list[str] = []
    for step, purse in gathered(steps):
        then = f"{after} dan" if (phrases or later) and not merely_counts(step) else after
        phrases.append(f"ontvang{after} {stones(purse)}" if purse else phrase(step, card, then))
    return folded(phrases, f"ontvang{after}", "en", "plus")


def choice(n: int, phrases: list[str], after: str) -> str:
    if n == 1:
        return f"kies{after} één van deze effecten: {'; '.join(phrases[:-1])}; of {phrases[-1]}"
    return f"kies{after} {NUMBERS[n]} verschillende beloningen: {'; '.join(phrases)}"


def about_stones(word: Word, card: Card, after: str) -> str:
    match word:
        case Score(n=n, per=per):
            return f"ontvang{after} {amount(n, per, card)}"
        case Lose(n=n):
            return f"verlies{after} {points(n)}"
        case Gain(colour=colour, n=n):
            return f"ontvang{after} {stone(colour, n)}"
        case Spend(colour=colour):
            return f"leg{after} {stone(colour, 1)} af"
        case SpendAll():
            return f"leg{after} al je stenen af"
        case TurnAll(colour=colour):
            return f"vervang{after} elk van je stenen door een {COLOURS[colour]} steen"
        case Rob():
            return f"neem{after} 1 punt af van een tegenstander naar keuze"
        case _:
            return about_cards(word, after)


def about_cards(word: Word, after: str) -> str:
    match word:
        case Draw():
            return f"trek{after} een kaart"
        case Recover():
            return f"neem{after} deze kaart terug in je hand"
        case DiscardThis():
            return f"leg{after} deze kaart af"
        case ToDeck():
            return f"leg{after} deze kaart boven op de trekstapel"
        case Summon(which=which):
            return f"roep{after} {one(which)} uit je hand op zonder te betalen"
        case ActivateAll():
            return f"activeer{after} elk te activeren effect in je speelgebied één keer, in een volgorde naar keuze"
        case _:
            raise NoPhrase("nl", word)


def picked(pick: Pick, first: Word, after: str) -> str:
    """What is done first with a picked card."""
    a_card = f"{one(pick.which, pick.other)} {ZONES[pick.zone]}"
    bare = one(Which(pick.which.family, most=pick.which.most), pick.other)
    match first:
        case Discard():
            return f"leg{after} {a_card} af"
        case TakeBack():
            return f"neem{after} {a_card} terug in je hand"
        case Take():
            return f"neem{after} {a_card} in je hand"
        case CopyInstant():
            return f"kopieer{after} het directe effect van {bare} in je speelgebied"
        case CopyActive():
            return f"kopieer{after} het te activeren effect van {bare} in je speelgebied"
        case _:
            raise NoPhrase("nl", first)


def amount(n: int, per: Count, card: Card) -> str:
    """So many points per something."""
    as_many = "zoveel punten als" if n == 1 else f"{n} keer zoveel punten als"
    match per:
        case Once():
            return points(n)
        case Worth(colour=-1):
            return f"{as_many} je stenen in totaal waard zijn"
        case Worth(colour=colour):
            return f"{as_many} je {COLOURS[colour]} stenen in totaal waard zijn"
        case ItsCost():
            return f"{as_many} de kost van die kaart bedraagt"
        case PaidWith(colour=colour):
            return f"{points(n)} als je er minstens één {COLOURS[colour]} steen voor betaalt"
        case _:
            return f"{points(n)} per {counted(per, card)}"


def counted(per: Count, card: Card) -> str:
    """What is counted, in the singular."""
    match per:
        case InArea(which=which):
            return f"{kind_of(which)} in je speelgebied{' (deze meegerekend)' if which.fits(card) else ''}"
        case InHand():
            return "kaart in je hand"
        case FamiliesInArea():
            return "verschillende kaartsoort in je speelgebied (die van deze kaart meegerekend)"
        case Held(colour=colour):
            return f"{COLOURS[colour]} steen die je hebt"
        case Paid(colour=colour):
            return f"{COLOURS[colour]} steen die je ervoor betaalt"
        case _:
            raise NoPhrase("nl", per)


def condition(test: Condition) -> str:
    """A condition with its verb at the end."""
    match test:
        case Without(which=which):
            return f"er geen {kind_of(which)} in je speelgebied ligt"
        case Holding(colour=colour):
            return f"je minstens één {COLOURS[colour]} steen hebt"
        case HandAtMost(n=n):
            return f"je {n} of minder kaarten in je hand hebt"
        case HandEqualsArea():
            return "je evenveel kaarten in je hand hebt als in je speelgebied (deze meegerekend)"
        case EveryCost(costs=costs):
            return f"er kaarten met kost {listed(map(str, costs), 'en')} in je speelgebied liggen"
        case Behind():
            return "een tegenstander meer punten heeft dan jij"
        case _:
            raise NoPhrase("nl", test)


def change(effect: Permanent) -> str:
    match effect:
        case MoreStones(n=n):
            return f"je mag {n} {'steen' if n == 1 else 'stenen'} meer hebben"
        case WorthMore(colours=colours, n=n):
            return f"je {listed((COLOURS[c] for c in colours), 'en')} stenen zijn elk {n} meer waard"
        case SwapValues():
            return "je blauwe stenen hebben de waarde van paarse, en je paarse stenen die van blauwe"
        case Cheaper(n=n, family=-1):
            return f"je kaarten kosten {n} minder om op te roepen"
        case Cheaper(n=n, family=family):
            return f"je {FAMILIES[family]}kaarten kosten {n} minder om op te roepen"
        case _:
            raise NoPhrase("nl", effect)


def reaction(when: When, card: Card) -> str:
    which = Which(when.family)
    if when.event == SUMMONED:
        return f"telkens als je {one(which, other=True)} oproept, {phrase(when.effect, card, ' je')}"
    if when.event == TAMED:
        return f"telkens als je {one(which)} temt, {phrase(when.effect, card, ' je')}"
    raise NoPhrase("nl", when)
