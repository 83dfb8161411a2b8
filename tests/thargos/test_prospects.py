"""How an attempt would begin is how it begins, wherever nobody decides anything in between."""

from random import Random

import pytest

from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.moves.laying import totals
from cardwright.games.thargos.rules.conflicts import Lay
from cardwright.games.thargos.rules.prospects import prospect
from cardwright.games.thargos.rules.turns import ACT, USE
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.stories.turns import ATTEMPT, STORY_ACT
from cardwright.kernel.paper import Record
from tests.shelf import slow_but
from tests.thargos.rules.told import told
from tests.thargos.table import hurt, lay

CODEX = ["2:steal_the_eclipse_codex"]


def at_once(t: Thargos, place: int = 0, track: int = 0, ease: int = 0) -> list[list[int]]:
    return prospect(t, 0, place, track, ease)


def test_what_a_hero_takes_from_the_one_across_is_counted() -> None:
    it = lay(
        "mason_knight_of_the_compact",
        facing=("iskreth",),
        missions=CODEX,
        hand=["guardian"],
        theirs={"injured": ["iskreth"]},
    )
    before = at_once(it.t)
    assert before[0] == [0, 1, 0]
    assert before == it.pick("attempt 1").totals


def test_what_a_hero_gets_against_an_injured_one_is_counted() -> None:
    it = lay("kurnor_assassin", facing=("hragga",), theirs={"injured": ["hragga"]})
    assert at_once(it.t)[0] == [3, 0, 0]


def test_an_extra_attempt_may_come_with_lower_values() -> None:
    it = lay(missions=CODEX)
    assert [b - a for a, b in zip(at_once(it.t, ease=1)[1], at_once(it.t)[1])] == [0, 1, 1]


def test_what_a_player_may_choose_is_not_counted() -> None:
    it = lay(facing=("hragga",), theirs={"posts": [["barricade", 1, 3]]})
    assert at_once(it.t)[1] == [4, 0, 0]


def test_nothing_changes() -> None:
    it = hurt("iskreth", missions=CODEX)
    before: Record = THARGOS.write(it.t)
    at_once(it.t)
    assert THARGOS.write(it.t) == before


def test_a_story_has_only_the_mission_against_it() -> None:
    t = told(hand=["guardian"]).t
    assert at_once(t)[1] == [0, 2, 0]


@pytest.mark.parametrize(("players", "mode"), slow_but(
    [(2, "duel")], [(1, "solo"), (2, "duel"), (3, "circle"), (2, "story"), (1, "story-solo")]
))  # fmt: skip
def test_it_is_what_the_rules_find(players: int, mode: str) -> None:
    dice, met = Random(players), 0
    for seed in range(6):
        setup = THARGOS.setup(players, seed, {"mode": mode, "condar": "with", "undead": "with"})
        t = THARGOS.new(setup)
        for _ in range(300):
            if t.over():
                break
            assert isinstance(t, Thargos)
            if t.asked is not None and t.asked.effect in (ACT, STORY_ACT):
                met += sum(agrees(t, int(pick)) for pick in t.options)
            t.answer(dice.choice(list(t.options)))
    assert met > 30


def agrees(t: Thargos, pick: int) -> bool:
    """Whether an answer is an attempt in which the next question is what to lay; then the totals must be as told."""
    if not (0 <= pick < USE or pick >= ATTEMPT):
        return False
    seat = int(t.seat())
    story = pick >= ATTEMPT
    place, track = (pick - ATTEMPT & 3, pick - ATTEMPT >> 2) if story else (pick, int(t.track(seat, pick)))
    u = t.copy()
    u.answer(pick)
    if u.conflict is None or u.asked is None or not isinstance(u.asked.effect, Lay) or u.asked.seat != seat:
        return False
    assert prospect(t, seat, place, track, 0) == totals(u)
    return True
