"""What is told of a game beside its events: the scores after every step, and how the chances stood once it is over."""

from collections.abc import Iterator
from random import Random

import pytest

from cardwright.kernel.notation import names
from cardwright.table.newtable import NewChair, NewTable, Origin, plan_of
from cardwright.table.scene import Viewer, scene
from cardwright.table.sitting import Sitting
from cardwright.table.tables import judged
from tests.table.company import Company, is_trouble, open_server
from tests.table.parlour import Parlour, two


@pytest.fixture(scope="module")
def over() -> Sitting:
    parlour = two()
    parlour.play_out()
    return parlour.s


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    with open_server(tmp_path_factory.mktemp("server")) as server:
        yield Company(server)


def test_every_step_of_the_story_has_its_scores_and_the_last_are_the_result(over: Sitting) -> None:
    story = scene(over, Viewer(0, "en"), {})["story"]
    assert isinstance(story, dict)
    assert len(story["scores"]) == len(story["steps"]) == len(over.steps) + 1
    assert over.finish is not None
    assert story["scores"][-1] == over.finish.scores
    for step in (0, 17, 40):
        assert story["scores"][step] == over.game.scores(over.at(step))


def test_scores_come_with_the_steps_that_are_news(over: Sitting) -> None:
    story = scene(over, Viewer(0, "en", told=30, heard=over.told[29].number), {})["story"]
    assert isinstance(story, dict)
    assert (story["from"], len(story["scores"])) == (30, len(over.told) - 30)


def test_an_answer_that_is_taken_back_takes_its_scores_along() -> None:
    parlour = two()
    parlour.answers(20)
    seat = parlour.s.turn()
    parlour.do(("ann", "bob")[seat], "propose", what="undo")
    parlour.do(("ann", "bob")[1 - seat], "agree", proposal=parlour.s.number)
    assert len(parlour.s.told) == len(parlour.s.steps) + 1 < 21


def test_chances_are_judged_at_quiet_moments_and_never_of_the_end(over: Sitting) -> None:
    found = judged(over)
    assert len(found) > 5
    assert [it.step for it in found] == sorted({it.step for it in found})
    assert all(len(it.chances) == 2 and all(0 <= chance <= 100 for chance in it.chances) for it in found)
    assert found[-1].step < len(over.steps)
    assert len({it.chances[0] for it in found}) > 2


def test_nobody_hears_of_chances_before_the_game_is_over(at: Company) -> None:
    is_trouble(at.ann.ask("GET", f"/api/tables/{at.playing}/chances"), 403, "not_over")
    is_trouble(at.ann.ask("GET", "/api/tables/nothing/chances"), 404, "no_table")
    assert at.ann.ask("GET", f"/api/tables/{at.over}/chances").status_code == 200


def test_who_goes_on_from_a_moment_reads_how_it_came_to_it(over: Sitting) -> None:
    chairs = [NewChair(kind="me"), NewChair(kind="bot", level="easy")]
    new = NewTable(game="vale", chairs=chairs, options={}, moment=Origin(table=over.id, step=25))
    parlour = Parlour(plan_of(new, "ann", over))
    parlour.do("ann", "sit", seat=0)
    told, before = parlour.s.told[0], over.told[:26]
    assert [(e.kind, e.seat, e.n) for e in told.events] == [(e.kind, e.seat, e.n) for it in before for e in it.events]
    assert told.scores == before[-1].scores
    dice = Random(1)
    parlour.answer(dice.choice(names(parlour.s.t)))
    assert len(parlour.s.told) == 2


def test_points_say_which_card_brought_them(over: Sitting) -> None:
    story = scene(over, Viewer(0, "en"), {})["story"]
    assert isinstance(story, dict)
    scored = [line for step in story["steps"] for line in step if line["kind"] == "scored"]
    assert scored
    assert all(len(line["cards"]) == 1 for line in scored)
