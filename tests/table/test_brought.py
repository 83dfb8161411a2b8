"""What players bring to a table: checked when they sit down, theirs alone until the end, and in the log after it."""

import json
from typing import Any

import pytest

from cardwright.kernel.log import read_log, replay
from cardwright.kernel.paper import BadPaper
from cardwright.table.library import parties
from cardwright.table.newtable import NewTable, again, plan_of
from cardwright.table.plan import Chair, Plan
from cardwright.table.sitting import NOT_BEGUN, PLAYING
from tests.kernel.tally import LENT, TALLY, tally
from tests.table.company import Server, refusals
from tests.table.parlour import OPEN_CHAIR, Parlour, bot, plan, two
from tests.table.tallying import MINE, YOURS, tally_plan

pytestmark = pytest.mark.usefixtures("tally_on_the_shelf")
SECRETS = ("only for my eyes", "nor for yours")
COMPLAINTS = "no_number line='ten'; pouch_size n=2"


def both() -> Parlour:
    p = Parlour(tally_plan(OPEN_CHAIR, OPEN_CHAIR))
    p.do("ann", "sit", seat=0, brings=MINE)
    p.do("bob", "sit", seat=1, brings=YOURS)
    return p


def new(*chairs: dict[str, str], **more: Any) -> NewTable:
    return NewTable.model_validate({"game": "tally", "chairs": list(chairs), **more})


# Sitting down.


def test_the_game_begins_when_everybody_has_brought_theirs() -> None:
    p = Parlour(tally_plan(OPEN_CHAIR, OPEN_CHAIR))
    p.do("bob", "sit", seat=1, brings=YOURS)
    assert (p.s.status(), p.s.position) == (NOT_BEGUN, None)
    p.do("ann", "sit", seat=0, brings=MINE)
    assert (p.s.status(), tally(p.s.t).pouches) == (PLAYING, [[7, 8, 9], [4, 5, 6]])
    assert len(p.s.told[0].events) == 2, "the opening was told"


def test_a_table_with_a_chosen_seed_waits_for_what_is_brought_too() -> None:
    made = plan_of(new({"kind": "me", "brings": MINE}, {"kind": "open"}, seed=5), "ann", None)
    p = Parlour(made)
    p.do("ann", "sit", seat=0, brings=MINE)
    p.refused("unfit", "bob", "sit", seat=1)
    p.do("bob", "sit", seat=1, brings=YOURS)
    assert TALLY.write(p.s.t) == TALLY.write(TALLY.new(TALLY.setup(2, 5, {}, brought=[MINE, YOURS])))


def test_who_brings_nothing_does_not_sit_down() -> None:
    p = Parlour(tally_plan(OPEN_CHAIR, OPEN_CHAIR))
    assert p.refused("unfit", "ann", "sit", seat=0) == "brought_nothing"


def test_what_the_game_does_not_accept_is_refused_with_all_that_is_wrong() -> None:
    p = Parlour(tally_plan(OPEN_CHAIR, OPEN_CHAIR))
    assert p.refused("unfit", "ann", "sit", seat=0, brings="1\nten") == COMPLAINTS
    assert (p.s.places[0].taken(), p.s.brought) == (False, ["", ""])


def test_nothing_is_brought_to_a_game_that_asks_for_nothing() -> None:
    p = Parlour(plan(OPEN_CHAIR, OPEN_CHAIR))
    assert p.refused("unfit", "ann", "sit", seat=0, brings=MINE) == "brought_needlessly"


def test_who_stands_up_takes_theirs_away() -> None:
    p = Parlour(tally_plan(OPEN_CHAIR, OPEN_CHAIR))
    p.do("ann", "sit", seat=0, brings=YOURS)
    p.do("ann", "stand")
    assert p.s.brought == ["", ""]
    p.do("ann", "sit", seat=0, brings=MINE)
    p.do("bob", "sit", seat=1, brings=YOURS)
    assert tally(p.s.t).pouches == [[7, 8, 9], [4, 5, 6]]


def test_the_log_makes_the_same_table_again() -> None:
    p = both()
    p.answers(3)
    assert TALLY.write(p.again().t) == TALLY.write(p.s.t)


# Laying a table.


def test_a_bot_borrows_unless_its_chair_says_what_it_brings() -> None:
    made = plan_of(new({"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy", "brings": MINE}), "ann", None)
    assert made.chairs[0].brings in LENT
    assert tally(Parlour(made).s.t).pouches[1] == [7, 8, 9]


def test_whoever_lays_a_table_hears_everything_that_is_wrong() -> None:
    chairs = {"kind": "me", "brings": "1\nten"}, {"kind": "bot", "level": "easy", "brings": "1"}
    with pytest.raises(BadPaper) as caught:
        plan_of(new(*chairs), "ann", None)
    mine = "; ".join(f"seat 1: {it}" for it in COMPLAINTS.split("; "))
    assert str(caught.value) == f"{mine}; seat 2: pouch_size n=1"


@pytest.mark.parametrize(
    ("chairs", "complaint"),
    [
        (({"kind": "me"}, {"kind": "open"}), "seat 1: brought_nothing"),
        (({"kind": "me", "brings": MINE}, {"kind": "open", "brings": MINE}), "seat 2: not_yours"),
        (({"kind": "me", "brings": MINE},), "players: tally is for 2 players, got 1"),
    ],
)
def test_a_table_where_something_is_missing_or_too_much_is_not_laid(
    chairs: tuple[dict[str, str], ...], complaint: str
) -> None:
    with pytest.raises(BadPaper, match=complaint):
        plan_of(new(*chairs), "ann", None)


@pytest.mark.parametrize("step", [0, 2])
def test_a_moment_goes_on_with_what_was_brought_then(step: int) -> None:
    source = both()
    source.play_out()
    asked = {"table": "table", "step": step}
    made = plan_of(new({"kind": "me"}, {"kind": "bot", "level": "easy"}, moment=asked), "ann", source.s)
    assert (made.brings(), made.chairs[1].brings) == ("", "")
    p = Parlour(made)
    assert p.refused("unfit", "ann", "sit", seat=0, brings=MINE) == "begun_elsewhere"
    p.do("ann", "sit", seat=0)
    assert TALLY.write(p.s.t) == TALLY.write(source.s.at(step))
    p.play_out()
    rematch = again(p.s, "ann", rotate=False)
    assert (rematch.brings(), rematch.brought, rematch.chairs[1].brings) == ("pouch", [], YOURS)


def test_bots_keep_theirs_in_a_rematch_and_sit_one_further() -> None:
    p = Parlour(tally_plan(OPEN_CHAIR, bot().model_copy(update={"brings": YOURS})))
    p.do("ann", "sit", seat=0, brings=MINE)
    p.play_out()
    assert [chair.brings for chair in again(p.s, "ann", rotate=True).chairs] == [YOURS, ""]


def test_tables_that_were_stored_before_anything_was_brought_still_open() -> None:
    old = two().s.plan.model_dump()
    del old["brought"]
    for chair in old["chairs"]:
        del chair["brings"]
    p = Parlour(Plan.model_validate(old)).all_sit()
    assert all("brings" not in e.body for e in p.log)
    assert p.again().status() == PLAYING
    assert Chair.model_validate({"kind": "open", "level": None, "account": None}) == OPEN_CHAIR


def test_the_library_says_who_can_play_and_what_they_bring() -> None:
    found = [(it.options, it.fewest, it.most, it.brings) for it in parties(TALLY)]
    assert found == [
        ({"mode": "duel"}, 2, 2, "pouch"),
        ({"mode": "alone"}, 1, 1, "pouch"),
        ({"mode": "crowd"}, 3, 4, "pouch"),
    ]


# At a server.


def table_of_two(server: Server) -> tuple[Any, Any, str]:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    chairs = [{"kind": "me", "brings": MINE}, {"kind": "open"}]
    return ann, bob, ann.lay(game="tally", chairs=chairs, public=True)


def test_nobody_is_shown_what_another_brought_before_the_end(server: Server) -> None:
    ann, bob, table = table_of_two(server)
    eve, heard = server.guest("Eve"), []
    with ann.at(table) as one, bob.at(table) as other, eve.at(table) as third:
        assert refusals(other.say("sit", seat=1, brings="1\nten")) == ["unfit"]
        other.say("sit", seat=1, brings=YOURS)
        assert other.scene()["plan"]["brings"] == "pouch"
        for who in (ann, bob, eve):
            paths = [f"/api/tables/{table}", "/api/tables?which=playing", "/api/tables?which=mine", "/api/games"]
            paths += [f"/api/tables/{table}/{it}" for it in ("log", "checks", "steps/0")]
            heard += [who.ask("GET", path).text for path in paths]
        assert ann.ask("GET", f"/api/tables/{table}/log").status_code == 403
        for ear in (one, other, third):
            ear.settle()
            heard += ear.heard
        other.say("resign")
    assert not [text for text in heard for secret in SECRETS if secret in text]
    log = eve.ask("GET", f"/api/tables/{table}/log").text
    assert all(secret in log for secret in SECRETS)


def test_the_log_has_it_after_the_end_and_can_be_checked(server: Server) -> None:
    ann, bob, table = table_of_two(server)
    with bob.at(table) as ear:
        ear.say("sit", seat=1, brings=YOURS)
        ear.say("resign")
    log = read_log(ann.ask("GET", f"/api/tables/{table}/log").text)
    assert log.setup.brought == [MINE, YOURS]
    assert TALLY.write(replay(TALLY, log)) == TALLY.write(server.sitting(table).t)
    assert all(check["right"] for check in ann.ask("GET", f"/api/tables/{table}/checks").json())


def test_a_table_with_something_unfit_is_not_laid(server: Server) -> None:
    chairs = [{"kind": "me", "brings": "1\nten"}, {"kind": "open"}]
    answer = server.guest("Ann").ask("POST", "/api/tables", json={"game": "tally", "chairs": chairs})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "unfit")
    assert all(it in answer.json()["error"]["message"] for it in COMPLAINTS.split("; "))


def test_a_long_list_of_what_is_wrong_arrives_whole(server: Server) -> None:
    chairs = [{"kind": "me", "brings": "\n".join(f"wrong {i}" for i in range(30))}, {"kind": "open"}]
    answer = server.guest("Ann").ask("POST", "/api/tables", json={"game": "tally", "chairs": chairs})
    lines = answer.json()["error"]["message"].split("\n")
    assert (len(lines), lines[-2:]) == (31, ["Player 1: no_number line='wrong 29'", "Player 1: pouch_size n=30"])


@pytest.mark.parametrize(("more", "mine"), [({}, MINE), ({"brings": YOURS}, YOURS)])
def test_whoever_wants_a_rematch_brings_the_same_or_another(server: Server, more: dict[str, str], mine: str) -> None:
    ann, bob, table = table_of_two(server)
    with bob.at(table) as ear:
        ear.say("sit", seat=1, brings=YOURS)
        ear.say("resign")
    with ann.at(table) as ear:
        assert refusals(ear.say("rematch", brings="1\nten")) == ["unfit"]
        ear.say("rematch", rotate=False, **more)
        found = ear.scene()["rematch"]
    entries = [json.dumps(entry) for entry in server.entries(found)]
    assert sum(json.dumps(mine) in entry for entry in entries) == 1
    with bob.at(found) as ear:
        assert refusals(ear.say("sit", seat=1)) == ["unfit"]
        ear.say("sit", seat=1, brings=MINE)
        assert ear.scene()["status"] == "playing"
