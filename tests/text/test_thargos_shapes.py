"""What is told of Heroes of Thargos as data has the shapes from which the page's types are made."""

import pytest

from cardwright.games.thargos.game import THARGOS
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import OPEN, SPECTATOR
from cardwright.text.thargos.telling import TELLINGS
from tests.text.test_shapes import NOW_AND_THEN, fits, shape


@pytest.mark.parametrize("code", TELLINGS)
def test_every_card_has_its_shape(code: str) -> None:
    card = shape("thargos", "Card")
    assert all(fits(card, it) for it in TELLINGS[code].cards())


@pytest.mark.parametrize(("players", "options"), [
    (1, {"mode": "solo"}), (1, {"mode": "story-solo", "story": "condar"}),
    (2, {"first": "die"}), (2, {"mode": "story", "story": "condar"}),
    (3, {"mode": "circle", "undead": "with"}),
])  # fmt: skip
def test_every_view_has_its_shape(players: int, options: dict[str, str]) -> None:
    view, dice = shape("thargos", "View"), seeded(players)
    t = THARGOS.new(THARGOS.setup(players, players, options))
    step = 0
    while t.asked is not None:
        t.answer(t.options[dice.roll(len(t.options))])
        step += 1
        if step % NOW_AND_THEN == 0 or t.over():
            assert all(fits(view, THARGOS.view(t, seat)) for seat in (OPEN, SPECTATOR, *range(players)))
