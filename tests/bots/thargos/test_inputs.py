"""What a network is shown of Heroes of Thargos: what its seat may know, the same in every form of the engine."""

import pytest

from cardwright.bots.levels import reckoning
from cardwright.bots.network import Inputs
from cardwright.bots.thargos.conflict import step_of, unsettled
from cardwright.bots.thargos.features import Features, Figures, features
from cardwright.bots.thargos.inputs import Opinion, inputs
from cardwright.bots.thargos.reckoning import RECKONING
from cardwright.bots.thinking import looked_through
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.moves.heroes import column
from cardwright.games.thargos.rules.conflicts import ATTACKER_SEES, DEFENDER_SEES
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import give
from cardwright.lab.selfplay import Field
from tests.bots.thargos.puzzles import PUZZLES

JUDGE = RECKONING.thargos
NO_OPINION = Opinion(0.0, 0.5, 0.0)


def named(t: Position, shown: Inputs) -> dict[str, int]:
    """What is shown, by its names; what comes several times is added up."""
    names, found = JUDGE.layout(t), dict[str, int]()
    for which, count in zip(shown.which, shown.counts):
        found[names[which]] = found.get(names[which], 0) + int(count)
    return found


def shown(t: Position, seat: int) -> dict[str, int]:
    return named(t, JUDGE.inputs(t, seat))


def conflict() -> Thargos:
    """The attacker is two ahead, and the defender has laid a card."""
    t = PUZZLES["hold_with_the_three"].t.clone()
    assert isinstance(t, Thargos)
    give(t, "lay question_chamber might")
    return t


def unanswered(t: Thargos) -> bool:
    """Whether the attacker has laid his cards, and the defender may answer."""
    return unsettled(t) and DEFENDER_SEES < step_of(t) <= ATTACKER_SEES


def game(seed: int, players: int = 2) -> list[Position]:
    """The positions of a duel or a circle in which every fifth answer is any."""
    options = {"undead": "with", "mode": "duel" if players == 2 else "circle"}
    t, dice, found = Field("thargos", players, options).new(seed), seeded(seed), list[Position]()
    while t.asked is not None:
        found.append(t.clone())
        t.answer(t.options[dice.roll(len(t.options))] if dice.roll(5) == 0 else looked_through(JUDGE, t, 4, dice))
    return found


def everybody(t: Thargos, seat: int) -> list[Features]:
    return [features(Figures(t), (seat + n) % t.players, seat, JUDGE.weights) for n in range(t.players)]


def test_every_input_has_a_name_and_all_are_gone_through() -> None:
    t = conflict()
    names = JUDGE.layout(t)
    assert len(set(names)) == len(names)
    for seat in (0, 1):
        assert inputs(Figures(t), seat, everybody(t, seat), NO_OPINION).at == len(names)
    t.conflict = None
    assert inputs(Figures(t), 0, everybody(t, 0), NO_OPINION).at == len(names)


def test_every_input_of_a_circle_has_a_name_and_all_are_gone_through() -> None:
    """Also in conflicts, and when some are out."""
    fought, gone = 0, 0
    for t in game(1, 4)[::5]:
        assert isinstance(t, Thargos)
        names = JUDGE.layout(t)
        assert len(set(names)) == len(names)
        for seat in range(4):
            sheet = inputs(Figures(t), seat, everybody(t, seat), NO_OPINION)
            assert sheet.at == len(names) > max(sheet.which)
        fought += t.conflict is not None
        gone += t.out != 0
    assert fought > 0
    assert gone > 0


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_figures_are_what_each_hero_has(seed: int) -> None:
    for t in game(seed):
        assert isinstance(t, Thargos)
        figures = Figures(t)
        for hero in range(8):
            if t.stand(hero).hero >= 0:
                assert [figures.of(hero, a) for a in range(3)] == [column(t, hero, a) for a in range(3)]


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow)])
def test_what_a_seat_cannot_see_is_not_shown_to_it(seed: int) -> None:
    """Other cards in the other hand, face down and in both decks: the same inputs, all along a game."""
    dice, differed = seeded(7), 0
    for t in game(seed)[::3]:
        for seat in (0, 1):
            u = THARGOS.resample(t, seat, dice)
            differed += THARGOS.write(u) != THARGOS.write(t)
            assert shown(u, seat) == shown(t, seat)
    assert differed > 20


def test_what_a_seat_of_a_circle_cannot_see_is_not_shown_to_it() -> None:
    dice, differed = seeded(7), 0
    for t in game(2, 4)[::9]:
        for seat in range(4):
            u = THARGOS.resample(t, seat, dice)
            differed += THARGOS.write(u) != THARGOS.write(t)
            assert shown(u, seat) == shown(t, seat)
    assert differed > 20


def test_players_of_a_circle_are_told_apart_by_how_soon_their_turn_comes() -> None:
    """Who is asked, who attacks and who is attacked is seen from every seat as the same player."""
    told = {"turn", "attack step answering", "defence"}
    t = next(t for t in game(1, 4) if isinstance(t, Thargos) and t.conflict is not None and unanswered(t))
    c = t.conflict
    assert c is not None
    for seat in range(4):
        names = {name.partition(" ")[2].removeprefix("after ") for name in shown(t, seat)}
        assert told <= names
        turn, defence = ((who - seat) % 4 for who in (t.turn, c.defender))
        called = ["own", "1 after", "2 after", "3 after"]
        assert {f"{called[turn]} turn", f"{called[turn]} attack step answering"} <= set(shown(t, seat))
        assert f"{called[defence]} defence" in shown(t, seat)


def test_every_form_of_the_engine_shows_this_attempt() -> None:
    """Written down once; the engine compiled and interpreted must both come to it."""
    found = shown(PUZZLES["unanswered_might_and_mind"].t, 0)
    assert {name: n for name, n in found.items() if name.startswith(("own", "worth", "chance", "track"))} == {
        "own hand troll_raid": 1,
        "own active krisoss": 1, "own active imperial_general": 1,
        "own active imperial_tracker": 1, "own active imperial_healer": 1,
        "own target": 2, "own hand": 1, "own pam": 2, "own to_draw": 52, "own standing": 61,
        "own need 2": 1, "own to_draw 17": 1,
        "own might 4": 1, "own might 3": 2, "own might 1": 1, "own mind 3": 3, "own mind 4": 1,
        "own mysticism 2": 3, "own mysticism 1": 1,
        "own attempt 1 9": 1, "own attempt 0 0": 1, "own attempt 2 0": 1, "own attempt 3 0": 1, "own decisive 9": 1,
        "track 1 5 3": 1, "track 0 1 4": 1, "track 2 1 2": 1, "track 3 1 2": 1,
        "own turn": 1, "own first": 1, "own asked act": 1, "worth": 24, "chance 16": 1,
    }  # fmt: skip


def test_every_form_of_the_engine_shows_this_conflict() -> None:
    t = conflict()
    attacker, defender = ({name: n for name, n in shown(t, seat).items() if " attack " in name} for seat in (0, 1))
    told = {"vp 0": 1, "step answering": 1, "defending": 1}
    assert attacker == {
        **{f"own attack {name}": n for name, n in told.items()},
        "own attack odds 12": 1, "own attack decisive odds 12": 1, "own attack lead 6": 1,
        "own attack defending_unseen": 1,
    }  # fmt: skip
    assert defender == {
        **{f"other attack {name}": n for name, n in told.items()},
        "other attack odds 19": 1, "other attack decisive odds 19": 1, "other attack lead 7": 1,
    }  # fmt: skip


def test_the_other_hand_is_counted_and_what_was_seen_of_it_is_named() -> None:
    t = PUZZLES["unanswered_might_and_mind"].t.clone()
    assert isinstance(t, Thargos)
    found = shown(t, 0)
    assert (found["other hand"], found["other unseen"]) == (3, 3)
    assert not any(name.startswith("other hand ") for name in found)
    s = t.sides[1]
    s.seen[s.hand[0]] |= 1
    found = shown(t, 0)
    assert found["other unseen"] == 2
    assert [name for name in found if name.startswith("other hand ")] == [f"other hand {t.design(1, s.hand[0]).id}"]


@pytest.mark.parametrize(
    ("players", "options", "field"),
    [
        (2, {}, "duel-2"),
        (2, {"undead": "with", "lists": "open"}, "duel-2"),
        (2, {"length": "full"}, ""),
        (3, {"mode": "circle"}, "circle-3"),
        (4, {"mode": "circle", "length": "full"}, ""),
        (1, {"mode": "solo"}, ""),
        (2, {"mode": "story"}, ""),
    ],
)
def test_a_network_is_for_quick_duels_and_circles(players: int, options: dict[str, str], field: str) -> None:
    t = THARGOS.new(Setup(players, 1, THARGOS.complete(options)))
    assert JUDGE.field(t) == field


def test_what_a_network_says_is_worth_the_chance_to_win() -> None:
    """Whoever leads by VP with a burnt deck has lost."""
    assert JUDGE.opinion(5.0, 0.5) == pytest.approx(0.0)
    assert JUDGE.opinion(-5.0, 0.75) == pytest.approx(JUDGE.scale)
    assert reckoning(THARGOS).judgement.opinion(0.0, 0.25) == pytest.approx(-JUDGE.scale)
