"""How often somebody may do something."""

from types import SimpleNamespace
from typing import Any

import pytest

from cardwright.table.house import address
from cardwright.table.limits import RATES, Limits


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


def test_whoever_did_nothing_for_longest_is_forgotten_first_and_memory_is_bounded() -> None:
    limits = Limits(clock=Clock(), remembered=3)
    used_up(limits, "guest", "old")
    used_up(limits, "guest", "new")
    for key in ("a", "b", "c", "d", "e"):
        limits.allow("guest", key)
        assert not limits.allow("guest", "new"), "who tries again and again is remembered"
        assert len(limits.buckets["guest"]) <= 3
    assert limits.allow("guest", "old")


def test_a_generous_server_lets_everything_through_and_remembers_nothing() -> None:
    limits = Limits(generous=True, clock=Clock())
    assert all(limits.allow("guest", "ann") for _ in range(1000))
    assert not limits.buckets["guest"]


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
