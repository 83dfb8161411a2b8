"""What is said about The Vale of Eternity in one language: the walk makes keys and arguments, a phrasebook the text."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.state import Card, Permanent, Vale, When, Word
from cardwright.games.vale.terms import FAMILIES, PHASES, ROUND_BEGAN
from cardwright.kernel.machine import Event
from cardwright.text.language import capital, language
from cardwright.text.phrasebook import Argument, Fold, Phrasebook, said
from cardwright.text.vale.names import name_of
from cardwright.text.vale.walk.answers import answer
from cardwright.text.vale.walk.events import happened, outcome
from cardwright.text.vale.walk.nouns import stone, stones
from cardwright.text.vale.walk.permanents import change, reaction, rescue
from cardwright.text.vale.walk.questions import question
from cardwright.text.vale.walk.sentences import sentence


class ValeLanguage:
    """A language with tables of phrases, which have the same keys in every language."""

    code: str
    """The two letters of the language."""

    ui: dict[str, str]
    """The fixed phrases of a screen, by key; the keys and their `{fields}` are the same in every language."""

    words: dict[str, str]
    """The phrases of cards; `fold` says how steps that begin with the same verb become one."""

    fold: Fold
    card_names: dict[str, str]
    prompts: dict[str, str]
    options: dict[str, str]
    events: dict[str, str]
    outcomes: dict[str, str]
    reasons: dict[str, str]

    def __init__(self) -> None:
        tables = {"prompt": self.prompts, "option": self.options, "event": self.events}
        tables |= {"outcome": self.outcomes, "reason": self.reasons}
        at_the_table = {f"{name}_{key}": phrase for name, table in tables.items() for key, phrase in table.items()}
        names = {f"name_{card.id}": self.card_name(card) for card in ALL}
        self.book: Final = Phrasebook(self.code, {**self.words, **at_the_table, **names}, self.fold)

    def told(self, key: str, **args: Argument) -> str:
        """The phrase of a key, filled in."""
        return self.book.text(said(key, **args))

    # What a card says.

    def card_name(self, card: Card) -> str:
        """The name of a card, without an article."""
        return name_of(card, self.card_names)

    def effect(self, word: Word, card: Card) -> str:
        """An instant or active effect of a card as a full sentence."""
        return self.book.sentence(sentence(word, card))

    def always(self, permanent: Permanent) -> str:
        """A permanent effect that changes a number, as a full sentence."""
        return self.book.sentence(change(permanent))

    def when(self, when: When, card: Card) -> str:
        """A permanent effect that answers an event, or what turns a summoner over, as a full sentence."""
        return self.book.sentence(reaction(when, card))

    def fate(self, word: Word, card: Card) -> str:
        """What happens to a card instead of being discarded from the area, as a full sentence."""
        return self.book.sentence(rescue(word, card))

    def card_lines(self, card: Card) -> list[tuple[str, str]]:
        """The effects of a card in printed order: the name of the kind as the engine has it, and a sentence.

        A summoner's face begins with what it brings at set-up, and ends with what turns it over.
        """
        lines = []
        if card.start is not None:
            lines.append(("start", self.effect(card.start, card)))
        if card.instant is not None:
            lines.append(("instant", self.effect(card.instant, card)))
        if card.always is not None:
            lines.append(("permanent", self.always(card.always)))
        if card.when is not None:
            lines.append(("permanent", self.when(card.when, card)))
        if card.fate is not None:
            lines.append(("permanent", self.fate(card.fate, card)))
        if card.action is not None:
            lines.append(("action", self.effect(card.action, card)))
        if card.active is not None:
            lines.append(("active", self.effect(card.active, card)))
        if card.flip is not None:
            lines.append(("flip", self.when(card.flip, card)))
        return lines

    def card_text(self, card: Card) -> str:
        """The effects of a card in one line, each after the name of its kind."""
        return " ".join(self.labelled(kind, line) for kind, line in self.card_lines(card))

    def labelled(self, kind: str, line: str) -> str:
        """An effect after the name of its kind."""
        return self.told("labelled", kind=capital(self.kind(kind)), line=line)

    # What things are called.

    def points(self, n: int) -> str:
        """So many points."""
        return self.told("points", n=n)

    def family(self, family: int) -> str:
        """The name of a family."""
        return self.told(FAMILIES[family])

    def stone(self, colour: int, n: int) -> str:
        """So many stones of one colour."""
        return self.book.text(stone(colour, n))

    def stones(self, purse: int) -> str:
        """The stones of a purse; an empty one is said to be empty."""
        return self.book.text(stones(purse))

    def phase(self, phase: int) -> str:
        """The name of a phase."""
        return self.told(f"phase_{PHASES[phase]}")

    def kind(self, kind: str) -> str:
        """The name of a kind of effects: `instant`, `permanent`, `action`, `active`, `start` or `flip`."""
        return self.told(f"kind_{kind}")

    def provenance(self, provenance: str) -> str:
        """Where a card comes from: `printed`, `rulebook` or `original`."""
        return self.told(provenance)

    def player(self, names: Sequence[str], seat: int) -> str:
        """What a player is called; one without a name is called by the number of the seat."""
        return language(self.code).player(names, seat)

    # What the table says.

    def prompt(self, t: Vale, names: Sequence[str]) -> str:
        """What the open question asks, said to the player who must answer; without one, that the game is over."""
        f = t.asked
        if f is None:
            return language(self.code).ui["game_over"]
        if f.card < 0:
            return capital(self.book.text(question(t, f)))
        key = "prompt_from_card" if f.seat == t.turn else "prompt_from_card_of"
        card, name = self.card_name(t.cards[f.card]), self.player(names, t.turn)
        return self.told(key, card=card, name=name, question=question(t, f))

    def option(self, t: Vale, pick: int, names: Sequence[str]) -> str:
        """One answer to the open question, without a full stop."""
        f = t.asked
        assert f is not None, "no question is open"
        return capital(self.book.text(answer(t, f, pick, partial(self.player, names))))

    def event(self, t: Vale, e: Event, names: Sequence[str]) -> str:
        """A line of the log, with the cards that the event has as it was heard; empty if there is nothing to say."""
        what = happened(t, e, partial(self.player, names))
        return "" if what is None else self.book.text(what)

    def heading(self, e: Event) -> str:
        """The heading of the part of the game that an event opens; empty if it opens none."""
        return self.told("event_round_heading", n=int(e.n)) if e.kind == ROUND_BEGAN else ""

    def reason(self, key: str, other: str = "", n: float = 0.0, name: str = "") -> str:
        """Why an answer is better than another one: by so many points, in the part that the key names."""
        points = said("points", n=round(n)) if n >= 0.75 else said("reason_half")
        return self.told(f"reason_{key}", other=other, points=points, name=name)

    def lead(self, points: float) -> str:
        """How far someone is ahead or behind, without a full stop."""
        key = "level" if abs(points) < 0.5 else "ahead" if points > 0 else "behind"
        return self.ui[key].format(points=self.points(max(1, round(abs(points)))))

    def outcome(self, t: Vale, names: Sequence[str]) -> str:
        """Who won a finished game, and by what."""
        return self.book.text(outcome(t, partial(self.player, names)))
