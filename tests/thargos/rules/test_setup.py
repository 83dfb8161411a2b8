"""T5 Set-up."""

import itertools

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES, NUMBERS
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.decks.teams import TEAMS, lent
from cardwright.games.thargos.rules.opening import open_hand
from cardwright.games.thargos.seat import BEHIND
from cardwright.games.thargos.terms import HAND, MISSION
from tests.thargos.rules.whole import askings, of_kind, opened, start
from tests.thargos.table import Table, lay

SEEDS = range(1, 21)
TEAM_IDS = {HEROES[hero].id for team in TEAMS[:2] for hero in team.deck.heroes}


def first(table: Table) -> int:
    return int(table.t.first) + 1


def draws(table: Table, kind: str = "showed") -> list[list[tuple[int, int]]]:
    """The draws for the first player, round by round: who drew what."""
    rounds: list[list[tuple[int, int]]] = []
    for event in of_kind(table, kind):
        if not rounds or event.seat + 1 in [seat for seat, _ in rounds[-1]]:
            rounds.append([])
        rounds[-1].append((event.seat + 1, event.n))
    return rounds


def best(drawn: list[tuple[int, int]]) -> list[int]:
    """Who drew the most."""
    most = max(n for _, n in drawn)
    return [seat for seat, n in drawn if n == most]


def missions(cards: list[str]) -> list[str]:
    return [card for card in cards if DESIGNS[NUMBERS[card]].kind == MISSION]


# Who is first.


@pytest.mark.rule("T5.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_higher_pam_is_the_first_player(seed: int) -> None:
    table = start(seed=seed)
    shown = of_kind(table, "showed")
    assert [DESIGNS[event.card].pam for event in shown] == [event.n for event in shown]
    assert best(draws(table)[-1]) == [first(table)]


@pytest.mark.rule("T5.2")
def test_only_the_tied_draw_again() -> None:
    ties = 0
    for seed in SEEDS:
        rounds = draws(start(3, seed, first="die"), "rolled")
        for drawn, again in itertools.pairwise(rounds):
            assert [seat for seat, _ in again] == best(drawn)
            ties += len(again) == 2
    assert ties


@pytest.mark.rule("T5.2")
def test_what_was_shown_goes_back_and_the_deck_is_shuffled() -> None:
    table = start()
    shown = [event.card for event in of_kind(table, "showed") if event.seat == 0]
    assert len(of_kind(table, "shuffled")) == len(of_kind(table, "showed"))
    assert len(table.hand()) + len(table.deck()) == 60
    assert {DESIGNS[card].id for card in shown} <= {*table.hand(), *table.deck()}
    assert table.view(2)["sides"][0]["hand"]["known"] == table.view(2)["sides"][0]["deck"]["known"] == []


@pytest.mark.rule("T5.2")
def test_after_twenty_ties_chance_decides() -> None:
    tables = [start(seed=seed, points="60") for seed in range(1, 11)]
    assert {len(draws(table)) for table in tables} == {20}
    assert {first(table) for table in tables} == {1, 2}


@pytest.mark.rule("T5.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_higher_die_is_the_first_player(seed: int) -> None:
    table = start(seed=seed, first="die")
    assert of_kind(table, "showed") == []
    assert best(draws(table, "rolled")[-1]) == [first(table)]


@pytest.mark.rule("T5.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_higher_of_the_unused_heroes_is_the_first_player(seed: int) -> None:
    table = start(seed=seed, first="heroes")
    shown = [event.card - len(DESIGNS) for event in of_kind(table, "showed")]
    assert [HEROES[hero].points for hero in shown] == [event.n for event in of_kind(table, "showed")]
    assert not set(shown) & {*TEAMS[0].deck.heroes, *TEAMS[1].deck.heroes}
    assert best(draws(table)[-1]) == [first(table)]


@pytest.mark.rule("T5.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_draws_the_hero_that_another_drew(seed: int) -> None:
    shown = [event.card for event in of_kind(start(6, seed, first="heroes"), "showed")][:6]
    assert len(set(shown)) == 6


# The first hand.


@pytest.mark.rule("T5.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_hand_has_six_cards_and_two_missions(seed: int) -> None:
    table = start(seed=seed)
    for seat in (1, 2):
        assert len(table.hand(seat)) == HAND
        assert len(missions(table.hand(seat))) >= 2


@pytest.mark.rule("T5.5")
def test_the_first_hand_is_six_whatever_the_heroes_say() -> None:
    teams = [code_of(TEAMS[0].deck), code_of(TEAMS[2].deck)]
    table = start(brought=teams)
    assert "krisoss" in [HEROES[hero].id for hero in TEAMS[0].deck.heroes]
    assert "tebezil" in [HEROES[hero].id for hero in TEAMS[2].deck.heroes]
    assert [len(table.hand(seat)) for seat in (1, 2)] == [6, 6]


@pytest.mark.rule("T5.4")
@pytest.mark.rule("T5.6")
def test_a_hand_with_one_mission_goes_under_the_deck_as_it_came() -> None:
    poor = ["market_rumours", "guardian", "hold_the_rarlonn_pass", "barricade", "feral_blood", "earth_elemental"]
    good = ["scatter_your_enemies", "troll_raid", "guardian", "escort_the_wounded", "barricade", "oracle_bones"]
    table = lay(deck=poor + good)
    below = table.deck()[12:]
    open_hand(table.t, 0)
    assert sorted(table.hand()) == sorted(good)
    assert table.deck() == below + poor


@pytest.mark.rule("T5.6")
def test_a_hand_with_two_missions_is_kept() -> None:
    top = ["scatter_your_enemies", "troll_raid", "guardian", "escort_the_wounded", "barricade", "oracle_bones"]
    table = lay(deck=top)
    open_hand(table.t, 0)
    assert sorted(table.hand()) == sorted(top)


def few_missions() -> str:
    """A deck with eight Missions and 52 other cards."""
    plain = [number for number, card in enumerate(DESIGNS) if card.box == "base" and not card.locked]
    golden = [number for number in plain if DESIGNS[number].kind == MISSION][:8]
    others = [number for number in plain if DESIGNS[number].kind != MISSION][:52]
    return code_of(Deck(TEAMS[0].deck.heroes, [*golden, *others]))


@pytest.mark.rule("T5.6")
def test_a_deck_that_has_gone_by_is_shuffled() -> None:
    table = start(brought=[few_missions(), lent({})[1]])
    side = table.t.sides[0]
    golden = [card for card in range(60) if table.t.design(0, card).kind == MISSION]
    others = [card for card in range(60) if card not in golden]
    rows = [[*golden[i : i + 1], *others[5 * i : 5 * i + 5]] for i in range(8)]
    rest = others[40:]
    side.deck = vec[i64]([*rest[6:], *(card for row in rows for card in row), *rest[:6]])
    side.hand = vec[i64]()
    table.heard.clear()
    table.t.events = table.heard
    open_hand(table.t, 0)
    assert len(of_kind(table, "shuffled")) >= 1
    assert table.kinds[:70] == (["drew"] * 6 + ["bottomed"]) * 10
    assert len(missions(table.hand())) >= 2


# Heroes and Missions take their places.


@pytest.mark.rule("T5.7")
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_heroes_are_placed_by_turns_from_the_first_player_on(seed: int) -> None:
    table = start(seed=seed)
    one, other = first(table), 3 - first(table)
    asked = [table.asked]
    for _ in range(6):
        table.pick(table.options[0])
        asked.append(table.asked)
    assert asked == [one, other, one, other, one, other, one]  # the last Hero and the last place are no question


@pytest.mark.rule("T5.7")
def test_a_hero_goes_to_an_empty_place_of_ones_own() -> None:
    table = start()
    seat = table.asked
    options = table.options
    assert len(options) == 16
    table.pick(options[0])
    _, hero, track = options[0].split()
    table.pick(table.options[0])
    assert table.asked == seat
    assert len(table.options) == 9
    assert not [it for it in table.options if it.split()[1] == hero or it.split()[2] == track]


@pytest.mark.rule("T5.8")
def test_a_hero_may_face_another_and_need_not() -> None:
    table = start()
    table.pick(next(it for it in table.options if it.endswith(" 1")))
    assert {it.split()[2] for it in table.options} == {"1", "2", "3", "4"}


@pytest.mark.rule("T5.9")
def test_heroes_begin_active() -> None:
    table = opened(start())
    assert not any(stand.injured for side in table.t.sides for stand in side.stands)
    assert all(stand.hero >= 0 for side in table.t.sides for stand in side.stands)


def placed(table: Table) -> Table:
    """The same game with the Heroes placed."""
    while any(option.split()[1] in TEAM_IDS for option in table.options):
        table.pick(table.options[0])
    return table


@pytest.mark.rule("T5.10")
@pytest.mark.rule("T5.12")
@pytest.mark.parametrize("seed", SEEDS[:6])
@pytest.mark.parametrize("begins", ["first", "last"])
def test_missions_are_laid_by_turns_two_each(seed: int, begins: str) -> None:
    table = placed(start(seed=seed, first_mission=begins))
    one, other = first(table), 3 - first(table)
    assert askings(table, "place") == ([one, other] * 2 if begins == "first" else [other, one] * 2)
    assert sorted(it >> BEHIND for it in table.t.missions) == [0, 0, 1, 1]


@pytest.mark.rule("T5.10")
def test_a_mission_comes_from_hand_to_a_track_without_one() -> None:
    table = placed(start())
    held = set(missions(table.hand(table.asked)))
    assert {it.split()[1] for it in table.options} == held
    assert len(table.options) == 4 * len(held)
    table.pick(next(it for it in table.options if it.endswith(" 3")))
    assert {it.split()[2] for it in table.options} == {"1", "2", "4"}


@pytest.mark.rule("T5.11")
def test_missions_lie_face_up() -> None:
    table = opened(start())
    for seat in (0, 1, 2):
        assert [it[1] for it in table.view(seat)["missions"]] == [table.mission(track) for track in (1, 2, 3, 4)]


@pytest.mark.rule("T5.13")
@pytest.mark.rule("T5.14")
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_both_draw_two_and_the_first_player_begins(seed: int) -> None:
    table = opened(start(seed=seed, brought=[lent({})[1], lent({})[3]]))
    assert [len(table.hand(seat)) for seat in (1, 2)] == [6, 6]
    assert [len(table.deck(seat)) for seat in (1, 2)] == [52, 52]
    assert table.asked == first(table)
    assert [event.seat + 1 for event in of_kind(table, "took_turn")] == [first(table)]
