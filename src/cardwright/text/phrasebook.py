"""How what a game has to say becomes a text of a language: the game makes keys and arguments, a language has phrases.

In the phrase of a key stand, between braces:

    {card}             an argument: a name, a number, or something else that is said and has a phrase of its own;
    {card.a}           an argument in a form of the language, which makes `an egg` of `egg`;
    {n:point/points}   one of two words, by a number;
    {costs:, | and }   a list, with what stands between its items: the last sign stands before the last item.

An argument that is empty takes the space beside it along.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Final, NamedTuple, Union

from cardwright.text.grammar import FORMS, plural
from cardwright.text.typography import number

Argument = Union[int, str, "Said", tuple["Argument", ...]]


@dataclass(frozen=True, slots=True)
class Said:
    """Something to say, in no language yet: the key of a phrase and its arguments. Equal things are said alike."""

    key: str
    args: Mapping[str, Argument]


class Row(tuple[Said, ...]):
    """Steps one after the other; a language may fold neighbours with the same verb into one."""


class NoPhrase(LookupError):
    """There is nothing to say for a word of a game, or a language has no phrase for a key."""

    def __init__(self, what: str) -> None:
        super().__init__(f"no phrase for {what}")


class Piece(NamedTuple):
    """Plain text of a phrase, and behind it an argument in some form, if any."""

    plain: str
    name: str
    form: str
    spec: str


class Fold(NamedTuple):
    """How steps with the same verb become one: `gain a stone` and `gain a point` are `gain a stone and a point`.

    Where `also` stands in the step before already, `besides` stands for it. What matches `again` behind a number is
    not said again.
    """

    verb: str
    also: str
    besides: str
    again: str = ""

    def folded(self, texts: Sequence[str]) -> list[str]:
        found: list[str] = []
        for text in texts:
            if found and found[-1].startswith(self.verb) and text.startswith(self.verb):
                sign = self.besides if self.also in found[-1] else self.also
                found[-1] += sign + re.sub(rf"^(\d+){self.again}", r"\1", text.removeprefix(self.verb))
            else:
                found.append(text)
        return found


class Phrasebook:
    """The phrases of one language about one game, and how it folds a row of steps, if it does."""

    def __init__(self, code: str, phrases: Mapping[str, str], fold: Fold | None = None) -> None:
        self.code: Final = code
        self.phrases: Final = {key: pieces_of(phrase) for key, phrase in phrases.items()}
        self.forms: Final = FORMS[code]
        self.fold: Final = fold

    def sentence(self, what: Said) -> str:
        """Something to say as a full sentence."""
        text = self.forms["plain"](self.text(what))
        return f"{text[:1].upper()}{text[1:]}."

    def text(self, what: Argument) -> str:
        """Something to say, in words."""
        if not isinstance(what, Said):
            return number(what) if isinstance(what, int) else str(what)
        pieces = self.phrases.get(what.key)
        if pieces is None:
            raise NoPhrase(f"{what.key!r} in {self.code!r}")
        found, empty = "", False
        for piece in pieces:
            found += piece.plain.removeprefix(" ") if empty else piece.plain
            filled = self.filled(what.args[piece.name], piece) if piece.name else ""
            empty = bool(piece.name) and not filled and found[-1:] in ("", " ")
            found += filled
        return found.removesuffix(" ") if empty else found

    def filled(self, arg: Argument, piece: Piece) -> str:
        """An argument as a phrase asks for it."""
        if isinstance(arg, tuple):
            items = [self.formed(item, piece.form) for item in arg]
            if self.fold is not None and isinstance(arg, Row):
                items = self.fold.folded(items)
            return joined(items, piece.spec.split("|"))
        if piece.spec:
            assert isinstance(arg, int), f"{piece.name} is no number"
            return plural(self.code, arg, *piece.spec.split("/"))
        return self.formed(arg, piece.form)

    def formed(self, arg: Argument, form: str) -> str:
        text = self.text(arg)
        return self.forms[form](text) if form else text


def filled_in(code: str, phrase: str, args: Mapping[str, Argument]) -> str:
    """A single phrase of a language with its arguments."""
    return Phrasebook(code, {"": phrase}).text(Said("", args))


def said(key: str, **args: Argument) -> Said:
    """Something to say: a key and its arguments."""
    return Said(key, args)


def pieces_of(phrase: str) -> list[Piece]:
    """A phrase taken apart at its arguments."""
    found = []
    for plain, field, spec, _ in Formatter().parse(phrase):
        name, _, form = (field or "").partition(".")
        found.append(Piece(plain, name, form, spec or ""))
    return found


def joined(items: Sequence[str], signs: Sequence[str]) -> str:
    """Items in a row: before the last stands the last sign, before the one before it the last but one, and so on."""
    text = items[-1]
    for i, item in enumerate(reversed(items[:-1])):
        text = f"{item}{signs[max(len(signs) - 1 - i, 0)]}{text}"
    return text
