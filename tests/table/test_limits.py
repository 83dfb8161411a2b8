"""How often somebody may do something."""

import contextlib
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from cardwright.table.limits import BY_ADDRESS, PLACE, RATES, ROW, Ledger, Limits, TooMany
from cardwright.table.service import address
from tests.patience import PATIENCE


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def used_up(limits: Limits, kind: str, key: str) -> int:
    """How often it may be done right now."""
    done = 0
    while limits.allow(kind, key):
        done += 1
    return done


@pytest.mark.parametrize("kind", RATES)
def test_so_much_may_be_done_at_once_and_more_as_time_goes_by(kind: str) -> None:
    clock, rate = Clock(), RATES[kind]
    limits = Limits(clock=clock)
    assert used_up(limits, kind, "ann") == rate.burst
    clock.time += rate.seconds * 2.5
    assert used_up(limits, kind, "ann") == 2
    clock.time += rate.seconds * 0.6
    assert used_up(limits, kind, "ann") == 1


def test_waiting_long_allows_no_more_than_at_first() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    used_up(limits, "guest", "ann")
    clock.time += 1e9
    assert used_up(limits, "guest", "ann") == RATES["guest"].burst


def test_everybody_and_every_kind_is_counted_alone() -> None:
    limits = Limits(clock=Clock())
    used_up(limits, "guest", "ann")
    assert limits.allow("guest", "bob")
    assert limits.allow("login", "ann")


def test_trying_in_vain_costs_nothing() -> None:
    clock, rate = Clock(), RATES["login"]
    limits = Limits(clock=clock)
    used_up(limits, "login", "ann")
    for _ in range(1000):
        assert not limits.allow("login", "ann")
    clock.time += rate.seconds
    assert limits.allow("login", "ann")


def test_memory_is_bounded_and_who_has_used_up_most_is_forgotten_last() -> None:
    limits = Limits(clock=Clock(), ledger=Ledger(None, rows=1))
    used_up(limits, "guest", "new")
    size = len(limits.ledger.memory)
    for number in range(1000):
        limits.allow("guest", str(number))
        assert not limits.allow("guest", "new"), "who has used up everything is remembered"
    assert limits.allow("guest", "0")
    assert len(limits.ledger.memory) == size == ROW * PLACE.size


def test_a_generous_server_lets_everything_through_and_remembers_nothing() -> None:
    limits = Limits(generous=True, clock=Clock())
    assert all(limits.allow("guest", "ann") for _ in range(1000))
    assert not any(limits.ledger.memory[:])


@pytest.mark.parametrize("kind", RATES)
def test_a_crowd_behind_one_address_may_do_more_and_a_person_may_not(kind: str) -> None:
    clock, rate = Clock(), RATES[kind]
    limits, crowd = Limits(clock=clock, crowd=30), 30 if kind in BY_ADDRESS else 1
    assert used_up(limits, kind, "school") == rate.burst * crowd
    clock.time += rate.seconds + 0.001 * rate.seconds
    assert used_up(limits, kind, "school") == crowd


COUNTING: Final = """
import sys
from cardwright.table.limits import Ledger, Limits
limits = Limits(clock=lambda: 1000.0, ledger=Ledger(sys.argv[1]))
print(sum(limits.allow("request", "ann") for _ in range(1000)))
"""


def test_processes_count_together(tmp_path: Path) -> None:
    file = tmp_path / "ledger"
    file.touch()
    command = [sys.executable, "-c", COUNTING, str(file)]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    counted = [int(process.communicate(timeout=PATIENCE)[0]) for process in processes]
    assert sum(counted) == RATES["request"].burst
    alone = [Limits(clock=Clock()) for _ in range(3)]
    assert sum(used_up(it, "request", "ann") for it in alone) == 3 * RATES["request"].burst


def test_things_that_are_held_come_back_also_after_a_failure() -> None:
    limits = Limits(clock=Clock())
    with limits.holding("ann", 1):
        with pytest.raises(TooMany), limits.holding("ann", 1):
            raise AssertionError("not reached")
        with limits.holding("bob", 1):
            pass
    with contextlib.suppress(LookupError), limits.holding("ann", 1):
        raise LookupError
    assert not limits.held
    with Limits(generous=True).holding("ann", 0):
        pass


def test_a_kind_that_nobody_knows_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Limits(generous=True).allow("sneeze", "ann")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_what_one_client_has_to_itself(host: str, counted: str) -> None:
    asking: Any = SimpleNamespace(client=SimpleNamespace(host=host))
    assert address(asking) == counted
    nowhere: Any = SimpleNamespace(client=None)
    assert address(nowhere) == ""
