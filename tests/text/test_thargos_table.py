"""What a table says about Heroes of Thargos: questions, answers, what happens, how it ends."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.thargos.cards.sets import DESIGNS, HERO_NUMBERS, HEROES, NUMBERS
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.moves.leaving import BURNT_OUT, LAST_LEFT, RIVAL, STALEMATE, TARGET, WAYS
from cardwright.games.thargos.moves.moments import BEARER, FIRST_DESIGN, SOURCE, InOrder
from cardwright.games.thargos.rules.conflicts import Lay, UsePosts
from cardwright.games.thargos.rules.turns import PLAY, USE, Act, AttachStep, ExtraAttempt
from cardwright.games.thargos.seat import Tally
from cardwright.games.thargos.state import Card, Clause, Face, Hero, Permanent, Post, Thargos
from cardwright.games.thargos.stories.turns import ATTEMPT, SEEK, Lead, StoryAct, StoryExtra
from cardwright.games.thargos.terms import (
    BOOSTED,
    DIE_AGAIN,
    DIE_ATTEMPT,
    DIE_LASTING,
    DIE_PLACE,
    EASED,
    ENDED,
    EVENTS,
    FOE,
    HELD_BACK,
    LASTING,
    LEFT,
    MISSION,
    ORDERED,
    OTHER,
    PLACED,
    POSTED,
    PUSHED_BACK,
    REPELLED,
    ROLLED,
    SEALED,
    SHOWED,
    TALLIED,
    WILD,
    YOU,
)
from cardwright.games.thargos.words.always import Sharpen
from cardwright.games.thargos.words.conditions import CardsLaid, Count, MissionIn
from cardwright.games.thargos.words.conflicts import AddCard, AddTurned, Attempt, Feint, Keep, Withdraw
from cardwright.games.thargos.words.decks import PutUnder, Recover
from cardwright.games.thargos.words.hands import ALL, Discard, Draw
from cardwright.games.thargos.words.heroes import OnHero, TradePlaces
from cardwright.games.thargos.words.joining import Asks, Cost, If, May, Opponent
from cardwright.games.thargos.words.tracks import Seal
from cardwright.kernel import words
from cardwright.kernel.game import Outcome
from cardwright.kernel.machine import Effect, Event, Frame
from cardwright.kernel.words import Choose
from cardwright.text import thargos
from cardwright.text.glossary import terms
from cardwright.text.language import LANGUAGES
from cardwright.text.phrasebook import Said
from cardwright.text.thargos.languages import speak
from cardwright.text.thargos.telling import TELLINGS
from cardwright.text.thargos.walk.answers import STOPS, answer
from cardwright.text.thargos.walk.clauses import always, clauses, post
from cardwright.text.thargos.walk.events import ON_ATTRIBUTES, RIVALS_DICE, happened, outcome
from cardwright.text.thargos.walk.nouns import BEARER as BEARER_VOICE
from cardwright.text.thargos.walk.nouns import COMPLETED
from cardwright.text.thargos.walk.questions import question
from cardwright.text.thargos.walk.sentences import sentence
from cardwright.text.thargos.walk.things import mission_on, track_at
from tests.text.test_language import fields
from tests.text.test_phrases import keys_in, leaves_of
from tests.text.test_vocabulary import FIELD, UNSPACED, choice_words, forbidden
from tests.text.thargos import NAMES, alone, at_table, in_story, printed_words, questions

CODES = list(LANGUAGES)
TABLES = ("ui", "words", "prompts", "options", "events", "outcomes", "reasons")
KRISOSS = len(DESIGNS) + HERO_NUMBERS["krisoss"]
GUARDIAN = NUMBERS["guardian"]
ROOMS = ("always", "conditions", "conflicts", "decks", "hands", "heroes", "joining", "lastings", "tracks")
# What no printed card has, but a new one might.
UNPRINTED = [
    Discard(ALL),
    Recover(MISSION),
    Attempt(OTHER, ease=1),
    *(If(test, Draw(1)) for test in (CardsLaid(FOE, most=0), CardsLaid(YOU, least=2), MissionIn(WILD))),
]
# What the Rival does is told otherwise in a story.
IN_STORIES = (PLACED, HELD_BACK, DIE_LASTING, DIE_ATTEMPT)
UNPRINTED_ALWAYS = [Sharpen(1), Sharpen(1, kind=LASTING), Sharpen(1, kind=MISSION)]

# Keys that do not come from the words of the game.
FIXED = {
    "the_rival",
    "prompt_from_card",
    "event_turn_heading",
    "labelled",
    "printed",
    "rulebook",
    "original",
    "dice",
    "figures",
}
FIXED |= {"instead_of_action", "three_dice", "kind_hero", "kind_lasting", "kind_action", "kind_mission"}
FIXED |= {f"reason_{key}" for key in speak("en").reasons}
FIXED |= {f"when_{when}" for when in ("permanent", "triggered", "instead", "play", "post", "complete")}


def on_cards() -> Iterator[Said]:
    """Everything that cards say."""
    for card in DESIGNS:
        yield from (always(effect) for effect in card.always)
        yield from clauses(card.clauses)
        if card.post is not None:
            yield post(card.post)
    for hero in HEROES:
        for face in (hero.active, hero.injured):
            yield from (always(effect) for effect in face.always)
            yield from clauses(face.clauses)
    for word, number in printed_words():
        mission = number < len(DESIGNS) and DESIGNS[number].kind == MISSION
        yield sentence(word, COMPLETED if mission else BEARER_VOICE)
    yield from (sentence(word, BEARER_VOICE) for word in UNPRINTED)
    yield from (always(effect) for effect in UNPRINTED_ALWAYS)


def picks_for(effect: Effect) -> list[int]:
    """Answers to the question of an instruction: at least one of every sort."""
    if isinstance(effect, StoryAct):
        return [-1, SEEK, ATTEMPT, ATTEMPT + 1, PLAY + (NUMBERS["troll_raid"] << 2)]
    if isinstance(effect, Lead | StoryExtra):
        return [-1, ATTEMPT]
    if isinstance(effect, Act):
        return [-1, 0, USE, PLAY + (NUMBERS["troll_raid"] << 2), PLAY + (NUMBERS["barricade"] << 2)]
    if isinstance(effect, Choose):
        return list(range(len(effect.branches)))
    if isinstance(effect, TradePlaces):
        return [1, 4 << 5 | 5]
    if isinstance(effect, InOrder):
        return [1 << BEARER, 1 << BEARER | (GUARDIAN + FIRST_DESIGN) << SOURCE]
    if isinstance(effect, Feint):
        return [GUARDIAN << 2 | 1]
    if isinstance(effect, Withdraw | Keep | Lay | AddCard):
        return [*([] if isinstance(effect, Withdraw | Keep) else [-1]), GUARDIAN, 1 << 8 | GUARDIAN]
    if isinstance(effect, May | Opponent):
        return [0, 1]
    # A place of the other player, for Heroes; everything else has three of what can be picked.
    third = 5 if isinstance(effect, OnHero) else 2
    return [*([-1] if type(effect) in STOPS else []), 0, 1, third]


def asked_and_answered(t: Thargos) -> Iterator[Said]:
    """Every question and its answers."""
    for effect, card in questions():
        picks = [pick for pick in picks_for(effect) if not isinstance(effect, ExtraAttempt) or pick < USE]
        t.listed, t.unlisted = vec[i64](picks), False
        for seat, it in ((0, 0), (0, 4), (1, 4)):
            about = GUARDIAN if card < 0 or isinstance(effect, AddTurned) else card
            for memo in (1, 2) if isinstance(effect, PutUnder) else (1,):
                f = Frame(effect, seat, about, it, memo)
                yield question(t, f, NAMES.__getitem__)
                yield from (answer(t, f, pick, NAMES.__getitem__) for pick in picks)
    t.listed, t.unlisted = vec[i64]([-1]), False
    yield from (question(t, Frame(effect(), 0), NAMES.__getitem__) for effect in (Act, AttachStep, Lay))
    laid = t.copy()
    laid.sides[0].laid = vec[i64]([0])
    laid.listed, laid.unlisted = vec[i64]([-1]), False
    yield question(laid, Frame(Lay(), 0), NAMES.__getitem__)
    yield answer(laid, Frame(Lay(), 0), -1, NAMES.__getitem__)
    told_ = in_story()
    told_.listed, told_.unlisted = vec[i64]([SEEK, ATTEMPT]), False
    yield question(told_, Frame(StoryAct(), 0), NAMES.__getitem__)
    yield answer(told_, Frame(StoryAct(), 0), PLAY + (NUMBERS["barricade"] << 2), NAMES.__getitem__)
    yield from (question(told_, Frame(effect, 0), NAMES.__getitem__) for effect in (UsePosts(), Seal()))
    yield track_at(told_, 0)
    bare = t.copy()
    bare.missions[0] = -1
    yield from (say(bare, 0) for say in (mission_on, track_at))


def numbers_of(kind: int) -> tuple[int, ...]:
    """Numbers that an event of a kind may have."""
    if kind in ON_ATTRIBUTES:
        return (0, 1, 2)
    special = {ENDED: (1, 2, 3, 4, 5), ROLLED: (3, 423), BOOSTED: (-1, 102, 199), EASED: (1, -1), ORDERED: (0, 2)}
    special[TALLIED] = tuple(int(Tally(1, 2, n, 7, short).packed()) for n, short in ((8, False), (7, True), (-2, True)))
    special[PUSHED_BACK] = (16, 200_314)
    return {**special, **dict.fromkeys(RIVALS_DICE, (1, 3, 6))}.get(kind, (0, 1))


def told(t: Thargos) -> Iterator[Said]:
    """Every event and every outcome."""
    for kind in range(len(EVENTS)):
        both = (KRISOSS, GUARDIAN) if kind in (SHOWED, DIE_PLACE) else (GUARDIAN,)
        cards = (KRISOSS, -1) if kind == LEFT else both
        events = [Event(kind, 0, card, n, -1, it=KRISOSS) for card in cards for n in numbers_of(kind)]
        yield from (it for e in events if (it := happened(t, e, NAMES.__getitem__)) is not None)
    story = in_story()
    others = [(t, Event(POSTED, 0, GUARDIAN, 0, -1)), (t, Event(REPELLED, -1, KRISOSS, 0, -1))]
    others.append((story, Event(SEALED, 0, -1, 0, -1)))
    others += [(story, Event(kind, 0, GUARDIAN, 3, -1, it=KRISOSS)) for kind in IN_STORIES]
    others.append((alone(), Event(DIE_AGAIN, 0, -1, 3, -1)))
    yield from (it for at, e in others if (it := happened(at, e, NAMES.__getitem__)) is not None)
    yield outcome(story, Outcome([2], [9], WAYS[STALEMATE]), NAMES.__getitem__)
    for way in (TARGET, LAST_LEFT, STALEMATE):
        yield outcome(t, Outcome([1, 2], [9, 3], WAYS[way]), NAMES.__getitem__)
    yield outcome(t, Outcome([1, 1], [9, 9], WAYS[STALEMATE]), NAMES.__getitem__)
    for way in (STALEMATE, RIVAL, BURNT_OUT):
        yield outcome(t, Outcome([2], [9], WAYS[way]), NAMES.__getitem__)


@pytest.fixture(scope="module")
def everything() -> list[Said]:
    t = at_table()
    return [*on_cards(), *asked_and_answered(t), *told(t)]


@pytest.mark.parametrize("code", CODES)
def test_every_key_has_a_phrase_and_no_phrase_is_without_a_key(code: str, everything: list[Said]) -> None:
    keys = FIXED | {key for said in everything for key in keys_in(said)}
    phrases = set(speak(code).book.phrases)
    assert not keys - phrases, f"no phrase in {code!r} for: {', '.join(sorted(keys - phrases))}"
    left = {key for key in phrases - keys if not key.startswith(("name_", "keyword_", "faction_", "reason_"))}
    assert not left, f"phrases in {code!r} that the walk never asks for: {', '.join(sorted(left))}"


@pytest.mark.parametrize("code", CODES)
def test_every_phrase_can_be_filled_in(code: str, everything: list[Said]) -> None:
    for said in everything:
        text = speak(code).book.forms["plain"](speak(code).book.text(said))
        assert text, said
        assert not re.search(r"[\[\]{}<>|_]|  ", text), text


def test_what_is_said_is_plain_data(everything: list[Said]) -> None:
    assert {type(leaf) for said in everything for leaf in leaves_of(said)} == {int, str}


@pytest.mark.parametrize("table", ["ui", "prompts", "options", "events", "outcomes", "reasons"])
def test_phrases_have_the_same_keys_and_fields_in_every_language(table: str) -> None:
    found = [{key: {it.split(".")[0] for it in names} for key, names in fields(getattr(speak(code), table)).items()}
             for code in CODES]  # fmt: skip
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("code", CODES)
def test_no_table_has_a_key_of_another_one(code: str) -> None:
    say = speak(code)
    tables = [getattr(say, name) for name in TABLES[1:]] + [say.card_names, say.keywords, say.factions]
    assert len(say.book.phrases) == sum(len(table) for table in tables)


def parts_in(thing: object) -> Iterator[object]:
    """A card or a word, and the words, counts and conditions that it is made of."""
    for it in thing if isinstance(thing, list | tuple | vec) else [thing]:
        if isinstance(it, Card | Hero | Face | Clause | Post | Permanent | Count | words.Word | words.Condition):
            yield it
            yield from (part for name in dir(it) if name[0] != "_" for part in parts_in(getattr(it, name)))


def test_every_word_of_the_vocabulary_is_on_a_card_or_in_this_test() -> None:
    """What the walk does not meet here could be without a case and without phrases."""
    met = {type(part) for part in parts_in([*DESIGNS, *HEROES, *UNPRINTED, *UNPRINTED_ALWAYS])}
    rooms = [import_module(f"cardwright.games.thargos.words.{room}") for room in ROOMS]
    there = {it for room in rooms for it in vars(room).values() if getattr(it, "__module__", "") == room.__name__}
    classes = {it for it in there if isinstance(it, type)}
    known = {it for it in classes if issubclass(it, words.Word | Count | words.Condition | Permanent)}
    assert known - met == {Count, Cost, Asks, OnHero}


def texts_of(code: str) -> dict[str, str]:
    """Every text in a language but names, by where it comes from."""
    say = speak(code)
    found = {f"{name}: {key}": text for name in TABLES for key, text in getattr(say, name).items()}
    for card in DESIGNS:
        found |= {f"{card.id}: {i}": line for i, (_, line) in enumerate(say.card_lines(card))}
    for hero in HEROES:
        lines = [line for face in (hero.active, hero.injured) for _, line in say.face_lines(face)]
        found |= {f"{hero.id}: {i}": line for i, line in enumerate(lines)}
    found |= choice_words(TELLINGS[code])
    return {place: re.sub(r"\{[^}]*\}", "x", text) for place, text in found.items()}


@pytest.mark.parametrize("code", CODES)
def test_no_forbidden_synonym_stands_in_any_text(code: str) -> None:
    assert any(term.never.get(code) for term in terms("thargos"))
    assert not forbidden("thargos", code, texts_of(code))


def test_french_keeps_its_spaces_and_apostrophes() -> None:
    texts = {place: FIELD.sub("x", text) for place, text in texts_of("fr").items()}
    assert not {place: text for place, text in texts.items() if UNSPACED.findall(text) or "'" in text}
    names = [*speak("fr").card_names.values(), *speak("fr").factions.values()]
    assert not [name for name in names if "'" in name]
    assert not [text for text in speak("fr").events.values() if re.search(r"\b(?:de|que) \{(?:who|named)\}", text)]


@pytest.mark.parametrize("code", CODES)
def test_every_option_of_a_new_game_has_its_words(code: str) -> None:
    told = TELLINGS[code].choices()
    assert [it["name"] for it in told] == [choice.name for choice in THARGOS.choices()]
    for choice in told:
        assert choice["title"]
        assert choice["text"].endswith((".", "?"))
        titles = [value["title"] for value in choice["values"]]
        assert len(set(titles)) == len(titles)


def test_no_fixed_phrase_is_left_over() -> None:
    """Each key stands in the code that shows it, or the beginning of a key to which the code adds the rest."""
    room = Path(thargos.__file__).parent
    rooms = (room, room.parents[1] / "cli" / "thargos")
    code = "".join(file.read_text(encoding="utf-8") for room in rooms for file in room.glob("*.py"))
    made = ("set_", "sort_", "face_", "place_", "help_", "die_")
    assert all(f'f"{start}{{' in code or f"f'{start}{{" in code for start in made)
    left = [key for key in speak("en").ui if not key.startswith(made) and not re.search(rf"[\"']{key}[\"']", code)]
    assert left == []
