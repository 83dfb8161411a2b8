"""What holds as long as a card lies there, and what it waits for, in French."""

from typing import Final

from cardwright.games.vale.state import Card, Permanent, When, Word
from cardwright.games.vale.terms import (
    APPEASED,
    BROKE,
    DISCARDED,
    DREW,
    EARNED,
    GAINED,
    LOST,
    ROUND_BEGAN,
    SETTLED,
    SOLD,
    SUMMONED,
    TAMED,
)
from cardwright.games.vale.words.counts import Brings, Which
from cardwright.games.vale.words.creatures import Recover
from cardwright.games.vale.words.curses import ItIsCursed, NewFamily, Pure
from cardwright.games.vale.words.stones import (
    Cheaper,
    CostsExactly,
    CostsOneStone,
    MoreStones,
    SwapValues,
    Wild,
    WorthMore,
)
from cardwright.text.language import listed
from cardwright.text.vale.fr.counts import condition
from cardwright.text.vale.fr.sentences import ORDER, in_a_row, joined, phrase
from cardwright.text.vale.fr.terms import COLOURS, FAMILIES, coloured, one, stone
from cardwright.text.vale.grammar import NoPhrase, answer_of, ends_itself, lies_in_area, steps_of

MOMENTS: Final = {
    SOLD: "vous vendez une carte",
    EARNED: "vous vendez une carte",
    DREW: "vous piochez",
    LOST: "vous perdez des points",
    BROKE: "vous rompez un sceau",
    DISCARDED: "une autre carte de votre arène est défaussée",
}


def change(effect: Permanent) -> str:
    match effect:
        case MoreStones(n=n) if n < 0:
            return f"votre limite baisse de {-n} {'pierre' if n == -1 else 'pierres'}"
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
        case CostsExactly(n=n, family=family):
            return f"vos cartes {FAMILIES[family]} coûtent exactement {n} à invoquer"
        case CostsOneStone(colour=colour, family=family):
            return f"vos cartes {FAMILIES[family]} coûtent exactement {stone(colour, 1)} à invoquer"
        case Wild():
            return "pendant votre tour, vous pouvez considérer que cette carte appartient à n'importe quelle famille"
        case Pure():
            return (
                "vous ne pouvez ni appliquer un effet qui vous donne des malédictions, "
                "ni invoquer une carte portant un symbole de malédiction"
            )
        case _:
            raise NoPhrase("fr", effect)


def reaction(when: When, card: Card) -> str:
    test, effect = answer_of(when)
    if when.event == ROUND_BEGAN:
        return f"au début de la manche suivante, avant toute autre chose, {phrase(effect, card)}"
    if when.event == SETTLED and test is not None:
        return f"dès {that(condition(test))}, {phrase(effect, card)}"
    opening = "dès" if ends_itself(effect) else "chaque fois"
    return f"{opening} {that(moment(when, card))}, {phrase(effect, card)}"


def that(clause: str) -> str:
    """A clause after `que`."""
    return f"qu'{clause}" if clause[0] in "aeiou" else f"que {clause}"


def moment(when: When, card: Card) -> str:
    """What an effect waits for."""
    which, (test, _) = Which(when.family), answer_of(when)
    match test:
        case Brings(colour=colour) if when.event == GAINED:
            return f"vous gagnez une pierre {COLOURS[colour]}"
        case ItIsCursed() if when.event == SUMMONED:
            return f"vous invoquez {one(Which(when.family, cursed=True))}"
        case NewFamily() if when.event == SUMMONED:
            return "vous invoquez une carte d'une famille encore absente de votre arène"
        case None if when.event == SUMMONED:
            return f"vous invoquez {one(which, other=lies_in_area(card))}"
        case None if when.event == APPEASED:
            return f"vous apaisez {one(which, other=lies_in_area(card))}"
        case None if when.event == TAMED:
            return f"vous apprivoisez {one(which)}"
        case None if when.event in MOMENTS:
            return MOMENTS[when.event]
        case _:
            raise NoPhrase("fr", when)


def rescue(fate: Word, card: Card) -> str:
    """What happens to a card instead of being discarded."""
    match steps_of(fate):
        case [Recover(), *rest] as steps:
            back = "récupérez-la en main à la place"
            saved = joined([back, *in_a_row(rest, card, ORDER)], steps)
            return f"si cette carte devait être défaussée de votre arène, {saved}"
        case _:
            raise NoPhrase("fr", fate)
