"""What the cards of Heroes of Thargos do, in signs: made from the walk of their texts, and known to the page."""

import re
from pathlib import Path

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.state import Card, Hero
from cardwright.games.thargos.terms import ACTION, FACTIONS, OPPONENTS
from cardwright.games.thargos.words.decks import Burn
from cardwright.games.thargos.words.hands import Draw
from cardwright.games.thargos.words.joining import Then
from cardwright.text.thargos.box import ACTIVE
from cardwright.text.thargos.languages import speak
from cardwright.text.thargos.signs import SIGNS, card_signs, face_signs

ART = Path(__file__).parents[2] / "web" / "src" / "games" / "thargos" / "art"
CARDS = {card.id: card for card in DESIGNS}
BY_ID = {hero.id: hero for hero in HEROES}


def every_row() -> list[list[str]]:
    faces = [face for hero in HEROES for face in (hero.active, hero.injured)]
    return [row for rows in [*map(face_signs, faces), *map(card_signs, DESIGNS)] for row in rows]


def signs(id: str, face: str = ACTIVE) -> list[list[str]]:
    if id in CARDS:
        return card_signs(CARDS[id])
    return face_signs(BY_ID[id].active if face == ACTIVE else BY_ID[id].injured)


@pytest.mark.parametrize(
    ("card", "rows"),
    [
        ("krisoss", [["limit:5"], ["conflict", "so", "foe", "lay:≤3"]]),
        ("imperial_tracker", [["defend", "yours", "answer", "so", "spy:1"]]),
        ("guardian", [["no", "injure", "so", "discard", "self"]]),
        ("troll_raid", [["foe", "burn:3"]]),
        ("archers_on_the_ridge", [["uses:3", "attack", "so", "may", "might:+2"]]),
        ("burn_the_enemy_city", [["foe", "burn:3", "then", "injure", "this"]]),
        ("legion_longsword", []),
    ],
)
def test_a_card_says_in_signs_what_it_does(card: str, rows: list[list[str]]) -> None:
    assert signs(card) == rows


def test_every_effect_has_a_row_of_signs_beside_its_sentence() -> None:
    say = speak("en")
    assert all(every_row())
    assert all(len(card_signs(card)) == len(say.card_lines(card)) for card in DESIGNS)
    for hero in HEROES:
        assert all(len(face_signs(face)) == len(say.face_lines(face)) for face in (hero.active, hero.injured))


def test_a_new_card_has_signs_without_further_ado() -> None:
    card = Card("new", "A99", ACTION, 2, play=Then(Draw(2), Burn(3, who=OPPONENTS)))
    assert card_signs(card) == [["draw:2", "then", "foes", "burn:3"]]


def test_signs_have_phrases_only_for_what_can_be_said() -> None:
    say = speak("en")
    assert set(SIGNS) <= set(say.words) | {f"keyword_{it}" for it in say.keywords}


def test_the_page_draws_and_names_every_sign() -> None:
    drawn = (ART / "signs.ts").read_text(encoding="utf-8")
    words = (ART / "signwords.ts").read_text(encoding="utf-8")
    for name in {sign.partition(":")[0] for row in every_row() for sign in row}:
        assert re.search(rf"^  {name}:", drawn, re.MULTILINE), name
        assert len(re.findall(rf"^    {name}: ", words, re.MULTILINE)) == 3, name


def test_every_card_and_every_faction_has_a_picture_that_no_other_has() -> None:
    """A Hero has one for both faces."""
    chosen = dict(re.findall(r'^  (\w+): "([\w/-]+)",', (ART / "choices.ts").read_text(encoding="utf-8"), re.MULTILINE))
    everything: list[Card | Hero] = [*HEROES, *DESIGNS]
    assert set(chosen) == {it.id for it in everything} | set(FACTIONS)
    assert len(set(chosen.values())) == len(chosen)
