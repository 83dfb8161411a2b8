"""What a game's folder of bots promises, for every game on the shelf: parts that add up, and a reason for each."""

import json

import pytest

from cardwright.bots.hint import Hint, hint
from cardwright.bots.judgement import WON
from cardwright.bots.levels import reckoning
from cardwright.kernel.dice import seeded
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import names
from cardwright.shelf import game as find
from cardwright.text.language import LANGUAGES
from cardwright.text.speech import telling
from tests.bots.tables import PLENTY, decisions, every_game, every_table, played
from tests.shelf import slow_but

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]
ALWAYS = ("only", "wins", "further", "equal")


def some(name: str, mode: str, players: int) -> list[Position]:
    """A few positions in which there is something to decide."""
    found = decisions("easy", name, mode, players)
    return found[:: len(found) // 3]


def advise(name: str, t: Position, lang: str = "en", simulations: int = 40) -> Hint:
    game = find(name)
    return hint(game, game.view(t, int(t.seat())), PLENTY, NAMES, telling(name, lang), simulations)


@every_table
def test_the_parts_add_up_to_what_judgement_thinks(name: str, mode: str, players: int) -> None:
    known = reckoning(find(name))
    for t in played("easy", name, mode, players)[:-1:9]:
        for seat in range(players):
            found = known.breakdown(t, seat)
            assert found.worth() == pytest.approx(known.judgement.worth(t, seat), abs=1e-6)
            assert abs(found.worth()) < WON
            assert found.rival != seat
            assert not found.won


@every_table
def test_the_end_is_worth_what_it_brings(name: str, mode: str, players: int) -> None:
    game, end = find(name), played("easy", name, mode, players)[-1]
    outcome, known = game.outcome(end), reckoning(game)
    assert outcome is not None
    for seat in range(players):
        alone = outcome.winners == [seat]
        assert known.breakdown(end, seat).won == alone
        assert (known.judgement.worth(end, seat) >= WON) == alone
        assert (known.judgement.worth(end, seat) <= -WON) == (seat not in outcome.winners)


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_every_part_has_a_reason_of_its_own(name: str, mode: str, players: int, lang: str) -> None:
    words, known = telling(name, lang), reckoning(find(name))
    t = played("easy", name, mode, players)[0]
    keys = [*ALWAYS, *known.breakdown(t, int(t.seat())).parts]
    said = {key: words.reason(key, other="X", n=3.0, name="Bob") for key in keys}
    assert len(set(said.values())) == len(said)
    assert all("X" in text and "{" not in text for key, text in said.items() if key != "only")


@pytest.mark.parametrize("lang", slow_but([("en",)], [(lang,) for lang in LANGUAGES]))
@every_game
def test_both_answers_are_options_and_the_reason_names_the_other(name: str, mode: str, players: int, lang: str) -> None:
    for t in some(name, mode, players):
        found = advise(name, t, lang)
        assert found.runner_up is not None
        assert {found.best.answer, found.runner_up.answer} <= set(names(t))
        assert found.best.answer != found.runner_up.answer
        assert found.runner_up.words in found.why
        assert "{" not in found.why
        assert json.loads(json.dumps(found.record())) == found.record()


@every_table
def test_the_hint_knows_only_the_view(name: str, mode: str, players: int) -> None:
    game, t = find(name), some(name, mode, players)[1]
    u = game.resample(t, int(t.seat()), seeded(5))
    assert game.write(u) != game.write(t)
    assert advise(name, u).record() == advise(name, t).record()
