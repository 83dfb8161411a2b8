"""What the three grammars share: how steps are gathered and joined."""

from collections.abc import Iterable

from cardwright.games.vale.state import Word
from cardwright.games.vale.terms import stones_of
from cardwright.games.vale.words.choices import Then
from cardwright.games.vale.words.creatures import Draw
from cardwright.games.vale.words.stones import Gain, Lose, Score


class NoPhrase(LookupError):
    """A language has no phrase for a word of the vocabulary."""

    def __init__(self, code: str, thing: object) -> None:
        super().__init__(f"no phrase in {code!r} for {type(thing).__name__}")


def steps_of(word: Word) -> list[Word]:
    """The steps of an instruction, which may be a single one."""
    return word.steps if isinstance(word, Then) else [word]


def gathered(steps: Iterable[Word]) -> list[tuple[Word, int]]:
    """The steps, each with the stones it brings; stones gained in a row make one step."""
    found: list[tuple[Word, int]] = []
    for step in steps:
        purse = int(stones_of(step.colour, step.n)) if isinstance(step, Gain) else 0
        if purse and found and found[-1][1]:
            purse += found.pop()[1]
        found.append((step, purse))
    return found


def merely_counts(step: Word) -> bool:
    """Whether a step only brings or takes something, so that "and" joins it better than "then"."""
    return isinstance(step, Score | Lose | Gain | Draw)


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
