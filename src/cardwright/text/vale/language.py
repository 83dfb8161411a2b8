"""The contract of a language that speaks about The Vale of Eternity, and what all share: the lines of a card."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from cardwright.games.vale.state import Card, Permanent, Vale, When, Word
from cardwright.kernel.machine import Event
from cardwright.text.language import capital, language


class ValeLanguage(ABC):
    """One language. Every text is made from data; players are called by their names."""

    code: str
    """The two letters of the language."""

    ui: dict[str, str]
    """The fixed phrases of a screen, by key; the keys and their `{fields}` are the same in every language."""

    @abstractmethod
    def card_name(self, card: Card) -> str:
        """The name of a card, without an article."""

    @abstractmethod
    def effect(self, word: Word, card: Card) -> str:
        """An instant or active effect of a card as a full sentence."""

    @abstractmethod
    def always(self, permanent: Permanent) -> str:
        """A permanent effect that changes a number, as a full sentence."""

    @abstractmethod
    def when(self, when: When, card: Card) -> str:
        """A permanent effect that answers an event, or what turns a summoner over, as a full sentence."""

    @abstractmethod
    def fate(self, word: Word, card: Card) -> str:
        """What happens to a card instead of being discarded from the area, as a full sentence."""

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
        return f"{capital(self.kind(kind))}: {line}"

    @abstractmethod
    def family(self, family: int) -> str:
        """The name of a family."""

    @abstractmethod
    def stone(self, colour: int, n: int) -> str:
        """So many stones of one colour."""

    @abstractmethod
    def stones(self, purse: int) -> str:
        """The stones of a purse; an empty one is said to be empty."""

    @abstractmethod
    def phase(self, phase: int) -> str:
        """The name of a phase."""

    @abstractmethod
    def kind(self, kind: str) -> str:
        """The name of a kind of effects: `instant`, `permanent`, `action`, `active`, `start` or `flip`."""

    @abstractmethod
    def provenance(self, provenance: str) -> str:
        """Where a card comes from: `printed`, `rulebook` or `original`."""

    def player(self, names: Sequence[str], seat: int) -> str:
        """What a player is called; one without a name is called by the number of the seat."""
        return language(self.code).player(names, seat)

    @abstractmethod
    def prompt(self, t: Vale, names: Sequence[str]) -> str:
        """What the open question asks, said to the player who must answer; without one, that the game is over."""

    @abstractmethod
    def option(self, t: Vale, pick: int, names: Sequence[str]) -> str:
        """One answer to the open question, without a full stop."""

    @abstractmethod
    def event(self, t: Vale, e: Event, names: Sequence[str], viewer: int | None) -> str:
        """A line of the log, as far as the viewer may know (`None`: a spectator); empty if there is nothing to say."""

    @abstractmethod
    def reason(self, key: str, other: str = "", n: float = 0.0, name: str = "") -> str:
        """Why an answer is better than another one: by so many points, in the part that the key names."""

    @abstractmethod
    def lead(self, points: float) -> str:
        """How far someone is ahead or behind, without a full stop."""

    @abstractmethod
    def outcome(self, t: Vale, names: Sequence[str]) -> str:
        """Who won a finished game, and by what."""
