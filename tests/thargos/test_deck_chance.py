"""Decks by chance are legal by every option, and such as one could play."""

from collections import Counter
from itertools import product

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.chance import attribute, dealt
from cardwright.games.thargos.decks.checking import advice, objections
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.state import Card
from cardwright.games.thargos.terms import ACTION, LASTING, MISSION
from cardwright.kernel.dice import keyed, seeded

OPTIONS = [
    {"points": points, "condar": condar, "undead": undead, "factions": factions}
    for points, condar, undead, factions in product(
        ("none", "60", "120", "180"), ("with", "without"), ("with", "without"), ("on", "off")
    )
]
USUAL = {"points": "none", "condar": "without", "undead": "without", "factions": "off"}
SEEDS = range(150)


@pytest.fixture(scope="module")
def usual() -> list[Deck]:
    return [dealt(USUAL, seeded(seed)) for seed in SEEDS]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options.values()))
def test_it_is_legal_by_every_option(options: dict[str, str]) -> None:
    for seed in range(6):
        deck = dealt(options, seeded(seed))
        assert objections(options, code_of(deck)) == []
        assert advice(deck) == []


STORIES = [
    {"mode": mode, "missions": missions, **options}
    for mode, missions in (("story", "easy"), *(("story-solo", it) for it in ("easy", "medium", "hard")))
    for options in OPTIONS
]


@pytest.mark.parametrize("options", STORIES, ids=lambda options: " ".join(options.values()))
def test_one_for_a_story_is_legal_there(options: dict[str, str]) -> None:
    for seed in range(3):
        assert objections(options, code_of(dealt(options, seeded(seed)))) == []


def test_hundreds_are_legal(usual: list[Deck]) -> None:
    assert [objections(USUAL, code_of(deck)) for deck in usual] == [[]] * len(usual)


def test_the_same_dice_deal_the_same_deck() -> None:
    for dice in (seeded, lambda seed: keyed(f"{seed:064x}")):
        first, again, other = dealt(USUAL, dice(1)), dealt(USUAL, dice(1)), dealt(USUAL, dice(2))
        assert code_of(first) == code_of(again) != code_of(other)


def test_no_two_are_alike(usual: list[Deck]) -> None:
    assert len({code_of(deck) for deck in usual}) == len(usual)


def test_everything_in_the_box_comes_up(usual: list[Deck]) -> None:
    seen = {number for deck in usual for number in deck.cards}
    assert seen == {number for number, card in enumerate(DESIGNS) if card.box == "base"}
    assert {hero for deck in usual for hero in deck.heroes} == {i for i, it in enumerate(HEROES) if it.box == "base"}


def test_kinds_and_pam_are_near_those_of_the_ready_made_decks(usual: list[Deck]) -> None:
    for deck in usual:
        assert 118 <= deck.pam() <= 126
        assert 20 <= len(deck.of_kind(MISSION)) <= 22
        assert 18 <= len(deck.of_kind(ACTION)) <= 22
        assert 16 <= len(deck.of_kind(LASTING)) <= 22


def test_a_points_build_is_used_up_as_far_as_that_is_wise() -> None:
    for points, least, most in (("60", 60, 60), ("120", 112, 120), ("180", 142, 150)):
        for seed in range(5):
            assert least <= dealt({**USUAL, "points": points}, seeded(seed)).pam() <= most


def spread(deck: Deck) -> int:
    """How far the Heroes of a team lie apart in their attributes."""
    return sum(
        max(attribute(HEROES[i], a) for i in deck.heroes) - min(attribute(HEROES[i], a) for i in deck.heroes)
        for a in range(3)
    )


def short(deck: Deck, mission: Card) -> int:
    """What the best Hero of a team lacks for a Mission."""
    return min(sum(max(mission.asks[a] - attribute(HEROES[i], a), 0) for a in range(3)) for i in deck.heroes)


def test_heroes_are_nearer_to_each_other_than_chance_would_have_it(usual: list[Deck]) -> None:
    n, ways = len(usual), 10  # one way to mix them would leave it to chance
    mixed = [
        Deck([usual[(i + j * way) % n].heroes[j] for j in range(4)], []) for way in range(1, ways + 1) for i in range(n)
    ]
    assert ways * sum(map(spread, usual)) < 0.8 * sum(map(spread, mixed))


@pytest.mark.rule("T3.13")
def test_missions_suit_the_team_better_than_chance_would_have_it(usual: list[Deck]) -> None:
    def lacking(teams: list[Deck]) -> int:
        return sum(short(team, DESIGNS[i]) for team, deck in zip(teams, usual) for i in deck.of_kind(MISSION))

    assert lacking(usual) < 0.8 * lacking(usual[1:] + usual[:1])


def test_several_copies_make_a_deck_that_knows_what_it_wants(usual: list[Deck]) -> None:
    designs = [len(deck.held()) for deck in usual]
    assert min(designs) >= 20
    assert max(designs) <= 48


def test_with_factions_most_lastings_find_somebody_who_may_bear_them() -> None:
    def borne(deck: Deck) -> float:
        symbols = [1 << HEROES[i].faction for i in deck.heroes if HEROES[i].faction >= 0]
        able = [
            not DESIGNS[i].factions or any(DESIGNS[i].factions & it for it in symbols) for i in deck.of_kind(LASTING)
        ]
        return sum(able) / len(able)

    with_, without = ([borne(dealt({**USUAL, "factions": it}, seeded(s))) for s in range(40)] for it in ("on", "off"))
    assert sum(with_) > 1.2 * sum(without)


def test_the_undead_keep_to_themselves() -> None:
    teams = [dealt({**USUAL, "undead": "with"}, seeded(seed)) for seed in range(60)]
    kinds = Counter(frozenset(HEROES[i].box for i in deck.heroes) for deck in teams)
    assert set(kinds) == {frozenset({"base"}), frozenset({"undead"})}
    for deck in teams:
        assert ("undead" in {DESIGNS[i].box for i in deck.cards}) == (HEROES[deck.heroes[0]].box == "undead")
