"""The walk and the phrases: every key has a phrase in every language, and no phrase is there without a key."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.moves import Overflow
from cardwright.games.vale.rules.action import END, REMOVE, SELL, SUMMON, TAME, USE, Turn, pick_of
from cardwright.games.vale.rules.artifacts import TAKE_TILE
from cardwright.games.vale.rules.curse import PASS_ON, PICK_SUMMONER
from cardwright.games.vale.rules.hunting import HUNT
from cardwright.games.vale.state import Card, Permanent, Vale, When, Word
from cardwright.games.vale.terms import CHOSE_FAMILY, EVENTS, NAMED, PHASES, RAISED, SEAL, SWAPPED, purse
from cardwright.games.vale.words import artifacts, choices, counts, creatures, curses, paying, stones
from cardwright.games.vale.words.choices import AREA, BOARD, HAND, PILE, SHELTER, PickFromHand, PickSome
from cardwright.games.vale.words.counts import Count, RoundNumber, Which
from cardwright.games.vale.words.creatures import Activate
from cardwright.games.vale.words.curses import Repair, Shed
from cardwright.games.vale.words.stones import Raise, Score
from cardwright.kernel import words
from cardwright.kernel.machine import Event, Frame
from cardwright.kernel.words import Choose
from cardwright.text.phrasebook import Argument, Said
from cardwright.text.vale.languages import speak
from cardwright.text.vale.walk.answers import answer
from cardwright.text.vale.walk.events import happened, outcome
from cardwright.text.vale.walk.nouns import one, where
from cardwright.text.vale.walk.permanents import change, reaction, rescue
from cardwright.text.vale.walk.questions import question
from cardwright.text.vale.walk.sentences import sentence
from tests.text.positions import CODES, NAMES, NUMBERS, at_table
from tests.text.test_log_lines import finished
from tests.text.test_prompts import asks, words_of

# What no printed card has, but a new one might.
UNPRINTED = [Score(2, per=RoundNumber()), Repair(3), Shed(2), Raise(2)]
COURSE = [HUNT, TAKE_TILE, PICK_SUMMONER, PASS_ON, Activate(), Turn(), Overflow()]
ACTS = [pick_of(verb, NUMBERS["imp"]) for verb in (END, SELL, TAME, SUMMON, USE)]
PAID = [pick_of(verb, 0, paid) for verb in (SUMMON, REMOVE) for paid in (purse(1), SEAL, SEAL | purse(1))]
KINDS = ("instant", "permanent", "action", "active", "start", "flip")
ZONES = (AREA, HAND, PILE, SHELTER, BOARD)

# Keys that do not come from the words of the game.
FIXED = {"prompt_from_card", "prompt_from_card_of", "labelled", "printed", "rulebook", "original"}
FIXED |= {"event_round_heading"}
FIXED |= {f"phase_{phase}" for phase in PHASES} | {f"kind_{kind}" for kind in KINDS}
FIXED |= {f"name_{card.id}" for card in ALL}


def on_cards() -> Iterator[Said]:
    """Everything that cards say."""
    for card in ALL:
        for word in (card.start, card.instant, card.action, card.active):
            if word is not None:
                yield sentence(word, card)
        for when in (card.when, card.flip):
            if when is not None:
                yield reaction(when, card)
        if card.always is not None:
            yield change(card.always)
        if card.fate is not None:
            yield rescue(card.fate, card)
    yield from (sentence(word, ALL[0]) for word in UNPRINTED)


def picks_for(word: Word) -> list[int]:
    """Answers to the question of a word: at least one of every sort."""
    match word:
        case Turn():
            return [*ACTS, *PAID]
        case Choose(branches=branches):
            return list(range(len(branches)))
        case PickSome() | PickFromHand() | Raise():
            return [-1, 0, 1]
        case _:
            return [0, 1, 2]


def asked_and_answered(t: Vale) -> Iterator[Said]:
    """Every question and its answers."""
    of_cards = [(word, NUMBERS[card.id]) for card in ALL for word in words_of(card) if asks(word)]
    for word, card in [*of_cards, *((word, -1) for word in COURSE)]:
        picks = picks_for(word)
        t.listed, t.unlisted = vec[i64](picks), False
        # The second one has been answered once before.
        for f in (Frame(word, 0, card), Frame(word, 0, card, memo=1)):
            yield question(t, f)
            yield from (answer(t, f, pick, NAMES.__getitem__) for pick in picks)
    t.listed, t.unlisted = vec[i64]([pick_of(END, 0)]), False
    yield question(t, Frame(Turn(), 0))
    yield from (one(Which(), where("at", zone)) for zone in ZONES)


def told(t: Vale) -> Iterator[Said]:
    """Every event and every outcome."""
    for kind in range(len(EVENTS)):
        for n in (0, 1) if kind in (NAMED, SWAPPED, CHOSE_FAMILY, RAISED) else (0, -1, 1, SEAL, SEAL | 1):
            said = happened(t, Event(kind, 0, 0 if n > 0 else -1, n, -1), NAMES.__getitem__)
            # Nobody removes a card for nothing.
            if said is not None and said.key != "event_removed_free":
                yield said
    yield from (outcome(finished((62, 2), other), NAMES.__getitem__) for other in ((61, 2), (62, 1), (62, 2)))


def keys_in(what: Argument) -> Iterator[str]:
    """The keys of something to say and of everything in it."""
    if isinstance(what, Said):
        yield what.key
        yield from (key for arg in what.args.values() for key in keys_in(arg))
    elif isinstance(what, tuple):
        yield from (key for item in what for key in keys_in(item))


@pytest.fixture(scope="module")
def everything() -> list[Said]:
    return [*on_cards(), *asked_and_answered(at_table()), *told(at_table())]


@pytest.mark.parametrize("code", CODES)
def test_every_key_has_a_phrase_and_no_phrase_is_without_a_key(code: str, everything: list[Said]) -> None:
    keys = FIXED | {key for said in everything for key in keys_in(said)}
    phrases = {key for key in speak(code).book.phrases if not key.startswith("reason_")}
    assert not keys - phrases, f"no phrase in {code!r} for: {', '.join(sorted(keys - phrases))}"
    assert not phrases - keys, f"phrases in {code!r} that the walk never asks for: {', '.join(sorted(phrases - keys))}"


@pytest.mark.parametrize("code", CODES)
def test_every_phrase_can_be_filled_in(code: str, everything: list[Said]) -> None:
    for said in everything:
        text = speak(code).book.text(said)
        assert text, said
        assert "{" not in text, said


@pytest.mark.parametrize("code", CODES)
def test_no_table_has_a_key_of_another_one(code: str) -> None:
    say = speak(code)
    tables = (say.words, say.prompts, say.options, say.events, say.outcomes, say.reasons, ALL)
    assert len(say.book.phrases) == sum(len(table) for table in tables)


def leaves_of(what: Argument) -> Iterator[object]:
    """What a thing to say is made of in the end."""
    items = what.args.values() if isinstance(what, Said) else what if isinstance(what, tuple) else None
    yield from [what] if items is None else (leaf for item in items for leaf in leaves_of(item))


def test_what_is_said_is_plain_data_and_the_same_for_equal_words(everything: list[Said]) -> None:
    assert {type(leaf) for said in everything for leaf in leaves_of(said)} == {int, str}
    assert everything == [*on_cards(), *asked_and_answered(at_table()), *told(at_table())]


def parts_in(thing: object) -> Iterator[object]:
    """A card or a word, and the words, counts and conditions that it is made of."""
    for it in thing if isinstance(thing, list | tuple) else [thing]:
        if isinstance(it, Card | words.Word | Count | words.Condition | Permanent | When):
            yield it
            yield from (part for name in dir(it) if name[0] != "_" for part in parts_in(getattr(it, name)))


def test_every_word_of_the_vocabulary_is_on_a_card_or_in_this_test() -> None:
    """What the walk does not meet here could be without a case and without phrases."""
    met = {type(part) for part in parts_in([*ALL, *UNPRINTED, *COURSE])}
    rooms = (words, artifacts, choices, counts, creatures, curses, paying, stones)
    there = {it for room in rooms for it in vars(room).values() if getattr(it, "__module__", "") == room.__name__}
    classes = {it for it in there if isinstance(it, type)}
    known = {it for it in classes if issubclass(it, words.Word | Count | words.Condition | Permanent)}
    assert known - met == {words.Word, words.Condition, Count}
