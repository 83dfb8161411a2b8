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
from cardwright.games.thargos.moves.laying import conflict_of
from cardwright.games.thargos.moves.leaving import BARE, BURNT_OUT, DECKLESS, LAST_LEFT, RIVAL, STALEMATE, TARGET, WAYS
from cardwright.games.thargos.moves.moments import BEARER, FIRST_DESIGN, SOURCE, InOrder
from cardwright.games.thargos.rules.conflicts import Lay
from cardwright.games.thargos.rules.turns import PLAY, USE, Act, AttachStep, ExtraAttempt
from cardwright.games.thargos.seat import Tally
from cardwright.games.thargos.state import Card, Clause, Face, Hero, Permanent, Post, Thargos
from cardwright.games.thargos.stories.turns import ATTEMPT, SEEK, Lead, StoryAct, StoryExtra
from cardwright.games.thargos.terms import (
    ATTEMPTED,
    ATTITUDE_ROLLED,
    BOOSTED,
    DIE_ATTEMPT,
    DIE_PLACE,
    DREW,
    EASED,
    ENDED,
    EVENTS,
    FOE,
    LASTING,
    LEFT,
    LOOKED,
    MISSION,
    ORDERED,
    OTHER,
    POSTED,
    PUSHED_BACK,
    REPELLED,
    ROLLED,
    SCORED,
    SEALED,
    SHOWED,
    SPIED,
    TALLIED,
    TOOK_TURN,
    WILD,
    YOU,
)
from cardwright.games.thargos.words.always import Sharpen
from cardwright.games.thargos.words.conditions import CardsLaid, Count, MissionIn
from cardwright.games.thargos.words.conflicts import AddCard, AddTurned, Attempt, BoostOne, Feint, Keep, Withdraw
from cardwright.games.thargos.words.decks import Recover
from cardwright.games.thargos.words.hands import ALL, Discard, Draw
from cardwright.games.thargos.words.heroes import Injure, OnHero, TradePlaces
from cardwright.games.thargos.words.joining import Asks, Cost, If, May, Opponent
from cardwright.kernel import words
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import OPEN, SPECTATOR, Outcome, Setup
from cardwright.kernel.machine import Effect, Event, Frame
from cardwright.kernel.words import Choose
from cardwright.text import thargos
from cardwright.text.glossary import terms
from cardwright.text.language import LANGUAGES, language
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
from tests.text.thargos import NAMES, asking, at_table, printed_words, questions

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
            f = Frame(effect, seat, GUARDIAN if card < 0 or isinstance(effect, AddTurned) else card, it, 1)
            yield question(t, f, NAMES.__getitem__)
            yield from (answer(t, f, pick, NAMES.__getitem__) for pick in picks)
    t.listed, t.unlisted = vec[i64]([-1]), False
    yield from (question(t, Frame(effect(), 0), NAMES.__getitem__) for effect in (Act, AttachStep, Lay))
    laid = t.copy()
    laid.sides[0].laid = vec[i64]([0])
    yield answer(laid, Frame(Lay(), 0), -1, NAMES.__getitem__)
    told_ = in_story()
    told_.listed, told_.unlisted = vec[i64]([SEEK, ATTEMPT]), False
    yield question(told_, Frame(StoryAct(), 0), NAMES.__getitem__)
    yield answer(told_, Frame(StoryAct(), 0), PLAY + (NUMBERS["barricade"] << 2), NAMES.__getitem__)
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
    yield from (it for at, e in others if (it := happened(at, e, NAMES.__getitem__)) is not None)
    yield outcome(story, Outcome([2], [9], WAYS[STALEMATE]), NAMES.__getitem__)
    for way in (TARGET, LAST_LEFT, STALEMATE):
        yield outcome(t, Outcome([1, 2], [9, 3], WAYS[way]), NAMES.__getitem__)
    yield outcome(t, Outcome([1, 1], [9, 9], WAYS[STALEMATE]), NAMES.__getitem__)
    for way in (STALEMATE, RIVAL, BURNT_OUT):
        yield outcome(t, Outcome([2], [9], WAYS[way]), NAMES.__getitem__)


def in_story() -> Thargos:
    t = THARGOS.new(THARGOS.setup(2, 1, {"mode": "story"}))
    assert isinstance(t, Thargos)
    return t


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
    for it in thing if isinstance(thing, list | tuple) else [thing]:
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


def test_prompts() -> None:
    t = asking(at_table(), BoostOne(3), 0, 2, card=NUMBERS["barricade"])
    assert [TELLINGS[code].prompt(t, NAMES).replace("\u202f", " ") for code in CODES] == [
        "Barricade: choose an attribute to add 3 to.",
        "Barricade : choisissez un attribut auquel ajouter 3.",
        "Barricade: kies een eigenschap waar je 3 bij optelt.",
    ]
    assert [TELLINGS[code].option(t, 2, NAMES) for code in CODES] == ["Mysticism", "Mysticisme", "Mystiek"]
    t.asked = None
    assert [TELLINGS[code].prompt(t, NAMES) for code in CODES] == [language(code).ui["game_over"] for code in CODES]


def test_who_can_only_do_nothing_is_told_so() -> None:
    t = at_table()
    mission = speak("en").card_name(t.mission(conflict_of(t).track))
    laying = TELLINGS["en"].prompt(t, NAMES)
    assert laying == f"Attempt at “{mission}”: lay a card face down, in the order of the list, or finish."
    t.listed, t.unlisted = vec[i64]([-1]), False
    assert TELLINGS["en"].prompt(t, NAMES) == f"“{mission}”: you have no more cards to lay."
    asking(t, AttachStep(), -1)
    assert [TELLINGS[code].prompt(t, NAMES) for code in CODES] == [
        "You have no Lasting to attach.",
        "Vous n’avez aucun Avantage à attacher.",
        "Je hebt geen Versterking om aan te leggen.",
    ]


def test_another_players_hero_is_named_with_that_player() -> None:
    t = at_table()
    theirs, mine = (speak("en").card_name(t.heroes[t.stand(hero).hero]) for hero in (4, 0))
    asking(t, Injure(4), 4, 0, card=NUMBERS["poisoned_cup"])
    assert TELLINGS["en"].option(t, 4, NAMES) == f"Injure {theirs} (Bob)"
    assert TELLINGS["en"].option(t, 0, NAMES) == f"Injure {mine}"


def test_a_player_is_called_by_the_name_as_it_is_written() -> None:
    t, names = at_table(), ["ann [x]", "bob|<y>"]
    assert (
        TELLINGS["nl"].lines(t, [Event(DREW, 0, GUARDIAN, 0, -1)], names, OPEN)[0]["text"] == "ann [x] trekt Wachter."
    )
    asking(t, Opponent(Draw(1)), 1, card=NUMBERS["troll_raid"])
    assert [TELLINGS[code].option(t, 1, names) for code in CODES] == [
        "Choose bob|<y>", "Choisir bob|<y>", "Kies bob|<y>",
    ]  # fmt: skip


def test_no_fixed_phrase_is_left_over() -> None:
    """Each key stands in the code that shows it, or the beginning of a key to which the code adds the rest."""
    room = Path(thargos.__file__).parent
    rooms = (room, room.parents[1] / "cli" / "thargos")
    code = "".join(file.read_text(encoding="utf-8") for room in rooms for file in room.glob("*.py"))
    made = ("set_", "sort_", "face_", "place_", "help_", "die_")
    assert all(f'f"{start}{{' in code or f"f'{start}{{" in code for start in made)
    left = [key for key in speak("en").ui if not key.startswith(made) and not re.search(rf"[\"']{key}[\"']", code)]
    assert left == []


def line(t: Thargos, e: Event, code: str, viewer: int = OPEN) -> str:
    return TELLINGS[code].lines(t, [e], NAMES, viewer)[0]["text"].replace("\u202f", " ")


def test_lines() -> None:
    t = at_table()
    attempt = Event(ATTEMPTED, 0, NUMBERS["hold_the_rarlonn_pass"], 2, -1, it=KRISOSS)
    assert [line(t, attempt, code) for code in CODES] == [
        "Ann attempts “Hold the Rarlonn Pass” with Krisoss, the Blade of Condar.",
        "Ann tente « Tenir le Col de Rarlonn » avec Krisoss - La Lame de Condar.",
        "Ann probeert ‘Houd de Rarlonnpas’ met Krisoss, de Kling van Condar.",
    ]
    assert line(t, Event(BOOSTED, 0, KRISOSS, 199, -1), "en") == (
        "Krisoss, the Blade of Condar (Ann) gets −1 Mysticism."
    )
    assert line(t, Event(BOOSTED, 0, KRISOSS, 102, -1), "en") == "Krisoss, the Blade of Condar (Ann) gets +2 Mind."
    assert line(t, Event(ROLLED, 0, -1, 6, -1), "en") == "Ann rolls a 6."
    assert line(t, Event(ROLLED, 0, KRISOSS, 316, -1), "nl").endswith("gooit Kracht 3, Geest 1, Mystiek 6.")
    short = Event(TALLIED, 0, -1, Tally(1, 0, 5, 7, True).packed(), -1)
    assert [line(t, short, code) for code in CODES] == [
        "Might: Ann has 5, Bob has 7 (2 short).",
        "Puissance : Ann a 5, Bob a 7 (il manque 2).",
        "Kracht: Ann heeft 5, Bob heeft 7 (2 te weinig).",
    ]
    assert line(t, Event(LEFT, 0, -1, DECKLESS, -1), "en") == "Ann has a burnt deck and is out of the game."
    assert line(t, Event(LEFT, 0, -1, BARE, -1), "en") == "Ann has no Hero left and is out of the game."
    assert line(t, Event(SCORED, 0, -1, 4, -1), "fr") == f"Ann a 4 PV sur {t.sides[0].target}."


def test_a_turn_opens_a_part_of_the_log() -> None:
    t = at_table()
    told = [TELLINGS[code].lines(t, [Event(TOOK_TURN, 1, -1, 0, -1)], NAMES, 0)[0]["opens"] for code in CODES]
    assert [it.replace("\u202f", " ") for it in told] == ["Bob’s turn", "Tour : Bob", "Beurt: Bob"]


@pytest.mark.parametrize(("kind", "unknown"), [
    (DREW, "Ann draws a card."),
    (SPIED, "Ann spies on a card on Mind."),
    (LOOKED, "Ann looks at a card of Bob."),
])  # fmt: skip
def test_a_card_is_told_only_to_those_who_may_know_it(kind: int, unknown: str) -> None:
    t = at_table()
    e = Event(kind, 0, GUARDIAN, 1, 1)
    assert "Guardian" in line(t, e, "en", 0)
    assert "Guardian" in line(t, e, "en", OPEN)
    for viewer in (1, SPECTATOR):
        assert line(t, e, "en", viewer) == unknown
        assert TELLINGS["en"].lines(t, [e], NAMES, viewer)[0]["cards"] == []


def test_what_every_player_has_spied_is_not_told_to_those_who_look_on() -> None:
    t = THARGOS.new(Setup(2, 1, {}))
    assert isinstance(t, Thargos)
    for seen_by, said in ((3, "Bob draws a card."), (int(t.everyone()), "Bob draws Guardian.")):
        assert line(t, Event(DREW, 1, GUARDIAN, 0, seen_by), "en", SPECTATOR) == said


def test_the_order_in_which_cards_were_drawn_is_not_told() -> None:
    t = at_table()
    drawn = [
        Event(DREW, 0, NUMBERS[card], 0, -1 if card != "barricade" else 2)
        for card in ("troll_raid", "barricade", "guardian")
    ]
    told = [TELLINGS["en"].lines(t, events, NAMES, 0) for events in (drawn, drawn[::-1])]
    assert told[0] == told[1]
    assert [it["cards"] for it in told[0]] == [["guardian"], ["troll_raid"], []]


def test_who_won() -> None:
    t = at_table()
    told = [outcome(t, Outcome([1, 2], [9, 3], WAYS[way]), NAMES.__getitem__) for way in (TARGET, LAST_LEFT, STALEMATE)]
    score = f"{t.sides[0].points} of {t.sides[0].target} VP"
    assert [speak("en").book.text(it) for it in told] == [
        f"Ann wins with {score}.",
        "Ann wins: nobody else is left.",
        f"Ann wins, being nearest to the target: {score}.",
    ]
    both = outcome(t, Outcome([1, 1], [9, 9], WAYS[STALEMATE]), NAMES.__getitem__)
    assert speak("en").book.text(both) == "Ann and Bob share the victory, equally near to their targets."


TOLD = [
    (2, {"mode": "story", "story": "condar", "undead": "with"}),
    (1, {"mode": "solo", "effects": "all", "infamy": "5"}),
    (2, {}),
    (3, {"mode": "circle", "undead": "with", "first": "die"}),
]


@pytest.mark.parametrize(("players", "options"), TOLD)
def test_a_whole_game_is_told_in_every_language(players: int, options: dict[str, str]) -> None:
    told: list[Event] = []
    t, dice = THARGOS.new(THARGOS.setup(players, 5, options), told), seeded(5)
    while t.asked is not None:
        for code, telling in TELLINGS.items():
            assert telling.prompt(t, NAMES)
            answers = [telling.option(t, int(pick), NAMES) for pick in t.options]
            assert len(set(answers)) == len(answers), (code, answers)
        told = []
        t.events = told
        t.answer(t.options[dice.roll(len(t.options))])
        for telling in TELLINGS.values():
            assert all(it["text"][-1] == "." for it in telling.lines(t, told, NAMES, 0))
    assert all(telling.outcome(t, NAMES) for telling in TELLINGS.values())


def alone() -> Thargos:
    t = THARGOS.new(THARGOS.setup(1, 1, {"mode": "solo", "difficulty": "hard"}))
    assert isinstance(t, Thargos)
    return t


@pytest.mark.rule("TS2.7")
def test_the_dice_of_the_rival_say_what_they_decide() -> None:
    t = alone()
    assert [line(t, Event(ATTITUDE_ROLLED, 1, -1, 2, -1), code) for code in CODES] == [
        "The Attitude die shows 2: the Rival is Aggressive, attacks with 5 cards and defends with 3 cards.",
        "Le dé d’Attitude donne 2 : Attitude Agressive, le Rival attaque avec 5 cartes et défend avec 3 cartes.",
        "De houdingsdobbelsteen toont 2: de Rivaal is Agressief, valt aan met 5 kaarten en verdedigt met 3 kaarten.",
    ]
    assert [line(t, Event(DIE_ATTEMPT, 1, -1, n, -1), "en") for n in (1, 2, 6)] == [
        "The Decision die shows 1: the Rival has doubts and backs off.",
        "The Decision die shows 2: the Rival turns to track 1.",
        "The Decision die shows 6: the Rival adds a card to its attack and rolls again.",
    ]
    assert line(t, Event(DIE_PLACE, 1, KRISOSS, 5, -1), "en").endswith("Krisoss, the Blade of Condar goes to track 4.")


def test_the_rival_is_called_so_and_has_no_seat() -> None:
    t = alone()
    drawn = Event(SCORED, 1, -1, 4, -1)
    told = [TELLINGS[code].lines(t, [drawn], ["Ann"], 0)[0] for code in CODES]
    assert [it["text"].split(" ")[:2] for it in told] == [["The", "Rival"], ["Le", "Rival"], ["De", "Rivaal"]]
    assert {it["seat"] for it in told} == {-1}
    turn = [TELLINGS[code].lines(t, [Event(TOOK_TURN, 1, -1, 0, -1)], ["Ann"], 0)[0]["opens"] for code in CODES]
    assert [it.replace("\u202f", " ") for it in turn] == ["The Rival’s turn", "Tour : le Rival", "Beurt: de Rivaal"]


def test_who_lost_alone() -> None:
    t = alone()
    told = [outcome(t, Outcome([2], [3], WAYS[way]), NAMES.__getitem__) for way in (RIVAL, BURNT_OUT, STALEMATE)]
    score = f"0 of {t.sides[1].target} VP"
    assert [speak("en").book.text(it) for it in told] == [
        f"The Rival has reached its target, with {score}: Ann loses.",
        "Ann loses: the deck is burnt.",
        f"The Rival is nearer to its target, with {score}: Ann loses.",
    ]


def test_what_thargos_rolls_is_told_with_why_it_matters() -> None:
    pushed = Event(PUSHED_BACK, -1, -1, 100_042, -1)
    assert [line(in_story(), pushed, code) for code in CODES] == [
        "Thargos pushes back on Mind: 4 + 2, on top of the Mission’s 2.",
        "Thargos repousse sur Esprit : 4 + 2, en plus des 2 de la Mission.",
        "Thargos slaat terug op Geest: 4 + 2, boven op de 2 van de Missie.",
    ]


def test_how_far_somebody_is_ahead() -> None:
    assert [TELLINGS["en"].lead(lead) for lead in (2.6, -0.7, 0.2)] == [
        "about 3 VP ahead", "about 1 VP behind", "level on VP",
    ]  # fmt: skip
