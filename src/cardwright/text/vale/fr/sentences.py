"""What cards do, in French: one phrase for each word of the vocabulary.

A verb ends as its mood wants: an order on a card (`gagnez`), something to choose at the table (`gagner`).
"""

from typing import Final

from cardwright.games.vale.state import Card, Permanent, When, Word
from cardwright.games.vale.terms import SUMMONED, TAMED
from cardwright.games.vale.words.choices import HAND, Choose, If, Name, Pick, PickSome, Then
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
from cardwright.text.vale.fr.terms import COLOURS, FAMILIES, NUMBERS, coloured, kind_of, one, points, stone, stones
from cardwright.text.vale.grammar import NoPhrase, folded, gathered, merely_counts, steps_of

ORDER: Final = "ez"
CHOICE: Final = "er"


def third(mood: str) -> str:
    """The ending of verbs like `perdre` and `prendre`."""
    return "re" if mood == CHOICE else mood


def phrase(word: Word, card: Card, mood: str = ORDER) -> str:
    """An instruction, without capital and full stop."""
    match word:
        case Then(steps=steps):
            return joined(in_a_row(steps, card, mood), steps[-1])
        case If(test=test, then=then, otherwise=None):
            return f"si {condition(test)}, {phrase(then, card, mood)}"
        case If(test=test, then=then, otherwise=Word() as otherwise):
            return f"si {condition(test)}, {phrase(then, card, mood)} ; sinon, {phrase(otherwise, card, mood)}"
        case Choose(n=n, branches=branches):
            return choice(n, [phrase(branch, card, CHOICE) for branch in branches])
        case Pick(then=then):
            first, *rest = steps_of(then)
            return joined([picked(word, first, mood), *in_a_row(rest, card, mood)], [first, *rest][-1])
        case PickSome(most=most, then=Discard()):
            return f"défauss{mood} jusqu'à {most} autres cartes de votre arène"
        case Name(family=family, then=Pick(then=Discard())):
            holder = f"désign{mood} une personne ayant {one(Which(family))} dans son arène (vous pouvez vous désigner)"
            return f"{holder} : elle en choisit une et la défausse"
        case _:
            return about_stones(word, card, mood)


def in_a_row(steps: list[Word], card: Card, mood: str) -> list[str]:
    each = [f"gagn{mood} {stones(purse)}" if purse else phrase(step, card, mood) for step, purse in gathered(steps)]
    return folded(each, f"gagn{mood}", "et", "ainsi que")


def joined(phrases: list[str], last: Word) -> str:
    if merely_counts(last) or len(phrases) == 1:
        return listed(phrases, "et")
    return f"{', '.join(phrases[:-1])}, puis {phrases[-1]}"


def choice(n: int, phrases: list[str]) -> str:
    if n == 1:
        return f"choisissez un effet : {' ; '.join(phrases[:-1])} ; ou {phrases[-1]}"
    return f"choisissez {NUMBERS[n]} récompenses différentes : {' ; '.join(phrases)}"


def about_stones(word: Word, card: Card, mood: str) -> str:
    match word:
        case Score(n=n, per=per):
            return f"gagn{mood} {amount(n, per, card)}"
        case Lose(n=n):
            return f"perd{third(mood)} {points(n)}"
        case Gain(colour=colour, n=n):
            return f"gagn{mood} {stone(colour, n)}"
        case Spend(colour=colour):
            return f"défauss{mood} {stone(colour, 1)}"
        case SpendAll():
            return f"défauss{mood} toutes vos pierres"
        case TurnAll(colour=colour):
            return f"remplac{mood} chacune de vos pierres par une pierre {COLOURS[colour]}"
        case Rob():
            return f"{'prendre' if mood == CHOICE else 'prenez'} 1 point à l'adversaire de votre choix"
        case _:
            return about_cards(word, mood)


def about_cards(word: Word, mood: str) -> str:
    match word:
        case Draw():
            return f"pioch{mood} une carte"
        case Recover():
            return f"récupér{mood} cette carte en main"
        case DiscardThis():
            return f"défauss{mood} cette carte"
        case ToDeck():
            return f"plac{mood} cette carte sur le dessus de la pioche"
        case Summon(which=which):
            return f"invoqu{mood} {one(which, zone=HAND)} sans payer"
        case ActivateAll():
            return f"appliqu{mood} une fois chaque effet de résolution de votre arène, dans l'ordre de votre choix"
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
            return f"{'prendre' if mood == CHOICE else 'prenez'} en main {a_card}"
        case CopyInstant():
            return f"appliqu{mood} l'effet instantané d'{bare}"
        case CopyActive():
            return f"appliqu{mood} l'effet de résolution d'{bare}"
        case _:
            raise NoPhrase("fr", first)


def amount(n: int, per: Count, card: Card) -> str:
    """So many points per something."""
    equal = "un nombre de points égal " + ("" if n == 1 else f"à {n} fois ")
    to = "à " if n == 1 else ""
    match per:
        case Once():
            return points(n)
        case Worth(colour=-1):
            return f"{equal}{to}la valeur totale de vos pierres"
        case Worth(colour=colour):
            return f"{equal}{to}la valeur totale de vos pierres {coloured(colour, 2)}"
        case ItsCost():
            return f"{equal}{to}son coût"
        case PaidWith(colour=colour):
            return f"{points(n)} si vous l'avez payée avec au moins une pierre {COLOURS[colour]}"
        case _:
            return f"{points(n)} par {counted(per, card)}"


def counted(per: Count, card: Card) -> str:
    """What is counted, in the singular."""
    match per:
        case InArea(which=which):
            noun = kind_of(which, where="dans votre arène")
            return f"{noun} (celle-ci comprise)" if which.fits(card) else noun
        case InHand():
            return "carte dans votre main"
        case FamiliesInArea():
            return "famille différente dans votre arène (celle de cette carte comprise)"
        case Held(colour=colour):
            return f"pierre {COLOURS[colour]} que vous possédez"
        case Paid(colour=colour):
            return f"pierre {COLOURS[colour]} ayant servi à la payer"
        case _:
            raise NoPhrase("fr", per)


def condition(test: Condition) -> str:
    match test:
        case Without(which=which):
            return f"vous n'avez aucune {kind_of(which, where='dans votre arène')}"
        case Holding(colour=colour):
            return f"vous possédez au moins une pierre {COLOURS[colour]}"
        case HandAtMost(n=n):
            return f"vous avez {n} cartes ou moins en main"
        case HandEqualsArea():
            return "vous avez autant de cartes en main que dans votre arène (celle-ci comprise)"
        case EveryCost(costs=costs):
            return f"votre arène contient des cartes de coût {listed(map(str, costs), 'et')}"
        case Behind():
            return "un adversaire a plus de points que vous"
        case _:
            raise NoPhrase("fr", test)


def change(effect: Permanent) -> str:
    match effect:
        case MoreStones(n=n):
            return f"vous pouvez posséder {n} {'pierre' if n == 1 else 'pierres'} de plus"
        case WorthMore(colours=colours, n=n):
            return f"chacune de vos pierres {listed((coloured(c, 2) for c in colours), 'et')} vaut {n} de plus"
        case SwapValues():
            return "vos pierres bleues ont la valeur des violettes, et vos pierres violettes celle des bleues"
        case Cheaper(n=n, family=-1):
            return f"vos cartes coûtent {n} de moins à invoquer"
        case Cheaper(n=n, family=family):
            return f"vos cartes {FAMILIES[family]} coûtent {n} de moins à invoquer"
        case _:
            raise NoPhrase("fr", effect)


def reaction(when: When, card: Card) -> str:
    which = Which(when.family)
    if when.event == SUMMONED:
        return f"chaque fois que vous invoquez {one(which, other=True)}, {phrase(when.effect, card)}"
    if when.event == TAMED:
        return f"chaque fois que vous apprivoisez {one(which)}, {phrase(when.effect, card)}"
    raise NoPhrase("fr", when)
