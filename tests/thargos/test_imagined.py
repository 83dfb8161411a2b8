"""What bots imagine of a deck that they cannot see: a legal one, of cards that suit the team and of what was seen."""

from collections import Counter
from statistics import fmean

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, NUMBERS
from cardwright.games.thargos.decks.checking import most_copies
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.decks.teams import TEAMS
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.dice import seeded
from cardwright.kernel.machine import playout
from cardwright.kernel.scenario import play_scenario, read_scenario

DEALS = 120
DECKS = {team.id: code_of(team.deck) for team in TEAMS}


def begun(theirs: str, options: dict[str, str] | None = None) -> Thargos:
    """A game against a ready-made deck at its first question."""
    setup = THARGOS.setup(2, 1, THARGOS.complete(options or {}), brought=[DECKS["vanguard"], DECKS[theirs]])
    t = THARGOS.new(setup)
    assert isinstance(t, Thargos)
    return t


def imagined(t: Thargos, n: int = DEALS) -> list[Counter[int]]:
    """Lists of the second player's deck as the first imagines them."""
    dice = seeded(1)
    found: list[Counter[int]] = []
    for _ in range(n):
        u = THARGOS.resample(t, 0, dice)
        assert isinstance(u, Thargos)
        found.append(Counter(int(card) for card in u.sides[1].cards))
    return found


def mean(lists: list[Counter[int]], card: str) -> float:
    return fmean(one[NUMBERS[card]] for one in lists)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (2, {"lists": "open", "undead": "with", "condar": "with"}),
        (3, {"mode": "circle"}),
        (1, {"mode": "solo", "effects": "all"}),
    ],
)
@pytest.mark.parametrize("seed", range(2))
def test_what_is_dealt_anew_is_what_the_view_lets_one_imagine(players: int, options: dict[str, str], seed: int) -> None:
    dice = seeded(seed)
    t = THARGOS.new(THARGOS.setup(players, seed, THARGOS.complete(options)))
    while t.asked is not None:
        if dice.roll(12) == 0:
            for seat in range(players):
                imagined = THARGOS.imagine(THARGOS.view(t, seat), seeded(seed))
                assert THARGOS.write(THARGOS.resample(t, seat, seeded(seed))) == THARGOS.write(imagined)
        t.answer(t.options[dice.roll(len(t.options))])


@pytest.mark.parametrize("undead", ["without", "with"])
def test_an_imagined_deck_is_one_that_could_be_brought(undead: str) -> None:
    for one in imagined(begun("blood", {"undead": undead}), 20):
        assert one.total() == 60
        assert all(n <= most_copies(card) for card, n in one.items())
        assert all(DESIGNS[card].box == "base" or undead == "with" for card in one)
        assert Counter(int(DESIGNS[card].kind) for card in one.elements()) == {1: 20, 2: 20, 3: 20}


def test_cards_that_suit_the_team_are_likelier() -> None:
    strong, wise = imagined(begun("blood")), imagined(begun("fates"))
    assert mean(wise, "wandering_zephyr") > 1.3 * mean(strong, "wandering_zephyr")
    assert mean(strong, "wandering_zephyr") > 0


def test_of_a_card_that_was_seen_further_copies_are_likelier() -> None:
    seen, unseen = (imagined(facing(lasting)) for lasting in ("war_hound_of_krill", "legion_longsword"))
    assert mean(seen, "war_hound_of_krill") > mean(unseen, "war_hound_of_krill") + 1.0
    assert mean(unseen, "legion_longsword") > mean(seen, "legion_longsword") + 1.0


def facing(lasting: str) -> Thargos:
    """A table at which the other player has attached a single card."""
    text = f'''
game = "thargos"
[[seat]]
[[seat]]
heroes = ["hragga", "moonless_runner", "marshal_of_the_broken_horn", "oskillos"]
lastings = {{ hragga = ["{lasting}"] }}
'''
    t = play_scenario(THARGOS, read_scenario(text))
    assert isinstance(t, Thargos)
    return t


def test_all_that_was_seen_is_in_it_to_the_end_of_the_game() -> None:
    t = begun("siege")
    last = t.copy()
    dice = seeded(2)
    while t.asked is not None:
        last = t.copy()
        t.answer(t.options[dice.roll(len(t.options))])
    shown = Counter(int(last.number(1, card)) for card in last.sides[1].discard)
    assert all(shown <= one for one in imagined(last, 10))
    assert playout(last, dice) > 0
