"""What the benchmarks promise is held against what they measured; nothing is measured here."""

import pytest

from bench import engine, served
from bench.__main__ import (
    AT_LEAST,
    AT_LEAST_AT_PACE,
    AT_PACE,
    BESIDE,
    OTHERS,
    OUTSIDE,
    PACE,
    PAGE,
    THARGOS,
    VALE,
    broken,
    parts,
    promised,
)
from cardwright.shelf import GAMES
from cardwright.text.speech import telling

OTHER_ENGINES = dict.fromkeys(OTHERS, 1.0)


def measured(pace: float, share: float = 1.0) -> dict[str, dict[str, float]]:
    """Figures of a machine on which Vale does as many games, and Thargos a share of what is promised there."""
    vale = {**AT_LEAST[VALE], PACE: pace, OUTSIDE: 1e9}
    rows = {row: share * least * pace / AT_PACE for row, least in AT_LEAST_AT_PACE[THARGOS].items()}
    return {VALE: vale, THARGOS: rows}


def test_what_is_promised_of_thargos_goes_with_the_pace_of_the_machine() -> None:
    duels = "random games/s, 2 players, duel"
    assert promised(THARGOS, measured(AT_PACE))[duels] == 2_000
    assert promised(THARGOS, measured(AT_PACE / 2))[duels] == 1_000
    assert promised(VALE, measured(AT_PACE)) == AT_LEAST[VALE]


def test_every_promise_that_is_not_kept_is_named() -> None:
    kept = {
        VALE: dict.fromkeys(("ms for 95 % of normal's decisions", "ms by which hard exceeds its time, at worst"), 0.0)
    }
    assert broken(measured(AT_PACE), OTHER_ENGINES, kept) == []
    slow = broken(measured(AT_PACE, 0.9), OTHER_ENGINES, kept)
    assert slow == [f"{THARGOS}, {row}" for row in AT_LEAST_AT_PACE[THARGOS]]


def test_the_page_is_measured_in_parts_and_the_others_stay_as_they_are() -> None:
    text = PAGE.read_text()
    engines, server, beside = parts(text)
    assert engines + server + beside == text
    assert [part.splitlines()[0] for part in (engines, server, beside)] == ["# Speed", served.TITLE, BESIDE]


def test_games_are_called_as_they_call_themselves() -> None:
    assert {VALE, THARGOS} == {telling(name, "en").title for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_every_promise_is_of_something_that_is_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "rate", lambda _: 1.0)
    monkeypatch.setattr(engine, "positions", lambda _: [])
    title = telling(name, "en").title
    assert {*AT_LEAST.get(title, {}), *AT_LEAST_AT_PACE.get(title, {})} <= set(engine.measure(GAMES[name]))
