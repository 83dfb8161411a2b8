"""How a table ends that is not for two: alone, with somebody out, with nobody who has won; and what is rated then."""

from typing import Any

import pytest

from cardwright.kernel.game import Outcome
from cardwright.kernel.machine import Position
from cardwright.shelf import GAMES
from cardwright.table import entry as kinds
from cardwright.table.deeds import Refused
from cardwright.table.farewell import goodbye
from cardwright.table.plan import Clock
from cardwright.table.ratings import ladder
from cardwright.table.sitting import FINISHED, PLAYING
from cardwright.table.state import Finish
from tests.kernel.tally import TallyGame
from tests.table.company import Person, Server, is_trouble
from tests.table.parlour import OPEN_CHAIR, PEOPLE, Parlour, bot
from tests.table.tallying import MINE, tally_plan

pytestmark = pytest.mark.usefixtures("tally_on_the_shelf")
# Ann begins, and is out as soon as she lays her 1; the others have nothing to fear.
POUCHES = ("1\n9\n9\n9\n9", "2\n3\n4", "2\n3\n4", "2\n3\n5")


def alone(**more: Any) -> Parlour:
    p = Parlour(tally_plan(OPEN_CHAIR, mode="alone", **more))
    p.do("ann", "sit", seat=0, brings="3\n5\n7")
    return p


def crowd(players: int = 3, **more: Any) -> Parlour:
    """Ann is asked first."""
    for seed in range(20):
        p = Parlour(tally_plan(*[OPEN_CHAIR] * players, mode="crowd", seed=seed, **more))
        for seat in range(players):
            p.do(PEOPLE[seat], "sit", seat=seat, brings=POUCHES[seat])
        if p.s.turn() == 0:
            return p
    raise AssertionError("Ann never begins")


def finish(p: Parlour) -> Finish:
    assert p.s.finish is not None
    assert p.again().finish == p.s.finish
    return p.s.finish


# Alone.


@pytest.mark.parametrize(("goal", "ranks"), [("15", [1]), ("20", [2])])
def test_a_game_alone_is_won_or_lost(goal: str, ranks: list[int]) -> None:
    p = alone(options={"mode": "alone", "goal": goal})
    p.play_out()
    assert (finish(p).ranks, finish(p).scores) == (ranks, [15])
    assert finish(p).winners == ([0] if ranks == [1] else [])


def test_who_gives_up_alone_ends_the_game_and_nobody_has_won() -> None:
    p = alone()
    p.answer()
    p.do("ann", "resign")
    assert (p.s.status(), p.s.turn(), p.s.deadline()) == (FINISHED, -1, None)
    assert (finish(p).winners, finish(p).ranks, finish(p).way) == ([], [2], "resigned")


def test_who_runs_out_of_time_alone_has_lost() -> None:
    p = alone(clock=Clock(bank=60, increment=0))
    p.time = 61
    assert p.pass_time() == kinds.TIMEOUT
    assert (finish(p).winners, finish(p).way) == ([], "time")


# Somebody is out.


def test_who_is_out_is_asked_no_more_and_the_others_play_on() -> None:
    p = crowd()
    p.answer("lay 1")
    assert (p.s.out(), p.s.status(), p.s.turn()) == ([0], PLAYING, 1)
    p.play_out()
    assert (finish(p).ranks, finish(p).winners) == ([3, 1, 1], [1, 2])


def test_who_is_out_has_nothing_to_give_up_and_needs_no_bot() -> None:
    p = crowd()
    p.answer("lay 1")
    p.refused("out", "ann", "resign")
    p.refused("out", "ann", "propose", what="bot")
    with pytest.raises(Refused):
        goodbye(p.s, "ann")


def test_nobody_waits_for_the_vote_of_who_is_out() -> None:
    p = crowd()
    p.answer("lay 1")
    p.do("bob", "propose", what="bot")
    assert p.s.proposal is not None
    assert p.s.proposal.waiting == {2}


def test_the_clock_of_who_is_out_stands_still() -> None:
    p = crowd(clock=Clock(bank=60, increment=0))
    p.answer("lay 1")
    p.time = 40
    assert (p.s.time_left(0, p.now()), p.s.time_left(1, p.now())) == (60_000, 20_000)


def test_the_last_one_in_wins_when_another_gives_up() -> None:
    p = crowd()
    p.answer("lay 1")
    p.do("bob", "resign")
    assert (finish(p).ranks, finish(p).winners, finish(p).way) == ([2, 3, 1], [2], "resigned")


def test_two_who_are_in_play_on_with_a_bot_for_the_third() -> None:
    p = crowd(4)
    p.answer("lay 1")
    p.do("bob", "resign")
    assert (p.s.status(), p.s.places[1].level is not None) == (PLAYING, True)
    p.play_out()
    assert finish(p).ranks == [3, 4, 2, 1], "who is out comes before who gave up"


# Nobody has won.


class Hopeless(TallyGame):
    """Everybody plays against the game, and loses; who scored most lost least."""

    def outcome(self, t: Position) -> Outcome | None:
        found = super().outcome(t)
        return None if found is None else Outcome([rank + 1 for rank in found.ranks], found.scores, "lost")


def test_where_nobody_wins_who_gave_up_comes_last_and_still_nobody_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "tally", Hopeless())
    p = crowd(4)
    p.do("dan", "resign")
    while p.s.turn() >= 0:
        p.answer("lay 9" if p.s.turn() == 0 and p.s.t.legal(9) else None)
    assert (finish(p).winners, finish(p).way, finish(p).ranks) == ([], "lost", [4, 2, 2, 5])


def test_a_bot_alone_at_a_table_for_one_is_a_game_too() -> None:
    p = Parlour(tally_plan(bot().model_copy(update={"brings": MINE}), mode="alone"))
    p.play_out()
    assert finish(p).ranks == [1]


# Ratings.


def test_a_game_of_one_mode_keeps_its_name_among_the_ratings() -> None:
    assert (ladder("vale", ""), ladder("tally", "duel")) == ("vale", "tally duel")


def played_out(one: Person, other: Person, table: str) -> None:
    with one.at(table) as mine, other.at(table) as yours:
        yours.say("sit", seat=1, brings=MINE)
        while one.server.sitting(table).finish is None:
            for ear in (mine, yours):
                ear.settle()
                if ear.scene()["options"]:
                    answer = ear.scene()["options"][0]["answer"]
                    ear.say("answer", question=ear.scene()["question"], answer=answer)


def test_ratings_are_kept_apart_by_mode(server: Server) -> None:
    ann, bob = server.kept("Ann"), server.elsewhere("there").kept("Bob")
    table = ann.lay(game="tally", chairs=[{"kind": "me", "brings": "1\n1\n1"}, {"kind": "open"}])
    played_out(ann, bob, table)

    def board(mode: str) -> Any:
        return ann.ask("GET", f"/api/games/tally/ratings{mode}")

    for mode in ("", "?mode=duel"):
        assert [line["name"] for line in board(mode).json()["lines"]] == ["Bob", "Ann"]
    assert board("?mode=crowd").json() == {"lines": []}
    is_trouble(board("?mode=trio"), 404, "no_game")
    [rating] = ann.ask("GET", f"/api/players/{bob.id}").json()["ratings"]
    assert (rating["game"], rating["mode"], rating["wins"]) == ("tally", "duel", 1)


def test_a_game_without_modes_has_no_other_ratings(server: Server) -> None:
    assert server.client.get("/api/games/vale/ratings?mode=").json() == {"lines": []}
    is_trouble(server.client.get("/api/games/vale/ratings?mode=duel"), 404, "no_game")
