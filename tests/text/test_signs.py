"""What cards do, in signs: made from the same walk as their texts, and known by name wherever they are shown."""

import re
from pathlib import Path

import pytest

from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import FIRE, RED
from cardwright.games.vale.words.counts import InArea, Which
from cardwright.games.vale.words.creatures import Draw
from cardwright.games.vale.words.stones import Gain, Score
from cardwright.kernel.words import Then
from cardwright.text.vale.languages import speak
from cardwright.text.vale.signs import SIGNS, row_of, signs_of
from tests.text.test_phrases import on_cards

ART = Path(__file__).parents[2] / "web" / "src" / "games" / "vale" / "art"
CARDS = {card.id: card for card in ALL}


def names(rows: list[list[str]]) -> set[str]:
    """The names of signs, without the numbers that stand alone."""
    return {name for row in rows for sign in row if not (name := sign.partition(":")[0]).isdigit()}


@pytest.mark.parametrize(
    ("card", "signs"),
    [
        ("hestia", [["limit:+2"]]),
        ("imp", [["red:2"], ["recover"]]),
        ("lava_giant", [["point:2", "per", "card:fire", "area"]]),
        ("hydra", [["choose:2", "purple:1", "or", "draw:1", "or", "blue:2", "or", "point:4"]]),
        ("kappa", [["when", "summon", "card", "then", "point:2", "if", "paid", "blue"]]),
        ("rock_golem", [["point", "equal", "worth", "purple"]]),
        ("pegasus", [["draw:1"], ["card", "cost:−1"]]),
        ("nessie", [["if", "no", "card:dragon", "area", "then", "point:2"]]),
    ],
)
def test_a_card_says_in_signs_what_it_does(card: str, signs: list[list[str]]) -> None:
    assert signs_of(CARDS[card]) == signs


def test_every_effect_of_every_card_has_a_row_of_signs() -> None:
    for card in ALL:
        rows = signs_of(card)
        assert len(rows) == len(speak("en").card_lines(card))
        assert all(rows), card.id


def test_a_new_card_has_signs_without_further_ado() -> None:
    card = Card("new", FIRE, 1, instant=Then(Gain(RED, 2), Draw(), Score(3, per=InArea(Which(FIRE)))))
    assert signs_of(card) == [["red:2", "draw:1", "point:3", "per", "card:fire", "area"]]


def test_signs_have_a_phrase_for_each_key_and_no_other() -> None:
    spoken = set(speak("en").words)
    assert set(SIGNS) <= spoken
    assert all(row_of(what) for what in on_cards())


def test_the_page_draws_and_names_every_sign() -> None:
    drawn = (ART / "signs.ts").read_text(encoding="utf-8")
    words = (ART / "signwords.ts").read_text(encoding="utf-8")
    for name in names([row for card in ALL for row in signs_of(card)]):
        assert re.search(rf"^  {name}[:,]|\b{name}: stone\(|PICTURES\.{name} =", drawn, re.MULTILINE), name
        assert len(re.findall(rf"^    {name}: ", words, re.MULTILINE)) == 3, name
