"""Positions of Heroes of Thargos to say something about, and everything that its cards can ask."""

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.game import RULES, THARGOS
from cardwright.games.thargos.rules.conflicts import Lay
from cardwright.games.thargos.rules.turns import Act
from cardwright.games.thargos.state import Thargos, Word
from cardwright.kernel import words
from cardwright.kernel.machine import Effect, Frame

NAMES = ["Ann", "Bob", "Éloïse"]
FIRST_ATTEMPT = 1


def at_table() -> Thargos:
    """Two players with the first two teams in a conflict, before the attacker has laid a card."""
    t = THARGOS.new(THARGOS.setup(2, 1, {}))
    assert isinstance(t, Thargos)
    while t.asked is not None and not isinstance(t.asked.effect, Lay):
        t.answer(t.options[FIRST_ATTEMPT if isinstance(t.asked.effect, Act) else 0])
    return t


def alone() -> Thargos:
    t = THARGOS.new(THARGOS.setup(1, 1, {"mode": "solo", "difficulty": "hard"}))
    assert isinstance(t, Thargos)
    return t


def in_story() -> Thargos:
    t = THARGOS.new(THARGOS.setup(2, 1, {"mode": "story"}))
    assert isinstance(t, Thargos)
    return t


def asking(
    t: Thargos, word: Effect, *options: int, seat: int = 0, card: int = -1, it: int = 0, memo: int = 0
) -> Thargos:
    """A position in which a word asks a player, of a card if one is named and about a Hero."""
    t.wait(Frame(word, seat, card, it, memo), vec[i64](options))
    return t


def printed_words() -> list[tuple[Word, int]]:
    """The instructions of all cards, with the numbers of the cards that they stand on."""
    found: list[tuple[Word, int]] = []
    for number, card in enumerate(DESIGNS):
        there = [*(clause.effect for clause in card.clauses), card.play, card.complete]
        there += [card.post.effect] if card.post is not None else []
        there += [it.instead() for it in card.always]
        found += [(word, number) for word in there if word is not None]
    for number, hero in enumerate(HEROES):
        for face in (hero.active, hero.injured):
            there = [*(clause.effect for clause in face.clauses), face.action]
            found += [(word, len(DESIGNS) + number) for word in there if word is not None]
    return found


def inside(effect: Effect) -> Iterator[Effect]:
    """An instruction and those inside it."""
    yield effect
    for part in effect.parts():
        yield from inside(part)


def questions() -> list[tuple[Effect, int]]:
    """Everything that asks: on cards, with their numbers, and in the course of the game."""
    on_cards = [(part, card) for word, card in printed_words() for part in inside(word)]
    course = [(part, -1) for effect in RULES.values() for part in inside(effect)]
    return [(effect, card) for effect, card in [*on_cards, *course] if asks(effect)]


def asks(effect: Effect) -> bool:
    """Whether an instruction asks something: then it has names for the answers."""
    return isinstance(effect, words.Word) and type(effect).name is not words.Word.name
