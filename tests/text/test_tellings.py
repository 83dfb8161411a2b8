"""What every game on the shelf owes to its readers: words for all there is, and nothing that a viewer may not know."""

import json

import pytest

from cardwright.kernel.dice import Dice, seeded
from cardwright.kernel.game import OPEN, Game, Setup
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.notation import name as answer_of
from cardwright.shelf import GAMES
from cardwright.text.language import LANGUAGES
from cardwright.text.plain import PlainTelling
from cardwright.text.speech import telling
from cardwright.text.telling import Line, Telling
from cardwright.text.typography import french as typeset
from tests.shelf import edge_tables, few_tables, slow_but

CODES = list(LANGUAGES)
NAMES = ["Ann", "Bob", "Éloïse", "Max", "Zoë", "Ken"]
EVERY_CARD = {"id", "name", "set", "sort", "lines", "back"}
every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize(("name", "players", "options"), slow_but(edge_tables(), few_tables()))


def aloud(t: Position, pick: int) -> list[Event]:
    """Answer, and hear what happens."""
    heard: list[Event] = []
    t.events = heard
    t.answer(pick)
    t.events = None
    return heard


def any_pick(t: Position, dice: Dice) -> int:
    return int(t.options[dice.roll(len(t.options))])


@every_game
def test_a_game_is_told_in_every_language(name: str) -> None:
    for code in CODES:
        assert telling(name, code).code == code
        assert not isinstance(telling(name, code), PlainTelling)


@every_table
def test_whatever_is_asked_answered_and_told_has_words(name: str, players: int, options: dict[str, str]) -> None:
    heard: list[Event] = []
    t, dice = GAMES[name].new(Setup(players, players, options), heard), seeded(players)
    tellings, known = [telling(name, code) for code in CODES], {card["id"] for card in telling(name, "en").cards()}
    while t.asked is not None:
        for say in tellings:
            check_lines(say.lines(t, heard, NAMES, OPEN), known)
            answers = [say.option(t, int(pick), NAMES) for pick in t.options]
            check_texts([say.prompt(t, NAMES), *answers])
            assert len(set(answers)) == len(answers)
        heard = aloud(t, any_pick(t, dice))
    for say in tellings:
        check_lines(say.lines(t, heard, NAMES, OPEN), known)
        check_texts([say.prompt(t, NAMES), say.outcome(t, NAMES)])


def check_texts(texts: list[str]) -> None:
    """Nothing is left to fill in."""
    assert all(texts)
    assert not [text for text in texts if "{" in text or "[" in text]


def check_lines(lines: list[Line], known: set[object]) -> None:
    check_texts([line["text"] for line in lines])
    assert {card for line in lines for card in line["cards"]} <= known


@every_table
def test_no_line_tells_a_viewer_what_it_cannot_see(name: str, players: int, options: dict[str, str]) -> None:
    """Each answer is also given in a world that looks the same to one of the viewers in turn."""
    game, dice = GAMES[name], seeded(players)
    t, answers = game.new(Setup(players, -players, options)), 0
    while t.asked is not None:
        viewer, pick = answers % (players + 1) - 1, any_pick(t, dice)
        world = game.resample(t, viewer, dice)
        same = world.legal(pick) and answer_of(world, pick) == answer_of(t, pick)
        heard = aloud(t, pick)
        if same:
            check_alike(game, t, world, heard, aloud(world, pick), viewer)
        answers += 1


def check_alike(
    game: Game, t: Position, world: Position, heard: list[Event], there: list[Event], viewer: int
) -> None:  # fmt: skip
    """Where the answer leads to positions that look the same, the same has been told."""
    if game.view(world, viewer) == game.view(t, viewer):
        say = telling(game.name, "en")
        assert say.lines(world, there, NAMES, viewer) == say.lines(t, heard, NAMES, viewer)


@every_game
def test_every_option_of_a_new_game_is_explained(name: str) -> None:
    choices = {choice.name: choice for choice in GAMES[name].choices()}
    for code in CODES:
        texts = telling(name, code).choices()
        assert [text["name"] for text in texts] == list(choices)
        for text in texts:
            choice = choices[text["name"]]
            assert (text["kind"], text["of"], text["default"]) == (choice.kind, choice.of, choice.default)
            assert [value["id"] for value in text["values"]] == choice.values
            assert all(value["title"] for value in text["values"])
            assert text["text"].endswith((".", "?"))
            assert "\n" not in text["text"]
        assert len({text["title"] for text in texts}) == len(texts)


@every_game
def test_options_are_explained_in_the_language_asked_for(name: str) -> None:
    english, french, dutch = (telling(name, code).choices() for code in ("en", "fr", "nl"))
    for texts in zip(english, french, dutch):
        assert len({text["text"] for text in texts}) == 3
    assert [text["text"] for text in french if text["text"] != typeset(text["text"])] == []


@every_game
def test_every_card_is_there_in_every_language(name: str) -> None:
    english = {str(card["id"]): card for card in telling(name, "en").cards()}
    for code in CODES:
        cards = telling(name, code).cards()
        assert json.loads(json.dumps(cards)) == cards
        assert [card["id"] for card in cards] == list(english)
        assert all(set(card) >= EVERY_CARD and card["name"] for card in cards)
        backs = {str(card["id"]): str(card["back"]) for card in cards if card["back"] is not None}
        assert all(backs[back] == id for id, back in backs.items())


@every_game
def test_what_a_card_does_is_said_in_the_language_asked_for(name: str) -> None:
    said = [effects(telling(name, code)) for code in CODES]
    assert [texts & others for i, texts in enumerate(said) for others in said[:i]] == [set(), set(), set()]
    assert [text for text in effects(telling(name, "fr")) if text != typeset(text)] == []


def effects(say: Telling) -> set[str]:
    found = set()
    for card in say.cards():
        lines = card["lines"]
        assert isinstance(lines, list)
        assert all(set(line) >= {"kind_name", "text"} for line in lines)
        found |= {str(line["text"]) for line in lines}
    return found
