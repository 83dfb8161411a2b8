"""What cards do, in French: one phrase for each word of the vocabulary.

A verb ends as its mood wants: an order on a card (`gagnez`), something to choose at the table (`gagner`).
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
from cardwright.text.language import listed
from cardwright.text.vale.fr.counts import amount, condition
from cardwright.text.vale.fr.terms import (
    COLOURS,
    NUMBERS,
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
    folded,
    from_where,
    gathered,
    leaves_itself_out,
    merely_counts,
    or_all,
    steps_of,
    with_choice,
)

ORDER: Final = "ez"
CHOICE: Final = "er"
STEP: Final = "(rouge en bleue, bleue en violette)"


def third(mood: str) -> str:
    """The ending of verbs like `perdre`, `remettre` and `rompre`."""
    return "re" if mood == CHOICE else mood


def took(mood: str) -> str:
    """The ending of `prendre` and `reprendre`."""
    return "prendre" if mood == CHOICE else "prenez"


def phrase(word: Word, card: Card, mood: str = ORDER) -> str:
    """An instruction, without capital and full stop."""
    match word:
        case Then(steps=steps):
            return joined(in_a_row(steps, card, mood), steps)
        case If(test=test, then=then, otherwise=None):
            return f"si {condition(test)}, {phrase(then, card, mood)}"
        case If(test=test, then=then, otherwise=Word() as otherwise):
            return f"si {condition(test)}, {phrase(then, card, mood)} ; sinon, {phrase(otherwise, card, mood)}"
        case Choose(n=n, branches=branches):
            return choice(n, branches, card)
        case May(then=then):
            return f"vous pouvez {' pour '.join(phrase(step, card, CHOICE) for step in steps_of(then))}"
        case Pick(then=then):
            first, *rest = steps_of(then)
            return joined([picked(word, first, mood), *in_a_row(rest, card, mood)], [first, *rest])
        case PickSome() | PickFromHand():
            return picked_some(word, card, mood)
        case Name(family=family, then=Pick(then=then)):
            holder = f"désign{mood} une personne ayant {one(Which(family))} dans son arène (vous pouvez vous désigner)"
            return f"{holder} : elle en choisit une et {given_up(then)}"
        case NameFamily(then=then):
            chosen = "choisir" if mood == CHOICE else "choisissez"
            return joined([f"{chosen} une famille", phrase(then, card, mood)], [word, then])
        case _:
            return about_stones(word, card, mood)


def in_a_row(steps: list[Word], card: Card, mood: str) -> list[str]:
    each = [step_of(step, purse, n, card, mood) for step, purse, n in gathered(steps)]
    return folded(each, f"gagn{mood}", "et", "ainsi que")


def step_of(step: Word, purse: int, n: int, card: Card, mood: str) -> str:
    """One step, done so often, with the stones it brings."""
    match step:
        case Gain():
            return f"gagn{mood} {stones(purse)}"
        case Choose(n=1, branches=branches):
            return f"{listed((phrase(branch, card, mood) for branch in branches), 'ou')}, au choix"
        case Draw() if n > 1:
            return f"pioch{mood} {cards(n)}"
        case Pick(zone=zone, which=which) if n > 1:
            return f"défauss{mood} {n} {kind_of(which, zone, many=True)}"
        case _:
            return phrase(step, card, mood)


def joined(phrases: list[str], steps: list[Word]) -> str:
    if len(phrases) == 1:
        return phrases[0]
    if isinstance(steps[-1], If):
        return f"{listed(phrases[:-1], 'et')} ; {phrases[-1]}"
    if merely_counts(steps[-1]) and not with_choice(steps):
        return listed(phrases, "et")
    return f"{', '.join(phrases[:-1])}, puis {phrases[-1]}"


def choice(n: int, branches: list[Word], card: Card) -> str:
    phrases = [phrase(branch, card, CHOICE) for branch in branches]
    if n > 1:
        return f"choisissez {NUMBERS[n]} récompenses différentes : {' ; '.join(phrases)}"
    if or_all(branches, phrases, lambda step: phrase(step, card, CHOICE)):
        return f"choisissez un effet ou les deux : {' ; '.join(phrases[:-1])}"
    return f"choisissez un effet : {' ; '.join(phrases[:-1])} ; ou {phrases[-1]}"


def about_stones(word: Word, card: Card, mood: str) -> str:
    match word:
        case Score(n=n, per=per):
            return f"gagn{mood} {amount(n, per, card)}"
        case Lose(n=n):
            return f"perd{third(mood)} {points(n)}"
        case Gain(colour=colour, n=n):
            return f"gagn{mood} {stone(colour, n)}"
        case GiveOne(things=things):
            there = " ; ".join(map(thing, things))
            return f"perd{third(mood)} une de ces choses, puis gagn{mood} les deux autres : {there}"
        case Spend(colour=colour, n=n):
            return f"défauss{mood} {stone(colour, n)}"
        case SpendAll():
            return f"défauss{mood} toutes vos pierres"
        case TurnAll(colour=colour):
            return f"remplac{mood} chacune de vos pierres par une pierre {COLOURS[colour]}"
        case Rob():
            return f"{took(mood)} 1 point à l'adversaire de votre choix"
        case Pay(n=n):
            return f"pay{mood} {n}"
        case PayUpTo(most=most, then=Repair(n=1)):
            return f"pay{mood} jusqu'à {most} et répar{mood} autant de fois"
        case Raise(n=n, up_to=up_to):
            many = "une" if n == 1 else f"jusqu'à {n}" if up_to else NUMBERS[n]
            return f"amélior{mood} d'un cran {many} de vos pierres {STEP}"
        case RaiseEarned():
            return f"amélior{mood} d'un cran une des pierres de la vente {STEP}"
        case _:
            return about_cards(word, card, mood)


def thing(word: Gain | Score) -> str:
    """Stones or points, as something to have."""
    return stone(int(word.colour), int(word.n)) if isinstance(word, Gain) else points(int(word.n))


def about_cards(word: Word, card: Card, mood: str) -> str:
    match word:
        case Draw():
            return f"pioch{mood} une carte"
        case Recover():
            return f"récupér{mood} cette carte en main"
        case DiscardThis():
            return f"défauss{mood} cette carte"
        case ToDeck():
            return f"plac{mood} cette carte sur le dessus de la pioche"
        case Take():
            return f"{took(mood)} en main la carte vendue"
        case ShowHand():
            return f"montr{mood} votre main"
        case Summon(which=which, zone=zone, then=then):
            summon = f"invoqu{mood} {one(which, zone=zone)} sans payer"
            return summon if then is None else joined([summon, phrase(then, card, mood)], [word, then])
        case ActivateAll():
            return f"appliqu{mood} une fois chaque effet de résolution de votre arène, dans l'ordre de votre choix"
        case _:
            return about_expansions(word, mood)


def about_expansions(word: Word, mood: str) -> str:
    match word:
        case ShelterTop(n=1):
            return f"abrit{mood} la première carte de la pioche"
        case ShelterTop(n=n):
            return f"abrit{mood} les {n} premières cartes de la pioche"
        case RevealMore():
            return f"révél{mood} une carte de plus"
        case RetrieveAll():
            return f"re{took(mood)} toutes les cartes de votre abri"
        case Widen():
            return f"ajout{mood} 1 emplacement à votre arène"
        case TakeCurse(n=n):
            return f"recev{'oir' if mood == CHOICE else mood} {curses(n)}"
        case Shed(n=-1):
            return f"défauss{mood} toutes les malédictions qui sont sur vous"
        case Shed(n=n):
            return f"défauss{mood} {n} des malédictions qui sont sur vous"
        case Repair(n=n):
            return f"répar{mood} {times(n)}"
        case RepairUpTo(n=n):
            return f"répar{mood} jusqu'à {times(n)}"
        case BreakSeals():
            return f"romp{third(mood)} tous vos sceaux"
        case Flip():
            return f"retourn{mood} cet invocateur"
        case _:
            raise NoPhrase("fr", word)


def picked(pick: Pick, first: Word, mood: str) -> str:
    """What is done first with a picked card."""
    a_card = one(pick.which, pick.other, pick.zone)
    bare = one(Which(pick.which.family, most=pick.which.most), pick.other, pick.zone)
    match first:
        case Discard():
            return f"défauss{mood} {a_card}"
        case TakeBack():
            return f"récupér{mood} en main {a_card}"
        case Take():
            return f"{took(mood)} en main {a_card}"
        case HideOnDeck():
            return f"plac{mood} {a_card} sur le dessus de la pioche"
        case Shelter():
            return f"abrit{mood} {a_card}"
        case Retrieve():
            return f"re{took(mood)} {a_card}"
        case CopyInstant():
            return f"copi{mood} l'effet instantané d'{bare}"
        case CopyActive():
            return f"copi{mood} l'effet de résolution d'{bare}"
        case UseActive():
            return f"appliqu{mood} l'effet de résolution d'{bare}"
        case Unburden():
            return f"remett{third(mood)} dans la réserve 1 malédiction d'{a_card}"
        case _:
            raise NoPhrase("fr", first)


def picked_some(pick: PickSome | PickFromHand, card: Card, mood: str) -> str:
    """What is done with each of several cards, and what it brings."""
    many = amount_of(pick)
    which, zone = from_where(pick)
    others = "autres " if leaves_itself_out(pick, card) else ""
    match steps_of(pick.then):
        case [Discard(), *rest]:
            discards = f"défauss{mood} {many} {others}{kind_of(which, zone, many=True)}"
            reward = f"{joined(in_a_row(rest, card, mood), rest)} par carte défaussée" if rest else ""
            return joined([discards, reward], rest) if rest else discards
        case [Curse(n=n)] if pick.most == 1:
            place = one(which, zone=zone)
            return f"{'' if mood == CHOICE else 'vous pouvez '}mettre {curses(n)} de la réserve sur {place}"
        case _:
            raise NoPhrase("fr", pick.then)


def amount_of(pick: PickSome | PickFromHand) -> str:
    """How many cards are to be picked."""
    if isinstance(pick, PickFromHand) and pick.least == pick.most:
        return str(pick.most)
    return "n'importe quel nombre de" if pick.most >= ANY_NUMBER else f"jusqu'à {pick.most}"


def given_up(then: Word) -> str:
    """What a named person does with a card of the area."""
    match then:
        case Discard():
            return "la défausse"
        case Swap():
            return "l'échange contre cette carte"
        case _:
            raise NoPhrase("fr", then)
