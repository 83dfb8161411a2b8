"""What the table says about the game, in any language: a language brings the phrases to fill in."""

from collections.abc import Sequence
from typing import Final

from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.state import Card, Permanent, Vale, When, Word
from cardwright.games.vale.terms import FAMILIES, PHASES
from cardwright.games.vale.words.counts import Which
from cardwright.kernel.machine import Event
from cardwright.text.language import capital, language
from cardwright.text.phrasebook import Argument, Fold, Phrasebook, said
from cardwright.text.vale.language import ValeLanguage
from cardwright.text.vale.names import name_of
from cardwright.text.vale.walk.answers import answer
from cardwright.text.vale.walk.events import happened, outcome
from cardwright.text.vale.walk.nouns import one, stone, stones, where
from cardwright.text.vale.walk.permanents import change, reaction, rescue
from cardwright.text.vale.walk.questions import question
from cardwright.text.vale.walk.sentences import branch_of, sentence


class Speaker(ValeLanguage):
    """A language with tables of phrases. The tables have the same keys in every language."""

    card_names: dict[str, str]
    fold: Fold
    words: dict[str, str]
    prompts: dict[str, str]
    options: dict[str, str]
    events: dict[str, str]
    outcomes: dict[str, str]
    reasons: dict[str, str]

    def __init__(self) -> None:
        tables = {"prompt": self.prompts, "option": self.options, "event": self.events}
        tables |= {"outcome": self.outcomes, "reason": self.reasons}
        talk = {f"{name}_{key}": phrase for name, table in tables.items() for key, phrase in table.items()}
        names = {f"name_{card.id}": self.card_name(card) for card in ALL}
        self.book: Final = Phrasebook(self.code, {**self.words, **talk, **names}, self.fold)

    def told(self, key: str, **args: Argument) -> str:
        """The phrase of a key, filled in."""
        return self.book.text(said(key, **args))

    # What a card says.

    def effect(self, word: Word, card: Card) -> str:
        return self.book.sentence(sentence(word, card))

    def always(self, permanent: Permanent) -> str:
        return self.book.sentence(change(permanent))

    def when(self, when: When, card: Card) -> str:
        return self.book.sentence(reaction(when, card))

    def fate(self, word: Word, card: Card) -> str:
        return self.book.sentence(rescue(word, card))

    def clause(self, word: Word, card: Card) -> str:
        """An instruction as something to choose, without capital and full stop."""
        return self.book.text(branch_of(word, card))

    def noun(self, which: Which, other: bool = False, zone: int = -1) -> str:
        """One card of a kind, or another one, in a zone or anywhere."""
        return self.book.text(one(which, where("at", zone) if zone >= 0 else None, other=other))

    def points(self, n: int) -> str:
        """So many points."""
        return self.told("points", n=n)

    def cards(self, n: int) -> str:
        """So many cards."""
        return self.told("cards", n=n)

    def family(self, family: int) -> str:
        return self.told(FAMILIES[family])

    def stone(self, colour: int, n: int) -> str:
        return self.book.text(stone(colour, n))

    def stones(self, purse: int) -> str:
        return self.book.text(stones(purse))

    def phase(self, phase: int) -> str:
        return self.told(f"phase_{PHASES[phase]}")

    def kind(self, kind: str) -> str:
        return self.told(f"kind_{kind}")

    def provenance(self, provenance: str) -> str:
        return self.told(provenance)

    def card_name(self, card: Card) -> str:
        return name_of(card, self.card_names)

    # What the table says.

    def called(self, t: Vale, names: Sequence[str]) -> list[str]:
        """What the players are called, by their seats."""
        return [self.player(names, seat) for seat in range(len(t.seats))]

    def prompt(self, t: Vale, names: Sequence[str]) -> str:
        f = t.asked
        if f is None:
            return language(self.code).ui["game_over"]
        if f.card < 0:
            return capital(self.book.text(question(t, f)))
        key = "prompt_from_card" if f.seat == t.turn else "prompt_from_card_of"
        card, name = self.card_name(t.cards[f.card]), self.player(names, t.turn)
        return self.told(key, card=card, name=name, question=question(t, f))

    def option(self, t: Vale, pick: int, names: Sequence[str]) -> str:
        f = t.asked
        assert f is not None, "no question is open"
        return capital(self.book.text(answer(t, f, pick, self.called(t, names))))

    def event(self, t: Vale, e: Event, names: Sequence[str], viewer: int | None) -> str:
        what = happened(t, e, self.called(t, names), known=may_know(t, e, viewer))
        return "" if what is None else self.book.text(what)

    def reason(self, key: str, other: str = "", n: float = 0.0, name: str = "") -> str:
        points = said("points", n=round(n)) if n >= 0.75 else said("reason_half")
        return self.told(f"reason_{key}", other=other, points=points, name=name)

    def lead(self, points: float) -> str:
        key = "level" if abs(points) < 0.5 else "ahead" if points > 0 else "behind"
        return self.ui[key].format(points=self.points(max(1, round(abs(points)))))

    def outcome(self, t: Vale, names: Sequence[str]) -> str:
        return self.book.text(outcome(t, self.called(t, names)))


def may_know(t: Vale, e: Event, viewer: int | None) -> bool:
    """Whether the viewer may know the card of an event; a spectator may know what everybody may."""
    needed = int(t.everyone()) if viewer is None else 1 << viewer
    return int(e.seen_by) & needed == needed
