"""Cards that lie face down are mixed, so that nobody can read them off their number."""

from collections import Counter
from statistics import fmean

import pytest

from cardwright.bots.levels import bot
from cardwright.bots.thargos.conflict import odds
from cardwright.bots.thargos.reckoning import RECKONING
from cardwright.bots.thinking import Brief, ThinkingBot
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.dice import seeded
from cardwright.kernel.notation import give, names
from cardwright.kernel.scenario import play_scenario, read_scenario
from cardwright.lab.thargos.exploit import Counts, learned, normal, note
from cardwright.lab.thargos.played import answers

JUDGE = RECKONING.thargos
POOL = (
    "troll_raid", "question_chamber", "sealed_by_edict", "false_summons", "waters_of_elios", "night_march",
    "fire_in_the_armoury", "market_rumours", "poisoned_cup", "extortion", "dead_are_counted", "smuggled_arms",
)  # fmt: skip
DEALS = 30


def attempt(seed: int) -> Thargos:
    """Krisoss, one Might behind, attempts a Mission of 2 VP; both hands are dealt by chance."""
    dice = seeded(seed)
    hands = [[POOL[dice.roll(len(POOL))] for _ in range(5)] for _ in range(2)]
    lists = [", ".join(f'"{card}"' for card in hand) for hand in hands]
    text = f"""
game = "thargos"
step = "act"
missions = ["2:hold_the_rarlonn_pass"]
answers = ["attempt 1"]

[[seat]]
heroes = ["oskillos", "imperial_general", "imperial_tracker", "imperial_healer"]
hand = [{lists[0]}]

[[seat]]
heroes = ["mason_knight_of_the_compact", "aldren", "hragga", "marshal_of_the_broken_horn"]
hand = [{lists[1]}]
"""
    t = play_scenario(THARGOS, read_scenario(text))
    assert isinstance(t, Thargos)
    return t


def laid(t: Thargos, mind: ThinkingBot) -> tuple[str, ...]:
    """Everything that a bot lays, by name."""
    u = t.copy()
    found: list[str] = []
    while u.seat() == 0 and len(found) < 9:
        found.append(mind.choose(THARGOS.view(u, 0), names(u), 1e9))
        give(u, found[-1])
    return tuple(found)


@pytest.mark.slow
def test_normal_mixes_what_is_nearly_equal_and_the_same_seed_lays_the_same() -> None:
    mixed = 0
    for seed in range(4):
        t = attempt(seed)
        found = Counter(laid(t, quick(number)) for number in range(12))
        mixed += len(found) > 1
        assert laid(t, quick(1)) == laid(t, quick(1))
    assert mixed >= 2


def quick(seed: int) -> ThinkingBot:
    return normal(seed)


@pytest.mark.slow
def test_hard_mixes_too() -> None:
    t = attempt(3)
    found = Counter(laid(t, Brief(THARGOS, JUDGE, seed, 120)) for seed in range(10))
    assert len(found) > 1


def outcome(seed: int, defender: ThinkingBot, seen: Counts | None = None) -> float:
    """What the defender's position is worth after the attempt; what the attacker laid is noted, if somebody watches."""
    t = attempt(seed)
    before = -1
    for _ in answers(t, [quick(seed), defender], seeded(seed), []):
        c = t.conflict
        if c is None:
            break
        if seen is not None and t.seat() == 1 and before == 0:
            note(t, seen, Counter())
        before = int(t.seat())
    return JUDGE.worth(t, 1)


@pytest.mark.slow
def test_who_has_watched_many_attempts_gains_little_by_it() -> None:
    """The whole game, over thousands of deals, is in docs/bots.md; this is its heart, and cheap."""
    seen: Counts = {}
    for seed in range(DEALS):
        outcome(seed, quick(seed), seen)
    knowing = learned(seen)
    gains = [outcome(seed, normal(seed, knowing)) - outcome(seed, quick(seed)) for seed in range(1000, 1000 + DEALS)]
    assert fmean(gains) < 0.75


def test_a_bot_that_knows_that_only_threes_are_laid_thinks_otherwise() -> None:
    """What was watched matters: two cards of which all is known are not two cards like any others."""
    t = attempt(1)
    for _ in range(2):
        give(t, next(name for name in names(t) if name != "stop"))
    if "stop" in names(t):
        give(t, "stop")
    threes = learned({(2, gap): [0] * 6 + [10_000, 0, 0] for gap in range(9)})
    ones = learned({(2, gap): [0] * 2 + [10_000] + [0] * 6 for gap in range(9)})
    assert t.seat() == 1
    for _ in range(2):
        give(t, next(name for name in names(t) if name != "stop"))
    assert odds(t, 1, ones) < odds(t, 1, JUDGE.habits) < odds(t, 1, threes)
    assert bot(THARGOS, "normal", 1).choose(THARGOS.view(t, 1), names(t), 1.0) in names(t)
