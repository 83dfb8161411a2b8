"""Copies share their rows until one of them changes any."""

from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.seat import VACANT
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup


def played() -> Thargos:
    """A duel in its first turns: both have cards in hand."""
    t = THARGOS.new(Setup(2, 1, {}))
    assert isinstance(t, Thargos)
    dice = seeded(1)
    while len(t.sides[0].hand) == 0 or len(t.sides[1].hand) == 0:
        t.answer(t.options[dice.roll(len(t.options))])
    return t


def change(t: Thargos) -> None:
    """Every row that copies share is changed."""
    s = t.sides[0]
    card = s.hand[0]
    s.give(card)
    s.bury(card)
    s.let_know(card, 0)
    s.score(card)
    s.station(0, VACANT)


def test_copies_share_their_rows_until_one_of_them_changes_any() -> None:
    t = played()
    before = THARGOS.write(t)
    copies = [t, t.copy(), t.copy().copy()]
    for u in copies:
        assert THARGOS.write(u) == before
        others = [THARGOS.write(it) for it in copies if it is not u]
        change(u)
        assert THARGOS.write(u) != before
        assert [THARGOS.write(it) for it in copies if it is not u] == others


def test_what_was_changed_once_is_changed_in_place() -> None:
    u = played().copy()
    assert u.sides[0].lent
    u.sides[0].bury(u.sides[0].hand[0])
    assert [s.lent for s in u.sides] == [False, True]
