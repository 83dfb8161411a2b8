"""What is said about Heroes of Thargos in one language: the walk makes keys and arguments, a phrasebook the text."""

from collections.abc import Callable, Sequence
from typing import Final

from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Card, Face, Hero, Thargos
from cardwright.games.thargos.terms import ATTRIBUTES, FACTIONS, KINDS, TOOK_TURN
from cardwright.kernel.machine import Event
from cardwright.text.language import capital, language
from cardwright.text.phrasebook import Argument, Phrasebook, Said, said
from cardwright.text.thargos.walk.answers import answer
from cardwright.text.thargos.walk.events import happened, outcome
from cardwright.text.thargos.walk.lines import lines_of_card, lines_of_face
from cardwright.text.thargos.walk.nouns import attribute, named, signed
from cardwright.text.thargos.walk.questions import ABOUT_ITS_CARD, question
from cardwright.text.thargos.walk.things import thing

# What the world is called, in every language.
WORLD: Final = "Thargos"


class ThargosLanguage:
    """A language with tables of phrases, which have the same keys in every language."""

    code: str
    """The two letters of the language."""

    ui: dict[str, str]
    """The fixed phrases of a screen, by key; the keys and their `{fields}` are the same in every language."""

    words: dict[str, str]
    """The phrases of cards."""

    card_names: dict[str, str]
    keywords: dict[str, str]
    factions: dict[str, str]
    prompts: dict[str, str]
    options: dict[str, str]
    events: dict[str, str]
    outcomes: dict[str, str]
    reasons: dict[str, str]

    def __init__(self) -> None:
        tables = {"name": self.card_names, "keyword": self.keywords, "faction": self.factions}
        tables |= {"prompt": self.prompts, "option": self.options, "event": self.events}
        tables |= {"outcome": self.outcomes, "reason": self.reasons}
        found = {f"{name}_{key}": phrase for name, table in tables.items() for key, phrase in table.items()}
        self.book: Final = Phrasebook(self.code, {**self.words, **found})

    def told(self, key: str, **args: Argument) -> str:
        """The phrase of a key, filled in."""
        return self.book.text(said(key, **args))

    # What a card says.

    def card_name(self, card: Card | Hero) -> str:
        """The name of a card, without an article."""
        return self.told(f"name_{card.id}")

    def face_lines(self, face: Face) -> list[tuple[str, str]]:
        """The effects of a face of a Hero: the name of when they work as the engine has it, and a sentence."""
        return self.sentences(lines_of_face(face))

    def card_lines(self, card: Card) -> list[tuple[str, str]]:
        """The effects of a card in printed order, as those of a face."""
        return self.sentences(lines_of_card(card))

    def sentences(self, lines: list[tuple[str, Said]]) -> list[tuple[str, str]]:
        return [(when, self.book.sentence(what)) for when, what in lines]

    def labelled(self, when: str, line: str) -> str:
        """An effect after the name of when it works."""
        return self.told("labelled", kind=capital(self.when(when)), line=line)

    # What stands on it besides.

    def attributes(self, face: Face) -> str:
        """The attributes of a face."""
        return self.told("dice") if face.dice else self.figures([int(face.might), int(face.mind), int(face.mysticism)])

    def asks(self, card: Card) -> str:
        """What a Mission asks for."""
        return self.figures([int(n) for n in card.asks])

    def gives(self, card: Card) -> str:
        """What a Lasting adds to the attributes of its Hero."""
        return self.figures([int(n) for n in card.gives], signed)

    def figures(self, numbers: list[int], written: Callable[[int], str] = str) -> str:
        """Numbers of the three attributes; one that is 0 is left out."""
        there = [(a, n) for a, n in enumerate(numbers) if n != 0]
        found = tuple(said("figure", attribute=attribute(a), n=written(n)) for a, n in there)
        return self.told("figures", figures=found) if found else ""

    # What things are called.

    def attribute(self, a: int) -> str:
        return self.told(ATTRIBUTES[a])

    def kind(self, kind: int) -> str:
        """The name of a kind of cards."""
        return self.told(f"kind_{KINDS[kind]}")

    def keyword(self, keyword: str) -> str:
        return self.told(f"keyword_{keyword}")

    def faction(self, faction: int) -> str:
        return self.told(f"faction_{FACTIONS[faction]}")

    def when(self, when: str) -> str:
        """The name of when an effect works: `permanent`, `triggered`, `instead`, `play`, `post` or `complete`."""
        return self.told(f"when_{when}")

    def provenance(self, provenance: str) -> str:
        """Where a card comes from: `printed`, `rulebook` or `original`."""
        return self.told(provenance)

    def player(self, names: Sequence[str], seat: int) -> str:
        """What a player is called; one without a name is called by the number of the seat."""
        return language(self.code).player(names, seat)

    def caller(self, t: Thargos, names: Sequence[str]) -> Callable[[int], str]:
        """Says what the player of a seat is called; who has none is the Rival, and who has a story is the world."""
        last = WORLD if t.variant.story is not None else self.told("the_rival")
        unseated = {side: self.told("the_rival") for side in range(int(t.players), len(t.sides) - 1)}
        return lambda seat: self.player(names, seat) if t.is_seated(seat) else unseated.get(seat, last)

    # What the table says.

    def prompt(self, t: Thargos, names: Sequence[str]) -> str:
        """What the open question asks, said to the player who must answer; without one, that the game is over."""
        f = t.asked
        if f is None:
            return language(self.code).ui["game_over"]
        asked = question(t, f, self.caller(t, names))
        if f.card < 0 or isinstance(f.effect, ABOUT_ITS_CARD):
            return capital(self.book.text(asked))
        return self.told("prompt_from_card", card=named(thing(t, int(f.card))), question=asked)

    def option(self, t: Thargos, pick: int, names: Sequence[str]) -> str:
        """One answer to the open question, without a full stop."""
        f = t.asked
        assert f is not None, "no question is open"
        return capital(self.book.text(answer(t, f, pick, self.caller(t, names))))

    def event(self, t: Thargos, e: Event, names: Sequence[str]) -> str:
        """A line of the log, with the cards that the event has as it was heard; empty if there is nothing to say."""
        what = happened(t, e, self.caller(t, names))
        text = "" if what is None else self.book.text(what)
        return text if t.is_seated(e.seat) else capital(text)

    def heading(self, t: Thargos, e: Event, names: Sequence[str]) -> str:
        """The heading of the part of the game that an event opens: a turn. Empty if it opens none."""
        if e.kind != TOOK_TURN:
            return ""
        text = self.told("event_turn_heading", who=self.caller(t, names)(int(e.seat)))
        return text if t.is_seated(e.seat) else capital(text)

    def outcome(self, t: Thargos, names: Sequence[str]) -> str:
        """Who won a finished game, and by what."""
        result = THARGOS.outcome(t)
        assert result is not None, "the game goes on"
        return self.book.text(outcome(t, result, self.caller(t, names)))

    def reason(self, key: str, other: str = "", n: float = 0.0, name: str = "") -> str:
        """Why an answer is better than another one: by so many VP, in the part that the key names."""
        vp = said("reason_some", n=round(n)) if n >= 0.75 else said("reason_half")
        return self.told(f"reason_{key}", other=other, vp=vp, name=name)

    def lead(self, points: float) -> str:
        """How far someone is ahead or behind, without a full stop."""
        key = "level" if abs(points) < 0.5 else "ahead" if points > 0 else "behind"
        return self.ui[key].format(n=max(1, round(abs(points))))
