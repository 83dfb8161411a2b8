"""docs/decks.md is true: its deck can be read, its code is the code, and every plan is made of cards of its deck."""

import re
from pathlib import Path

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.reading import parsed
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.decks.teams import TEAMS, Team
from cardwright.text.thargos.decks import CARDS
from cardwright.text.thargos.decks import TEAMS as TITLES

PAGE = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")
PLANS = dict(re.findall(r"^### (\w+) · [^\n]*\n(.*?)(?=^###|\Z)", PAGE, re.M | re.S))
IDS = {name: id for id, name in CARDS["en"].items()}


def names_in(text: str) -> list[str]:
    """The ids of cards that a row of names lists."""
    return [IDS[name.strip()] for name in text.replace("\n", " ").split("·")]


def test_the_deck_on_the_page_can_be_read() -> None:
    text = re.search(r"```toml\n(.*?)```", PAGE, re.S)
    assert text is not None
    assert parsed(text[1]).wrong == []


def test_the_code_on_the_page_is_that_of_the_deck() -> None:
    assert re.findall(r"`(HT1\w+)`", PAGE) == [code_of(TEAMS[0].deck)]


def test_every_plan_has_its_place_and_its_title() -> None:
    assert list(PLANS) == [team.id for team in TEAMS]
    for team in TEAMS:
        assert f"### {team.id} · {TITLES['en'][team.id]} · {team.deck.points()} points\n" in PAGE


@pytest.mark.parametrize("team", TEAMS, ids=[team.id for team in TEAMS])
def test_a_plan_is_made_of_the_heroes_and_cards_of_its_deck(team: Team) -> None:
    plan = PLANS[team.id].strip()
    made = re.search(r"\*\*Cards:\*\* (.*?)\.\n", plan, re.S)
    assert made is not None
    assert sorted(names_in(plan.split("\n")[0])) == sorted(HEROES[i].id for i in team.deck.heroes)
    held = {DESIGNS[i].id for i in team.deck.cards}
    assert len(names_in(made[1])) >= 5
    assert set(names_in(made[1])) <= held


@pytest.mark.parametrize("plan", PLANS)
def test_a_plan_has_answers_that_anybody_can_build_with(plan: str) -> None:
    answers = [it for row in re.findall(r"\(([^()]*)\)", PLANS[plan].split("**Answers:**")[1]) for it in names_in(row)]
    assert answers
    boxes = {card.id: card.box for card in [*DESIGNS]} | {hero.id: hero.box for hero in HEROES}
    assert {boxes[it] for it in answers} == {"base"}
