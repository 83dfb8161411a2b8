"""What the three grammars share: how steps are gathered and joined, and what a sentence is about."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from cardwright.games.vale.state import Card, Condition, When, Word
from cardwright.games.vale.terms import stones_of
from cardwright.games.vale.words.artifacts import ShelterTop, Widen
from cardwright.games.vale.words.choices import AREA, HAND, Choose, If, Pick, PickFromHand, PickSome, Then
from cardwright.games.vale.words.counts import ANY, Which
from cardwright.games.vale.words.creatures import Discard, Draw, Recover
from cardwright.games.vale.words.curses import BreakSeals, Flip, Repair, TakeCurse
from cardwright.games.vale.words.stones import Gain, Lose, Score

# More cards than anybody could pick.
ANY_NUMBER: Final = 99


class NoPhrase(LookupError):
    """A language has no phrase for a word of the vocabulary."""

    def __init__(self, code: str, thing: object) -> None:
        super().__init__(f"no phrase in {code!r} for {type(thing).__name__}")


def steps_of(word: Word) -> list[Word]:
    """The steps of an instruction, which may be a single one."""
    return word.steps if isinstance(word, Then) else [word]


def gathered(steps: Iterable[Word]) -> list[tuple[Word, int, int]]:
    """The steps, each with the stones it brings and how often it is done; stones gained in a row make one step."""
    found: list[tuple[Word, int, int]] = []
    for step in steps:
        purse = int(stones_of(step.colour, step.n)) if isinstance(step, Gain) else 0
        times = 1
        if purse and found and found[-1][1]:
            purse += found.pop()[1]
        elif found and alike(found[-1][0], step):
            times += found.pop()[2]
        found.append((step, purse, times))
    return found


def alike(a: Word, b: Word) -> bool:
    """Whether two steps draw, or discard, one card and then another one of the same kind."""
    if isinstance(a, Pick) and isinstance(b, Pick):
        same = a.zone == b.zone and a.which is b.which and a.other == b.other
        return same and isinstance(a.then, Discard) and isinstance(b.then, Discard)
    return isinstance(a, Draw) and isinstance(b, Draw)


def merely_counts(step: Word) -> bool:
    """Whether a step only brings or takes something, so that "and" joins it better than "then"."""
    return isinstance(step, Score | Lose | Gain | Draw | ShelterTop | Widen | TakeCurse | BreakSeals | Repair)


def with_choice(steps: Sequence[Word]) -> bool:
    """Whether a choice comes before the last step, which must not read as part of it."""
    return any(isinstance(step, Choose) for step in steps[:-1])


def or_all(branches: Sequence[Word], phrases: list[str], say: Callable[[Word], str]) -> bool:
    """Whether the last branch is nothing but all the others, one after the other."""
    last = branches[-1]
    return isinstance(last, Then) and [say(step) for step in last.steps] == phrases[:-1]


def folded(phrases: list[str], verb: str, also: str, besides: str) -> list[str]:
    """Neighbours with the same verb made one: `gain a stone` and `gain a point` are `gain a stone and a point`."""
    found: list[str] = []
    for phrase in phrases:
        if found and found[-1].startswith(f"{verb} ") and phrase.startswith(f"{verb} "):
            word = besides if f" {also} " in found[-1] else also
            found[-1] = f"{found[-1]} {word} {phrase.removeprefix(f'{verb} ')}"
        else:
            found.append(phrase)
    return found


def lies_in_area(card: Card) -> bool:
    """Whether a thing is a card, which speaks from an area; a tile or a summoner does not lie there."""
    return card.family >= 0


def counts_itself(which: Which, card: Card) -> bool:
    """Whether a card in the area is one of a kind by what is printed on it; whether it is cursed is not."""
    return lies_in_area(card) and not which.cursed and which.fits(card)


def from_where(pick: PickSome | PickFromHand) -> tuple[Which, int]:
    """Which cards may be picked, and where."""
    return (ANY, HAND) if isinstance(pick, PickFromHand) else (pick.which, AREA)


def leaves_itself_out(pick: PickSome | PickFromHand, card: Card) -> bool:
    """Whether the cards to pick are others: a card without a curse symbol is not among the cursed ones anyway."""
    if isinstance(pick, PickFromHand):
        return False
    return lies_in_area(card) and (not pick.which.cursed or card.curses > 0)


def answer_of(when: When) -> tuple[Condition | None, Word]:
    """The test and the effect of an answer to an event; an effect that is a mere condition adds the test."""
    effect = when.effect
    if when.test is None and isinstance(effect, If) and effect.otherwise is None:
        return effect.test, effect.then
    return when.test, effect


def ends_itself(effect: Word) -> bool:
    """Whether what answers an event is gone afterwards: it answers once, not each time."""
    return isinstance(effect, Recover | Flip)
