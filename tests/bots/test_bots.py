"""What every bot promises in every game on the shelf: it sees a view, answers legally, in time, and knows no more."""

import gc
import json
import signal
import time
from collections.abc import Callable, Iterator
from statistics import fmean

import pytest

from cardwright.bots.bot import Bot
from cardwright.bots.levels import LEVELS, RANDOM, bot, reckoning, thinking_time
from cardwright.bots.search import Thought
from cardwright.bots.thinking import ENOUGH, EVEN, Brief, Hard, clear
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Game
from cardwright.kernel.notation import names
from cardwright.kernel.paper import Record
from cardwright.shelf import GAMES
from cardwright.shelf import game as find
from tests.bots.tables import PLENTY, decisions, every_game, every_table
from tests.bots.vale.puzzles import PUZZLES

TICK = 0.01
STRIDE = {"random": 1, "easy": 1, "normal": 4, "hard": 25}
# Of a game however short so many decisions are looked at.
LEAST = 6


def player(game: Game, level: str, seed: int) -> Bot:
    """A bot whose answer hangs on nothing but its view and its seed: hard counts simulations, not seconds."""
    if level == "hard":
        return Brief(game, reckoning(game).judgement, seed, simulations=200)
    return bot(game, level, seed)


def plain(view: Record) -> Record:
    """The same view with nothing in it but what JSON can hold."""
    copy: Record = json.loads(json.dumps(view))
    return copy


@every_table
@pytest.mark.parametrize("level", [*LEVELS[:3], pytest.param("hard", marks=pytest.mark.slow)])
def test_equal_views_get_equal_and_legal_answers(level: str, name: str, mode: str, players: int) -> None:
    """Whatever the hidden cards are, a bot answers the same: it cannot know them."""
    game, dice = find(name), seeded(7)
    differed, met = 0, decisions("normal", name, mode, players)
    for number, t in enumerate(met[:: min(STRIDE[level], len(met) // LEAST)]):
        seat = int(t.seat())
        u = game.resample(t, seat, dice)
        differed += game.write(u) != game.write(t)
        assert game.view(u, seat) == game.view(t, seat)
        answer = player(game, level, number).choose(game.view(t, seat), names(t), PLENTY)
        assert answer in names(t)
        assert answer == player(game, level, number).choose(plain(game.view(u, seat)), names(u), PLENTY)
    assert differed > 2


@every_game
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_a_bot_leaves_the_view_and_the_options_alone(level: str, name: str, mode: str, players: int) -> None:
    game, t = find(name), decisions("normal", name, mode, players)[10]
    view, options = game.view(t, int(t.seat())), names(t)
    before = json.dumps([view, options])
    player(game, level, 1).choose(view, options, 0.05)
    assert json.dumps([view, options]) == before


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_every_level(name: str) -> None:
    assert (RANDOM, *reckoning(find(name)).minds) == LEVELS


def test_expert_has_more_time_than_hard_and_thinks_alike() -> None:
    assert [thinking_time(level, 2.0) for level in LEVELS] == [2.0, 2.0, 2.0, 2.0, 8.0]
    for game in GAMES.values():
        assert isinstance(bot(game, "expert", 1), Hard)


class Clock:
    """A clock that goes on by one tick whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * TICK


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(time, "perf_counter", found)
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_single_option_needs_no_thought(level: str, name: str) -> None:
    assert bot(find(name), level, 1).choose({}, ["the only one"], 30.0) == "the only one"


@every_table
@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_quick_levels_take_no_time_to_think_however_much_they_are_given(
    level: str, name: str, mode: str, players: int, clock: Clock
) -> None:  # fmt: skip
    game = find(name)
    for t in decisions("normal", name, mode, players)[::8]:
        view, options = game.view(t, int(t.seat())), names(t)
        hurried, unhurried = [bot(game, level, 1).choose(view, options, seconds) for seconds in (0.0, PLENTY)]
        assert hurried == unhurried
    assert clock.looks == 0


@pytest.fixture
def alarm() -> Iterator[Callable[[float], None]]:
    """Interrupts after so many seconds, as Ctrl-C does; Python would swallow it while it collects rubbish."""
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    gc.disable()

    def ring(seconds: float) -> None:
        signal.setitimer(signal.ITIMER_REAL, seconds)

    yield ring
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)
    gc.enable()


@every_table
@pytest.mark.parametrize("seconds", [0.02, 0.2])
def test_hard_keeps_to_its_time(name: str, mode: str, players: int, seconds: float, clock: Clock) -> None:
    """It looks at the clock after every simulation, and may be done before; how long one takes is for `bench`."""
    game = find(name)
    mind = bot(game, "hard", 1)
    for t in decisions("normal", name, mode, players)[5::30]:
        before = clock.looks
        assert mind.choose(game.view(t, int(t.seat())), names(t), seconds) in names(t)
        assert (clock.looks - before) * TICK < seconds + 5 * TICK


@every_game
@pytest.mark.parametrize("seconds", [-1.0, 0.0, 1e-6])
def test_hard_answers_even_without_time(
    name: str, mode: str, players: int, seconds: float, alarm: Callable[[float], None]
) -> None:  # fmt: skip
    game, t = find(name), decisions("normal", name, mode, players)[10]
    alarm(60)
    answer = bot(game, "hard", 1).choose(game.view(t, int(t.seat())), names(t), seconds)
    assert answer in names(t)


@every_game
def test_hard_uses_its_time_and_counts_it(name: str, mode: str, players: int, clock: Clock) -> None:
    t = decisions("normal", name, mode, players)[10]
    mind = Hard(find(name), reckoning(find(name)).judgement, 1)
    few, many = (int(mind.search(t, seconds).simulations) for seconds in (0.02, 0.3))
    assert many > 3 * few > 0
    assert mind.simulated == few + many


@every_game
def test_what_hard_answers_sooner_is_as_good(name: str, mode: str, players: int, clock: Clock) -> None:
    """Both roll the same dice, and the clock is even, so that the one is the beginning of the other."""
    judgement = reckoning(find(name)).judgement
    missed: list[float] = []
    for t in decisions("normal", name, mode, players)[5::30]:
        soon, late = (Hard(find(name), judgement, 1).search(t, 0.2, sooner=sooner) for sooner in (True, False))
        assert int(soon.simulations) >= ENOUGH * int(late.simulations) - 1
        chances = {one.pick: one.chance for one in late.thoughts()}
        missed.append(late.thoughts()[0].chance - chances[soon.thoughts()[0].pick])
    assert fmean(missed) < 2 * EVEN


def test_hard_answers_sooner_where_one_answer_wins(clock: Clock) -> None:
    t = PUZZLES["ifrit_wins"].t
    mind = Hard(find("vale"), reckoning(find("vale")).judgement, 1)
    soon, late = (int(mind.search(t, 2.0, sooner=sooner).simulations) for sooner in (True, False))
    assert soon < late


@pytest.mark.parametrize(
    ("tried", "enough"),
    [
        ([(90, 0.6), (29, 0.5)], True),
        ([(90, 0.6), (30, 0.5)], False),
        ([(90, 0.600), (80, 0.603), (70, 0.598)], False),
        ([(90, 0.600), (80, 0.603), (70, 0.599)], True),
        ([(1, 0.5)], True),
    ],
)
def test_an_answer_is_clear_if_it_stands_alone_or_its_rivals_are_as_good(
    tried: list[tuple[int, float]], enough: bool
) -> None:
    assert clear([Thought(pick, visits, chance) for pick, (visits, chance) in enumerate(tried)]) is enough


@every_game
def test_an_interrupt_is_heard_while_hard_thinks(
    name: str, mode: str, players: int, alarm: Callable[[float], None]
) -> None:
    game, t = find(name), decisions("normal", name, mode, players)[10]
    alarm(0.2)
    with pytest.raises(KeyboardInterrupt):
        bot(game, "hard", 1).choose(game.view(t, int(t.seat())), names(t), PLENTY)
