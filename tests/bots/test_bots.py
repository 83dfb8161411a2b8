"""The contract that every bot signs: it sees a view, answers legally, in time, and cannot know more."""

import gc
import json
import signal
import time
from collections.abc import Callable, Iterator

import pytest

from cardwright.bots.bot import Bot
from cardwright.bots.levels import JUDGEMENTS, LEVELS, bot
from cardwright.bots.players import Hard
from cardwright.games.vale.game import VALE
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import give, names
from cardwright.kernel.paper import Record

PLENTY = 1e9
TICK = 0.01
STRIDE = {"random": 1, "easy": 1, "normal": 4, "hard": 25}


def player(level: str, seed: int) -> Bot:
    """A bot whose answer hangs on nothing but its view and its seed: hard counts simulations, not seconds."""
    return Hard(VALE, JUDGEMENTS["vale"], seed, simulations=200) if level == "hard" else bot(VALE, level, seed)


def a_game(players: int, seed: int) -> list[Position]:
    """The positions of a game between normal bots in which there is something to decide."""
    t = VALE.new(Setup(players, seed, {}))
    mind = bot(VALE, "normal", seed)
    found: list[Position] = []
    while t.asked is not None:
        if len(t.options) > 1:
            found.append(t.clone())
        give(t, mind.choose(VALE.view(t, int(t.seat())), names(t), PLENTY))
    return found


GAMES = {players: a_game(players, players) for players in (2, 3, 4)}


def plain(view: Record) -> Record:
    """The same view with nothing in it but what JSON can hold."""
    copy: Record = json.loads(json.dumps(view))
    return copy


@pytest.mark.parametrize("players", GAMES)
@pytest.mark.parametrize("level", [*LEVELS[:3], pytest.param("hard", marks=pytest.mark.slow)])
def test_equal_views_get_equal_and_legal_answers(level: str, players: int) -> None:
    """Whatever the hidden cards are, a bot answers the same: it cannot know them."""
    dice = seeded(7)
    differed = 0
    for number, t in enumerate(GAMES[players][:: STRIDE[level]]):
        seat = int(t.seat())
        u = VALE.resample(t, seat, dice)
        differed += VALE.write(u) != VALE.write(t)
        assert VALE.view(u, seat) == VALE.view(t, seat)
        answer = player(level, number).choose(VALE.view(t, seat), names(t), PLENTY)
        assert answer in names(t)
        assert answer == player(level, number).choose(plain(VALE.view(u, seat)), names(u), PLENTY)
    assert differed > 2


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_leaves_the_view_and_the_options_alone(level: str) -> None:
    t = GAMES[3][20]
    view, options = VALE.view(t, int(t.seat())), names(t)
    before = json.dumps([view, options])
    player(level, 1).choose(view, options, 0.05)
    assert json.dumps([view, options]) == before


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


@pytest.mark.parametrize("level", LEVELS)
def test_a_single_option_needs_no_thought(level: str) -> None:
    assert bot(VALE, level, 1).choose({}, ["the only one"], 30.0) == "the only one"


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_quick_levels_take_no_time_to_think_however_much_they_are_given(level: str, clock: Clock) -> None:
    for t in GAMES[3][::8]:
        view, options = VALE.view(t, int(t.seat())), names(t)
        hurried, unhurried = [bot(VALE, level, 1).choose(view, options, seconds) for seconds in (0.0, PLENTY)]
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


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seconds", [0.02, 0.2])
def test_hard_keeps_to_its_time(players: int, seconds: float, clock: Clock) -> None:
    """It looks at the clock after every simulation; how long one takes is for `bench`."""
    mind = bot(VALE, "hard", 1)
    for t in GAMES[players][5::30]:
        before = clock.looks
        assert mind.choose(VALE.view(t, int(t.seat())), names(t), seconds) in names(t)
        assert seconds <= (clock.looks - before) * TICK < seconds + 5 * TICK


@pytest.mark.parametrize("seconds", [-1.0, 0.0, 1e-6])
def test_hard_answers_even_without_time(seconds: float, alarm: Callable[[float], None]) -> None:
    t = GAMES[2][10]
    alarm(60)
    answer = bot(VALE, "hard", 1).choose(VALE.view(t, int(t.seat())), names(t), seconds)
    assert answer in names(t)


def test_hard_uses_its_time(clock: Clock) -> None:
    t = GAMES[2][10]
    mind = Hard(VALE, JUDGEMENTS["vale"], 1)
    few, many = (int(mind.search(t, seconds).simulations) for seconds in (0.02, 0.3))
    assert many > 3 * few > 0


def test_an_interrupt_is_heard_while_hard_thinks(alarm: Callable[[float], None]) -> None:
    t = GAMES[2][10]
    alarm(0.2)
    with pytest.raises(KeyboardInterrupt):
        bot(VALE, "hard", 1).choose(VALE.view(t, int(t.seat())), names(t), PLENTY)
