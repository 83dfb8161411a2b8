"""What cards do, in Dutch: one phrase for each word of the vocabulary, in the imperative.

What comes right after a verb depends on where it stands: `je` after a clause (`als ..., ontvang je 2 punten`), `dan`
after another step (`ontvang 6 punten en leg dan ...`).
"""

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
from cardwright.text.language import capital, listed
from cardwright.text.vale.grammar import (
    ANY_NUMBER,
    NoPhrase,
    folded,
    from_where,
    gathered,
    leaves_itself_out,
    merely_counts,
    or_all,
    steps_of,
    with_choice,
)
from cardwright.text.vale.nl.counts import amount, condition
from cardwright.text.vale.nl.terms import (
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

STEP: Final = "(rood wordt blauw, blauw wordt paars)"


def phrase(word: Word, card: Card, after: str = "") -> str:
    """An instruction, without capital and full stop."""
    match word:
        case Then(steps=steps):
            return joined(in_a_row(steps, card, after), steps)
        case If(test=test, then=then, otherwise=None):
            return f"als {condition(test)}, {phrase(then, card, ' je')}"
        case If(test=test, then=then, otherwise=Word() as otherwise):
            return f"als {condition(test)}, {phrase(then, card, ' je')}; anders {phrase(otherwise, card, ' je')}"
        case Choose(n=n, branches=branches):
            return choice(n, branches, card, after)
        case May(then=Then(steps=[Spend(colour=colour), Take()])):
            return f"{may(after)} {stone(colour, 1)} afleggen om die kaart in je hand te nemen"
        case Pick(then=then):
            first, *rest = steps_of(then)
            return joined(
                [picked(word, first, after), *in_a_row(rest, card, further(after), later=True)], [first, *rest]
            )
        case PickSome() | PickFromHand():
            return picked_some(word, card, after)
        case Name(family=family, then=Pick(then=then)):
            holder = f"kies{after} een speler met {one(Which(family))} in het speelgebied (jezelf kiezen mag)"
            return f"{holder}: die speler kiest er een en {given_up(then)}"
        case NameFamily(then=then):
            return joined([f"kies{after} een kaartsoort", phrase(then, card, further(after))], [word, then])
        case _:
            return about_stones(word, card, after)


def further(after: str) -> str:
    """What comes after the next verb of the same step: `dan` is said once."""
    return after.removesuffix(" dan")


def may(after: str) -> str:
    return f"mag{after}" if after else "je mag"


def in_a_row(steps: list[Word], card: Card, after: str, later: bool = False) -> list[str]:
    """The steps one by one; what moves something after the first step, or follows a choice, comes with `dan`."""
    phrases: list[str] = []
    chosen = False
    for step, purse, n in gathered(steps):
        then = f"{after} dan" if chosen or ((phrases or later) and not merely_counts(step)) else after
        phrases.append(step_of(step, purse, n, card, then))
        chosen = isinstance(step, Choose)
    return folded(phrases, f"ontvang{after}", "en", "plus")


def step_of(step: Word, purse: int, n: int, card: Card, after: str) -> str:
    """One step, done so often, with the stones it brings."""
    match step:
        case Gain():
            return f"ontvang{after} {stones(purse)}"
        case Choose(n=1, branches=branches):
            return f"kies{after}: {listed((phrase(branch, card) for branch in branches), 'of')}"
        case Draw() if n > 1:
            return f"trek{after} {cards(n)}"
        case Pick(zone=zone, which=which) if n > 1:
            return f"leg{after} {n} {kind_of(which, many=True)} {ZONES[zone]} af"
        case _:
            return phrase(step, card, after)


def joined(phrases: list[str], steps: list[Word]) -> str:
    if len(phrases) > 1 and isinstance(steps[-1], PickSome):
        return f"{listed(phrases[:-1], 'en')}. {capital(phrases[-1])}"
    if len(phrases) > 1 and (isinstance(steps[-1], If) or with_choice(steps)):
        return f"{listed(phrases[:-1], 'en')}; {phrases[-1]}"
    return listed(phrases, "en")


def choice(n: int, branches: list[Word], card: Card, after: str) -> str:
    phrases = [phrase(branch, card) for branch in branches]
    if n > 1:
        return f"kies{after} {NUMBERS[n]} verschillende beloningen: {'; '.join(phrases)}"
    if or_all(branches, phrases, lambda step: phrase(step, card)):
        return f"kies{after} een van deze effecten of allebei: {'; '.join(phrases[:-1])}"
    return f"kies{after} een van deze effecten: {'; '.join(phrases[:-1])}; of {phrases[-1]}"


def about_stones(word: Word, card: Card, after: str) -> str:
    match word:
        case Score(n=n, per=per):
            return f"ontvang{after} {amount(n, per, card)}"
        case Lose(n=n):
            return f"verlies{after} {points(n)}"
        case Gain(colour=colour, n=n):
            return f"ontvang{after} {stone(colour, n)}"
        case GiveOne(things=things):
            there = "; ".join(map(thing, things))
            return f"verlies{after} een van deze dingen en ontvang{further(after)} daarna de andere twee: {there}"
        case Spend(colour=colour, n=n):
            return f"leg{after} {stone(colour, n)} af"
        case SpendAll():
            return f"leg{after} al je stenen af"
        case TurnAll(colour=colour):
            return f"vervang{after} elk van je stenen door een {COLOURS[colour]} steen"
        case Rob():
            return f"neem{after} 1 punt af van een tegenstander naar keuze"
        case Pay(n=n):
            return f"betaal{after} {n}"
        case PayUpTo(most=most, then=Repair(n=1)):
            return f"betaal{after} maximaal {most} en herstel{further(after)} even vaak een zegel"
        case Raise(n=n, up_to=up_to):
            many = f"maximaal {n}" if up_to else NUMBERS[n]
            return f"waardeer{after} {many} van je stenen één stap op {STEP}"
        case RaiseEarned():
            return f"waardeer{after} een van de stenen die je ervoor ontvangt één stap op {STEP}"
        case _:
            return about_cards(word, card, after)


def thing(word: Gain | Score) -> str:
    """Stones or points, as something to have."""
    return stone(int(word.colour), int(word.n)) if isinstance(word, Gain) else points(int(word.n))


def about_cards(word: Word, card: Card, after: str) -> str:
    match word:
        case Draw():
            return f"trek{after} een kaart"
        case Recover():
            return f"neem{after} deze kaart terug in je hand"
        case DiscardThis():
            return f"leg{after} deze kaart af"
        case ToDeck():
            return f"leg{after} deze kaart boven op de trekstapel"
        case Take():
            return f"neem{after} die kaart in je hand"
        case ShowHand():
            return f"toon{after} je hand"
        case Summon(which=which, zone=zone, then=then):
            summon = f"roep{after} {one(which)} {ZONES[zone]} op zonder te betalen"
            return summon if then is None else joined([summon, phrase(then, card, further(after))], [word, then])
        case ActivateAll():
            return f"activeer{after} elk te activeren effect in je speelgebied één keer, in een volgorde naar keuze"
        case _:
            return about_expansions(word, after)


def about_expansions(word: Word, after: str) -> str:
    match word:
        case ShelterTop(n=n):
            return f"beschut{after} de bovenste {'kaart' if n == 1 else cards(n)} van de trekstapel"
        case RevealMore():
            return f"leg{after} nog een kaart open"
        case RetrieveAll():
            return f"haal{after} alle kaarten uit je schuilplaats op"
        case Widen():
            return f"voeg{after} 1 plaats toe aan je speelgebied"
        case TakeCurse(n=n):
            return f"neem{after} {curses(n)}"
        case Shed(n=-1):
            return f"leg{after} alle vloeken af die op jou liggen"
        case Shed(n=n):
            return f"leg{after} {n} van de vloeken af die op jou liggen"
        case Repair(n=n):
            return f"herstel{after} {times(n)} een zegel"
        case RepairUpTo(n=n):
            return f"herstel{after} maximaal {times(n)} een zegel"
        case BreakSeals():
            return f"breek{after} al je zegels"
        case Flip():
            return f"draai{after} deze oproeper om"
        case _:
            raise NoPhrase("nl", word)


def picked(pick: Pick, first: Word, after: str) -> str:
    """What is done first with a picked card."""
    a_card = f"{one(pick.which, pick.other)} {ZONES[pick.zone]}"
    bare = f"{one(Which(pick.which.family, most=pick.which.most), pick.other)} in je speelgebied"
    match first:
        case Discard():
            return f"leg{after} {a_card} af"
        case TakeBack():
            return f"neem{after} {a_card} terug in je hand"
        case Take():
            return f"neem{after} {a_card} in je hand"
        case HideOnDeck():
            return f"leg{after} {a_card} boven op de trekstapel"
        case Shelter():
            return f"beschut{after} {a_card}"
        case Retrieve():
            return f"haal{after} {a_card} op"
        case CopyInstant():
            return f"kopieer{after} het directe effect van {bare}"
        case CopyActive():
            return f"kopieer{after} het te activeren effect van {bare}"
        case UseActive():
            return f"gebruik{after} het te activeren effect van {bare}"
        case Unburden():
            cursed = one(pick.which, pick.other)
            return f"leg{after} 1 vloek van {cursed} in je speelgebied terug in de voorraad"
        case _:
            raise NoPhrase("nl", first)


def picked_some(pick: PickSome | PickFromHand, card: Card, after: str) -> str:
    """What is done with each of several cards, and what it brings."""
    many = amount_of(pick)
    which, zone = from_where(pick)
    others = "andere " if leaves_itself_out(pick, card) else ""
    match steps_of(pick.then):
        case [Discard(), *rest]:
            discards = f"leg{after} {many} {others}{kind_of(which, many=True)} {ZONES[zone]} af"
            discards += " als je wilt" if pick.most >= ANY_NUMBER else ""
            reward = f"{joined(in_a_row(rest, card, further(after)), rest)} per afgelegde kaart" if rest else ""
            return joined([discards, reward], rest) if rest else discards
        case [Curse(n=n)] if pick.most == 1:
            place = f"{one(which)} in je speelgebied"
            return f"{may(after)} {curses(n)} uit de voorraad op {place} leggen"
        case _:
            raise NoPhrase("nl", pick.then)


def amount_of(pick: PickSome | PickFromHand) -> str:
    """How many cards are to be picked."""
    if isinstance(pick, PickFromHand) and pick.least == pick.most:
        return str(pick.most)
    return "zoveel" if pick.most >= ANY_NUMBER else f"maximaal {pick.most}"


def given_up(then: Word) -> str:
    """What a named player does with a card of the area."""
    match then:
        case Discard():
            return "legt die af"
        case Swap():
            return "ruilt die tegen deze kaart"
        case _:
            raise NoPhrase("nl", then)
