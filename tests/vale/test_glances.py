"""What is known at a glance is what a long look finds: traits that are kept, summonings that need no trial."""

from collections.abc import Iterator

import pytest

from cardwright.games.vale.game import VALE
from cardwright.games.vale.seat import traits_of
from cardwright.games.vale.state import Vale
from cardwright.games.vale.words.creatures import Discard, Summon
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Frame
from cardwright.kernel.words import Then

BOTH = {"artifacts": "with", "curse": "with"}


def positions(options: dict[str, str], games: int) -> Iterator[Vale]:
    """Every position of some random games."""
    for seed in range(games):
        t, dice = VALE.new(Setup(3, seed, options)), seeded(seed)
        assert isinstance(t, Vale)
        while t.asked is not None:
            yield t
            t.answer(t.options[dice.roll(len(t.options))])


@pytest.mark.parametrize("options", [{}, BOTH], ids=["base", "both"])
def test_the_traits_of_area_and_gear_are_those_of_what_lies_there(options: dict[str, str]) -> None:
    seen: set[int] = set()
    dice = seeded(1)
    for n, t in enumerate(positions(options, 20)):
        others = (
            [t.copy(), VALE.read(VALE.write(t)), VALE.imagine(VALE.view(t, int(t.seat())), dice)] if n % 50 == 0 else []
        )
        for seat in range(t.players):
            s = t.seats[seat]
            for other in others:
                assert isinstance(other, Vale)
                o = other.seats[seat]
                assert (o.area_traits, o.gear_traits) == (s.area_traits, s.gear_traits)
            assert s.area_traits == traits_of(s.area, t.variant.traits)
            assert s.gear_traits == traits_of(s.gear, t.variant.traits)
            seen |= {int(s.area_traits), int(s.gear_traits)}
    assert len(seen) >= 10


def test_what_is_assured_can_be_done_as_a_trial_on_a_copy_shows() -> None:
    word, summon = Then(Discard(), Summon()), Summon()
    tried = 0
    for t in positions({}, 20):
        seat = t.seat()
        if len(t.seats[seat].hand) > 0 and summon.assured(t, Frame(summon, seat)):
            for card in t.seats[seat].hand:
                f = Frame(word, seat, card, card)
                assert word.can(t, f)
                assert word.rehearse(t.copy(), f)
                tried += 1
    assert tried > 100
