"""What can be done with what players bring, in every game."""

import pytest

from cardwright.kernel.dice import seeded
from cardwright.kernel.paper import BadPaper
from cardwright.shelf import GAMES
from cardwright.text.language import LANGUAGES
from cardwright.text.speech import telling
from cardwright.text.workshop import workshop

THARGOS = GAMES["thargos"]
OPTIONS = THARGOS.complete({})
BOTH = THARGOS.complete({"undead": "with", "points": "120"})
every_bringing_game = pytest.mark.parametrize("name", [it for it in GAMES if GAMES[it].brings(GAMES[it].complete({}))])


@every_bringing_game
def test_everything_ready_made_is_lent_fits_and_has_a_name_in_every_language(name: str) -> None:
    game = GAMES[name]
    options = game.complete({})
    for lang in LANGUAGES:
        ready = workshop(game).ready(options, lang)
        assert [it.text for it in ready] == game.lent(options)
        assert all(it.title and not game.unfit(options, it.text) for it in ready)
        assert len({it.name for it in ready}) == len(ready)


@every_bringing_game
def test_a_text_is_read_into_cards_that_the_game_has(name: str) -> None:
    game = GAMES[name]
    known = {card["id"] for card in telling(name, "en").cards()}
    text = workshop(game).random(game.complete({}), seeded(7))
    held = workshop(game).held(text)
    assert set(held) <= known
    assert min(held.values()) > 0
    assert set(workshop(game).front(text)) <= set(held)
    assert workshop(game).code(workshop(game).code(text)) == workshop(game).code(text)


def test_a_deck_of_thargos_holds_its_heroes_and_its_cards() -> None:
    text = 'heroes = ["krisoss", "krisoss"]\n[cards]\nguardian = 2\nL9 = 1\nnobody = 4'
    assert workshop(THARGOS).held(text) == {"krisoss": 2, "guardian": 2, "legion_longsword": 1}
    with pytest.raises(BadPaper):
        workshop(THARGOS).code(text)


def test_the_same_deck_has_the_same_code_however_it_is_written() -> None:
    box = workshop(THARGOS)
    assert box.code('heroes = ["C1"]\n[cards]\nL1 = 1') == box.code('cards = {l1 = 1}\nheroes = ["c1"]')


def test_what_is_ready_made_follows_the_options() -> None:
    assert len(workshop(THARGOS).ready(BOTH, "fr")) == len(workshop(THARGOS).ready(OPTIONS, "fr")) + 1


def test_nothing_that_cannot_be_read_is_held() -> None:
    assert workshop(THARGOS).held("nonsense") == {}
    assert workshop(THARGOS).held("heroes = [") == {}
