"""A game without a folder in this room can be played at once: alone, by three, with copies, and if nobody wins."""

from itertools import count

import pytest

from cardwright.bots.hint import hint, why
from cardwright.bots.judgement import WON, PlainJudgement, result
from cardwright.bots.levels import LEVELS, bot, reckoning
from cardwright.bots.reckoning import Breakdown, Reckoning
from cardwright.bots.search import Search
from cardwright.bots.thinking import Hard
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import give, names
from cardwright.text.language import language
from cardwright.text.plain import PlainTelling
from tests.bots.race import COPIES, RACE
from tests.kernel.conflict.game import CONFLICT
from tests.kernel.tally import TALLY

PLENTY = 1e9
SECONDS = 0.01
SIMULATIONS = 200
SAY = PlainTelling(RACE, language("en"))


def holding(*hands: str, given: int = 0, far: tuple[int, ...] = ()) -> Position:
    """A race in which everybody holds cards of these kinds."""
    copies = {kind: count(int(kind) * COPIES) for kind in "0123"}
    dealt = [[next(copies[kind]) for kind in hand] for hand in hands]
    return RACE.dealt(dealt, [*far] or [0] * len(hands), given, seeded(1))


def search(t: Position, simulations: int) -> Search:
    found = Search(RACE, reckoning(RACE).judgement, t, seeded(1))
    for _ in range(simulations):
        found.simulate()
    return found


def test_a_game_without_a_folder_is_judged_by_its_end() -> None:
    known = reckoning(RACE)
    assert type(known) is Reckoning
    assert isinstance(known.judgement, PlainJudgement)
    assert reckoning(RACE) is known
    assert [known.judgement.worth(holding("123", "123"), seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize(
    ("winners", "worth"),
    [([0], [WON, -WON, -WON]), ([0, 2], [0, -WON, 0]), ([], [-WON, -WON, -WON]), ([0, 1, 2], [0, 0, 0])],
)
def test_an_end_is_worth_what_it_brings_each_seat(winners: list[int], worth: list[float]) -> None:
    assert [result(winners, seat) for seat in range(3)] == worth


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_game_of_any_number_of_seats(level: str, players: int) -> None:
    t = RACE.new(Setup(players, 4, {}))
    bots = [bot(RACE, level, seat) for seat in range(players)]
    while t.asked is not None:
        seat = int(t.seat())
        give(t, bots[seat].choose(RACE.view(t, seat), names(t), SECONDS))
    outcome = RACE.outcome(t)
    assert outcome is not None
    assert len(outcome.scores) == players


@pytest.mark.parametrize(("mode", "players"), [("alone", 1), ("duel", 2), ("crowd", 4)])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_with_what_it_brought_and_goes_on_when_somebody_is_out(
    level: str, mode: str, players: int
) -> None:  # fmt: skip
    t = TALLY.new(TALLY.setup(players, 4, {"mode": mode}))
    while t.asked is not None:
        seat = int(t.seat())
        give(t, bot(TALLY, level, seat).choose(TALLY.view(t, seat), names(t), SECONDS))
    assert TALLY.outcome(t) is not None


@pytest.mark.parametrize("others", [(), ("111",), ("111", "111")])
@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_victory_is_found(level: str, others: tuple[str, ...]) -> None:
    """Only three and two run far enough, in whichever order. What searches does so by count, not by the clock."""
    t = holding("023", *others)
    mind = bot(RACE, level, 1)
    if isinstance(mind, Hard):
        mind = Hard(RACE, mind.judgement, 1, SIMULATIONS)
    answer = mind.choose(RACE.view(t, 0), names(t), PLENTY)
    assert answer in ("run 2", "run 3")
    give(t, answer)
    for _ in others:
        t.answer(t.options[0])
    last = mind.choose(RACE.view(t, 0), names(t), PLENTY)
    assert {answer, last} == {"run 2", "run 3"}


def test_where_nobody_can_win_any_answer_will_do() -> None:
    thoughts = search(holding("011"), 60).thoughts()
    assert [round(thought.chance, 2) for thought in thoughts] == [0.0, 0.0]


def test_equal_cards_are_one_answer_in_the_tree_whichever_copy_was_dealt() -> None:
    """The other's cards are dealt anew in every simulation: of sixteen numbers, four kinds."""
    t = holding("023", "111")
    after_mine = [child.children for child in search(t, 400).root.children.values()]
    assert len(after_mine) == 3
    assert max(map(len, after_mine)) == 4


def test_a_double_of_another_game_is_played_by_every_level() -> None:
    t = CONFLICT.new(Setup(2, 1, {}))
    for level in LEVELS[1:]:
        answer = bot(CONFLICT, level, 1).choose(CONFLICT.view(t, int(t.seat())), names(t), SECONDS)
        assert answer in names(t)
        give(t, answer)


def test_a_hint_says_no_more_than_the_end_shows() -> None:
    t = holding("012", given=1, far=(3,))
    found = hint(RACE, RACE.view(t, 0), PLENTY, [], SAY, simulations=30)
    assert found.runner_up is not None
    assert (found.best.answer, found.best.lead, found.runner_up.lead) == ("run 2", None, None)
    assert found.best.chance > 90 > 10 > found.runner_up.chance
    assert found.why == SAY.reason("wins", other=found.runner_up.words)


@pytest.mark.parametrize(("surer", "key"), [(True, "further"), (False, "equal")])
def test_a_hint_without_parts_names_none(surer: bool, key: str) -> None:
    same = Breakdown({}, rest=0.5)
    assert why(reckoning(RACE), [same, same], surer, "X", [], SAY) == SAY.reason(key, other="X")
