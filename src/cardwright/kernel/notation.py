"""The notation: every answer has one readable, stable, parseable name."""

from mypy_extensions import i64

from cardwright.kernel.machine import IllegalAnswer, Position


def name(t: Position, pick: i64) -> str:
    """The name of an option of the open question."""
    f = t.asked
    assert f is not None
    return f.effect.name(t, f, pick)


def names(t: Position) -> list[str]:
    """The names of all options, in their order."""
    return [name(t, pick) for pick in t.options]


def parse(t: Position, text: str) -> int:
    """The option that a text names; letter case, spaces and the order of `name=number` parts do not matter."""
    if t.asked is None:
        raise IllegalAnswer(f"'{text.strip()}': the game is over, nothing is asked")
    for pick in t.options:
        if name(t, pick) == text:
            return pick
    wanted = _plain(text)
    for pick in t.options:
        if _plain(name(t, pick)) == wanted:
            return pick
    raise IllegalAnswer(f"'{text.strip()}' is not legal for seat {t.seat() + 1} now; legal: {' | '.join(names(t))}")


def give(t: Position, text: str) -> None:
    """Give the answer that a text names."""
    t.answer(parse(t, text))


def same(a: str, b: str) -> bool:
    """Whether two texts name the same answer."""
    return _plain(a) == _plain(b)


def _plain(text: str) -> list[str]:
    words = text.lower().split()
    return [w for w in words if "=" not in w] + sorted([w for w in words if "=" in w])
